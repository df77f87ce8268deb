import Foundation
import IdentityTree

/// The files of one program, as they were named: a file, several files, or all Swift files of a folder.
struct ProgramFiles: Equatable {
  /// How messages name the program.
  let name: String
  let paths: [String]
  /// Whether they are the code of a built-in scenario, whose views are all looked at.
  var isScenario = false

  /// Whether an argument names a file, a folder or standard input rather than a scenario.
  static func isFile(_ argument: String) -> Bool {
    // Names of scenarios have no full stop; a file's name may be mistyped behind it.
    argument == "-" || argument.contains(".") || argument.contains("/") || isFolder(argument)
  }

  /// The programs that the arguments name.
  static func programs(_ arguments: [String], together: Bool) throws(CommandError) -> [ProgramFiles] {
    var programs: [ProgramFiles] = []
    for argument in arguments {
      guard !argument.hasSuffix(".steps") else {
        throw CommandError("\(argument) is a steps file; `IdentitySim check` and `IdentitySim explain` do its steps.")
      }
      if let scenario = try scenario(named: argument) {
        programs.append(scenario)
        continue
      }
      let paths = isFolder(argument) ? swiftFiles(in: argument) : [argument]
      guard !paths.isEmpty else { throw CommandError("\(argument): there is no Swift file in this folder.") }
      programs.append(ProgramFiles(name: argument, paths: paths))
    }
    guard together, programs.count > 1 else { return programs }
    return [ProgramFiles(name: arguments.joined(separator: " "), paths: programs.flatMap(\.paths))]
  }

  /// The code of a scenario as a file of its own, where an argument names one and no file.
  private static func scenario(named name: String) throws(CommandError) -> ProgramFiles? {
    guard !isFile(name), !FileManager.default.fileExists(atPath: name) else { return nil }
    let known = Catalogue.all.map(\.name)
    guard let scenario = Catalogue.scenario(named: name) else {
      throw CommandError(Suggestion.scenario(name, kind: "scenario or file", among: known))
    }
    guard case .views = scenario.content else {
      throw CommandError("\(name) is about the compiler: it has no views to look at. See IdentitySim run \(name).")
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "IdentitySim-scenarios-\(getuid())")
    let file = folder.appending(path: "\(name).swift")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(ScenarioText.program(of: scenario).utf8).write(to: file, options: .atomic)
    } catch {
      throw CommandError("\(file.path): cannot be written: \(error.localizedDescription)")
    }
    return ProgramFiles(name: name, paths: [file.path], isScenario: true)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Hidden folders and a package's manifest are no part of a program.
  private static func swiftFiles(in folder: String) -> [String] {
    let below = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return below.filter { path in
      path.hasSuffix(".swift") && path != "Package.swift" && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }.sorted().map { "\(base)/\($0)" }
  }
}

import Foundation

/// The files of one program, as they were named: a file, several files, or all Swift files of a folder.
struct ProgramFiles: Equatable {
  /// How messages name the program.
  let name: String
  let paths: [String]

  /// Whether an argument names a file, a folder or standard input rather than a scenario.
  static func isFile(_ argument: String) -> Bool {
    argument == "-" || argument.hasSuffix(".swift") || argument.hasSuffix(".steps") || argument.contains("/")
      || isFolder(argument)
  }

  /// The programs that the arguments name.
  static func programs(_ arguments: [String], together: Bool) throws(CommandError) -> [ProgramFiles] {
    var programs: [ProgramFiles] = []
    for argument in arguments {
      guard !argument.hasSuffix(".steps") else {
        throw CommandError("\(argument) is a steps file; `IdentitySim check` and `IdentitySim explain` do its steps.")
      }
      let paths = isFolder(argument) ? swiftFiles(in: argument) : [argument]
      guard !paths.isEmpty else { throw CommandError("\(argument): there is no Swift file in this folder.") }
      programs.append(ProgramFiles(name: argument, paths: paths))
    }
    guard together, programs.count > 1 else { return programs }
    return [ProgramFiles(name: arguments.joined(separator: " "), paths: programs.flatMap(\.paths))]
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

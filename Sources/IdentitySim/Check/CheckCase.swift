import Foundation
import IdentityTree

/// A program and the steps that check it.
struct CheckCase: Sendable, Equatable {
  /// How reports name it.
  let name: String
  let swiftFiles: [String]
  let stepsFile: String

  /// The cases that the arguments name, in the order of their paths.
  static func cases(_ arguments: [String]) throws(CommandError) -> [CheckCase] {
    var cases: [CheckCase] = []
    var programs: [String] = []
    var steps: [String] = []
    for argument in arguments {
      if argument.hasSuffix(".steps") {
        steps.append(argument)
      } else if isFolder(argument) {
        cases += try below(argument)
      } else {
        programs.append(argument)
      }
    }
    switch steps.count {
    case 0:
      if let missing = programs.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
        if let like = Suggestion.file(like: missing) { throw CommandError(Suggestion.missingFile(missing, like: like)) }
        throw CommandError("\(missing): there is no such file; give a Swift file, a steps file or a folder.")
      }
      cases += programs.map { program in
        let steps = (program.hasSuffix(".swift") ? String(program.dropLast(6)) : program) + ".steps"
        return CheckCase(name: steps, swiftFiles: [program], stepsFile: steps)
      }
    case 1:
      let beside = String(steps[0].dropLast(6)) + ".swift"
      cases.append(
        CheckCase(name: steps[0], swiftFiles: programs.isEmpty ? [beside] : programs, stepsFile: steps[0]))
    default:
      guard programs.isEmpty else {
        throw CommandError("several steps files and Swift files: give one steps file, or a folder.")
      }
      cases += steps.map { CheckCase(name: $0, swiftFiles: [String($0.dropLast(6)) + ".swift"], stepsFile: $0) }
    }
    return cases
  }

  /// Each steps file with the Swift file of its name, or else with all Swift files of its folder.
  private static func below(_ folder: String) throws(CommandError) -> [CheckCase] {
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let files = FileManager.default
    let paths = ((try? files.subpathsOfDirectory(atPath: folder)) ?? []).filter { path in
      !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }.sorted()
    let all = Set(paths)
    let cases = paths.filter { $0.hasSuffix(".steps") }.map { path in
      let beside = String(path.dropLast(6)) + ".swift"
      let parent = path.split(separator: "/").dropLast().joined(separator: "/")
      var swiftFiles = [beside]
      if !all.contains(beside) {
        let others = paths.filter {
          $0.hasSuffix(".swift") && $0.split(separator: "/").dropLast().joined(separator: "/") == parent
        }
        if !others.isEmpty { swiftFiles = others }
      }
      return CheckCase(
        name: "\(base)/\(path)", swiftFiles: swiftFiles.map { "\(base)/\($0)" }, stepsFile: "\(base)/\(path)")
    }
    guard !cases.isEmpty else {
      throw CommandError("\(folder): there is no steps file in this folder; expected NAME.steps beside NAME.swift.")
    }
    return cases
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

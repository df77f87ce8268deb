import Foundation
import IdentityTree

/// What `compare` was asked for.
@MainActor struct CompareRequest {
  private(set) var names: [String] = []
  private(set) var roots: [String] = []
  private(set) var options = ProgramOptions()
  private(set) var leftConditions: Set<String> = []
  private(set) var rightConditions: Set<String> = []
  private(set) var isDebugRelease = false
  private(set) var toggles: [String] = []
  /// What a steps file does on both sides.
  private(set) var actions: [String] = []
  private(set) var isJSON = false
  private(set) var isBinary = false
  private(set) var symbols: [String] = []

  init(_ arguments: [String]) throws(CommandError) {
    var reader = ArgumentReader(arguments)
    var conditions: [String] = []
    while let argument = reader.next() {
      if argument == "--root", !reader.isPastOptions {
        roots.append(try reader.value(of: argument))
        continue
      }
      if argument == "-D", !reader.isPastOptions {
        conditions.append(try reader.value(of: argument))
        continue
      }
      if try options.take(argument, from: &reader) { continue }
      guard reader.isOption(argument) else {
        if argument.hasSuffix(".steps") { try readSteps(argument) } else { names.append(argument) }
        continue
      }
      switch argument {
      case "--left-D": leftConditions.insert(try reader.value(of: argument))
      case "--right-D": rightConditions.insert(try reader.value(of: argument))
      case "--debug-release": isDebugRelease = true
      case "--toggle": toggles.append(try reader.value(of: argument))
      case "--json": isJSON = true
      case "--binary": isBinary = true
      case "--symbol": symbols.append(try reader.value(of: argument))
      default: throw reader.unknown(argument, among: CompareCommand.options + ProgramOptions.names)
      }
    }
    let hasSides = names.count > 1 || roots.count > 1 || isDebugRelease
    if conditions.count == 2, !hasSides, leftConditions.isEmpty, rightConditions.isEmpty, !isBinary {
      // `-D A -D B`: one file, the first condition against the second.
      (leftConditions, rightConditions) = ([conditions[0]], [conditions[1]])
    } else {
      options.program.compile.conditions.definitions.formUnion(conditions)
    }
    guard !names.isEmpty else { throw CommandError("name what to compare: one or two Swift files or scenarios.") }
    guard names.count <= 2 else { throw CommandError("compare takes two files, not \(names.count).") }
    guard names != ["-", "-"] else { throw CommandError("only one side can be standard input.") }
    guard roots.count <= 2 else { throw CommandError("compare takes two roots, not \(roots.count).") }
    guard symbols.isEmpty || isBinary else { throw CommandError("--symbol goes with --binary.") }
  }

  private mutating func readSteps(_ path: String) throws(CommandError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError("\(path): there is no such file.")
    }
    do throws(StepsSyntaxError) {
      actions += try StepsFile(parsing: String(decoding: data, as: UTF8.self), name: path).runs.first?.actions ?? []
    } catch {
      throw CommandError("\(error)")
    }
  }

  /// One side only if its two roots are to be compared.
  var sides: [CompareSide] {
    get throws(CommandError) {
      let differs = isDebugRelease || !leftConditions.isEmpty || !rightConditions.isEmpty
      if names.count == 1, !ProgramFiles.isFile(names[0]), differs || !roots.isEmpty {
        throw CommandError("\(names[0]) is a scenario: roots and builds are those of files.")
      }
      guard names.count == 2 || differs || roots.count == 2 else { return [try side(0, of: 1)] }
      return [try side(0, of: 2), try side(1, of: 2)]
    }
  }

  private func side(_ index: Int, of count: Int) throws(CommandError) -> CompareSide {
    let name = names[min(index, names.count - 1)]
    var options = options
    options.program.root = roots.isEmpty ? nil : roots[min(index, roots.count - 1)]
    options.program.compile.conditions.definitions.formUnion(index == 0 ? leftConditions : rightConditions)
    if isDebugRelease { options.setRelease(index == 1) }
    let label = count == 1 ? name : label(index, name)
    guard ProgramFiles.isFile(name) else {
      return CompareSide(name: label, source: .scenario(try RunCommand.scenario(named: name)), options: options)
    }
    let programs = try ProgramFiles.programs([name], together: false)
    return CompareSide(name: label, source: .files(programs[0]), options: options)
  }

  /// What tells the side from the other one.
  private func label(_ index: Int, _ name: String) -> String {
    var words: [String] = []
    if names.count == 2 { words.append(name) }
    if roots.count == 2 { words.append(roots[index]) }
    if isDebugRelease { words.append(index == 0 ? "debug" : "release") }
    if !leftConditions.isEmpty || !rightConditions.isEmpty {
      let conditions = (index == 0 ? leftConditions : rightConditions).sorted()
      words.append(conditions.isEmpty ? "without -D" : conditions.map { "-D \($0)" }.joined(separator: " "))
    }
    return words.joined(separator: ", ")
  }
}

extension ProgramOptions {
  /// As it is released: optimised and without `DEBUG`; or as it is debugged.
  mutating func setRelease(_ isRelease: Bool) {
    program.compile.isRelease = isRelease
    if isRelease {
      program.compile.conditions.definitions.remove("DEBUG")
    } else {
      program.compile.conditions.definitions.insert("DEBUG")
    }
  }
}

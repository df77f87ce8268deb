import Foundation
import IdentityTree

/// Lets a person try actions at a prompt, and writes the steps file of what they did.
enum RecordCommand: Command {
  static let name = "record"
  static let synopsis = "FILE.swift"
  static let summary = "try actions at a prompt, then write them as a steps file"
  static let details = """
    Type steps as in a steps file (docs/STEPS.md). Each action is done at once, and the expectations that hold after it
    are shown and noted. Besides steps there is:

      tree                   the identity tree now
      steps                  what is noted so far
      drop                   forgets the expectations of the last action
      write [FILE]           writes the steps file (default: beside the Swift file)
      quit                   ends; so does the end of the input

    \(ProgramOptions.help)
    """

  static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
    var reader = ArgumentReader(arguments)
    var options = ProgramOptions()
    var names: [String] = []
    while let argument = reader.next() {
      if try options.take(argument, from: &reader) { continue }
      guard !reader.isOption(argument) else { throw reader.unknown(argument, among: ProgramOptions.names) }
      names.append(argument)
    }
    guard !names.isEmpty else { throw CommandError("name a Swift file.") }
    let files = try ProgramFiles.programs(names, together: true)
    guard let program = files.first else { throw CommandError("name a Swift file.") }
    return try RecordPrompt(files: program, options: options).run()
  }
}

/// The conversation of `record`.
@MainActor struct RecordPrompt {
  let files: ProgramFiles
  let options: ProgramOptions

  private static let words = ["tree", "steps", "drop", "write", "quit", "help"]

  func run() throws(CommandError) -> Int32 {
    let (session, root) = try start()
    defer { session.end() }
    var notes = RecordedSteps(root: options.program.root ?? root)
    let isTerminal = isatty(STDIN_FILENO) == 1
    guard let launch = session.answer().record else {
      return IdentitySim.fail(CommandError("the program ended at its launch.", status: ExitStatus.crashed))
    }
    notes.note(launch)
    print("\(root) is launched. Type steps; `help` says what else there is.")
    show(launch, printed: "")
    while let line = prompt(isTerminal) {
      let text = line.trimmingCharacters(in: .whitespaces)
      let words = text.split(separator: " ", maxSplits: 1).map(String.init)
      switch words.first {
      case nil: continue
      case "quit": return ExitStatus.fine
      case "help": print(RecordCommand.details)
      case "steps": print(notes.text, terminator: "")
      case "drop": notes.dropExpectations()
      case "write": write(notes, to: words.count > 1 ? words[1] : defaultPath)
      default:
        session.send(text)
        let answer = session.answer()
        guard let record = answer.record else {
          show(nil, printed: answer.printed)
          return IdentitySim.fail(CommandError("the program ended.\n\(session.errors)", status: ExitStatus.crashed))
        }
        if text != "tree" { notes.note(record) }
        show(record, printed: answer.printed)
      }
    }
    return ExitStatus.fine
  }

  private func start() throws(CommandError) -> (RecordSession, String) {
    let prepared: PreparedProgram
    let program: CompiledProgram
    do throws(UserProgramError) {
      prepared = try UserProgram(paths: files.paths, options: options.program).prepare()
      program = try prepared.build()
    } catch {
      throw CommandError(error.message, status: error.exitStatus, isCompilerMessage: error.isCompilerMessage)
    }
    guard let root = prepared.roots.first?.name else { throw CommandError("\(files.name): there is no root view.") }
    do throws(SystemError) {
      return (try RecordSession(program: program, root: root), root)
    } catch {
      throw CommandError(error.message)
    }
  }

  private func prompt(_ isTerminal: Bool) -> String? {
    if isTerminal {
      print("> ", terminator: "")
      fflush(nil)
    }
    return readLine()
  }

  private var defaultPath: String {
    let path = files.paths.first ?? "Steps.swift"
    return (path.hasSuffix(".swift") ? String(path.dropLast(6)) : path) + ".steps"
  }

  private func write(_ notes: RecordedSteps, to path: String) {
    do {
      try notes.text.write(toFile: path, atomically: true, encoding: .utf8)
      print("wrote \(path)")
    } catch {
      _ = IdentitySim.fail(CommandError("\(path): cannot be written: \(error.localizedDescription)"))
    }
  }

  private func show(_ record: StepRecord?, printed: String) {
    for line in printed.split(separator: "\n") { print("  | \(line)") }
    guard let record else { return }
    switch record.kind {
    case .held: print("  holds")
    case .failed: print("  does not hold: \(record.found)")
    case .undone: print("  not done: \(record.found)")
    default: break
    }
    for detail in record.details { print("  \(detail)") }
  }
}

/// The steps of a recording, with the expectations that held after each.
struct RecordedSteps {
  private let root: String
  private var lines: [String] = []
  private var last: Range<Int> = 0..<0

  init(root: String) { self.root = root }

  mutating func note(_ record: StepRecord) {
    switch record.kind {
    case .observed:
      if !record.step.isEmpty { lines.append(record.step) }
      let start = lines.count
      lines += record.details
      last = start..<lines.count
    case .held: lines.append(record.step)
    default: break
    }
  }

  mutating func dropExpectations() {
    guard last.upperBound <= lines.count else { return }
    lines.removeSubrange(last)
    last = 0..<0
  }

  var text: String {
    ((root.hasPrefix("#Preview") || root.hasSuffix(".previews") ? [] : ["run \(root)"]) + lines).joined(separator: "\n")
      + "\n"
  }
}

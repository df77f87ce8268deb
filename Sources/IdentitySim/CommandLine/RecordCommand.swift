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
      policy NAME VALUE      before the first other step: launches the view anew under a policy
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
    let (program, root) = try build()
    var policies = options.policies
    var session = try start(program, root, policies)
    defer { session.end() }
    var notes = RecordedSteps(root: options.program.root ?? root, policies: policies)
    let isTerminal = isatty(STDIN_FILENO) == 1
    guard let launch = session.answer().record else { return launchFailed() }
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
      case "policy":
        guard let choice = choice(text, notes) else { continue }
        do throws(PolicyError) { try policies.set(choice.name, to: choice.value) } catch { continue }
        session.end()
        session = try start(program, root, policies)
        guard let launch = session.answer().record else { return launchFailed() }
        notes.beginAnew(under: choice)
        notes.note(launch)
        show(launch, printed: "")
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

  private func build() throws(CommandError) -> (CompiledProgram, String) {
    do throws(UserProgramError) {
      let prepared = try UserProgram(paths: files.paths, options: options.program).prepare()
      let program = try prepared.build()
      if let root = prepared.roots.first?.name { return (program, root) }
    } catch {
      throw CommandError(error.message, status: error.exitStatus, isCompilerMessage: error.isCompilerMessage)
    }
    throw CommandError("\(files.name): there is no root view.")
  }

  private func start(
    _ program: CompiledProgram, _ root: String, _ policies: Policies
  ) throws(CommandError) -> RecordSession {
    do throws(SystemError) {
      return try RecordSession(program: program, root: root, policies: policies)
    } catch {
      throw CommandError(error.message)
    }
  }

  private func launchFailed() -> Int32 {
    IdentitySim.fail(CommandError("the program ended at its launch.", status: ExitStatus.crashed))
  }

  /// Reads a line `policy NAME VALUE`; says what is wrong with it.
  private func choice(_ line: String, _ notes: RecordedSteps) -> StepsRun.PolicyChoice? {
    guard !notes.hasActions else {
      print("  not done: `policy` stands before the first other step")
      return nil
    }
    do throws(StepsSyntaxError) {
      return try StepsFile(parsing: line, name: "step").runs.first?.policies.first
    } catch {
      let hint = error.suggestion.map { "; did you mean \($0)?" } ?? ""
      print("  not done: expected \(error.expected), found \(error.found)\(hint)")
      return nil
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
    for detail in (record.explanation?.lines ?? []) + record.details { print("  \(detail)") }
  }
}

/// The steps of a recording, with the expectations that held after each.
struct RecordedSteps {
  private let root: String
  private var policies: [String] = []
  private var lines: [String] = []
  private var last: Range<Int> = 0..<0
  private(set) var hasActions = false

  init(root: String, policies: Policies = Policies()) {
    self.root = root
    self.policies = policies.stepLines
  }

  mutating func note(_ record: StepRecord) {
    switch record.kind {
    case .observed:
      if !record.step.isEmpty {
        lines.append(record.step)
        hasActions = true
      }
      let start = lines.count
      lines += record.details
      last = start..<lines.count
    case .held: lines.append(record.step)
    default: break
    }
  }

  /// The view was launched again under a policy.
  mutating func beginAnew(under choice: StepsRun.PolicyChoice) {
    policies.removeAll { $0.hasPrefix("policy \(choice.name) ") }
    policies.append("policy \(choice.name) \(choice.value)")
    lines = []
    last = 0..<0
  }

  mutating func dropExpectations() {
    guard last.upperBound <= lines.count else { return }
    lines.removeSubrange(last)
    last = 0..<0
  }

  var text: String {
    ((root.hasPrefix("#Preview") || root.hasSuffix(".previews") ? [] : ["run \(root)"]) + policies + lines).joined(
      separator: "\n")
      + "\n"
  }
}

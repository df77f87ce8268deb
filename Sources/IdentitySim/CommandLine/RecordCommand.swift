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
      run [ROOT]             begins another run of the file: launches the root view, or another one, afresh
      policy NAME VALUE      before the first other step: launches the view anew under a policy
      quit                   ends; so does the end of the input

    \(ProgramOptions.help)
    """

  static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
    var options = ProgramOptions()
    let names = try ArgumentReader.names(in: arguments, &options)
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
    let first = try build(nil)
    var (program, root) = (first.program, first.root)
    var policies = options.policies
    var session = try start(program, root, policies)
    defer { session.end() }
    var notes = RecordedSteps(root: options.program.root ?? root, policies: policies)
    let isTerminal = isatty(STDIN_FILENO) == 1
    // At a prompt a person sees what failed; a script has to be told.
    var status = ExitStatus.fine
    func noteFailure() { if !isTerminal { status = ExitStatus.failed } }
    guard launched(session, &notes) else { return launchFailed(session) }
    print("Type steps; `help` says what else there is.")
    while let line = prompt(isTerminal) {
      let text = line.trimmingCharacters(in: .whitespaces)
      let words = text.split(separator: " ", maxSplits: 1).map(String.init)
      switch words.first {
      case nil: continue
      case "quit": return status
      case "help": print(RecordCommand.details)
      case "steps": print(notes.text, terminator: "")
      case "drop": notes.dropExpectations()
      case "write": if !write(notes, to: words.count > 1 ? words[1] : defaultPath) { noteFailure() }
      case "run":
        do throws(CommandError) {
          let wanted = words.count > 1 ? try head(text) : nil
          guard wanted != nil || notes.canRepeat else {
            throw CommandError("a file names no preview twice: name the view, as in `run ProfileCard`.")
          }
          let next = try build(wanted)
          session.end()
          (program, root) = (next.program, next.root)
          session = try start(program, root, policies)
        } catch {
          _ = IdentitySim.fail(error)
          noteFailure()
          continue
        }
        notes.beginRun(root)
        guard launched(session, &notes) else { return launchFailed(session) }
      case "policy":
        guard let choice = choice(text, notes) else {
          noteFailure()
          continue
        }
        do throws(PolicyError) { try policies.set(choice.name, to: choice.value) } catch { continue }
        session.end()
        session = try start(program, root, policies)
        notes.beginAnew(under: choice)
        guard launched(session, &notes) else { return launchFailed(session) }
      default:
        session.send(text)
        let answer = session.answer()
        guard let record = answer.record else {
          show(nil, printed: answer.printed)
          return IdentitySim.fail(CommandError("the program ended.\n\(session.errors)", status: ExitStatus.crashed))
        }
        if text != "tree" { notes.note(record) }
        if record.kind == .failed || record.kind == .undone { noteFailure() }
        show(record, printed: answer.printed)
      }
    }
    return status
  }

  /// Whether the view was launched; what holds then is shown and noted.
  private func launched(_ session: RecordSession, _ notes: inout RecordedSteps) -> Bool {
    let answer = session.answer()
    guard let record = answer.record else {
      show(nil, printed: answer.printed)
      return false
    }
    print("\(notes.root) is launched.")
    notes.note(record)
    show(record, printed: answer.printed)
    return true
  }

  /// The program with the root that a `run` line names, or else with the default one.
  private func build(
    _ wanted: StepsRun.RootExpression?
  ) throws(CommandError) -> (program: CompiledProgram, root: String) {
    var program = options.program
    if let wanted {
      program.stepRoots = [StepRoot(text: wanted.text, path: "record", line: 1, column: wanted.column)]
    }
    do throws(UserProgramError) {
      let prepared = try UserProgram(paths: files.paths, options: program).prepare()
      if let root = wanted?.text ?? prepared.roots.first?.name { return (try prepared.build(), root) }
    } catch {
      throw CommandError(error.message, status: error.exitStatus, isCompilerMessage: error.isCompilerMessage)
    }
    throw CommandError("\(files.name): there is no root view.")
  }

  /// The root view that a line `run ROOT` names.
  private func head(_ line: String) throws(CommandError) -> StepsRun.RootExpression? {
    do throws(StepsSyntaxError) {
      return try StepsFile(parsing: line, name: "step").runs.first?.root
    } catch {
      throw CommandError(error.sentence)
    }
  }

  private func start(
    _ program: CompiledProgram, _ root: String, _ policies: Policies
  ) throws(CommandError) -> RecordSession {
    do throws(SystemError) {
      return try RecordSession(program: program, root: root, policies: policies, device: options.device)
    } catch {
      throw CommandError(error.message)
    }
  }

  private func launchFailed(_ session: RecordSession) -> Int32 {
    IdentitySim.fail(CommandError("the program ended at its launch.\n\(session.errors)", status: ExitStatus.crashed))
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
      print("  not done: \(error.sentence)")
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

  private func write(_ notes: RecordedSteps, to path: String) -> Bool {
    do {
      try notes.text.write(toFile: path, atomically: true, encoding: .utf8)
      print("wrote \(path)")
      return true
    } catch {
      _ = IdentitySim.fail(CommandError("\(path): cannot be written: \(error.localizedDescription)"))
      return false
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
  /// The root view of the last run.
  private(set) var root: String
  /// The lines of the runs before the last one.
  private var earlier: [String] = []
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
    case .held:
      lines.append(record.step)
      hasActions = true
    default: break
    }
  }

  /// Another run of the file begins, under the policies of the last one.
  mutating func beginRun(_ root: String) {
    earlier += lastRun + [""]
    self.root = root
    lines = []
    last = 0..<0
    hasActions = false
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

  /// Whether a `run` line can name the root view: a preview has no expression.
  var canRepeat: Bool { !(root.hasPrefix("#Preview") || root.hasSuffix(".previews")) }

  private var lastRun: [String] { (canRepeat ? ["run \(root)"] : []) + policies + lines }

  var text: String { (earlier + lastRun).joined(separator: "\n") + "\n" }
}

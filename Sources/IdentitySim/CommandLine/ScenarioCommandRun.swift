import Foundation
import IdentityTree

/// One built-in scenario on the command line.
@MainActor struct ScenarioCommandRun {
  let scenario: Scenario
  let terminal: Terminal
  let options: ProgramOptions

  /// The status is 1 if an expectation of the scenario's own fails.
  func run(predict: Bool) async throws(CommandError) -> Int32 {
    print(terminal.styled(scenario.name, .bold))
    if predict {
      for line in ScenarioText.code(of: scenario) { print(line) }
      for line in WrappedText.lines("Predict: \(scenario.question)", width: terminal.width) {
        print(terminal.styled(line, .bold))
      }
      terminal.waitForKey("(any key to see what happens)")
    } else {
      for line in WrappedText.lines(scenario.question, width: terminal.width) { print(line) }
    }
    print("")
    let held = try await happened()
    print("")
    for line in WrappedText.lines(scenario.answer, width: terminal.width) { print(line) }
    return held ? ExitStatus.fine : ExitStatus.failed
  }

  private func happened() async throws(CommandError) -> Bool {
    guard case .programs(let programs) = scenario.content else {
      let result = await ScenarioRun(scenario, policies: options.policies).result()
      for line in ScenarioText.lines(of: result).flatMap(terminal.wrapped) { print(terminal.report(line)) }
      return result.held
    }
    var allHeld = true
    for program in programs {
      let check = try ScenarioProgramCheck(program, options: options)
      print(terminal.report("\(program.title):"))
      for line in check.lines { print("  \(line)") }
      print(terminal.report("\(check.held ? "✓" : "✗") \(check.claim)"))
      allHeld = allHeld && check.held
    }
    return allHeld
  }

  /// Only the code, as a file to start from.
  func source() throws(CommandError) -> Int32 {
    guard case .views = scenario.content else {
      throw CommandError("\(scenario.name) is several programs: see them with --predict.")
    }
    print(ScenarioText.source(of: scenario), terminator: "")
    return ExitStatus.fine
  }

  /// What happened to each subject, for other forms.
  func recorded() async throws(CommandError) -> [RecordedRun] {
    guard case .views = scenario.content else {
      throw CommandError("\(scenario.name) is about the compiler: it has no tree.")
    }
    return await ScenarioRun(scenario, policies: options.policies).result().records.map {
      RecordedRun($0, of: scenario)
    }
  }

  /// The events as JSON Lines.
  func json() async throws(CommandError) -> Int32 {
    guard case .views = scenario.content else {
      throw CommandError("\(scenario.name) is about the compiler: it has no events.")
    }
    let result = await ScenarioRun(scenario, policies: options.policies).result()
    for record in result.records {
      for line in ScenarioText.json(record, of: scenario) { print(line) }
    }
    return result.held ? ExitStatus.fine : ExitStatus.failed
  }

  func tree() async throws(CommandError) -> Int32 {
    guard case .views = scenario.content else {
      throw CommandError("\(scenario.name) is about the compiler: it has no tree.")
    }
    let result = await ScenarioRun(scenario, policies: options.policies).result()
    for record in result.records {
      if !record.title.isEmpty { print(terminal.styled("\(record.title):", .bold)) }
      print(record.start.description)
    }
    return ExitStatus.fine
  }
}

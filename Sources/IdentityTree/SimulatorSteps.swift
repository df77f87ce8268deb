/// Actions and expectations under the words of the steps language, for `SimulatorActions` and `Assert/`.
extension Simulator {
  /// Does an action; what a person could not do throws.
  /// Repeats that are done one by one share a performing: a finger that stays on a control finds it under a new label.
  func perform(
    _ action: StepAction, times: Int = 1, with performing: StepPerforming? = nil, at place: SourcePlace? = nil
  ) async throws(StepFailure) {
    let words = StepWords.words(action, times: times)
    var action = action
    if case .action(let meant, _) = meaning(of: words) { action = meant }
    noteAction()
    observation.beginWindow(words)
    observation.printed.begin()
    defer { observation.printed.end() }
    do throws(StepFailure) {
      let performing = performing ?? StepPerforming(simulator: self)
      for _ in 0..<times { try await performing.perform(action) }
    } catch {
      throw observation.named(error).named(words, at: place)
    }
  }

  /// What a step says, with the UUIDs that its names stand for; `nil` if it names none.
  private func meaning(of words: String) -> Step.Kind? {
    guard words.contains(UUIDNames.prefix) else { return nil }
    observation.nameUUIDs()
    return try? StepsLine.step(in: observation.expanded(words), marks: []).kind
  }

  /// Compares; what does not hold throws.
  func check(
    _ expectation: StepExpectation, since mark: String? = nil, at place: SourcePlace? = nil
  ) throws(StepFailure) {
    let moment = mark.map { observation.marks[$0] } ?? observation.window
    let step = StepWords.words(expectation, since: mark)
    guard let moment else {
      throw StepFailure("there is no mark \(StepText.quoted(mark ?? ""))").named(step, at: place)
    }
    try check(expectation, from: moment, step: step, at: place)
  }

  /// The same from a moment on.
  func check(
    _ expectation: StepExpectation, from moment: StepObservation.Moment, step: String? = nil, at place: SourcePlace?
  ) throws(StepFailure) {
    let words = StepWords.words(expectation)
    var expectation = expectation
    if case .expectation(let meant, _) = meaning(of: words) { expectation = meant }
    do throws(StepFailure) {
      try StepChecking(simulator: self, moment: moment).check(expectation)
    } catch {
      throw observation.named(error).named(step ?? words, at: place)
    }
  }

  /// Does what a step says.
  func run(_ step: Step) async throws(StepFailure) {
    // What came from another thread meanwhile shows from here on.
    if graph.clock.hasDueJob { await rest() }
    switch step.kind {
    case .action(let action, let times): try await perform(action, times: times)
    case .expectation(let expectation, let mark): try check(expectation, since: mark)
    case .mark(let name): observation.mark(name)
    }
  }
}

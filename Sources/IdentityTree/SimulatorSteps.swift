/// Actions and expectations under the words of the steps language, for `SimulatorActions` and `Assert/`.
extension Simulator {
  /// Does an action; what a person could not do throws.
  func perform(_ action: StepAction, times: Int = 1, at place: SourcePlace? = nil) async throws(StepFailure) {
    noteAction()
    observation.beginWindow(StepWords.words(action, times: times))
    observation.printed.begin()
    defer { observation.printed.end() }
    do throws(StepFailure) {
      let performing = StepPerforming(simulator: self)
      for _ in 0..<times { try await performing.perform(action) }
    } catch {
      throw error.named(StepWords.words(action, times: times), at: place)
    }
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
    do throws(StepFailure) {
      try StepChecking(simulator: self, moment: moment).check(expectation)
    } catch {
      throw error.named(step ?? StepWords.words(expectation), at: place)
    }
  }

  /// Does what a step says.
  func run(_ step: Step) async throws(StepFailure) {
    switch step.kind {
    case .action(let action, let times): try await perform(action, times: times)
    case .expectation(let expectation, let mark): try check(expectation, since: mark)
    case .mark(let name): observation.mark(name)
    }
  }
}

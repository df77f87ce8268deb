/// Actions and expectations under the words of the steps language, for `SimulatorActions` and `Assert/`.
extension Simulator {
  /// Does an action; what a person could not do throws.
  func perform(_ action: StepAction, times: Int = 1, at place: SourcePlace? = nil) async throws(StepFailure) {
    observation.beginWindow()
    do throws(StepFailure) {
      for _ in 0..<times { try await StepPerforming(simulator: self).perform(action) }
    } catch {
      var failure = error
      failure.step = StepWords.words(action, times: times)
      failure.place = place
      throw failure
    }
  }

  /// Compares; what does not hold throws.
  func check(
    _ expectation: StepExpectation, since mark: String? = nil, at place: SourcePlace? = nil
  ) throws(StepFailure) {
    do throws(StepFailure) {
      var moment = observation.window
      if let mark {
        guard let marked = observation.marks[mark] else {
          throw StepFailure("there is no mark \(StepText.quoted(mark))")
        }
        moment = marked
      }
      try StepChecking(simulator: self, moment: moment).check(expectation)
    } catch {
      var failure = error
      failure.step = StepWords.words(expectation, since: mark)
      failure.place = place
      throw failure
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

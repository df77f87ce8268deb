/// What must be true, now or since the last action.
enum StepExpectation: Sendable, Equatable {
  case text(String)
  case noText(String, containing: Bool)
  case textContaining(String)
  case state(StatePath, StepComparison, StepLiteral)
  case value(ControlSelector, StepComparison, StepLiteral)
  case kept(NodeSelector)
  case reset(NodeSelector)
  case new(NodeSelector)
  case gone(NodeSelector)
  case lost(StatePath, StepComparison, StepLiteral)
  case count(NodeSelector, StepComparison, Int)
  case printed([String], inAnyOrder: Bool)
  case printedContaining([String])
  case notPrinted([String])
  case bodyRan(NodeSelector)
  case bodySkipped(NodeSelector)
  case animating(NodeSelector, Bool)
  case attribute(StatePath, StepComparison, StepLiteral, within: Double?)
  case transition(NodeSelector, inserting: Bool)
  case noTransition(NodeSelector)
  case task(NodeSelector, TaskPhase)
  case frame(NodeSelector, width: Double, height: Double, within: Double?)
  case focus(ControlSelector)
  case noFocus
  case enabled(ControlSelector, Bool)
  case presented(NodeSelector, Bool)
  case diagnostic(String)
  case noDiagnostic(String)
  case noDiagnostics

  /// What became of a `.task`.
  enum TaskPhase: String, Sendable, CaseIterable {
    case running, cancelled, finished
  }
}

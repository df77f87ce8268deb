/// One action of `explain`, with all that is said of it.
public struct ExplainedAction: Codable, Sendable {
  public var root: String
  /// The action as a steps file writes it.
  public var title: String
  /// Why it could not be done.
  public var obstacle: String?
  /// What was replaced, outermost first, and what came back anew.
  public var explanations: [Explanation] = []
  public var diagnostics: [String] = []
  /// Why bodies ran or were skipped.
  public var bodies: [String] = []
  /// State that stayed, with its values: `Card.isDebug = true`.
  public var kept: [String] = []
  /// What is compared under other policies; `nil` where the action could not be done.
  public var digest: ActionDigest?

  /// The explanations with `explain` applied, and UUIDs named in the order in which ``lines(_:policies:)`` shows them.
  public func naming(_ names: inout UUIDNames) -> ExplainedAction {
    var result = self
    result.title = names.replacing(in: title)
    result.explanations = explanations.map { $0.naming(&names) }
    result.diagnostics = diagnostics.map { names.replacing(in: $0) }
    result.bodies = bodies.map { names.replacing(in: $0) }
    result.kept = kept.map { names.replacing(in: $0) }
    return result
  }
}

extension Explanation {
  /// The explanation with stable names in place of UUIDs, which are numbered in the order in which its lines show them.
  public func naming(_ names: inout UUIDNames) -> Explanation {
    var result = self
    _ = names.replacing(in: lines.joined(separator: "\n"))
    result.subject = names.replacing(in: subject)
    result.cause = names.replacing(in: cause)
    result.values = values.map { names.replacing(in: $0) }
    result.path = names.replacing(in: path)
    result.links = links.naming(&names)
    for index in losses.indices {
      result.losses[index].value = names.replacing(in: losses[index].value)
      result.losses[index].successor = losses[index].successor.map { names.replacing(in: $0) }
    }
    result.costs = costs.map { names.replacing(in: $0) }
    result.remedy = remedy.map { names.replacing(in: $0) }
    result.comesBack = comesBack.map { names.replacing(in: $0) }
    return result
  }
}

extension CausalChain {
  fileprivate func naming(_ names: inout UUIDNames) -> CausalChain {
    var result = self
    result.action = names.replacing(in: action)
    result.ends = ends.map { names.replacing(in: $0) }
    return result
  }
}

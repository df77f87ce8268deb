/// What is shown at the moment of virtual time that it is asked in.
extension Simulator {
  /// A number of an attribute as it is shown now, animations and transitions in flight counted in:
  /// `presentationValue(of: "Panel.opacity")`, `presentationValue(of: "Panel.offset.x")`, in points, degrees or
  /// fractions. `nil` if not exactly one node is picked, or if it has no such number.
  ///
  /// - Parameter leaving: Whether a view is meant that leaves by a transition, and counts as removed already.
  public func presentationValue(of path: String, leaving: Bool = false) -> Double? {
    guard let path = try? StepsLine.statePath(in: path) else { return nil }
    let nodes =
      leaving
      ? motion.transitions(in: graph).filter { !$0.isInserting }.flatMap { $0.nodes(path.node) }
      : NodeQuery(graph: graph).nodes(path.node)
    guard nodes.count == 1 else { return nil }
    return motion.presentedValue(StepChecking.attributeName(path), of: nodes[0])?.singleNumber
  }
}

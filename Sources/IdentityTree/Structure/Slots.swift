/// The positions of one parent while its content is resolved: on insertion they are filled, later they are matched.
@MainActor public struct _Slots {
  let parent: Node
  private(set) var index = 0
  private let isInserting: Bool
  private let step: PathStep?
  private let placesFrom: Int
  private var comparesByEquality = false
  /// The place known from elsewhere than the statements (a branch, an id).
  private let place: RawPlace?

  /// Resolves the content of a parent; `step` replaces the parent's own name for the positions.
  init(_ parent: Node, placesFrom: Int = StatementPlaces.count, step: PathStep? = nil, place: RawPlace? = nil) {
    self.parent = parent
    self.isInserting = parent.children.isEmpty
    self.step = step
    self.placesFrom = placesFrom
    self.place = place
  }

  mutating func reconcile<V: View, N: ViewNode<V>>(_ view: V, as kind: N.Type) {
    defer { index += 1 }
    guard isInserting else {
      let child = unsafeDowncast(parent.children[index], to: N.self)
      if child.receive(view, byEquality: comparesByEquality) { parent.graph.schedule(child) }
      return
    }
    let graph = parent.graph
    let statement = place ?? graph.statementPlace(of: V.self, from: placesFrom)
    let child = N(
      view,
      Seat(
        parent: parent, graph: graph, step: childStep, place: statement.map { graph.places.index(of: $0) } ?? 0))
    parent.children.append(child)
    graph.log.record(.nodeInserted, child)
    graph.schedule(child)
  }

  private var childStep: PathStep {
    guard let step else { return parent.step(toChild: index) }
    return step
  }

  mutating func comparingByEquality(_ body: (inout _Slots) -> Void) {
    let before = comparesByEquality
    comparesByEquality = true
    body(&self)
    comparesByEquality = before
  }
}

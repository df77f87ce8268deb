/// The positions of one parent while its content is resolved: on insertion they are filled, later they are matched.
@MainActor public struct _Slots {
  unowned(unsafe) let parent: Node
  private(set) var index: Int
  private let mode: Mode
  private let placesFrom: Int
  private var comparesByEquality = false
  /// The place known from elsewhere than the statements (a branch, an id).
  private let place: RawPlace?
  /// The node of a single row of a `ForEach`, before and after.
  private(set) var row: Node?

  private enum Mode {
    case inserting, matching
    case insertingRow, matchingRow
  }

  /// Resolves the content of a parent.
  init(_ parent: Node, placesFrom: Int = StatementPlaces.count, place: RawPlace? = nil) {
    self.parent = parent
    self.index = 0
    self.mode = parent.childCount == 0 ? .inserting : .matching
    self.placesFrom = placesFrom
    self.place = place
  }

  /// Resolves the content of one row that fills one position.
  init(rowOf parent: Node, at index: Int, existing: Node?, placesFrom: Int) {
    self.parent = parent
    self.index = index
    self.mode = existing == nil ? .insertingRow : .matchingRow
    self.placesFrom = placesFrom
    self.place = nil
    self.row = existing
  }

  mutating func reconcile<V: View, N: ViewNode<V>>(_ view: V, as kind: N.Type) {
    switch mode {
    case .matching: match(view, with: unsafeDowncast(parent.child(at: index), to: N.self))
    case .matchingRow: if let row { match(view, with: unsafeDowncast(row, to: N.self)) }
    case .inserting: parent.append(insert(view, as: kind))
    case .insertingRow: row = insert(view, as: kind)
    }
    index += 1
  }

  @inline(__always) private func match<V: View, N: ViewNode<V>>(_ view: V, with node: N) {
    if node.receive(view, byEquality: comparesByEquality) { parent.graph.schedule(node) }
  }

  @inline(__always) private func insert<V: View, N: ViewNode<V>>(_ view: V, as kind: N.Type) -> N {
    let graph = parent.graph
    let node = N(
      view,
      Seat(
        parent: parent, scope: parent.childScope, slot: index,
        place: graph.placeIndex(of: V.self, from: placesFrom, or: place)))
    graph.log.record(.nodeInserted, node)
    if !N.isContentless { graph.schedule(node) }
    return node
  }

  mutating func comparingByEquality(_ body: (inout _Slots) -> Void) {
    let before = comparesByEquality
    comparesByEquality = true
    body(&self)
    comparesByEquality = before
  }
}

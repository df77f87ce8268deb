/// The positions of one parent while its content is resolved: on insertion they are filled, later they are matched.
@MainActor public struct _Slots {
  private let rawParent: Unmanaged<Node>
  private let core: CorePointer
  private(set) var index: Int
  private let mode: Mode
  private var statements: StatementRange
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
  init(_ parent: Node, place: RawPlace? = nil) {
    rawParent = .passUnretained(parent)
    core = parent.core
    self.index = 0
    self.mode = parent.childCount == 0 ? .inserting : .matching
    self.statements = parent.core.pointee.bodies.statements
    self.place = place
  }

  /// Resolves the content of one row that fills one position.
  init(rowOf parent: Node, at index: Int, existing: Node?, statements: StatementRange) {
    rawParent = .passUnretained(parent)
    core = parent.core
    self.index = index
    self.mode = existing == nil ? .insertingRow : .matchingRow
    self.statements = statements
    self.place = nil
    self.row = existing
  }

  /// The node whose children stand at the positions.
  var parent: Node { rawParent.takeUnretainedValue() }

  mutating func reconcile<V: View, N: ViewNode<V>>(_ view: V, as kind: N.Type) {
    switch mode {
    case .matching:
      let child = rawParent._withUnsafeGuaranteedRef { $0.child(at: index) }
      match(view, with: unsafeDowncast(child, to: N.self))
    case .matchingRow: if let row { match(view, with: unsafeDowncast(row, to: N.self)) }
    case .inserting:
      let child = insert(view, as: kind)
      rawParent._withUnsafeGuaranteedRef { $0.append(child) }
    case .insertingRow: row = insert(view, as: kind)
    }
    index += 1
  }

  @inline(__always) private func match<V: View, N: ViewNode<V>>(_ view: V, with node: N) {
    if node.receive(view, byEquality: comparesByEquality) { core.pointee.stack.push(.passUnretained(node)) }
  }

  @inline(__always) private mutating func insert<V: View, N: ViewNode<V>>(_ view: V, as kind: N.Type) -> N {
    let place = placeIndex(of: V.self)
    let seat = rawParent._withUnsafeGuaranteedRef { Seat(under: $0, slot: index, place: place) }
    let node = N(view, seat)
    EventLog.record(.nodeInserted, node)
    if !N.isContentless { core.pointee.stack.push(.passUnretained(node)) }
    return node
  }

  @inline(__always) private mutating func placeIndex<V>(of type: V.Type) -> PlaceIndex {
    if let place { return core.pointee.places.index(of: place) }
    guard statements.from < statements.to else { return 0 }
    return statementPlace(TypeCache.key(of: type))
  }

  /// The place of the next statement of a type. Siblings are found in the order in which they ran.
  private mutating func statementPlace(_ type: UnsafeRawPointer) -> PlaceIndex {
    guard let found = StatementPlaces.find(type, in: statements, behind: { bound }) else { return 0 }
    statements.from = found.next
    return core.pointee.places.index(of: found.place)
  }

  /// The place of the statement around the content: what is in it was written behind it.
  private var bound: RawPlace? {
    var node: Node? = parent
    for _ in 0..<4 {
      guard let next = node, next.id.rawValue != statements.owner else { return nil }
      if next.place != 0 { return core.pointee.places.raw(next.place) }
      node = next.parent
    }
    return nil
  }

  /// What follows is no statement of its own, until `body` returns.
  @inline(__always) mutating func withoutStatements(_ body: (inout _Slots) -> Void) {
    let before = statements
    statements = .none
    body(&self)
    statements = before
  }

  mutating func comparingByEquality(_ body: (inout _Slots) -> Void) {
    let before = comparesByEquality
    comparesByEquality = true
    body(&self)
    comparesByEquality = before
  }
}

/// The positions of one parent while its content is resolved: on insertion they are filled, later they are matched.
@MainActor public struct _Slots {
  private let rawParent: Unmanaged<Node>
  private let core: CorePointer
  private(set) var index: Int
  private var mode: Mode
  private var statements: StatementRange
  private var comparesByEquality = false
  /// The place known from elsewhere than the statements (a branch, an id).
  private var place: RawPlace?
  /// The node of a single row of a `ForEach`: the one that is there, or the one that was made and has no owner yet.
  private(set) var row: Unmanaged<Node>?
  /// Takes the views instead of a parent.
  private let gathering: Unmanaged<SubviewGathering>?

  private enum Mode {
    case inserting, matching
    case insertingRow, matchingRow
    case gathering
  }

  /// Resolves the content of a parent.
  init(_ parent: Node, place: RawPlace? = nil) {
    rawParent = .passUnretained(parent)
    core = parent.core
    self.index = 0
    self.mode = parent.childCount == 0 ? .inserting : .matching
    self.statements = parent.core.pointee.bodies.statements
    self.place = place
    gathering = nil
  }

  /// Resolves the content of rows that fill one position each, one after the other.
  init(rowsOf parent: Node) {
    rawParent = .passUnretained(parent)
    core = parent.core
    self.index = 0
    self.mode = .insertingRow
    self.statements = .none
    self.place = nil
    gathering = nil
  }

  /// Goes on behind the children that are there: what is resolved next is made.
  mutating func beginInserting() { mode = .inserting }

  /// Goes to a row that is there: the content that is resolved next is compared with it.
  @inline(__always) mutating func moveToRow(_ index: Int, existing: Unmanaged<Node>) {
    self.index = index
    row = existing
    mode = .matchingRow
  }

  /// Goes to a row that is to be made from what the statements describe.
  @inline(__always) mutating func moveToNewRow(_ index: Int, _ statements: StatementRange) {
    self.index = index
    self.statements = statements
    row = nil
    mode = .insertingRow
  }

  /// Hands the views of a content over, without a parent: none of them becomes a node.
  init(gathering: SubviewGathering) {
    // There is no parent; nothing that is handed over asks for one.
    let nothing = UnsafeRawPointer(Unmanaged.passUnretained(gathering).toOpaque())
    rawParent = .fromOpaque(nothing)
    core = UnsafeMutableRawPointer(mutating: nothing).assumingMemoryBound(to: GraphCore.self)
    index = 0
    mode = .gathering
    statements = .none
    place = nil
    self.gathering = .passUnretained(gathering)
  }

  /// Makes room for so many children more, where they are about to be made.
  func reserve(_ count: Int) {
    if case .inserting = mode { rawParent.borrowed { $0.reserveChildren(index + count) } }
  }

  /// The node whose children stand at the positions.
  var parent: Node { rawParent.takeUnretainedValue() }

  /// The node of the position that was filled last; `nil` where views are only gathered.
  var last: Node? {
    switch mode {
    case .matching, .inserting: index > 0 ? parent.child(at: index - 1) : nil
    case .matchingRow, .insertingRow: row?.takeUnretainedValue()
    case .gathering: nil
    }
  }

  mutating func reconcile<V: View, N: ViewNode<V>>(_ view: V, as kind: N.Type) {
    switch mode {
    case .matching: match(view, with: rawParent.borrowed { $0.rawChild(at: index) }, as: kind)
    case .matchingRow: if let row { match(view, with: row, as: kind) }
    case .inserting:
      let child = insert(view, as: kind)
      rawParent.borrowed { $0.adopt(child) }
    case .insertingRow: row = insert(view, as: kind)
    case .gathering: gathering?.takeUnretainedValue().take(view)
    }
    index &+= 1
  }

  @inline(__always) private func match<V: View, N: ViewNode<V>>(
    _ view: V, with node: Unmanaged<Node>, as kind: N.Type
  ) {
    let needsEvaluation = Unmanaged<N>.fromOpaque(node.toOpaque()).borrowed {
      $0.receive(view, byEquality: comparesByEquality)
    }
    if needsEvaluation { core.pointee.stack.push(node) }
  }

  /// Makes a node, which the caller owns.
  @inline(__always) private mutating func insert<V: View, N: ViewNode<V>>(
    _ view: V, as kind: N.Type
  ) -> Unmanaged<Node> {
    let place = placeIndex(of: V.self)
    let seat = rawParent.borrowed { Seat(under: $0, slot: index, place: place) }
    let node = N(view, seat)
    EventLog.record(.nodeInserted, node)
    let raw = Unmanaged<Node>.passRetained(node)
    if !N.isContentless { core.pointee.stack.push(raw) }
    return raw
  }

  @inline(__always) private mutating func placeIndex<V>(of type: V.Type) -> PlaceIndex {
    if let place { return core.pointee.places.index(of: place) }
    guard statements.from < statements.to else { return 0 }
    return statementPlace(TypeCache.key(of: type))
  }

  /// The place of the next statement of a type. Siblings are found in the order in which they ran.
  private mutating func statementPlace(_ type: UnsafeRawPointer) -> PlaceIndex {
    if rawParent.borrowed({ $0.id.rawValue }) == statements.owner,
      let first = StatementPlaces.first(of: type, in: statements)
    {
      statements.from &+= 1
      return core.pointee.places.index(of: first)
    }
    guard let found = StatementPlaces.find(type, in: statements, behind: { bound }) else { return 0 }
    statements.from = found.next
    return core.pointee.places.index(of: found.place)
  }

  /// The place of the statement around the content: what is in it was written behind it.
  private var bound: RawPlace? {
    var node: Unmanaged<Node>? = rawParent
    for _ in 0..<4 {
      guard let next = node else { return nil }
      let (id, place, above) = next.borrowed { ($0.id.rawValue, $0.place, $0.rawParent) }
      if id == statements.owner { return nil }
      if place != 0 { return core.pointee.places.raw(place) }
      node = above
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

  /// What follows was written at a place that is known.
  mutating func placed(at place: RawPlace, _ body: (inout _Slots) -> Void) {
    let before = self.place
    self.place = place
    body(&self)
    self.place = before
  }

  mutating func comparingByEquality(_ body: (inout _Slots) -> Void) {
    let before = comparesByEquality
    comparesByEquality = true
    body(&self)
    comparesByEquality = before
  }
}

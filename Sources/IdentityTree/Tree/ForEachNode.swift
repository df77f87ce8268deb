/// The rows of a `ForEach`, one node an id (rules 2.13–2.21).
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  BranchNode<ForEach<Data, ID, Content>>
{
  /// The ids of the rows, in order; empty for a constant range.
  private var ids: ContiguousArray<ID> = []
  /// How many equal ids stand before each row, once there are equal ids.
  private var occurrences: ContiguousArray<Int> = []
  private var initialCount: Int?

  override var canTransition: Bool { true }

  // MARK: Steps

  override func step(toChild index: Int) -> PathStep {
    if case .constantRange = view.identify { return .element("\(constantStart + index)", occurrence: 0) }
    guard index < ids.count else { return .child(index) }
    return .element(ValueText.of(ids[index]), occurrence: occurrences.isEmpty ? 0 : occurrences[index])
  }

  override func compactStep(toChild index: Int) -> CompactStep? {
    if case .constantRange = view.identify { return .element(constantStart + index, occurrence: 0) }
    guard ID.self == Int.self, index < ids.count else { return nil }
    return .element(unsafeBitCast(ids[index], to: Int.self), occurrence: occurrences.isEmpty ? 0 : occurrences[index])
  }

  private var constantStart: Int { (view.data as? Range<Int>)?.lowerBound ?? 0 }

  // MARK: Update

  override func receive(_ new: ForEach<Data, ID, Content>, byEquality: Bool) -> Bool {
    let isSame = view.isSame(as: new)
    view = new
    return !isSame
  }

  override func evaluate() {
    if case .constantRange = view.identify { return evaluateConstantRange() }
    let data = view.data
    let start = StatementPlaces.count
    let new = newIDs()
    guard new.count == data.count else { return }
    let match = RowMatch.of(old: ids, oldOccurrences: occurrences, new: new)
    for index in match.newDuplicates {
      graph.noteDiagnostic(.duplicateID("\(ForEach<Data, ID, Content>.self)", "\(new[index])"))
    }
    let old = childCount == 0 ? [] : takeChildren()
    if !match.removed.isEmpty { remove(match.removed.map { old[$0] }) }
    ids = new
    occurrences = match.occurrences
    var rows: ContiguousArray<Node> = []
    rows.reserveCapacity(new.count)
    var index = 0
    for element in data {
      let source = match.source(of: index)
      // Of equal ids every row shows the first element (rule 2.17).
      let first = match.firstElement.isEmpty ? nil : match.firstElement[index]
      let content = row(of: first.map { data[data.index(data.startIndex, offsetBy: $0)] } ?? element)
      rows.append(reconcile(content, at: index, with: source >= 0 ? old[source] : nil, from: start))
      if source >= 0, match.isMoved(index) { graph.log.record(.nodeMoved, rows[index]) }
      index += 1
    }
    setChildren(rows)
  }

  @MainActor private func evaluateConstantRange() {
    let data = view.data
    if let initialCount, initialCount != data.count {
      return graph.noteDiagnostic(
        .constantRangeChanged("\(ForEach<Data, ID, Content>.self)", data.count, initialCount))
    }
    let isFirst = initialCount == nil
    initialCount = data.count
    let start = StatementPlaces.count
    let lower = constantStart
    if isFirst {
      var rows: ContiguousArray<Node> = []
      rows.reserveCapacity(data.count)
      for index in 0..<data.count {
        rows.append(reconcile(row(of: element(lower + index)), at: index, with: nil, from: start))
      }
      setChildren(rows)
    } else {
      for index in 0..<data.count {
        _ = reconcile(row(of: element(lower + index)), at: index, with: child(at: index), from: start)
      }
    }
  }

  /// The element of a constant range, whose elements are whole numbers.
  @inline(__always) private func element(_ number: Int) -> Data.Element {
    unsafeBitCast(number, to: Data.Element.self)
  }

  @inline(__always) @MainActor private func row(of element: Data.Element) -> Content {
    graph.reading(self) { view.content(element) }
  }

  /// The ids of all elements, in order.
  private func newIDs() -> ContiguousArray<ID> {
    var ids: ContiguousArray<ID> = []
    ids.reserveCapacity(view.data.count)
    switch view.identify {
    case .keyPath(let path): for element in view.data { ids.append(element[keyPath: path]) }
    case .identifiable(let id): for element in view.data { ids.append(id(element)) }
    case .element, .constantRange:
      if let own = view.data as? [ID] { return ContiguousArray(own) }
      for element in view.data { if let id = element as? ID { ids.append(id) } }
    }
    return ids
  }

  @MainActor private func remove(_ rows: [Node]) { graph.remove(rows, from: self) }

  /// The row's own node where the content fills one position, else a node around its views.
  @inline(__always) @MainActor private func reconcile(
    _ content: Content, at index: Int, with row: Node?, from start: Int
  ) -> Node {
    if let row, row.slot != index { row.slot = index }
    if Content._isUnary {
      var slots = _Slots(rowOf: self, at: index, existing: row, placesFrom: start)
      Content._resolve(content, into: &slots)
      if let made = slots.row { return made }
    } else if let row = row as? RowNode<Content> {
      row.view = content
      graph.schedule(row)
      return row
    }
    let made = RowNode(content, Seat(under: self, slot: index, place: 0))
    made.placesFrom = start
    graph.log.record(.nodeInserted, made)
    graph.schedule(made)
    return made
  }
}

/// One row of a `ForEach` with several views, or none; also the root of a graph.
final class RowNode<Content: View>: BranchNode<Content> {
  var placesFrom = 0

  required init(_ view: Content, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: RowNode<Content>.self, in: seat.core))
  }

  override func evaluate() {
    var slots = _Slots(self, placesFrom: placesFrom)
    Content._resolve(view, into: &slots)
  }
}

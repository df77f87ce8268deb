/// The rows of a `ForEach`, one node an id (rules 2.13–2.21).
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  BranchNode<ForEach<Data, ID, Content>>
{
  /// The ids of the rows, in order; empty for a constant range.
  private var ids: ContiguousArray<ID> = []
  /// How many equal ids stand before each row, once there are equal ids.
  private var occurrences: ContiguousArray<Int> = []
  private var initialCount: Int?
  /// Where the statements of the row begin that was described last.
  private var rowStart = 0
  /// Which rows are made, where the container around makes them when they become visible.
  private var lazyRows: MadeRows?

  override var canTransition: Bool { true }

  // MARK: Steps

  override func step(toChild index: Int) -> PathStep {
    let index = rowNumber(at: index)
    if case .constantRange = view.identify { return .element("\(constantStart + index)", occurrence: 0) }
    guard index < ids.count else { return .child(index) }
    return .element(ValueText.of(ids[index]), occurrence: occurrences.isEmpty ? 0 : occurrences[index])
  }

  override func compactStep(toChild index: Int) -> CompactStep? {
    let index = rowNumber(at: index)
    if case .constantRange = view.identify { return .element(constantStart + index, occurrence: 0) }
    guard ID.self == Int.self, index < ids.count else { return nil }
    return .element(unsafeBitCast(ids[index], to: Int.self), occurrence: occurrences.isEmpty ? 0 : occurrences[index])
  }

  /// The number of a row in the data, by its position among the made ones.
  private func rowNumber(at index: Int) -> Int {
    guard let rows = lazyRows?.numbers, index < rows.count else { return index }
    return rows[index]
  }

  private var constantStart: Int { (view.data as? Range<Int>)?.lowerBound ?? 0 }

  // MARK: Update

  override func receive(_ new: ForEach<Data, ID, Content>, byEquality: Bool) -> Bool {
    let isSame = view.isSame(as: new)
    view = new
    if !isSame { lazyRows?.isDataKnown = false }
    return !isSame
  }

  override func evaluate() {
    if !hasEvaluated {
      hasEvaluated = true
      if isInLazyContainer {
        lazyRows = MadeRows()
        graph.lazyRows.append(WeakNode(node: self))
      }
    } else if isDirty {
      // Something that the rows read changed.
      lazyRows?.isDataKnown = false
    }
    isDirty = false
    let base = core.pointee.stack.count
    let start = StatementPlaces.count
    evaluateRows()
    // What stands in the rows was written where any of them was: the latest are remembered.
    let from = max(start, StatementPlaces.count - StatementPlaces.capacity / 2)
    core.pointee.bodies.open(StatementRange(since: from, for: self), at: base)
  }

  @MainActor private func evaluateRows() {
    if lazyRows != nil { return evaluateLazily() }
    if case .constantRange = view.identify { return evaluateConstantRange() }
    let data = view.data
    let new = newIDs()
    guard new.count == data.count else { return }
    let match = RowMatch.of(old: ids, oldOccurrences: occurrences, new: new)
    report(match, ids: new)
    let old = childCount == 0 ? [] : takeChildren()
    if !match.removed.isEmpty { remove(match.removed, of: old) }
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
      rows.append(
        source >= 0
          ? reconcile(content, at: index, with: old[source]) : insert(content, at: index))
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
    let lower = constantStart
    if isFirst {
      var rows: ContiguousArray<Node> = []
      rows.reserveCapacity(data.count)
      for index in 0..<data.count {
        rows.append(reconcile(row(of: element(lower + index)), at: index, with: nil))
      }
      setChildren(rows)
    } else {
      for index in 0..<data.count {
        _ = reconcile(row(of: element(lower + index)), at: index, with: child(at: index))
      }
    }
  }

  /// The element of a constant range, whose elements are whole numbers.
  @inline(__always) private func element(_ number: Int) -> Data.Element {
    unsafeBitCast(number, to: Data.Element.self)
  }

  // MARK: Rows that are made when they become visible

  /// Keeps the rows that are made and makes those that layout asked for; the others are only counted.
  @MainActor private func evaluateLazily() {
    guard var made = lazyRows else { return }
    let old = childCount == 0 ? [] : takeChildren()
    if !made.isDataKnown {
      made.isDataKnown = true
      guard let (sources, moved) = matchLazily(made) else {
        setChildren(old)
        return
      }
      made.firstElement = lazyRows?.firstElement ?? [:]
      let gone = zip(made.numbers, old).filter { sources[$0.0] == nil }.map(\.1)
      if !gone.isEmpty { remove(gone) }
      var kept: [(number: Int, node: Node)] = []
      for (number, node) in zip(made.numbers, old) {
        if let new = sources[number] { kept.append((new, node)) }
      }
      kept.sort { $0.number < $1.number }
      made.numbers = ContiguousArray(kept.map(\.number))
      lazyRows = made
      var rows: ContiguousArray<Node> = []
      for (index, row) in kept.enumerated() {
        rows.append(reconcile(lazyRow(row.number), at: index, with: row.node))
        if moved.contains(row.number) { graph.log.record(.nodeMoved, row.node) }
      }
      setChildren(rows)
    } else {
      setChildren(old)
    }
    makeRequestedRows()
  }

  /// The new number of each made row that goes on, by its old one, and which of them moved; `nil` if nothing is to be
  /// changed.
  @MainActor private func matchLazily(_ made: MadeRows) -> (sources: [Int: Int], moved: Set<Int>)? {
    let data = view.data
    if case .constantRange = view.identify {
      if let initialCount, initialCount != data.count {
        graph.noteDiagnostic(
          .constantRangeChanged("\(ForEach<Data, ID, Content>.self)", data.count, initialCount))
        return nil
      }
      initialCount = data.count
      return (Dictionary(uniqueKeysWithValues: made.numbers.map { ($0, $0) }), [])
    }
    let new = newIDs()
    guard new.count == data.count else { return nil }
    let match = RowMatch.of(old: ids, oldOccurrences: occurrences, new: new)
    report(match, ids: new)
    ids = new
    occurrences = match.occurrences
    lazyRows?.firstElement = match.firstElement
    let wasMade = Set(made.numbers)
    var sources: [Int: Int] = [:]
    var moved: Set<Int> = []
    for index in new.indices {
      let source = match.source(of: index)
      guard source >= 0, wasMade.contains(source) else { continue }
      sources[source] = index
      if match.isMoved(index) { moved.insert(index) }
    }
    return (sources, moved)
  }

  @MainActor private func makeRequestedRows() {
    guard var made = lazyRows, !made.requested.isEmpty else { return }
    let known = Set(made.numbers)
    let count = view.data.count
    let wanted = made.requested.flatMap { $0.clamped(to: 0..<count) }.filter { !known.contains($0) }
    made.requested = []
    lazyRows = made
    guard !wanted.isEmpty else { return }
    var rows = zip(made.numbers, takeChildren()).map { (number: $0, node: Optional($1)) }
    rows += Set(wanted).map { (number: $0, node: nil) }
    rows.sort { $0.number < $1.number }
    lazyRows?.numbers = ContiguousArray(rows.map(\.number))
    var nodes: ContiguousArray<Node> = []
    for (index, row) in rows.enumerated() {
      if let node = row.node {
        if node.slot != index { node.slot = index }
        nodes.append(node)
      } else {
        nodes.append(reconcile(lazyRow(row.number), at: index, with: nil))
      }
    }
    setChildren(nodes)
  }

  @MainActor private func lazyRow(_ number: Int) -> Content {
    let data = view.data
    let shown = lazyRows?.firstElement[number] ?? number
    return row(of: data[data.index(data.startIndex, offsetBy: shown)])
  }

  @inline(__always) @MainActor private func row(of element: Data.Element) -> Content {
    rowStart = StatementPlaces.count
    return graph.reading(self) { view.content(element) }
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

  private func report(_ match: RowMatch, ids: ContiguousArray<ID>) {
    for index in match.newDuplicates {
      graph.noteDiagnostic(.duplicateID("\(ForEach<Data, ID, Content>.self)", "\(ids[index])"))
    }
  }

  @MainActor private func remove(_ rows: [Node]) { graph.remove(rows, from: self) }

  /// Names a row among those that leave by a transition.
  private struct RowKey: Hashable {
    var id: ID
    var occurrence: Int
  }

  private func key(at index: Int) -> RowKey {
    RowKey(id: ids[index], occurrence: occurrences.isEmpty ? 0 : occurrences[index])
  }

  /// Removes rows by their old numbers; those that leave in an animated update may come back one by one.
  @MainActor private func remove(_ numbers: some BidirectionalCollection<Int>, of old: ContiguousArray<Node>) {
    guard mayAnimate else { return remove(numbers.map { old[$0] }) }
    for number in numbers.reversed() { graph.remove([old[number]], from: self, key: key(at: number)) }
  }

  /// A row that was not there: one that still leaves comes back, else it is made.
  @MainActor private func insert(_ content: Content, at index: Int) -> Node {
    let leaving = graph.leavingViews.items.isEmpty ? nil : graph.bringBack(to: self, key: key(at: index)).first
    let row = reconcile(content, at: index, with: leaving)
    if leaving == nil { graph.noteEntering(row, in: self) }
    return row
  }

  /// The row's own node where the content fills one position, else a node around its views.
  @inline(__always) @MainActor private func reconcile(
    _ content: Content, at index: Int, with row: Node?
  ) -> Node {
    if let row, row.slot != index { row.slot = index }
    if Content._isUnary {
      var slots = _Slots(
        rowOf: self, at: index, existing: row, statements: StatementRange(since: rowStart, for: self))
      Content._resolve(content, into: &slots)
      if let made = slots.row { return made }
    } else if let row = row as? RowNode<Content> {
      row.view = content
      graph.schedule(row)
      return row
    }
    let made = RowNode(content, Seat(under: self, slot: index, place: 0))
    made.statements = StatementRange(since: rowStart, for: made)
    graph.log.record(.nodeInserted, made)
    graph.schedule(made)
    return made
  }
}

/// The rows of a lazy container that are made.
struct MadeRows {
  /// The numbers of the made rows in the data, in order; the children of the node are these rows.
  var numbers: ContiguousArray<Int> = []
  /// What layout asked for since the last evaluation.
  var requested: [Range<Int>] = []
  /// Of rows with equal ids, the row whose element they show (rule 2.17).
  var firstElement: [Int: Int] = [:]
  /// Whether the rows were matched with the data that the view has now.
  var isDataKnown = false
}

/// Rows of which not all are made.
protocol LazyRows: Node {
  /// How many rows there are.
  var rowCount: Int { get }
  /// The numbers of the rows that are made, in order, one child for each; `nil` if all are.
  var madeRowNumbers: ContiguousArray<Int>? { get }
  /// Asks for rows to be made after layout.
  func makeRows(_ range: Range<Int>)
  /// The number of the first row whose id has a description.
  func rowNumber(describedAs id: String) -> Int?
  /// The number of the first row with an id.
  func rowNumber(of id: AnyHashable) -> Int?
  /// The node of a row, if it is made.
  func row(_ number: Int) -> Node?
  /// Removes made rows; they are made again when they are visible.
  @MainActor func giveUp(_ rows: [Node])
}

extension ForEachNode: LazyRows {
  var rowCount: Int { view.data.count }
  var madeRowNumbers: ContiguousArray<Int>? { lazyRows?.numbers }

  func makeRows(_ range: Range<Int>) {
    guard lazyRows != nil else { return }
    lazyRows?.requested.append(range)
    graph.layout?.request(self)
  }

  func rowNumber(describedAs id: String) -> Int? {
    if case .constantRange = view.identify { return Int(id).map { $0 - constantStart } }
    return ids.firstIndex { ValueText.of($0) == id || "\($0)" == id }
  }

  func rowNumber(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if case .constantRange = view.identify { return (id as? Int).map { $0 - constantStart } }
    return ids.firstIndex(of: id)
  }

  func row(_ number: Int) -> Node? {
    guard number >= 0, number < rowCount else { return nil }
    guard let numbers = lazyRows?.numbers else { return number < childCount ? child(at: number) : nil }
    return numbers.firstIndex(of: number).map { child(at: $0) }
  }

  @MainActor func giveUp(_ gone: [Node]) {
    guard var made = lazyRows else { return }
    let gone = Set(gone.map(ObjectIdentifier.init))
    let rows = Array(zip(made.numbers, takeChildren()))
    let kept = rows.filter { !gone.contains(ObjectIdentifier($0.1)) }
    made.numbers = ContiguousArray(kept.map(\.0))
    lazyRows = made
    for (index, row) in kept.enumerated() { row.1.slot = index }
    setChildren(ContiguousArray(kept.map(\.1)))
    for row in rows.reversed() where gone.contains(ObjectIdentifier(row.1)) { graph.takeDown(row.1, isDeferred: true) }
    graph.layout?.nodeChanged(self)
  }

  /// Whether the nearest container makes its rows when they become visible.
  fileprivate var isInLazyContainer: Bool {
    var node = parent
    while let current = node {
      if current.isLeafView, !current.marks.contains(.passesRowsOn) { return current.marks.contains(.makesRowsLazily) }
      node = current.parent
    }
    return false
  }
}

/// One row of a `ForEach` with several views, or none; also the root of a graph.
final class RowNode<Content: View>: BranchNode<Content> {
  var statements = StatementRange.none

  required init(_ view: Content, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: RowNode<Content>.self, in: seat.core))
  }

  override func evaluate() {
    if statements.owner != 0 { core.pointee.open(statements) }
    var slots = _Slots(self)
    Content._resolve(view, into: &slots)
  }
}

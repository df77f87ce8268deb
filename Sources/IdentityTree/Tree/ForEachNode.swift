/// The rows of a `ForEach`, one node an id (rules 2.13–2.21).
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  BranchNode<ForEach<Data, ID, Content>>
{
  /// The ids of the rows, in order; empty for a constant range.
  @exclusivity(unchecked) private var ids: ContiguousArray<ID> = []
  /// How many equal ids stand before each row, once there are equal ids.
  private var occurrences: ContiguousArray<Int> = []
  private var initialCount: Int?
  /// Where the statements of the row begin that was described last.
  @exclusivity(unchecked) private var rowStart = 0
  /// Which rows are made, where the container around makes them when they become visible.
  @exclusivity(unchecked) private var lazyRows: MadeRows?

  /// The first number of a constant range.
  @exclusivity(unchecked) private var constantStart = 0
  @exclusivity(unchecked) private var isConstant = false

  required init(_ view: ForEach<Data, ID, Content>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: ForEach<Data, ID, Content>.self, in: seat.core))
    noteRange()
  }

  private func noteRange() {
    if case .constantRange = view.identify { isConstant = true } else { isConstant = false }
    constantStart = (view.data as? Range<Int>)?.lowerBound ?? 0
  }

  override var canTransition: Bool { true }

  // MARK: Steps

  override func step(toChild index: Int) -> PathStep {
    let index = rowNumber(at: index)
    if isConstant { return .element("\(constantStart + index)", occurrence: 0) }
    guard index < ids.count else { return .child(index) }
    return .element(ValueText.of(ids[index]), occurrence: occurrences.isEmpty ? 0 : occurrences[index])
  }

  override func compactStep(toChild index: Int) -> CompactStep? {
    let index = rowNumber(at: index)
    if isConstant { return .element(constantStart + index, occurrence: 0) }
    guard ID.self == Int.self, index < ids.count else { return nil }
    return .element(unsafeBitCast(ids[index], to: Int.self), occurrence: occurrences.isEmpty ? 0 : occurrences[index])
  }

  /// The number of a row in the data, by its position among the made ones.
  private func rowNumber(at index: Int) -> Int {
    guard lazyRows != nil, let rows = lazyRows?.numbers, index < rows.count else { return index }
    return rows[index]
  }

  // MARK: Update

  override func receive(_ new: ForEach<Data, ID, Content>, byEquality: Bool) -> Bool {
    let isSame = view.isSame(as: new)
    view = new
    noteRange()
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
    } else if marks.contains(.wasInvalid) {
      // Something that the rows read changed.
      lazyRows?.isDataKnown = false
    }
    let base = core.pointee.stack.count
    let start = StatementPlaces.count
    evaluateRows()
    // What stands in the rows was written where any of them was: the latest are remembered.
    let from = max(start, StatementPlaces.count - StatementPlaces.capacity / 2)
    core.pointee.bodies.open(StatementRange(since: from, for: self), at: base)
  }

  @MainActor private func evaluateRows() {
    if lazyRows != nil { return evaluateLazily() }
    if isConstant { return evaluateConstantRange() }
    let new = newIDs()
    guard new.count == view.data.count else { return }
    let match = RowMatch.of(old: ids, oldOccurrences: occurrences, new: new)
    report(match, ids: new)
    var old = list
    list = ChildList()
    if !match.removed.isEmpty { remove(match.removed, of: old) }
    ids = new
    occurrences = match.occurrences
    var rows = ChildList()
    rows.reserve(new.count)
    var slots = _Slots(rowsOf: self)
    forEachContent(showing: match.firstElement) { index, content in
      let source = match.source(of: index)
      if source >= 0 {
        let row = old[source]
        rows.append(update(row, content, at: index, &slots))
        if match.isMoved(index) { row.borrowed { EventLog.record(.nodeMoved, $0) } }
      } else {
        rows.append(insert(content, at: index, &slots))
      }
    }
    old.forgetAll()
    list = rows
  }

  @MainActor private func evaluateConstantRange() {
    let count = view.data.count
    if let initialCount, initialCount != count {
      return graph.noteDiagnostic(.constantRangeChanged("\(ForEach<Data, ID, Content>.self)", count, initialCount))
    }
    var slots = _Slots(rowsOf: self)
    if initialCount == nil {
      initialCount = count
      list.reserve(count)
      forEachContent { index, content in list.append(make(content, at: index, &slots)) }
    } else {
      forEachContent { index, content in _ = update(list[index], content, at: index, &slots) }
    }
  }

  /// Runs the rows' closure for each element, as one evaluation of the node; of rows with equal ids each shows the
  /// first element (rule 2.17).
  @inline(__always) @MainActor private func forEachContent(
    showing firstElement: [Int: Int] = [:], _ body: (Int, Content) -> Void
  ) {
    let make = view.content
    let data = view.data
    let core = core
    let before = core.pointee.reader
    ObservedReads.tracking(self) {
      if isConstant {
        for index in 0..<data.count { body(index, content(make, element(constantStart &+ index), core, before)) }
      } else if !firstElement.isEmpty {
        for index in 0..<data.count {
          let shown = data[data.index(data.startIndex, offsetBy: firstElement[index] ?? index)]
          body(index, content(make, shown, core, before))
        }
      } else {
        let isDone: Bool? = data.withContiguousStorageIfAvailable { elements in
          for index in 0..<elements.count { body(index, content(make, elements[index], core, before)) }
          return true
        }
        if isDone == nil {
          for (index, element) in data.enumerated() { body(index, content(make, element, core, before)) }
        }
      }
    }
  }

  /// The content of a row. What the closure reads is read by this node; what happens to the row afterwards is not.
  @inline(__always) @MainActor private func content(
    _ make: (Data.Element) -> Content, _ element: Data.Element, _ core: CorePointer, _ reader: Unmanaged<Node>?
  ) -> Content {
    rowStart = StatementPlaces.count
    core.pointee.reader = .passUnretained(self)
    defer { core.pointee.reader = reader }
    return make(element)
  }

  /// The element of a constant range, whose elements are whole numbers.
  @inline(__always) private func element(_ number: Int) -> Data.Element {
    unsafeBitCast(number, to: Data.Element.self)
  }

  // MARK: Rows that are made when they become visible

  /// Keeps the rows that are made and makes those that layout asked for; the others are only counted.
  @MainActor private func evaluateLazily() {
    guard var made = lazyRows else { return }
    var slots = _Slots(rowsOf: self)
    let old = takeChildren()
    if !made.isDataKnown {
      made.isDataKnown = true
      guard let (sources, moved, match) = matchLazily(made) else {
        setChildren(old)
        return
      }
      let gone = zip(made.numbers, old).filter { sources[$0.0] == nil }.map(\.1)
      // What is removed still goes by its old id.
      if !gone.isEmpty { graph.remove(gone, from: self) }
      if let (new, match) = match {
        ids = new
        occurrences = match.occurrences
        made.firstElement = match.firstElement
      }
      var kept: [(number: Int, node: Node)] = []
      for (number, node) in zip(made.numbers, old) {
        if let new = sources[number] { kept.append((new, node)) }
      }
      kept.sort { $0.number < $1.number }
      made.numbers = ContiguousArray(kept.map(\.number))
      lazyRows = made
      var rows: ContiguousArray<Node> = []
      for (index, row) in kept.enumerated() {
        rows.append(
          update(.passUnretained(row.node), lazyRow(row.number), at: index, &slots).takeUnretainedValue())
        if moved.contains(row.number) { graph.log.record(.nodeMoved, row.node) }
      }
      setChildren(rows)
    } else {
      setChildren(old)
    }
    makeRequestedRows()
  }

  /// How the rows of data that changed were matched with those before.
  private typealias LazyMatch = (
    sources: [Int: Int], moved: Set<Int>, new: (ids: ContiguousArray<ID>, match: RowMatch)?
  )

  /// The new number of each made row that goes on, by its old one, and which of them moved; `nil` if nothing is to be
  /// changed. The new ids are not taken over yet.
  @MainActor private func matchLazily(_ made: MadeRows) -> LazyMatch? {
    let data = view.data
    if isConstant {
      if let initialCount, initialCount != data.count {
        graph.noteDiagnostic(
          .constantRangeChanged("\(ForEach<Data, ID, Content>.self)", data.count, initialCount))
        return nil
      }
      initialCount = data.count
      return (Dictionary(uniqueKeysWithValues: made.numbers.map { ($0, $0) }), [], nil)
    }
    let new = newIDs()
    guard new.count == data.count else { return nil }
    let match = RowMatch.of(old: ids, oldOccurrences: occurrences, new: new)
    report(match, ids: new)
    let wasMade = Set(made.numbers)
    var sources: [Int: Int] = [:]
    var moved: Set<Int> = []
    for index in new.indices {
      let source = match.source(of: index)
      guard source >= 0, wasMade.contains(source) else { continue }
      sources[source] = index
      if match.isMoved(index) { moved.insert(index) }
    }
    return (sources, moved, (new, match))
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
    var slots = _Slots(rowsOf: self)
    for (index, row) in rows.enumerated() {
      if let node = row.node {
        if node.slot != index { node.slot = index }
        nodes.append(node)
      } else {
        nodes.append(make(lazyRow(row.number), at: index, &slots).takeRetainedValue())
      }
    }
    setChildren(nodes)
  }

  @MainActor private func lazyRow(_ number: Int) -> Content {
    let data = view.data
    let shown = lazyRows?.firstElement[number] ?? number
    return row(of: data[data.index(data.startIndex, offsetBy: shown)])
  }

  @MainActor private func row(of element: Data.Element) -> Content {
    rowStart = StatementPlaces.count
    return reading { view.content(element) }
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

  /// Names a row among those that leave by a transition.
  private struct RowKey: Hashable {
    var id: ID
    var occurrence: Int
  }

  private func key(at index: Int) -> RowKey {
    RowKey(id: ids[index], occurrence: occurrences.isEmpty ? 0 : occurrences[index])
  }

  /// Removes rows by their old numbers; those that leave in an animated update may come back one by one.
  @MainActor private func remove(_ numbers: some BidirectionalCollection<Int>, of old: ChildList) {
    guard mayAnimate else { return graph.remove(numbers.map { old[$0].takeRetainedValue() }, from: self) }
    for number in numbers.reversed() {
      graph.remove([old[number].takeRetainedValue()], from: self, key: key(at: number))
    }
  }

  /// A row that was not there: one that still leaves comes back, else it is made; the caller owns it.
  @MainActor private func insert(_ content: Content, at index: Int, _ slots: inout _Slots) -> Unmanaged<Node> {
    if !graph.leavingViews.items.isEmpty, let leaving = graph.bringBack(to: self, key: key(at: index)).first {
      return update(.passRetained(leaving), content, at: index, &slots)
    }
    let row = make(content, at: index, &slots)
    row.borrowed { graph.noteEntering($0, in: self) }
    return row
  }

  /// Gives a row its new content.
  @inline(__always) @MainActor private func update(
    _ row: Unmanaged<Node>, _ content: Content, at index: Int, _ slots: inout _Slots
  ) -> Unmanaged<Node> {
    row.borrowed { if $0.slot != index { $0.slot = index } }
    if Content._isUnary {
      slots.moveToRow(index, existing: row)
      Content._resolve(content, into: &slots)
    } else {
      row.borrowed { unsafeDowncast($0, to: RowNode<Content>.self).view = content }
      core.pointee.stack.push(row)
    }
    return row
  }

  /// Makes a row, which the caller owns: the view's own node where the content fills one position, else a node around
  /// its views.
  @inline(__always) @MainActor private func make(
    _ content: Content, at index: Int, _ slots: inout _Slots
  ) -> Unmanaged<Node> {
    if Content._isUnary {
      slots.moveToNewRow(index, StatementRange(since: rowStart, for: self))
      Content._resolve(content, into: &slots)
      if let made = slots.row { return made }
    }
    let made = RowNode(content, Seat(under: self, slot: index, place: 0))
    made.statements = StatementRange(since: rowStart, for: made)
    EventLog.record(.nodeInserted, made)
    let row = Unmanaged<Node>.passRetained(made)
    core.pointee.stack.push(row)
    return row
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
  /// How the id of a row is described.
  func rowID(_ number: Int) -> String?
  /// The node of a row, if it is made.
  func row(_ number: Int) -> Node?
  /// The type of the collection.
  var collectionName: String { get }
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

  func rowID(_ number: Int) -> String? {
    guard number >= 0, number < rowCount else { return nil }
    if isConstant { return String(number + constantStart) }
    return number < ids.count ? ValueText.of(ids[number]) : nil
  }

  func rowNumber(describedAs id: String) -> Int? {
    if isConstant { return Int(id).map { $0 - constantStart } }
    return ids.firstIndex { ValueText.of($0) == id || "\($0)" == id }
  }

  func rowNumber(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if isConstant { return (id as? Int).map { $0 - constantStart } }
    return ids.firstIndex(of: id)
  }

  func row(_ number: Int) -> Node? {
    guard number >= 0, number < rowCount else { return nil }
    guard let numbers = lazyRows?.numbers else { return number < childCount ? child(at: number) : nil }
    return numbers.firstIndex(of: number).map { child(at: $0) }
  }

  var collectionName: String { "\(Data.self)" }

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
  fileprivate var isInLazyContainer: Bool { rowHolder?.marks.contains(.makesRowsLazily) ?? false }
}

extension Node {
  /// The nearest view around that does not pass its rows on: whose row the node is, or stands in.
  var rowHolder: Node? {
    var node = parent
    while let current = node, !current.isLeafView || current.marks.contains(.passesRowsOn) { node = current.parent }
    return node
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

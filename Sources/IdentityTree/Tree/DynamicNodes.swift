/// A conditional: one taken leaf (rules 1.2, 1.3, 1.6, 1.7).
final class ConditionalNode<V: View>: ViewNode<V> {
  private var leaf: Int?

  required init(_ view: V, _ seat: Seat) {
    super.init(view, seat, typeName: V.self is any OptionalView.Type ? "Optional" : "_ConditionalContent")
  }

  override var canTransition: Bool { true }

  override func evaluate() {
    var visitor = Visitor(node: self)
    V._visitLeaf(view, base: 0, place: .unknown, visitor: &visitor)
  }

  @MainActor fileprivate func take<L: View>(_ view: L, leaf: Int, place: RawPlace?) {
    if let old = self.leaf, old != leaf { graph.removeChildren(of: self) }
    self.leaf = leaf
    let count = V._leafCount
    let isOptional = V.self is any OptionalView.Type
    let step: PathStep = isOptional && count == 2 ? .some : .branch(leaf, of: isOptional ? count - 1 : count)
    var slots = _Slots(self, step: step, place: place)
    L._resolve(view, into: &slots)
  }

  @MainActor fileprivate func takeNothing(leaf: Int) {
    if let old = self.leaf, old != leaf { graph.removeChildren(of: self) }
    self.leaf = leaf
  }

  private struct Visitor: _LeafVisitor {
    let node: ConditionalNode<V>
    func visit<L: View>(_ view: L, leaf: Int, place: _Place) { node.take(view, leaf: leaf, place: place.raw) }
    func visitNothing(leaf: Int) { node.takeNothing(leaf: leaf) }
  }
}

private protocol OptionalView {}
extension Optional: OptionalView {}

/// An erased view: its content stays while the wrapped type does (rules 1.18, 1.19).
final class AnyViewNode: ViewNode<AnyView> {
  private var wrapped: UnsafeRawPointer?

  required init(_ view: AnyView, _ seat: Seat) { super.init(view, seat) }

  override var detail: String? { TypeName.short(view.box.wrappedType) }
  override func step(toChild index: Int) -> PathStep { .wrapped }

  override func evaluate() {
    if let wrapped, wrapped != view.box.wrapped { graph.removeChildren(of: self) }
    wrapped = view.box.wrapped
    var slots = _Slots(self, place: view.place)
    view.box.resolve(into: &slots)
  }
}

/// An explicit identity (rules 2.6, 2.7).
final class IDNode<C: View, ID: Hashable>: ViewNode<IDView<C, ID>> {
  private var current: ID?

  override var canTransition: Bool { true }
  override var detail: String? { "\(view.id)" }
  override func step(toChild index: Int) -> PathStep { .explicit("\(view.id)") }

  override func evaluate() {
    if let current, current != view.id { graph.removeChildren(of: self) }
    current = view.id
    var slots = _Slots(self, place: view.place)
    C._resolve(view.content, into: &slots)
  }
}

/// The rows of a `ForEach`, one node an id (rules 2.13–2.21).
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>
{
  private struct Key: Hashable {
    var id: ID
    var occurrence: Int
  }
  private var keys: [Key] = []
  private var initialCount: Int?

  override var canTransition: Bool { true }

  private func id(of element: Data.Element) -> ID? {
    switch view.identify {
    case .keyPath(let path): element[keyPath: path]
    case .element, .constantRange: element as? ID
    }
  }

  override func evaluate() {
    if case .constantRange = view.identify {
      if let initialCount, initialCount != view.data.count {
        return graph.noteDiagnostic(
          .constantRangeChanged("\(ForEach<Data, ID, Content>.self)", view.data.count, initialCount))
      }
      initialCount = view.data.count
    }
    var occurrences: [ID: Int] = [:]
    var firstElements: [ID: Data.Element] = [:]
    var new: [(key: Key, element: Data.Element)] = []
    new.reserveCapacity(view.data.count)
    for element in view.data {
      guard let id = id(of: element) else { continue }
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      if occurrence == 0 { firstElements[id] = element }
      if occurrence == 1 { graph.noteDiagnostic(.duplicateID("\(ForEach<Data, ID, Content>.self)", "\(id)")) }
      new.append((Key(id: id, occurrence: occurrence), firstElements[id] ?? element))
    }
    var old: [Key: Node] = [:]
    old.reserveCapacity(keys.count)
    for (key, row) in zip(keys, children) { old[key] = row }
    let newKeys = Set(new.map(\.key))
    var gone: [Node] = []
    for (key, row) in zip(keys, children) where !newKeys.contains(key) { gone.append(row) }
    if !gone.isEmpty { graph.remove(gone, from: self) }
    let keptOrder = keys.filter { newKeys.contains($0) }
    let moved = Moves.moved(from: keptOrder, to: new.map(\.key).filter { old[$0] != nil })
    var rows: ContiguousArray<Node> = []
    rows.reserveCapacity(new.count)
    for (key, element) in new {
      let start = StatementPlaces.count
      let content = graph.reading(self) { view.content(element) }
      if let row = old[key], let row = row as? RowNode<Content> {
        if moved.contains(key) { graph.log.record(.nodeMoved, row) }
        row.view = content
        graph.schedule(row)
        rows.append(row)
      } else {
        let row = RowNode(
          content,
          Seat(
            parent: self, graph: graph, step: .element("\(key.id)", occurrence: key.occurrence),
            place: graph.statementPlace(of: Content.self, from: start).map { graph.places.index(of: $0) } ?? 0))
        row.placesFrom = start
        graph.log.record(.nodeInserted, row)
        graph.schedule(row)
        rows.append(row)
      }
    }
    children = rows
    keys = new.map(\.key)
  }
}

/// One row of a `ForEach`: its views may be several.
final class RowNode<Content: View>: ViewNode<Content> {
  var placesFrom = 0

  required init(_ view: Content, _ seat: Seat) { super.init(view, seat, typeName: "Row") }

  override func evaluate() {
    var slots = _Slots(self, placesFrom: placesFrom)
    Content._resolve(view, into: &slots)
  }
}

/// Which elements of a list moved: all that are not in a longest run that kept its order.
enum Moves {
  static func moved<Key: Hashable>(from old: [Key], to new: [Key]) -> Set<Key> {
    guard old != new else { return [] }
    var positions: [Key: Int] = [:]
    for (index, key) in old.enumerated() { positions[key] = index }
    let order = new.compactMap { positions[$0] }
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: order.count)
    for (index, value) in order.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if order[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? tails[low - 1] : -1
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var kept = Set<Int>()
    var next = tails.last ?? -1
    while next >= 0 {
      kept.insert(next)
      next = previous[next]
    }
    return Set(new.indices.filter { !kept.contains($0) }.map { new[$0] })
  }
}

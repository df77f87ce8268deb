/// A custom view: state of its own, and a body (rules 1.16, 6.2).
final class CompositeNode<V: View>: BranchNode<V> {
  private var storedProperty: AnyObject?

  required init(_ view: V, _ seat: Seat) {
    let graph = seat.scope.graph
    super.init(view, seat, typeIndex: graph.typeIndex(of: view))
    if V.self is AnyClass { graph.noteDiagnostic(.viewIsClass(typeName)) }
  }

  override var firstProperty: AnyObject? {
    get { storedProperty }
    set { storedProperty = newValue }
  }

  override func receive(_ new: V, byEquality: Bool) -> Bool {
    let isSame = byEquality ? ViewComparison.byEquality(view, new) : type.comparison.areEqual(&view, new)
    if isSame {
      if isDirty { return true }
      graph.log.record(.bodySkipped, self)
      return false
    }
    view = new
    return true
  }

  override func step(toChild index: Int) -> PathStep { .body }

  override func evaluate() {
    isDirty = false
    let start = StatementPlaces.count
    graph.log.record(.bodyEvaluated, self)
    let body: V.Body
    if type.dynamicFields.isEmpty {
      body = graph.reading(self) { view.body }
    } else {
      var copy = view
      installProperties(of: &copy)
      body = graph.reading(self) { copy.body }
    }
    var slots = _Slots(self, placesFrom: start)
    V.Body._resolve(body, into: &slots)
  }
}

enum ViewComparison {
  static func byEquality<V>(_ left: V, _ right: V) -> Bool {
    func open<E: Equatable>(_ left: E) -> Bool { (right as? E).map { left == $0 } ?? false }
    return (left as? any Equatable).map { open($0) } ?? ValueComparison.areEqual(left, right)
  }
}

extension Node {
  /// Connects the dynamic properties of a copy of the node's value with their storage.
  @MainActor func installProperties<T>(of copy: inout T) {
    let fields = type.dynamicFields
    guard !fields.isEmpty else { return }
    let isFirst = !marks.contains(.installed)
    marks.insert(.installed)
    withUnsafeMutableBytes(of: &copy) { bytes in
      guard let start = bytes.baseAddress else { return }
      for index in fields.indices {
        let field = fields[index]
        if field.isComposed, isFirst { appendProperty(nil) }
        field.type.install(at: start + field.offset, _PropertyContext(node: self, index: index, isFirst: isFirst))
      }
    }
  }
}

extension DynamicProperty {
  @MainActor fileprivate static func install(at pointer: UnsafeMutableRawPointer, _ context: _PropertyContext) {
    _install(pointer.assumingMemoryBound(to: Self.self), context)
  }
}

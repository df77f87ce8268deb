/// A custom view: state of its own, and a body (rules 1.16, 6.2).
final class CompositeNode<V: View>: BranchNode<V> {
  @exclusivity(unchecked) private var storedProperty: Unmanaged<AnyObject>?

  required init(_ view: V, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(of: view, in: seat.core))
    if V.self is AnyClass { graph.noteDiagnostic(.viewIsClass(typeName)) }
    if depth > EndlessDepth.limit { EndlessDepth.stop(at: self) }
  }

  deinit { storedProperty?.release() }

  override var firstProperty: Unmanaged<AnyObject>? { storedProperty }
  override func keepFirstProperty(_ property: Unmanaged<AnyObject>) { storedProperty = property }

  override func receive(_ new: V, byEquality: Bool) -> Bool {
    let isSame =
      byEquality
      ? ViewComparison.byEquality(view, new)
      : core.pointee.types[typeIndex].borrowed { $0.areEqual(&view, new) }
    if isSame {
      if isDirty { return true }
      EventLog.record(.bodySkipped, self)
      return false
    }
    if mayAnimate, V.self is any Animatable.Type { BodyAnimation.animate(self, from: view, to: new) }
    view = new
    return true
  }

  override func step(toChild index: Int) -> PathStep { .body }

  override func evaluate() {
    let start = StatementPlaces.count
    EventLog.record(.bodyEvaluated, self)
    let body: V.Body
    if core.pointee.types[typeIndex].borrowed({ $0.fieldCount }) == 0, extras?.animators.isEmpty != false {
      body = reading { view.body }
    } else {
      var copy = view
      installProperties(of: &copy)
      if extras?.animators.isEmpty == false { BodyAnimation.present(&copy, of: self) }
      body = reading { copy.body }
    }
    core.pointee.open(StatementRange(since: start, for: self))
    var slots = _Slots(self)
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
  /// Runs `body` as that of the node, which comes to depend on what it reads.
  @inline(__always) @MainActor func reading<R>(_ body: () -> R) -> R {
    let core = core
    let before = core.pointee.reader
    core.pointee.reader = .passUnretained(self)
    defer { core.pointee.reader = before }
    return ObservedReads.tracking(self, body)
  }

  /// Connects the dynamic properties of a copy of the node's value with their storage.
  @MainActor func installProperties<T>(of copy: inout T) {
    let (count, fields) = core.pointee.types[typeIndex].borrowed { ($0.fieldCount, $0.fields) }
    guard count > 0 else { return }
    let isFirst = !marks.contains(.installed)
    marks.insert(.installed)
    connect(&copy, fields: fields, count: count, isFirst: isFirst)
  }

  @MainActor private func connect<T>(
    _ value: UnsafeMutablePointer<T>, fields: UnsafeMutablePointer<DynamicField>, count: Int, isFirst: Bool
  ) {
    let start = UnsafeMutableRawPointer(value)
    for index in 0..<count {
      if isFirst, fields[index].isComposed { appendProperty(nil) }
      let context = _PropertyContext(rawNode: .passUnretained(self), index: index, isFirst: isFirst)
      let property = start + fields[index].offset
      if let installer = fields[index].installer {
        installer.borrowed { $0.install(at: property, context) }
      } else {
        fields[index].type.install(at: property, context)
      }
    }
  }
}

extension DynamicProperty {
  @MainActor fileprivate static func install(at pointer: UnsafeMutableRawPointer, _ context: _PropertyContext) {
    _install(pointer.assumingMemoryBound(to: Self.self), context)
  }
}

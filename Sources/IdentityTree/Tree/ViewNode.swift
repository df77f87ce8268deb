/// A node that holds a view value.
public class ViewNode<V: View>: Node {
  var view: V

  required init(_ view: V, _ seat: Seat) {
    self.view = view
    super.init(seat, typeName: TypeName.short(V.self))
  }

  init(_ view: V, _ seat: Seat, typeName: String) {
    self.view = view
    super.init(seat, typeName: typeName)
  }

  /// Takes a new value; tells whether the node must be evaluated.
  @MainActor func receive(_ new: V, byEquality: Bool) -> Bool {
    view = new
    return true
  }
}

/// A custom view: state of its own, and a body (rules 1.16, 6.2).
final class CompositeNode<V: View>: ViewNode<V> {
  required init(_ view: V, _ seat: Seat) {
    super.init(view, seat)
    if Swift.type(of: view as Any) is AnyClass {
      graph.noteDiagnostic(.viewIsClass(typeName))
    }
    type = graph.viewType(of: view)
    if type?.isOpaque == true { graph.noteDiagnostic(.stateNotLocated(typeName)) }
  }

  override func receive(_ new: V, byEquality: Bool) -> Bool {
    let isSame =
      byEquality ? ViewComparison.byEquality(view, new) : ValueComparison.areEqual(view, new)
    if isSame {
      if !isDirty { graph.log.record(.bodySkipped, self) }
      return isDirty
    }
    view = new
    return true
  }

  override func step(toChild index: Int) -> PathStep { .body }

  override func evaluate() {
    isDirty = false
    let start = StatementPlaces.count
    var copy = view
    installProperties(of: &copy)
    graph.log.record(.bodyEvaluated, self)
    let body = graph.reading(self) { copy.body }
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
    guard let type, !type.dynamicFields.isEmpty else { return }
    let isFirst = !hasInstalled
    hasInstalled = true
    withUnsafeMutablePointer(to: &copy) { pointer in
      let raw = UnsafeMutableRawPointer(pointer)
      for (index, field) in type.dynamicFields.enumerated() {
        let context = _PropertyContext(node: self, index: index, isFirst: isFirst)
        if field.isComposed, isFirst { appendProperty(nil) }
        field.type.install(at: raw + field.offset, context)
      }
    }
  }
}

extension DynamicProperty {
  @MainActor fileprivate static func install(at pointer: UnsafeMutableRawPointer, _ context: _PropertyContext) {
    _install(pointer.assumingMemoryBound(to: Self.self), context)
  }
}

/// A framework view: its values are recorded, its content passed on.
final class PrimitiveNode<V: PrimitiveView>: ViewNode<V> {
  override var isLeafView: Bool { true }
  override var text: String? { view._text }
  override var control: ControlRole? { (view as? any ControlView)?._control }
  override func evaluate() {
    setAttributes(view._attributes, isFirst: !hasEvaluated)
    hasEvaluated = true
    var slots = _Slots(self)
    V._resolveContent(view, into: &slots)
  }
}

/// A framework modifier around its content (rule 2.1).
final class PrimitiveModifierNode<C: View, M: PrimitiveModifier>: ViewNode<ModifiedContent<C, M>> {
  private var ownScope: EnvironmentScope?
  private var contentCount = 0

  required init(_ view: ModifiedContent<C, M>, _ seat: Seat) {
    super.init(view, seat, typeName: TypeName.short(M.self))
    let modifier = view.modifier
    if M._changesEnvironment { ownScope = EnvironmentScope(parent: scope, change: modifier._change) }
  }

  override var childScope: EnvironmentScope { ownScope ?? scope }
  override func step(toChild index: Int) -> PathStep { index == 0 ? .content : .attachment }
  override var control: ControlRole? { (view.modifier as? any ControlView)?._control }

  override func evaluate() {
    let modifier = view.modifier
    if hasEvaluated, let ownScope {
      for node in ownScope.update(change: modifier._change) { graph.invalidate(node) }
    }
    setAttributes(modifier._attributes, isFirst: !hasEvaluated)
    modifier._connect(self)
    hasEvaluated = true
    var slots = _Slots(self)
    C._resolve(view.content, into: &slots)
    M._resolveAttachment(modifier, into: &slots)
  }
}

/// A custom view modifier: state of its own, and a body around its content (rules 2.2, 2.4).
final class ViewModifierNode<C: View, M: ViewModifier>: ViewNode<ModifiedContent<C, M>> {
  private let provider: ContentProviderOf<C>

  required init(_ view: ModifiedContent<C, M>, _ seat: Seat) {
    provider = ContentProviderOf(view.content)
    super.init(view, seat, typeName: TypeName.short(M.self))
    type = graph.viewType(of: view.modifier)
    if type?.isOpaque == true { graph.noteDiagnostic(.stateNotLocated(typeName)) }
  }

  override func step(toChild index: Int) -> PathStep { .body }

  override func receive(_ new: ModifiedContent<C, M>, byEquality: Bool) -> Bool {
    let isSame = ValueComparison.areEqual(view.modifier, new.modifier)
    view = new
    provider.content = new.content
    for placeholder in provider.placeholders.compactMap(\.node) where !placeholder.isRemoved {
      graph.schedule(placeholder)
    }
    provider.placeholders.removeAll { $0.node?.isRemoved != false }
    if isSame, !isDirty { graph.log.record(.bodySkipped, self) }
    return !isSame || isDirty
  }

  override func evaluate() {
    isDirty = false
    let start = StatementPlaces.count
    var copy = view.modifier
    installProperties(of: &copy)
    graph.log.record(.bodyEvaluated, self)
    let body = graph.reading(self) { copy.body(content: _ViewModifier_Content(provider: provider)) }
    var slots = _Slots(self, placesFrom: start)
    M.Body._resolve(body, into: &slots)
  }
}

/// What a view modifier is applied to, its type left out.
class ContentProvider {
  var placeholders: [WeakNode] = []
  @MainActor func resolve(into slots: inout _Slots) {}
}

final class ContentProviderOf<C: View>: ContentProvider {
  var content: C
  init(_ content: C) { self.content = content }
  override func resolve(into slots: inout _Slots) { C._resolve(content, into: &slots) }
}

/// Stands where a view modifier's body uses its content.
final class PlaceholderNode<M: ViewModifier>: ViewNode<_ViewModifier_Content<M>> {
  required init(_ view: _ViewModifier_Content<M>, _ seat: Seat) {
    super.init(view, seat, typeName: "Content")
    view.provider.placeholders.append(WeakNode(node: self))
  }

  override func step(toChild index: Int) -> PathStep { .content }

  override func receive(_ new: _ViewModifier_Content<M>, byEquality: Bool) -> Bool {
    let isSame = new.provider === view.provider
    view = new
    return !isSame
  }

  override func evaluate() {
    var slots = _Slots(self)
    view.provider.resolve(into: &slots)
  }
}

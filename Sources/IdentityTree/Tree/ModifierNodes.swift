/// A framework modifier around its content (rule 2.1).
final class PrimitiveModifierNode<C: View, M: PrimitiveModifier>: BranchNode<ModifiedContent<C, M>> {
  required init(_ view: ModifiedContent<C, M>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: M.self, in: seat.core))
    let modifier = view.modifier
    if M._changesEnvironment { ownExtras.scope = EnvironmentScope(parent: scope, change: modifier._change) }
  }

  override func step(toChild index: Int) -> PathStep { index < contentCount ? .content : .attachment }
  override var control: ControlRole? { (view.modifier as? any ControlView)?._control }
  override var attributes: [NodeAttribute] { view.modifier._attributes(in: self) }
  override var anyValue: Any { view.modifier }

  /// How many children are the content's; the others are attached (overlays).
  private(set) var contentCount = 1

  override func receive(_ new: ModifiedContent<C, M>, byEquality: Bool) -> Bool {
    animatingAttributes {
      view = new
      if let scope = extras?.scope { change(scope) }
      // An implicit animation of this very modifier counts from here on.
      new.modifier._connect(self)
    }
    return true
  }

  private func change(_ scope: EnvironmentScope) {
    let modifier = view.modifier
    for node in scope.update(change: modifier._change) { graph.invalidate(node) }
  }

  override func evaluate() {
    if !hasEvaluated {
      hasEvaluated = true
      view.modifier._connect(self)
    }
    var slots = _Slots(self)
    // What is modified is a part of the statement.
    slots.withoutStatements { M._resolveContent(view.modifier, view.content, into: &$0) }
    contentCount = slots.index
    M._resolveAttachment(view.modifier, into: &slots)
  }
}

/// A custom view modifier: state of its own, and a body around its content (rules 2.2, 2.4).
final class ViewModifierNode<C: View, M: ViewModifier>: BranchNode<ModifiedContent<C, M>> {
  private let provider: ContentProviderOf<C>

  required init(_ view: ModifiedContent<C, M>, _ seat: Seat) {
    provider = ContentProviderOf(view.content)
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(of: view.modifier, in: seat.core))
  }

  override var anyValue: Any { view.modifier }
  override func step(toChild index: Int) -> PathStep { .body }

  override func receive(_ new: ModifiedContent<C, M>, byEquality: Bool) -> Bool {
    let isSame = type.areEqual(&view.modifier, new.modifier)
    if !isSame, M.self is any Animatable.Type, mayAnimate {
      BodyAnimation.animate(self, from: view.modifier, to: new.modifier)
    }
    view = new
    provider.content = new.content
    provider.statements = core.pointee.bodies.statements
    for placeholder in provider.placeholders.compactMap(\.node) where !placeholder.isRemoved {
      graph.schedule(placeholder)
    }
    provider.placeholders.removeAll { $0.node?.isRemoved != false }
    if isSame, !isDirty { graph.log.record(.bodySkipped, self) }
    return !isSame || isDirty
  }

  override func evaluate() {
    let start = StatementPlaces.count
    var copy = view.modifier
    installProperties(of: &copy)
    if extras?.animators.isEmpty == false { BodyAnimation.present(&copy, of: self) }
    graph.log.record(.bodyEvaluated, self)
    let body = reading { copy.body(content: _ViewModifier_Content(provider: provider)) }
    provider.statements = core.pointee.bodies.statements
    core.pointee.open(StatementRange(since: start, for: self))
    var slots = _Slots(self)
    M.Body._resolve(body, into: &slots)
  }
}

/// What a view modifier is applied to, its type left out.
class ContentProvider {
  var placeholders: [WeakNode] = []
  /// Those of the body that holds the content.
  var statements = StatementRange.none
  @MainActor func resolve(into slots: inout _Slots) {}
}

final class ContentProviderOf<C: View>: ContentProvider {
  var content: C
  init(_ content: C) { self.content = content }
  override func resolve(into slots: inout _Slots) { C._resolve(content, into: &slots) }
}

/// Stands where a view modifier's body uses its content.
final class PlaceholderNode<M: ViewModifier>: BranchNode<_ViewModifier_Content<M>> {
  required init(_ view: _ViewModifier_Content<M>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: _ViewModifier_Content<M>.self, in: seat.core))
    view.provider.placeholders.append(WeakNode(node: self))
  }

  override func step(toChild index: Int) -> PathStep { .content }

  override func receive(_ new: _ViewModifier_Content<M>, byEquality: Bool) -> Bool {
    let isSame = new.provider === view.provider
    view = new
    return !isSame
  }

  override func evaluate() {
    core.pointee.open(view.provider.statements.owned(by: self))
    var slots = _Slots(self)
    view.provider.resolve(into: &slots)
  }
}

/// A node around content, to which other views may be attached.
protocol ModifierLayoutNode: Node {
  /// How many children are the content's; the others are attached.
  var contentCount: Int { get }
}
extension PrimitiveModifierNode: ModifierLayoutNode {}

/// A control whose look is made by a style of the environment.
@MainActor protocol StyledView: PrimitiveView {
  /// What a style gets to know of the control.
  associatedtype Look
  func _look(_ node: Node) -> Look
}

/// The style that makes the looks of one kind of control.
enum LookKey<Look>: EnvironmentKey {
  static var defaultValue: StyleValue<Look>? { nil }
}

extension EnvironmentValues {
  /// The user's style for one kind of control; `nil` where the content stands for itself.
  subscript<Look>(look look: Look.Type) -> StyleValue<Look>? {
    get { self[LookKey<Look>.self] }
    set { self[LookKey<Look>.self] = newValue }
  }
}

/// The name of the style of SwiftUI's own that one kind of control has: layout and drawings look at it.
private enum BuiltInStyleKey<Look>: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// The type of a style of SwiftUI's own; `nil` where none was set, or one of the user's.
  subscript<Look>(builtInStyle look: Look.Type) -> String? {
    get { self[BuiltInStyleKey<Look>.self] }
    set { self[BuiltInStyleKey<Look>.self] = newValue }
  }
}

/// A node of a control that a style of the user's may show.
protocol StyledPart: Node {
  /// Whether a style of the user's makes the look.
  var isStyled: Bool { get }
}

/// The node of a styled control. Another style type is another look: what the old one made is removed.
class StyledNode<V: StyledView>: BranchNode<V>, StyledPart {
  private var shown: UnsafeRawPointer?

  required init(_ view: V, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: V.self, in: seat.core))
    scope.addReader(self) { StyleValue.differ($0[look: V.Look.self], $1[look: V.Look.self]) }
  }

  override var isLeafView: Bool { true }
  override var text: String? { view._text }
  override var control: ControlRole? { (view as? any ControlView)?._control }
  override var attributes: [NodeAttribute] { view._attributes }

  /// Whether a style of the user's makes the look.
  var isStyled: Bool { shown != nil }

  override func receive(_ new: V, byEquality: Bool) -> Bool {
    animatingAttributes { view = new }
    return true
  }

  override func evaluate() {
    let style = scope.values[look: V.Look.self]
    let look = style.map { style in reading { style.look(view._look(self)) } }
    let kind = look?.box.wrapped
    if hasEvaluated, kind != shown { graph.removeChildren(of: self) }
    shown = kind
    hasEvaluated = true
    guard let look else {
      var slots = _Slots(self)
      return V._resolveContent(view, into: &slots)
    }
    // Inside of a style's body the style itself is not in force, so that a body may use the control again.
    if extras?.scope == nil { ownExtras.scope = EnvironmentScope(parent: scope) { $0[look: V.Look.self] = nil } }
    var slots = _Slots(self)
    look.box.resolve(into: &slots)
  }
}

/// The body that a style makes of a control's configuration: a node with the style's own dynamic properties.
nonisolated struct StyleBody<Style, Configuration, Made: View>: View {
  typealias Body = Never
  let style: Style
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Made

  @MainActor static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: StyleNode<Style, Configuration, Made>.self)
  }
}

/// The node of a style's body.
final class StyleNode<Style, Configuration, Made: View>: BranchNode<StyleBody<Style, Configuration, Made>> {
  required init(_ view: StyleBody<Style, Configuration, Made>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(of: view.style, in: seat.core))
  }

  override var anyValue: Any { view.style }
  override func step(toChild index: Int) -> PathStep { .body }

  override func evaluate() {
    let start = StatementPlaces.count
    var copy = view.style
    installProperties(of: &copy)
    graph.log.record(.bodyEvaluated, self)
    let made = reading { view.make(copy, view.configuration) }
    core.pointee.open(StatementRange(since: start, for: self))
    var slots = _Slots(self)
    Made._resolve(made, into: &slots)
  }
}

/// A style of the environment with its type left out.
struct StyleValue<Configuration>: @unchecked Sendable {
  let style: Any
  let look: @MainActor (Configuration) -> AnyView

  /// Whether two environments hold different styles in a place.
  static func differ(_ left: StyleValue?, _ right: StyleValue?) -> Bool {
    guard let left, let right else { return left != nil || right != nil }
    return !ValueComparison.areSame(left.style, right.style)
  }
}

extension ValueComparison {
  /// Whether two values are of one type and equal.
  static func areSame(_ left: Any, _ right: Any) -> Bool {
    guard type(of: left) == type(of: right) else { return false }
    func open<V>(_ value: V) -> Bool { (right as? V).map { areEqual(value, $0) } ?? false }
    return _openExistential(left, do: open)
  }
}

/// A view of a configuration whose type is left out: it fills the positions of what it stands for.
@MainActor @preconcurrency protocol ErasedPart: View where Body == Never {
  var part: AnyView { get }
}

extension ErasedPart {
  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) { view.part.box.resolve(into: &slots) }
}

/// The label of a control whose other parts also hold texts.
nonisolated struct ControlLabel<Content: View>: PrimitiveView {
  typealias Body = Never
  let content: Content
  @MainActor static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Content._resolve(view.content, into: &slots)
  }
}

extension ControlLabel: LabelRole {}

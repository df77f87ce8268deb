/// A control whose look is made by a style of the environment.
@MainActor protocol StyledView: PrimitiveView {
  /// What the style makes of the view; `nil` where the content stands for itself.
  func _look(in environment: EnvironmentValues, _ node: Node) -> AnyView?
  /// Whether the style differs between two environments.
  nonisolated static func _styleDiffers(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool
  /// Inside of a style's body the style itself is not in force, so that a body may use the control again.
  nonisolated static func _leaveStyle(_ environment: inout EnvironmentValues)
}

/// The node of a styled control. Another style type is another look: what the old one made is removed.
class StyledNode<V: StyledView>: ViewNode<V> {
  private var shown: UnsafeRawPointer?
  private var styleScope: EnvironmentScope?
  private var isReader = false

  required init(_ view: V, _ seat: Seat) { super.init(view, seat) }
  override init(_ view: V, _ seat: Seat, typeName: String) { super.init(view, seat, typeName: typeName) }

  override var isLeafView: Bool { true }
  override var text: String? { view._text }
  override var control: ControlRole? { (view as? any ControlView)?._control }
  override var childScope: EnvironmentScope { styleScope ?? scope }

  /// Whether a style of the user's makes the look.
  var isStyled: Bool { shown != nil }

  override func evaluate() {
    isDirty = false
    if !isReader {
      isReader = true
      scope.addReader(self, differs: V._styleDiffers)
    }
    setAttributes(graph.reading(self) { view._attributes }, isFirst: !hasEvaluated)
    let look = graph.reading(self) { view._look(in: scope.values, self) }
    let kind = look?.box.wrapped
    if hasEvaluated, kind != shown { graph.removeChildren(of: self) }
    shown = kind
    hasEvaluated = true
    guard let look else {
      var slots = _Slots(self)
      return V._resolveContent(view, into: &slots)
    }
    if styleScope == nil { styleScope = EnvironmentScope(parent: scope, change: V._leaveStyle) }
    var slots = _Slots(self)
    look.box.resolve(into: &slots)
  }
}

extension StyledNode: ValueHolding {
  var heldValue: Any { view }
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
final class StyleNode<Style, Configuration, Made: View>: ViewNode<StyleBody<Style, Configuration, Made>> {
  required init(_ view: StyleBody<Style, Configuration, Made>, _ seat: Seat) {
    super.init(view, seat, typeName: TypeName.short(Style.self))
    type = graph.viewType(of: view.style)
    if type?.isOpaque == true { graph.noteDiagnostic(.stateNotLocated(typeName)) }
  }

  override func step(toChild index: Int) -> PathStep { .body }

  override func evaluate() {
    isDirty = false
    let start = StatementPlaces.count
    var copy = view.style
    installProperties(of: &copy)
    graph.log.record(.bodyEvaluated, self)
    let made = graph.reading(self) { view.make(copy, view.configuration) }
    var slots = _Slots(self, placesFrom: start)
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

import Foundation

/// Scrolls when an id is written, once the view is laid out.
nonisolated public struct _ScrollPositionModifier: PrimitiveModifier {
  public typealias Body = Never
  let place: ScrollPosition.Place
  let anchor: UnitPoint?

  /// The id.
  public var _attributes: [NodeAttribute] {
    if case .view(let id, _) = place { return [NodeAttribute("scrollPosition", "\(id)")] }
    return [NodeAttribute("scrollPosition", "automatic")]
  }

  /// Scrolls if the position is another one than before.
  @MainActor public func _connect(_ node: Node) {
    let key = ObjectIdentifier(ScrollPosition.self)
    let known = node.extras?.kept[key] as? KeptScrollPlace
    guard known?.place != place else { return }
    if let known { known.place = place } else { node.ownExtras.kept[key] = KeptScrollPlace(place) }
    guard case .view(let id, let own) = place else { return }
    node.graph.requestScroll(below: node, to: id, anchor: own ?? anchor)
  }
}

/// The position that a modifier had last.
private final class KeptScrollPlace {
  var place: ScrollPosition.Place
  init(_ place: ScrollPosition.Place) { self.place = place }
}

/// Calls a closure when something read from a scroll view's sizes or position changed.
nonisolated public struct _ScrollGeometryActionModifier<Value: Equatable>: PrimitiveModifier {
  public typealias Body = Never
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
}

extension View {
  /// Binds the id of the view that is scrolled to.
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      _ScrollPositionModifier(
        place: id.wrappedValue.map { .view(AnyHashable($0), nil) } ?? .automatic, anchor: anchor))
  }
  /// Binds the position of the scroll view.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(_ScrollPositionModifier(place: position.wrappedValue.place, anchor: anchor))
  }
  /// Starts the scroll view at a place of its content.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    recorded("defaultScrollAnchor", anchor.map { "\($0.x), \($0.y)" } ?? "none")
  }
  /// Starts the scroll view at a place of its content, for one purpose.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    recorded("defaultScrollAnchor", anchor.map { "\($0.x), \($0.y), \(role.name)" } ?? "none")
  }
  /// Lets scrolling end at the views of the layout.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    recorded("scrollTargetLayout", "\(isEnabled)")
  }
  /// Lets scrolling end at the view.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    recorded("scrollTarget", "\(isEnabled)")
  }
  /// Decides where scrolling ends.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    recorded("scrollTargetBehavior", TypeName.short(type(of: behavior)))
  }
  /// Shows or hides the indicators of scroll views.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    recorded("scrollIndicators", visibility.description)
  }
  /// Shows the indicators for a moment when a value changed.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    recorded("scrollIndicatorsFlash", "trigger")
  }
  /// Shows the indicators for a moment when the view appears.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    recorded("scrollIndicatorsFlash", "\(onAppear)")
  }
  /// Stops scrolling.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    recorded("scrollDisabled", "\(disabled)")
  }
  /// Lets content be seen outside of the scroll view.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    recorded("scrollClipDisabled", "\(disabled)")
  }
  /// Says when scroll views bounce.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    recorded("scrollBounceBehavior", behavior.description)
  }
  /// Says what scrolling does with the keyboard.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    recorded("scrollDismissesKeyboard", mode.description)
  }
  /// Shows or hides the background of lists and forms.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    recorded("scrollContentBackground", "\(visibility)")
  }

  /// Calls `action` when what `transform` reads from the scroll view's sizes and position changed.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_ScrollGeometryActionModifier(transform: transform, action: action))
  }
  /// Is recorded: content does not move by itself here.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    recorded("onScrollPhaseChange", "action")
  }
  /// Is recorded: content does not move by itself here.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    recorded("onScrollPhaseChange", "action")
  }
  /// Is recorded.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    recorded("onScrollVisibilityChange", AttributeText.number(threshold))
  }
  /// Is recorded.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    recorded("onScrollTargetVisibilityChange", AttributeText.number(threshold))
  }
}

import Foundation

/// Whether scroll views show where they are
/// (https://developer.apple.com/documentation/swiftui/scrollindicatorvisibility).
public struct ScrollIndicatorVisibility: Equatable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ScrollIndicatorVisibility(description: "automatic")
  public static let visible = ScrollIndicatorVisibility(description: "visible")
  public static let hidden = ScrollIndicatorVisibility(description: "hidden")
  public static let never = ScrollIndicatorVisibility(description: "never")
}

/// How scrolling puts the keyboard away
/// (https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode).
public struct ScrollDismissesKeyboardMode: Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ScrollDismissesKeyboardMode(description: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(description: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(description: "interactively")
  public static let never = ScrollDismissesKeyboardMode(description: "never")
}

/// When a scroll view springs back (https://developer.apple.com/documentation/swiftui/scrollbouncebehavior).
public struct ScrollBounceBehavior: Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ScrollBounceBehavior(description: "automatic")
  public static let always = ScrollBounceBehavior(description: "always")
  public static let basedOnSize = ScrollBounceBehavior(description: "basedOnSize")
}

/// What a default anchor counts for (https://developer.apple.com/documentation/swiftui/scrollanchorrole).
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// What a scroll view does (https://developer.apple.com/documentation/swiftui/scrollphase).
public enum ScrollPhase: Equatable, Sendable, CustomDebugStringConvertible {
  case idle, tracking, interacting, decelerating, animating
  /// The name in source.
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle }
}

/// What is known when a phase changes (https://developer.apple.com/documentation/swiftui/scrollphasechangecontext).
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?
}

/// Where a scroll view is (https://developer.apple.com/documentation/swiftui/scrollgeometry).
public struct ScrollGeometry: Equatable, Sendable, CustomDebugStringConvertible {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
  /// The numbers, for a person.
  public var debugDescription: String {
    "offset: \(contentOffset), size: \(contentSize), insets: \(contentInsets), container: \(containerSize)"
  }
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
}

/// Where scrolling comes to rest (https://developer.apple.com/documentation/swiftui/scrolltarget).
public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect.origin.x)
    hasher.combine(rect.origin.y)
  }
}

/// What a behavior knows of its scroll view
/// (https://developer.apple.com/documentation/swiftui/scrolltargetbehaviorcontext).
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  let values: EnvironmentValues
  /// Where the targets stand in the content.
  var targets: [CGRect] = []
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { values[keyPath: keyPath] }
}

/// Decides where scrolling comes to rest (https://developer.apple.com/documentation/swiftui/scrolltargetbehavior).
public protocol ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
  typealias TargetContext = ScrollTargetBehaviorContext
}

/// Page by page: a page has the size of the scroll view
/// (https://developer.apple.com/documentation/swiftui/pagingscrolltargetbehavior).
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) && context.containerSize[axis] > 0 {
      let page = context.containerSize[axis]
      target.rect.origin[axis] = (target.rect.origin[axis] / page).rounded() * page
    }
  }
}

/// View by view: the nearest target stands at the start
/// (https://developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior).
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views one movement passes.
  public struct LimitBehavior: Sendable {
    public static let automatic = LimitBehavior()
    public static let always = LimitBehavior()
    public static let alwaysByFew = LimitBehavior()
    public static let alwaysByOne = LimitBehavior()
    public static let never = LimitBehavior()
  }
  public init(limitBehavior: LimitBehavior = .automatic) {}
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let wanted = target.rect.origin[axis]
      let nearest = context.targets.map { $0.origin[axis] }.min { abs($0 - wanted) < abs($1 - wanted) }
      if let nearest { target.rect.origin[axis] = nearest }
    }
  }
}

/// A behavior without its type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  public var base: any ScrollTargetBehavior
  public init(_ base: some ScrollTargetBehavior) { self.base = base }
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Page by page.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// View by view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// View by view.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

/// Where a scroll view is or is to go (https://developer.apple.com/documentation/swiftui/scrollposition).
public struct ScrollPosition: Equatable, Sendable {
  /// `@unchecked`: the ids come in as `Sendable` values.
  enum Target: Equatable, @unchecked Sendable {
    case none
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(CGPoint)
  }
  var target = Target.none
  /// The id of the view that is scrolled to.
  public private(set) var viewID: (any Hashable & Sendable)?
  /// Whether a person moved the content.
  public var isPositionedByUser = false

  /// Makes an id of the position's type of what a view is named by.
  private var idOfType: @Sendable (AnyHashable) -> (any Hashable & Sendable)? = { _ in nil }

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { self.init(.none, idType) }
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.id(AnyHashable(id), anchor), ID.self)
    viewID = id
  }
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { self.init(.edge(edge), idType) }
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(.point(point), idType)
  }
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(CGPoint(x: x, y: y)), idType)
  }
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(.point(CGPoint(x: x, y: 0)), idType)
  }
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.init(.point(CGPoint(x: 0, y: y)), idType)
  }
  private init<ID: Hashable & Sendable>(_ target: Target, _ idType: ID.Type) {
    self.target = target
    idOfType = { $0.cast(to: ID.self) }
  }

  public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
    lhs.target == rhs.target && lhs.isPositionedByUser == rhs.isPositionedByUser
      && lhs.viewID.map { AnyHashable($0) } == rhs.viewID.map { AnyHashable($0) }
  }

  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
  public var point: CGPoint? { if case .point(let point) = target { point } else { nil } }
  public var x: CGFloat? { point?.x }
  public var y: CGFloat? { point?.y }
  /// The id of the view that is scrolled to, if it has the type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  private mutating func scroll(to target: Target, viewID: (any Hashable & Sendable)? = nil) {
    self.target = target
    self.viewID = viewID
    isPositionedByUser = false
  }
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    scroll(to: .id(AnyHashable(id), anchor), viewID: id)
    idOfType = { $0.cast(to: ID.self) }
  }
  /// A person scrolled, so that a view stands first.
  mutating func userScrolled(to id: AnyHashable) {
    scroll(to: .none, viewID: idOfType(id))
    isPositionedByUser = true
  }
  public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { scroll(to: .point(point)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(to: .point(CGPoint(x: x, y: y))) }
  public mutating func scrollTo(x: CGFloat) { scroll(to: .point(CGPoint(x: x, y: point?.y ?? 0))) }
  public mutating func scrollTo(y: CGFloat) { scroll(to: .point(CGPoint(x: point?.x ?? 0, y: y))) }
}

extension ScrollPosition: CustomDebugStringConvertible {
  /// The position as it could be made.
  public var debugDescription: String {
    var parts: [String] = []
    if let viewID { parts.append("id: \(ValueText.reflecting(viewID))") }
    switch target {
    case .none, .id: break
    case .edge(let edge): parts.append("edge: .\(edge)")
    case .point(let point): parts.append("x: \(AttributeText.number(point.x)), y: \(AttributeText.number(point.y))")
    }
    if isPositionedByUser { parts.append("isPositionedByUser: true") }
    return "ScrollPosition(\(parts.joined(separator: ", ")))"
  }
}

/// Scrolls to what a binding names, when it changes, and writes where a person scrolled to.
nonisolated struct ScrollFollower<ID: Hashable>: ViewModifier {
  /// What the binding names now; read in the body.
  let target: () -> ScrollPosition.Target
  let write: (ID) -> Void
  @State private var user = ScrolledByUser()

  init(_ target: @escaping () -> ScrollPosition.Target, write: @escaping (ID) -> Void) {
    self.target = target
    self.write = write
  }

  @MainActor func body(content: Content) -> some View {
    let now = target()
    ScrollViewReader { proxy in
      content.onChange(of: ScrollGoal(target: now), initial: true) { _, goal in
        // Where a person scrolled to is where the content stands.
        if user.isWriting {
          user.isWriting = false
          return
        }
        proxy.scroll(to: goal.target)
      }
    }
    .modifier(_ScrollActionModifier(name: "scrollPosition", action: following))
  }

  private var following: ScrollAction { .position(counts: { $0.cast(to: ID.self) != nil }, follow) }

  /// Writes where a person scrolled to.
  private func follow(_ id: AnyHashable) {
    guard let id = id.cast(to: ID.self) else { return }
    let before = ScrollGoal(target: target())
    write(id)
    user.isWriting = before != ScrollGoal(target: target())
  }
}

/// Whether what a binding names now was written since a person scrolled.
final class ScrolledByUser {
  var isWriting = false
}

/// A target that can be compared.
nonisolated struct ScrollGoal: Equatable {
  let target: ScrollPosition.Target
}

private enum IsScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
private enum VerticalIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum HorizontalIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum DismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
  /// Whether scroll views can be moved.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }
  /// Whether scroll views show how far down they are.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorsKey.self] }
    set { self[VerticalIndicatorsKey.self] = newValue }
  }
  /// Whether scroll views show how far across they are.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorsKey.self] }
    set { self[HorizontalIndicatorsKey.self] = newValue }
  }
  /// How scrolling puts the keyboard away.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[DismissesKeyboardKey.self] }
    set { self[DismissesKeyboardKey.self] = newValue }
  }
}

extension View {
  /// Switches scrolling in the view off.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    inherited("scrollDisabled", \.isScrollEnabled, !disabled)
  }
  /// Sets whether scroll views in the view show where they are.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    recorded("scrollIndicators", visibility)
  }
  /// Flashes the indicators at first.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    recorded("scrollIndicatorsFlash", onAppear)
  }
  /// Flashes the indicators when a value changes.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    recorded("scrollIndicatorsFlash", "\(value)")
  }
  /// Sets how scrolling puts the keyboard away.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    inherited("scrollDismissesKeyboard", \.scrollDismissesKeyboardMode, mode)
  }
  /// Sets when scroll views spring back.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    inherited("scrollBounceBehavior", behavior) {
      if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = $1 }
      if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = $1 }
    }
  }
  /// Lets the content show beyond the scroll view.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    recorded("scrollClipDisabled", disabled)
  }
  /// Sets whether the background of scroll views is shown.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    recorded("scrollContentBackground", visibility)
  }
  /// Makes the views of the layout targets of scrolling.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetModifier(name: "scrollTargetLayout", isEnabled: isEnabled))
  }
  /// Makes the view a target of scrolling.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetModifier(name: "scrollTarget", isEnabled: isEnabled))
  }
  /// Sets where scrolling comes to rest.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    inherited("scrollTargetBehavior", TypeName.short(type(of: behavior))) { values, _ in
      values.scrollTargetBehavior = behavior
    }
  }
  /// Scrolls to the view whose id a binding names; when a person scrolls, the binding gets the id of the first visible
  /// target (https://developer.apple.com/documentation/swiftui/view/scrollposition(id:anchor:)).
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      ScrollFollower<ID> {
        guard let id = id.wrappedValue else { return .none }
        return .id(AnyHashable(id), anchor)
      } write: {
        if id.wrappedValue != $0 { id.wrappedValue = $0 }
      })
  }
  /// Scrolls to where a binding says; when a person scrolls, it is said in the binding.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      ScrollFollower<AnyHashable> {
        position.wrappedValue.target
      } write: {
        position.wrappedValue.userScrolled(to: $0)
      })
  }
  /// Scrolls to the view whose id a binding names, from the start.
  public nonisolated func scrollPosition(initialAnchor: UnitPoint?) -> some View {
    recorded("scrollPositionInitialAnchor", initialAnchor)
  }
  /// Sets where the content stands at first, when sizes change, and where it is smaller than the scroll view.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    inherited(
      "defaultScrollAnchor", \.scrollAnchors,
      ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor))
  }
  /// Sets where the content stands for a purpose.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    inherited("defaultScrollAnchor", anchor) { values, anchor in
      switch role {
      case .initialOffset: values.scrollAnchors.initialOffset = anchor
      case .sizeChanges: values.scrollAnchors.sizeChanges = anchor
      default: values.scrollAnchors.alignment = anchor
      }
    }
  }
  /// Calls `action` when a value of the scroll view's geometry changes, and at first.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ old: T, _ new: T) -> Void
  ) -> some View {
    modifier(_ScrollGeometryActionModifier(transform: transform, action: action))
  }
  /// Sets how soft the edge of scrolling content is (iOS 26).
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    recorded("scrollEdgeEffectStyle", style?.name ?? "automatic")
  }
}

/// Calls a closure when something read from a scroll view's sizes or position changed.
nonisolated public struct _ScrollGeometryActionModifier<Value: Equatable>: PrimitiveModifier {
  public typealias Body = Never
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
}

/// How soft the edge of scrolling content is (iOS 26).
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

private enum VerticalScrollBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}
private enum HorizontalScrollBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

extension EnvironmentValues {
  /// How scroll views bounce at the top and the bottom.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalScrollBounceKey.self] }
    set { self[VerticalScrollBounceKey.self] = newValue }
  }
  /// How scroll views bounce at the sides.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalScrollBounceKey.self] }
    set { self[HorizontalScrollBounceKey.self] = newValue }
  }
}

/// What happens to the offset of a scroll view whose content changes
/// (https://developer.apple.com/documentation/swiftui/scrollcontentoffsetadjustmentbehavior).
public struct ScrollContentOffsetAdjustmentBehavior {
  let name: String
  public static var automatic: ScrollContentOffsetAdjustmentBehavior { .init(name: "automatic") }
  public static var disabled: ScrollContentOffsetAdjustmentBehavior { .init(name: "disabled") }
}

private struct ScrollOffsetAdjustmentKey: TransactionKey {
  static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}

extension Transaction {
  /// What happens to the offset of scroll views whose content changes in the transaction.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { self[ScrollOffsetAdjustmentKey.self] }
    set { self[ScrollOffsetAdjustmentKey.self] = newValue }
  }
}

import Foundation

/// Whether scroll indicators are shown (https://developer.apple.com/documentation/swiftui/scrollindicatorvisibility).
public struct ScrollIndicatorVisibility: Equatable, Sendable, CustomStringConvertible {
  public let description: String
  /// As the platform does.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(description: "automatic") }
  /// Shown while scrolling.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(description: "visible") }
  /// Hidden, unless there is a mouse.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(description: "hidden") }
  /// Never shown.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(description: "never") }
}

/// What scrolling does with the keyboard
/// (https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode).
public struct ScrollDismissesKeyboardMode: Sendable, CustomStringConvertible {
  public let description: String
  /// As the container does.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(description: "automatic") }
  /// At once.
  public static var immediately: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(description: "immediately")
  }
  /// With the finger.
  public static var interactively: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(description: "interactively")
  }
  /// Nothing.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(description: "never") }
}

/// When a scroll view bounces (https://developer.apple.com/documentation/swiftui/scrollbouncebehavior).
public struct ScrollBounceBehavior: Sendable, CustomStringConvertible {
  public let description: String
  /// As the platform does.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(description: "automatic") }
  /// Always.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(description: "always") }
  /// If there is something to scroll.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(description: "basedOnSize") }
}

/// Where scrolling is about to end (https://developer.apple.com/documentation/swiftui/scrolltarget).
public struct ScrollTarget: Hashable, Sendable {
  /// The rectangle that will be visible, in the content.
  public var rect: CGRect
  /// The point of the rectangle that is kept in place.
  public var anchor: UnitPoint?
  /// Makes a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a scroll target behavior knows
/// (https://developer.apple.com/documentation/swiftui/scrolltargetbehaviorcontext).
public struct ScrollTargetBehaviorContext {
  /// Where scrolling began.
  public let originalTarget: ScrollTarget
  /// How fast the content moves, in points a second.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the visible part.
  public let containerSize: CGSize
  /// The directions to scroll in.
  public let axes: Axis.Set
}

/// Decides where scrolling ends (https://developer.apple.com/documentation/swiftui/scrolltargetbehavior). Nothing is
/// thrown here, so it is not asked.
public protocol ScrollTargetBehavior {
  /// Changes where scrolling ends.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
  typealias TargetContext = ScrollTargetBehaviorContext
}

/// Ends at whole pages (https://developer.apple.com/documentation/swiftui/pagingscrolltargetbehavior).
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}
  /// Moves the target to a whole page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.containerSize.width > 0, context.containerSize.height > 0 else { return }
    let x = (target.rect.minX / context.containerSize.width).rounded() * context.containerSize.width
    let y = (target.rect.minY / context.containerSize.height).rounded() * context.containerSize.height
    target.rect.origin = CGPoint(x: x, y: y)
  }
}

/// Ends at whole views (https://developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior).
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views one gesture passes.
  public struct LimitBehavior: Sendable {
    let name: String
    public static var automatic: LimitBehavior { LimitBehavior(name: "automatic") }
    public static var always: LimitBehavior { LimitBehavior(name: "always") }
    public static var alwaysByFew: LimitBehavior { LimitBehavior(name: "alwaysByFew") }
    public static var alwaysByOne: LimitBehavior { LimitBehavior(name: "alwaysByOne") }
    public static var never: LimitBehavior { LimitBehavior(name: "never") }
  }
  let limitBehavior: LimitBehavior
  /// Ends at whole views.
  public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }
  /// Leaves the target: which views there are is not known here.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Ends at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Ends at whole views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// Ends at whole views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// What a scroll view does now (https://developer.apple.com/documentation/swiftui/scrollphase).
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  /// Whether the content moves or is about to.
  public var isScrolling: Bool { self != .idle }
}

/// What is known while the phase changes (https://developer.apple.com/documentation/swiftui/scrollphasechangecontext).
public struct ScrollPhaseChangeContext {
  /// Sizes and position.
  public let geometry: ScrollGeometry
  /// How fast the content moves.
  public let velocity: CGVector?
}

/// Sizes and position of a scroll view (https://developer.apple.com/documentation/swiftui/scrollgeometry).
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is moved.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The margins of the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize
  /// The visible part of the content.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(containerSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
  /// The scroll view's bounds in the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// Makes a geometry.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
}

/// Where a scroll view is to be (https://developer.apple.com/documentation/swiftui/scrollposition).
public struct ScrollPosition: Equatable {
  enum Place: Equatable {
    case automatic
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(CGPoint)
  }
  var place = Place.automatic

  /// At the beginning.
  public init<ID: Hashable>(idType: ID.Type = Never.self) {}
  /// At a view.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { place = .view(AnyHashable(id), anchor) }
  /// At an edge.
  public init<ID: Hashable>(idType: ID.Type = Never.self, edge: Edge) { place = .edge(edge) }
  /// At a point.
  public init<ID: Hashable>(idType: ID.Type = Never.self, point: CGPoint) { place = .point(point) }
  /// At a horizontal position.
  public init<ID: Hashable>(idType: ID.Type = Never.self, x: CGFloat) { place = .point(CGPoint(x: x, y: 0)) }
  /// At a vertical position.
  public init<ID: Hashable>(idType: ID.Type = Never.self, y: CGFloat) { place = .point(CGPoint(x: 0, y: y)) }

  /// Goes to a view.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    place = .view(AnyHashable(id), anchor)
  }
  /// Goes to an edge.
  public mutating func scrollTo(edge: Edge) { place = .edge(edge) }
  /// Goes to a point.
  public mutating func scrollTo(point: CGPoint) { place = .point(point) }
  /// Goes to a point.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(CGPoint(x: x, y: y)) }
  /// Goes to a horizontal position.
  public mutating func scrollTo(x: CGFloat) { place = .point(CGPoint(x: x, y: 0)) }
  /// Goes to a vertical position.
  public mutating func scrollTo(y: CGFloat) { place = .point(CGPoint(x: 0, y: y)) }

  /// The edge that it is at.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  /// The point that it is at.
  public var point: CGPoint? { if case .point(let point) = place { point } else { nil } }
  /// The horizontal position that it is at.
  public var x: CGFloat? { point?.x }
  /// The vertical position that it is at.
  public var y: CGFloat? { point?.y }
  /// The id of the view that it is at.
  public var viewID: (any Hashable)? {
    if case .view(let id, _) = place { id.base as? any Hashable } else { nil }
  }
  /// The id of the view that it is at, of a type.
  public func viewID<T: Hashable>(type: T.Type) -> T? { viewID as? T }
  /// Whether a person moved it.
  public var isPositionedByUser: Bool { false }
}

/// How much of a view is visible while it scrolls (https://developer.apple.com/documentation/swiftui/scrolltransitionphase).
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  /// Whether the view is in the middle.
  public var isIdentity: Bool { self == .identity }
  /// The position: -1 before, 0 inside, 1 behind.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How transitions of scrolling come about
/// (https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration).
public struct ScrollTransitionConfiguration: Sendable {
  let name: String
  /// Animated when a threshold is passed.
  public static let animated = ScrollTransitionConfiguration(name: "animated")
  /// Animated when a threshold is passed.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }
  /// With the position.
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(name: "identity")
  /// Animated by an animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  /// Passed at another part of the view.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// How much of a view must be visible.
  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static var centered: Threshold { Threshold() }
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
    public func inset(by distance: Double) -> Threshold { self }
  }
}

/// What the default scroll anchor is for (https://developer.apple.com/documentation/swiftui/scrollanchorrole).
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(name: "initialOffset") }
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(name: "sizeChanges") }
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(name: "alignment") }
}

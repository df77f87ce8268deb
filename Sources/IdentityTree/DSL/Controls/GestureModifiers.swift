import Foundation

/// Which gestures are on (https://developer.apple.com/documentation/swiftui/gesturemask).
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Puts a gesture on the content.
nonisolated public struct _GestureModifier<G: Gesture>: PrimitiveModifier {
  public typealias Body = Never
  let gesture: G
  let mask: GestureMask
  /// How it stands with gestures inside: after them, with them, before them.
  let priority: GesturePriority
}

/// How a gesture stands with those inside of its view.
public enum GesturePriority: Sendable { case normal, simultaneous, high }

/// A modifier with a gesture, and how it stands with those inside.
@MainActor protocol GestureRole {
  var gesturePriority: GesturePriority { get }
}

extension _GestureModifier: GestureRole {
  @MainActor var gesturePriority: GesturePriority { priority }
}

extension _GestureModifier: ControlView {
  @MainActor var _control: ControlRole {
    let gesture = gesture
    let isOn = mask.contains(.gesture)
    return .gesture(
      TouchRole { touch in
        guard isOn else { return [] }
        return gesture._recognize(_GestureTouch(touch: touch, time: 0))?.phases ?? []
      })
  }
}

/// A tap on the content.
nonisolated public struct _TapModifier: PrimitiveModifier {
  public typealias Body = Never
  let count: Int
  let action: (CGPoint) -> Void
  @MainActor public var _attributes: [NodeAttribute] { count == 1 ? [] : [NodeAttribute("count", "\(count)")] }
}

extension _TapModifier: ControlView {
  /// A single tap is a button; several are a gesture.
  @MainActor var _control: ControlRole {
    let (count, action) = (count, action)
    if count == 1 { return .button { action(.zero) } }
    return .gesture(
      TouchRole { touch in
        guard case .tap(count, let place) = touch else { return [] }
        return [{ action(place) }]
      })
  }
}

/// A long press on the content.
nonisolated public struct _LongPressModifier: PrimitiveModifier {
  public typealias Body = Never
  let duration: Double
  let action: () -> Void
  let pressing: ((Bool) -> Void)?
}

extension _LongPressModifier: ControlView {
  @MainActor var _control: ControlRole {
    let (minimum, action, pressing) = (duration, action, pressing)
    return .gesture(
      TouchRole { touch in
        switch touch {
        case .longPress(let duration, _) where duration >= minimum:
          return [{ pressing?(true) }, { action() }, { pressing?(false) }]
        case .longPress, .tap(1, _):
          return pressing.map { pressing in [{ pressing(true) }, { pressing(false) }] } ?? []
        default: return []
        }
      })
  }
}

/// A pointer over the content.
nonisolated public struct _HoverModifier: PrimitiveModifier {
  public typealias Body = Never
  let action: (Bool) -> Void
}

extension _HoverModifier: HoverRole {
  @MainActor func hover(_ isInside: Bool) { action(isInside) }
}

/// Where a pointer is (https://developer.apple.com/documentation/swiftui/hoverphase).
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// How a view looks under a pointer (https://developer.apple.com/documentation/swiftui/hovereffect).
public struct HoverEffect: Sendable, Equatable, CustomStringConvertible {
  public let description: String
  public static let automatic = HoverEffect(description: "automatic")
  public static let highlight = HoverEffect(description: "highlight")
  public static let lift = HoverEffect(description: "lift")
}

/// What the shape of a content counts for (https://developer.apple.com/documentation/swiftui/contentshapekinds).
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Whether the content takes touches.
nonisolated public struct _AllowsHitTestingModifier: PrimitiveModifier {
  public typealias Body = Never
  let isEnabled: Bool
  @MainActor public var _attributes: [NodeAttribute] { [NodeAttribute("allowsHitTesting", "\(isEnabled)")] }
}

/// A part of the tree that lets touches through: its controls cannot be touched.
@MainActor protocol HitTestRole {
  var takesTouches: Bool { get }
}

extension _AllowsHitTestingModifier: HitTestRole {
  @MainActor var takesTouches: Bool { isEnabled }
}

extension View {
  /// Puts a gesture on the view; gestures inside come first.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: mask, priority: .normal))
  }
  /// Puts a gesture on the view that can be off.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews, priority: .normal))
  }
  /// Puts a named gesture on the view that can be off.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }
  /// Puts a named gesture on the view that comes before those inside, and can be off.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { highPriorityGesture(gesture, isEnabled: isEnabled) }
  /// Puts a named gesture on the view that is recognized with those inside, and can be off.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { simultaneousGesture(gesture, isEnabled: isEnabled) }
  /// Puts a gesture on the view that comes before those inside.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: mask, priority: .high))
  }
  /// Puts a gesture on the view that comes before those inside, and can be off.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews, priority: .high))
  }
  /// Puts a gesture on the view that is recognized with those inside.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: mask, priority: .simultaneous))
  }
  /// Puts a gesture on the view that is recognized with those inside, and can be off.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews, priority: .simultaneous))
  }

  /// Calls `action` after taps on the view.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(_TapModifier(count: count) { _ in action() })
  }
  /// Calls `action` after taps on the view, with their place.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(_TapModifier(count: count, action: action))
  }
  /// Calls `action` after taps on the view, with their place (older form).
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(_TapModifier(count: count, action: action))
  }
  /// Calls `action` when a finger stayed on the view; the duration in seconds.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(_LongPressModifier(duration: minimumDuration, action: action, pressing: onPressingChanged))
  }
  /// Calls `action` when a finger stayed on the view (older form).
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(_LongPressModifier(duration: minimumDuration, action: action, pressing: pressing))
  }

  /// Calls `action` when a pointer comes and goes.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(action: action))
  }
  /// Calls `action` when a pointer moves over the view.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_HoverModifier { action($0 ? .active(.zero) : .ended) })
  }
  /// Calls `action` when a pointer moves over the view.
  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_HoverModifier { action($0 ? .active(.zero) : .ended) })
  }
  /// Sets how the view looks under a pointer.
  @_disfavoredOverload
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    recorded("hoverEffect", effect)
  }
  /// Sets how the view looks under a pointer, if it does.
  @_disfavoredOverload
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    recorded("hoverEffect", isEnabled ? effect : nil)
  }

  /// Sets whether the view takes touches.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(isEnabled: enabled))
  }
}

import Foundation

/// A frame of reference for points (https://developer.apple.com/documentation/swiftui/coordinatespace).
public enum CoordinateSpace: Hashable {
  /// The whole window.
  case global
  /// The view itself.
  case local
  /// The nearest view around that has the name.
  case named(AnyHashable)

  /// Whether it is the window's.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view's own.
  public var isLocal: Bool { self == .local }
}

/// A frame of reference by type (https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol).
public protocol CoordinateSpaceProtocol {
  /// The frame of reference as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// A frame of reference by name (https://developer.apple.com/documentation/swiftui/namedcoordinatespace).
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The frame of reference as a value.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The window's frame of reference (https://developer.apple.com/documentation/swiftui/globalcoordinatespace).
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The window's.
  public init() {}
  /// The frame of reference as a value.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// A view's own frame of reference (https://developer.apple.com/documentation/swiftui/localcoordinatespace).
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The view's.
  public init() {}
  /// The frame of reference as a value.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The names that scroll views answer to.
enum ScrollSpaceName: Hashable {
  case any
  case axis(Axis)
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The nearest view around that has the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }
  /// The nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpaceName.any) }
  /// The nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpaceName.axis(axis))
  }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The window's.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// Names the frame of reference of the content.
nonisolated public struct _CoordinateSpaceModifier: PrimitiveModifier {
  public typealias Body = Never
  let name: AnyHashable
  /// The name.
  public var _attributes: [NodeAttribute] { [NodeAttribute("coordinateSpace", "\(name)")] }
}

extension View {
  /// Names the view's frame of reference for the views inside.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }

  /// Names the view's frame of reference for the views inside.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

/// A place in a view, to be read from another one (https://developer.apple.com/documentation/swiftui/anchor).
public struct Anchor<Value>: @unchecked Sendable {
  /// Finds the view's frame in the window.
  let location: any AnchorLocation
  /// Makes the value from that frame, and from the window to another view's frame.
  let value: (CGRect, CGPoint) -> Value

  /// The value, with the origin of another view taken for zero.
  func resolved(origin: CGPoint) -> Value { value(location.globalFrame, origin) }

  /// What a place is made from.
  public struct Source: @unchecked Sendable {
    let value: (CGRect, CGPoint) -> Value

    /// The place in a view.
    func anchor(at location: any AnchorLocation) -> Anchor<Value> { Anchor(location: location, value: value) }
  }
}

/// A view whose frame can be asked for.
protocol AnchorLocation: AnyObject {
  /// In the window's coordinates.
  var globalFrame: CGRect { get }
}

extension Anchor: Equatable where Value: Equatable {
  /// Anchors are equal if they name the same place of the same view.
  public static func == (left: Anchor, right: Anchor) -> Bool {
    left.location === right.location && left.resolved(origin: .zero) == right.resolved(origin: .zero)
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the view.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(location)) }
}

extension Anchor.Source where Value == CGRect {
  /// A rectangle of the view.
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
    Self { frame, origin in r.offsetBy(dx: frame.minX - origin.x, dy: frame.minY - origin.y) }
  }
  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source {
    Self { frame, origin in frame.offsetBy(dx: -origin.x, dy: -origin.y) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view.
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
    Self { frame, origin in CGPoint(x: frame.minX + p.x - origin.x, y: frame.minY + p.y - origin.y) }
  }
  /// A point of the view by fractions of its size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
    Self { frame, origin in
      CGPoint(x: frame.minX + p.x * frame.width - origin.x, y: frame.minY + p.y * frame.height - origin.y)
    }
  }
  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several places of the view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init { frame, origin in array.map { $0.value(frame, origin) } }
  }
  /// A place of the view that there may be.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init { frame, origin in anchor?.value(frame, origin) }
  }
}

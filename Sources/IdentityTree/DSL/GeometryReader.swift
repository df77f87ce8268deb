import Foundation

/// A container whose content knows the size (https://developer.apple.com/documentation/swiftui/geometryreader).
public struct GeometryReader<Content: View> {
  /// Makes the content for a size.
  public var content: (GeometryProxy) -> Content

  /// Makes a reader; the content is made anew when the size changes.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

/// What is known of a view's place (https://developer.apple.com/documentation/swiftui/geometryproxy).
public struct GeometryProxy: @unchecked Sendable {
  /// The size of the view in points.
  public let size: CGSize
  /// The insets of the safe area that reach into the view.
  public var safeAreaInsets: EdgeInsets { source?.safeAreaInsets ?? EdgeInsets() }
  let source: (any GeometrySource)?

  init(size: CGSize, source: (any GeometrySource)? = nil) {
    self.size = size
    self.source = source
  }

  /// The view's frame in a coordinate space; one that is not around it counts as the window's.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard let source, coordinateSpace != .local else { return CGRect(origin: .zero, size: size) }
    return CGRect(origin: source.origin(in: coordinateSpace) ?? source.globalOrigin, size: size)
  }

  /// The view's frame in a coordinate space; one that is not around it counts as the window's.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a named view around this one, in this view's coordinates; `nil` if there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    source?.bounds(of: coordinateSpace.coordinateSpace)
  }

  /// The place of another view, in this view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.resolved(origin: source?.globalOrigin ?? .zero) }
}

/// Where a geometry proxy finds its answers.
protocol GeometrySource: AnyObject {
  var safeAreaInsets: EdgeInsets { get }
  var globalOrigin: CGPoint { get }
  /// The view's origin in a named space; `nil` if there is none around it.
  func origin(in space: CoordinateSpace) -> CGPoint?
  func bounds(of space: CoordinateSpace) -> CGRect?
}

/// Calls a closure when something read from the view's geometry changed.
nonisolated public struct _GeometryActionModifier<Value: Equatable>: PrimitiveModifier {
  public typealias Body = Never
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension View {
  /// Calls `action` with what `transform` reads, at first and whenever it changed.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(transform: transform) { _, new in action(new) })
  }

  /// Calls `action` with the old and the new value of what `transform` reads, whenever it changed.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(transform: transform, action: action))
  }
}

import Foundation

/// A container whose content knows the size (https://developer.apple.com/documentation/swiftui/geometryreader).
///
/// Until layout is modelled the size is that of the window.
public struct GeometryReader<Content: View> {
  let content: (GeometryProxy) -> Content
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: PrimitiveView {
  public typealias Body = Never
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Content._resolve(view.content(GeometryProxy(size: CGSize(width: 390, height: 844))), into: &slots)
  }
}

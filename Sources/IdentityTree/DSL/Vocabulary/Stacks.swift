import Foundation

/// Views one below the other (https://developer.apple.com/documentation/swiftui/vstack).
public struct VStack<Content: View> {
  let layout: VStackLayout
  let content: Content

  /// Arranges the views that the builder makes.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  public typealias Body = Never
  /// Resolves the arranged views.
  public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Content._resolve(view.content, into: &slots)
  }
  /// The alignment and the spacing, where they are not the default.
  public var _attributes: [NodeAttribute] {
    StackAttributes.list(layout.alignment == .center ? nil : layout.alignment.name, layout.spacing)
  }
}

/// Views one beside the other (https://developer.apple.com/documentation/swiftui/hstack).
public struct HStack<Content: View> {
  let layout: HStackLayout
  let content: Content

  /// Arranges the views that the builder makes.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  public typealias Body = Never
  /// Resolves the arranged views.
  public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Content._resolve(view.content, into: &slots)
  }
  /// The alignment and the spacing, where they are not the default.
  public var _attributes: [NodeAttribute] {
    StackAttributes.list(layout.alignment == .center ? nil : layout.alignment.name, layout.spacing)
  }
}

/// Views one in front of the other (https://developer.apple.com/documentation/swiftui/zstack).
public struct ZStack<Content: View> {
  let layout: ZStackLayout
  let content: Content

  /// Arranges the views that the builder makes.
  public nonisolated init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  public typealias Body = Never
  /// Resolves the arranged views.
  public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Content._resolve(view.content, into: &slots)
  }
  /// The alignment, where it is not the default.
  public var _attributes: [NodeAttribute] {
    StackAttributes.list(layout.alignment == .center ? nil : layout.alignment.description, nil)
  }
}

/// Writes what a stack is told, where it is not the default.
enum StackAttributes {
  static func list(_ alignment: String?, _ spacing: CGFloat?) -> [NodeAttribute] {
    var attributes: [NodeAttribute] = []
    if let alignment { attributes.append(NodeAttribute("alignment", alignment)) }
    if let spacing { attributes.append(NodeAttribute("spacing", Double(spacing))) }
    return attributes
  }
}

/// Takes the space that is left (https://developer.apple.com/documentation/swiftui/spacer).
public struct Spacer: Sendable {
  /// The least length in points; `nil` is 8.
  public var minLength: CGFloat?

  /// Makes a spacer with a least length.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
  public typealias Body = Never
  /// The least length, if there is one.
  public var _attributes: [NodeAttribute] { minLength.map { [NodeAttribute("minLength", Double($0))] } ?? [] }
}

/// A line between views (https://developer.apple.com/documentation/swiftui/divider).
nonisolated public struct Divider: PrimitiveView {
  public typealias Body = Never
  /// Makes a divider.
  public nonisolated init() {}
}

/// Views one below the other, made when they become visible (https://developer.apple.com/documentation/swiftui/lazyvstack).
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Arranges the views that the builder makes.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

/// Views one beside the other, made when they become visible (https://developer.apple.com/documentation/swiftui/lazyhstack).
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Arranges the views that the builder makes.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

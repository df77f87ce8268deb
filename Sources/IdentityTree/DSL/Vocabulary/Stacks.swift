import Foundation

/// Views one below the other (https://developer.apple.com/documentation/swiftui/vstack).
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Arranges the views that the builder makes.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
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
    var attributes: [NodeAttribute] = []
    if alignment != .center { attributes.append(NodeAttribute("alignment", alignment.name)) }
    if let spacing { attributes.append(NodeAttribute("spacing", AttributeText.number(spacing))) }
    return attributes
  }
}

/// Views one beside the other (https://developer.apple.com/documentation/swiftui/hstack).
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Arranges the views that the builder makes.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
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
    var attributes: [NodeAttribute] = []
    if alignment != .center { attributes.append(NodeAttribute("alignment", alignment.name)) }
    if let spacing { attributes.append(NodeAttribute("spacing", AttributeText.number(spacing))) }
    return attributes
  }
}

/// Views one in front of the other (https://developer.apple.com/documentation/swiftui/zstack).
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  /// Arranges the views that the builder makes.
  public nonisolated init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  public typealias Body = Never
  /// Resolves the arranged views.
  public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Content._resolve(view.content, into: &slots)
  }

  /// The alignment, where they are not the default.
  public var _attributes: [NodeAttribute] {
    var attributes: [NodeAttribute] = []
    if alignment != .center { attributes.append(NodeAttribute("alignment", alignment.description)) }
    return attributes
  }
}

/// Takes the space that is left (https://developer.apple.com/documentation/swiftui/spacer).
public struct Spacer: PrimitiveView {
  public typealias Body = Never
  let minLength: CGFloat?

  /// Makes a spacer with a least length.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// The least length, if there is one.
  public var _attributes: [NodeAttribute] {
    minLength.map { [NodeAttribute("minLength", AttributeText.number($0))] } ?? []
  }
}

/// A line between views (https://developer.apple.com/documentation/swiftui/divider).
public struct Divider: PrimitiveView {
  public typealias Body = Never
  /// Makes a divider.
  public nonisolated init() {}
}

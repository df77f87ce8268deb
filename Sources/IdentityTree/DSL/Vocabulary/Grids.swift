import Foundation

/// A row or column of a lazy grid (https://developer.apple.com/documentation/swiftui/griditem).
public struct GridItem: Sendable, Equatable {
  /// How the item is sized.
  public enum Size: Sendable, Equatable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How the item is sized.
  public var size: Size
  /// The distance to the next item.
  public var spacing: CGFloat?
  /// The alignment of each view.
  public var alignment: Alignment?

  /// Makes an item.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The size as the tree shows it.
  var text: String {
    switch size {
    case .fixed(let size): "fixed(\(AttributeText.number(size)))"
    case .flexible(let minimum, let maximum):
      "flexible(\(AttributeText.number(minimum)), \(AttributeText.number(maximum)))"
    case .adaptive(let minimum, let maximum):
      "adaptive(\(AttributeText.number(minimum)), \(AttributeText.number(maximum)))"
    }
  }
}

/// Views of a grid to be pinned; none is here.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt32
  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in columns, all made at once here (https://developer.apple.com/documentation/swiftui/lazyvgrid).
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Arranges the views that the builder makes.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: PrimitiveView {
  public typealias Body = Never
  /// Resolves the arranged views.
  public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Content._resolve(view.content, into: &slots)
  }

  /// The columns, and alignment and spacing where they are not the default.
  public var _attributes: [NodeAttribute] {
    var attributes = [NodeAttribute("columns", columns.map(\.text).joined(separator: ", "))]
    if alignment != .center { attributes.append(NodeAttribute("alignment", alignment.name)) }
    if let spacing { attributes.append(NodeAttribute("spacing", AttributeText.number(spacing))) }
    return attributes
  }
}

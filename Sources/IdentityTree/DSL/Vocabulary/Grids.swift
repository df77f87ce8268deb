import Foundation

/// A row or column of a lazy grid (https://developer.apple.com/documentation/swiftui/griditem).
public struct GridItem: Sendable {
  /// How the item is sized.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How the item is sized.
  public var size: GridItem.Size
  /// The distance to the next item.
  public var spacing: CGFloat?
  /// The alignment of each view.
  public var alignment: Alignment?

  /// Makes an item.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
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

/// Parts of a lazy container that stay visible (https://developer.apple.com/documentation/swiftui/pinnedscrollableviews).
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt32
  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  /// What is pinned, if anything is.
  var attributes: [NodeAttribute] {
    let names = [
      contains(.sectionHeaders) ? "sectionHeaders" : nil, contains(.sectionFooters) ? "sectionFooters" : nil,
    ]
    return isEmpty ? [] : [NodeAttribute("pinnedViews", names.compactMap { $0 }.joined(separator: "+"))]
  }
}

/// Views in columns, made when they become visible (https://developer.apple.com/documentation/swiftui/lazyvgrid).
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Arranges the views that the builder makes.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

/// Views in rows, made when they become visible (https://developer.apple.com/documentation/swiftui/lazyhgrid).
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Arranges the views that the builder makes.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

/// Views in rows and columns that fit each other (https://developer.apple.com/documentation/swiftui/grid).
public struct Grid<Content> {
  let layout: GridLayout
  let content: Content
}

extension Grid: View where Content: View {
  /// Arranges the rows that the builder makes.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: PrimitiveView where Content: View {
  public typealias Body = Never
  /// Resolves the rows.
  public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Content._resolve(view.content, into: &slots)
  }
  /// Alignment and spacings, where they are not the default.
  public var _attributes: [NodeAttribute] { layout.attributes }
}

/// One row of a grid (https://developer.apple.com/documentation/swiftui/gridrow).
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View where Content: View {
  /// Makes the cells of a row.
  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView where Content: View {
  public typealias Body = Never
  /// Resolves the cells.
  public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Content._resolve(view.content, into: &slots)
  }
  /// The alignment, if there is one.
  public var _attributes: [NodeAttribute] { alignment.map { [NodeAttribute("alignment", $0.name)] } ?? [] }
}

/// Tells a grid how to treat a cell.
nonisolated public struct _GridCellModifier: PrimitiveModifier {
  public typealias Body = Never
  enum Trait {
    case columns(Int)
    case anchor(UnitPoint)
    case columnAlignment(HorizontalAlignment)
    case unsizedAxes(Axis.Set)
  }
  let trait: Trait

  /// What the grid is told.
  public var _attributes: [NodeAttribute] {
    switch trait {
    case .columns(let count): [NodeAttribute("gridCellColumns", "\(count)")]
    case .anchor(let anchor): [NodeAttribute("gridCellAnchor", ["x": Double(anchor.x), "y": Double(anchor.y)])]
    case .columnAlignment(let guide): [NodeAttribute("gridColumnAlignment", guide.name)]
    case .unsizedAxes(let axes): [NodeAttribute("gridCellUnsizedAxes", axes.text)]
    }
  }
}

extension View {
  /// Lets the cell take several columns of its grid.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(_GridCellModifier(trait: .columns(count)))
  }

  /// Places the view in its cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_GridCellModifier(trait: .anchor(anchor)))
  }

  /// Aligns the whole column that the view is in.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_GridCellModifier(trait: .columnAlignment(guide)))
  }

  /// Lets the view not make its column wider or its row higher.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_GridCellModifier(trait: .unsizedAxes(axes)))
  }
}

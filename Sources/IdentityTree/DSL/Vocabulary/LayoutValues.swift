import Foundation

/// The layout of `VStack` (https://developer.apple.com/documentation/swiftui/vstacklayout).
public struct VStackLayout: Sendable {
  /// The position across that views are aligned by.
  public var alignment: HorizontalAlignment
  /// The distance in points between views; `nil` is each view's own.
  public var spacing: CGFloat?

  /// Makes a vertical layout.
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The layout of `HStack` (https://developer.apple.com/documentation/swiftui/hstacklayout).
public struct HStackLayout: Sendable {
  /// The position across that views are aligned by.
  public var alignment: VerticalAlignment
  /// The distance in points between views; `nil` is each view's own.
  public var spacing: CGFloat?

  /// Makes a horizontal layout.
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The layout of `ZStack` (https://developer.apple.com/documentation/swiftui/zstacklayout).
public struct ZStackLayout: Sendable {
  /// The position that views are aligned by.
  public var alignment: Alignment

  /// Makes a layered layout.
  public nonisolated init(alignment: Alignment = .center) { self.alignment = alignment }
}

/// The layout of `Grid` (https://developer.apple.com/documentation/swiftui/gridlayout).
public struct GridLayout: Sendable {
  /// The position of views in their cells.
  public var alignment: Alignment
  /// The distance in points between columns; `nil` is each view's own.
  public var horizontalSpacing: CGFloat?
  /// The distance in points between rows; `nil` is each view's own.
  public var verticalSpacing: CGFloat?

  /// Makes a grid layout.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  var attributes: [NodeAttribute] {
    var attributes: [NodeAttribute] = []
    if alignment != .center { attributes.append(NodeAttribute("alignment", alignment.description)) }
    if let horizontalSpacing { attributes.append(NodeAttribute("horizontalSpacing", Double(horizontalSpacing))) }
    if let verticalSpacing { attributes.append(NodeAttribute("verticalSpacing", Double(verticalSpacing))) }
    return attributes
  }
}

/// A layout of any type; a switch between two keeps the identity of the views (rule 1.23);
/// https://developer.apple.com/documentation/swiftui/anylayout .
public struct AnyLayout: Layout {
  /// What the layout inside remembers.
  public struct Cache {
    var content: Any
    var type: ObjectIdentifier
  }

  private var box: any Layout
  private let typeID: ObjectIdentifier
  /// The name of the layout inside.
  let name: String

  /// Erases the type of a layout.
  public init<L: Layout>(_ layout: L) {
    if let layout = layout as? AnyLayout {
      self = layout
    } else {
      box = layout
      typeID = ObjectIdentifier(L.self)
      name = TypeName.short(L.self)
    }
  }

  /// The data of the layout inside, which animates while its type stays.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  /// The axis of the layout inside.
  var orientation: Axis? { type(of: box).layoutProperties.stackOrientation }

  /// Makes what the layout inside remembers.
  public func makeCache(subviews: Subviews) -> Cache { Self.make(box, subviews, typeID) }

  private static func make<L: Layout>(_ layout: L, _ subviews: Subviews, _ type: ObjectIdentifier) -> Cache {
    Cache(content: layout.makeCache(subviews: subviews), type: type)
  }

  /// Runs `body` with the layout inside and its cache.
  private func opened<Result>(
    _ cache: inout Cache, _ subviews: Subviews, _ body: (any OpenedLayout) -> Result
  ) -> Result {
    func open<L: Layout>(_ layout: L) -> Result {
      let inner = cache.type == typeID ? cache.content as? L.Cache : nil
      let opened = Opened(layout: layout, cache: inner ?? layout.makeCache(subviews: subviews), subviews: subviews)
      defer { cache = Cache(content: opened.cache, type: typeID) }
      return body(opened)
    }
    return open(box)
  }

  /// Brings what is remembered up to date.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    opened(&cache, subviews) { $0.update() }
  }
  /// The distances of the layout inside.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    opened(&cache, subviews) { $0.spacing() }
  }
  /// The size by the layout inside.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    opened(&cache, subviews) { $0.size(proposal) }
  }
  /// Places by the layout inside.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    opened(&cache, subviews) { $0.place(bounds, proposal) }
  }
  /// A position by the layout inside.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    opened(&cache, subviews) { $0.alignment(guide, bounds, proposal) }
  }
  /// A position by the layout inside.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    opened(&cache, subviews) { $0.alignment(guide, bounds, proposal) }
  }
}

/// A layout with its cache, types left out.
private protocol OpenedLayout: AnyObject {
  func update()
  func spacing() -> ViewSpacing
  func size(_ proposal: ProposedViewSize) -> CGSize
  func place(_ bounds: CGRect, _ proposal: ProposedViewSize)
  func alignment(_ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat?
  func alignment(_ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat?
}

private final class Opened<L: Layout>: OpenedLayout {
  let layout: L
  var cache: L.Cache
  let subviews: LayoutSubviews

  init(layout: L, cache: L.Cache, subviews: LayoutSubviews) {
    self.layout = layout
    self.cache = cache
    self.subviews = subviews
  }

  func update() { layout.updateCache(&cache, subviews: subviews) }
  func spacing() -> ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }
  func size(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  func place(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
  func alignment(_ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat? {
    layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
  func alignment(_ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat? {
    layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// The first of several views that fits (rule 1.24); https://developer.apple.com/documentation/swiftui/viewthatfits .
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// Chooses among the views that the builder makes, along the given axes.
  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

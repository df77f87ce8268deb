import Foundation

/// Arranges views in a way of one's own (https://developer.apple.com/documentation/swiftui/layout).
public protocol Layout: Animatable {
  /// What the layout remembers between its methods.
  associatedtype Cache = Void
  /// The arranged views.
  typealias Subviews = LayoutSubviews

  /// What is known of every layout of this type.
  static var layoutProperties: LayoutProperties { get }
  /// Makes what is remembered.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings what is remembered up to date after the views changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the whole prefers to its neighbors.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size of the whole for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Gives each view its place.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// A horizontal alignment position of the whole, if it has one of its own.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// A vertical alignment position of the whole, if it has one of its own.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// No orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// The merged preferences of all views.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
    for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
    return spacing
  }
  /// No position of its own.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  /// No position of its own.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Arranges the views that the builder makes.
  public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing is remembered.
  public func makeCache(subviews: Subviews) {}
}

/// Views arranged by a layout; they keep their identity while the layout's type stays (rule 1.23).
public struct _LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension _LayoutView: PrimitiveView {
  public typealias Body = Never
  /// Resolves the arranged views.
  public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Content._resolve(view.content, into: &slots)
  }
  /// The layout.
  public var _attributes: [NodeAttribute] {
    let name = (layout as? AnyLayout)?.name ?? TypeName.short(L.self)
    return [NodeAttribute("layout", name)]
  }
}

/// What is known of every layout of a type (https://developer.apple.com/documentation/swiftui/layoutproperties).
public struct LayoutProperties: Sendable {
  /// The axis that views are stacked along; it turns dividers and spacers.
  public var stackOrientation: Axis?
  /// Makes properties without an orientation.
  public init() {}
}

/// Names a value that a view tells the layout around it (https://developer.apple.com/documentation/swiftui/layoutvaluekey).
public protocol LayoutValueKey {
  associatedtype Value
  /// The value of views that tell none.
  static var defaultValue: Value { get }
}

/// The distances that a view prefers to its neighbors (https://developer.apple.com/documentation/swiftui/viewspacing).
///
/// Every view prefers 8 points here, a spacer none.
public struct ViewSpacing: Sendable {
  var insets: EdgeInsets

  /// The default distances.
  public init() { insets = EdgeInsets(8, edges: .all) }
  init(insets: EdgeInsets) { self.insets = insets }

  /// No distance.
  public static let zero = ViewSpacing(insets: EdgeInsets())

  /// Takes the larger distances, at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { insets.top = max(insets.top, other.insets.top) }
    if edges.contains(.leading) { insets.leading = max(insets.leading, other.insets.leading) }
    if edges.contains(.bottom) { insets.bottom = max(insets.bottom, other.insets.bottom) }
    if edges.contains(.trailing) { insets.trailing = max(insets.trailing, other.insets.trailing) }
  }

  /// The larger distances, at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// The distance in points to a view that follows along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: min(max(insets.trailing, next.insets.leading), spacerRule(next))
    case .vertical: min(max(insets.bottom, next.insets.top), spacerRule(next))
    }
  }

  /// Nothing is kept beside a view that wants no distance at all, such as a spacer.
  private func spacerRule(_ next: ViewSpacing) -> CGFloat {
    insets == EdgeInsets() || next.insets == EdgeInsets() ? 0 : .infinity
  }
}

/// What a layout sees of one view (https://developer.apple.com/documentation/swiftui/layoutsubview).
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let element: any LayoutElement

  /// The value that the view tells for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    guard let value = element.value(of: ObjectIdentifier(key)) else { return K.defaultValue }
    return value as? K.Value ?? K.defaultValue
  }

  /// The values that the view gives its container.
  public var containerValues: ContainerValues { element.containerValues }
  /// The layout priority; 0 unless the view says otherwise.
  public var priority: Double { element.priority }
  /// The size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.size(proposal) }
  /// The size and alignment positions for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { element.dimensions(proposal) }
  /// The distances that the view prefers.
  public var spacing: ViewSpacing { element.spacing }
  /// Puts a point of the view at a point of the layout.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = element.size(proposal)
    let x = position.x - anchor.x * size.width
    element.place(at: CGPoint(x: x, y: position.y - anchor.y * size.height), proposal)
  }

  /// The same view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.element === right.element }
}

/// What stands behind a view that a layout arranges.
protocol LayoutElement: AnyObject {
  var priority: Double { get }
  var spacing: ViewSpacing { get }
  func value(of key: ObjectIdentifier) -> Any?
  func size(_ proposal: ProposedViewSize) -> CGSize
  func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions
  func place(at origin: CGPoint, _ proposal: ProposedViewSize)
  var containerValues: ContainerValues { get }
}

/// The views that a layout arranges (https://developer.apple.com/documentation/swiftui/layoutsubviews).
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  let elements: ArraySlice<any LayoutElement>
  /// The direction of text: left to right here.
  public let layoutDirection: LayoutDirection = .leftToRight

  init(_ elements: ArraySlice<any LayoutElement>) { self.elements = elements }

  /// The first index.
  public var startIndex: Int { elements.startIndex }
  /// One past the last index.
  public var endIndex: Int { elements.endIndex }
  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(element: elements[index]) }
  /// The views at some indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(elements[bounds]) }
  /// The views at some indices, in that order.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { elements[$0] }[...])
  }

  /// The same views in the same order.
  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.elements.elementsEqual(right.elements) { $0 === $1 }
  }
}

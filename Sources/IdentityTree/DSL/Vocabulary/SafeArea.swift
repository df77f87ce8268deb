import Foundation

/// Lets the content reach into the safe area's insets.
nonisolated public struct _SafeAreaIgnoringLayout: PrimitiveModifier {
  public typealias Body = Never
  let regions: SafeAreaRegions
  let edges: Edge.Set
  /// The edges.
  public var _attributes: [NodeAttribute] { [NodeAttribute("ignoresSafeArea", edges.text)] }
}

/// Makes the safe area of the content smaller.
nonisolated public struct _SafeAreaPaddingLayout: PrimitiveModifier {
  public typealias Body = Never
  let insets: EdgeInsets
  /// The amount of space, which can be animated.
  public var _attributes: [NodeAttribute] { [NodeAttribute("safeAreaPadding", insets.parts)] }
}

/// Puts a view at an edge, and keeps the content clear of it.
public struct _SafeAreaInsetModifier<Inset: View> {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  let inset: Inset
}

extension _SafeAreaInsetModifier: PrimitiveModifier {
  public typealias Body = Never
  /// The edge, and alignment and spacing where they are not the default.
  public var _attributes: [NodeAttribute] {
    [NodeAttribute("safeAreaInset", "\(edge)")]
      + StackAttributes.list(alignment == .center ? nil : alignment.description, spacing)
  }
  /// Resolves the view at the edge.
  public static func _resolveAttachment(_ modifier: Self, into slots: inout _Slots) {
    Inset._resolve(modifier.inset, into: &slots)
  }
}

/// Keeps the content of scroll views away from their edges.
nonisolated public struct _ContentMarginsModifier: PrimitiveModifier {
  public typealias Body = Never
  let edges: Edge.Set
  let insets: EdgeInsets?
  let placement: ContentMarginPlacement

  /// The edges and the amount of space.
  public var _attributes: [NodeAttribute] {
    guard let insets else { return [NodeAttribute("contentMargins", "default")] }
    return [NodeAttribute("contentMargins", insets.parts)]
  }
  /// Margins are a value of the environment, for the scroll views inside.
  public nonisolated static var _changesEnvironment: Bool { true }
  /// Replaces the margins of the named edges.
  public nonisolated func _change(_ environment: inout EnvironmentValues) {
    guard placement != .scrollIndicators else { return }
    let new = insets ?? EdgeInsets()
    if edges.contains(.top) { environment.contentMargins.top = new.top }
    if edges.contains(.leading) { environment.contentMargins.leading = new.leading }
    if edges.contains(.bottom) { environment.contentMargins.bottom = new.bottom }
    if edges.contains(.trailing) { environment.contentMargins.trailing = new.trailing }
  }
}

private enum ContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
  /// The margins of scroll content.
  var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

extension View {
  /// Lets the view reach into the safe area's insets.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaIgnoringLayout(regions: regions, edges: edges))
  }

  /// Lets the view reach into the safe area's insets (older form).
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(_SafeAreaIgnoringLayout(regions: .all, edges: edges))
  }

  /// Puts a view at the top or the bottom, and keeps the content clear of it.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing, inset: content()))
  }

  /// Puts a view at the leading or the trailing edge, and keeps the content clear of it.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing, inset: content()))
  }

  /// Puts a bar at the top or the bottom, and keeps the content clear of it.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Puts a bar at the leading or the trailing edge, and keeps the content clear of it.
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Makes the safe area of the view smaller.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingLayout(insets: insets))
  }

  /// Makes the safe area of the view smaller at some edges; by 16 points if no length is given.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_SafeAreaPaddingLayout(insets: EdgeInsets(length ?? 16, edges: edges)))
  }

  /// Makes the safe area of the view smaller at all edges.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    modifier(_SafeAreaPaddingLayout(insets: EdgeInsets(length, edges: .all)))
  }

  /// Keeps the content of scroll views away from their edges.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(_ContentMarginsModifier(edges: edges, insets: insets, placement: placement))
  }

  /// Keeps the content of scroll views away from their edges; `nil` is the default distance.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      _ContentMarginsModifier(
        edges: edges, insets: length.map { EdgeInsets($0, edges: .all) }, placement: placement))
  }

  /// Keeps the content of scroll views away from their edges.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(_ContentMarginsModifier(edges: .all, insets: EdgeInsets(length, edges: .all), placement: placement))
  }
}

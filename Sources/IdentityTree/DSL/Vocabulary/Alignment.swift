/// A position along the horizontal axis (https://developer.apple.com/documentation/swiftui/horizontalalignment).
public struct HorizontalAlignment: Hashable, Sendable {
  let name: String
  /// The leading edge.
  public static let leading = HorizontalAlignment(name: "leading")
  /// The middle.
  public static let center = HorizontalAlignment(name: "center")
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(name: "trailing")
}

/// A position along the vertical axis (https://developer.apple.com/documentation/swiftui/verticalalignment).
public struct VerticalAlignment: Hashable, Sendable {
  let name: String
  /// The top edge.
  public static let top = VerticalAlignment(name: "top")
  /// The middle.
  public static let center = VerticalAlignment(name: "center")
  /// The bottom edge.
  public static let bottom = VerticalAlignment(name: "bottom")
  /// The topmost baseline of text.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  /// The lowest baseline of text.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// A position along both axes (https://developer.apple.com/documentation/swiftui/alignment).
public struct Alignment: Hashable, Sendable, CustomStringConvertible {
  /// The position along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The position along the vertical axis.
  public var vertical: VerticalAlignment

  /// Makes an alignment of two positions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The name in source, such as `topLeading`.
  public var description: String {
    if vertical == .center { return horizontal.name }
    if horizontal == .center { return vertical.name }
    return vertical.name + horizontal.name.prefix(1).uppercased() + horizontal.name.dropFirst()
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

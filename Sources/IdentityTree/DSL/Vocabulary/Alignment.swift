import Foundation

/// Names a position that views are aligned by (https://developer.apple.com/documentation/swiftui/alignmentid).
public protocol AlignmentID {
  /// The position in a view that does not name one itself, in points from its leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A position along one axis, by the type that names it.
public struct AlignmentKey: Hashable, Comparable, Sendable {
  nonisolated(unsafe) let id: any AlignmentID.Type
  let isVertical: Bool

  /// An order without a meaning, the same in every run.
  public static func < (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.isVertical == right.isVertical ? left.name < right.name : right.isVertical
  }

  public static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.id == right.id && left.isVertical == right.isVertical
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(isVertical)
  }

  /// The name as the source writes it.
  var name: String { (id as? any NamedAlignment.Type)?.name ?? TypeName.short(id) }

  /// How far along a length the position is, for the positions that SwiftUI names itself.
  var fraction: CGFloat? { (id as? any NamedAlignment.Type)?.fraction }
}

/// A position that SwiftUI names itself.
private protocol NamedAlignment: AlignmentID {
  static var name: String { get }
  static var fraction: CGFloat? { get }
}

extension NamedAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height * (fraction ?? 1) }
}

/// An edge or the middle of a view's frame.
private protocol FrameAlignment: NamedAlignment {}

private enum LeadingID: FrameAlignment {
  static let name = "leading"
  static let fraction: CGFloat? = 0
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum CenterID: FrameAlignment {
  static let name = "center"
  static let fraction: CGFloat? = 0.5
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
private enum TrailingID: FrameAlignment {
  static let name = "trailing"
  static let fraction: CGFloat? = 1
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
private enum SeparatorLeadingID: NamedAlignment {
  static let name = "listRowSeparatorLeading"
  static let fraction: CGFloat? = 0
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum SeparatorTrailingID: NamedAlignment {
  static let name = "listRowSeparatorTrailing"
  static let fraction: CGFloat? = 1
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
private enum TopID: FrameAlignment {
  static let name = "top"
  static let fraction: CGFloat? = 0
}
private enum MiddleID: FrameAlignment {
  static let name = "center"
  static let fraction: CGFloat? = 0.5
}
private enum BottomID: FrameAlignment {
  static let name = "bottom"
  static let fraction: CGFloat? = 1
}
private enum FirstBaselineID: NamedAlignment {
  static let name = "firstTextBaseline"
  static let fraction: CGFloat? = nil
}
private enum LastBaselineID: NamedAlignment {
  static let name = "lastTextBaseline"
  static let fraction: CGFloat? = nil
}

/// A position along the horizontal axis (https://developer.apple.com/documentation/swiftui/horizontalalignment).
public struct HorizontalAlignment: Equatable, Sendable {
  /// The position as a key.
  public let key: AlignmentKey
  var name: String { key.name }

  /// A position of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isVertical: false) }

  /// Merges the positions that several views name into the one of their container.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combineExplicit(values)
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(LeadingID.self)
  /// The middle.
  public static let center = HorizontalAlignment(CenterID.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(TrailingID.self)
  /// Where the separator of a list's row begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeadingID.self)
  /// Where the separator of a list's row ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailingID.self)
}

/// A position along the vertical axis (https://developer.apple.com/documentation/swiftui/verticalalignment).
public struct VerticalAlignment: Equatable, Sendable {
  /// The position as a key.
  public let key: AlignmentKey
  var name: String { key.name }

  /// A position of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isVertical: true) }

  /// Merges the positions that several views name into the one of their container.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combineExplicit(values)
  }

  /// The top edge.
  public static let top = VerticalAlignment(TopID.self)
  /// The middle.
  public static let center = VerticalAlignment(MiddleID.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(BottomID.self)
  /// The topmost baseline of text; the bottom edge where there is no text.
  public static let firstTextBaseline = VerticalAlignment(FirstBaselineID.self)
  /// The lowest baseline of text; the bottom edge where there is no text.
  public static let lastTextBaseline = VerticalAlignment(LastBaselineID.self)
}

extension AlignmentKey {
  /// Merges the positions that several views name into the one of their container. Edges and middles end at the
  /// container, which has its own; of baselines the first or the last counts; all other positions have their mean.
  func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    if id is any FrameAlignment.Type { return nil }
    if id == FirstBaselineID.self { return values.lazy.compactMap(\.self).min() }
    if id == LastBaselineID.self { return values.lazy.compactMap(\.self).max() }
    var sum: CGFloat = 0
    var count: CGFloat = 0
    for case let value? in values {
      sum += value
      count += 1
    }
    return count == 0 ? nil : sum / count
  }
}

/// A position along both axes (https://developer.apple.com/documentation/swiftui/alignment).
public struct Alignment: Equatable, Sendable, CustomStringConvertible {
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
    if vertical == .firstTextBaseline || vertical == .lastTextBaseline {
      return horizontal.name + vertical.name.prefix(1).uppercased() + vertical.name.dropFirst()
    }
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
  /// The middle of the topmost baseline.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the lowest baseline.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The leading end of the topmost baseline.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading end of the lowest baseline.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing end of the topmost baseline.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing end of the lowest baseline.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size with its alignment positions (https://developer.apple.com/documentation/swiftui/viewdimensions).
public struct ViewDimensions: Equatable {
  let size: CGSize
  /// The positions that the view names itself.
  let explicit: (AlignmentKey) -> CGFloat?

  /// The width in points.
  public var width: CGFloat { size.width }
  /// The height in points.
  public var height: CGFloat { size.height }

  /// The position of a horizontal guide, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[key: guide.key] }
  /// The position of a vertical guide, from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[key: guide.key] }
  /// The position of a horizontal guide, if the view names it itself.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The position of a vertical guide, if the view names it itself.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(key key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  /// Dimensions are equal if the sizes are.
  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool { left.size == right.size }
}

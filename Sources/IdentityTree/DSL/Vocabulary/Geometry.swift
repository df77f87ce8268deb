import Foundation

/// An edge of a rectangle (https://developer.apple.com/documentation/swiftui/edge).
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]

    /// The names in source, joined by `+`.
    var text: String {
      switch self {
      case .all: "all"
      case .horizontal: "horizontal"
      case .vertical: "vertical"
      default: Edge.allCases.filter { contains(Set($0)) }.map { "\($0)" }.joined(separator: "+")
      }
    }
  }
}

/// The leading or the trailing edge (https://developer.apple.com/documentation/swiftui/horizontaledge).
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case leading, trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one edge.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The leading edge.
    public static let leading = Set(.leading)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or the bottom edge (https://developer.apple.com/documentation/swiftui/verticaledge).
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case top, bottom

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one edge.
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// A direction across, in reading order (https://developer.apple.com/documentation/swiftui/horizontaldirection).
public enum HorizontalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  case leading, trailing

  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one direction.
    public init(_ direction: HorizontalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    /// To the leading edge.
    public static let leading = Set(.leading)
    /// To the trailing edge.
    public static let trailing = Set(.trailing)
    /// Both directions.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A direction up or down (https://developer.apple.com/documentation/swiftui/verticaldirection).
public enum VerticalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  case up, down

  /// A set of directions.
  public struct Set: OptionSet, Sendable {
    /// One bit for each direction.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one direction.
    public init(_ direction: VerticalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    /// Up.
    public static let up = Set(.up)
    /// Down.
    public static let down = Set(.down)
    /// Both directions.
    public static let all: Set = [.up, .down]
  }
}

/// Distances from the edges (https://developer.apple.com/documentation/swiftui/edgeinsets).
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Makes insets from four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance at any edge.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The same distance at some edges.
  init(_ length: CGFloat, edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  var horizontal: CGFloat { leading + trailing }
  var vertical: CGFloat { top + bottom }
  /// The four numbers as one, for an animation.
  var parts: KeyValuePairs<String, Double> {
    ["top": Double(top), "leading": Double(leading), "bottom": Double(bottom), "trailing": Double(trailing)]
  }
}

/// How content fills what it is proposed (https://developer.apple.com/documentation/swiftui/contentmode).
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

/// A direction of layout (https://developer.apple.com/documentation/swiftui/axis).
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case horizontal, vertical

  /// The name in source.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each axis.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)

    /// The names in source, joined by `+`.
    var text: String {
      Axis.allCases.filter { contains($0 == .horizontal ? .horizontal : .vertical) }.map(\.description)
        .joined(separator: "+")
    }
  }
}

/// A point in a view's unit square (https://developer.apple.com/documentation/swiftui/unitpoint).
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal position, from 0 to 1.
  public var x: CGFloat
  /// The vertical position, from 0 to 1.
  public var y: CGFloat

  /// The point at zero.
  public init() { self.init(x: 0, y: 0) }
  /// The point at a position.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle (https://developer.apple.com/documentation/swiftui/angle).
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No angle.
  public init() { self.radians = 0 }
  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// An angle in degrees.
  public init(degrees: Double) { self.radians = degrees * .pi / 180 }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// No angle.
  public static let zero = Angle()
  /// Compares by size.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

  /// The sum of two angles.
  public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
  /// The difference of two angles.
  public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
  /// The angle the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// A multiple of an angle.
  public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }
  /// A fraction of an angle.
  public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }
  /// Adds an angle.
  public static func += (left: inout Angle, right: Angle) { left = left + right }
  /// Takes an angle away.
  public static func -= (left: inout Angle, right: Angle) { left = left - right }
  /// Multiplies an angle.
  public static func *= (left: inout Angle, right: Double) { left = left * right }
  /// Divides an angle.
  public static func /= (left: inout Angle, right: Double) { left = left / right }
}

/// The size that a view is offered (https://developer.apple.com/documentation/swiftui/proposedviewsize).
public struct ProposedViewSize: Equatable, Sendable {
  /// The width in points; `nil` asks for the view's own.
  public var width: CGFloat?
  /// The height in points; `nil` asks for the view's own.
  public var height: CGFloat?

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the size that the view has by itself.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Proposes a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal with numbers in place of what is not specified.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// What the safe area keeps clear of (https://developer.apple.com/documentation/swiftui/safearearegions).
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each region.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device and the bars of containers.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// What content margins apply to (https://developer.apple.com/documentation/swiftui/contentmarginplacement).
public struct ContentMarginPlacement: Equatable, Sendable {
  let name: String
  /// The content and the indicators of a scroll view.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(name: "automatic") }
  /// The content alone.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(name: "scrollContent") }
  /// The indicators alone.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(name: "scrollIndicators") }
}

/// The direction in which views follow each other (https://developer.apple.com/documentation/swiftui/layoutdirection).
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

extension Angle: CustomDebugStringConvertible {
  /// The angle in degrees.
  public var debugDescription: String { "Angle(degrees: \(AttributeText.number((degrees * 1e9).rounded() / 1e9)))" }
}

import Foundation

/// Stands in for UIKit's class: the traits of a phone in light appearance.
public final class UITraitCollection: Sendable {
  /// The traits of a phone.
  public init() {}
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// Pixels a point.
  public var displayScale: CGFloat { 3 }
  /// The traits in the current context.
  public static var current: UITraitCollection { UITraitCollection() }
}

/// Light or dark, as in UIKit.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

// The names of UIKit's traits, and the way from and to SwiftUI's.

/// How strong contrasts are, as in UIKit.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// The direction of layout, as in UIKit.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// The weight of legible text, as in UIKit.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

/// The space there is along an axis, as in UIKit.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The size of text that a person has chosen, as in UIKit.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  /// The sizes in order, as SwiftUI's cases are.
  private static let sizes = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium,
    accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]
  fileprivate static func place(of category: UIContentSizeCategory) -> Int? { sizes.firstIndex(of: category) }
  /// Whether it is one of the sizes for accessibility.
  public var isAccessibilityCategory: Bool { (Self.place(of: self) ?? 0) > 6 }
  /// UIKit's name of a size.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize.flatMap(DynamicTypeSize.allCases.firstIndex(of:)).map { Self.sizes[$0] } ?? .unspecified
  }
  /// UIKit's name of a size.
  public init(_ sizeCategory: ContentSizeCategory?) { self.init(sizeCategory?.size) }
}

extension DynamicTypeSize {
  /// SwiftUI's name of a size; none for one that is not specified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let place = UIContentSizeCategory.place(of: uiSizeCategory) else { return nil }
    self = Self.allCases[place]
  }
}

extension ContentSizeCategory {
  /// SwiftUI's name of a size; none for one that is not specified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let place = UIContentSizeCategory.place(of: uiSizeCategory) else { return nil }
    self = Self.allCases[place]
  }
}

extension ColorScheme {
  /// SwiftUI's name; none for a style that is not specified.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

extension UIUserInterfaceStyle {
  /// UIKit's name.
  public init(_ colorScheme: ColorScheme?) {
    self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
  }
}

extension ColorSchemeContrast {
  /// SwiftUI's name; none for a contrast that is not specified.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .normal: self = .standard
    case .high: self = .increased
    case .unspecified: return nil
    }
  }
}

extension UIAccessibilityContrast {
  /// UIKit's name.
  public init(_ colorSchemeContrast: ColorSchemeContrast?) {
    self = colorSchemeContrast.map { $0 == .increased ? .high : .normal } ?? .unspecified
  }
}

extension LayoutDirection {
  /// SwiftUI's name; none for a direction that is not specified.
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case .unspecified: return nil
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// UIKit's name.
  public init(_ layoutDirection: LayoutDirection) {
    self = layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
  }
}

extension LegibilityWeight {
  /// SwiftUI's name; none for a weight that is not specified.
  public init?(_ uiLegibilityWeight: UILegibilityWeight) {
    switch uiLegibilityWeight {
    case .regular: self = .regular
    case .bold: self = .bold
    case .unspecified: return nil
    }
  }
}

extension UILegibilityWeight {
  /// UIKit's name.
  public init(_ legibilityWeight: LegibilityWeight?) {
    self = legibilityWeight.map { $0 == .bold ? .bold : .regular } ?? .unspecified
  }
}

extension UserInterfaceSizeClass {
  /// SwiftUI's name; none for a class that is not specified.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// UIKit's name.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    self = sizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified
  }
}

/// Distances from the edges of a view, by the direction of text, as in UIKit.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public static let zero = NSDirectionalEdgeInsets()
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// UIKit's form.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
  }
}

extension EdgeInsets {
  /// SwiftUI's form.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}

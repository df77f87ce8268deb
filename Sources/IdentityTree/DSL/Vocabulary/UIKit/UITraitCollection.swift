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

import Foundation

/// What a view is shown on: its window to begin with, and the size classes that go with it.
public struct SimulatedDevice: Sendable, Hashable, Codable {
  /// A phone held upright: 390 x 844 points, with a safe area of 47 above and 34 below.
  public static let phone = SimulatedDevice(isMac: false)
  /// A window of a Mac: 1000 x 700 points, all of them safe, and always of regular size classes.
  public static let mac = SimulatedDevice(isMac: true)

  /// Whether controls look as on macOS.
  let isMac: Bool

  /// The window's size to begin with, in points.
  var size: CGSize { isMac ? CGSize(width: 1000, height: 700) : CGSize(width: 390, height: 844) }
  /// What the device keeps clear of the window.
  var safeAreaInsets: EdgeInsets {
    isMac ? EdgeInsets() : EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
  }

  /// The horizontal size class in a window of a width in points.
  func horizontalSizeClass(width: CGFloat) -> UserInterfaceSizeClass {
    isMac || width >= 700 ? .regular : .compact
  }

  /// How wide a column beside the detail is, in points, unless it says so itself.
  var columnWidth: CGFloat { isMac ? 220 : 320 }

  /// The environment of the root view.
  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    if isMac { values.horizontalSizeClass = .regular }
    return values
  }

  /// The size that a window is given to see what follows from another one.
  var otherSize: CGSize { isMac ? CGSize(width: 500, height: 700) : CGSize(width: 844, height: 390) }
}

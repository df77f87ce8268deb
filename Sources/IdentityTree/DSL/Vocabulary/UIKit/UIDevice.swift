import Foundation

/// Stands in for UIKit's class: the screen of a phone of 390 by 844 points.
public final class UIScreen: Sendable {
  public static let main = UIScreen()
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
  public var scale: CGFloat { 3 }
  public var nativeScale: CGFloat { 3 }
  /// Half; it stays as it is.
  public var brightness: CGFloat {
    get { 0.5 }
    set { _ = newValue }
  }
  public var maximumFramesPerSecond: Int { 60 }
}

/// Stands in for UIKit's class: a phone held upright.
public final class UIDevice: Sendable {
  public static let current = UIDevice()
  public var name: String { "iPhone" }
  public var model: String { "iPhone" }
  public var systemName: String { "iOS" }
  public var systemVersion: String { "18.0" }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var orientation: UIDeviceOrientation { .portrait }
  public var batteryLevel: Float { -1 }
  public var identifierForVendor: UUID? { nil }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public static let orientationDidChangeNotification = Foundation.Notification.Name("UIDeviceOrientationDidChange")
}

/// A kind of device, as in UIKit.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// How an interface is turned, as in UIKit.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How a device is held, as in UIKit.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// Stands in for UIKit's class: an app that opens nothing and has no windows.
public final class UIApplication: Sendable {
  public static let shared = UIApplication()
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var connectedScenes: Set<UIScene> { [] }
  public var applicationState: State { .active }
  public enum State: Int, Sendable {
    case active, inactive, background
  }
  /// Whether a URL could be opened: always.
  public func canOpenURL(_ url: URL) -> Bool { true }
  /// Opens nothing.
  public func open(
    _ url: URL, options: [String: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(true)
  }
  /// Reaches nobody.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: Any?
  ) -> Bool { false }
  /// Whether the screen stays on: it has no effect.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  /// The number on the app's icon: it has no effect.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  public func registerForRemoteNotifications() {}
  public func setAlternateIconName(_ name: String?, completionHandler: ((Error?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  public var alternateIconName: String? { nil }
  public var supportsAlternateIcons: Bool { false }
  public static let openSettingsURLString = "app-settings:"
  public static let didBecomeActiveNotification = Foundation.Notification.Name("UIApplicationDidBecomeActive")
  public static let willResignActiveNotification = Foundation.Notification.Name("UIApplicationWillResignActive")
  public static let didEnterBackgroundNotification = Foundation.Notification.Name("UIApplicationDidEnterBackground")
  public static let willEnterForegroundNotification = Foundation.Notification.Name("UIApplicationWillEnterForeground")
  public static let willTerminateNotification = Foundation.Notification.Name("UIApplicationWillTerminate")
  public static let didReceiveMemoryWarningNotification = Foundation.Notification.Name("UIApplicationMemoryWarning")
}

extension UIResponder {
  nonisolated public static let keyboardWillShowNotification = Foundation.Notification.Name("UIKeyboardWillShow")
  nonisolated public static let keyboardDidShowNotification = Foundation.Notification.Name("UIKeyboardDidShow")
  nonisolated public static let keyboardWillHideNotification = Foundation.Notification.Name("UIKeyboardWillHide")
  nonisolated public static let keyboardDidHideNotification = Foundation.Notification.Name("UIKeyboardDidHide")
  nonisolated public static let keyboardWillChangeFrameNotification = Foundation.Notification.Name("UIKeyboardFrame")
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}

/// Stands in for UIKit's class: there are no scenes.
open class UIScene: NSObject, @unchecked Sendable {
  public var activationState: ActivationState { .foregroundActive }
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
}

/// Stands in for UIKit's class: what a scene was; there are none.
public final class UISceneSession: NSObject, @unchecked Sendable {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  public var role: Role { .windowApplication }
}

extension UIScene {
  /// Stands in for UIKit's class: why a scene is made.
  public final class ConnectionOptions: NSObject, @unchecked Sendable {}
}

/// Stands in for UIKit's class: how a scene would be made.
public final class UISceneConfiguration: NSObject, @unchecked Sendable {
  public let name: String?
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, which is never made.
  public var delegateClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// Stands in for UIKit's protocol: what a scene, of which there is none, tells its delegate.
@MainActor public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Stands in for UIKit's protocol: what a scene of windows, of which there is none, tells its delegate.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// How a device may be held, as in UIKit.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscapeRight = Self(rawValue: 1 << 3)
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: Self = [.portrait, .landscape]
  public static let all: Self = [.allButUpsideDown, .portraitUpsideDown]
}

/// What came of a fetch in the background, as in UIKit.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

/// Stands in for UIKit's class: a scene of windows, of which there are none.
public final class UIWindowScene: UIScene, @unchecked Sendable {
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var screen: UIScreen { .main }
}

/// Stands in for UIKit's class: text that was copied in this program.
public final class UIPasteboard: @unchecked Sendable {
  public static let general = UIPasteboard()
  public var string: String?
  public var strings: [String]?
  public var url: URL?
  public var image: UIImage?
  public var hasStrings: Bool { string != nil }
}

/// Stands in for UIKit's class: a sheet for sharing that cannot be shown.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [Any]?) { super.init(nibName: nil, bundle: nil) }
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  public var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, Error?) -> Void)?
  public required init?(coder: NSCoder) { nil }
}

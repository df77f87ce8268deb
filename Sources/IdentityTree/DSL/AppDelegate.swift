import Foundation
import Observation

/// A delegate of an app that uses UIKit's life cycle
/// (https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor).
///
/// It is made once an app; before the first window is, it is told that the app was launched. One that is observable is
/// put into the environment of the window, as in SwiftUI.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  private let box: Box

  private final class Box {
    let surrounding: (AnyView, DelegateType) -> AnyView
    /// Connects the app with the delegate, where it is to be observed.
    let connect: @MainActor (DelegateType, _PropertyContext) -> Void
    lazy var delegate: DelegateType = AppDelegateClass.instance(of: DelegateType.self)
    init(
      _ surrounding: @escaping (AnyView, DelegateType) -> AnyView,
      connect: @escaping @MainActor (DelegateType, _PropertyContext) -> Void = { _, context in
        if context.isFirst { context.node.appendProperty(nil) }
      }
    ) {
      self.surrounding = surrounding
      self.connect = connect
    }
  }

  public nonisolated static var _isComposed: Bool { false }
  @MainActor public static func _install(_ property: UnsafeMutablePointer<Self>, _ context: _PropertyContext) {
    let box = property.pointee.box
    box.connect(box.delegate, context)
  }

  /// Makes a delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    box = Box { window, _ in window }
  }
  /// Makes a delegate, which views find as an environment object.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: ObservableObject {
    box = Box { window, delegate in
      AnyView(window.environmentObject(delegate))
    } connect: { delegate, context in
      if context.isFirst { context.node.appendProperty(ObjectStorage<DelegateType>(node: context.node)) }
      unsafeDowncast(context.node.property(at: context.index), to: ObjectStorage<DelegateType>.self).observe(delegate)
    }
  }
  /// Makes a delegate, which views find in the environment.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: Observable {
    box = Box { window, delegate in AnyView(window.environment(delegate)) }
  }

  /// The delegate.
  public var wrappedValue: DelegateType { box.delegate }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Makes bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// AppKit's adaptor, under the same stand-in.
public typealias NSApplicationDelegateAdaptor = UIApplicationDelegateAdaptor

/// What an app tells its delegate. Stands in for UIKit's protocol; it is told of the launch alone.
@MainActor public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func applicationWillFinishLaunching(_ notification: Foundation.Notification)
  func applicationDidFinishLaunching(_ notification: Foundation.Notification)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
  public func applicationWillFinishLaunching(_ notification: Foundation.Notification) {}
  public func applicationDidFinishLaunching(_ notification: Foundation.Notification) {}
}

/// AppKit's protocol, under the same stand-in.
public typealias NSApplicationDelegate = UIApplicationDelegate

extension UIApplication {
  /// Why an app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "url")
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
  }

  @MainActor private static var launched: (any UIApplicationDelegate)?
  /// The delegate of the app that was launched last.
  @MainActor public var delegate: (any UIApplicationDelegate)? {
    get { Self.launched }
    set { Self.launched = newValue }
  }

  public static let didFinishLaunchingNotification = Foundation.Notification.Name("UIApplicationDidFinishLaunching")
}

/// A property of an app that has a part in its launch.
@MainActor private protocol LaunchedProperty {
  /// Tells of the launch; afterwards the window is put into what the property gives it.
  func launch() -> (AnyView) -> AnyView
}

extension UIApplicationDelegateAdaptor: LaunchedProperty {
  func launch() -> (AnyView) -> AnyView {
    let delegate = wrappedValue
    let note = Foundation.Notification(name: UIApplication.didFinishLaunchingNotification)
    UIApplication.shared.delegate = delegate
    _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
    delegate.applicationWillFinishLaunching(note)
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidFinishLaunching(note)
    let scene = SceneDelegateObject.connected(by: delegate)
    return { window in
      let window = box.surrounding(window, delegate)
      return scene.map { $0.surrounding(window) } ?? window
    }
  }
}

/// The delegate of a scene, of a class that the app's delegate names.
@MainActor private struct SceneDelegateObject {
  let delegate: NSObject

  /// Makes the delegate and tells it of the scene.
  static func connected(by delegate: any UIApplicationDelegate) -> SceneDelegateObject? {
    let session = UISceneSession()
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(.shared, configurationForConnecting: session, options: options)
    guard let type = configuration.delegateClass as? NSObject.Type else { return nil }
    let object: NSObject = AppDelegateClass.instance(of: type)
    (object as? any UISceneDelegate)?.scene(UIWindowScene(), willConnectTo: session, options: options)
    return SceneDelegateObject(delegate: object)
  }

  /// The window with the delegate in its environment, if it is observable.
  func surrounding(_ window: AnyView) -> AnyView {
    if let object = delegate as? any ObservableObject { return Self.published(object, window) }
    if let object = delegate as? any AnyObject & Observable { return Self.observed(object, window) }
    return window
  }

  private static func published<Object: ObservableObject>(_ object: Object, _ window: AnyView) -> AnyView {
    AnyView(window.environmentObject(object))
  }
  private static func observed<Object: AnyObject & Observable>(_ object: Object, _ window: AnyView) -> AnyView {
    AnyView(window.environment(object))
  }
}

extension App {
  /// Launches the app: its delegate first, then the app itself with its first window.
  @MainActor static func _launch() -> AnyView {
    let app = Self()
    let surroundings = Mirror(reflecting: app).children.compactMap { ($0.value as? any LaunchedProperty)?.launch() }
    let scenes = AnyView(SceneOwner(owner: app, visibility: .always) { $0.body })
    return surroundings.reduce(scenes) { $1($0) }
  }
}

/// Makes objects of classes of which only is known that they inherit from `NSObject`.
///
/// Swift calls `init()` on a type that is known at run time for `required` initializers alone, and `NSObject`'s is none
/// on Linux. A class that overrides it as one is called by the same entry of the method table, where each subclass has
/// its own.
open class AppDelegateClass: NSObject {
  public required override init() { super.init() }

  static func instance<Delegate: NSObject>(of type: Delegate.Type) -> Delegate {
    unsafeDowncast(unsafeBitCast(type, to: AppDelegateClass.Type.self).init() as NSObject, to: Delegate.self)
  }
}

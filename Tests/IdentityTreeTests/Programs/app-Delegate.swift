import SwiftUI

class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var token = "none"
  var launches = 0
  nonisolated(unsafe) static var made = 0

  override init() {
    super.init()
    Self.made += 1
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    launches += 1
    token = "abc"
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}

@main struct MyApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var appDelegate

  var body: some Scene {
    WindowGroup {
      Text("app sees \(appDelegate.token)")
      Home(launches: appDelegate.launches)
    }
  }
}

struct Home: View {
  let launches: Int
  @EnvironmentObject private var delegate: AppDelegate

  var body: some View {
    Text(delegate.token)
    Text("made \(AppDelegate.made), launched \(launches)")
    Button("Renew") { (UIApplication.shared.delegate as? AppDelegate)?.token = "new" }
  }
}

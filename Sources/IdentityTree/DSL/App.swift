/// An app, of which the first window's content is what a simulator hosts
/// (https://developer.apple.com/documentation/swiftui/app).
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

/// A part of an app's interface (https://developer.apple.com/documentation/swiftui/scene).
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// The content of the scene's first window.
  var _firstWindow: AnyView? { get }
}

extension Scene {
  public var _firstWindow: AnyView? { body._firstWindow }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a primitive scene: it has no body") }
}

/// Builds scenes.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene with windows of the same content (https://developer.apple.com/documentation/swiftui/windowgroup).
nonisolated public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  let content: Content
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var _firstWindow: AnyView? { AnyView(content) }
}

extension App {
  /// Apps are hosted, not started: the entry point of the tool takes its place.
  public static func main() {
    ProgramHost.main(roots: [ProgramRoot(name: String(describing: Self.self), app: Self.self)])
  }
}

/// Makes previews (https://developer.apple.com/documentation/swiftui/previewprovider).
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

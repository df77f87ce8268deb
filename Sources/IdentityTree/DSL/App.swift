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
  /// Several scenes, of which the first with a window is hosted.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var scenes: [any Scene] = []
    repeat scenes.append(each content)
    return _SceneList(scenes)
  }
  /// A scene that is there under a condition.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    _SceneList(content.map { [$0] } ?? [])
  }
  /// A scene of newer systems.
  public static func buildLimitedAvailability(_ content: some Scene) -> some Scene { _SceneList(content) }
}

/// Several scenes.
nonisolated struct _SceneList: Scene {
  typealias Body = Never
  let scenes: [any Scene]
  init(_ scenes: any Scene...) { self.scenes = scenes }
  init(_ scenes: [any Scene]) { self.scenes = scenes }
  @MainActor var _firstWindow: AnyView? {
    for scene in scenes { if let window = scene._firstWindow { return window } }
    return nil
  }
}

extension Group: Scene where Content: Scene {
  /// Makes a group of scenes.
  @_disfavoredOverload
  public nonisolated init(@SceneBuilder content: () -> Content) { self.init(content: content()) }
  @MainActor public var _firstWindow: AnyView? { content._firstWindow }
}

/// A scene with windows of the same content (https://developer.apple.com/documentation/swiftui/windowgroup).
nonisolated public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  let content: Content
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Windows with an identifier, which `openWindow` takes.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Windows with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Windows with a title and an identifier.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Windows with a title.
  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Windows with a title and an identifier.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Windows with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Windows with a title and an identifier.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @MainActor public var _firstWindow: AnyView? { AnyView(content) }
}

extension WindowGroup {
  /// Windows for values, of which the first shows none.
  public nonisolated init<D: Hashable & Codable, C: View>(
    id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content)
  }
  /// Windows for values, each with a default.
  public nonisolated init<D: Hashable & Codable, C: View>(
    id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content, defaultValue)
  }
  /// Titled windows for values, of which the first shows none.
  public nonisolated init<D: Hashable & Codable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content)
  }
  /// Titled windows for values, each with a default.
  public nonisolated init<D: Hashable & Codable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content, defaultValue)
  }
  /// Titled windows for values, of which the first shows none.
  @_disfavoredOverload
  public nonisolated init<D: Hashable & Codable, C: View>(
    _ title: Text, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content)
  }
  /// Titled windows for values, each with a default.
  @_disfavoredOverload
  public nonisolated init<D: Hashable & Codable, C: View>(
    _ title: Text, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content, defaultValue)
  }
  /// Titled windows for values, of which the first shows none.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Hashable & Codable, C: View>(
    _ title: S, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content)
  }
  /// Titled windows for values, each with a default.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Hashable & Codable, C: View>(
    _ title: S, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content, defaultValue)
  }
}

/// The content of a window for a value (https://developer.apple.com/documentation/swiftui/presentedwindowcontent).
nonisolated public struct PresentedWindowContent<Data: Hashable & Codable, Content: View>: View {
  let content: (Binding<Data?>) -> Content
  @State private var value: Data?
  init(_ content: @escaping (Binding<Data?>) -> Content) {
    self.content = content
    _value = State(initialValue: nil)
  }
  init(_ content: @escaping (Binding<Data>) -> Content, _ defaultValue: () -> Data) {
    let first = defaultValue()
    self.content = { value in
      content(Binding(get: { value.wrappedValue ?? first }, set: { value.wrappedValue = $0 }))
    }
    _value = State(initialValue: first)
  }
  @MainActor public var body: some View { content($value) }
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

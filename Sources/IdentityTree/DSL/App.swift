/// An app, of which the first window's content is what a simulator hosts
/// (https://developer.apple.com/documentation/swiftui/app).
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

/// A part of an app's interface (https://developer.apple.com/documentation/swiftui/scene).
///
/// A scene of one's own is a node, as a view is: it keeps its state, and its body runs when what it read changed.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Names the positions that the scene fills in its parent. A scene of one's own fills one.
  @MainActor static func _resolveScene(_ scene: Self, _ visibility: _SceneVisibility, into slots: inout _Slots)
  /// What the scene has to show; of a scene that is not known yet what its type says.
  @MainActor static func _window(of scene: Self?) -> _SceneWindow
}

extension Scene {
  @MainActor public static func _resolveScene(
    _ scene: Self, _ visibility: _SceneVisibility, into slots: inout _Slots
  ) {
    let owner = SceneOwner(owner: scene, visibility: visibility) { $0.body }
    slots.reconcile(owner, as: SceneNode<Self, Body>.self)
  }
  @MainActor public static func _window(of scene: Self?) -> _SceneWindow { Body._window(of: nil) }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a primitive scene: it has no body") }
  @MainActor public static func _resolveScene(
    _ scene: Self, _ visibility: _SceneVisibility, into slots: inout _Slots
  ) {}
  @MainActor public static func _window(of scene: Self?) -> _SceneWindow { _SceneWindow(kind: .none) }
}

/// What a scene has to show at the launch.
public struct _SceneWindow {
  /// From what is shown last to what is shown first.
  enum Kind: Int { case none, settings, menuBar, window }
  var kind: Kind
  /// Whether the scene comes and goes.
  var isConditional = false
  /// Whether it is there now.
  var isThere = true
}

/// Whether the window of a scene is the one that is shown: one of all windows of an app is.
public enum _SceneVisibility: Equatable {
  case always, never
  /// The choice hangs on conditions, and is another with other values.
  case now(Bool)

  func and(_ other: _SceneVisibility) -> _SceneVisibility {
    switch (self, other) {
    case (.never, _), (_, .never): .never
    case (.always, let other), (let other, .always): other
    case (.now(let first), .now(let second)): .now(first && second)
    }
  }
}

/// Builds scenes (https://developer.apple.com/documentation/swiftui/scenebuilder).
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several scenes, of which the first with a window is shown.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    _SceneList(scenes: (repeat each content))
  }
  /// A scene that is there under a condition.
  public static func buildOptional<Content: Scene>(
    _ content: Content?, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some Scene {
    _OptionalScene(scene: content, place: RawPlace(fileID, line, column))
  }
  /// A scene of newer systems.
  public static func buildLimitedAvailability(_ content: some Scene) -> some Scene { content }
}

/// Several scenes.
nonisolated struct _SceneList<each Content: Scene>: Scene {
  typealias Body = Never
  let scenes: (repeat each Content)

  @MainActor private static func windows(of list: Self?) -> [_SceneWindow] {
    var windows: [_SceneWindow] = []
    if let list {
      repeat windows.append((each Content)._window(of: each list.scenes))
    } else {
      repeat windows.append((each Content)._window(of: nil))
    }
    return windows
  }

  /// The first window that is always there, and the conditional ones before it: the first that is there is shown.
  private static func candidates(_ windows: [_SceneWindow]) -> [Int] {
    guard let kind = windows.map(\.kind.rawValue).max(), kind > 0 else { return [] }
    var candidates: [Int] = []
    for index in windows.indices where windows[index].kind.rawValue == kind {
      candidates.append(index)
      if !windows[index].isConditional { break }
    }
    return candidates
  }

  @MainActor static func _window(of list: Self?) -> _SceneWindow {
    let windows = windows(of: list)
    let candidates = candidates(windows)
    guard let first = candidates.first else { return _SceneWindow(kind: .none) }
    return _SceneWindow(
      kind: windows[first].kind, isConditional: candidates.allSatisfy { windows[$0].isConditional },
      isThere: candidates.contains { windows[$0].isThere })
  }

  @MainActor static func _resolveScene(_ list: Self, _ visibility: _SceneVisibility, into slots: inout _Slots) {
    let windows = windows(of: list)
    let candidates = candidates(windows)
    let shown = candidates.first { windows[$0].isThere }
    var index = 0
    func resolve<S: Scene>(_ scene: S, into slots: inout _Slots) {
      let own: _SceneVisibility =
        !candidates.contains(index) ? .never : candidates.count == 1 ? .always : .now(index == shown)
      S._resolveScene(scene, visibility.and(own), into: &slots)
      index += 1
    }
    repeat resolve(each list.scenes, into: &slots)
  }
}

/// A scene that is there under a condition.
nonisolated struct _OptionalScene<Content: Scene>: Scene {
  typealias Body = Never
  let scene: Content?
  let place: RawPlace

  @MainActor static func _window(of scene: Self?) -> _SceneWindow {
    var window = Content._window(of: scene?.scene)
    window.isConditional = true
    if let scene { window.isThere = scene.scene != nil && window.isThere }
    return window
  }
  @MainActor static func _resolveScene(_ scene: Self, _ visibility: _SceneVisibility, into slots: inout _Slots) {
    let content = scene.scene.map { SceneContent(scene: $0, visibility: visibility) }
    PlacedOptional._resolve(PlacedOptional(content: content, place: scene.place), into: &slots)
  }
}

extension Group: Scene where Content: Scene {
  /// Makes a group of scenes.
  @_disfavoredOverload
  public nonisolated init(@SceneBuilder content: () -> Content) { self.init(content: content()) }
  @MainActor public static func _window(of scene: Self?) -> _SceneWindow { Content._window(of: scene?.content) }
  @MainActor public static func _resolveScene(
    _ scene: Self, _ visibility: _SceneVisibility, into slots: inout _Slots
  ) {
    Content._resolveScene(scene.content, visibility, into: &slots)
  }
}

/// A scene that shows one view in a window.
@MainActor @preconcurrency public protocol _WindowScene: Scene where Body == Never {
  associatedtype _WindowContent: View
  /// What the window shows.
  var _windowContent: _WindowContent { get }
  /// Whether the window is there, where a binding says so.
  var _isInserted: Binding<Bool>? { get }
  nonisolated static var _windowKind: _SceneWindow { get }
}

extension _WindowScene {
  @MainActor public var _isInserted: Binding<Bool>? { nil }
  public nonisolated static var _windowKind: _SceneWindow { _SceneWindow(kind: .window) }
  @MainActor public static func _window(of scene: Self?) -> _SceneWindow { _windowKind }
  @MainActor public static func _resolveScene(
    _ scene: Self, _ visibility: _SceneVisibility, into slots: inout _Slots
  ) {
    SceneWindow._resolve(SceneWindow(scene: scene, visibility: visibility), into: &slots)
  }
}

/// A scene with windows of the same content (https://developer.apple.com/documentation/swiftui/windowgroup).
nonisolated public struct WindowGroup<Content: View>: _WindowScene {
  public typealias Body = Never
  let content: Content
  @MainActor public var _windowContent: Content { content }
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

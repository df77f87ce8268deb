import Foundation

/// What is known of the place of a launch screen's title.
public struct DocumentLaunchGeometryProxy: Sendable {
  public var frame: CGRect
  public var titleViewFrame: CGRect
}

/// The usual button of a launch screen, which makes a new document.
nonisolated public struct DefaultDocumentGroupLaunchActions: View {
  public nonisolated init() {}
  @MainActor public var body: some View { Button("Create Document") {} }
}

/// A launch screen of documents, with its title and its actions; nobody opens one here
/// (https://developer.apple.com/documentation/swiftui/documentlaunchview).
nonisolated public struct DocumentLaunchView<Actions: View, DocumentView: View>: View {
  let title: Text?
  let actions: Actions
  init(title: Text?, actions: Actions) {
    self.title = title
    self.actions = actions
  }
  @MainActor public var body: some View {
    VStack {
      title
      actions
    }
  }
}

/// The scene of a launch screen, beside which a document group stands
/// (https://developer.apple.com/documentation/swiftui/documentgrouplaunchscene).
nonisolated public struct DocumentGroupLaunchScene<Actions: View>: Scene {
  public typealias Body = Never
}

extension DocumentLaunchView {
  /// A launch screen with a background of its own.
  public nonisolated init<B: View, C: View, D: View>(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> B,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> C = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> D = { _ in EmptyView() }
  ) { self.init(title: Text(title), actions: actions()) }
  /// A launch screen with a style behind it.
  public nonisolated init<B: ShapeStyle, C: View, D: View>(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    backgroundStyle: B,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> C = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> D = { _ in EmptyView() }
  ) { self.init(title: Text(title), actions: actions()) }
  /// A launch screen.
  public nonisolated init<C: View, D: View>(
    _ title: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> C = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> D = { _ in EmptyView() }
  ) { self.init(title: Text(title), actions: actions()) }
  /// A launch screen with a background of its own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, B: View, C: View, D: View>(
    _ title: S,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> B,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> C = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> D = { _ in EmptyView() }
  ) { self.init(title: Text(title), actions: actions()) }
  /// A launch screen with a style behind it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, B: ShapeStyle, C: View, D: View>(
    _ title: S,
    for contentTypes: [UTType],
    backgroundStyle: B,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> C = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> D = { _ in EmptyView() }
  ) { self.init(title: Text(title), actions: actions()) }
  /// A launch screen.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: View, D: View>(
    _ title: S,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> C = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> D = { _ in EmptyView() }
  ) { self.init(title: Text(title), actions: actions()) }
  /// A launch screen with a background of its own.
  public nonisolated init<B: View, C: View, D: View>(
    _ title: Text? = nil,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> B,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> C = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> D = { _ in EmptyView() }
  ) { self.init(title: title, actions: actions()) }
  /// A launch screen with a style behind it.
  public nonisolated init<B: ShapeStyle, C: View, D: View>(
    _ title: Text? = nil,
    for contentTypes: [UTType],
    backgroundStyle: B,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> C = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> D = { _ in EmptyView() }
  ) { self.init(title: title, actions: actions()) }
  /// A launch screen.
  public nonisolated init<C: View, D: View>(
    _ title: Text? = nil,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> C = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> D = { _ in EmptyView() }
  ) { self.init(title: title, actions: actions()) }
}

extension DocumentGroupLaunchScene {
  /// A launch screen with a background of its own.
  public nonisolated init<B: View, C: View, D: View>(
    _ title: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> B,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> C = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> D = { _ in EmptyView() }
  ) {}
  /// A launch screen with a style behind it.
  public nonisolated init<B: ShapeStyle, C: View, D: View>(
    _ title: LocalizedStringKey,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> C = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> D = { _ in EmptyView() }
  ) {}
  /// A launch screen with a background of its own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, B: View, C: View, D: View>(
    _ title: S,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> B,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> C = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> D = { _ in EmptyView() }
  ) {}
  /// A launch screen with a style behind it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, B: ShapeStyle, C: View, D: View>(
    _ title: S,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> C = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> D = { _ in EmptyView() }
  ) {}
  /// A launch screen with a background of its own.
  public nonisolated init<B: View, C: View, D: View>(
    _ title: Text? = nil,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> B,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> C = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> D = { _ in EmptyView() }
  ) {}
  /// A launch screen with a style behind it.
  public nonisolated init<B: ShapeStyle, C: View, D: View>(
    _ title: Text? = nil,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> C = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> D = { _ in EmptyView() }
  ) {}
}

import Foundation

// Actions on windows and documents. A phone has one window: they do nothing, and tell nobody that they did.

/// Opens a window (https://developer.apple.com/documentation/swiftui/openwindowaction); here none opens.
public struct OpenWindowAction: Sendable {
  /// Whether a window that other people see too is asked for (macOS).
  public struct SharingBehavior: Sendable {
    let name: String
    public static let requested = SharingBehavior(name: "requested")
    public static let required = SharingBehavior(name: "required")
  }
  @MainActor public func callAsFunction(id: String) {}
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
  @MainActor public func callAsFunction(id: String, sharingBehavior: SharingBehavior) async throws {}
  @MainActor public func callAsFunction<D: Codable & Hashable>(
    value: D, sharingBehavior: SharingBehavior
  ) async throws {}
  @MainActor public func callAsFunction<D: Codable & Hashable>(
    id: String, value: D, sharingBehavior: SharingBehavior
  ) async throws {}
}

/// Closes a window (https://developer.apple.com/documentation/swiftui/dismisswindowaction); here none closes.
public struct DismissWindowAction: Sendable {
  @MainActor public func callAsFunction() {}
  @MainActor public func callAsFunction(id: String) {}
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Replaces a window (https://developer.apple.com/documentation/swiftui/pushwindowaction); here none opens.
public struct PushWindowAction: Sendable {
  @MainActor public func callAsFunction(id: String) {}
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the settings (https://developer.apple.com/documentation/swiftui/opensettingsaction); a phone has none.
public struct OpenSettingsAction: Sendable {
  @MainActor public func callAsFunction() {}
}

/// Opens a document (https://developer.apple.com/documentation/swiftui/opendocumentaction); here none opens.
public struct OpenDocumentAction: Sendable {
  @MainActor public func callAsFunction(at url: URL) async throws {}
}

/// Makes a document (https://developer.apple.com/documentation/swiftui/newdocumentaction); here none is made.
public struct NewDocumentAction: Sendable {
  @MainActor public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping @Sendable () -> D) {}
  @MainActor public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping @Sendable () -> D) {}
  @MainActor public func callAsFunction(contentType: UTType) {}
}

/// Moves the focus back to its default (https://developer.apple.com/documentation/swiftui/resetfocusaction).
public struct ResetFocusAction: Sendable {
  @MainActor public func callAsFunction(in namespace: Namespace.ID) {}
}

/// Asks for a review (https://developer.apple.com/documentation/storekit/requestreviewaction); here nobody is asked.
public struct RequestReviewAction: Sendable {
  @MainActor public func callAsFunction() {}
}

/// Whether a control's window is the one in use (https://developer.apple.com/documentation/swiftui/controlactivestate).
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  case key, active, inactive
}

/// How strongly the background around stands out
/// (https://developer.apple.com/documentation/swiftui/backgroundprominence).
public struct BackgroundProminence: Hashable, Sendable {
  let name: String
  public static let standard = BackgroundProminence(name: "standard")
  public static let increased = BackgroundProminence(name: "increased")
}

/// Where the tabs of a tab view are (https://developer.apple.com/documentation/swiftui/tabbarplacement).
public struct TabBarPlacement: Hashable, Sendable {
  let name: String
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  public static let topBar = TabBarPlacement(name: "topBar")
  public static let sidebar = TabBarPlacement(name: "sidebar")
  public static let ornament = TabBarPlacement(name: "ornament")
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
  public static let wraps = TabBarPlacement(name: "wraps")
}

/// Whether dragging over a view opens it (https://developer.apple.com/documentation/swiftui/springloadingbehavior).
public struct SpringLoadingBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

private enum UserAuthenticationKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum HoverEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum SpringLoadingBehaviorKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}

extension EnvironmentValues {
  /// Opens windows.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes windows.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Replaces windows.
  public var pushWindow: PushWindowAction { PushWindowAction() }
  /// Opens the settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Opens documents.
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
  /// Makes documents.
  public var newDocument: NewDocumentAction { NewDocumentAction() }
  /// Moves the focus back to its default.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  /// Asks for a review.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// Whether the window is the one in use: always.
  public var controlActiveState: ControlActiveState { .key }
  /// Whether the window looks as the one in use: always.
  public var appearsActive: Bool { true }
  /// How strongly the background around stands out.
  public var backgroundProminence: BackgroundProminence { .standard }
  /// Where the tabs of the tab view around are: at the bottom.
  public var tabBarPlacement: TabBarPlacement? { .bottomBar }
  /// Whether hover effects are shown.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }
  /// Whether a widget shows its background.
  public var showsWidgetContainerBackground: Bool { true }
  /// Whether a person can be asked to authenticate.
  public var isUserAuthenticationEnabled: Bool {
    get { self[UserAuthenticationKey.self] }
    set { self[UserAuthenticationKey.self] = newValue }
  }
  /// Undoes changes: there is nothing that does here.
  public var undoManager: UndoManager? { nil }
  /// Whether dragging over views opens them.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }
}

#if os(Linux)
  /// Stands in for Foundation's class, which Linux lacks: it does nothing.
  public class UndoManager: NSObject, @unchecked Sendable {
    public var canUndo: Bool { false }
    public var canRedo: Bool { false }
    public func undo() {}
    public func redo() {}
    public func beginUndoGrouping() {}
    public func endUndoGrouping() {}
    public func removeAllActions() {}
    public func setActionName(_ name: String) {}
    public func registerUndo<T: AnyObject>(withTarget target: T, handler: @escaping (T) -> Void) {}
    public func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {}
    public func removeAllActions(withTarget target: Any) {}
    public func disableUndoRegistration() {}
    public func enableUndoRegistration() {}
    public var undoActionName: String { "" }
    public var redoActionName: String { "" }
    public var undoMenuItemTitle: String { "Undo" }
    public var redoMenuItemTitle: String { "Redo" }
    public var isUndoing: Bool { false }
    public var isRedoing: Bool { false }
    public var isUndoRegistrationEnabled: Bool { true }
    public var groupsByEvent: Bool {
      get { true }
      set { _ = newValue }
    }
    public var levelsOfUndo: Int {
      get { 0 }
      set { _ = newValue }
    }
  }
#endif

extension View {
  /// Sets whether dragging over the view opens it.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    inherited("springLoadingBehavior", \.springLoadingBehavior, behavior)
  }
}

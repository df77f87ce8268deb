import Foundation

// Modifiers without an effect in the model, one line each: copy one to add another. A modifier to which SwiftUI gives
// identity, state, lifecycle or environment meaning does not belong here.

extension View {
  /// Shows a text when the pointer rests.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { recorded("help", textKey.text) }
  /// Shows a text when the pointer rests.
  public nonisolated func help(_ text: Text) -> some View { recorded("help", text.string) }
  /// Shows a text when the pointer rests.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { recorded("help", String(text)) }
  /// Hides the status bar.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { recorded("statusBarHidden", hidden) }
  /// Hides the status bar (older name).
  public nonisolated func statusBar(hidden: Bool) -> some View { recorded("statusBarHidden", hidden) }
  /// Hides what the system shows over the app.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    recorded("persistentSystemOverlays", visibility)
  }
  /// Leaves system gestures at edges for later.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View {
    recorded("defersSystemGestures", edges.text)
  }
  /// Plays feedback when a value changes.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    recorded("sensoryFeedback", feedback.name)
  }
  /// Plays feedback when a value changes, where the closure says so.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    recorded("sensoryFeedback", feedback.name)
  }
  /// Plays the feedback that the closure names when a value changes.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    recorded("sensoryFeedback", "by change")
  }
  /// Hides the labels of controls; they stay in the tree, since they name the controls.
  public nonisolated func labelsHidden() -> some View { inherited("labelsVisibility", \.labelsVisibility, .hidden) }
  /// Shows or hides the labels of controls.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    inherited("labelsVisibility", \.labelsVisibility, visibility)
  }
  /// Names the device of a preview.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    recorded("previewDevice", value?.rawValue)
  }
  /// Sizes a preview.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { recorded("previewLayout", value) }
  /// Names a preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { recorded("previewDisplayName", value) }
  /// Turns a preview.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    recorded("previewInterfaceOrientation", value.name)
  }
  /// Gives a preview a context.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
    recorded("previewContext", TypeName.short(C.self))
  }
  /// How the view looks in the menu bar or on a widget.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View {
    recorded("widgetAccentable", accentable)
  }
}

/// Feedback to feel or hear (https://developer.apple.com/documentation/swiftui/sensoryfeedback).
public struct SensoryFeedback: Equatable, Sendable {
  let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  public static let impact = SensoryFeedback(name: "impact")
  /// A hit of a weight; the intensity from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// A hit of a material; the intensity from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// The weight of what hits.
  public enum Weight: Hashable, Sendable {
    case light, medium, heavy
  }
  /// The material of what hits.
  public enum Flexibility: Hashable, Sendable {
    case rigid, solid, soft
  }
}

/// The device of a preview (https://developer.apple.com/documentation/swiftui/previewdevice).
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral: String) { self.init(rawValue: stringLiteral) }
}

/// The size of a preview (https://developer.apple.com/documentation/swiftui/previewlayout).
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The way up of a device (https://developer.apple.com/documentation/swiftui/interfaceorientation).
public struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
  let name: String
  public var id: String { name }
  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// What previews are shown on.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS
}

extension PreviewProvider {
  /// The platform of the previews.
  public static var platform: PreviewPlatform? { nil }
}

extension View {
  /// Changes a value of the environment for this view and its descendants.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}

/// Changes one value of the environment.
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: PrimitiveModifier {
  public typealias Body = Never
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var transform: (inout Value) -> Void
  public nonisolated static var _changesEnvironment: Bool { true }
  /// Applies the change.
  public nonisolated func _change(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

private enum LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether the labels of controls are shown.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

/// A value that a view gives its container, with its default
/// (https://developer.apple.com/documentation/swiftui/containervaluekey).
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view gives its container (https://developer.apple.com/documentation/swiftui/containervalues).
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The view's tags, from the outermost.
  var tags: [AnyHashable] = []
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      // Asked for at first: a missing value would also cast to an optional one, as `nil`.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  /// Takes the values of a view around.
  mutating func add(_ outer: ContainerValues) {
    values.merge(outer.values) { _, outer in outer }
    tags = outer.tags + tags
  }
}

/// What a preview is shown in (https://developer.apple.com/documentation/swiftui/previewcontext).
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// Names a value of a preview's context.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

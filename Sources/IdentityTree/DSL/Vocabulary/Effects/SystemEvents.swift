import Foundation

/// What a person does in an app, for the system. Stands in for Foundation's class.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var isEligibleForHandoff = false
  public var isEligibleForSearch = false
  public var isEligibleForPrediction = false
  public var targetContentIdentifier: String?
  /// An activity of a type.
  public init(activityType: String) { self.activityType = activityType }
  /// Why a payload is not read or written.
  public enum TypedPayloadError: Error { case invalidContent, encodingError }
  private static let payloadKey = "typedPayload"
  /// The value that was set as payload.
  public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
    guard let data = userInfo?[Self.payloadKey] as? Data else { throw TypedPayloadError.invalidContent }
    return try JSONDecoder().decode(T.self, from: data)
  }
  /// Puts a value into the information of the activity.
  public func setTypedPayload<T: Codable>(_ payload: T) throws {
    addUserInfoEntries(from: [Self.payloadKey: try JSONEncoder().encode(payload)])
  }
  public func becomeCurrent() {}
  public func resignCurrent() {}
  public func invalidate() {}
  public func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { _, new in new }
  }
}

/// A direction in which the focus is moved (https://developer.apple.com/documentation/swiftui/movecommanddirection).
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}

extension View {
  /// Calls a handler when the app is opened with a URL; here nobody opens one.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    recorded("onOpenURL", true)
  }
  /// Calls a handler when an activity goes on in the app; here none does.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    recorded("onContinueUserActivity", activityType)
  }
  /// Tells the system what the person does.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    recorded("userActivity", activityType)
  }
  /// Tells the system what the person does with an element.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    recorded("userActivity", activityType)
  }
  /// Says which events from outside the scene of the view takes.
  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    recorded("handlesExternalEvents", allowing.sorted().joined(separator: ", "))
  }
  /// Takes a command of a Mac's menu.
  public nonisolated func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View {
    recorded("onCommand", true)
  }
  /// Takes movements of the focus by arrow keys or a remote control.
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View {
    recorded("onMoveCommand", true)
  }
  /// Takes the exit key.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { recorded("onExitCommand", true) }
  /// Takes the play and pause key of a remote control.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    recorded("onPlayPauseCommand", true)
  }
  /// Takes the delete command.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    recorded("onDeleteCommand", true)
  }
  /// Takes the copy command.
  public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    recorded("onCopyCommand", true)
  }
  /// Takes the cut command.
  public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    recorded("onCutCommand", true)
  }
  /// Takes the paste command.
  public nonisolated func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    recorded("onPasteCommand", true)
  }
  /// Calls the action with what is pasted by the command, which is never given.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    recorded("onPasteCommand", true)
  }
  /// Calls the action with what is pasted by the command and accepted, which is never given.
  public nonisolated func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    recorded("onPasteCommand", true)
  }
  /// Calls the action with what is pasted by the command and accepted, which is never given.
  public nonisolated func onPasteCommand<Payload>(
    of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    recorded("onPasteCommand", true)
  }
  /// Offers values to the copy command.
  public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    recorded("copyable", true)
  }
  /// Offers values to the cut command.
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    recorded("cuttable", true)
  }
  /// Takes values of the paste command.
  public nonisolated func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    recorded("pasteDestination", true)
  }
  /// Takes changes of the modifier keys.
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    recorded("onModifierKeysChanged", true)
  }
  /// Turns the crown of a watch.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
    recorded("digitalCrownRotation", true)
  }
  /// Turns the crown of a watch between bounds.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint {
    recorded("digitalCrownRotation", true)
  }
  /// Offers an item to services.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    recorded("itemProvider", true)
  }
  /// Offers items to services.
  public nonisolated func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View {
    recorded("exportsItemProviders", true)
  }
  /// Offers items to services, which can change them.
  public nonisolated func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider],
    onEdit: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    recorded("exportsItemProviders", true)
  }
  /// Takes items from services.
  public nonisolated func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    recorded("importsItemProviders", true)
  }
  /// Takes a double tap of a pencil.
  public nonisolated func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void)
    -> some View
  { recorded("onPencilDoubleTap", true) }
  /// Opens a URL when a widget is tapped.
  public nonisolated func widgetURL(_ url: URL?) -> some View { recorded("widgetURL", url) }
  /// A label beside a widget.
  public nonisolated func widgetLabel<L: View>(@ViewBuilder label: () -> L) -> some View {
    recorded("widgetLabel", true)
  }
}

/// How far a crown has to be turned.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  case low, medium, high
}

/// What is known of a double tap of a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// Where the pencil is above the view.
  public let hoverPose: PencilHoverPose?
}

/// Where a pencil is above a view (https://developer.apple.com/documentation/swiftui/pencilhoverpose).
public struct PencilHoverPose: Hashable, Sendable {
  public let location: CGPoint
  public let anchor: UnitPoint
  public let zDistance: CGFloat
  public let altitude: Angle
  public let azimuth: Angle
  public let roll: Angle
}

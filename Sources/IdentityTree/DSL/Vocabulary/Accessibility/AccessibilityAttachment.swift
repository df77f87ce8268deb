/// Tells assistive technologies about the content
/// (https://developer.apple.com/documentation/swiftui/accessibilityattachmentmodifier).
nonisolated public struct AccessibilityAttachmentModifier: PrimitiveModifier {
  public typealias Body = Never
  /// What is told, in the order of the source.
  var entries: [Entry]

  struct Entry {
    var name: String
    var value: String
    var action: (() -> Void)?
  }

  /// What is told.
  public var _attributes: [NodeAttribute] { entries.map { NodeAttribute($0.name, $0.value) } }
}

extension View {
  nonisolated func attached(
    _ name: String, _ value: String, _ action: (() -> Void)? = nil
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(
      content: self,
      modifier: AccessibilityAttachmentModifier(entries: [.init(name: name, value: value, action: action)]))
  }
}

extension ModifiedContent where Content: View, Modifier == AccessibilityAttachmentModifier {
  nonisolated func attached(
    _ name: String, _ value: String, _ action: (() -> Void)? = nil
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    var copy = self
    copy.modifier.entries.append(.init(name: name, value: value, action: action))
    return copy
  }
}

/// A kind of action (https://developer.apple.com/documentation/swiftui/accessibilityactionkind).
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
  /// A kind with a name.
  public init(named name: Text) { self.name = name.string }
  init(name: String) { self.name = name }
}

/// Up or down (https://developer.apple.com/documentation/swiftui/accessibilityadjustmentdirection).
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// How views inside an element are treated (https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior).
public struct AccessibilityChildBehavior: Hashable, Sendable, CustomStringConvertible {
  /// The name in source.
  public let description: String
  public static let ignore = AccessibilityChildBehavior(description: "ignore")
  public static let contain = AccessibilityChildBehavior(description: "contain")
  public static let combine = AccessibilityChildBehavior(description: "combine")
}

/// A name for more about a view (https://developer.apple.com/documentation/swiftui/accessibilitycustomcontentkey).
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: String
  /// A label and an id.
  public init(_ label: Text, id: String) { self.label = label.string }
  /// A label and an id.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.label = labelKey.text }
  /// A label.
  public init(_ labelKey: LocalizedStringKey) { self.label = labelKey.text }
}

/// How important more about a view is, as in Accessibility's `AXCustomContent.Importance`.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
  case `default`, high
}

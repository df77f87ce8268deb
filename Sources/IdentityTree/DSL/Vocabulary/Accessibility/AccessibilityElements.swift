import Foundation

extension View {
  /// Makes one element of the view.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    recorded("accessibilityElement", children)
  }
  /// Makes other views stand for this one for assistive technologies.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    recorded("accessibilityRepresentation", TypeName.short(V.self))
  }
  /// Makes other views stand inside this one for assistive technologies.
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    recorded("accessibilityChildren", TypeName.short(V.self))
  }
  /// Adds actions that a builder makes.
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    recorded("accessibilityActions", TypeName.short(Content.self))
  }
  /// Adds actions that a builder makes, in a category.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    recorded("accessibilityActions", TypeName.short(Content.self))
  }
  /// Calls a closure for an action whose label is a view.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    recorded("accessibilityAction", TypeName.short(Label.self))
  }
  /// Shows a larger view when pressed, where text is very large.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
    recorded("accessibilityShowsLargeContentViewer", true)
  }
  /// Shows a larger view when pressed, where text is very large.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    recorded("accessibilityShowsLargeContentViewer", TypeName.short(V.self))
  }
  /// Leaves inverting colors to the view.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    recorded("accessibilityIgnoresInvertColors", active)
  }
  /// Says more about a chart.
  public nonisolated func accessibilityChartDescriptor<R>(_ representable: R) -> some View {
    recorded("accessibilityChartDescriptor", TypeName.short(R.self))
  }
  /// Lets the person touch the view directly.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached("accessibilityDirectTouch", "\(isDirectTouchArea)")
  }
  /// Speaks punctuation.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    recorded("speechAlwaysIncludesPunctuation", value)
  }
  /// Spells text out.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    recorded("speechSpellsOutCharacters", value)
  }
  /// Changes the pitch of the voice.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { recorded("speechAdjustedPitch", value) }
  /// Lets announcements wait for each other.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    recorded("speechAnnouncementsQueued", value)
  }

  /// Adds a rotor of entries.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    recorded("accessibilityRotor", label.string)
  }
  /// Adds a rotor of entries.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    recorded("accessibilityRotor", labelKey.text)
  }
  /// Adds a rotor of entries.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    recorded("accessibilityRotor", String(label))
  }
  /// Adds a rotor of entries of the system.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    recorded("accessibilityRotor", systemRotor.name)
  }
  /// Adds a rotor of values.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { recorded("accessibilityRotor", rotorLabel.string) }
  /// Adds a rotor of values.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { recorded("accessibilityRotor", rotorLabel.string) }
  /// Adds a rotor of ranges of the text.
  public nonisolated func accessibilityRotor(
    _ rotorLabel: Text, textRanges: [Range<String.Index>]
  ) -> some View { recorded("accessibilityRotor", rotorLabel.string) }
  /// Adds a rotor of values.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { recorded("accessibilityRotor", rotorLabelKey.text) }
  /// Adds a rotor of values.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { recorded("accessibilityRotor", rotorLabelKey.text) }
  /// Adds a rotor of ranges of the text.
  public nonisolated func accessibilityRotor(
    _ rotorLabelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { recorded("accessibilityRotor", rotorLabelKey.text) }
  /// Adds a rotor of values.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { recorded("accessibilityRotor", String(rotorLabel)) }
  /// Adds a rotor of values.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { recorded("accessibilityRotor", String(rotorLabel)) }
  /// Adds a rotor of ranges of the text.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol>(
    _ rotorLabel: L, textRanges: [Range<String.Index>]
  ) -> some View { recorded("accessibilityRotor", String(rotorLabel)) }
  /// Adds a rotor of values.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { recorded("accessibilityRotor", systemRotor.name) }
  /// Adds a rotor of values.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { recorded("accessibilityRotor", systemRotor.name) }
  /// Adds a rotor of ranges of the text.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { recorded("accessibilityRotor", systemRotor.name) }
}

/// A group of actions (https://developer.apple.com/documentation/swiftui/accessibilityactioncategory).
public struct AccessibilityActionCategory: Equatable, Sendable {
  let name: String
  public static let `default` = AccessibilityActionCategory(name: "default")
  public static let edit = AccessibilityActionCategory(name: "edit")
  init(name: String) { self.name = name }
  /// A category of a name.
  public init(_ name: Text) { self.name = name.string }
  /// A category of a name.
  public init(_ nameKey: LocalizedStringKey) { self.name = nameKey.text }
  /// A category of a name.
  @_disfavoredOverload
  public init(_ name: some StringProtocol) { self.name = String(name) }
}

/// The parts of a labeled pair (https://developer.apple.com/documentation/swiftui/accessibilitylabeledpairrole).
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

/// How a view is touched directly (https://developer.apple.com/documentation/swiftui/accessibilitydirecttouchoptions).
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A rotor of the system (https://developer.apple.com/documentation/swiftui/accessibilitysystemrotor).
public struct AccessibilitySystemRotor: Hashable, Sendable {
  let name: String
  public static var headings: AccessibilitySystemRotor { .init(name: "headings") }
  public static var links: AccessibilitySystemRotor { .init(name: "links") }
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    .init(name: visited ? "visitedLinks" : "unvisitedLinks")
  }
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .init(name: "headings(\(level))")
  }
  public static var boldText: AccessibilitySystemRotor { .init(name: "boldText") }
  public static var italicText: AccessibilitySystemRotor { .init(name: "italicText") }
  public static var underlineText: AccessibilitySystemRotor { .init(name: "underlineText") }
  public static var misspelledWords: AccessibilitySystemRotor { .init(name: "misspelledWords") }
  public static var images: AccessibilitySystemRotor { .init(name: "images") }
  public static var lists: AccessibilitySystemRotor { .init(name: "lists") }
  public static var tables: AccessibilitySystemRotor { .init(name: "tables") }
  public static var textFields: AccessibilitySystemRotor { .init(name: "textFields") }
  public static var landmarks: AccessibilitySystemRotor { .init(name: "landmarks") }
}

/// Entries of a rotor (https://developer.apple.com/documentation/swiftui/accessibilityrotorcontent).
///
/// Rotors are recorded by their label; their entries are not made.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
  /// Entries of the library have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// One entry of a rotor (https://developer.apple.com/documentation/swiftui/accessibilityrotorentry).
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public typealias Body = Never
  /// An entry for an id.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {}
  /// An entry for an id in a namespace.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {}
  /// An entry for a range of the text.
  public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) where ID == Never {}
  /// An entry for an id.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {}
  /// An entry for an id.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {}
  /// An entry for an id in a namespace.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {}
  /// An entry for an id in a namespace.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {}
  /// An entry for a range of the text.
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {}
  /// An entry for a range of the text.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) where ID == Never {}
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Groups entries.
  @_disfavoredOverload
  public nonisolated init(@AccessibilityRotorContentBuilder content: () -> Content) { self.content = content() }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent {
  /// An entry for each identified element.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identify: .keyPath(\.id), place: RawPlace("", 0, 0))
  }
  /// An entry for each element, identified by what a key path leads to.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: .keyPath(id), place: RawPlace("", 0, 0))
  }
}

/// Builds entries of a rotor.
@resultBuilder public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> _RotorEntries { _RotorEntries() }
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

/// Several entries of a rotor.
nonisolated public struct _RotorEntries: AccessibilityRotorContent {
  public typealias Body = Never
}

/// What a person zooms (https://developer.apple.com/documentation/swiftui/accessibilityzoomgestureaction).
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

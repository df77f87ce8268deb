import Foundation

// Modifiers that only a Mac, a headset or iOS 26 shows, one line each: they are recorded, without an effect.

extension View {
  /// Colours rows in turns.
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { recorded("alternatingRowBackgrounds", behavior.isEnabled) }
  /// Shows another view while keys are held, which they are not.
  public nonisolated func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { recorded("modifierKeyAlternate", true) }
  /// Sets the look of the windows that the view opens.
  public nonisolated func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View {
    recorded("presentedWindowStyle", TypeName.short(S.self))
  }
  /// Sets the look of the toolbars of the windows that the view opens.
  public nonisolated func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View {
    recorded("presentedWindowToolbarStyle", TypeName.short(S.self))
  }
  /// Shows views in the touch bar, which there is none of.
  public nonisolated func touchBar<V: View>(@ViewBuilder content: () -> V) -> some View { recorded("touchBar", true) }
  /// Lets clicks through to a window that is not active.
  public nonisolated func allowsWindowActivationEvents(_ value: Bool? = true) -> some View {
    recorded("allowsWindowActivationEvents", value)
  }
  /// Sets when materials look active.
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    recorded("materialActiveAppearance", appearance.name)
  }
  /// Suggests texts for a text field.
  public nonisolated func textInputSuggestions<V: View>(@ViewBuilder _ suggestions: () -> V) -> some View {
    recorded("textInputSuggestions", true)
  }
  /// Suggests texts for a text field.
  public nonisolated func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable { recorded("textInputSuggestions", data.count) }
  /// Suggests texts for a text field.
  public nonisolated func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View { recorded("textInputSuggestions", data.count) }
  /// Shows a touch bar, which there is none of.
  public nonisolated func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View {
    recorded("touchBar", true)
  }
  /// The text that a suggestion completes to.
  public nonisolated func textInputCompletion(_ completion: String) -> some View {
    recorded("textInputCompletion", completion)
  }
  /// Shows the toolbar where a window fills the screen.
  public nonisolated func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View { recorded("windowToolbarFullScreenVisibility", visibility.name) }
  /// Sets when a tab bar starts a search.
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    recorded("tabViewSearchActivation", true)
  }
  /// Sets the effect on the surroundings in a headset.
  public nonisolated func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View {
    recorded("preferredSurroundingsEffect", effect?.name)
  }
  /// Shows a view beside the window in a headset.
  public nonisolated func ornament<V: View>(
    visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> V
  ) -> some View { overlay(alignment: contentAlignment, content: ornament) }
  /// Sets the height of lines.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    recorded("lineHeight", lineHeight?.name)
  }
  /// Sets the size of texts that are read on a watch.
  public nonisolated func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
    recorded("textVariant", TypeName.short(V.self))
  }
  /// Tells when a window's size is changed by hand, which it is not.
  public nonisolated func onInteractiveResizeChange(_ action: @escaping (_ isResizing: Bool) -> Void) -> some View {
    recorded("onInteractiveResizeChange", true)
  }
  /// Moves the view to a corner of its container.
  public nonisolated func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
    recorded("containerCornerOffset", edges.text)
  }
  /// Shows a symbol where a person is led step by step.
  public nonisolated func assistiveAccessNavigationIcon(systemImage systemName: String) -> some View {
    recorded("assistiveAccessNavigationIcon", systemName)
  }
  /// Shows an image where a person is led step by step.
  public nonisolated func assistiveAccessNavigationIcon(_ icon: Image) -> some View {
    recorded("assistiveAccessNavigationIcon", true)
  }
  /// Shows a view for a quick action on a watch.
  public nonisolated func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View { recorded("accessibilityQuickAction", TypeName.short(Style.self)) }
  /// Shows a view for a quick action on a watch while a value is true.
  public nonisolated func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View { recorded("accessibilityQuickAction", TypeName.short(Style.self)) }
}

/// Whether rows are coloured in turns.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let isEnabled: Bool?
  public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: nil)
  public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
  public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}

/// When the toolbar is shown where a window fills the screen.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  let name: String
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}

/// When a tab bar starts a search (iOS 26).
public struct TabSearchActivation: Sendable {
  public static let automatic = TabSearchActivation()
  public static let searchTabSelection = TabSearchActivation()
}

/// An effect on the surroundings in a headset.
public struct SurroundingsEffect: Sendable {
  let name: String
  public static let dark = SurroundingsEffect(name: "dark")
  public static let semiDark = SurroundingsEffect(name: "semiDark")
  public static let systemDark = SurroundingsEffect(name: "systemDark")
  public static let ultraDark = SurroundingsEffect(name: "ultraDark")
  public static func colorMultiply(_ color: Color) -> SurroundingsEffect { SurroundingsEffect(name: "colorMultiply") }
}

/// Where an ornament stands.
public struct OrnamentAttachmentAnchor: Sendable {
  public static func scene(_ point: UnitPoint) -> OrnamentAttachmentAnchor { OrnamentAttachmentAnchor() }
  public static func parent(_ point: UnitPoint) -> OrnamentAttachmentAnchor { OrnamentAttachmentAnchor() }
}

extension AttributedString {
  /// The height of a line (iOS 26).
  public struct LineHeight: Hashable, Sendable {
    let name: String
    public static let loose = LineHeight(name: "loose")
    public static let normal = LineHeight(name: "normal")
    public static let tight = LineHeight(name: "tight")
    public static let variable = LineHeight(name: "variable")
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(name: "multiple \(factor)") }
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(name: "leading \(increase)") }
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "exact \(points)") }
  }
}

/// The way in which texts are made to fit.
public protocol TextVariantPreference {}
/// A text of one size.
public struct FixedTextVariant: TextVariantPreference, Sendable { public init() {} }
/// A text that gets shorter where there is less room.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable { public init() {} }
extension TextVariantPreference where Self == FixedTextVariant {
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}
extension TextVariantPreference where Self == SizeDependentTextVariant {
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

/// The look of a quick action on a watch.
public protocol AccessibilityQuickActionStyle {}
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle { public init() {} }
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle { public init() {} }
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  public static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() }
}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  public static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle() }
}

/// Content for the library of an editor (https://developer.apple.com/documentation/developertoolssupport). It is never
/// asked.
public protocol LibraryContentProvider {
  associatedtype ModifierBase = Any
  @LibraryContentBuilder var views: [LibraryItem] { get }
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// An item of the library of an editor.
public struct LibraryItem {
  public init<Content>(
    _ snippet: @autoclosure @escaping () -> Content, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {}
  /// Where the item stands.
  public struct Category: Sendable {
    public static let control = Category()
    public static let effect = Category()
    public static let layout = Category()
    public static let other = Category()
  }
}

/// Builds items for the library of an editor.
@resultBuilder public enum LibraryContentBuilder {
  public static func buildExpression(_ expression: LibraryItem) -> LibraryItem { expression }
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}

extension View {
  /// Asks before the window is closed (macOS); here nobody closes one.
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { recorded("dismissalConfirmationDialog", shouldPresent ? titleKey.text : "none") }
  /// Asks before the window is closed (macOS); here nobody closes one.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { recorded("dismissalConfirmationDialog", shouldPresent ? String(title) : "none") }
  /// Asks before the window is closed (macOS); here nobody closes one.
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { recorded("dismissalConfirmationDialog", shouldPresent ? title.string : "none") }
  /// Asks before the window is closed (macOS); here nobody closes one.
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { recorded("dismissalConfirmationDialog", shouldPresent ? titleKey.text : "none") }
  /// Asks before the window is closed (macOS); here nobody closes one.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { recorded("dismissalConfirmationDialog", shouldPresent ? String(title) : "none") }
  /// Asks before the window is closed (macOS); here nobody closes one.
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { recorded("dismissalConfirmationDialog", shouldPresent ? title.string : "none") }
}

/// What a touch bar shows (https://developer.apple.com/documentation/swiftui/touchbar).
public struct TouchBar<Content: View> {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
}

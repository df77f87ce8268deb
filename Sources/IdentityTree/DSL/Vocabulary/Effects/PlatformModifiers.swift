import Foundation

// Modifiers of how the system around an app behaves, one line each: they are recorded, without an effect in the model.

extension View {
  /// Sets the background of a container around, such as a screen or a widget.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    recorded("containerBackground", TypeName.short(S.self))
  }
  /// Puts a view behind a container around, such as a screen or a widget.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }
  /// Shows the bar of a search in text.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View {
    recorded("findNavigator", isPresented.wrappedValue)
  }
  /// Makes a part of the interface in which a default focus counts.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { recorded("focusScope", true) }
  /// Prefers the view for the first focus.
  public nonisolated func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  { recorded("prefersDefaultFocus", prefersDefaultFocus) }
  /// Sets how views in the view look under a pointer.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    recorded("defaultHoverEffect", effect)
  }
  /// Switches hover effects off.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    inherited("hoverEffectDisabled", disabled) { if $1 { $0.isHoverEffectEnabled = false } }
  }
  /// Switches hover effects of rows off.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("listRowHoverEffectDisabled", disabled)
  }
  /// Names the view for the system's knowledge of what is used.
  public nonisolated func interactionActivityTrackingTag(_ tag: String) -> some View {
    recorded("interactionActivityTrackingTag", tag)
  }
  /// Sets how far pickers with wheels reach.
  public nonisolated func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    recorded("defaultWheelPickerItemHeight", height)
  }
  /// Sets which kinds of input scroll.
  public nonisolated func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind)
    -> some View
  { recorded("scrollInputBehavior", behavior.name) }
  /// Sets how dictation in a search field works.
  public nonisolated func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View {
    recorded("searchDictationBehavior", true)
  }
  /// Sets the style of what toolbars show.
  public nonisolated func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View
  { recorded("toolbarForegroundStyle", TypeName.short(S.self)) }
  /// Sets what stands for the view when text is typed into a menu.
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View {
    recorded("typeSelectEquivalent", text?.string)
  }
  /// Sets what stands for the view when text is typed into a menu.
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    recorded("typeSelectEquivalent", stringKey.text)
  }
  /// Sets what stands for the view when text is typed into a menu.
  @_disfavoredOverload
  public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    recorded("typeSelectEquivalent", String(string))
  }
  /// Sets whether the view is turned round where text runs from right to left.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    recorded("layoutDirectionBehavior", behavior)
  }
  /// Sets the padding that a scene keeps.
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }
  /// Sets the gap between the icon and the title of labels.
  public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    recorded("labelIconToTitleSpacing", value)
  }
  /// Sets the width that labels keep for icons.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    recorded("labelReservedIconWidth", value)
  }
  /// Sets how buttons take their size.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { recorded("buttonSizing", sizing.name) }
  /// Hides the effect at the edges of scroll views.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    recorded("scrollEdgeEffectHidden", hidden)
  }
  /// Shows or hides the sign of navigation links.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    recorded("navigationLinkIndicatorVisibility", visibility)
  }
  /// Shows or hides the thumb of sliders.
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    recorded("sliderThumbVisibility", visibility)
  }
  /// Sets the effect on what is selected in a palette.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    recorded("paletteSelectionEffect", effect.name)
  }
  /// Sets the look of the pointer over the view.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { recorded("pointerStyle", style?.name) }
  /// Shows or hides the pointer over the view.
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View {
    recorded("pointerVisibility", visibility)
  }
  /// Sets how a window can be resized.
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    recorded("windowResizeBehavior", behavior.name)
  }
  /// Sets how a window can be closed.
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    recorded("windowDismissBehavior", behavior.name)
  }
  /// Sets how a window can be put away.
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    recorded("windowMinimizeBehavior", behavior.name)
  }
  /// Sets whether a window can fill the screen.
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    recorded("windowFullScreenBehavior", behavior.name)
  }
  /// Stands behind the view as glass.
  public nonisolated func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View {
    recorded("glassBackgroundEffect", displayMode)
  }
  /// Adds actions to the header of a section.
  public nonisolated func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some View {
    recorded("sectionActions", true)
  }
  /// Sets which end of a selection the cursor stands at.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    inherited("textSelectionAffinity", \.textSelectionAffinity, affinity)
  }
  /// Shows or hides controls for formatting text.
  public nonisolated func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View {
    recorded("textInputFormattingControlVisibility", visibility)
  }
  /// Shows or hides the sign of writing tools.
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    recorded("writingToolsAffordanceVisibility", visibility)
  }
}

/// The container of a background (https://developer.apple.com/documentation/swiftui/containerbackgroundplacement).
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let window = ContainerBackgroundPlacement(name: "window")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
}

/// The padding that a scene keeps (https://developer.apple.com/documentation/swiftui/scenepadding).
public struct ScenePadding: Equatable, Sendable {
  let name: String
  public static let minimum = ScenePadding(name: "minimum")
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

/// Whether a kind of input scrolls.
public struct ScrollInputBehavior: Equatable, Sendable {
  let name: String
  public static let automatic = ScrollInputBehavior(name: "automatic")
  public static let enabled = ScrollInputBehavior(name: "enabled")
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// A kind of input that scrolls.
public struct ScrollInputKind: Equatable, Sendable {
  let name: String
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  public static let look = ScrollInputKind(name: "look")
}

/// How dictation works.
public struct TextInputDictationBehavior: Equatable, Sendable {
  let name: String
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline")
  }
}

/// How dictation starts.
public struct TextInputDictationActivation: Equatable, Sendable {
  let name: String
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  public static let onLook = TextInputDictationActivation(name: "onLook")
}

/// How buttons take their size.
public struct ButtonSizing: Equatable, Sendable {
  let name: String
  public static let automatic = ButtonSizing(name: "automatic")
  public static let flexible = ButtonSizing(name: "flexible")
  public static let fitted = ButtonSizing(name: "fitted")
}

/// The effect on what is selected in a palette.
public struct PaletteSelectionEffect: Equatable, Sendable {
  let name: String
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  public static let custom = PaletteSelectionEffect(name: "custom")
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant")
  }
}

/// The look of the pointer (https://developer.apple.com/documentation/swiftui/pointerstyle).
public struct PointerStyle: Hashable, Sendable {
  let name: String
  public static let `default` = PointerStyle(name: "default")
  public static let horizontalText = PointerStyle(name: "horizontalText")
  public static let verticalText = PointerStyle(name: "verticalText")
  public static let rectSelection = PointerStyle(name: "rectSelection")
  public static let grabIdle = PointerStyle(name: "grabIdle")
  public static let grabActive = PointerStyle(name: "grabActive")
  public static let link = PointerStyle(name: "link")
  public static let zoomIn = PointerStyle(name: "zoomIn")
  public static let zoomOut = PointerStyle(name: "zoomOut")
  public static let columnResize = PointerStyle(name: "columnResize")
  public static let rowResize = PointerStyle(name: "rowResize")
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    PointerStyle(name: "columnResize(\(directions.rawValue))")
  }
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
    PointerStyle(name: "rowResize(\(directions.rawValue))")
  }
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    PointerStyle(name: "frameResize(\(position))")
  }
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { PointerStyle(name: "image") }
  public static func image(_ resource: ImageResource, hotSpot: UnitPoint) -> PointerStyle {
    PointerStyle(name: "image")
  }
}

/// The part of a frame that is dragged (https://developer.apple.com/documentation/swiftui/frameresizeposition).
public enum FrameResizePosition: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// Where a frame can be dragged to (https://developer.apple.com/documentation/swiftui/frameresizedirection).
public enum FrameResizeDirection: Int8, CaseIterable, Sendable {
  case inward, outward

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let inward = Set(rawValue: 1)
    public static let outward = Set(rawValue: 2)
    public static let all: Set = [.inward, .outward]
    public init(_ direction: FrameResizeDirection) { self = direction == .inward ? .inward : .outward }
  }
}

/// Whether a window can be changed in one way.
public struct WindowInteractionBehavior: Equatable, Sendable {
  let name: String
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  public static let disabled = WindowInteractionBehavior(name: "disabled")
  public static let enabled = WindowInteractionBehavior(name: "enabled")
}

/// When glass is shown behind a view.
public enum GlassBackgroundDisplayMode: Hashable, Sendable {
  case always, implicit, never
}

/// Which end of a selection the cursor stands at
/// (https://developer.apple.com/documentation/swiftui/textselectionaffinity).
public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic, upstream, downstream
}

private enum TextSelectionAffinityKey: EnvironmentKey {
  static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
  /// To which side of a line's end a selection belongs.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}

/// Where controls for formatting text are.
public enum TextInputFormattingControlPlacement: Hashable, Sendable {
  case contextMenu, inputAssistant
  /// Several places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let contextMenu = Set(rawValue: 1)
    public static let inputAssistant = Set(rawValue: 2)
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

/// What is selected in a text (https://developer.apple.com/documentation/swiftui/textselection).
public struct TextSelection: Hashable, Sendable {
  /// One part of the text, or several.
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }
  public var indices: Indices
  public var affinity: TextSelectionAffinity = .automatic
  /// Whether nothing is selected: a cursor alone.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
  /// A part of the text.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Parts of the text.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// A cursor.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
  public static func == (left: TextSelection, right: TextSelection) -> Bool {
    left.indices == right.indices && left.affinity == right.affinity
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(isInsertion) }
}

extension TextEditor {
  /// An editor of a text; what is selected is not modelled, the binding stays as it is.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}

extension TextField where Label == Text {
  /// A field; what is selected is not modelled, the binding stays as it is.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(Text(titleKey), .text(text), prompt: prompt, axis: axis ?? .horizontal)
  }
  /// A field; what is selected is not modelled, the binding stays as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(Text(title), .text(text), prompt: prompt, axis: axis ?? .horizontal)
  }
}

extension TextField {
  /// A field; what is selected is not modelled, the binding stays as it is.
  public nonisolated init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .text(text), prompt: prompt, axis: axis ?? .horizontal)
  }
}

extension ColorPicker where Label == Text {
  /// A color picker of a color of Core Graphics.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(titleKey, selection: Binding(ofCGColor: selection), supportsOpacity: supportsOpacity)
  }
  /// A color picker of a color of Core Graphics.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(title, selection: Binding(ofCGColor: selection), supportsOpacity: supportsOpacity)
  }
}

extension ColorPicker {
  /// A color picker of a color of Core Graphics, with a label of its own.
  public nonisolated init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: Binding(ofCGColor: selection), supportsOpacity: supportsOpacity, label: label)
  }
}

extension Binding where Value == Color {
  fileprivate init(ofCGColor color: Binding<CGColor>) {
    self.init {
      Color(cgColor: color.wrappedValue)
    } set: { new in
      if let new = new.cgColor { color.wrappedValue = new }
    }
  }
}

/// Selects one of several tagged views (https://developer.apple.com/documentation/swiftui/picker).
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  public typealias Body = Never
  let label: Label
  let sources: [Binding<SelectionValue>]
  let content: Content
  /// What a menu shows in place of the selected option.
  let current: AnyView?

  init(_ sources: [Binding<SelectionValue>], _ content: Content, _ label: Label, _ current: AnyView? = nil) {
    self.sources = sources
    self.content = content
    self.label = label
    self.current = current
  }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: PickerNode<Label, SelectionValue, Content>.self)
  }

  /// Resolves the label, then the options, then the label of the current value.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    ControlLabel._resolve(ControlLabel(content: view.label), into: &slots)
    PickerOptions._resolve(PickerOptions(content: view.content), into: &slots)
    if let current = view.current { ControlLabel._resolve(ControlLabel(content: current), into: &slots) }
  }

  /// What is selected.
  @MainActor public var _attributes: [NodeAttribute] {
    [NodeAttribute("selection", sources.first.map { "\($0.wrappedValue)" } ?? "none")]
  }
}

/// The options of a picker.
nonisolated struct PickerOptions<Content: View>: PrimitiveView {
  typealias Body = Never
  let content: Content
  @MainActor static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Content._resolve(view.content, into: &slots)
  }
}

/// The node of a picker.
final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>:
  BranchNode<Picker<Label, SelectionValue, Content>>
{
  override var isLeafView: Bool { true }
  override var attributes: [NodeAttribute] { reading { view._attributes } }
  override func evaluate() {
    var slots = _Slots(self)
    Picker<Label, SelectionValue, Content>._resolveContent(view, into: &slots)
  }

  override var control: ControlRole? {
    let sources = view.sources
    return .choice(
      ChoiceRole(
        selection: { sources.first.map { AnyHashable($0.wrappedValue) } },
        select: { tag in
          guard let value = tag.cast(to: SelectionValue.self) else { return false }
          for source in sources { source.wrappedValue = value }
          return true
        },
        options: { [weak self] in
          guard let self, self.childCount > 1 else { return [] }
          return Tagged.views(below: self.child(at: 1)).map {
            ChoiceOption(label: $0.node.texts.joined(separator: " "), tag: $0.tag)
          }
        }))
  }
}

extension Picker {
  /// A picker with a label of its own.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init([selection], content(), label())
  }
  /// A picker with a label of its own (deprecated form).
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), label)
  }
  /// A picker over several values.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sources.map { $0[keyPath: selection] }, content(), label())
  }
  /// A picker with a label of its own and one for the current value.
  public nonisolated init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init([selection], content(), label(), AnyView(currentValueLabel()))
  }
}

extension Picker where Label == Text {
  /// A picker with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), Text(titleKey))
  }
  /// A picker with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), Text(title))
  }
  /// A picker with a localized title over several values.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources.map { $0[keyPath: selection] }, content(), Text(titleKey))
  }
  /// A picker with a title over several values.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources.map { $0[keyPath: selection] }, content(), Text(title))
  }
}

extension Picker where Label == IdentityTree.Label<Text, Image> {
  /// A picker with a localized title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init([selection], content(), IdentityTree.Label(titleKey, systemImage: systemImage)) }
  /// A picker with a localized title and a symbol over several values.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(sources.map { $0[keyPath: selection] }, content(), IdentityTree.Label(titleKey, systemImage: systemImage))
  }
  /// A picker with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init([selection], content(), IdentityTree.Label(title, systemImage: systemImage)) }
  /// A picker with a title and a symbol over several values.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(sources.map { $0[keyPath: selection] }, content(), IdentityTree.Label(title, systemImage: systemImage))
  }
  /// A picker with a localized title and an image of an asset catalog.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init([selection], content(), IdentityTree.Label(titleKey, image: image)) }
  /// A picker with a localized title and an image of an asset catalog over several values.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(sources.map { $0[keyPath: selection] }, content(), IdentityTree.Label(titleKey, image: image))
  }
  /// A picker with a title and an image of an asset catalog.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init([selection], content(), IdentityTree.Label(title, image: image)) }
  /// A picker with a title and an image of an asset catalog over several values.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(sources.map { $0[keyPath: selection] }, content(), IdentityTree.Label(title, image: image))
  }
}

extension Picker {
  /// A picker over several values with a label of its own and one for the current value (iOS 18).
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) { self.init(sources.map { $0[keyPath: selection] }, content(), label(), AnyView(currentValueLabel())) }
}

extension Picker where Label == Text {
  /// A picker with a localized title, whose current value has a view of its own (iOS 18).
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) { self.init([selection], content(), Text(titleKey), AnyView(currentValueLabel())) }
  /// A picker with a localized title over several values, whose current value has a view of its own (iOS 18).
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) { self.init(sources.map { $0[keyPath: selection] }, content(), Text(titleKey), AnyView(currentValueLabel())) }
  /// A picker with a title, whose current value has a view of its own (iOS 18).
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) { self.init([selection], content(), Text(title), AnyView(currentValueLabel())) }
  /// A picker with a title over several values, whose current value has a view of its own (iOS 18).
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) { self.init(sources.map { $0[keyPath: selection] }, content(), Text(title), AnyView(currentValueLabel())) }
}

extension Picker where Label == IdentityTree.Label<Text, Image> {
  /// A picker with a localized title and a symbol, whose current value has a view of its own (iOS 18).
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], content(), IdentityTree.Label(titleKey, systemImage: systemImage), AnyView(currentValueLabel()))
  }
  /// A picker with a localized title and a symbol over several values, whose current value has a view of its own (iOS 18).
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      sources.map { $0[keyPath: selection] }, content(), IdentityTree.Label(titleKey, systemImage: systemImage),
      AnyView(currentValueLabel()))
  }
  /// A picker with a title and a symbol, whose current value has a view of its own (iOS 18).
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init([selection], content(), IdentityTree.Label(title, systemImage: systemImage), AnyView(currentValueLabel()))
  }
  /// A picker with a title and a symbol over several values, whose current value has a view of its own (iOS 18).
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      sources.map { $0[keyPath: selection] }, content(), IdentityTree.Label(title, systemImage: systemImage),
      AnyView(currentValueLabel()))
  }
  /// A picker with a localized title and an image of an asset catalog, whose current value has a view of its own (iOS 18).
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) { self.init([selection], content(), IdentityTree.Label(titleKey, image: image), AnyView(currentValueLabel())) }
  /// A picker with a localized title and an image of an asset catalog over several values, whose current value has a view of its own (iOS 18).
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      sources.map { $0[keyPath: selection] }, content(), IdentityTree.Label(titleKey, image: image),
      AnyView(currentValueLabel()))
  }
  /// A picker with a title and an image of an asset catalog, whose current value has a view of its own (iOS 18).
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) { self.init([selection], content(), IdentityTree.Label(title, image: image), AnyView(currentValueLabel())) }
  /// A picker with a title and an image of an asset catalog over several values, whose current value has a view of its own (iOS 18).
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      sources.map { $0[keyPath: selection] }, content(), IdentityTree.Label(title, image: image),
      AnyView(currentValueLabel()))
  }
}

/// The look of pickers (https://developer.apple.com/documentation/swiftui/pickerstyle).
@MainActor @preconcurrency
public protocol PickerStyle {}

extension View {
  /// Sets the look of the pickers in the view, which is recorded.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    inherited("pickerStyle", \.pickerStyleName, TypeName.short(S.self))
  }

  /// Sets how a horizontal group of radio buttons is laid out (macOS).
  public nonisolated func horizontalRadioGroupLayout() -> some View {
    inherited("radioGroupLayout", "horizontal") { environment, _ in environment.isRadioGroupHorizontal = true }
  }
}

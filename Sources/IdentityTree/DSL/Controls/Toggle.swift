import Foundation

/// Turns a value on and off (https://developer.apple.com/documentation/swiftui/toggle).
nonisolated public struct Toggle<Label: View>: PrimitiveView {
  public typealias Body = Never
  let isOn: Binding<Bool>
  let isMixed: @MainActor () -> Bool
  let label: Label

  /// A toggle with a label of its own.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.isMixed = { false }
    self.label = label()
  }

  /// A toggle over several values: on if all are on.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let all = sources.map { $0[keyPath: isOn] }
    self.isOn = Binding(
      get: { !all.isEmpty && all.allSatisfy(\.wrappedValue) },
      set: { new in for source in all { source.wrappedValue = new } })
    self.isMixed = { Set(all.map(\.wrappedValue)).count > 1 }
    self.label = label()
  }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: StyledNode<Self>.self)
  }

  /// Resolves the label.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Label._resolve(view.label, into: &slots)
  }

  /// The position of the switch.
  @MainActor public var _attributes: [NodeAttribute] {
    [NodeAttribute("isOn", "\(isOn.wrappedValue)", isAnimatable: true)]
  }
}

extension Toggle: ControlView {
  @MainActor var _control: ControlRole { .toggle(isOn) }
}

extension Toggle where Label == Text {
  /// A toggle with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// A toggle with a localized title over several values.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with a title over several values.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == IdentityTree.Label<Text, Image> {
  /// A toggle with a localized title and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { IdentityTree.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { IdentityTree.Label(title, systemImage: systemImage) }
  }

  /// A toggle with a localized title and an image of an asset catalog.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { IdentityTree.Label(titleKey, image: image) }
  }

  /// A toggle with a title and an image of an asset catalog.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { IdentityTree.Label(title, image: image) }
  }

  /// A toggle with a localized title and a symbol over several values.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { IdentityTree.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle with a title and a symbol over several values.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { IdentityTree.Label(title, systemImage: systemImage) }
  }

  /// A toggle with a localized title and an image of an asset catalog over several values.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { IdentityTree.Label(titleKey, image: image) }
  }

  /// A toggle with a title and an image of an asset catalog over several values.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { IdentityTree.Label(title, image: image) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is making the look of.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.isOn = configuration.$isOn
    let isMixed = configuration.isMixed
    self.isMixed = { isMixed }
    self.label = configuration.label
  }
}

extension Toggle: StyledView {
  @MainActor func _look(_ node: Node) -> ToggleStyleConfiguration {
    ToggleStyleConfiguration(label: .init(part: AnyView(label)), isOn: isOn, isMixed: isMixed())
  }
}

/// The look of toggles (https://developer.apple.com/documentation/swiftui/togglestyle).
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  /// Makes the look of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ToggleStyleConfiguration
}

/// What a toggle style knows of a toggle.
nonisolated public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  nonisolated public struct Label: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  public let label: ToggleStyleConfiguration.Label
  @Binding public var isOn: Bool
  /// Whether the values behind the toggle differ.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    self._isOn = isOn
    self.isMixed = isMixed
  }
}

extension View {
  /// Sets the look of the toggles in the view.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    styled("toggleStyle", style) { (style: S, look: ToggleStyleConfiguration) in style.makeBody(configuration: look) }
  }
}

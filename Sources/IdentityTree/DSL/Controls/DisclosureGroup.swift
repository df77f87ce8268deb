/// Content that is shown or hidden (https://developer.apple.com/documentation/swiftui/disclosuregroup).
nonisolated public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  public typealias Body = Never
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?

  init(_ label: Label, _ isExpanded: Binding<Bool>?, _ content: @escaping () -> Content) {
    self.label = label
    self.isExpanded = isExpanded
    self.content = content
  }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: DisclosureNode<Label, Content>.self)
  }

  /// Resolves the label.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    ControlLabel._resolve(ControlLabel(content: view.label), into: &slots)
  }
}

extension DisclosureGroup: StyledView {
  @MainActor func _look(_ node: Node) -> DisclosureGroupStyleConfiguration {
    let expanded = (node as? any Expandable)?.isExpandedBinding ?? .constant(false)
    return DisclosureGroupStyleConfiguration(
      label: .init(part: AnyView(label)),
      content: .init(part: AnyView(DisclosedContent(content: content))), isExpanded: expanded)
  }
}

/// A node that shows more or less.
protocol Expandable: Node {
  @MainActor var isExpandedBinding: Binding<Bool> { get }
}

/// The content of a disclosure group, built when it is shown.
nonisolated struct DisclosedContent<Content: View>: View {
  typealias Body = Never
  let content: () -> Content
  @MainActor static func _resolve(_ view: Self, into slots: inout _Slots) {
    Content._resolve(view.content(), into: &slots)
  }
}

extension DisclosedContent: NamedNode {
  static var nodeName: String { "DisclosedContent" }
}

/// The node of the shown content.
final class DisclosedNode<Content: View>: BranchNode<DisclosedContent<Content>> {
  override var canTransition: Bool { true }
  override func step(toChild index: Int) -> PathStep { .content }
  override func evaluate() {
    var slots = _Slots(self)
    Content._resolve(reading { view.content() }, into: &slots)
  }
}

/// The node of a disclosure group: content that is hidden is not there.
final class DisclosureNode<Label: View, Content: View>: StyledNode<DisclosureGroup<Label, Content>>, Expandable {
  private var ownIsExpanded = false
  private var shownContent: DisclosedNode<Content>?

  override var canTransition: Bool { true }

  var isExpandedBinding: Binding<Bool> {
    if let bound = view.isExpanded { return bound }
    return Binding(
      get: { [weak self] in self?.ownIsExpanded ?? false },
      set: { [weak self] new in
        guard let self, new != self.ownIsExpanded else { return }
        self.ownIsExpanded = new
        self.graph.requestUpdate(of: self)
      })
  }

  override var control: ControlRole? {
    guard !isStyled else { return nil }
    return .toggle(isExpandedBinding)
  }

  override func evaluate() {
    if isStyled != (scope.values[look: DisclosureGroupStyleConfiguration.self] != nil) { shownContent = nil }
    super.evaluate()
    guard !isStyled else { return }
    let isExpanded = reading { isExpandedBinding.wrappedValue }
    guard isExpanded else {
      if let shownContent { detach(shownContent) }
      shownContent = nil
      return
    }
    let content = DisclosedContent(content: view.content)
    if let shownContent {
      update(shownContent, content)
    } else {
      shownContent = attach(content, as: DisclosedNode<Content>.self)
    }
  }
}

extension DisclosureGroup {
  /// A group with a label of its own that keeps by itself whether it is shown.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), nil, content)
  }
  /// A group with a label of its own.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), isExpanded, content)
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a localized title that keeps by itself whether it is shown.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), nil, content)
  }
  /// A group with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleKey), isExpanded, content)
  }
  /// A group with a title that keeps by itself whether it is shown.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(label), nil, content)
  }
  /// A group with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(label), isExpanded, content)
  }
}

/// The look of disclosure groups (https://developer.apple.com/documentation/swiftui/disclosuregroupstyle).
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  /// Makes the look of a disclosure group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What a style knows of a disclosure group.
nonisolated public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  nonisolated public struct Label: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  /// The content of the group.
  nonisolated public struct Content: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  public let label: DisclosureGroupStyleConfiguration.Label
  public let content: DisclosureGroupStyleConfiguration.Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    self._isExpanded = isExpanded
  }
}

extension View {
  /// Sets the look of the disclosure groups in the view.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    styled("disclosureGroupStyle", style) { (style: S, look: DisclosureGroupStyleConfiguration) in
      style.makeBody(configuration: look)
    }
  }
}

import Foundation

/// A value with a label (https://developer.apple.com/documentation/swiftui/labeledcontent).
nonisolated public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  public typealias Body = Never

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: StyledNode<Self>.self)
  }
}

extension LabeledContent: PrimitiveView where Label: View, Content: View {
  /// Resolves the label, then the value.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Label._resolve(view.label, into: &slots)
    LabelNodeCount.keep(slots.index, at: slots.parent)
    Content._resolve(view.content, into: &slots)
  }
}

/// How many of a node's children are its label, or a label's icon: the others are its value, or the title.
final class LabelNodeCount {
  private let count: Int
  private init(_ count: Int) { self.count = count }

  @MainActor static func keep(_ count: Int, at node: Node) {
    guard of(node) != count else { return }
    node.keep(LabelNodeCount(count))
  }

  static func of(_ node: Node) -> Int? { node.kept(LabelNodeCount.self)?.count }
}

extension LabeledContent: StyledView where Label: View, Content: View {
  @MainActor func _look(_ node: Node) -> LabeledContentStyleConfiguration {
    LabeledContentStyleConfiguration(label: .init(part: AnyView(label)), content: .init(part: AnyView(content)))
  }
}

extension LabeledContent where Label: View, Content: View {
  /// A value with a label of its own.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A value with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
  /// A value with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a localized title.
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }
  /// A text with a title.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }
  /// A value in a format style with a localized title.
  public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
  /// A value in a format style with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The labeled content that a style is making the look of.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// The look of labeled content (https://developer.apple.com/documentation/swiftui/labeledcontentstyle).
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  /// Makes the look of labeled content.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabeledContentStyleConfiguration
}

/// What a style knows of labeled content.
nonisolated public struct LabeledContentStyleConfiguration {
  /// The label.
  nonisolated public struct Label: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  /// The value.
  nonisolated public struct Content: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  public let label: LabeledContentStyleConfiguration.Label
  public let content: LabeledContentStyleConfiguration.Content
}

extension View {
  /// Sets the look of labeled content in the view.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    styled("labeledContentStyle", style) { (style: S, look: LabeledContentStyleConfiguration) in
      style.makeBody(configuration: look)
    }
  }
}

import Foundation

/// What a text field reads and writes.
struct FieldSource {
  var get: () -> String
  /// Takes what was typed; false if it cannot be read as a value.
  var set: (String) -> Bool
  /// Whether the value is written at each keystroke rather than when editing ends.
  var isLive = true
  /// Whether the field shows what was typed, rather than the value, until editing ends.
  var keepsDraft = false
  var binding: Binding<String>?
}

extension FieldSource {
  static func text(_ text: Binding<String>) -> FieldSource {
    FieldSource(
      get: { text.wrappedValue },
      set: {
        text.wrappedValue = $0
        return true
      }, binding: text)
  }

  static func format<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> FieldSource
  where F.FormatOutput == String {
    FieldSource(
      get: { format.format(value.wrappedValue) },
      set: { text in
        guard let parsed = try? format.parseStrategy.parse(text) else { return false }
        value.wrappedValue = parsed
        return true
      }, keepsDraft: true)
  }

  static func optional<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) -> FieldSource
  where F.FormatOutput == String {
    FieldSource(
      get: { value.wrappedValue.map(format.format) ?? "" },
      set: { text in
        let parsed = try? format.parseStrategy.parse(text)
        guard parsed != nil || text.isEmpty else { return false }
        value.wrappedValue = parsed
        return true
      }, keepsDraft: true)
  }

  static func formatter<V>(_ value: Binding<V>, _ formatter: Formatter) -> FieldSource {
    FieldSource(
      get: { formatter.string(for: value.wrappedValue) ?? "\(value.wrappedValue)" },
      set: { text in
        guard let parsed = FieldParsing.value(of: text, as: V.self, formatter) else { return false }
        value.wrappedValue = parsed
        return true
      }, isLive: false, keepsDraft: true)
  }
}

private enum FieldParsing {
  /// Reads a text as a formatter would; the numbers' own initializers help where a formatter gives a number object.
  static func value<V>(of text: String, as type: V.Type, _ formatter: Formatter) -> V? {
    if let numbers = formatter as? NumberFormatter {
      guard let number = numbers.number(from: text) else { return nil }
      switch type {
      case is Double.Type: return number.doubleValue as? V
      case is Float.Type: return number.floatValue as? V
      case is CGFloat.Type: return CGFloat(number.doubleValue) as? V
      case is Int.Type: return number.intValue as? V
      case is Decimal.Type: return number.decimalValue as? V
      case is Double?.Type: return number.doubleValue as? V
      case is Int?.Type: return number.intValue as? V
      default: return number as? V
      }
    }
    if let dates = formatter as? DateFormatter { return dates.date(from: text) as? V }
    return text as? V
  }
}

/// A field for text that takes the keyboard focus (https://developer.apple.com/documentation/swiftui/textfield).
nonisolated public struct TextField<Label: View>: PrimitiveView {
  public typealias Body = Never
  let label: Label
  let source: FieldSource
  var prompt: Text?
  var axis: Axis = .horizontal
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?
  /// Whether a style's body shows it: it then does not react by itself.
  var isInner = false

  init(
    _ label: Label, _ source: FieldSource, prompt: Text? = nil, axis: Axis = .horizontal,
    onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
  ) {
    self.label = label
    self.source = source
    self.prompt = prompt
    self.axis = axis
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: TextFieldNode<Label>.self)
  }

  /// Resolves the title, which names the field and stands in it while it is empty.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    ControlLabel._resolve(ControlLabel(content: view.label), into: &slots)
  }

  /// The placeholder and the axis.
  @MainActor public var _attributes: [NodeAttribute] {
    (prompt.map { [NodeAttribute("prompt", $0._text ?? "")] } ?? [])
      + (axis == .vertical ? [NodeAttribute("axis", "vertical")] : [])
  }
}

extension TextField: NamedNode {
  static var nodeName: String { Label.self == _TextFieldStyleLabel.self ? "TextFieldContent" : "TextField" }
}

extension TextField: StyledView {
  @MainActor func _look(_ node: Node) -> TextField<_TextFieldStyleLabel> {
    var inner = TextField<_TextFieldStyleLabel>(
      _TextFieldStyleLabel(part: AnyView(label)), source, prompt: prompt, axis: axis)
    inner.isInner = true
    return inner
  }
}

/// The node of a text field: keeps what was typed while it cannot be read as a value, or is not yet.
final class TextFieldNode<Label: View>: StyledNode<TextField<Label>> {
  private var draft: String?

  override var control: ControlRole? {
    guard !view.isInner else { return nil }
    let source = view.source
    let text =
      source.binding
      ?? Binding<String>(
        get: { [weak self] in self?.draft ?? source.get() },
        set: { [weak self] new in
          if source.keepsDraft { self?.draft = new }
          if source.isLive { _ = source.set(new) }
        })
    var role = TextRole(text: text)
    role.isMultiline = view.axis == .vertical
    role.prompt = view.prompt?._text
    role.onEditingChanged = view.onEditingChanged
    role.endEditing = { [weak self] in self?.endEditing() }
    role.onCommit = { [weak self] in self?.commit() }
    return .text(role)
  }

  @MainActor private func endEditing() {
    if let draft, !view.source.isLive { _ = view.source.set(draft) }
    draft = nil
  }

  @MainActor private func commit() {
    endEditing()
    view.onCommit?()
    scope.values.submitActions.run(.text)
  }
}

extension TextField {
  /// A field with a label of its own.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label(), .text(text), prompt: prompt)
  }
  /// A field with a label of its own that grows along an axis.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(label(), .text(text), prompt: prompt, axis: axis)
  }
  /// A field for a value that a format style reads and writes.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label(), .optional(value, format), prompt: prompt)
  }
  /// A field for a value that a format style reads and writes.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label(), .format(value, format), prompt: prompt)
  }
  /// A field for a value that a formatter reads and writes.
  public nonisolated init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .formatter(value, formatter), prompt: prompt)
  }
}

extension TextField where Label == Text {
  /// A field with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(Text(titleKey), .text(text))
  }
  /// A field with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(Text(title), .text(text))
  }
  /// A field with a localized title and a placeholder.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(Text(titleKey), .text(text), prompt: prompt)
  }
  /// A field with a title and a placeholder.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(Text(title), .text(text), prompt: prompt)
  }
  /// A field with a localized title that grows along an axis.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(Text(titleKey), .text(text), axis: axis)
  }
  /// A field with a title that grows along an axis.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(Text(title), .text(text), axis: axis)
  }
  /// A field with a localized title and a placeholder that grows along an axis.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(Text(titleKey), .text(text), prompt: prompt, axis: axis)
  }
  /// A field with a title and a placeholder that grows along an axis.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(Text(title), .text(text), prompt: prompt, axis: axis)
  }
  /// A field with a localized title for a value that a format style reads and writes.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), .optional(value, format), prompt: prompt)
  }
  /// A field with a title for a value that a format style reads and writes.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), .optional(value, format), prompt: prompt)
  }
  /// A field with a localized title for a value that a format style reads and writes.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), .format(value, format), prompt: prompt)
  }
  /// A field with a title for a value that a format style reads and writes.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), .format(value, format), prompt: prompt)
  }
  /// A field with a localized title for a value that a formatter reads and writes.
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(Text(titleKey), .formatter(value, formatter), prompt: prompt)
  }
  /// A field with a title for a value that a formatter reads and writes.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(Text(title), .formatter(value, formatter), prompt: prompt)
  }
  /// A field with a localized title for a value that a formatter reads and writes.
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(Text(titleKey), .formatter(value, formatter))
  }
  /// A field with a title for a value that a formatter reads and writes.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(Text(title), .formatter(value, formatter))
  }
}

// The older forms, told when editing begins and ends and when Return is pressed. Each set of closures has a form of its
// own, as in SwiftUI: a trailing closure then is the one that its parameters say.
extension TextField where Label == Text {
  /// An older form with a localized title, told of editing and Return.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), .text(text), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
  /// An older form with a title, told of editing and Return.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), .text(text), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
  /// An older form with a localized title, told of editing.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(titleKey), .text(text), onEditingChanged: onEditingChanged)
  }
  /// An older form with a title, told of editing.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(title), .text(text), onEditingChanged: onEditingChanged)
  }
  /// An older form with a localized title, told of Return.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), .text(text), onCommit: onCommit)
  }
  /// An older form with a title, told of Return.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), .text(text), onCommit: onCommit)
  }
  /// An older form with a localized title, told of editing and Return.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), .formatter(value, formatter), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
  /// An older form with a title, told of editing and Return.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), .formatter(value, formatter), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
  /// An older form with a localized title, told of editing.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(titleKey), .formatter(value, formatter), onEditingChanged: onEditingChanged)
  }
  /// An older form with a title, told of editing.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(title), .formatter(value, formatter), onEditingChanged: onEditingChanged)
  }
  /// An older form with a localized title, told of Return.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), .formatter(value, formatter), onCommit: onCommit)
  }
  /// An older form with a title, told of Return.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), .formatter(value, formatter), onCommit: onCommit)
  }
}

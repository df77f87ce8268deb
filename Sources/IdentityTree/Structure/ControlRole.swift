/// What a person can do with a view.
///
/// A primitive view or modifier that reacts conforms to ``ControlView``; the simulator asks the node for its role.
@MainActor public enum ControlRole {
  /// A tap: buttons, links, menu items, tap gestures.
  case button(action: () -> Void)
  /// A switch.
  case toggle(Binding<Bool>)
  /// A field or editor that takes the keyboard focus.
  case text(TextRole)
  /// One of several tagged views: pickers, tab views, selectable lists.
  case choice(ChoiceRole)
  /// A number in a range.
  case range(RangeRole)
  /// One up, one down; `nil` where the end is reached.
  case step(increment: (() -> Void)?, decrement: (() -> Void)?)
}

/// A text field, secure field or text editor.
@MainActor public struct TextRole {
  /// Reads and writes the whole text; typing writes after each character.
  public var text: Binding<String>
  /// Whether Return makes a new line instead of submitting.
  public var isMultiline = false
  /// The placeholder, which is also a name for the field.
  public var prompt: String?
  /// Told when editing begins and ends, and when the text is submitted (older forms of `TextField`).
  public var onEditingChanged: ((Bool) -> Void)?
  public var onCommit: (() -> Void)?
}

/// A selection by tag.
@MainActor public struct ChoiceRole {
  public var selection: () -> AnyHashable?
  /// Selects a tag; false if the tag is not of the selection's type.
  public var select: (AnyHashable) -> Bool
}

/// A slider or a control like it.
@MainActor public struct RangeRole {
  public var value: () -> Double
  /// Sets the value, which is clamped to the bounds and rounded to the step.
  public var set: (Double) -> Void
  public var bounds: ClosedRange<Double>
  public var step: Double?
}

/// A primitive view or modifier that a person can use.
@MainActor protocol ControlView {
  var _control: ControlRole { get }
}

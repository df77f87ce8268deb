import Foundation

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
  /// Touches of any kind.
  case gesture(TouchRole)
}

/// A text field, secure field or text editor.
@MainActor public struct TextRole {
  /// Reads and writes the whole text; typing writes after each character.
  public var text: Binding<String>
  /// Whether Return makes a new line instead of submitting.
  public var isMultiline = false
  /// The placeholder, which is also a name for the field.
  public var prompt: String?
  /// Told when editing begins and ends (older forms of `TextField`).
  public var onEditingChanged: ((Bool) -> Void)?
  /// Called when the text is submitted: the field's own `onCommit`, then every `onSubmit` around it, inner ones first.
  public var onCommit: (() -> Void)?
  /// Called when editing ends: a field of a value then shows its value in the field's format again.
  public var endEditing: (() -> Void)?
}

/// A selection by tag.
@MainActor public struct ChoiceRole {
  public var selection: () -> AnyHashable?
  /// Selects a tag; false if the tag is not of the selection's type.
  public var select: (AnyHashable) -> Bool
  /// What can be selected, in tree order.
  public var options: () -> [ChoiceOption] = { [] }
}

/// One of the tagged views of a choice.
@MainActor public struct ChoiceOption {
  /// The texts of the view, joined by single spaces.
  public var label: String
  public var tag: AnyHashable
}

/// A slider or a control like it.
@MainActor public struct RangeRole {
  public var value: () -> Double
  /// Sets the value, which is clamped to the bounds and rounded to the step.
  public var set: (Double) -> Void
  public var bounds: ClosedRange<Double>
  public var step: Double?
  /// Told when a person begins and ends to move it.
  public var onEditingChanged: ((Bool) -> Void)?
}

/// Gestures: what a touch does.
@MainActor public struct TouchRole {
  /// The phases of the answer to a touch, each of which is followed by an update: `onChanged` calls, then `onEnded`.
  /// Empty if the gesture does not recognize the touch.
  public var phases: (Touch) -> [() -> Void]

  /// How many taps the gesture answers, at least; `nil` if it is none of taps.
  var taps: Int? { (1...5).first { !phases(.tap(count: $0, at: .zero)).isEmpty } }
}

/// What a person's fingers do. Places are in points from the view's top leading corner; times in seconds.
public enum Touch: Sendable, Equatable {
  case tap(count: Int, at: CGPoint)
  case longPress(duration: Double, at: CGPoint)
  /// A drag that stops before the finger is lifted.
  case drag(from: CGPoint, translation: CGSize)
  /// Two fingers; the factor by which their distance grows.
  case magnify(by: Double)
  /// Two fingers that turn by an angle in degrees.
  case rotate(degrees: Double)
}

/// A primitive view or modifier that a person can use.
@MainActor protocol ControlView {
  var _control: ControlRole { get }
}

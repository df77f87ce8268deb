import Foundation

/// Goes one up or one down (https://developer.apple.com/documentation/swiftui/stepper).
nonisolated public struct Stepper<Label: View>: PrimitiveView {
  public typealias Body = Never
  let label: Label
  let steps: StepSource

  init(_ label: Label, _ steps: StepSource) {
    self.label = label
    self.steps = steps
  }

  /// Resolves the label.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Label._resolve(view.label, into: &slots)
  }
}

extension Stepper: ControlView {
  @MainActor var _control: ControlRole { .step(increment: steps.increment(), decrement: steps.decrement()) }
}

/// A control whose role does not tell its value.
@MainActor protocol ValuedControl {
  var _controlValue: Any? { get }
}

extension Stepper: ValuedControl {
  @MainActor var _controlValue: Any? { steps.value?() }
}

/// The two buttons of a stepper.
struct StepSource {
  var increment: () -> (() -> Void)?
  var decrement: () -> (() -> Void)?
  /// The value that is stepped, where there is one.
  var value: (() -> Any)?

  init(
    _ onIncrement: (() -> Void)?, _ onDecrement: (() -> Void)?, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    func edited(_ action: (() -> Void)?) -> (() -> Void)? {
      action.map { action in
        {
          onEditingChanged(true)
          action()
          onEditingChanged(false)
        }
      }
    }
    self.increment = { edited(onIncrement) }
    self.decrement = { edited(onDecrement) }
  }

  init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = { value.wrappedValue }
    func change(by stride: V.Stride) -> (() -> Void)? {
      let now = value.wrappedValue
      let next = now.advanced(by: stride)
      // At the end of the bounds the button is off; a step that would pass it stops there.
      if let bounds {
        if stride > 0, now >= bounds.upperBound { return nil }
        if stride < 0, now <= bounds.lowerBound { return nil }
      }
      return {
        onEditingChanged(true)
        value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
        onEditingChanged(false)
      }
    }
    self.increment = { change(by: step) }
    self.decrement = { change(by: 0 - step) }
  }
}

extension Stepper {
  /// A stepper that calls closures.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), StepSource(onIncrement, onDecrement, onEditingChanged))
  }
  /// A stepper that changes a value.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), StepSource(value, nil, step, onEditingChanged))
  }
  /// A stepper that changes a value within bounds.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), StepSource(value, bounds, step, onEditingChanged))
  }
  /// A stepper that changes a value, which a format style shows.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label(), StepSource(value, nil, step, onEditingChanged))
  }
  /// A stepper that changes a value within bounds, which a format style shows.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label(), StepSource(value, bounds, step, onEditingChanged))
  }
  /// The older form that calls closures.
  @_disfavoredOverload
  public nonisolated init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), StepSource(onIncrement, onDecrement, onEditingChanged))
  }
  /// The older form that changes a value.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), StepSource(value, nil, step, onEditingChanged))
  }
  /// The older form that changes a value within bounds.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), StepSource(value, bounds, step, onEditingChanged))
  }
}

extension Stepper where Label == Text {
  /// A stepper with a localized title that calls closures.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), StepSource(onIncrement, onDecrement, onEditingChanged))
  }
  /// A stepper with a title that calls closures.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), StepSource(onIncrement, onDecrement, onEditingChanged))
  }
  /// A stepper with a localized title that changes a value.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), StepSource(value, nil, step, onEditingChanged))
  }
  /// A stepper with a title that changes a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), StepSource(value, nil, step, onEditingChanged))
  }
  /// A stepper with a localized title that changes a value within bounds.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), StepSource(value, bounds, step, onEditingChanged))
  }
  /// A stepper with a title that changes a value within bounds.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), StepSource(value, bounds, step, onEditingChanged))
  }
  /// A stepper with a localized title that changes a value, which a format style shows.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(titleKey), StepSource(value, nil, step, onEditingChanged))
  }
  /// A stepper with a localized title that changes a value within bounds, which a format style shows.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(titleKey), StepSource(value, bounds, step, onEditingChanged))
  }
  /// A stepper with a title that changes a value, which a format style shows.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(title), StepSource(value, nil, step, onEditingChanged))
  }
  /// A stepper with a title that changes a value within bounds, which a format style shows.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(title), StepSource(value, bounds, step, onEditingChanged))
  }
}

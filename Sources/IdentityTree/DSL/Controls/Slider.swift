/// Selects a number in a range (https://developer.apple.com/documentation/swiftui/slider).
nonisolated public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
  public typealias Body = Never
  let number: NumberSource
  let label: Label
  let minimum: ValueLabel?
  let maximum: ValueLabel?

  init(_ number: NumberSource, _ label: Label, _ minimum: ValueLabel? = nil, _ maximum: ValueLabel? = nil) {
    self.number = number
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Resolves the label, then the labels of the ends.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    ControlLabel._resolve(ControlLabel(content: view.label), into: &slots)
    if let minimum = view.minimum { ValueLabel._resolve(minimum, into: &slots) }
    if let maximum = view.maximum { ValueLabel._resolve(maximum, into: &slots) }
  }

  /// The value, which can be animated.
  @MainActor public var _attributes: [NodeAttribute] { [NodeAttribute("value", number.get())] }
}

extension Slider: ControlView {
  @MainActor var _control: ControlRole { .range(number.role) }
}

/// A number that a control reads and writes within bounds.
struct NumberSource {
  var get: () -> Double
  var set: (Double) -> Void
  var bounds: ClosedRange<Double>
  var step: Double?
  var onEditingChanged: ((Bool) -> Void)?

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ onEditingChanged: ((Bool) -> Void)? = nil
  ) where V.Stride: BinaryFloatingPoint {
    let limits = Double(bounds.lowerBound)...Double(bounds.upperBound)
    let stride = step.map { Double($0) }
    self.get = { Double(value.wrappedValue) }
    self.set = { new in
      var number = min(max(new, limits.lowerBound), limits.upperBound)
      if let stride, stride > 0 {
        number = limits.lowerBound + ((number - limits.lowerBound) / stride).rounded() * stride
        number = min(number, limits.upperBound)
        // A number that is meant to be a step is taken as it is written, without the rounding of the sum.
        if abs(number - new) < stride * 1e-9 { number = new }
      }
      value.wrappedValue = V(number)
    }
    self.bounds = limits
    self.step = stride
    self.onEditingChanged = onEditingChanged
  }

  @MainActor var role: RangeRole {
    var role = RangeRole(value: self.get, set: set, bounds: bounds, step: step)
    role.onEditingChanged = onEditingChanged
    return role
  }
}

extension Slider {
  /// A slider with labels of its own.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(NumberSource(value, bounds, nil, onEditingChanged), label(), minimumValueLabel(), maximumValueLabel())
  }
  /// A slider with steps and labels of its own.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(NumberSource(value, bounds, step, onEditingChanged), label(), minimumValueLabel(), maximumValueLabel())
  }
  /// The older form with labels.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(NumberSource(value, bounds, nil, onEditingChanged), label(), minimumValueLabel, maximumValueLabel)
  }
  /// The older form with steps and labels.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(NumberSource(value, bounds, step, onEditingChanged), label(), minimumValueLabel, maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label of its own.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(NumberSource(value, bounds, nil, onEditingChanged), label())
  }
  /// A slider with steps and a label of its own.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(NumberSource(value, bounds, step, onEditingChanged), label())
  }
  /// The older form with a label.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(NumberSource(value, bounds, nil, onEditingChanged), label())
  }
  /// The older form with steps and a label.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(NumberSource(value, bounds, step, onEditingChanged), label())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider without labels.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(NumberSource(value, bounds, nil, onEditingChanged), EmptyView())
  }
  /// A slider with steps, without labels.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(NumberSource(value, bounds, step, onEditingChanged), EmptyView())
  }
}

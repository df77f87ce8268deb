/// Shows a value within a range (https://developer.apple.com/documentation/swiftui/gauge).
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>:
  PrimitiveView
{
  public typealias Body = Never
  let fraction: Double
  let label: Label
  let valueLabel: CurrentValueLabel?
  let minimum: BoundsLabel?
  let maximum: BoundsLabel?
  let marks: MarkedValueLabels?

  init(
    _ fraction: Double, _ label: Label, _ valueLabel: CurrentValueLabel? = nil, _ minimum: BoundsLabel? = nil,
    _ maximum: BoundsLabel? = nil, _ marks: MarkedValueLabels? = nil
  ) {
    self.fraction = min(max(fraction, 0), 1)
    self.label = label
    self.valueLabel = valueLabel
    self.minimum = minimum
    self.maximum = maximum
    self.marks = marks
  }

  static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    return length == 0 ? 0 : Double(value - bounds.lowerBound) / length
  }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: StyledNode<Self>.self)
  }

  /// Resolves the labels.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Label._resolve(view.label, into: &slots)
    var ends = MeterParts(label: slots.index)
    if let label = view.valueLabel { CurrentValueLabel._resolve(label, into: &slots) }
    ends.value = slots.index
    if let label = view.minimum { BoundsLabel._resolve(label, into: &slots) }
    ends.minimum = slots.index
    if let label = view.maximum { BoundsLabel._resolve(label, into: &slots) }
    ends.maximum = slots.index
    if let marks = view.marks { MarkedValueLabels._resolve(marks, into: &slots) }
    ends.keep(at: slots.parent)
  }

  /// The value as a part of the range, which can be animated.
  @MainActor public var _attributes: [NodeAttribute] { [NodeAttribute("value", fraction)] }
}

/// A view that shows a part of a whole.
protocol MeterView {
  /// From 0 to 1; `nil` if it is not known.
  var meterFraction: Double? { get }
}

extension Gauge: MeterView {
  var meterFraction: Double? { fraction }
}

/// Where the labels of a gauge or a progress view end among the children of its node.
struct MeterParts: Equatable {
  var label = 0
  var value = 0
  var minimum = 0
  var maximum = 0

  private final class Kept {
    let parts: MeterParts
    init(_ parts: MeterParts) { self.parts = parts }
  }

  init(label: Int) { (self.label, value, minimum, maximum) = (label, label, label, label) }

  @MainActor func keep(at node: Node) {
    guard Self.of(node) != self else { return }
    node.keep(Kept(self))
  }

  static func of(_ node: Node) -> MeterParts? { node.kept(Kept.self)?.parts }
}

extension Gauge: StyledView {
  @MainActor func _look(_ node: Node) -> GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: fraction, label: .init(part: AnyView(label)),
      currentValueLabel: valueLabel.map { .init(part: AnyView($0)) },
      minimumValueLabel: minimum.map { .init(part: AnyView($0)) },
      maximumValueLabel: maximum.map { .init(part: AnyView($0)) },
      markedValueLabels: marks.map { .init(part: AnyView($0)) })
  }
}

extension Gauge {
  /// A gauge with a label of its own.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(Self.fraction(value, bounds), label())
  }
  /// A gauge with a label for its value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(Self.fraction(value, bounds), label(), currentValueLabel())
  }
  /// A gauge with labels for its value and its bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      Self.fraction(value, bounds), label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
  /// A gauge with labels for its value, its bounds and marked values.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      Self.fraction(value, bounds), label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(),
      markedValueLabels())
  }
  /// A gauge with labels for its value and marked values.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(Self.fraction(value, bounds), label(), currentValueLabel(), nil, nil, markedValueLabels())
  }
  /// The gauge that a style is making the look of.
  public nonisolated init(_ configuration: GaugeStyleConfiguration)
  where
    Label == GaugeStyleConfiguration.Label, CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel,
    BoundsLabel == GaugeStyleConfiguration.MinimumValueLabel,
    MarkedValueLabels == GaugeStyleConfiguration.MarkedValueLabels
  {
    self.init(configuration.value, configuration.label, configuration.currentValueLabel)
  }
}

/// The look of gauges (https://developer.apple.com/documentation/swiftui/gaugestyle).
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  /// Makes the look of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GaugeStyleConfiguration
}

/// What a style knows of a gauge.
nonisolated public struct GaugeStyleConfiguration {
  /// What is measured.
  nonisolated public struct Label: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  /// The value.
  nonisolated public struct CurrentValueLabel: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  /// The lower end.
  nonisolated public struct MinimumValueLabel: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  /// The upper end.
  nonisolated public struct MaximumValueLabel: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  /// Values in between.
  nonisolated public struct MarkedValueLabels: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  /// The value as a part of the range, from 0 to 1.
  public var value: Double
  public var label: GaugeStyleConfiguration.Label
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
  public var markedValueLabels: GaugeStyleConfiguration.MarkedValueLabels?
}

extension View {
  /// Sets the look of the gauges in the view.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    styled("gaugeStyle", style) { (style: S, look: GaugeStyleConfiguration) in style.makeBody(configuration: look) }
  }
}

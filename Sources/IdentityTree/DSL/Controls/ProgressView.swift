import Foundation

/// Shows how far a task is (https://developer.apple.com/documentation/swiftui/progressview).
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  public typealias Body = Never
  let fraction: Double?
  let label: Label?
  let valueLabel: CurrentValueLabel?

  init(_ fraction: Double?, _ label: Label?, _ valueLabel: CurrentValueLabel?) {
    self.fraction = fraction.map { min(max($0, 0), 1) }
    self.label = label
    self.valueLabel = valueLabel
  }

  static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total == 0 ? 0 : Double($0) / Double(total) }
  }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: StyledNode<Self>.self)
  }

  /// Resolves the labels.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    if let label = view.label { Label._resolve(label, into: &slots) }
    var ends = MeterParts(label: slots.index)
    if let valueLabel = view.valueLabel { CurrentValueLabel._resolve(valueLabel, into: &slots) }
    (ends.value, ends.minimum, ends.maximum) = (slots.index, slots.index, slots.index)
    ends.keep(at: slots.parent)
  }

  /// The completed fraction, which can be animated.
  @MainActor public var _attributes: [NodeAttribute] { fraction.map { [NodeAttribute("value", $0)] } ?? [] }
}

extension ProgressView: MeterView {
  var meterFraction: Double? { fraction }
}

extension ProgressView: StyledView {
  @MainActor func _look(_ node: Node) -> ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label.map { .init(part: AnyView($0)) },
      currentValueLabel: valueLabel.map { .init(part: AnyView($0)) })
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A task of unknown length.
  public nonisolated init() where Label == EmptyView { self.init(nil, nil, nil) }
  /// A task of unknown length with a label of its own.
  public nonisolated init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }
  /// A task of unknown length with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(nil, Text(titleKey), nil) }
  /// A task of unknown length with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text { self.init(nil, Text(title), nil) }
}

extension ProgressView {
  /// A part of a total.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(Self.fraction(value, total), nil, nil)
  }
  /// A part of a total with a label of its own.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView {
    self.init(Self.fraction(value, total), label(), nil)
  }
  /// A part of a total with labels of its own.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.fraction(value, total), label(), currentValueLabel())
  }
  /// A part of a total with a localized title.
  public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(Self.fraction(value, total), Text(titleKey), nil)
  }
  /// A part of a total with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(Self.fraction(value, total), Text(title), nil)
  }
  /// A progress of Foundation's.
  public nonisolated init(_ progress: Foundation.Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(progress.fractionCompleted, nil, nil)
  }
  /// A span of time.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(countsDown ? 1 : 0, label(), currentValueLabel())
  }
  /// A span of time with a label of its own.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      countsDown ? 1 : 0, label(), DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
  /// A span of time without a label.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      countsDown ? 1 : 0, nil, DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
  /// The progress view that a style is making the look of.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}

/// The look of progress views (https://developer.apple.com/documentation/swiftui/progressviewstyle).
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  /// Makes the look of a progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a style knows of a progress view.
nonisolated public struct ProgressViewStyleConfiguration {
  /// What the task is.
  nonisolated public struct Label: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  /// How far the task is.
  nonisolated public struct CurrentValueLabel: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  /// The completed part from 0 to 1; `nil` if the length is unknown.
  public let fractionCompleted: Double?
  public var label: ProgressViewStyleConfiguration.Label?
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

extension View {
  /// Sets the look of the progress views in the view.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    styled("progressViewStyle", style) { (style: S, look: ProgressViewStyleConfiguration) in
      style.makeBody(configuration: look)
    }
  }
}

/// The time that is left of a span, or gone
/// (https://developer.apple.com/documentation/swiftui/defaultdateprogresslabel).
nonisolated public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  @MainActor public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

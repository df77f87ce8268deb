/// Marks on a slider (https://developer.apple.com/documentation/swiftui/slidertickcontent, iOS 26). They are not drawn.
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
}

/// A mark on a slider.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent {
  public typealias Value = V
  public init(_ value: V) {}
  public init(_ value: V, @ViewBuilder label: () -> some View) {}
  public init(_ titleKey: LocalizedStringKey, _ value: V) {}
}

/// A mark for each element.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
  SliderTickContent
{
  public typealias Value = Content.Value
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {}
  public init(_ data: Data, content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {}
}

/// Marks one after the other.
public struct _SliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {}

/// Builds marks.
@resultBuilder public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
  public static func buildExpression<C: SliderTickContent>(_ content: C) -> C where C.Value == Value { content }
  public static func buildBlock() -> _SliderTicks<Value> { _SliderTicks() }
  public static func buildPartialBlock<C: SliderTickContent>(first: C) -> C where C.Value == Value { first }
  public static func buildPartialBlock(
    accumulated: some SliderTickContent<Value>, next: some SliderTickContent<Value>
  ) -> _SliderTicks<Value> { _SliderTicks() }
  public static func buildOptional<C: SliderTickContent>(_ content: C?) -> C? where C.Value == Value { content }
}

extension Optional: SliderTickContent where Wrapped: SliderTickContent {
  public typealias Value = Wrapped.Value
}

extension Slider {
  /// A slider with marks.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> ValueLabel = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.init(NumberSource(value, bounds, nil, onEditingChanged), label())
  }
  /// A slider with a value in the middle, limits and marks.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.init(NumberSource(value, enabledBounds ?? bounds, nil, onEditingChanged), label())
  }
}

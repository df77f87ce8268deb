import Foundation

/// Which parts of a date a picker shows (https://developer.apple.com/documentation/swiftui/datepickercomponents).
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Year, month and day.
  public static let date = DatePickerComponents(rawValue: 2)
  /// Hour, minute and second (watchOS).
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 5)
}

/// Selects a date (https://developer.apple.com/documentation/swiftui/datepicker).
nonisolated public struct DatePicker<Label: View>: PrimitiveView {
  public typealias Components = DatePickerComponents
  public typealias Body = Never
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents
  let label: Label

  init(
    _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: DatePickerComponents, _ label: Label
  ) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.label = label
  }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: StyledNode<Self>.self)
  }

  /// Resolves the label.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Label._resolve(view.label, into: &slots)
  }

  /// The date in seconds since 2001.
  @MainActor public var _attributes: [NodeAttribute] {
    [NodeAttribute("selection", "\(selection.wrappedValue.timeIntervalSinceReferenceDate)")]
  }
}

/// A view that shows parts of a date.
protocol DatedView {
  var components: DatePickerComponents { get }
}
extension DatePicker: DatedView {}

extension DatePicker: ControlView {
  /// A date is selected as a value; it is kept within the bounds.
  @MainActor var _control: ControlRole {
    let selection = selection
    let (minimum, maximum) = (minimum, maximum)
    return .choice(
      ChoiceRole(
        selection: { AnyHashable(selection.wrappedValue) },
        select: { tag in
          guard var date = tag.cast(to: Date.self) else { return false }
          if let minimum { date = max(date, minimum) }
          if let maximum { date = min(date, maximum) }
          selection.wrappedValue = date
          return true
        }))
  }
}

extension DatePicker: StyledView {
  @MainActor func _look(_ node: Node) -> DatePickerStyleConfiguration {
    DatePickerStyleConfiguration(
      label: .init(part: AnyView(label)), selection: selection, minimumDate: minimum, maximumDate: maximum,
      displayedComponents: components)
  }
}

extension DatePicker {
  /// A date picker with a label of its own.
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label())
  }
  /// A date picker with bounds and a label of its own.
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }
  /// A date picker with a first date and a label of its own.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label())
  }
  /// A date picker with a last date and a label of its own.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// A date picker with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(titleKey))
  }
  /// A date picker with bounds and a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }
  /// A date picker with a first date and a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
  }
  /// A date picker with a last date and a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
  }
  /// A date picker with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(title))
  }
  /// A date picker with bounds and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
  }
  /// A date picker with a first date and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(title))
  }
  /// A date picker with a last date and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(title))
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// The date picker that a style is making the look of.
  public nonisolated init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection, configuration.minimumDate, configuration.maximumDate,
      configuration.displayedComponents, configuration.label)
  }
}

/// The look of date pickers (https://developer.apple.com/documentation/swiftui/datepickerstyle).
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  /// Makes the look of a date picker.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = DatePickerStyleConfiguration
}

/// What a style knows of a date picker.
nonisolated public struct DatePickerStyleConfiguration {
  /// The label of the date picker.
  nonisolated public struct Label: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  public let label: DatePickerStyleConfiguration.Label
  @Binding public var selection: Date
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    self._selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

extension View {
  /// Sets the look of the date pickers in the view.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    styled("datePickerStyle", style) { (style: S, look: DatePickerStyleConfiguration) in
      style.makeBody(configuration: look)
    }
  }
}

/// Selects several dates (https://developer.apple.com/documentation/swiftui/multidatepicker).
nonisolated public struct MultiDatePicker<Label: View>: PrimitiveView {
  public typealias Body = Never
  let selection: Binding<Set<DateComponents>>
  let bounds: Range<Date>?
  let label: Label

  init(_ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>?, _ label: Label) {
    self.selection = selection
    self.bounds = bounds
    self.label = label
  }

  /// Resolves the label.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Label._resolve(view.label, into: &slots)
  }

  /// How many dates are selected.
  @MainActor public var _attributes: [NodeAttribute] { [NodeAttribute("selected", "\(selection.wrappedValue.count)")] }
}

extension MultiDatePicker: ControlView {
  /// Selecting a date adds it, or takes it out again.
  @MainActor var _control: ControlRole {
    let selection = selection
    return .choice(
      ChoiceRole(
        selection: { AnyHashable(selection.wrappedValue) },
        select: { tag in
          guard let date = tag.cast(to: DateComponents.self) else { return false }
          if selection.wrappedValue.remove(date) == nil { selection.wrappedValue.insert(date) }
          return true
        }))
  }
}

extension MultiDatePicker {
  /// A picker with a label of its own.
  public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, label())
  }
  /// A picker with bounds and a label of its own.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds, label())
  }
  /// A picker with a first date and a label of its own.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound..<Date.distantFuture, label())
  }
}

extension MultiDatePicker {
  /// Days before a day, with a label of its own.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, Date.distantPast..<bounds.upperBound, label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Days before a day, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, Date.distantPast..<bounds.upperBound, Text(title))
  }
}

extension MultiDatePicker where Label == Text {
  /// A picker with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, Text(titleKey))
  }
  /// A picker with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, Text(title))
  }
  /// A picker with a last date and a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, Date.distantPast..<bounds.upperBound, Text(titleKey))
  }
  /// A picker with bounds and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds, Text(title))
  }
  /// A picker with a first date and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound..<Date.distantFuture, Text(title))
  }
  /// A picker with bounds and a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds, Text(titleKey))
  }
  /// A picker with a first date and a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound..<Date.distantFuture, Text(titleKey))
  }
}

/// Selects a color (https://developer.apple.com/documentation/swiftui/colorpicker).
nonisolated public struct ColorPicker<Label: View>: PrimitiveView {
  public typealias Body = Never
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  /// A color picker with a label of its own.
  public nonisolated init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// Resolves the label.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Label._resolve(view.label, into: &slots)
  }

  /// The color.
  @MainActor public var _attributes: [NodeAttribute] {
    [NodeAttribute("selection", "\(selection.wrappedValue)", isAnimatable: true)]
  }
}

extension ColorPicker: ControlView {
  @MainActor var _control: ControlRole {
    let selection = selection
    return .choice(
      ChoiceRole(
        selection: { AnyHashable(selection.wrappedValue) },
        select: { tag in
          guard let color = tag.cast(to: Color.self) else { return false }
          selection.wrappedValue = color
          return true
        }))
  }
}

extension ColorPicker where Label == Text {
  /// A color picker with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  /// A color picker with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

import Foundation

// Which look a control has: by its style, by the place that it is in, and by the platform. Layout and drawings ask
// here alone.

/// How a button, or what stands for one, looks.
enum ButtonAppearance {
  /// The look that fits the place: on iOS a label in the accent color, on macOS a bordered button.
  case automatic
  /// A label as any other.
  case plain
  /// A label in the accent color.
  case borderless
  /// A label on an area.
  case bordered
  /// A light label on an area in the accent color.
  case prominent
  /// What a style of the user's makes.
  case styled

  @MainActor static func of(_ node: Node) -> ButtonAppearance {
    if (node as? any StyledPart)?.isStyled == true { return .styled }
    if node.typeName == "Menu", let style = node.scope.values[builtInStyle: MenuStyleConfiguration.self] {
      if style == "BorderlessButtonMenuStyle" { return .borderless }
    }
    switch node.scope.values[builtInStyle: ButtonLook.self] {
    case "PlainButtonStyle", "CardButtonStyle": return .plain
    case "BorderlessButtonStyle", "LinkButtonStyle", "AccessoryBarButtonStyle": return .borderless
    case "BorderedButtonStyle", "AccessoryBarActionButtonStyle", "GlassButtonStyle": return .bordered
    case "BorderedProminentButtonStyle", "GlassProminentButtonStyle": return .prominent
    default: return node.graph.device.isMac && node.typeName == "Button" ? .bordered : .automatic
    }
  }

  /// Whether it has an area of its own around its label.
  var isBordered: Bool { self == .bordered || self == .prominent }

  /// Whether a text drawing has brackets around the label. Those of the automatic style are for iOS's accent color,
  /// without which a button could not be told from a text.
  var hasBrackets: Bool { isBordered || self == .automatic }

  /// Between the label and the edge of a bordered button.
  static func insets(_ size: ControlSize, isMac: Bool) -> EdgeInsets {
    let (x, y): (CGFloat, CGFloat) =
      switch (isMac, size) {
      case (true, .mini), (true, .small): (6, 0)
      case (true, .regular): (8, 2)
      case (true, _): (12, 4)
      case (false, .mini), (false, .small): (10, 4)
      case (false, .regular): (12, 7)
      case (false, _): (20, 15)
      }
    return EdgeInsets(top: y, leading: x, bottom: y, trailing: x)
  }
}

/// How a toggle looks.
enum ToggleAppearance {
  /// A label and a switch at the other end.
  case `switch`
  /// A box with a mark before the label.
  case checkbox
  /// A button that stays pressed.
  case button

  @MainActor static func of(_ node: Node) -> ToggleAppearance {
    switch node.scope.values[builtInStyle: ToggleStyleConfiguration.self] {
    case "ButtonToggleStyle": return .button
    case "CheckboxToggleStyle": return .checkbox
    case "SwitchToggleStyle": return .switch
    default:
      guard node.graph.device.isMac else { return .switch }
      // The rows of a grouped form have switches.
      return node.scope.values[builtInStyle: FormStyleConfiguration.self] == "GroupedFormStyle" ? .switch : .checkbox
    }
  }
}

/// What a picker shows of its options.
enum PickerLook {
  /// The selected option alone, as the button of a menu.
  case menu
  /// The label, and the selected option at the end of the row.
  case row
  /// All options side by side.
  case segments
  /// The options around the selected one, on a wheel.
  case wheel
  /// The label and all options, one below the other, a mark behind the selected one.
  case list
  /// The label beside all options, each behind a round mark.
  case radios

  @MainActor static func of(_ picker: Node) -> PickerLook {
    let isMac = picker.graph.device.isMac
    switch picker.scope.values.pickerStyleName {
    case "SegmentedPickerStyle", "PalettePickerStyle": return .segments
    case "RadioGroupPickerStyle": return .radios
    case "InlinePickerStyle": return isMac ? .radios : .list
    case "WheelPickerStyle": return .wheel
    case "NavigationLinkPickerStyle": return .row
    default:
      var node = picker.parent
      while let next = node {
        if next.typeName == "Form" || next.typeName == "List" { return .row }
        node = next.parent
      }
      return .menu
    }
  }
}

/// How a date is picked.
enum DatePickerLook {
  /// The date at the end of the row.
  case field
  /// A wheel for each part of the date.
  case wheels
  /// The days of a month.
  case calendar

  @MainActor static func of(_ node: Node) -> DatePickerLook? {
    if node.typeName == "MultiDatePicker" { return .calendar }
    guard let picker = node.anyValue as? any DatedView, (node as? any StyledPart)?.isStyled != true else { return nil }
    switch node.scope.values[builtInStyle: DatePickerStyleConfiguration.self] {
    case "WheelDatePickerStyle": return .wheels
    case "GraphicalDatePickerStyle" where picker.components.contains(.date): return .calendar
    default: return .field
    }
  }
}

/// How a gauge or a progress view looks.
enum MeterLook {
  /// A bar between the labels of its ends, below the label and above that of the value.
  case bar
  /// A bar between the labels of its ends, without others.
  case smallBar
  /// A ring that is open at the bottom, around the value's label.
  case openRing
  /// A closed ring around the value's label.
  case ring
  /// A turning mark above the labels.
  case spinner

  @MainActor static func of(_ node: Node) -> MeterLook? {
    guard let meter = node.anyValue as? any MeterView, (node as? any StyledPart)?.isStyled != true else { return nil }
    guard node.typeName == "Gauge" else {
      switch node.scope.values[builtInStyle: ProgressViewStyleConfiguration.self] {
      case "CircularProgressViewStyle": return .spinner
      case "LinearProgressViewStyle": return .bar
      default: return meter.meterFraction == nil ? .spinner : .bar
      }
    }
    switch node.scope.values[builtInStyle: GaugeStyleConfiguration.self] {
    case "AccessoryCircularGaugeStyle", "CircularGaugeStyle": return .openRing
    case "AccessoryCircularCapacityGaugeStyle": return .ring
    case "AccessoryLinearGaugeStyle", "AccessoryLinearCapacityGaugeStyle": return .smallBar
    default: return .bar
    }
  }
}

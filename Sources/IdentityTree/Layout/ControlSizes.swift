import Foundation

/// The sizes of controls, by a fixed table: those of iOS where a developer can check them.
///
/// A control is laid out by what a person can do with it, so that controls of any style have a size:
///
/// | control | size in points |
/// | --- | --- |
/// | button, link, menu | its label; bordered ones 12 points more at the ends and 7 above and below |
/// | toggle | the proposed width, label and 51 x 31 switch at the ends; its label as a button; 20 more as a checkbox |
/// | text field, secure field | the proposed width (200 by itself), 22 high; a vertical one as high as its lines |
/// | text editor | what is proposed (200 x 100 by itself) |
/// | slider | the proposed width (200 by itself), 31 high, between the labels of its ends |
/// | stepper | the proposed width, label and 94 x 32 buttons at the ends |
/// | date picker, color picker | the proposed width, label and 124 x 34 button or 28 x 28 well at the ends |
/// | date picker as wheels | the proposed width, label and 320 x 216 wheels at the ends |
/// | date picker as a calendar | the proposed width, 320 at least; about 330 high, 376 with a time: an approximation |
/// | disclosure group | the proposed width, label and 12 x 12 mark at the ends, and what is disclosed below |
/// | any of these with hidden labels | the control alone |
/// | picker | its selection, 34 high; a row of a list with the label; segments 32 high; or all options |
/// | gauge, progress view | the proposed width, a bar 4 high and the labels around it; a ring of 58 x 58; 20 x 20 |
enum ControlSizes {
  static let chevron = CGSize(width: 12, height: 12)

  @MainActor static func recipe(for node: Node, _ context: LayoutContext) -> LayoutRecipe {
    let name = node.typeName
    if let recipe = named(name, node, context) { return recipe }
    if node.childCount > 0 {
      // A view of a kind that layout does not know: its content, stacked as SwiftUI stacks several views in one place.
      return LayoutRecipe(name, implicit: .vertical) { LayoutRule() }
    }
    switch node.control {
    case .toggle: return LayoutRecipe(name) { FixedRule(CGSize(width: 51, height: 31)) }
    case .text(let role):
      let isMultiline = role.isMultiline
      return LayoutRecipe([name, "\(isMultiline)"]) {
        isMultiline ? AreaRule(ideal: CGSize(width: 200, height: 100)) : BarRule(ideal: 200, thickness: 22)
      }
    case .range: return LayoutRecipe(name) { BarRule(ideal: 200, thickness: 31) }
    case .step: return LayoutRecipe(name) { FixedRule(CGSize(width: 94, height: 32)) }
    default: return LayoutRecipe(name) { FillRule() }
    }
  }

  /// A month of days; an approximation.
  private static let calendar = CGSize(width: 320, height: 330)
  /// The row below the days that has the time.
  static let timeRow: CGFloat = 46

  /// A label, where it is not hidden, and a control at the trailing end.
  @MainActor private static func trailing(_ control: CGSize, _ node: Node) -> LayoutRecipe {
    let hidesLabel = node.scope.values.labelsVisibility == .hidden
    return LayoutRecipe(
      [node.typeName, "\(control.width) \(control.height) \(hidesLabel)"], implicit: .horizontal
    ) { TrailingControlRule(control, hidesLabel: hidesLabel) }
  }

  @MainActor private static func datePicker(_ node: Node) -> LayoutRecipe {
    let components = (node.anyValue as? any DatedView)?.components ?? [.date, .hourAndMinute]
    switch DatePickerLook.of(node) {
    case .wheels: return trailing(CGSize(width: 320, height: 216), node)
    case .calendar:
      var size = calendar
      if components.contains(.hourAndMinute) { size.height += timeRow }
      return LayoutRecipe([node.typeName, "calendar \(size.height)"]) { CalendarRule(size) }
    case .field, nil: return trailing(CGSize(width: 124, height: 34), node)
    }
  }

  /// A button: its label, with an area around it where it is bordered.
  @MainActor private static func button(_ name: String, _ node: Node, _ context: LayoutContext) -> LayoutRecipe {
    guard ButtonAppearance.of(node).isBordered else {
      return LayoutRecipe(name, implicit: .horizontal) { LayoutRule() }
    }
    let insets = ButtonAppearance.insets(context.environment.controlSize, isMac: node.graph.device.isMac)
    return LayoutRecipe([name, "bordered \(insets)"], implicit: .horizontal) { PaddingRule(insets) }
  }

  @MainActor private static func toggle(_ name: String, _ node: Node, _ context: LayoutContext) -> LayoutRecipe {
    switch ToggleAppearance.of(node) {
    case .button: return LayoutRecipe([name, "button"], implicit: .horizontal) { LayoutRule() }
    case .checkbox:
      let hidesLabel = node.scope.values.labelsVisibility == .hidden
      return LayoutRecipe([name, "checkbox \(hidesLabel)"], implicit: .horizontal) {
        LeadingMarkRule(hidesLabel: hidesLabel)
      }
    case .switch: return trailing(CGSize(width: 51, height: 31), node)
    }
  }

  /// Which of a label's views are shown where its style leaves the icon or the title out.
  @MainActor private static func shownPart(ofLabel node: Node, _ context: LayoutContext) -> Range<Int>? {
    guard let style = node.scope.values[builtInStyle: LabelStyleConfiguration.self] else { return nil }
    let icons = context.tree.viewCount(of: Array(node.children.prefix(LabelNodeCount.of(node) ?? 1))[...])
    let all = context.tree.viewCount(of: Array(node.children)[...])
    switch style {
    case "IconOnlyLabelStyle" where icons > 0: return 0..<icons
    case "TitleOnlyLabelStyle" where all > icons: return icons..<all
    default: return nil
    }
  }

  /// Containers and controls of other families, by name.
  @MainActor private static func named(_ name: String, _ node: Node, _ context: LayoutContext) -> LayoutRecipe? {
    if let styled = node as? any StyledPart, styled.isStyled {
      // A style of the user's: what its body makes.
      return LayoutRecipe([name, "styled"], implicit: .vertical) { LayoutRule() }
    }
    switch name {
    case "NavigationSplitView":
      let width = context.tree.graph.device.columnWidth
      return LayoutRecipe([name, "\(width)"]) { SplitRule(width) }
    case "NavigationStack", "NavigationView", "TabView":
      return LayoutRecipe(name, implicit: .vertical) { ScreenRule() }
    case "Toggle": return toggle(name, node, context)
    case "Stepper": return trailing(CGSize(width: 94, height: 32), node)
    case "LabeledContent" where node.childCount > 0:
      let labels = LabelNodeCount.of(node) ?? max(node.childCount - 1, 1)
      let count = context.tree.viewCount(of: Array(node.children.prefix(labels))[...])
      return LayoutRecipe([name, "\(count)"]) { LabeledContentRule(count) }
    case "DatePicker": return datePicker(node)
    case "MultiDatePicker": return LayoutRecipe(name) { CalendarRule(calendar) }
    case "ColorPicker": return trailing(CGSize(width: 28, height: 28), node)
    case "Label" where node.childCount > 0:
      guard let part = shownPart(ofLabel: node, context) else { fallthrough }
      return LayoutRecipe([name, "\(part)"]) { ShownPartRule(part) }
    case "ControlGroup", "Label":
      return node.childCount == 0 ? nil : LayoutRecipe(name, implicit: .horizontal) { LayoutRule() }
    case "GroupBox":
      let space: CGFloat = node.graph.device.isMac ? 8 : 16
      return LayoutRecipe([name, "\(space)"], implicit: .vertical) {
        PaddingRule(EdgeInsets(top: space, leading: space, bottom: space, trailing: space))
      }
    case "Button", "Link", "Menu", "NavigationLink": return node.childCount == 0 ? nil : button(name, node, context)
    case "Gauge", "ProgressView": return MeterRule.recipe(for: node, context)
    case "TextField", "SecureField", "TextFieldContent":
      let grows = node.attributes.contains { $0.name == "axis" && $0.value == "vertical" }
      var text = ""
      if grows, case .text(let role)? = node.control { text = node.reading { role.text.wrappedValue } }
      let metrics = context.environment.font
      return LayoutRecipe([name, text, "\(metrics.size)"]) { FieldRule(grows ? text : nil, metrics) }
    case "EmptyView": return LayoutRecipe(name) { FixedRule(.zero) }
    default: return nil
    }
  }
}

/// What is proposed, or a size of its own.
final class AreaRule: LeafRule {
  private let ideal: CGSize
  init(ideal: CGSize) { self.ideal = ideal }
  override func size(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: ideal) }
}

/// A field for text: as wide as proposed, whatever its label is, which stands in it while it is empty.
final class FieldRule: ContainerRule {
  private let text: String?
  private let metrics: FontMetrics

  /// - Parameter text: The text of a field that grows with its lines.
  init(_ text: String?, _ metrics: FontMetrics) {
    self.text = text
    self.metrics = metrics
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 200
    guard let text, width.isFinite else { return CGSize(width: width, height: 22) }
    let lines = TextLines.broken(text, width: width, limit: item.environment.lineLimit, metrics).count
    return CGSize(width: width, height: 22 + CGFloat(max(lines - 1, 0)) * metrics.lineHeight)
  }

  override func place() {
    for child in item.children {
      let proposal = ProposedViewSize(item.size)
      child.place(at: CGPoint(x: 0, y: (item.size.height - child.size(proposal).height) / 2), proposal)
    }
  }

  override func explicit(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    guard isFirst || key == VerticalAlignment.lastTextBaseline.key else { return nil }
    let edge = (22 - metrics.lineHeight) / 2
    return isFirst ? edge + metrics.ascent : size(proposal).height - edge - metrics.lineHeight + metrics.ascent
  }
}

/// A label at the leading end, and a control that layout draws itself at the trailing end.
final class TrailingControlRule: LayoutRule {
  let control: CGSize
  private let gap: CGFloat = 8
  private let hidesLabel: Bool
  init(_ control: CGSize, hidesLabel: Bool = false) {
    self.control = control
    self.hidesLabel = hidesLabel
  }

  /// A hidden label has no place.
  private var label: LayoutItem? { hidesLabel ? nil : content }
  override func place() { if label != nil { super.place() } }

  /// Where the control is, in the item's coordinates.
  var controlFrame: CGRect {
    CGRect(
      x: item.size.width - control.width, y: (item.size.height - control.height) / 2, width: control.width,
      height: control.height)
  }

  private var taken: CGFloat { control.width + (label == nil ? 0 : gap) }
  override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max($0 - taken, 0) }, height: proposal.height)
  }
  override func contentOrigin(_ size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    CGPoint(x: 0, y: (size.height - (label?.size(contentProposal(proposal)).height ?? 0)) / 2)
  }
  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let inner = label?.size(contentProposal(proposal)) ?? .zero
    let width = label == nil ? control.width : max(proposal.width ?? 0, inner.width + taken)
    return CGSize(width: width, height: max(inner.height, control.height))
  }
}

/// A small mark at the leading end, which layout draws itself, and a label behind it.
final class LeadingMarkRule: LayoutRule {
  static let mark: CGFloat = 14
  private let gap: CGFloat = 6
  private let hidesLabel: Bool
  init(hidesLabel: Bool) { self.hidesLabel = hidesLabel }

  /// A hidden label has no place.
  private var label: LayoutItem? { hidesLabel ? nil : content }
  override func place() { if label != nil { super.place() } }
  private var taken: CGFloat { Self.mark + (label == nil ? 0 : gap) }

  /// Where the mark is, in the item's coordinates.
  var markFrame: CGRect {
    CGRect(x: 0, y: (item.size.height - Self.mark) / 2, width: Self.mark, height: Self.mark)
  }
  override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max($0 - taken, 0) }, height: proposal.height)
  }
  override func contentOrigin(_ size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    CGPoint(x: taken, y: (size.height - (label?.size(contentProposal(proposal)).height ?? 0)) / 2)
  }
  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let inner = label?.size(contentProposal(proposal)) ?? .zero
    return CGSize(width: inner.width + taken, height: max(inner.height, Self.mark))
  }
}

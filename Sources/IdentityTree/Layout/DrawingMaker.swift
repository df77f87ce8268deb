import Foundation

/// Makes the drawing of a graph: walks the nodes in the order in which SwiftUI draws them.
@MainActor struct DrawingMaker {
  let tree: LayoutTree
  private var items: [Drawing.Item] = []
  /// What is pinned over the rows of a lazy container, until these are drawn; with its style once it was come to.
  private var pinned: [NodeID: Style?] = [:]

  struct Style {
    var foreground: DrawnColor?
    /// What takes the place of the accent color.
    var tint: DrawnColor?
    var opacity = 1.0
    var radius: CGFloat = 0
    var clip: CGRect?
    /// The number of the button that is drawn.
    var button: Int?

    var accent: DrawnColor { tint ?? .accent }
  }

  static func drawing(of graph: ViewGraph) -> Drawing {
    let tree = graph.layoutTree
    tree.run()
    var maker = DrawingMaker(tree: tree)
    if let root = graph.root { maker.draw(root, Style()) }
    maker.drawBars(of: nil)
    maker.drawPresented()
    let root = graph.root.flatMap { tree.knownFrame(of: $0) }
    return Drawing(
      window: tree.window.size, root: root ?? CGRect(origin: .zero, size: .zero), items: maker.items)
  }

  private init(tree: LayoutTree) { self.tree = tree }

  mutating func add(_ figure: Drawing.Figure, _ frame: CGRect?, _ style: Style) {
    guard let frame else { return }
    items.append(Drawing.Item(figure: figure, frame: frame, clip: style.clip, opacity: style.opacity))
  }

  /// The views of a deep tree are walked without recursion: what comes after a view's content waits on the stack.
  enum Work {
    case node(Node, Style)
    /// Nodes that lie over what comes before them.
    case pinned([Node])
    case figure(Drawing.Figure, CGRect?, Style)
  }

  /// What was drawn in an area so far is not seen any more.
  mutating func cover(_ area: CGRect) { items.removeAll { area.contains($0.frame) } }

  mutating func draw(_ root: Node, _ style: Style) {
    var waiting: [Work] = [.node(root, style)]
    while let next = waiting.popLast() {
      switch next {
      case .figure(let figure, let frame, let style): add(figure, frame, style)
      case .pinned(let nodes):
        for node in nodes.reversed() {
          guard let style = pinned.removeValue(forKey: node.id) ?? nil else { continue }
          waiting.append(contentsOf: works(node, style).reversed())
        }
      case .node(let node, let style):
        if !pinned.isEmpty, pinned[node.id] != nil {
          pinned[node.id] = style
          continue
        }
        // The last one in is the first one out.
        var next = works(node, style)
        let over = tree.pinnedNodes(of: node)
        if !over.isEmpty {
          for node in over { pinned[node.id] = .some(nil) }
          next.append(.pinned(over))
        }
        waiting.append(contentsOf: next.reversed())
      }
    }
  }

  private func works(_ node: Node, _ style: Style) -> [Work] {
    switch NodeKind.of(node) {
    case .hidden: return []
    case .transparent: return inOrder(Array(node.children)).map { .node($0, style) }
    case .modifier(let contentCount): return modifier(node, contentCount, style)
    case .view: return view(node, style)
    }
  }

  /// Siblings as they are drawn: those with a higher `zIndex` later.
  private func inOrder(_ nodes: [Node]) -> [Node] {
    guard nodes.count > 1 else { return nodes }
    func zIndex(_ node: Node) -> Double { tree.shownItems(of: node).first?.zIndex ?? 0 }
    let ordered = nodes.enumerated().map { (index: $0.offset, zIndex: zIndex($0.element), node: $0.element) }
    guard ordered.contains(where: { $0.zIndex != 0 }) else { return nodes }
    return ordered.sorted { ($0.zIndex, $0.index) < ($1.zIndex, $1.index) }.map(\.node)
  }

  // MARK: Modifiers

  private func modifier(_ node: Node, _ contentCount: Int, _ style: Style) -> [Work] {
    var style = style
    let children = Array(node.children)
    let content = children.prefix(contentCount)
    let attached = children.dropFirst(contentCount)
    let attributes = node.attributes
    var before: [Work] = []
    var after: [Work] = []
    func frame() -> CGRect? { tree.knownFrame(of: node) }
    func layer(_ attribute: NodeAttribute) -> [Work] {
      let (color, frame) = (DrawnColor(attribute), frame())
      return self.layer(node, frame, color, style)
        ?? [.figure(.fill(outline(attributes, style, frame), color, name: nil), frame, style)]
    }
    for attribute in attributes {
      switch attribute.name {
      case "hidden" where attribute.value == "true": return []
      case "opacity": style.opacity *= attribute.data.first ?? Double(attribute.value) ?? 1
      case "foregroundStyle", "foregroundColor":
        if attribute.value != "default" { style.foreground = DrawnColor(attribute) }
      case "tint": style.tint = attribute.value == "default" ? nil : DrawnColor(attribute)
      case "background": before += layer(attribute)
      case "overlay": after += layer(attribute)
      case "border":
        let color = DrawnColor(attribute)
        let width = attribute.value.components(separatedBy: ", ").last.flatMap(Double.init) ?? 1
        let line = StrokeStyle(lineWidth: CGFloat(width))
        after.append(.figure(.stroke(.rectangle(radius: 0), color, line), frame(), style))
      case "cornerRadius":
        style.radius = CGFloat(attribute.data.first ?? Double(attribute.value) ?? 0)
        style.clip = clipped(style.clip, frame())
      case "clipShape":
        if case .rectangle(let radius) = outline(attributes, style, frame()) { style.radius = radius }
        style.clip = clipped(style.clip, frame())
      case "clipped": style.clip = clipped(style.clip, frame())
      default: break
      }
    }
    let inner = content.map { Work.node($0, style) }
    let layers = attached.map { Work.node($0, style) }
    let isBehind = node.typeName == "_BackgroundModifier" || attributes.first?.name == "backgroundPreferenceValue"
    return isBehind ? layers + before + inner + after : before + inner + layers + after
  }

  private func clipped(_ clip: CGRect?, _ frame: CGRect?) -> CGRect? {
    guard let frame else { return clip }
    return clip.map { $0.intersection(frame) } ?? frame
  }

  /// The outline that attributes name: a shape in `in` or `clipShape`, or the corner radius in force.
  private func outline(_ attributes: [NodeAttribute], _ style: Style, _ frame: CGRect?) -> Drawing.Outline {
    let shape = attributes.first { $0.name == "in" || $0.name == "clipShape" }?.value ?? ""
    let radius = attributes.first { $0.name == "cornerRadius" || $0.name == "cornerSize" }?.data.first
    return Self.outline(shape, radius.map { CGFloat($0) }, frame) ?? .rectangle(radius: style.radius)
  }

  private static func outline(_ shape: String, _ radius: CGFloat?, _ frame: CGRect?) -> Drawing.Outline? {
    switch shape {
    case "Capsule": .rectangle(radius: min(frame?.width ?? 0, frame?.height ?? 0) / 2)
    case "Circle", "Ellipse": .ellipse
    case "RoundedRectangle", "UnevenRoundedRectangle": .rectangle(radius: radius ?? 8)
    case "Rectangle": .rectangle(radius: 0)
    default: nil
    }
  }

  // MARK: Views

  private func view(_ node: Node, _ style: Style) -> [Work] {
    var style = style
    let children = inOrder(Array(node.children)).map { Work.node($0, style) }
    guard let frame = tree.knownFrame(of: node) else {
      // A view without a place, such as a row of a grid, may hold some that have one.
      return children
    }
    let name = node.typeName
    let attributes = node.attributes
    func value(_ name: String) -> NodeAttribute? { attributes.first { $0.name == name } }
    let color = style.foreground ?? .black
    if let view = node.anyValue as? any ShapeView {
      // The views that a shape is drawn over come first.
      return children + shape(view, node, frame, attributes, style)
    }
    if let canvas = canvas(node, frame, style) { return canvas }
    switch name {
    case "Text": return [text(node, frame, attributes, style)]
    case "Image":
      let title = value("image")?.value ?? value("symbol")?.value ?? "image"
      let isSymbol = (node.anyValue as? Image)?.isSymbol ?? false
      return [.figure(isSymbol ? .symbol(title, color, button: style.button) : .picture(title), frame, style)]
    case "Color":
      let fill = value("color").map { DrawnColor($0) } ?? .gray
      return [.figure(.fill(.rectangle(radius: style.radius), fill, name: fill.name), frame, style)]
    case "Divider":
      return [
        .figure(.fill(.rectangle(radius: 0), DrawnColor("separator"), name: nil), frame, style)
      ]
    case "Spacer", "EmptyView": return []
    case "GroupBox" where (node as? any StyledPart)?.isStyled != true:
      let area = DrawnColor(red: 0.949, green: 0.949, blue: 0.969)
      return [
        .figure(.plate(.rectangle(radius: 8), area), frame, style),
        .figure(.stroke(.rectangle(radius: 8), DrawnColor("separator"), StrokeStyle()), frame, style),
      ] + children
    case "SectionPart" where node.scope.values.listStyleName == TypeName.short(PlainListStyle.self):
      // A header over the rows of a list hides them.
      guard let item = tree.item(of: node), let area = item.pinnedArea else { return children }
      return [.figure(.plate(.rectangle(radius: 0), DrawnColor("background")), area, style)] + children
    case "ScrollView", "List", "Form":
      style.clip = clipped(style.clip, frame)
      return inOrder(Array(node.children)).map { .node($0, style) }
    case "TextField", "SecureField":
      // The label stands in the field while it is empty; a user's style is drawn around it.
      let isStyled = (node as? any StyledPart)?.isStyled ?? false
      return (isStyled ? children : []) + control(node, frame, attributes, style)
    case "TextFieldContent": return []
    case "Button", "Link", "NavigationLink", "Menu": return button(node, frame, style)
    case "Toggle" where ToggleAppearance.of(node) == .button && (node as? any StyledPart)?.isStyled != true:
      return toggleButton(node, frame, style)
    case "Picker":
      // The label comes first, each option after its mark.
      return pickerArea(node, style) + children.prefix(1) + pickerMarks(node, style) + children.dropFirst()
    default: break
    }
    if let look = DatePickerLook.of(node), look != .field { return children + dates(node, look, frame, style) }
    if let look = MeterLook.of(node) { return meter(node, look, frame, style) + children }
    if let gradient = value("gradient"), node.isLeafView {
      let fill = DrawnColor(gradient)
      return [.figure(.fill(.rectangle(radius: style.radius), fill, name: fill.name), frame, style)]
    }
    let own = control(node, frame, attributes, style)
    return name == "Toggle" ? own + children : children + own
  }

  /// A toggle as a button: filled while it is on.
  private func toggleButton(_ node: Node, _ frame: CGRect, _ style: Style) -> [Work] {
    var style = style
    style.button = Int(node.id.rawValue)
    let color = style.foreground ?? style.accent
    style.foreground = color
    var isOn = false
    if case .toggle(let binding)? = node.control { isOn = binding.wrappedValue }
    guard isOn else { return node.children.map { .node($0, style) } }
    let area = Work.figure(
      .chosen(.rectangle(radius: 6), color, ends: "░░"), frame.insetBy(dx: -4, dy: -2), style)
    style.foreground = DrawnColor("white")
    return [area] + node.children.map { .node($0, style) }
  }

  private func text(_ node: Node, _ frame: CGRect, _ attributes: [NodeAttribute], _ style: Style) -> Work {
    let rule = tree.item(of: node)?.rule as? TextRule
    let metrics = rule?.font ?? .body
    let lines = rule?.shownLines ?? [node.text ?? ""]
    let own = attributes.last { $0.name == "foregroundColor" || $0.name == "foregroundStyle" }
    let color = own.map { DrawnColor($0) } ?? style.foreground ?? .black
    return .figure(.text(lines, Drawing.Font(metrics), color, button: style.button), frame, style)
  }

  private static func texts(below node: Node) -> [String] {
    Scrolling.nodes(below: node).compactMap(\.text)
  }

  /// What a date picker or a color picker shows at the end of its row.
  private func chosen(_ value: Any?, _ node: Node, _ place: CGRect, _ style: Style) -> [Work] {
    switch value {
    case let date as Date:
      let components = (node.anyValue as? any DatedView)?.components ?? .date
      let format = TextSurroundings(node).dateStyle(
        components.contains(.date) ? .abbreviated : .omitted,
        components.contains(.hourAndMinute) ? .shortened : .omitted)
      let body = FontMetrics.body
      let font = Drawing.Font(body)
      let string = format.format(date)
      let width = min(body.width(of: string), place.maxX)
      let line = CGRect(
        x: place.maxX - width, y: place.midY - body.lineHeight / 2, width: width, height: body.lineHeight)
      return [.figure(.text([string], font, style.accent, button: nil), line, style)]
    case let color as Color:
      return [.figure(.fill(.ellipse, DrawnColor(.of("color", color)), name: nil), place, style)]
    default: return []
    }
  }

  private func control(_ node: Node, _ frame: CGRect, _ attributes: [NodeAttribute], _ style: Style) -> [Work] {
    switch node.control {
    case .toggle(let isOn) where node.typeName == "DisclosureGroup":
      guard let label = node.children.first.flatMap({ tree.item(of: $0) }),
        let rule = label.rule as? TrailingControlRule
      else { return [] }
      let place = CGRect(origin: label.global(rule.controlFrame.origin), size: rule.control)
      return [
        .figure(.symbol(isOn.wrappedValue ? "chevron.down" : "chevron.right", style.accent, button: nil), place, style)
      ]
    case .toggle(let isOn):
      if let item = tree.item(of: node), let rule = item.rule as? LeadingMarkRule {
        return [.figure(.mark(.checkbox, isOn: isOn.wrappedValue), item.globalFrame(of: rule.markFrame), style)]
      }
      guard let item = tree.item(of: node), let rule = item.rule as? TrailingControlRule else {
        return node.childCount == 0 ? [.figure(.toggle(isOn.wrappedValue), frame, style)] : []
      }
      let origin = item.global(rule.controlFrame.origin)
      return [.figure(.toggle(isOn.wrappedValue), CGRect(origin: origin, size: rule.control), style)]
    case .text(let role):
      var text = role.text.wrappedValue
      if node.typeName == "SecureField" { text = String(repeating: "•", count: text.count) }
      let prompt = role.prompt ?? Self.texts(below: node).joined(separator: " ")
      let content = Scrolling.nodes(below: node).first { $0.typeName == "TextFieldContent" }
      let place = content.flatMap { tree.knownFrame(of: $0) } ?? frame
      return [.figure(.field(text.isEmpty ? prompt : text, isPrompt: text.isEmpty), place, style)]
    case .choice(let role):
      guard let item = tree.item(of: node), let rule = item.rule as? TrailingControlRule else {
        return node.anyValue is any DatedView ? chosen(role.selection()?.base, node, frame, style) : []
      }
      let place = CGRect(origin: item.global(rule.controlFrame.origin), size: rule.control)
      return chosen(role.selection()?.base, node, place, style)
    case .range(let role):
      let span = role.bounds.upperBound - role.bounds.lowerBound
      let fraction = span > 0 ? (role.value() - role.bounds.lowerBound) / span : 0
      var bar = frame
      if let item = tree.item(of: node), let rule = item.rule as? SliderRule {
        bar = CGRect(origin: item.global(rule.barFrame.origin), size: rule.barFrame.size)
      }
      return [.figure(.slider(min(max(fraction, 0), 1)), bar, style)]
    case .step:
      guard let item = tree.item(of: node), let rule = item.rule as? TrailingControlRule else {
        return [.figure(.stepper, frame, style)]
      }
      return [
        .figure(.stepper, CGRect(origin: item.global(rule.controlFrame.origin), size: rule.control), style)
      ]
    default: return []
    }
  }
}

extension LayoutTree {
  /// The headers and footers that lie over the rows of a lazy container's node, footers first.
  @MainActor fileprivate func pinnedNodes(of node: Node) -> [Node] {
    guard let rule = item(of: node)?.rule as? LazyRule, !rule.pins.isEmpty else { return [] }
    let pins = rule.pins.sorted { ($0.value.isHeader ? 1 : 0, $0.key) < ($1.value.isHeader ? 1 : 0, $1.key) }
    return pins.compactMap { pin in
      var item: LayoutItem? = pin.value.item
      while let current = item {
        if let node = current.node, node.anyValue is any SectionEdge { return node }
        item = current.children.first
      }
      return nil
    }
  }
}

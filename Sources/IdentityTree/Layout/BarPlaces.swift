import Foundation

/// The views of a bar: each stands where its place is.
final class BarViewsRule: ContainerRule {
  /// In the window, one for each view; `nil` for what is not shown.
  var frames: [CGRect?] = []

  override func size(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  override func place() {
    for case (let child, let frame?) in zip(item.children, frames) {
      child.place(at: frame.origin, ProposedViewSize(frame.size))
    }
  }
}

extension ToolbarItemView: LaidOutView {
  func _layout(_ context: LayoutContext) -> LayoutRecipe {
    LayoutRecipe("toolbar item", implicit: .horizontal) { LayoutRule() }
  }
}

/// Where titles, toolbar items and labels of tabs stand: above and below the screen that they belong to, in what the
/// safe area leaves there. They take no space from the content.
@MainActor struct BarPlaces {
  /// In points.
  static let height: CGFloat = 44
  static let backWidth: CGFloat = 64
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  private enum Place {
    case leading, center, trailing, bottom
  }

  /// Views that stand beside each other.
  private struct Piece {
    var place: Place
    var items: [LayoutItem]
    var isTitle = false
    @MainActor var width: CGFloat {
      items.map { $0.size(.unspecified).width }.reduce(0, +) + BarPlaces.gap * CGFloat(max(items.count - 1, 0))
    }
  }

  let tree: LayoutTree
  private var frames: [ObjectIdentifier: CGRect] = [:]

  /// The frames of the views in the bars that are shown.
  static func frames(of bars: [(node: Node, item: LayoutItem)], in tree: LayoutTree) -> [ObjectIdentifier: CGRect] {
    var places = BarPlaces(tree: tree)
    var hosts: [Node] = []
    var pieces: [ObjectIdentifier: [Piece]] = [:]
    for (node, item) in bars where node.isOnScreen {
      guard let host = host(of: node) else { continue }
      if pieces[ObjectIdentifier(host)] == nil { hosts.append(host) }
      let isHidden = isHidden(node, host)
      pieces[ObjectIdentifier(host), default: []] += self.pieces(of: node, item).filter {
        !isHidden || $0.place == .bottom
      }
    }
    for host in hosts {
      guard let screen = tree.knownFrame(of: host) else { continue }
      places.place(
        pieces[ObjectIdentifier(host)] ?? [], around: screen, hasBack: hasBack(host),
        isInTabs: host.ancestors.contains { $0 is any TabsRole })
    }
    return places.frames
  }

  /// Whether there is a screen to go back to.
  static func hasBack(_ host: Node) -> Bool { ((host as? any StackRole)?.screenCount ?? 0) > 0 }

  /// The bar above a screen.
  static func top(of screen: CGRect) -> CGRect {
    let top = max(screen.minY - height, 0)
    return CGRect(x: screen.minX, y: top, width: screen.width, height: screen.minY - top)
      .insetBy(dx: min(margin, screen.width / 2), dy: 0)
  }

  /// What shows a bar: a navigation stack, or a tab view for its labels.
  private static func host(of bar: Node) -> Node? {
    let isTab = bar.detail == "tab"
    return bar.ancestors.first { isTab ? $0 is any TabsRole : $0 is any StackHost }
  }

  /// Whether a modifier of the screen takes its navigation bar away.
  private static func isHidden(_ bar: Node, _ host: Node) -> Bool {
    guard bar.detail != "tab" else { return false }
    var modifiers = bar.ancestors.prefix { $0 !== host }.map { $0 }
    var inner = bar.parent?.children.first
    while let node = inner, !node.isLeafView {
      modifiers.append(node)
      inner = node.children.first
    }
    return modifiers.contains { node in
      node.attributes.contains {
        switch $0.name {
        case "navigationBarHidden": $0.value == "true"
        case "toolbar": $0.value.hasPrefix("hidden") && ($0.value.contains("navigationBar") || $0.value.hasSuffix(": "))
        default: false
        }
      }
    }
  }

  private static func pieces(of bar: Node, _ item: LayoutItem) -> [Piece] {
    switch bar.detail {
    case "title": return [Piece(place: .center, items: item.children, isTitle: true)]
    case "tab": return [Piece(place: .bottom, items: item.children)]
    case "toolbar":
      return item.children.compactMap { child in
        let placement = child.node?.attributes.first { $0.name == "placement" }?.value ?? "automatic"
        let place: Place
        switch placement {
        case "topBarLeading", "cancellationAction", "navigation": place = .leading
        case "principal", "title": place = .center
        case "bottomBar", "status": place = .bottom
        case "keyboard", "accessoryBar", "bottomOrnament": return nil
        default: place = .trailing
        }
        return Piece(place: place, items: [child])
      }
    default: return []
    }
  }

  private init(tree: LayoutTree) { self.tree = tree }

  private mutating func place(_ pieces: [Piece], around screen: CGRect, hasBack: Bool, isInTabs: Bool) {
    let top = Self.top(of: screen)
    if top.height >= 20 {
      row(pieces.filter { $0.place == .leading }, from: top.minX + (hasBack ? Self.backWidth : 0), in: top)
      let trailing = pieces.filter { $0.place == .trailing }
      let width = trailing.map(\.width).reduce(0, +) + Self.gap * CGFloat(max(trailing.count - 1, 0))
      row(trailing, from: top.maxX - width, in: top)
      let centered = pieces.filter { $0.place == .center }
      // What stands in the middle takes the title's place.
      if let center = centered.first(where: { !$0.isTitle }) ?? centered.first {
        row([center], from: top.midX - center.width / 2, in: top)
      }
    }
    var bottom = CGRect(
      x: screen.minX, y: screen.maxY, width: screen.width,
      height: min(tree.window.size.height - screen.maxY, Self.height))
    guard bottom.height >= 20 else { return }
    // Items stand over the labels of tabs around them.
    if isInTabs { bottom.origin.y -= bottom.height }
    let below = pieces.filter { $0.place == .bottom }
    for (index, piece) in below.enumerated() {
      let middle = bottom.minX + bottom.width * (CGFloat(index) + 0.5) / CGFloat(below.count)
      row([piece], from: middle - piece.width / 2, in: bottom)
    }
  }

  private mutating func row(_ pieces: [Piece], from start: CGFloat, in bar: CGRect) {
    var x = start
    for item in pieces.flatMap(\.items) {
      let size = item.size(.unspecified)
      frames[ObjectIdentifier(item)] = CGRect(
        origin: CGPoint(x: x, y: bar.midY - size.height / 2), size: size)
      x += size.width + Self.gap
    }
  }
}

import Foundation

// How lists, forms, sections and layers of preferences are laid out.

extension Section: LaidOutView {
  /// Header and footer stand on lines of their own in a grid, and what follows begins on another.
  @MainActor func _layout(_ context: LayoutContext) -> LayoutRecipe {
    LayoutRecipe.group { members, node in
      var result: [LayoutMember] = [.sectionStart]
      for member in members {
        guard let item = member.item, item.node?.anyValue is any SectionEdge else {
          result.append(member)
          continue
        }
        guard !item.children.isEmpty else { continue }
        result.append(item.node === node.children.first ? .header(item) : .footer(item))
      }
      return result + [.sectionEnd]
    }
  }
}

extension DisclosureGroup: LaidOutView {
  /// The label and what is disclosed are rows of a list, and a stack elsewhere.
  @MainActor func _layout(_ context: LayoutContext) -> LayoutRecipe {
    let isStyled = (context.node as? any StyledPart)?.isStyled ?? false
    if !isStyled, Self.isRow(context.node) { return .group { members, _ in members } }
    return LayoutRecipe(isStyled, implicit: .vertical) { LayoutRule() }
  }

  @MainActor private static func isRow(_ node: Node) -> Bool {
    var holder = node.rowHolder
    while let group = holder as? any Expandable { holder = group.rowHolder }
    return holder?.anyValue is any RowContainerView
  }
}

/// The views of a list's rows, their types left out.
protocol RowContainerView {}
extension ListRows: RowContainerView {}

extension _PreferenceLayerModifier: LaidOutModifier {
  @MainActor func _layout(_ context: LayoutContext) -> LayoutRecipe? { .layers(alignment) }
}

extension Form: LaidOutView {
  @MainActor func _layout(_ context: LayoutContext) -> LayoutRecipe {
    let state = context.tree.scrollState(of: context.node)
    return LayoutRecipe("form") { ScrollRule(.vertical, state) }
  }
}

extension ListRows: LaidOutView {
  @MainActor func _layout(_ context: LayoutContext) -> LayoutRecipe {
    let least = context.node.scope.values.defaultMinListRowHeight
    // The headers of plain rows stay at the top on iOS.
    let isPlain = context.node.scope.values.listStyleName == TypeName.short(PlainListStyle.self)
    let pinned: PinnedScrollableViews = isPlain && !context.node.graph.device.isMac ? .sectionHeaders : []
    return LayoutRecipe(["rows", "\(least) \(pinned.rawValue)"]) {
      LazyRule(
        axis: .vertical, items: nil, alignment: Alignment(horizontal: .leading, vertical: .center), spacing: 0,
        leastLength: least, pinned: pinned)
    }
  }
}

extension List: LaidOutView {
  @MainActor func _layout(_ context: LayoutContext) -> LayoutRecipe {
    let state = context.tree.scrollState(of: context.node)
    return LayoutRecipe("list") { ScrollRule(.vertical, state) }
  }
}

extension ListRows: PrimitiveView {
  typealias Body = Never
  @MainActor static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    LazyContainer.begin(slots.parent)
    Content._resolve(view.content, into: &slots)
  }
}

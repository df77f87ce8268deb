import Foundation

// How lists, forms, sections and layers of preferences are laid out.

extension Section: LaidOutView {
  @MainActor func _layout(_ context: LayoutContext) -> LayoutRecipe { LayoutRecipe.group { members, _ in members } }
}

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
    return LayoutRecipe(["rows", "\(least)"]) {
      LazyRule(
        axis: .vertical, items: nil, alignment: Alignment(horizontal: .leading, vertical: .center), spacing: 0,
        leastLength: least)
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

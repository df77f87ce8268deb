import Foundation

// How each primitive view and modifier of the vocabulary is laid out.

extension VStack: LaidOutView {
  func _layout(_ context: LayoutContext) -> LayoutRecipe { LayoutRecipe(layout) { LayoutProtocolRule(layout) } }
}

extension HStack: LaidOutView {
  func _layout(_ context: LayoutContext) -> LayoutRecipe { LayoutRecipe(layout) { LayoutProtocolRule(layout) } }
}

extension ZStack: LaidOutView {
  func _layout(_ context: LayoutContext) -> LayoutRecipe { LayoutRecipe(layout) { LayoutProtocolRule(layout) } }
}

extension Grid: LaidOutView where Content: View {
  func _layout(_ context: LayoutContext) -> LayoutRecipe { LayoutRecipe(layout) { LayoutProtocolRule(layout) } }
}

extension GridRow: LaidOutView where Content: View {
  /// A row has no place of its own: its cells are the grid's.
  func _layout(_ context: LayoutContext) -> LayoutRecipe {
    .group { members, node in
      for member in members {
        member.item?.gridRow = GridRowTrait(row: Int(node.id.rawValue), alignment: alignment)
      }
      return members
    }
  }
}

extension _LayoutView: LaidOutView {
  func _layout(_ context: LayoutContext) -> LayoutRecipe { LayoutRecipe(layout) { LayoutProtocolRule(layout) } }
}

extension ViewThatFits: LaidOutView {
  func _layout(_ context: LayoutContext) -> LayoutRecipe { LayoutRecipe(axes) { FittingRule(axes) } }
}

extension Spacer: LaidOutView {
  func _layout(_ context: LayoutContext) -> LayoutRecipe { LayoutRecipe(minLength as Any) { SpacerRule(minLength) } }
}

extension Divider: LaidOutView {
  func _layout(_ context: LayoutContext) -> LayoutRecipe { LayoutRecipe(()) { DividerRule() } }
}

extension Color: LaidOutView {
  func _layout(_ context: LayoutContext) -> LayoutRecipe { LayoutRecipe(()) { FillRule() } }
}

extension GeometryReader: LaidOutView {
  func _layout(_ context: LayoutContext) -> LayoutRecipe { LayoutRecipe(()) { GeometryReaderRule() } }
}

extension LazyVStack: LaidOutView {
  func _layout(_ context: LayoutContext) -> LayoutRecipe {
    LayoutRecipe([alignment.name, "\(spacing ?? -1) \(pinnedViews.rawValue)"]) {
      LazyRule(
        axis: .vertical, items: nil, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing, pinned: pinnedViews)
    }
  }
}

extension LazyHStack: LaidOutView {
  func _layout(_ context: LayoutContext) -> LayoutRecipe {
    LayoutRecipe([alignment.name, "\(spacing ?? -1) \(pinnedViews.rawValue)"]) {
      LazyRule(
        axis: .horizontal, items: nil, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing, pinned: pinnedViews)
    }
  }
}

extension LazyVGrid: LaidOutView {
  func _layout(_ context: LayoutContext) -> LayoutRecipe {
    LayoutRecipe([alignment.name, "\(spacing ?? -1) \(pinnedViews.rawValue)", LazyGridText.of(columns)]) {
      LazyRule(
        axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing, pinned: pinnedViews)
    }
  }
}

extension LazyHGrid: LaidOutView {
  func _layout(_ context: LayoutContext) -> LayoutRecipe {
    LayoutRecipe([alignment.name, "\(spacing ?? -1) \(pinnedViews.rawValue)", LazyGridText.of(rows)]) {
      LazyRule(
        axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing, pinned: pinnedViews)
    }
  }
}

/// Grid items as text, to tell whether they changed.
enum LazyGridText {
  static func of(_ items: [GridItem]) -> String {
    items.map { "\($0.text) \($0.spacing ?? -1) \($0.alignment?.description ?? "")" }.joined(separator: ";")
  }
}

// MARK: Modifiers

extension _PaddingLayout: LaidOutModifier {
  func _layout(_ context: LayoutContext) -> LayoutRecipe? { LayoutRecipe(resolved) { PaddingRule(resolved) } }
}

extension _FrameLayout: LaidOutModifier {
  func _layout(_ context: LayoutContext) -> LayoutRecipe? {
    LayoutRecipe(self) { FrameRule(width: width, height: height, alignment: alignment) }
  }
}

extension _FlexFrameLayout: LaidOutModifier {
  func _layout(_ context: LayoutContext) -> LayoutRecipe? {
    LayoutRecipe(self) {
      FlexFrameRule(
        width: .init(least: minWidth, ideal: idealWidth, most: maxWidth),
        height: .init(least: minHeight, ideal: idealHeight, most: maxHeight), alignment: alignment)
    }
  }
}

extension _ContainerRelativeFrameLayout: LaidOutModifier {
  func _layout(_ context: LayoutContext) -> LayoutRecipe? {
    LayoutRecipe(self) { RelativeFrameRule(axes: axes, length: length, alignment: alignment) }
  }
}

extension _AspectRatioLayout: LaidOutModifier {
  func _layout(_ context: LayoutContext) -> LayoutRecipe? { LayoutRecipe(self) { AspectRatioRule(ratio, contentMode) } }
}

extension _FixedSizeLayout: LaidOutModifier {
  func _layout(_ context: LayoutContext) -> LayoutRecipe? {
    LayoutRecipe(self) { FixedSizeRule(horizontal: horizontal, vertical: vertical) }
  }
}

extension _PositionLayout: LaidOutModifier {
  func _layout(_ context: LayoutContext) -> LayoutRecipe? { LayoutRecipe(self) { PositionRule(position) } }
}

extension _OffsetEffect: LaidOutModifier {
  func _layout(_ context: LayoutContext) -> LayoutRecipe? { LayoutRecipe(self) { OffsetRule(offset) } }
}

extension _ScaleEffect: LaidOutModifier {
  func _layout(_ context: LayoutContext) -> LayoutRecipe? { LayoutRecipe(self) { ScaleRule(scale, anchor) } }
}

extension _RotationEffect: LaidOutModifier {
  func _layout(_ context: LayoutContext) -> LayoutRecipe? { LayoutRecipe(self) { RotationRule(angle, anchor) } }
}

extension _AlignmentWritingModifier: LaidOutModifier {
  func _layout(_ context: LayoutContext) -> LayoutRecipe? {
    LayoutRecipe(computeValue) { AlignmentGuideRule(key, computeValue) }
  }
}

extension _ColumnWidth: LaidOutModifier {
  func _layout(_ context: LayoutContext) -> LayoutRecipe? {
    LayoutRecipe(width) { TraitRule(.value(ObjectIdentifier(Self.self), width, name: "")) }
  }
}

extension _LayoutTraitModifier: LaidOutModifier {
  func _layout(_ context: LayoutContext) -> LayoutRecipe? { LayoutRecipe(self) { TraitRule(trait) } }
}

extension _GridCellModifier: LaidOutModifier {
  func _layout(_ context: LayoutContext) -> LayoutRecipe? { LayoutRecipe(self) { GridTraitRule(trait) } }
}

extension _SafeAreaIgnoringLayout: LaidOutModifier {
  func _layout(_ context: LayoutContext) -> LayoutRecipe? {
    // There is no keyboard here.
    guard regions.contains(.container) else { return nil }
    return LayoutRecipe(edges) { IgnoresSafeAreaRule(edges) }
  }
}

extension _SafeAreaPaddingLayout: LaidOutModifier {
  func _layout(_ context: LayoutContext) -> LayoutRecipe? { LayoutRecipe(insets) { SafeAreaPaddingRule(insets) } }
}

extension _SafeAreaInsetModifier: LaidOutModifier {
  func _layout(_ context: LayoutContext) -> LayoutRecipe? {
    var recipe = LayoutRecipe("\(edge) \(alignment) \(spacing ?? -1)") {
      SafeAreaInsetRule(edge: edge, alignment: alignment, spacing: spacing)
    }
    recipe.showsAttachments = true
    return recipe
  }
}

extension _OverlayModifier: LaidOutModifier {
  func _layout(_ context: LayoutContext) -> LayoutRecipe? { .layers(alignment) }
}

extension _BackgroundModifier: LaidOutModifier {
  func _layout(_ context: LayoutContext) -> LayoutRecipe? { .layers(alignment) }
}

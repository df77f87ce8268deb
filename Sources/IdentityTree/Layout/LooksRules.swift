import Foundation

// How shapes, gradients and drawings are laid out.

/// Takes the size that a shape says it fits in.
final class ShapeRule: LeafRule {
  private let fits: (ProposedViewSize) -> CGSize
  init(_ fits: @escaping (ProposedViewSize) -> CGSize) { self.fits = fits }
  override func size(_ proposal: ProposedViewSize) -> CGSize { fits(proposal) }
}

extension _ShapeView: LaidOutView {
  func _layout(_ context: LayoutContext) -> LayoutRecipe {
    LayoutRecipe(shape) { ShapeRule(shape.sizeThatFits) }
  }
}

extension FillShapeView: LaidOutView {
  func _layout(_ context: LayoutContext) -> LayoutRecipe { LayoutRecipe((), implicit: .layered) { LayoutRule() } }
}

extension StrokeShapeView: LaidOutView {
  func _layout(_ context: LayoutContext) -> LayoutRecipe {
    Background.self == EmptyView.self
      ? LayoutRecipe(shape) { ShapeRule(shape.sizeThatFits) }
      : LayoutRecipe((), implicit: .layered) { LayoutRule() }
  }
}

extension StrokeBorderShapeView: LaidOutView {
  func _layout(_ context: LayoutContext) -> LayoutRecipe {
    Background.self == EmptyView.self
      ? LayoutRecipe(shape) { ShapeRule(shape.sizeThatFits) }
      : LayoutRecipe((), implicit: .layered) { LayoutRule() }
  }
}

extension Canvas: LaidOutView {
  func _layout(_ context: LayoutContext) -> LayoutRecipe { LayoutRecipe(()) { FillRule() } }
}

extension _MaskAlignmentEffect: LaidOutModifier {
  func _layout(_ context: LayoutContext) -> LayoutRecipe? { .layers(alignment) }
}

import Foundation

/// Makes the content transparent.
nonisolated public struct _OpacityEffect: PrimitiveModifier {
  public typealias Body = Never
  public var opacity: Double
  /// The opacity, from 0 to 1.
  public var _attributes: [NodeAttribute] { [NodeAttribute("opacity", opacity)] }
}

/// Blurs the content.
nonisolated public struct _BlurEffect: PrimitiveModifier {
  public typealias Body = Never
  public var radius: CGFloat
  public var isOpaque: Bool
  /// The radius in points.
  public var _attributes: [NodeAttribute] { [NodeAttribute("blur", Double(radius))] }
}

/// Draws a shadow of the content.
nonisolated public struct _ShadowEffect: PrimitiveModifier {
  public typealias Body = Never
  public var color: Color
  public var radius: CGFloat
  public var offset: CGSize
  /// The color, the radius and the offset in points.
  public var _attributes: [NodeAttribute] {
    [
      NodeAttribute(
        "shadow",
        "\(color.attributeText), radius: \(AttributeText.number(radius)), "
          + "x: \(AttributeText.number(offset.width)), y: \(AttributeText.number(offset.height))",
        data: color.attributeData + [Double(radius), Double(offset.width), Double(offset.height)],
        labels: Color.attributeLabels + ["radius", "x", "y"])
    ]
  }
}

/// Changes the colors of the content by one number or color.
nonisolated public struct _ColorEffect<Value>: PrimitiveModifier {
  public typealias Body = Never
  let name: String
  public var value: Value
  /// The amount.
  public var _attributes: [NodeAttribute] { [.of(name, value)] }
}

/// Draws the content in another way, without a number to animate.
nonisolated public struct _CompositingEffect<Value>: PrimitiveModifier {
  public typealias Body = Never
  let name: String
  public var value: Value
  /// The way.
  public var _attributes: [NodeAttribute] { [NodeAttribute(name, String(describing: value))] }
}

/// Shows the content only inside a shape.
nonisolated public struct _ClipEffect<ClipShape: Shape>: PrimitiveModifier {
  public typealias Body = Never
  public var shape: ClipShape
  public var style: FillStyle
  /// The shape.
  public var _attributes: [NodeAttribute] {
    [NodeAttribute("clipShape", TypeName.short(ClipShape.self))] + shape.shapeAttributes
  }
}

/// Shows the content only where another view is drawn.
nonisolated public struct _MaskAlignmentEffect<Mask: View>: PrimitiveModifier {
  public typealias Body = Never
  public var alignment: Alignment
  public var mask: Mask
  /// The alignment, where it is not the default.
  public var _attributes: [NodeAttribute] {
    alignment == .center ? [] : [NodeAttribute("alignment", alignment.description)]
  }
  /// Resolves the view that masks.
  @MainActor public static func _resolveAttachment(_ modifier: Self, into slots: inout _Slots) {
    Mask._resolve(modifier.mask, into: &slots)
  }
}

extension View {
  /// Makes the view transparent; 0 is invisible, 1 opaque.
  public nonisolated func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
  /// Blurs the view.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }
  /// Draws a shadow of the view.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
  /// Makes the view lighter or darker by an amount.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(_ColorEffect(name: "brightness", value: amount))
  }
  /// Multiplies the distance of tones.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(_ColorEffect(name: "contrast", value: amount))
  }
  /// Multiplies the strength of colors.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(_ColorEffect(name: "saturation", value: amount))
  }
  /// Takes color away; 1 is gray.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(_ColorEffect(name: "grayscale", value: amount))
  }
  /// Turns all hues by an angle.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(_ColorEffect(name: "hueRotation", value: angle))
  }
  /// Multiplies all colors with one.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorEffect(name: "colorMultiply", value: color))
  }
  /// Inverts all colors.
  public nonisolated func colorInvert() -> some View { modifier(_CompositingEffect(name: "colorInvert", value: true)) }
  /// Uses brightness as opacity.
  public nonisolated func luminanceToAlpha() -> some View {
    modifier(_CompositingEffect(name: "luminanceToAlpha", value: true))
  }
  /// Mixes the view with what is behind.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_CompositingEffect(name: "blendMode", value: blendMode))
  }
  /// Draws the view as one before effects are applied.
  public nonisolated func compositingGroup() -> some View {
    modifier(_CompositingEffect(name: "compositingGroup", value: true))
  }
  /// Draws the view into one image.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(_CompositingEffect(name: "drawingGroup", value: colorMode))
  }
  /// Applies the geometry of the view as one to what is inside.
  public nonisolated func geometryGroup() -> some View {
    modifier(_CompositingEffect(name: "geometryGroup", value: true))
  }

  /// Shows the view only inside a shape.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }
  /// Shows the view only inside its bounds.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    modifier(_ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
  }
  /// Rounds the corners; the radius in points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(
      _ClipEffect(
        shape: RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased)))
  }
  /// Shows the view only where another is drawn.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskAlignmentEffect(alignment: alignment, mask: mask()))
  }
  /// Shows the view only where another is drawn (deprecated in SwiftUI in favor of the form with a builder).
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskAlignmentEffect(alignment: .center, mask: mask))
  }
  /// Draws a border; the width in points.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(_BorderModifier(style: content, width: width))
  }
  /// Keeps the view's place but does not draw it.
  public nonisolated func hidden() -> some View { modifier(_HiddenModifier()) }
}

/// Keeps the place of the content but does not draw it (rule 2.26).
nonisolated public struct _HiddenModifier: PrimitiveModifier {
  public typealias Body = Never
  /// That the content is hidden.
  public var _attributes: [NodeAttribute] { [NodeAttribute("hidden", "true")] }
}

/// Draws a border in front of the content.
nonisolated public struct _BorderModifier<Style: ShapeStyle>: PrimitiveModifier {
  public typealias Body = Never
  let style: Style
  let width: CGFloat
  /// The style and the width in points.
  public var _attributes: [NodeAttribute] {
    [
      NodeAttribute(
        "border", "\(style._styleText), \(AttributeText.number(width))", data: style._styleData + [Double(width)])
    ]
  }
}

import Foundation

extension GraphicsContext {
  /// The color or pattern of what is drawn (https://developer.apple.com/documentation/swiftui/graphicscontext/shading).
  public struct Shading: Sendable {
    let name: String
    /// The parts of the color, of a gradient's first one.
    var data: [Double] = []
    /// What is behind the canvas.
    public static var backdrop: Shading { Shading(name: "backdrop") }
    /// The foreground style.
    public static var foreground: Shading { Shading(name: "foreground") }
    /// Several shadings for the levels of a style.
    public static func palette(_ array: [Shading]) -> Shading {
      Shading(name: array.map(\.name).joined(separator: ", "), data: array.first?.data ?? [])
    }
    /// A color.
    public static func color(_ color: Color) -> Shading {
      Shading(name: color.attributeText, data: color.attributeData)
    }
    /// A color by its parts.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A gray.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(name: style._styleText, data: style._styleData)
    }
    /// A gradient along a line, in points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(name: "linearGradient(\(gradient.attributeText))", data: gradient.stops.first?.color.attributeData ?? [])
    }
    /// A gradient from a point outwards, in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(name: "radialGradient(\(gradient.attributeText))", data: gradient.stops.first?.color.attributeData ?? [])
    }
    /// A gradient around a point, in points.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(name: "conicGradient(\(gradient.attributeText))", data: gradient.stops.first?.color.attributeData ?? [])
    }
    /// An image as a pattern.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(name: "image(\(image.description))")
    }
    /// A shader.
    public static func shader(_ shader: Shader, bounds: CGRect = .null) -> Shading { Shading(name: shader._styleText) }
    /// Colors at the points of a grid.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { Shading(name: mesh._styleText) }
  }

  /// What lies outside of a gradient.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// A change of what is drawn (https://developer.apple.com/documentation/swiftui/graphicscontext/filter).
  public struct Filter: Sendable {
    let name: String
    /// A projection.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(name: "projection") }
    /// A shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(name: "shadow(\(AttributeText.number(radius)))")
    }
    /// Multiplies all colors with one.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(name: "colorMultiply(\(color.attributeText))") }
    /// Changes all colors by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(name: "colorMatrix") }
    /// Turns all hues.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(name: "hueRotation(\(angle.attributeText))") }
    /// Multiplies the strength of colors.
    public static func saturation(_ amount: Double) -> Filter { Filter(name: "saturation(\(amount.attributeText))") }
    /// Makes all lighter or darker.
    public static func brightness(_ amount: Double) -> Filter { Filter(name: "brightness(\(amount.attributeText))") }
    /// Multiplies the distance of tones.
    public static func contrast(_ amount: Double) -> Filter { Filter(name: "contrast(\(amount.attributeText))") }
    /// Inverts all colors.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(name: "colorInvert") }
    /// Takes color away.
    public static func grayscale(_ amount: Double) -> Filter { Filter(name: "grayscale(\(amount.attributeText))") }
    /// Uses brightness as opacity.
    public static var luminanceToAlpha: Filter { Filter(name: "luminanceToAlpha") }
    /// Blurs.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(name: "blur(\(radius.attributeText))")
    }
    /// One color where there is enough opacity.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
      Filter(name: "alphaThreshold(\(min.attributeText), \(color.attributeText))")
    }
    /// Changes colors with a shader.
    public static func colorShader(_ shader: Shader) -> Filter { Filter(name: shader.attributeText) }
    /// Moves pixels with a shader.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(name: shader.attributeText)
    }
    /// Changes the image with a shader.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(name: shader.attributeText)
    }
  }

  /// How a filter is applied.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }
  /// How a blur is made.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
  /// How a shadow is made.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }
}

/// A change of colors by numbers (https://developer.apple.com/documentation/swiftui/colormatrix).
public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0
  /// No change.
  public init() {}
}

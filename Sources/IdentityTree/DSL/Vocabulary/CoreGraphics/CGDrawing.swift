import Foundation

// The parts of Core Graphics and Core Foundation that drawing code names, as stand-ins: nothing is drawn.

#if os(Linux)
  public typealias CFArray = [Any]
  public typealias CFString = String
  public typealias CFDictionary = [AnyHashable: Any]
  public typealias CFData = Data
  public typealias CFURL = URL
  public typealias CFNumber = NSNumber
  public typealias CFError = any Error
  public typealias CFTypeRef = AnyObject
  public typealias CFIndex = Int

  /// A space of color numbers.
  public final class CGColorSpace: Hashable, Sendable {
    let name: String
    public init?(name: String) { self.name = name }
    init(_ name: String) { self.name = name }
    public static let sRGB = "kCGColorSpaceSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The space of the screen's colors.
  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace("DeviceRGB") }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The space of the screen's grays.
  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace("DeviceGray") }

  /// A gradient to draw with.
  public final class CGGradient: @unchecked Sendable {
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {}
    public init?(
      colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
      locations: UnsafePointer<CGFloat>?, count: Int
    ) {}
  }

  /// What is drawn beyond a gradient's ends.
  public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
  }

  /// Which side of a path is inside of it.
  public enum CGPathFillRule: Int, Sendable {
    case winding, evenOdd
  }

  /// How a path is painted.
  public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
  }

  extension CGContext {
    public func drawRadialGradient(
      _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
      options: CGGradientDrawingOptions
    ) {}
    public func drawLinearGradient(
      _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {}
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public func setFillColorSpace(_ space: CGColorSpace) {}
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    public func setMiterLimit(_ limit: CGFloat) {}
    public func setBlendMode(_ mode: CGBlendMode) {}
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
    public func addRects(_ rects: [CGRect]) {}
    public func fill(_ rects: [CGRect]) {}
    public func fillPath(using rule: CGPathFillRule) {}
    public func drawPath(using mode: CGPathDrawingMode) {}
    public func clear(_ rect: CGRect) {}
    public func clip(using rule: CGPathFillRule) {}
    public func clip(to rects: [CGRect]) {}
    public func stroke(_ rect: CGRect, width: CGFloat) {}
    public func strokeLineSegments(between points: [CGPoint]) {}
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
    public func makeImage() -> CGImage? { nil }
    public func flush() {}
    public var ctm: CGAffineTransform { .identity }
    public var boundingBoxOfClipPath: CGRect { .zero }
  }
#endif

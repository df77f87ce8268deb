/// How the layers of a symbol are colored (https://developer.apple.com/documentation/swiftui/symbolrenderingmode).
public struct SymbolRenderingMode: Hashable, Sendable, CustomStringConvertible {
  let name: String
  /// The name in source.
  public var description: String { name }
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// A variant of symbols, such as filled (https://developer.apple.com/documentation/swiftui/symbolvariants).
public struct SymbolVariants: Hashable, Sendable, CustomStringConvertible {
  let names: [String]
  /// The names in source.
  public var description: String { names.isEmpty ? "none" : names.joined(separator: ".") }
  public static let none = SymbolVariants(names: [])
  public static let circle = SymbolVariants(names: ["circle"])
  public static let square = SymbolVariants(names: ["square"])
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  public static let fill = SymbolVariants(names: ["fill"])
  public static let slash = SymbolVariants(names: ["slash"])
  /// The variant in a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// The variant in a square.
  public var square: SymbolVariants { adding("square") }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// The variant filled.
  public var fill: SymbolVariants { adding("fill") }
  /// The variant struck through.
  public var slash: SymbolVariants { adding("slash") }
  /// Whether another variant is part of this one.
  public func contains(_ other: SymbolVariants) -> Bool { other.names.allSatisfy(names.contains) }

  func adding(_ name: String) -> SymbolVariants { SymbolVariants(names: names.contains(name) ? names : names + [name]) }
}

/// How variable symbols show their value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  let name: String
  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// How the layers of a symbol are colored in themselves.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  let name: String
  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}
private enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}
private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// The variant of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
  /// How symbols are colored.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Colors the layers of symbols.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    inherited("symbolRenderingMode", \.symbolRenderingMode, mode)
  }
  /// Shows a variant of symbols.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    inherited("symbolVariant", variant) { environment, variant in
      for name in variant.names { environment.symbolVariants = environment.symbolVariants.adding(name) }
      if variant.names.isEmpty { environment.symbolVariants = .none }
    }
  }
  /// Sizes symbols beside text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { inherited("imageScale", \.imageScale, scale) }
  /// How variable symbols show their value.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    recorded("symbolVariableValueMode", mode?.name)
  }
  /// How the layers of symbols are colored in themselves.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    recorded("symbolColorRenderingMode", mode?.name)
  }
  /// The range of brightness of images.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    inherited("allowedDynamicRange", \.allowedDynamicRange, range)
  }
}

private enum AllowedDynamicRangeKey: EnvironmentKey {
  static var defaultValue: Image.DynamicRange? { nil }
}

extension EnvironmentValues {
  /// The range of brightness of images.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }
}

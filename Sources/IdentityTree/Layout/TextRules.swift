import Foundation

// How text and images are laid out: by what their attributes say of fonts and sizes.

extension LayoutEnvironment {
  init(_ values: EnvironmentValues) {
    if let font = values.font { self.font = FontMetrics(named: font.description) }
    lineLimit = values.lineLimit
    contentMargins = values.contentMargins
  }
}

extension FontMetrics {
  /// The measures of a font by its description, such as `title.bold` or `system(12, heavy)`.
  init(named description: String) {
    let base = description.prefix { $0 != "." }
    var size: CGFloat = 17
    let words = description.split { "(), .".contains($0) }.map(String.init)
    if description.hasPrefix("system(") || description.hasPrefix("custom(") {
      // Sizes with a fraction hold a point too.
      let inside = description.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      let fields = inside.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      size = fields.compactMap { Double($0) }.first.map { CGFloat($0) } ?? Self.sizes[fields.first ?? ""] ?? 17
    } else {
      size = Self.sizes[String(base)] ?? 17
    }
    self.init(size: size)
    isBold = words.contains { Self.boldWeights.contains($0) } || base == "headline"
    isMonospaced = words.contains("monospaced")
  }

  static let boldWeights: Set<String> = ["semibold", "bold", "heavy", "black"]

  /// The sizes of the text styles in points.
  static let sizes: [String: CGFloat] = [
    "largeTitle": 34, "title": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17, "callout": 16,
    "subheadline": 15, "footnote": 13, "caption": 12, "caption2": 11,
  ]

  /// The measures of a text within an environment, by what the text says of itself.
  init(_ environment: LayoutEnvironment, _ attributes: [NodeAttribute]) {
    self = environment.font
    for attribute in attributes {
      switch attribute.name {
      case "font" where attribute.value != "default": self = FontMetrics(named: attribute.value)
      case "bold": isBold = attribute.value == "true"
      case "fontWeight": isBold = Self.boldWeights.contains(attribute.value)
      case "monospaced": isMonospaced = attribute.value == "true"
      default: break
      }
    }
  }
}

extension Text: LaidOutView {
  func _layout(_ context: LayoutContext) -> LayoutRecipe {
    struct Parameters: Equatable {
      var text: String
      var metrics: FontMetrics
      var lineLimit: Int?
      var reservesLines: Bool
    }
    let metrics = FontMetrics(context.environment, _attributes)
    let text = _text ?? ""
    let parameters = Parameters(
      text: text, metrics: metrics, lineLimit: context.environment.lineLimit,
      reservesLines: context.environment.reservesLines)
    return LayoutRecipe(parameters) { TextRule(text, metrics) }
  }
}

extension Image: LaidOutView {
  /// A symbol is as high as a line of the font is, and as wide; an image without pixels counts as 100 x 100 points.
  static let standInSize = CGSize(width: 100, height: 100)

  func _layout(_ context: LayoutContext) -> LayoutRecipe {
    let isResizable = _attributes.contains { $0.name == "resizable" }
    let metrics = context.environment.font
    let own = ownSize(metrics)
    let baseline: CGFloat? = isSymbol ? metrics.ascent : nil
    return LayoutRecipe([own.width, own.height, isResizable ? 1 : 0, metrics.size]) {
      ImageRule(own, isResizable: isResizable, baseline: baseline)
    }
  }

  private func ownSize(_ metrics: FontMetrics) -> CGSize {
    isSymbol
      ? CGSize(width: FontMetrics.rounded(metrics.size * 1.2), height: FontMetrics.rounded(metrics.size * 1.2))
      : pixelSize ?? Self.standInSize
  }
}

import Foundation

// How text and images are laid out: by their fonts and sizes.

extension LayoutEnvironment {
  init(_ values: EnvironmentValues) {
    dynamicTypeSize = values.dynamicTypeSize
    font = FontMetrics(values.font ?? .body, at: dynamicTypeSize)
    if let weight = values.fontWeight { font.isBold = FontMetrics.isBold(weight) }
    if let isBold = values.isTextBold { font.isBold = isBold }
    if let design = values.fontDesign { font.isMonospaced = design == .monospaced }
    lineLimit = values.lineLimit
    reservesLines = values.lowerLineLimit != nil
    contentMargins = values.contentMargins
    scrollAnchors = values.scrollAnchors
    locale = values.ownLocale
    calendar = values.ownCalendar
    timeZone = values.ownTimeZone
    controlSize = values.controlSize
  }
}

extension FontMetrics {
  /// The measures of a font where a person has chosen a size of text.
  init(_ font: Font, at size: DynamicTypeSize) {
    self.init(size: font.resolvedSize(at: size))
    isBold = Self.isBold(font.resolvedWeight)
    isMonospaced = font.resolvedIsMonospaced
  }

  static func isBold(_ weight: Font.Weight) -> Bool { weight.value >= Font.Weight.semibold.value }

  /// The measures of a text within an environment, by what the text says of itself.
  init(_ environment: LayoutEnvironment, _ traits: [TextTrait]) {
    self = environment.font
    for trait in traits {
      switch trait {
      case .font(let font?): self = FontMetrics(font, at: environment.dynamicTypeSize)
      case .bold(let isActive): isBold = isActive
      case .fontWeight(let weight?): isBold = Self.isBold(weight)
      case .fontDesign(let design?): isMonospaced = design == .monospaced
      case .monospaced(let isActive): isMonospaced = isActive
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
    let settled = settled(in: TextSurroundings(context.node))
    let metrics = FontMetrics(context.environment, settled.layoutTraits)
    let text = settled.string
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

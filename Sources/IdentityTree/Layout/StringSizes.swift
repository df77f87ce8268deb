import Foundation

extension NSString {
  /// The size of the text in one line, by the same table as layout's.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let metrics = FontMetrics(size: (attributes?[.font] as? UIFont)?.pointSize ?? 12)
    return CGSize(width: metrics.width(of: "\(self)"), height: metrics.lineHeight)
  }
}

extension GraphicsContext.ResolvedText {
  var metrics: FontMetrics { FontMetrics(LayoutEnvironment(environment), text.layoutTraits) }

  /// The lines in a space.
  func lines(in size: CGSize) -> [(text: String, width: CGFloat)] {
    let metrics = metrics
    let limit = size.height.isFinite ? max(Int(size.height / metrics.lineHeight + 0.01), 1) : nil
    return TextLines.broken(text.string, width: size.width, limit: limit, metrics).map { ($0.text, $0.width) }
  }
  /// The size in points of the text in a space.
  public func measure(in size: CGSize) -> CGSize {
    guard !text.string.isEmpty else { return .zero }
    let lines = lines(in: size)
    return CGSize(width: lines.map(\.width).max() ?? 0, height: CGFloat(lines.count) * metrics.lineHeight)
  }
  /// The distance of the first baseline from the top.
  public func firstBaseline(in size: CGSize) -> CGFloat { metrics.ascent }
  /// The distance of the last baseline from the top.
  public func lastBaseline(in size: CGSize) -> CGFloat {
    measure(in: size).height - metrics.lineHeight + metrics.ascent
  }
}

import Foundation

extension NSString {
  /// The size of the text in one line, by the same table as layout's.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let metrics = FontMetrics(size: (attributes?[.font] as? UIFont)?.pointSize ?? 12)
    return CGSize(width: metrics.width(of: "\(self)"), height: metrics.lineHeight)
  }
}

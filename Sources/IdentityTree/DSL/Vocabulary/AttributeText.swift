import Foundation

/// Writes numbers and sizes the way attributes of the tree show them.
enum AttributeText {
  /// A number without a fraction when it has none.
  static func number(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return String(value)
  }

  /// A number without a fraction when it has none.
  static func number(_ value: CGFloat) -> String { number(Double(value)) }

  /// The named values that are given, in order.
  static func list(_ parts: [(name: String, value: CGFloat?)]) -> String {
    parts.compactMap { part in part.value.map { "\(part.name): \(number($0))" } }.joined(separator: ", ")
  }
}

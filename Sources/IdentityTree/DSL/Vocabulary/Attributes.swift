import Foundation

/// A value that the tree can show as text, and the numbers by which an animation interpolates it.
protocol AttributeValue {
  var attributeText: String { get }
  /// The numbers, in points, degrees or fractions; empty where the value cannot be animated.
  var attributeData: [Double] { get }
  /// The names of the numbers, where there is more than one.
  static var attributeLabels: [String] { get }
}

extension AttributeValue {
  var attributeData: [Double] { [] }
  static var attributeLabels: [String] { [] }
}

extension NodeAttribute {
  /// The attribute of a typed value; `nil` is shown as `default`.
  static func of<Value>(_ name: String, _ value: Value, isAnimatable: Bool = true) -> NodeAttribute {
    guard let value = unwrap(value) else { return NodeAttribute(name, "default", isAnimatable: isAnimatable) }
    guard let typed = value as? any AttributeValue else { return NodeAttribute(name, String(describing: value)) }
    let data = typed.attributeData
    return NodeAttribute(
      name, typed.attributeText, data: data, labels: type(of: typed).attributeLabels,
      isAnimatable: isAnimatable && !data.isEmpty)
  }

  private static func unwrap(_ value: Any) -> Any? {
    guard let optional = value as? any AnyOptional else { return value }
    return optional.anyWrapped
  }
}

private protocol AnyOptional {
  var anyWrapped: Any? { get }
}

extension Optional: AnyOptional {
  fileprivate var anyWrapped: Any? { self }
}

extension Double: AttributeValue {
  var attributeText: String { AttributeText.number(self) }
  var attributeData: [Double] { [self] }
}

extension CGFloat: AttributeValue {
  var attributeText: String { AttributeText.number(self) }
  var attributeData: [Double] { [Double(self)] }
}

extension CGSize: AttributeValue {
  var attributeText: String { "width: \(AttributeText.number(width)), height: \(AttributeText.number(height))" }
  var attributeData: [Double] { [Double(width), Double(height)] }
  static var attributeLabels: [String] { ["width", "height"] }
}

extension CGPoint: AttributeValue {
  var attributeText: String { "x: \(AttributeText.number(x)), y: \(AttributeText.number(y))" }
  var attributeData: [Double] { [Double(x), Double(y)] }
  static var attributeLabels: [String] { ["x", "y"] }
}

extension Angle: AttributeValue {
  var attributeText: String { AttributeText.number(degrees) }
  var attributeData: [Double] { [degrees] }
}

extension UnitPoint: AttributeValue {
  var attributeText: String { "x: \(AttributeText.number(x)), y: \(AttributeText.number(y))" }
  var attributeData: [Double] { [Double(x), Double(y)] }
  static var attributeLabels: [String] { ["x", "y"] }
}

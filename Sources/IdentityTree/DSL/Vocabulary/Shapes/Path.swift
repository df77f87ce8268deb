import Foundation

/// The outline of a shape (https://developer.apple.com/documentation/swiftui/path).
public struct Path: Equatable, Sendable {
  /// A step of an outline.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  var elements: [Element] = []

  /// An empty path.
  public init() {}
  init(elements: [Element]) { self.elements = elements }
  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// A rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  /// A rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// A rectangle with corners of different radii.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }
  /// An ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  /// A path of Core Graphics.
  public init(_ path: CGPath) { self = path.path }
  /// What the closure adds.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// The path of Core Graphics.
  public var cgPath: CGPath { CGPath(self) }
  /// Whether there are no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next step begins.
  public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    switch last {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): return point
    case .closeSubpath:
      for case .move(let point) in elements.reversed() { return point }
      return nil
    }
  }

  /// Calls a closure with each step.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Begins a subpath.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
  /// Adds a line.
  public mutating func addLine(to end: CGPoint) { elements.append(isEmpty ? .move(to: end) : .line(to: end)) }
  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(isEmpty ? .move(to: end) : .quadCurve(to: end, control: control))
  }
  /// Adds a cubic curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(isEmpty ? .move(to: end) : .curve(to: end, control1: control1, control2: control2))
  }
  /// Ends a subpath with a line to its begin.
  public mutating func closeSubpath() { if !isEmpty { elements.append(.closeSubpath) } }

  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
  }

  /// The path under a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    return Path(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(to: point.applying(transform))
        case .line(let point): .line(to: point.applying(transform))
        case .quadCurve(let point, let control):
          .quadCurve(to: point.applying(transform), control: control.applying(transform))
        case .curve(let point, let control1, let control2):
          .curve(
            to: point.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
        case .closeSubpath: .closeSubpath
        }
      })
  }

  /// The path, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path: LosslessStringConvertible {
  /// The steps as SwiftUI writes them: numbers, then a letter.
  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(AttributeText.number($0.x)) \(AttributeText.number($0.y))" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let point): text(point) + " m"
      case .line(let point): text(point) + " l"
      case .quadCurve(let point, let control): text(control, point) + " q"
      case .curve(let point, let control1, let control2): text(control1, control2, point) + " c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Reads what ``description`` writes.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): elements.append(.move(to: point(0)))
      case ("l", 2): elements.append(.line(to: point(0)))
      case ("q", 4): elements.append(.quadCurve(to: point(1), control: point(0)))
      case ("c", 6): elements.append(.curve(to: point(2), control1: point(0), control2: point(1)))
      case ("h", 0): elements.append(.closeSubpath)
      default: return nil
      }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }
}

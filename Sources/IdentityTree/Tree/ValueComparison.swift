import Foundation

/// Whether two values of a view or property are equal, as rules 6.2–6.5 have it.
enum ValueComparison {
  /// Nesting below which values count as different rather than being compared further.
  static let deepest = 48

  static func areEqual<T>(_ left: T, _ right: T, depth: Int = 0) -> Bool {
    guard depth < deepest else { return false }
    if let left = left as? AnyView, let right = right as? AnyView {
      return left.box === right.box || left.box.isEqual(to: right.box, depth: depth)
    }
    if let left = left as? any SelfComparing { return left.isSame(as: right) }
    let isPlain = _isPOD(T.self)
    if isPlain, areBytesEqual(left, right) { return true }
    let mirror = Mirror(reflecting: left)
    let isAggregate = mirror.displayStyle == .struct || mirror.displayStyle == .tuple
    if !isPlain || !isAggregate || mirror.children.isEmpty, let left = left as? any Equatable {
      return equals(left, right)
    }
    if type(of: left as Any) is AnyClass { return (left as AnyObject) === (right as AnyObject) }
    switch mirror.displayStyle {
    case .struct, .tuple, .enum, .optional:
      let others = Array(Mirror(reflecting: right).children)
      let children = Array(mirror.children)
      if children.isEmpty { return others.isEmpty && areBytesEqual(left, right) }
      guard children.count == others.count else { return false }
      for (child, other) in zip(children, others) {
        guard child.label == other.label, areAnyEqual(child.value, other.value, depth: depth + 1) else { return false }
      }
      return true
    default: return areBytesEqual(left, right)
    }
  }

  private static func areAnyEqual(_ left: Any, _ right: Any, depth: Int) -> Bool {
    guard type(of: left) == type(of: right) else { return false }
    func open<V>(_ value: V) -> Bool {
      guard let other = right as? V else { return false }
      return areEqual(value, other, depth: depth)
    }
    return _openExistential(left, do: open)
  }

  private static func areBytesEqual<T>(_ left: T, _ right: T) -> Bool {
    withUnsafeBytes(of: left) { left in withUnsafeBytes(of: right) { left.elementsEqual($0) } }
  }

  private static func equals<E: Equatable>(_ left: E, _ right: Any) -> Bool {
    (right as? E).map { left == $0 } ?? false
  }
}

/// A value of the library that knows what makes it the same.
protocol SelfComparing {
  func isSame(as other: Any) -> Bool
}

extension Binding: SelfComparing {
  func isSame(as other: Any) -> Bool {
    guard let other = other as? Binding<Value> else { return false }
    return location.isSame(as: other.location) && transaction == other.transaction
      && ValueComparison.areEqual(_value, other._value)
  }
}

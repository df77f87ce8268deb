import Foundation

/// Turns literals into values of a wanted type.
enum LiteralWriting {
  static func value<T>(_ literal: StepLiteral, as type: T.Type) -> T? {
    if let optional = type as? any WritableOptional.Type {
      return optional.make(literal) as? T
    }
    if let list = type as? any WritableList.Type, case .list(let values) = literal {
      return list.make(values) as? T
    }
    if let list = type as? any WritablePairs.Type {
      if case .pairs(let pairs) = literal { return list.make(pairs) as? T }
      if case .list(let values) = literal, values.isEmpty { return list.make([]) as? T }
    }
    switch literal {
    case .bool(let value): return boolean(value, as: type)
    case .integer(let value): return integer(value, as: type)
    case .number(let value): return number(value, as: type)
    case .string(let value): return string(value, as: type)
    case .member(let name, let arguments) where arguments.isEmpty: return member(name, as: type)
    case .member(let name, let arguments): return EnumPayloads.value(named: name, arguments, as: type)
    case .fields(nil, let arguments) where arguments.count == 1 && arguments[0].label == nil:
      return self.value(arguments[0].value, as: type)
    default: return nil
    }
  }

  private static func boolean<T>(_ value: Bool, as type: T.Type) -> T? {
    func literal<L: ExpressibleByBooleanLiteral>(_ type: L.Type) -> Any? {
      (value as? L.BooleanLiteralType).map { L(booleanLiteral: $0) }
    }
    return (type as? any ExpressibleByBooleanLiteral.Type).flatMap { literal($0) as? T }
  }

  private static func integer<T>(_ value: Int, as type: T.Type) -> T? {
    func whole<I: BinaryInteger>(_ type: I.Type) -> Any? { I(exactly: value) }
    func literal<L: ExpressibleByIntegerLiteral>(_ type: L.Type) -> Any? {
      (value as? L.IntegerLiteralType).map { L(integerLiteral: $0) }
        ?? (Double(value) as? L.IntegerLiteralType).map { L(integerLiteral: $0) }
    }
    if let type = type as? any BinaryInteger.Type { return whole(type) as? T }
    return number(Double(value), as: type)
      ?? (type as? any ExpressibleByIntegerLiteral.Type).flatMap { literal($0) as? T }
  }

  private static func number<T>(_ value: Double, as type: T.Type) -> T? {
    func floating<F: BinaryFloatingPoint>(_ type: F.Type) -> Any? { F(value) }
    func literal<L: ExpressibleByFloatLiteral>(_ type: L.Type) -> Any? {
      (value as? L.FloatLiteralType).map { L(floatLiteral: $0) }
    }
    if let type = type as? any BinaryFloatingPoint.Type { return floating(type) as? T }
    return (type as? any ExpressibleByFloatLiteral.Type).flatMap { literal($0) as? T }
  }

  private static func string<T>(_ value: String, as type: T.Type) -> T? {
    if let same = value as? T { return same }
    func literal<L: ExpressibleByStringLiteral>(_ type: L.Type) -> Any? {
      (value as? L.StringLiteralType).map { L(stringLiteral: $0) }
    }
    if let made = (type as? any ExpressibleByStringLiteral.Type).flatMap({ literal($0) as? T }) { return made }
    if type == Character.self, value.count == 1 { return value.first as? T }
    if type == URL.self { return URL(string: value) as? T }
    if type == UUID.self { return UUID(uuidString: value) as? T }
    return nil
  }

  private static func member<T>(_ name: String, as type: T.Type) -> T? {
    if let value = EnumCases.value(named: name, as: type) { return value }
    func all<C: CaseIterable>(_ type: C.Type) -> Any? {
      C.allCases.first { LiteralReading.literal(of: $0).equals(.member(name, [])) }
    }
    if let value = (type as? any CaseIterable.Type).flatMap({ all($0) as? T }) { return value }
    return EnumPayloads.value(named: name, [], as: type)
  }
}

/// A property that can be written from a literal.
protocol LiteralWritable {
  /// False if the literal does not make a value of the property's type.
  func write(_ literal: StepLiteral) -> Bool
  var valueType: Any.Type { get }
}

extension StateSlot: LiteralWritable {
  func write(_ literal: StepLiteral) -> Bool { LiteralWriting.value(literal, as: Value.self).map { set($0) } ?? false }
  var valueType: Any.Type { Value.self }
}

extension Binding: LiteralWritable {
  func write(_ literal: StepLiteral) -> Bool {
    guard let value = LiteralWriting.value(literal, as: Value.self) else { return false }
    wrappedValue = value
    return true
  }
  var valueType: Any.Type { Value.self }
}

private protocol WritableOptional {
  static func make(_ literal: StepLiteral) -> Any?
}

extension Optional: WritableOptional {
  fileprivate static func make(_ literal: StepLiteral) -> Any? {
    switch literal {
    case .nothing, .member("none", _): return Self.none as Any
    case .member("some", let arguments) where arguments.count == 1: return make(arguments[0].value)
    default: return LiteralWriting.value(literal, as: Wrapped.self).map { Self.some($0) as Any }
    }
  }
}

private protocol WritableList {
  static func make(_ values: [StepLiteral]) -> Any?
}

private func made<T>(_ values: [StepLiteral], as type: T.Type) -> [T]? {
  let result = values.compactMap { LiteralWriting.value($0, as: T.self) }
  return result.count == values.count ? result : nil
}

extension Array: WritableList {
  fileprivate static func make(_ values: [StepLiteral]) -> Any? { made(values, as: Element.self) }
}

extension Set: WritableList {
  fileprivate static func make(_ values: [StepLiteral]) -> Any? { made(values, as: Element.self).map { Set($0) } }
}

private protocol WritablePairs {
  static func make(_ pairs: [StepLiteral.Pair]) -> Any?
}

extension Dictionary: WritablePairs {
  fileprivate static func make(_ pairs: [StepLiteral.Pair]) -> Any? {
    guard let keys = made(pairs.map(\.key), as: Key.self), let values = made(pairs.map(\.value), as: Value.self) else {
      return nil
    }
    return [Key: Value](zip(keys, values)) { $1 }
  }
}

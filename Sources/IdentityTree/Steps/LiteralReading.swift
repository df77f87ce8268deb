import Foundation

/// Turns values of the program into literals, so that they can be compared with what a steps file says, and shown.
enum LiteralReading {
  /// Values inside of values below which nothing is read: enough for any test, and an end to cycles.
  private static let deepest = 8
  private static let longest = 10_000

  static func literal(of value: Any, depth: Int = 0) -> StepLiteral {
    if let optional = value as? any OptionalValue {
      return optional.wrapped.map { literal(of: $0, depth: depth) } ?? .nothing
    }
    if let plain = plain(value) { return plain }
    if let holder = value as? any ValueHolder { return literal(of: holder.heldValueNow, depth: depth) }
    if let holder = value as? any WrappedProperty { return literal(of: holder.heldValue, depth: depth) }
    let type = TypeName.short(type(of: value))
    guard depth < deepest else { return .object(type: type, [], text: "…") }
    if let hashable = value as? AnyHashable, type == "AnyHashable" { return literal(of: hashable.base, depth: depth) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum: return enumCase(value, mirror, depth: depth)
    case .tuple: return .fields(type: nil, fields(of: mirror, depth: depth))
    case .dictionary:
      return .pairs(
        mirror.children.prefix(longest).map { child in
          let pair = Mirror(reflecting: child.value).children.map { literal(of: $0.value, depth: depth + 1) }
          return StepLiteral.Pair(key: pair.first ?? .nothing, value: pair.last ?? .nothing)
        }.sorted { $0.key.description < $1.key.description })
    case .set:
      let elements = mirror.children.prefix(longest).map { literal(of: $0.value, depth: depth + 1) }
      return .list(elements.sorted { $0.description < $1.description })
    case .collection: return list(mirror.children.lazy.map(\.value), depth: depth)
    default:
      if mirror.children.isEmpty || mirror.displayStyle == nil, let sequence = value as? any Collection {
        return list(elements(of: sequence), depth: depth)
      }
      var all = fields(of: mirror, depth: depth)
      var parent = mirror.superclassMirror
      while let next = parent {
        all += fields(of: next, depth: depth)
        parent = next.superclassMirror
      }
      let text = value is any CustomStringConvertible ? String(describing: value) : nil
      return .object(type: type, all, text: text)
    }
  }

  private static func elements<C: Collection>(of collection: C) -> [Any] { collection.prefix(longest).map { $0 } }

  /// Numbers, truth values and texts.
  private static func plain(_ value: Any) -> StepLiteral? {
    switch value {
    case let value as Bool: return .bool(value)
    case let value as String: return .string(value)
    case let value as Character: return .string(String(value))
    case let value as any StringProtocol: return .string(String(describing: value))
    case let value as any BinaryInteger:
      return Int(exactly: value).map { .integer($0) } ?? .number(Double(value))
    case let value as any BinaryFloatingPoint: return number(Double(value))
    case let value as Decimal: return number(NSDecimalNumber(decimal: value).doubleValue)
    case let value as URL: return .string(value.absoluteString)
    case let value as UUID: return .string(value.uuidString)
    case let value as AttributedString: return .string(String(value.characters))
    default: return nil
    }
  }

  private static func number(_ value: Double) -> StepLiteral { .number(value) }

  private static func list(_ values: some Sequence<Any>, depth: Int) -> StepLiteral {
    .list(values.prefix(longest).map { literal(of: $0, depth: depth + 1) })
  }

  private static func fields(of mirror: Mirror, depth: Int) -> [StepLiteral.Argument] {
    mirror.children.enumerated().compactMap { index, child in
      guard let label = child.label else {
        return StepLiteral.Argument("\(index)", literal(of: child.value, depth: depth + 1))
      }
      guard !label.hasPrefix("_$") else { return nil }
      return StepLiteral.Argument(plainName(label), literal(of: child.value, depth: depth + 1))
    }
  }

  /// The name as the source has it: without the underscore of wrapped properties and the dot of tuple positions.
  static func plainName(_ label: String) -> String {
    for prefix in ["$__lazy_storage_$_", "_", "."] where label.hasPrefix(prefix) {
      return String(label.dropFirst(prefix.count))
    }
    return label
  }

  private static func enumCase(_ value: Any, _ mirror: Mirror, depth: Int) -> StepLiteral {
    if let child = mirror.children.first, let name = child.label {
      let payload = Mirror(reflecting: child.value)
      guard payload.displayStyle == .tuple else {
        return .member(name, [StepLiteral.Argument(nil, literal(of: child.value, depth: depth + 1))])
      }
      let arguments = payload.children.map { part in
        let label = part.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
        return StepLiteral.Argument(label, literal(of: part.value, depth: depth + 1))
      }
      return .member(name, arguments)
    }
    if let name = EnumCases.name(of: value) { return .member(name, []) }
    // A case without payload prints its name, unless the type has a description of its own.
    return .member(String(describing: value), [])
  }
}

/// An optional, its type left out.
protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { self }
}

/// A property wrapper whose value can be asked for.
protocol ValueHolder {
  var heldValueNow: Any { get }
}

extension State: ValueHolder {
  var heldValueNow: Any { wrappedValue }
}

extension Binding: ValueHolder {
  var heldValueNow: Any { wrappedValue }
}

extension Environment: ValueHolder {
  var heldValueNow: Any { wrappedValue }
}

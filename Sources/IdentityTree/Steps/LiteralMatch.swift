import Foundation

extension StepLiteral {
  /// Whether a value that was read is the one that a steps file writes.
  func equals(_ written: StepLiteral) -> Bool {
    switch (self, written) {
    case (.nothing, .nothing): return true
    case (.nothing, .member("none", let arguments)): return arguments.isEmpty
    case (_, .member("some", let arguments)) where arguments.count == 1: return equals(arguments[0].value)
    case (.bool(let left), .bool(let right)): return left == right
    case (.integer(let left), .integer(let right)): return left == right
    case (.string(let left), .string(let right)): return left == right
    case (.list(let left), .list(let right)): return Self.areEqual(left, right)
    case (.list(let left), .pairs(let right)), (.pairs(let right), .list(let left)):
      return left.isEmpty && right.isEmpty
    case (.pairs(let left), .pairs(let right)):
      return left.count == right.count
        && right.allSatisfy { pair in left.contains { $0.key.equals(pair.key) && $0.value.equals(pair.value) } }
    case (.member(let left, let leftArguments), .member(let right, let rightArguments)):
      return left == right && Self.areEqual(leftArguments, rightArguments)
    case (.fields(_, let left), .fields(nil, let right)): return Self.areEqual(left, right)
    case (.object(let type, let left, _), .fields(let name, let right)):
      return (name == nil || name == "init" || name == type) && Self.areEqual(left, right)
    case (.object(_, _, let text?), .member(let name, let arguments)):
      // A static member that describes itself, such as a color or a size class.
      return arguments.isEmpty && (text == name || text.hasSuffix(".\(name)"))
    case (.object(let type, let fields, nil), .member("init", let arguments)):
      return !type.isEmpty && Self.areEqual(fields, arguments)
    case (.object(_, _, let text?), .string(let written)): return text == written
    case (.object(_, let fields, nil), .list(let right)) where fields.count == 1:
      // A collection that keeps its elements in one field.
      return fields[0].value.equals(.list(right))
    default:
      if let left = double, let right = written.double { return left == right }
      return false
    }
  }

  private static func areEqual(_ left: [StepLiteral], _ right: [StepLiteral]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { $0.equals($1) }
  }

  private static func areEqual(_ left: [Argument], _ right: [Argument]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { read, written in
        (read.label == nil || written.label == nil || read.label == written.label) && read.value.equals(written.value)
      }
  }

  /// Compares; `nil` if the two have no order.
  func holds(_ comparison: StepComparison, _ written: StepLiteral, within tolerance: Double? = nil) -> Bool? {
    if comparison == .equal || comparison == .unequal {
      var isEqual = equals(written)
      if let tolerance, let left = double, let right = written.double { isEqual = abs(left - right) <= tolerance }
      return isEqual == (comparison == .equal)
    }
    if case .integer(let left) = self, case .integer(let right) = written { return comparison.holds(left, right) }
    if let left = double, let right = written.double { return comparison.holds(left, right) }
    if case .string(let left) = self, case .string(let right) = written { return comparison.holds(left, right) }
    return nil
  }

  /// What lies at the end of a path into the value; an error names what there is.
  func part(at path: [StatePath.Part]) throws(LiteralPathError) -> StepLiteral {
    guard let first = path.first else { return self }
    return try part(first).part(at: Array(path.dropFirst()))
  }

  private func part(_ part: StatePath.Part) throws(LiteralPathError) -> StepLiteral {
    switch (part, self) {
    case (.index(let index), .list(let values)):
      guard index < values.count else { throw LiteralPathError(part: part, known: ["[0..<\(values.count)]"]) }
      return values[index]
    case (.name("count"), .list(let values)): return .integer(values.count)
    case (.name("count"), .pairs(let pairs)): return .integer(pairs.count)
    case (.name("count"), .string(let text)): return .integer(text.count)
    case (.name("isEmpty"), .list(let values)): return .bool(values.isEmpty)
    case (.name("isEmpty"), .pairs(let pairs)): return .bool(pairs.isEmpty)
    case (.name("isEmpty"), .string(let text)): return .bool(text.isEmpty)
    case (.name("first"), .list(let values)): return values.first ?? .nothing
    case (.name("last"), .list(let values)): return values.last ?? .nothing
    case (_, .nothing): return .nothing
    case (.name(let name), .object(_, let fields, let text)):
      if let field = fields.first(where: { $0.label == name }) { return field.value }
      if name == "description", let text { return .string(text) }
      if let value = computed(name) { return value }
      if fields.count == 1, fields[0].label == "base" || fields[0].label == "storage" {
        return try fields[0].value.part(part)
      }
      if fields.count == 1, fields[0].value.isCollection, let value = try? fields[0].value.part(part) { return value }
      throw LiteralPathError(part: part, known: fields.compactMap(\.label))
    case (.name(let name), .fields(_, let fields)):
      if let field = fields.first(where: { $0.label == name }) { return field.value }
      if let index = Int(name), index < fields.count { return fields[index].value }
      throw LiteralPathError(part: part, known: fields.compactMap(\.label))
    case (.name(let name), .member(let caseName, let arguments)):
      if name == caseName, arguments.count == 1 { return arguments[0].value }
      if name == caseName { return .fields(type: nil, arguments) }
      if let argument = arguments.first(where: { $0.label == name }) { return argument.value }
      throw LiteralPathError(part: part, known: [caseName] + arguments.compactMap(\.label))
    default: throw LiteralPathError(part: part, known: [])
    }
  }
}

extension StepLiteral {
  fileprivate var isCollection: Bool {
    switch self {
    case .list, .pairs: true
    default: false
    }
  }

  /// A property that well-known types compute from what they store.
  fileprivate func computed(_ name: String) -> StepLiteral? {
    func number(_ path: String...) -> Double? { (try? part(at: path.map { .name($0) }))?.double }
    guard case .object(let type, _, _) = self else { return nil }
    let value: Double? =
      switch (type, name) {
      case ("CGRect", "width"), ("CGRect", "height"): number("size", name)
      case ("CGRect", "minX"): number("origin", "x")
      case ("CGRect", "minY"): number("origin", "y")
      case ("CGRect", "midX"): number("origin", "x").flatMap { x in number("size", "width").map { x + $0 / 2 } }
      case ("CGRect", "midY"): number("origin", "y").flatMap { y in number("size", "height").map { y + $0 / 2 } }
      case ("CGRect", "maxX"): number("origin", "x").flatMap { x in number("size", "width").map { x + $0 } }
      case ("CGRect", "maxY"): number("origin", "y").flatMap { y in number("size", "height").map { y + $0 } }
      case ("Angle", "degrees"): number("radians").map { $0 * 180 / .pi }
      case ("Date", "timeIntervalSince1970"):
        number("timeIntervalSinceReferenceDate").map { $0 + Date.timeIntervalBetween1970AndReferenceDate }
      default: nil
      }
    return value.map { .number($0) }
  }
}

/// A path goes on where the value has no such part.
struct LiteralPathError: Error {
  let part: StatePath.Part
  let known: [String]

  var message: String {
    let hint = known.isEmpty ? "; only stored properties can be read" : "; it has \(known.joined(separator: ", "))"
    return "the value has no `\(part)`" + hint
  }
}

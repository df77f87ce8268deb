/// A value as a steps file writes it; the notation is Swift's.
public indirect enum StepLiteral: Sendable, Equatable {
  case nothing
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  /// An enum case or static member, with its arguments: `.compact`, `.failed("x")`.
  case member(String, [Argument])
  case list([StepLiteral])
  case pairs([Pair])
  /// Several values in parentheses, or a value made by its type: `(1, 2)`, `Point(x: 1, y: 2)`.
  case fields(type: String?, [Argument])
  /// A value that was read: its fields, and its own text if it has one. No file can write this.
  case object(type: String, [Argument], text: String?)

  public struct Argument: Sendable, Equatable {
    public var label: String?
    public var value: StepLiteral

    public init(_ label: String? = nil, _ value: StepLiteral) {
      self.label = label
      self.value = value
    }
  }

  public struct Pair: Sendable, Equatable {
    public var key: StepLiteral
    public var value: StepLiteral
  }

  /// The number, if it is one.
  var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}

extension StepLiteral: CustomStringConvertible {
  public var description: String {
    switch self {
    case .nothing: "nil"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): StepText.quoted(value)
    case .member(let name, let arguments): ".\(name)" + (arguments.isEmpty ? "" : "(\(Self.list(arguments)))")
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .pairs(let pairs):
      pairs.isEmpty ? "[:]" : "[\(pairs.map { "\($0.key): \($0.value)" }.joined(separator: ", "))]"
    case .fields(let type, let arguments): "\(type ?? "")(\(Self.list(arguments)))"
    case .object(let type, let fields, let text): text ?? "\(type)(\(Self.list(fields)))"
    }
  }

  private static func list(_ arguments: [Argument]) -> String {
    arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.value.description }.joined(separator: ", ")
  }
}

/// Text as a steps file writes it.
enum StepText {
  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}

/// How two values are compared.
public enum StepComparison: String, Sendable, CaseIterable {
  case equal = "=="
  case unequal = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  func holds<T: Comparable>(_ left: T, _ right: T) -> Bool {
    switch self {
    case .equal: left == right
    case .unequal: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}

extension StepLiteral: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension Subscribers {
  /// How many values a subscriber wants (https://developer.apple.com/documentation/combine/subscribers/demand).
  public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// `nil` without limit.
    public let max: Int?
    private init(limit: Int?) { max = limit }
    /// As many as there are.
    public static let unlimited = Demand(limit: nil)
    /// None now.
    public static let none = Demand(limit: 0)
    /// At most a number of values.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand is not negative")
      return Demand(limit: value)
    }
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      max = container.decodeNil() ? nil : try container.decode(Int.self)
    }
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if let max { try container.encode(max) } else { try container.encodeNil() }
    }

    /// The number that a function of the limit gives, or no limit where there is none or it does not fit.
    private func limited(_ change: (Int) -> (partialValue: Int, overflow: Bool)) -> Demand {
      guard let max else { return .unlimited }
      let result = change(max)
      return result.overflow ? .unlimited : Demand(limit: Swift.max(result.partialValue, 0))
    }

    public static func + (lhs: Demand, rhs: Demand) -> Demand { rhs.max.map { lhs + $0 } ?? .unlimited }
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
    public static func + (lhs: Demand, rhs: Int) -> Demand { lhs.limited { $0.addingReportingOverflow(rhs) } }
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
    public static func * (lhs: Demand, rhs: Int) -> Demand { lhs.limited { $0.multipliedReportingOverflow(by: rhs) } }
    public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      if lhs.max == nil { return .unlimited }
      return rhs.max.map { lhs - $0 } ?? .none
    }
    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
    public static func - (lhs: Demand, rhs: Int) -> Demand {
      lhs.max.map { Demand(limit: Swift.max($0 - rhs, 0)) } ?? lhs
    }
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

    public static func < (lhs: Demand, rhs: Demand) -> Bool {
      switch (lhs.max, rhs.max) {
      case (nil, _): false
      case (_, nil): true
      case (let left?, let right?): left < right
      }
    }
    public static func > (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
    public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }
    public static func < (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
    public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }
    public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
    public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.max != rhs }
    public static func > (lhs: Int, rhs: Demand) -> Bool { rhs < lhs }
    public static func >= (lhs: Int, rhs: Demand) -> Bool { rhs <= lhs }
    public static func < (lhs: Int, rhs: Demand) -> Bool { rhs > lhs }
    public static func <= (lhs: Int, rhs: Demand) -> Bool { rhs >= lhs }
    public static func == (lhs: Int, rhs: Demand) -> Bool { rhs == lhs }
    public static func != (lhs: Int, rhs: Demand) -> Bool { rhs != lhs }
  }

  /// How a publisher ended (https://developer.apple.com/documentation/combine/subscribers/completion).
  @frozen public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

private enum CompletionKeys: String, CodingKey { case success, error }

extension Subscribers.Completion: Encodable where Failure: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CompletionKeys.self)
    switch self {
    case .finished: try container.encode(true, forKey: .success)
    case .failure(let error):
      try container.encode(false, forKey: .success)
      try container.encode(error, forKey: .error)
    }
  }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CompletionKeys.self)
    self =
      try container.decode(Bool.self, forKey: .success)
      ? .finished : .failure(container.decode(Failure.self, forKey: .error))
  }
}

extension Subscribers.Completion {
  /// The same end, with the error changed.
  func mappingFailure<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

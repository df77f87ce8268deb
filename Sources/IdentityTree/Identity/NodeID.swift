/// The number of a node: counted from 1 in each simulator, never used twice.
public struct NodeID: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
  public var rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static func < (left: NodeID, right: NodeID) -> Bool { left.rawValue < right.rawValue }
  public var description: String { "#\(rawValue)" }
}

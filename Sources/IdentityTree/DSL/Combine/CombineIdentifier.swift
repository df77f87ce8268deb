import Foundation

/// Tells streams apart (https://developer.apple.com/documentation/combine/combineidentifier).
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private enum Source: Hashable, Sendable {
    case object(ObjectIdentifier)
    case number(Int)
  }
  private let source: Source

  private static let lock = NSLock()
  private nonisolated(unsafe) static var lastNumber = 0

  /// An identifier like no other.
  public init() {
    source = .number(
      Self.lock.withLock {
        Self.lastNumber += 1
        return Self.lastNumber
      })
  }
  /// The identifier of an object.
  public init(_ obj: AnyObject) { source = .object(ObjectIdentifier(obj)) }

  public var description: String {
    switch source {
    case .object(let object): "0x\(String(UInt(bitPattern: object.hashValue), radix: 16))"
    case .number(let number): "0x\(String(number, radix: 16))"
    }
  }
}

/// Something with an identifier of its own
/// (https://developer.apple.com/documentation/combine/customcombineidentifierconvertible).
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

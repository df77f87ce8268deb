/// Views that hold themselves without end. SwiftUI ends such a program by a stack overflow; here bodies do not nest on
/// the stack, so that it would go on until the memory is full.
enum EndlessDepth {
  /// More levels than any real tree has.
  static let limit = 250_000

  @inline(never) static func stop(at node: Node) -> Never { fatalError(message(at: node)) }

  static func message(at node: Node) -> String {
    var round = [plainName(of: node)]
    var current = node.parent
    while let above = current, round.count < 20 {
      round.append(plainName(of: above))
      if above.typeName == node.typeName { break }
      current = above.parent
    }
    let path = round.reversed().joined(separator: " → ")
    return """
      \(node.typeName) holds itself without end (\(path)), \(limit) levels deep; \
      give it an end, for example `if depth < 10 { … }`
      """
  }

  private static func plainName(of node: Node) -> String { String(node.typeName.prefix { $0 != "<" }) }
}

import SourceText

/// Decides `#available` and `#unavailable` for a system version.
///
/// A true `#available` stays as it is (on a host that is none of its platforms it is true by its `*`). A false one
/// becomes `__no,#available(*)`, so that the builder still limits the availability of the branch, and its static type
/// is the same as in SwiftUI.
enum AvailabilityCheck {
  /// A name that is always false, without the compiler's knowing so; declared by ``declaration`` in each file.
  static let falseName = "__no"
  static let declaration = "private var __no: Bool { false }"

  /// One check with its answer.
  struct Fact: Sendable, Hashable {
    let line: Int
    /// As written: `#available(iOS 17, *)`.
    let text: String
    let holds: Bool
  }

  /// Whether any check was rewritten, and what each says.
  static func apply(
    to bytes: inout [UInt8], conditions: BuildConditions
  ) -> (usesFalseName: Bool, facts: [Fact]) {
    let list = TokenList(SourceLexer.tokens(of: bytes))
    var usesFalseName = false
    var facts: [Fact] = []
    let whole = bytes
    for (index, token) in list.tokens.enumerated() where token.kind == .pound {
      guard token.text == "#available" || token.text == "#unavailable", list.isText(index + 1, "("),
        let close = list[list.closer(of: index + 1)]
      else { continue }
      let arguments = list.tokens[(index + 2)..<list.closer(of: index + 1)]
      let isAvailable = isAvailable(Array(arguments), conditions: conditions)
      facts.append(
        Fact(
          line: token.line, text: list.text(index..<list.closer(of: index + 1) + 1, in: whole),
          holds: isAvailable == (token.text == "#available")))
      let range = token.range.lowerBound..<close.range.upperBound
      if token.text == "#available", !isAvailable {
        usesFalseName = bytes.replace(range, with: "\(falseName),#available(*)") || usesFalseName
      } else if token.text == "#unavailable", !isAvailable {
        usesFalseName = bytes.replace(range, with: "!\(falseName)") || usesFalseName
      }
    }
    return (usesFalseName, facts)
  }

  /// Platforms that are not named are covered by `*`.
  private static func isAvailable(_ arguments: [SourceToken], conditions: BuildConditions) -> Bool {
    for entry in arguments.split(whereSeparator: { $0.is(",") }) {
      guard let name = entry.first, conditions.platform.availabilityNames.contains(name.text),
        let version = SourceVersion(entry.dropFirst().map(\.text).joined())
      else { continue }
      return version <= conditions.system
    }
    return true
  }
}

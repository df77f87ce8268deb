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

  /// Whether any check was rewritten.
  static func apply(to bytes: inout [UInt8], conditions: BuildConditions) -> Bool {
    let list = TokenList(SourceLexer.tokens(of: bytes))
    var usesFalseName = false
    for (index, token) in list.tokens.enumerated() where token.kind == .pound {
      guard token.text == "#available" || token.text == "#unavailable", list.isText(index + 1, "("),
        let close = list[list.closer(of: index + 1)]
      else { continue }
      let arguments = list.tokens[(index + 2)..<list.closer(of: index + 1)]
      let isAvailable = isAvailable(Array(arguments), conditions: conditions)
      let range = token.range.lowerBound..<close.range.upperBound
      if token.text == "#available", !isAvailable {
        usesFalseName = bytes.replace(range, with: "\(falseName),#available(*)") || usesFalseName
      } else if token.text == "#unavailable", !isAvailable {
        usesFalseName = bytes.replace(range, with: "!\(falseName)") || usesFalseName
      }
    }
    return usesFalseName
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

import SourceText

/// A user's source with its platform conditions decided; every line and column is where it was.
struct PreparedSource: Sendable, Equatable {
  private(set) var text: String
  let arms: [ConditionalArm]
  /// What each `#available` and `#unavailable` says.
  let availability: [AvailabilityCheck.Fact]
  /// Whether ``AvailabilityCheck/declaration`` has to be added.
  let usesFalseName: Bool
  /// Whether a name is used that Linux has in a module of its own.
  let usesNetworking: Bool
  /// Whether ``NetworkPublisher`` has to be added.
  var usesDataTaskPublisher: Bool { usesNetworking && text.contains(".dataTaskPublisher(") }

  init(_ source: String, conditions: BuildConditions) {
    let compilation = ConditionalCompilation(Array(source.utf8), conditions: conditions)
    var bytes = compilation.bytes
    TimerUse.apply(to: &bytes)
    QueueUse.apply(to: &bytes)
    (usesFalseName, availability) = AvailabilityCheck.apply(to: &bytes, conditions: conditions)
    #if !canImport(ObjectiveC)
      ObjectiveCWords.apply(to: &bytes)
    #endif
    #if canImport(FoundationNetworking)
      usesNetworking = SourceLexer.tokens(of: bytes).contains { Self.networkingNames.contains($0.text) }
    #else
      usesNetworking = false
    #endif
    text = String(decoding: bytes, as: UTF8.self)
    arms = compilation.arms
  }

  private static let networkingNames: Set<String> = [
    "URLSession", "URLRequest", "HTTPURLResponse", "URLSessionConfiguration", "URLResponse", "URLSessionDataTask",
    "URLSessionTask", "URLCache", "HTTPCookieStorage", "URLCredential",
  ]

  /// The same decisions over another text.
  func with(text: String) -> PreparedSource {
    var copy = self
    copy.text = text
    return copy
  }

  /// An import in the text.
  struct ImportPlace: Sendable {
    let name: String
    /// Counted from 1.
    let line: Int
    /// In bytes, counted from 1.
    let column: Int
    /// The line's text.
    let text: String
    let range: Range<Int>
  }

  /// Whether the source imports a module.
  func imports(_ module: String) -> Bool { !importPlaces { $0 == module }.isEmpty }

  /// The imports of modules of some names: `import M`, `@testable import M`, `import struct M.Name`.
  func importPlaces(where isWanted: (String) -> Bool) -> [ImportPlace] {
    let bytes = Array(text.utf8)
    let tokens = TokenList(SourceLexer.tokens(of: bytes))
    return tokens.tokens.indices.compactMap { index -> ImportPlace? in
      guard tokens.isText(index, "import"), !tokens.isText(index - 1, ".") else { return nil }
      var position = index + 1
      if let word = tokens[position]?.text, Self.importKinds.contains(word) { position += 1 }
      var first = index
      while tokens.isText(first - 2, "@") { first -= 2 }
      guard let module = tokens[position], let start = tokens[first], isWanted(module.text) else { return nil }
      var end = position
      while tokens.isText(end + 1, "."), tokens[end + 2] != nil { end += 2 }
      let lineStart = bytes[..<module.range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let lineEnd = bytes[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      return ImportPlace(
        name: module.text, line: bytes[..<lineStart].count { $0 == UInt8(ascii: "\n") } + 1,
        column: module.range.lowerBound - lineStart + 1,
        text: String(decoding: bytes[lineStart..<lineEnd], as: UTF8.self),
        range: start.range.lowerBound..<(tokens[end]?.range.upperBound ?? module.range.upperBound))
    }
  }

  private static let importKinds: Set<String> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// Replaces the imports of a module by spaces; the result are their lines.
  mutating func leaveOutImport(of module: String) -> [Int] {
    var bytes = Array(text.utf8)
    let places = importPlaces { $0 == module }
    for place in places {
      for index in place.range { bytes[index] = UInt8(ascii: " ") }
    }
    text = String(decoding: bytes, as: UTF8.self)
    return places.map(\.line)
  }
}

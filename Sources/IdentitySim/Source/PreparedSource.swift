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
}

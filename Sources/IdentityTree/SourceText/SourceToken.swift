/// One lexical token of a Swift source: what it is and where it stands.
package struct SourceToken: Sendable, Equatable {
  /// What a token is, as far as source preparation has to know.
  package enum Kind: Sendable, Equatable {
    /// A name or a keyword; `` `if` `` in back-ticks is a name too.
    case word
    /// `#if`, `#Preview`, `#available`, …
    case pound
    /// A whole string or regex literal, its interpolations included.
    case literal
    case number
    /// A bracket, a comma, a colon, a dot, `@`, or a run of operator characters.
    case punctuation
  }

  package let kind: Kind
  package let text: String
  /// The bytes in the source's UTF-8.
  package let range: Range<Int>
  /// Counted from 1.
  package let line: Int
  /// Counted from 1, in bytes.
  package let column: Int
  /// Whether it is the first token of its line.
  package let startsLine: Bool

  package func `is`(_ text: String) -> Bool { kind != .literal && self.text == text }
}

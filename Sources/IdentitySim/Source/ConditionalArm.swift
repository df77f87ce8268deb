/// One `#if`, `#elseif` or `#else` that was decided before the compiler saw the file.
struct ConditionalArm: Sendable, Hashable, Codable {
  let line: Int
  /// The condition as written; `else` for an `#else`.
  let condition: String
  let taken: Bool
}

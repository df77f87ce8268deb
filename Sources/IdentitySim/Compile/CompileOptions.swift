/// How user programs are compiled.
struct CompileOptions: Sendable, Hashable {
  var conditions = BuildConditions()
  /// Optimised, and without `DEBUG`.
  var isRelease = false

  /// The flags that the compiler gets for them.
  var flags: [String] {
    conditions.definitions.sorted().flatMap { ["-D", $0] }
      + ["-swift-version", String(conditions.languageMode), isRelease ? "-O" : "-Onone"]
  }
}

import SourceText

/// A user's source with its platform conditions decided; every line and column is where it was.
struct PreparedSource: Sendable, Equatable {
  let text: String
  let arms: [ConditionalArm]
  /// Whether ``AvailabilityCheck/declaration`` has to be added.
  let usesFalseName: Bool

  init(_ source: String, conditions: BuildConditions) {
    let compilation = ConditionalCompilation(Array(source.utf8), conditions: conditions)
    var bytes = compilation.bytes
    TimerUse.apply(to: &bytes)
    usesFalseName = AvailabilityCheck.apply(to: &bytes, conditions: conditions)
    #if !canImport(ObjectiveC)
      ObjectiveCWords.apply(to: &bytes)
    #endif
    text = String(decoding: bytes, as: UTF8.self)
    arms = compilation.arms
  }
}

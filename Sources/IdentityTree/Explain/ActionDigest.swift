/// What came of an action, short enough to be compared with what comes of it under another policy.
public struct ActionDigest: Codable, Sendable, Equatable {
  /// The action in words.
  public var title: String
  /// The policies that decided something in it, by name.
  public var touched: [String]
  /// What was replaced, and what of it was lost.
  public var identity: [String]
  /// How often callbacks ran.
  public var callbacks: String

  public init(_ outcome: StepOutcome, explanations: [Explanation], touched: [String]) {
    title = outcome.title
    self.touched = touched
    identity = explanations.map { explanation in
      let losses = explanation.losses.map { "\($0.key) = \($0.value)" }.joined(separator: ", ")
      return "\(explanation.lines.first ?? "")" + (losses.isEmpty ? "" : "; lost: \(losses)")
    }
    func count(_ kind: Event.Kind) -> Int { outcome.events.count { $0.kind == kind } }
    callbacks = [
      ("onAppear", count(.appeared)), ("onDisappear", count(.disappeared)), ("tasks started", count(.taskStarted)),
    ].filter { $0.1 > 0 }.map { "\($0.0) \($0.1)×" }.joined(separator: ", ")
  }

  /// What is otherwise under another policy, in words; `nil` if nothing is.
  public func difference(to other: ActionDigest) -> String? {
    guard identity == other.identity else {
      let new = other.identity.first { !identity.contains($0) }
      return new ?? (other.identity.isEmpty ? "nothing is replaced" : "this does not happen: \(missing(in: other))")
    }
    guard callbacks != other.callbacks else { return nil }
    return other.callbacks.isEmpty ? "no callback runs" : other.callbacks
  }

  private func missing(in other: ActionDigest) -> String {
    identity.first { !other.identity.contains($0) } ?? ""
  }
}

/// How far the verdicts on an action hang on contested policies.
public enum PolicyVerdict {
  /// A line for each policy that decided something in the action: under which of its values the verdict holds.
  ///
  /// `trials` are what came of the same action under each other value of a policy, by policy and value.
  public static func lines(
    of digest: ActionDigest, trials: [(policy: String, value: String, digest: ActionDigest?)]
  ) -> [String] {
    digest.touched.compactMap { name in
      guard let policy = Policy.all.first(where: { $0.name == name }) else { return nil }
      let own = trials.filter { $0.policy == name }
      let count = policy.values.count { $0.obstacle == nil }
      guard !own.isEmpty else { return nil }
      let differences = own.compactMap { trial -> String? in
        guard let other = trial.digest else { return "under `\(trial.value)` the program ends before this action" }
        return digest.difference(to: other).map { "under `\(trial.value)` \($0)" }
      }
      return differences.isEmpty
        ? "holds under \(count == 2 ? "both" : "all \(count)") values of `\(name)`"
        : "depends on `\(name)`: \(differences.joined(separator: "; "))"
    }
  }
}

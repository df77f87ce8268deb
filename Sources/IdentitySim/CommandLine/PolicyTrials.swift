import Foundation
import IdentityTree

/// Explanations, asked again under each other value of the policies that decided something in them: each in a process
/// of its own, so that nothing of one run is left for the next.
struct PolicyTrials {
  let run: InsightRun

  /// What a run says: its records, and of each action under which values of policies it holds.
  struct Said {
    let record: ProgramRecord
    /// Of a record of an action.
    var action: ExplainedAction?
    var policies: [String] = []
  }

  func said() throws(CommandError) -> [Said] {
    var said: [Said] = []
    try run.run { said.append(Said(record: $0, action: Self.action(of: $0))) }
    let trials = try trials(of: Set(said.compactMap(\.action?.digest).flatMap(\.touched)))
    var number = -1
    for index in said.indices {
      guard let digest = said[index].action?.digest else { continue }
      number += 1
      let same = trials.map { trial in
        let other = trial.digests.indices.contains(number) ? trial.digests[number] : nil
        return (policy: trial.policy, value: trial.value, digest: other)
      }
      said[index].policies = PolicyVerdict.lines(of: digest, trials: same)
    }
    return said
  }

  private typealias Trial = (policy: String, value: String, digests: [ActionDigest])

  private func trials(of names: Set<String>) throws(CommandError) -> [Trial] {
    var trials: [Trial] = []
    for policy in Policy.all where names.contains(policy.name) {
      let chosen = policy.value(in: run.options.policies)
      for value in policy.values where value.obstacle == nil && value.name != chosen {
        var trial = run
        trial.request.insight?.trial = [policy.name: value.name]
        var digests: [ActionDigest] = []
        // A program that ends under the other value has said up to where.
        do throws(CommandError) {
          try trial.run { record in if let digest = Self.action(of: record)?.digest { digests.append(digest) } }
        } catch {
          guard error.status == ExitStatus.crashed else { throw error }
        }
        trials.append((policy.name, value.name, digests))
      }
    }
    return trials
  }

  private static func action(of record: ProgramRecord) -> ExplainedAction? {
    guard record.kind == .action else { return nil }
    return try? JSONDecoder().decode(ExplainedAction.self, from: Data(record.text.utf8))
  }
}

import Foundation
import IdentityTree

/// Explanations, asked again under each other value of the policies that decided something in them: each in a process
/// of its own, so that nothing of one run is left for the next.
struct PolicyTrials {
  let run: InsightRun

  /// The records of the run, with a line for each policy that came into play behind the action that it belongs to.
  func records() throws(CommandError) -> [ProgramRecord] {
    var records: [ProgramRecord] = []
    try run.run { records.append($0) }
    let digests = records.compactMap(Self.digest)
    let trials = try trials(of: Set(digests.flatMap(\.touched)))
    var number = -1
    return records.flatMap { record -> [ProgramRecord] in
      guard let digest = Self.digest(of: record) else { return [record] }
      number += 1
      let same = trials.map { trial in
        let other = trial.digests.indices.contains(number) ? trial.digests[number] : nil
        return (policy: trial.policy, value: trial.value, digest: other)
      }
      return PolicyVerdict.lines(of: digest, trials: same).map { ProgramRecord(kind: .text, text: "    policy  \($0)") }
    }
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
          try trial.run { record in if let digest = Self.digest(of: record) { digests.append(digest) } }
        } catch {
          guard error.status == ExitStatus.crashed else { throw error }
        }
        trials.append((policy.name, value.name, digests))
      }
    }
    return trials
  }

  private static func digest(of record: ProgramRecord) -> ActionDigest? {
    guard record.kind == .digest else { return nil }
    return try? JSONDecoder().decode(ActionDigest.self, from: Data(record.text.utf8))
  }
}

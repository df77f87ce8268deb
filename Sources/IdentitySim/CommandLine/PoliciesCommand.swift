import Foundation
import IdentityTree

/// Lists where sources disagree or releases differ, and what is chosen.
enum PoliciesCommand: Command {
  static let name = "policies"
  static let synopsis = "[NAME…]"
  static let summary = "where sources disagree or releases of SwiftUI differ, and what can be chosen"
  static let options = ["--ios", "--policy", "--json"]
  static let details = """
      --ios 16|17|18|26      what a release chooses
      --policy NAME=VALUE    the list with this choice
      --json                 one JSON object a policy

    A policy is chosen by --policy or --ios with run, tree, draw, check, record, watch, compare, explain, risks, explore
    and audit, by `policy NAME VALUE` in a steps file, and by Simulator(policies:) in a test.
    """

  static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
    var reader = ArgumentReader(arguments)
    var choices = PolicyChoices()
    var names: [String] = []
    var isJSON = false
    while let argument = reader.next() {
      guard reader.isOption(argument) else {
        names.append(argument)
        continue
      }
      switch argument {
      case "--ios": _ = try choices.setRelease(try reader.value(of: argument))
      case "--policy": try choices.add(try reader.value(of: argument))
      case "--json": isJSON = true
      default: throw reader.unknown(argument, among: Self.options)
      }
    }
    let known = Policy.all.map(\.name)
    for name in names where !known.contains(name) {
      throw CommandError(PolicyError.unknownName(name, nearest: Spelling.nearest(to: name, among: known)).description)
    }
    let policies = choices.policies
    for (index, policy) in Policy.all.filter({ names.isEmpty || names.contains($0.name) }).enumerated() {
      if isJSON {
        print(json(policy, policies))
      } else {
        if index > 0 { print("") }
        for line in lines(of: policy, in: policies) { Terminal().show(line) }
      }
    }
    return ExitStatus.fine
  }

  /// A policy in lines for people.
  static func lines(of policy: Policy, in policies: Policies = Policies()) -> [String] {
    let chosen = policy.value(in: policies)
    let width = policy.values.map(\.name.count).max() ?? 0
    var lines = ["\(policy.name)  \(policy.question)"]
    for value in policy.values {
      var meaning = value.meaning
      if value.name == policy.defaultValue { meaning += " (default)" }
      if let obstacle = value.obstacle { meaning += "; not modelled: \(obstacle)" }
      let mark = value.name == chosen ? "*" : " "
      let name = value.name.padding(toLength: width, withPad: " ", startingAt: 0)
      lines += WrappedText.lines(
        meaning, width: Terminal().width, first: "  \(mark) \(name)  ", rest: String(repeating: " ", count: width + 6))
    }
    let rules = ([policy.rule] + policy.related).joined(separator: ", ")
    lines.append("    rule      \(rules)")
    lines += WrappedText.lines(
      policy.evidence, width: Terminal().width, first: "    evidence  ", rest: "              ")
    return lines
  }

  private struct Encoded: Encodable {
    struct Value: Encodable {
      var name: String
      var meaning: String
      var isModelled: Bool
    }
    var name: String
    var question: String
    var values: [Value]
    var chosen: String
    var defaultValue: String
    var rules: [String]
    var evidence: String

    enum CodingKeys: String, CodingKey {
      case name, question, values, chosen, rules, evidence
      case defaultValue = "default"
    }
  }

  private static func json(_ policy: Policy, _ policies: Policies) -> String {
    let values = policy.values.map { Encoded.Value(name: $0.name, meaning: $0.meaning, isModelled: $0.obstacle == nil) }
    let encoded = Encoded(
      name: policy.name, question: policy.question, values: values, chosen: policy.value(in: policies),
      defaultValue: policy.defaultValue, rules: [policy.rule] + policy.related, evidence: policy.evidence)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(encoded)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

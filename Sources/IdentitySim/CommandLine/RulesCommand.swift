import Foundation
import IdentityTree

/// Shows the rules that the simulator follows: what they are known from, and what holds them.
enum RulesCommand: Command {
  static let name = "rules"
  static let synopsis = "[N.N…]"
  static let summary = "SwiftUI's rules of identity: what each is known from, and the tests that hold it"
  static let options = ["--json"]
  static let details = """
    Without a number all rules are listed; a number without a point is a section.

      --json                 one JSON object a rule

    Confidence: Apple (documentation, sessions, engineers), observed (somebody's published run, or a test that is run
    against SwiftUI), compiler, inferred (from reimplementations), contested (see IdentitySim policies).
    """

  static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
    var reader = ArgumentReader(arguments)
    var numbers: [String] = []
    var isJSON = false
    while let argument = reader.next() {
      guard reader.isOption(argument) else {
        numbers.append(argument)
        continue
      }
      guard argument == "--json" else { throw reader.unknown(argument, among: Self.options) }
      isJSON = true
    }
    if numbers.isEmpty, !isJSON {
      list(RuleBook.sections.indices.map { $0 })
      return ExitStatus.fine
    }
    if numbers.isEmpty { numbers = RuleBook.numbers }
    var isFirst = true
    for number in numbers {
      if let section = Int(number), RuleBook.sections.indices.contains(section - 1), !isJSON {
        list([section - 1])
        continue
      }
      guard let rule = RuleBook.rule(number) else {
        let hint = RuleBook.nearest(to: number).map { " Did you mean '\($0)'?" } ?? ""
        throw CommandError("there is no rule '\(number)'.\(hint)")
      }
      if isJSON {
        print(json(rule))
      } else {
        if !isFirst { print("") }
        for line in lines(of: rule) { Terminal().show(line) }
      }
      isFirst = false
    }
    return ExitStatus.fine
  }

  private static func list(_ sections: [Int]) {
    for index in sections {
      if index > 0, sections.count > 1 { print("") }
      print("\(index + 1). \(RuleBook.sections[index].title)")
      for rule in RuleBook.sections[index].rules {
        let number = rule.number.padding(toLength: 5, withPad: " ", startingAt: 0)
        let word = (rule.isModelled ? rule.confidence.rawValue : "not modelled")
          .padding(toLength: 13, withPad: " ", startingAt: 0)
        Terminal().show("  \(number) \(word) \(rule.sentence)")
      }
    }
  }

  private static func lines(of rule: Rule) -> [String] {
    func field(_ name: String, _ text: String) -> [String] {
      let head = "  " + name.padding(toLength: 10, withPad: " ", startingAt: 0)
      return WrappedText.lines(text, width: Terminal().width, first: head, rest: String(repeating: " ", count: 12))
    }
    var lines = WrappedText.lines(
      rule.sentence, width: Terminal().width, first: "\(rule.number)  ", rest: String(repeating: " ", count: 6))
    lines += field("sure", rule.confidence.rawValue)
    if let obstacle = rule.obstacle { lines += field("left out", obstacle) }
    lines += field("evidence", rule.evidence)
    for source in rule.sources { lines.append("            \(source.address)") }
    for policy in Policy.policies(ofRule: rule.number) {
      lines += field("policy", "\(policy.name): \(policy.values.map(\.name).joined(separator: ", "))")
    }
    let tests = RuleBook.tests(of: rule.number)
    for (index, test) in tests.enumerated() {
      lines += field(index == 0 ? "test" : "", test.name)
      lines.append("            Tests/IdentityTreeTests/\(test.file)")
    }
    if tests.isEmpty, rule.isModelled { lines += field("test", "none") }
    return lines
  }

  private struct Encoded: Encodable {
    struct Test: Encodable {
      var name: String
      var file: String
    }
    var number: String
    var sentence: String
    var confidence: String
    var notModelled: String?
    var evidence: String
    var sources: [String]
    var policies: [String]
    var tests: [Test]
  }

  private static func json(_ rule: Rule) -> String {
    let encoded = Encoded(
      number: rule.number, sentence: rule.sentence, confidence: rule.confidence.rawValue, notModelled: rule.obstacle,
      evidence: rule.evidence, sources: rule.sources.map(\.address),
      policies: Policy.policies(ofRule: rule.number).map(\.name),
      tests: RuleBook.tests(of: rule.number).map {
        Encoded.Test(name: $0.name, file: "Tests/IdentityTreeTests/\($0.file)")
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(encoded)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

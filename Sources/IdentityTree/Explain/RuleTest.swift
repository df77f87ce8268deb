/// A test of rules, by the name that begins with their numbers.
public struct RuleTest: Sendable, Equatable {
  /// The path below the folder of the tests.
  public let file: String
  public let name: String
  /// The numbers of the rules.
  public let rules: [String]

  /// `nil` if the name does not begin with the number of a rule and a colon.
  public init?(file: String, name: String) {
    guard let head = name.split(separator: ":").first, head.count < name.count else { return nil }
    self.file = file
    self.name = name
    rules = Self.rules(in: String(head))
    if rules.isEmpty { return nil }
  }

  /// `1.11, 8.1–8.3` names four rules.
  private static func rules(in head: String) -> [String] {
    let parts = head.split(whereSeparator: { $0 == "," || $0 == " " }).filter { $0.first?.isNumber == true }
    return parts.flatMap { part -> [String] in
      let ends = part.split(whereSeparator: { $0 == "–" || $0 == "-" }).map(String.init)
      guard ends.count == 2, let section = ends[0].split(separator: ".").first,
        let first = Int(ends[0].split(separator: ".").last ?? ""),
        let last = Int(ends[1].split(separator: ".").last ?? ""),
        first <= last
      else { return ends }
      return (first...last).map { "\(section).\($0)" }
    }
  }
}

extension RuleBook {
  /// The tests of all rules, as `RuleTests.swift` has them.
  public static let tests: [RuleTest] = {
    var file = ""
    return RuleTests.table.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("  ") else {
        file = String(line)
        return nil
      }
      return RuleTest(file: file, name: String(line.dropFirst(2)))
    }
  }()

  /// The tests that hold a rule.
  public static func tests(of number: String) -> [RuleTest] { tests.filter { $0.rules.contains(number) } }
}

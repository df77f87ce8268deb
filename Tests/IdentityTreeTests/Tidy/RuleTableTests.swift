import Foundation
import Testing

@testable import IdentityTree

/// `docs/RULES.md` is made from the rule book and from the names of the tests, which begin with the rule's number.
@Suite("RULES.md")
struct RuleTableTests {
  private static let file = Repository.folder.appending(path: "docs/RULES.md")

  /// Rules of the first capability: each of them has a test.
  private static let tested: [String] =
    (1...22).map { "1.\($0)" } + (1...21).map { "2.\($0)" } + ["2.26"] + (1...10).map { "3.\($0)" }
    + ["3.16", "3.17", "3.21"] + (1...5).map { "4.\($0)" } + ["4.9", "4.10"] + (12...19).map { "4.\($0)" }
    + ["5.1", "5.3"] + (9...11).map { "5.\($0)" } + (1...5).map { "6.\($0)" }

  private static let table = Repository.folder.appending(path: "Sources/IdentityTree/Explain/RuleTests.swift")

  private static func tests() throws -> [RuleTest] {
    let base = Repository.folder.appending(path: "Tests/IdentityTreeTests")
    return try Repository.files(below: base).flatMap { path throws -> [RuleTest] in
      let text = try String(contentsOf: base.appending(path: path), encoding: .utf8)
      let named = text.matches(of: /@Test\(\s*"(\d+\.\d+[^"]*)"/).map { String($0.output.1) }
      let quoted = text.matches(of: /func `(\d+\.\d+[^`]*)`/).map { String($0.output.1) }
      return (named + quoted).compactMap { RuleTest(file: path, name: $0) }
    }
  }

  private static func made() throws -> String {
    let tests = try tests()
    var lines = [
      "# Rules", "",
      "What the simulator follows, how sure each rule is, and the test that holds it. This page is made from",
      "`Sources/IdentityTree/Explain/RuleBook.swift` and the names of the tests, by",
      "`UPDATE_RULES=1 swift test --filter RuleTable`.", "",
      "Apple: documentation, sessions, engineers. Observed: somebody's published output, or a test that is run against",
      "Apple's framework. Compiler: seen with `swiftc`. Inferred: read from reimplementations that mirror Apple's",
      "framework. Contested: good sources disagree; the sentence says what is done here by default.",
    ]
    for (index, section) in RuleBook.sections.enumerated() {
      lines += [
        "", "## \(index + 1). \(section.title)", "", "| rule | | confidence | test |", "| --- | --- | --- | --- |",
      ]
      for rule in section.rules {
        let files = tests.filter { $0.rules.contains(rule.number) }.map(\.file)
        let unique = files.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let links = unique.map { path in
          let name = path.split(separator: "/").last?.replacing(".swift", with: "") ?? ""
          return "[\(name)](../Tests/IdentityTreeTests/\(path))"
        }
        let cell = links.isEmpty ? rule.obstacle.map { "not modelled: \($0)" } ?? "–" : links.joined(separator: ", ")
        lines.append("| \(rule.number) | \(rule.sentence) | \(rule.confidence.rawValue) | \(cell) |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test("The page is what the rule book and the tests say")
  func page() throws {
    let made = try Self.made()
    if ProcessInfo.processInfo.environment["UPDATE_RULES"] != nil {
      try made.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    // A test that came lately may still be missing on the page; nothing on it may be wrong.
    let written = try Self.rows(String(contentsOf: Self.file, encoding: .utf8))
    let right = Self.rows(made)
    #expect(written.map(\.head) == right.map(\.head), "run: UPDATE_RULES=1 swift test --filter RuleTable")
    for (row, truth) in zip(written, right) {
      #expect(row.links.isSubset(of: truth.links), "\(row.head): run UPDATE_RULES=1 swift test --filter RuleTable")
    }
  }

  /// The rows of a page: number, sentence and confidence, and the tests.
  private static func rows(_ page: String) -> [(head: String, links: Set<String>)] {
    page.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.dropFirst(2).first?.isNumber == true }.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let links = cells[3].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      return (cells[0...2].joined(separator: " | "), Set(links.filter { $0.hasPrefix("[") }))
    }
  }

  @Test("The tests that `IdentitySim rules` names are there")
  func tests() throws {
    let truth = try Self.tests()
    if ProcessInfo.processInfo.environment["UPDATE_RULES"] != nil {
      var lines: [String] = []
      for file in Set(truth.map(\.file)).sorted() {
        lines.append(file)
        lines += truth.filter { $0.file == file }.map { "  \($0.name)" }
      }
      let text = try String(contentsOf: Self.table, encoding: .utf8)
      let quotes = "\"\"\""
      let parts = text.components(separatedBy: quotes)
      let body = lines.map { "    \($0)\n" }.joined()
      try "\(parts[0])\(quotes)\n\(body)    \(quotes)\(parts[2])".write(
        to: Self.table, atomically: true, encoding: .utf8)
    } else {
      #expect(RuleBook.tests.count > 100)
      for test in RuleBook.tests {
        #expect(truth.contains(test), "\(test.name): run UPDATE_RULES=1 swift test --filter RuleTable")
      }
    }
  }

  @Test("Each rule has its evidence, with sources that are known")
  func evidence() {
    for rule in RuleBook.sections.flatMap(\.rules) {
      #expect(!rule.evidence.isEmpty && !rule.evidence.contains("["), "\(rule.number): \(rule.evidence)")
    }
    #expect(RuleBook.rule("4.9")?.sources.map(\.key) == ["CT"])
  }

  @Test(
    "A number that is no rule has a nearest one",
    arguments: [("4.99", "4.22"), ("4.0", "4.1"), ("12.1", "1.1"), ("4,9", "4.9")])
  func nearest(number: String, expected: String) { #expect(RuleBook.nearest(to: number) == expected) }

  @Test("Each rule of the first capability has a test, and each test names rules that exist")
  func completeness() throws {
    let tests = try Self.tests()
    let named = Set(tests.flatMap(\.rules))
    #expect(Self.tested.filter { !named.contains($0) } == [])
    for test in tests {
      for rule in test.rules { #expect(RuleBook.rule(rule) != nil, "\(test.file): \(test.name)") }
    }
  }

  @Test("Rule numbers are unique and in order")
  func numbers() {
    for (index, section) in RuleBook.sections.enumerated() {
      #expect(section.rules.map(\.number) == (1...section.rules.count).map { "\(index + 1).\($0)" })
    }
  }
}

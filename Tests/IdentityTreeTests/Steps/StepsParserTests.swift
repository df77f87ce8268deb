import Foundation
import Testing

@testable import IdentityTree

@Suite struct StepsParserTests {
  private func step(_ text: String) throws -> Step.Kind { try StepsLine.step(in: text, marks: ["m"]).kind }

  @Test func everyStepOfTheDocumentIsUnderstood() throws {
    let document = try String(contentsOfFile: "\(Self.packageFolder)/docs/STEPS.md", encoding: .utf8)
    let blocks = document.components(separatedBy: "```steps\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(blocks.count == 3)
    var words: Set<String> = []
    for block in blocks {
      for step in try StepsFile(parsing: block, name: "STEPS.md").runs.flatMap(\.steps) {
        words.insert(String(step.source.split(separator: " ")[step.isExpectation ? 1 : 0]))
      }
    }
    let unused = Set(StepsLine.actions + StepsLine.expectations).subtracting(words)
    #expect(unused == [], "the document shows every word of the language")
  }

  @Test func selectorsNarrowDownByPositionIdAndText() throws {
    #expect(try StepsLine.selector(in: "Counter") == NodeSelector("Counter"))
    #expect(try StepsLine.selector(in: "Counter[1]") == NodeSelector("Counter", index: 1))
    #expect(try StepsLine.selector(in: "Row#\"mi\\\"lk\"") == NodeSelector("Row", id: "mi\"lk"))
    #expect(try StepsLine.selector(in: "Row(\"tea\")[2]") == NodeSelector("Row", text: "tea", index: 2))
  }

  @Test func controlsAreLabelsOrNodes() throws {
    #expect(try step("tap \"Delete\"[1] 2 times") == .action(.tap(ControlSelector("Delete", index: 1)), times: 2))
    #expect(
      try step("tap \"Delete\" in Row#\"milk\"")
        == .action(.tap(ControlSelector("Delete", in: NodeSelector("Row", id: "milk"))), times: 1))
    #expect(
      try step("toggle \"Mute\" in Panel[0] on")
        == .action(.toggle(ControlSelector("Mute", in: NodeSelector("Panel", index: 0)), to: true), times: 1))
    #expect(
      try step("enter \"x y\" in TextEditor[0]")
        == .action(.enter("x y", ControlSelector(node: NodeSelector("TextEditor", index: 0))), times: 1))
    #expect(
      try step("swipe row \"Milk\" \"Archive\"")
        == .action(.swipe(row: ControlSelector("Milk"), action: "Archive"), times: 1))
  }

  @Test func literalsAreSwift() throws {
    func literal(_ text: String) throws -> StepLiteral {
      guard case .expectation(.state(_, _, let literal), _) = try step("expect state A.b == \(text)") else {
        throw CancellationError()
      }
      return literal
    }
    #expect(try literal("-3") == .integer(-3))
    #expect(try literal("1_000.5e1") == .number(10005))
    #expect(try literal("[\"a\", \"b\"]") == .list([.string("a"), .string("b")]))
    #expect(try literal("[]") == .list([]))
    #expect(try literal("[\"a\": [1], \"b\": []]").description == "[\"a\": [1], \"b\": []]")
    #expect(try literal(".compact") == .member("compact", []))
    #expect(try literal(".failed(\"x\", code: 3)").description == ".failed(\"x\", code: 3)")
    #expect(try literal("Phase.failed(.some(nil))").description == ".failed(.some(nil))")
    #expect(try literal("Point(x: 1, y: 2)").description == "Point(x: 1, y: 2)")
    #expect(try literal("nil") == .nothing)
  }

  @Test func pathsGoOnIntoTheValue() throws {
    guard case .expectation(.state(let path, .less, _), "m") = try step("expect state A#\"1\".b.c[0].d < 3 since \"m\"")
    else { throw CancellationError() }
    #expect(path.description == "A#\"1\".b.c[0].d")
  }

  @Test func runsHaveRootsOfTheirOwn() throws {
    let file = try StepsFile(
      parsing: """
        tap "A" # the default root
        # a comment
        run Card(title: "a # \\"b\\"", mode: .quiet) in release   # built without DEBUG
        expect text "x"

        run Card
        """, name: "a.steps")
    #expect(file.runs.map(\.root?.text) == [nil, "Card(title: \"a # \\\"b\\\"\", mode: .quiet)", "Card()"])
    #expect(file.runs.map(\.isRelease) == [false, true, false])
    #expect(file.runs.map(\.root?.line) == [nil, 3, 6])
    #expect(file.runs[1].root?.column == 5)
    #expect(file.runs[0].steps.map(\.source) == ["tap \"A\""])
  }

  @Test(arguments: [
    ("tpa \"x\"", "1:1: expected a step, found `tpa`; did you mean `tap`?"),
    ("click \"x\"", "1:1: expected a step, found `click`; did you mean `tap`?"),
    ("tog \"x\"", "1:1: expected a step, found `tog`; did you mean `toggle`?"),
    ("tap Like", nil),
    ("tap like", "1:5: expected a label in quotes or the name of a view type, found `like`; did you mean \"like\"?"),
    ("tap", "1:4: expected a label in quotes or the name of a view type, found the end of the line"),
    (
      "swipe left \"x\"",
      "1:7: expected `row`, a text of the row and the label of its action, as in `swipe row \"Milk\" \"Delete\"`, "
        + "found `left`"
    ),
    ("tap \"x\" 3", "1:10: expected `times`, found the end of the line"),
    ("tap \"x\" 0 times", "1:9: expected how many times, at least 1, found `0`"),
    ("tap \"x", "1:7: expected `\"` to close the string of column 5, found the end of the line"),
    ("tap \"a\\t\"", "1:7: expected `\\\"`, `\\\\` or `\\n` in a string, found `\\t`"),
    ("  expect keept Counter", "1:10: expected an expectation, found `keept`; did you mean `kept`?"),
    ("expect preserved Counter", "1:8: expected an expectation, found `preserved`; did you mean `kept`?"),
    ("expect kept \"x\"", "1:13: expected the name of a view type, found `\"x\"`; did you mean `Text(\"x\")`?"),
    ("expect state Counter == 3", "1:22: expected `.` and the name of a property, found `==`"),
    (
      "expect state Counter.n = 3",
      "1:24: expected a word, a string or a literal, found `=`; did you mean `==`?"
    ),
    (
      "expect state Counter.on == on",
      "1:28: expected a literal (`true`, `3`, `0.5`, `\"text\"`, `nil`, `.case`, `[…]`), found `on`; "
        + "did you mean `true`?"
    ),
    ("expect kept Row#3", "1:17: expected an id in quotes, found `3`; did you mean `#\"3\"`?"),
    (
      "expect text \"x\" snice \"y\"",
      "1:17: expected `since` or the end of the line, found `snice`; did you mean `since`?"
    ),
    ("expect text \"x\" since \"y\"", "1:23: expected a mark, but there is no `mark` before this line, found `\"y\"`"),
    (
      "mark \"start\"\nexpect text \"x\" since \"strat\"",
      "2:23: expected the name of a mark before this line, found `\"strat\"`; did you mean \"start\"?"
    ),
    ("resize 320 568", "1:12: expected `x`, found `568`"),
    (
      "environment colorSchema .dark",
      "1:13: expected the name of an environment value, found `colorSchema`; did you mean `colorScheme`?"
    ),
    ("teardown\ntap \"x\"", "2:1: expected `expect` or `run` after `teardown`, found `tap`"),
    ("tap \"x\"\npolicy a b", "2:1: expected `policy` before the first other step of the run, found `policy`"),
    ("run", "1:4: expected a Swift expression that makes the root view, found the end of the line"),
    ("run Card(", "1:10: expected `)` for the `(` of column 9, found the end of the line"),
    ("# nothing", "1:1: expected at least one step, found none"),
    ("set A.b.c to 3", "1:9: expected `to`, as only a whole property can be set, found `c`"),
    (
      "expect value \"Sound\" == on",
      "1:25: expected a literal (`true`, `3`, `0.5`, `\"text\"`, `nil`, `.case`, `[…]`), found `on`; did you mean `true`?"
    ),
    ("tap 'x'", "1:5: expected a word, a string or a literal, found `'`; did you mean `\"`?"),
  ])
  func errorsSayWhereAndWhatElse(text: String, message: String?) {
    do {
      _ = try StepsFile(parsing: text, name: "a.steps")
      #expect(message == nil)
    } catch {
      #expect(error.description == "a.steps:" + (message ?? "no error"))
    }
  }

  @Test("Each line that cannot be read is reported, in the order of the file")
  func everyErrorIsReported() {
    let text = "tab \"x\"\nexpect text \"x\"\nrun\nexpect keep A\n"
    let error = #expect(throws: StepsSyntaxError.self) { try StepsFile(parsing: text, name: "a.steps") }
    #expect(
      error?.description == """
        a.steps:1:1: expected a step, found `tab`; did you mean `tap`?
        a.steps:3:4: expected a Swift expression that makes the root view, found the end of the line
        a.steps:4:8: expected an expectation, found `keep`; did you mean `kept`?
        """)
  }

  static let packageFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
}

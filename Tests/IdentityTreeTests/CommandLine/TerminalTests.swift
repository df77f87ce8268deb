import Testing

@testable import IdentitySim
@testable import IdentityTree

@Suite("Terminal")
struct TerminalTests {
  private let terminal = Terminal(environment: ["COLUMNS": "40"])

  @Test("Lines are wrapped to the columns that are known, under the text behind their label")
  func wrapping() {
    #expect(terminal.width == 40)
    #expect(terminal.wrapped("short") == ["short"])
    #expect(
      terminal.wrapped("      at      Card.swift:6, used at Card.swift:26") == [
        "      at      Card.swift:6, used at", "              Card.swift:26",
      ])
    #expect(
      terminal.wrapped("      instead one view in place of the two arms:") == [
        "      instead one view in place of the", "              two arms:",
      ])
    #expect(
      terminal.wrapped("    Rating was replaced: the condition was false") == [
        "    Rating was replaced: the condition", "      was false",
      ])
  }

  @Test("Without a terminal and without COLUMNS lines stay whole")
  func whole() {
    let terminal = Terminal(environment: [:])
    let line = String(repeating: "word ", count: 60) + "end"
    #expect(terminal.columns != nil || terminal.wrapped(line) == [line])
  }

  @Test("The headline fits into forty columns")
  @MainActor func headline() async {
    #expect(await Headline.lines(width: 40).allSatisfy { TextColumns.count($0) <= 40 })
  }
}

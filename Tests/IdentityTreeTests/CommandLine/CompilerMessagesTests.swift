import Testing

@testable import IdentitySim

@Suite("What the compiler says is shown as the user's")
struct CompilerMessagesTests {
  private let printed = """
    Card.swift:3:7: error: missing argument
        f()
          ^
    /library/Views.swift:9:3: note: 'f' declared here
      func f(_ value: Int) {}
           ^
    Card.swift:1:1: note: did you mean this
    struct Card
    ^
    Card.swift:3:7: error: missing argument
        f()
          ^
    /library/Views.swift:9:3: note: 'f' declared here
      func f(_ value: Int) {}
           ^
    Card.swift:1:1: note: did you mean this
    struct Card
    ^
    Card.swift:5:1: warning: unused
    """

  @Test("A message comes once, and notes about files that are not the user's are left out with their lines")
  func messages() {
    let text = CompilerMessages(printed).text(ofFiles: ["Card.swift"])
    #expect(
      text == """
        Card.swift:3:7: error: missing argument
            f()
              ^
        Card.swift:1:1: note: did you mean this
        struct Card
        ^
        Card.swift:5:1: warning: unused
        """)
  }

  @Test("A note about a file of the user's that is named by a whole path stays")
  func wholePaths() {
    let printed = "/home/Card.swift:1:1: error: no\n/home/Card.swift:2:1: note: here"
    #expect(CompilerMessages(printed).text(ofFiles: ["/home/Card.swift"]) == printed)
  }

  @Test("Lines that are no messages stay")
  func otherLines() {
    let printed = "<unknown>:0: warning: slow\nsomething went wrong\n"
    #expect(CompilerMessages(printed).text(ofFiles: []) == printed)
  }
}

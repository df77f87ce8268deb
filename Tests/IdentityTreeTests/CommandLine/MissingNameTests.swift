import Testing

@testable import IdentitySim

/// What a person reads who uses a name that is not known here.
@Suite("Missing names")
struct MissingNameTests {
  private func names(_ message: String) -> [MissingName] { MissingName.all(in: message) }

  @Test("The compiler's messages name what is missing, with its place")
  func places() {
    let found = names(
      """
      Card.swift:7:10: error: value of type 'Toggle<Text>' has no member 'handGestureShortcut'
              .handGestureShortcut(.primaryAction)
      a b/Card.swift:9:3: error: cannot find 'Chart' in scope
      Card.swift:9:3: error: cannot find 'row' in scope
      Card.swift:1:1: warning: value of type 'Text' has no member 'x'
      """)
    #expect(
      found == [
        MissingName(
          name: "handGestureShortcut", kind: .member(of: "Toggle<Text>"), path: "Card.swift", line: 7, column: 10),
        MissingName(name: "Chart", kind: .global, path: "a b/Card.swift", line: 9, column: 3),
      ])
  }

  @Test("A modifier that is SwiftUI's is said to be, and how to go on")
  func modifier() throws {
    let missing = try #require(names("A.swift:1:2: error: value of type 'some View' has no member 'toolTip'").first)
    #expect(missing.isModifier)
    #expect(missing.hint.hasPrefix("'.toolTip' is SwiftUI's, but not yet known here"))
    #expect(missing.hint.hasSuffix("Give --stub-missing to compile without it."))
  }

  @Test("A mistyped modifier gets the nearest known name, and is not taken for one that is missing")
  func mistyped() throws {
    let missing = try #require(names("A.swift:1:2: error: value of type 'Text' has no member 'pading'").first)
    #expect(!missing.isModifier)
    #expect(missing.hint == "'.pading' is not known here. The nearest name that is known here is '.padding'.")
  }

  @Test("Names that no module and no file declares are told with their places, once each")
  func unknownMembers() throws {
    let library = try LibraryProducts()
    let unknown = UnknownMembers(toolchain: try ToolchainSearch().toolchain(), library: library)
    let text = """
      struct A: View {
        var total: Int { [1, 2].redduce(0, +) }
        var body: some View {
          Text("a").paddin().font(.titel).total
          Text("b").paddin().bold().fontt(.title).utf8.own()
        }
        func own() {}
      }
      """
    let notes = unknown.notes(for: [(path: "A.swift", text: text)], beside: "error: has no member 'fontt'")
    #expect(
      notes == """
        A.swift:2:27: note: no type has a member 'redduce'
        A.swift:4:15: note: no type has a member 'paddin'
        A.swift:5:15: note: no type has a member 'paddin'

        """)
    #expect(
      names(notes).map(\.hint).last
        == "'.paddin' is not known here. The nearest name that is known here is '.padding'.")
    #expect(names(notes).allSatisfy { !$0.isModifier || $0.name == "redduce" })
  }

  @Test("A program whose members may have any name gets no such note")
  func dynamicMembers() throws {
    let unknown = UnknownMembers(toolchain: try ToolchainSearch().toolchain(), library: try LibraryProducts())
    let text = "@dynamicMemberLookup struct A {}\nlet b = A().anything"
    #expect(unknown.notes(for: [(path: "A.swift", text: text)], beside: "") == "")
  }

  @Test("A mistyped type gets the nearest known type; one of another framework is said to be")
  func types() throws {
    let mistyped = try #require(names("A.swift:1:2: error: cannot find 'Vstack' in scope").first)
    #expect(mistyped.hint == "'Vstack' is not known here. The nearest name that is known here is 'VStack'.")
    let chart = try #require(names("A.swift:1:2: error: cannot find 'BarMark' in scope").first)
    #expect(chart.hint.hasPrefix("'BarMark' belongs to Charts"))
  }

  @Test("A member that is missing on something else than a view stays the compiler's matter")
  func otherMembers() throws {
    let missing = try #require(names("A.swift:1:2: error: value of type 'Int' has no member 'foo'").first)
    #expect(!missing.isModifier)
  }

  @Test("A call that is left out leaves spaces, with its closures and labels; all else stays where it was")
  func leftOut() {
    let text = """
      Text("A")
        .ornament(attachmentAnchor: .scene(.top)) {
          Button("x") {}
        } label: { Text("}") }
        .bold()
      """
    let source = PreparedSource(text, conditions: BuildConditions())
    let (left, found) = source.leavingOut([
      MissingName(name: "ornament", kind: .member(of: "Text"), path: "A.swift", line: 2, column: 4)
    ])
    #expect(found.map(\.name) == ["ornament"])
    #expect(left.text.split(separator: "\n").last == "  .bold()")
    #expect(left.text.utf8.count == text.utf8.count)
    #expect(left.text.replacing(" ", with: "").replacing("\n", with: "") == "Text(\"A\").bold()")
  }

  @Test("A name that does not stand at its place is not left out")
  func wrongPlace() {
    let source = PreparedSource("Text(\"A\").bold()", conditions: BuildConditions())
    let (left, found) = source.leavingOut([
      MissingName(name: "ornament", kind: .member(of: "Text"), path: "A.swift", line: 1, column: 10)
    ])
    #expect(found.isEmpty)
    #expect(left == source)
  }
}

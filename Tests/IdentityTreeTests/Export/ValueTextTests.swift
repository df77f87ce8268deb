import Foundation
import Testing

@testable import IdentityTree

@Suite("Values as text")
struct ValueTextTests {
  @Test(
    "Names of types come without their modules, as a user's file writes them",
    arguments: [
      ("[UserProgram.Row(id: 1, frame: Foundation.CGRect(x: 0.0))]", "[Row(id: 1, frame: CGRect(x: 0.0))]"),
      ("Optional(UserProgram.Route.detail(3))", "Optional(Route.detail(3))"),
      (#""UserProgram.Row and \"Foundation.Data\"""#, #""UserProgram.Row and \"Foundation.Data\"""#),
      ("MyFoundation.Row", "MyFoundation.Row"),
      ("UserProgram.row", "UserProgram.row"),
      ("Optional(UserProgram.(unknown context at $558fd2ab3c6c).Field.name)", "Optional(Field.name)"),
      ("UserProgram.Form.(unknown context at $7f00).Field.name", "Form.Field.name"),
      (
        "((extension in FoundationInternationalization):Foundation.String.Comparator(order: 0))",
        "(String.Comparator(order: 0))"
      ),
      (#""(unknown context at $1).""#, #""(unknown context at $1).""#),
    ])
  func modules(text: String, expected: String) { #expect(ValueText.withoutModules(text) == expected) }

  @Test("Of a long value a line shows the beginning")
  func long() {
    let text = String(repeating: "a", count: 500)
    #expect(ValueText.inLine(text) == String(repeating: "a", count: 200) + "…")
    #expect(ValueText.inLine("short") == "short")
    let change = StateChange(key: "A.text", before: text, after: "\"\"", fate: .kept)
    #expect(change.description.count < 220)
  }

  @Test("a state of a type of SwiftUI's is shown as it is written, not by its insides")
  @MainActor func libraryValues() {
    let user = {
      var position = ScrollPosition(idType: Int.self)
      position.userScrolled(to: 4)
      return position
    }()
    let shown: [(Any, String)] = [
      (ScrollPosition(id: "a"), #"ScrollPosition(id: "a")"#),
      (ScrollPosition(edge: .bottom), "ScrollPosition(edge: .bottom)"),
      (ScrollPosition(x: 1.5, y: 20), "ScrollPosition(x: 1.5, y: 20)"),
      (user, "ScrollPosition(id: 4, isPositionedByUser: true)"),
      (NavigationPath(["a", "b"]), #"NavigationPath(["a", "b"])"#),
      (NavigationSplitViewVisibility.detailOnly, ".detailOnly"),
      (NavigationSplitViewColumn.sidebar, ".sidebar"),
      ([PresentationDetent.height(200)], "[.height(200)]"),
      (Angle.degrees(30), "Angle(degrees: 30)"),
      (LocalizedStringKey("Hi \(3)"), #""Hi 3""#),
      (Text("Hi"), #"Text("Hi")"#),
      (AnyView(Text("Hi")), "AnyView(Text)"),
    ]
    for (value, text) in shown { #expect(ValueText.reflecting(value) == text) }
  }
}

import SourceText
import Testing

@testable import IdentitySim

@Suite("Root discovery")
struct RootDiscoveryTests {
  private func names(_ sources: String..., expression: String? = nil) throws(RootDiscoveryError) -> [String] {
    try RootDiscovery.roots(in: sources.map { SourceOutline($0) }, expression: expression).map(\.name)
  }

  private static let card = "struct Card: View { @State private var on = false\n var body: some View { Text(\"\") } }\n"

  @Test("The only view that nobody uses is the root")
  func onlyUnusedView() throws {
    #expect(try names(Self.card + "struct Page: View { var body: some View { VStack { Card() } } }") == ["Page()"])
  }

  @Test("A wrapper for which no type is written makes its value itself")
  func wrappers() throws {
    #expect(try names("struct Page: View { @Clock var now\n var body: some View { Text(now) } }") == ["Page()"])
    #expect(throws: RootDiscoveryError.self) {
      try names("struct Page: View { @Clock var now: Date\n var body: some View { Text(\"\") } }")
    }
  }

  @Test("A view that uses only itself is not used")
  func selfUse() throws {
    #expect(try names("struct A: View { var body: some View { A() } }\nextension A { func f() {} }") == ["A()"])
  }

  @Test("A view may be used in another file")
  func otherFile() throws {
    #expect(try names(Self.card, "struct Page: View { var body: some View { Card() } }") == ["Page()"])
  }

  @Test("Previews come before providers, these before the app, this before views")
  func order() throws {
    let app = "@main struct Demo: App { var body: some Scene { WindowGroup { Card() } } }\n"
    let provider = "struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }\n"
    let preview = "#Preview(\"Dark\") { Card() }\n@available(iOS 17, *)\n#Preview { Card() }\n"
    #expect(try names(Self.card + app) == ["Demo"])
    #expect(try names(Self.card + app + provider) == ["Card_Previews.previews"])
    #expect(try names(Self.card + app + provider + preview) == ["#Preview \"Dark\"", "#Preview line 7"])
  }

  @Test("Where every root is wanted, all views are taken that nobody uses and that need no arguments")
  func everyRoot() throws {
    let a = "struct A: View { var body: some View { Card() } }\n"
    let b = "struct B: View { let x: Int\n var body: some View { Text(\"\") } }\n"
    let c = "struct C: View { var body: some View { Card() } }\n"
    let outline = SourceOutline(Self.card + a + b + c)
    #expect(try RootDiscovery.everyRoot(in: [outline]).map(\.name) == ["A()", "C()"])
    #expect(try RootDiscovery.everyRoot(in: [SourceOutline(Self.card + a)]).map(\.name) == ["A()"])
    #expect(throws: RootDiscoveryError.several(["B(x: <#Int#>)", "D(x: <#Int#>)"])) {
      try RootDiscovery.everyRoot(in: [SourceOutline(b + b.replacing("struct B", with: "struct D"))])
    }
  }

  @Test("A given root wins; it may be the name of a preview")
  func givenRoot() throws {
    let source = Self.card + "#Preview(\"Dark\") { Card() }"
    #expect(try names(source, expression: "Card()") == ["Card()"])
    #expect(try names(source, expression: "Dark") == ["#Preview \"Dark\""])
  }

  @Test("A given root that is misspelled names the view that is like it")
  func misspelledRoot() throws {
    for expression in ["Crad", "card()", "Cards().padding()"] {
      let name = String(expression.prefix { $0.isLetter })
      #expect(throws: RootDiscoveryError.misspelled(name, like: ["Card"], step: nil)) {
        try names(Self.card, expression: expression)
      }
    }
    #expect(try names(Self.card + "func card() -> Card { Card() }", expression: "card()") == ["card()"])
    #expect(try names(Self.card, expression: "Text(\"\")") == ["Text(\"\")"])
  }

  @Test("A root of a steps file that is misspelled is told with its place")
  func misspelledStepsRoot() throws {
    let root = StepRoot(text: "Crad()", path: "Card.steps", line: 1, column: 5)
    #expect(throws: RootDiscoveryError.misspelled("Crad", like: ["Card"], step: root)) {
      try RootDiscovery.roots(in: [SourceOutline(Self.card)], steps: [root], expression: nil)
    }
  }

  @Test("The roots that were not chosen are named as they can be given")
  func otherRoots() throws {
    let source = """
      struct Card: View { var body: some View { Text("") } }
      struct Loose: View { var body: some View { Text("") } }
      struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { Card() } } }
      """
    let files = [SourceOutline(source)]
    let chosen = try RootDiscovery.roots(in: files, expression: nil)
    #expect(chosen.map(\.name) == ["Card_Previews.previews"])
    #expect(RootDiscovery.others(than: chosen, in: files) == ["MyApp", "Loose()"])
    #expect(RootDiscovery.others(than: [], in: [SourceOutline(Self.card)]) == ["Card()"])
  }

  @Test("The bare name of a type is a root: made without arguments, or refused with what it takes")
  func givenTypeName() throws {
    let needy = "struct Row: View { let x: Int\n var body: some View { Text(\"\") } }\n"
    let app = "struct Shop: App { var body: some Scene { WindowGroup { Card() } } }\n"
    #expect(try names(Self.card + needy, expression: "Card") == ["Card()"])
    #expect(try names(Self.card + app, expression: "Shop") == ["Shop"])
    #expect(throws: RootDiscoveryError.needsArguments(construction: "Row(x: <#Int#>)", line: 1, file: 0)) {
      try names(needy, expression: "Row")
    }
  }

  @Test("A given root is evaluated in the file that declares its type")
  func home() throws {
    let files = ["struct A: View {}", "private struct B: View {}"].map { SourceOutline($0) }
    #expect(try RootDiscovery.roots(in: files, expression: "B()").map(\.file) == [1])
  }

  @Test("Several candidates are listed")
  func several() {
    #expect(throws: RootDiscoveryError.several(["A()", "B(x: <#Int#>)"])) {
      try names("struct A: View {}\nstruct B: View { let x: Int }")
    }
  }

  @Test("A file without views has no root")
  func none() {
    #expect(throws: RootDiscoveryError.noViews) { try names("struct A {}") }
  }

  @Test("A root that needs arguments is named as it would have to be typed")
  func needsArguments() {
    let source = "struct Card: View {\n  let name: String\n  @Binding var on: Bool\n  var note: String?\n}"
    let construction = "Card(name: <#String#>, on: .constant(<#Bool#>))"
    #expect(throws: RootDiscoveryError.needsArguments(construction: construction, line: 1, file: 0)) {
      try names(source)
    }
  }

  @Test(
    "A view that can be made without arguments",
    arguments: [
      "struct A: View { var body: some View { let x: Int = 1; Text(\"\\(x)\") } }",
      "struct A: View { @State private var a = 1, b: Int = 2\n @State var c: Bool? }",
      "struct A: View { @Environment(\\.x) private var x\n @EnvironmentObject var m: Model\n @Namespace var n }",
      "struct A: View { let x: Int\n init(x: Int = 1) { self.x = x } }",
      "struct A: View { let x: Int }\nextension A { init() { x = 1 } }",
      "struct A: View { static let x: Int = f()\n static var y: Int { 1 }\n lazy var z = 1 }",
      "struct A: View { var f: (Int) -> Void = { _ in }\n var d: [String: Int] = [:] }",
      "struct A: View { @StateObject var m = Model()\n let a: Int = 1 { didSet {} } }",
      "struct A: View { @AppStorage(\"x\") var x = 1\n private(set) var y = 2\n var n: Int { get { 1 } set {} } }",
      "struct A: View { @State var x: Int = {\n let a: Int\n a = 1\n return a }()\n func f(x: Int) { let y: Int } }",
      "struct A: View { @FocusState private var f: Bool\n struct B { let x: Int } }",
      "extension A: View {}\nstruct A {}",
    ])
  func constructible(source: String) throws {
    #expect(try names(source) == ["A()"])
  }

  @Test(
    "A view that needs arguments",
    arguments: [
      ("struct A: View { var x: Int }", "A(x: <#Int#>)"),
      ("struct A: View { var a: Int, b: Int = 1 }", "A(a: <#Int#>)"),
      ("struct A: View { @State var x: Bool }", "A(x: <#Bool#>)"),
      ("struct A: View { @ObservedObject var m: Model }", "A(m: <#Model#>)"),
      ("struct A: View { let make: (Int, Int) -> String }", "A(make: <#(Int, Int) -> String#>)"),
      ("struct A: View { let d: Dictionary<Int, String> }", "A(d: <#Dictionary<Int, String>#>)"),
      ("struct A: View { var x = 1\n init(_ x: Int, y: Int = 2) {} }", "A(<#Int#>)"),
      ("struct A: View { private init() {}\n init(at x: Int) {} }", "A(at: <#Int#>)"),
      ("struct A<T: View>: View { let c: T }", "A(c: <#T#>)"),
      ("enum O { struct A: View { let x: Int? } }", "O.A(x: <#Int?#>)"),
    ])
  func needing(source: String, construction: String) {
    #expect(throws: RootDiscoveryError.needsArguments(construction: construction, line: 1, file: 0)) {
      try names(source)
    }
  }

  @Test("Bool states are found with their types")
  func states() throws {
    let outline = SourceOutline(
      """
      struct Card: View {
        @State private var on = false
        @State var count = 0
        @State var open: Bool = start()
        @State var maybe: Bool?
        enum Inner { struct Mark: ViewModifier { @State private var lit = true } }
      }
      """)
    let states = outline.types.flatMap { type in
      type.properties.filter(\.isBoolState).map { "\(type.qualifiedName).\($0.name):\($0.line)" }
    }
    #expect(states == ["Card.on:2", "Card.open:4", "Card.Inner.Mark.lit:6"])
  }

  @Test("Previewable declarations are cut out of a preview")
  func previewables() throws {
    let first = "@Previewable @State var on =\n    false"
    let second = "@Previewable @State var n = 1"
    let source = "#Preview {\n  \(first)\n  \(second)\n  Card(on: $on)\n}"
    let use = try #require(PreviewMacroUse.all(in: TokenList(text: source)).first)
    let bytes = Array(source.utf8)
    #expect(use.previewables.map { bytes.text($0.range) } == [first, second])
  }

  @Test("Access decides what can be reached")
  func access() {
    let types = SourceOutline("private struct A {}\nstruct B { private struct C {} }\nfileprivate enum D {}").types
    #expect(types.map(\.access) == [.filePrivate, .visible, .nestedPrivate, .filePrivate])
  }

  @Test("Preview bodies and roots keep their places in what is compiled")
  func places() throws {
    let source = "import SwiftUI\n@main struct A: App {}\n  #Preview { Card() }"
    let outline = SourceOutline(source)
    let prepared = PreparedSource(source, conditions: BuildConditions())
    let roots = try RootDiscovery.roots(in: [outline], expression: nil)
    let text = ProgramSource(path: "a \"b\".swift", prepared: prepared, number: 0, roots: roots, entryFiles: [0]).text
    #expect(text.hasPrefix("#sourceLocation(file: \"a \\\"b\\\".swift\", line: 1)\nimport SwiftUI\n      struct A"))
    #expect(text.contains("#sourceLocation(file: \"a \\\"b\\\".swift\", line: 3)\n            \(" Card() ")\n}"))
  }
}

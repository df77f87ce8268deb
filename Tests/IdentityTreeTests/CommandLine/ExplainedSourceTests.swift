import Testing

@testable import IdentitySim
@testable import IdentityTree

@Suite("Explanations from the source")
struct ExplainedSourceTests {
  private static let text = """
    struct Screen: View {
      var body: some View {
        VStack {
          if isOn { Card().disabled(true) } else { Card() }
          switch phase {
          case .idle: Card()
          case .loading(let n):
            Card().badge(n)
          }
          if let item { Card(item) }
        }
      }
    }
    """

  private func arms(_ text: String) throws -> [ViewExpression] {
    let source = SourceTokens("if c { \(text.replacing(" | ", with: " } else { ")) }")
    let statement = try #require(BranchStatement(line: 1, column: 1, in: source))
    return try statement.arms.map { try #require(ViewExpression($0.body, in: source)) }
  }

  private func merged(_ text: String) throws -> [String]? {
    let arms = try arms(text)
    return MergedArms(condition: "c", yes: arms[0], no: arms[1])?.lines
  }

  private static let causes = #"""
    struct Screen: View {
      @State private var name = ""
      @State private var count = 0
      @State private var other = 0
      var isLong: Bool { name.count > 3 }
      var body: some View {
        Card().id(name)
        if isLong { Card() } else { Card().padding() }
        Child(isBig: count > 2)
        ForEach(rows) { row in
          if row.isDone { Card() } else { Card().padding() }
        }
      }
    }
    struct Child: View {
      let isBig: Bool
      var body: some View { if isBig { Card() } else { Card().padding() } }
    }
    """#

  @Test(
    "Of several writes those are told whose names the condition, the id or the collection is computed from",
    arguments: [
      ("id", 7, 5, 5, ["Screen.name"]), ("branch", 8, 17, 32, ["Screen.name"]),
      ("branch", 17, 36, 52, ["Screen.count"]),
      ("branch", 11, 23, 39, ["Screen.rows"]),
    ])
  func writes(_ kind: String, _ line: Int, _ column: Int, _ former: Int, _ expected: [String]) {
    let file = UserProgram.File(path: "F.swift", text: Self.causes)
    let source = ExplainedSource(lines: SourceLines(files: [file]))
    func place(_ column: Int) -> SourcePlace { SourcePlace(fileID: "UserProgram/F.swift", line: line, column: column) }
    var explanation = Explanation(
      Risk(state: "Card.n", kind: kind, place: place(column), hasSameViewInBothArms: false, path: "", remedy: ""))
    explanation.formerPlace = place(former)
    explanation.links.writes = ["Screen.other", "Screen.name", "Screen.count", "Screen.rows"]
    #expect(source.explained(explanation).links.writes == expected)
  }

  @Test("A presentation is the one around the content that went, or the one that names what was written")
  func presentations() throws {
    let text = #"""
      struct S: View {
        var body: some View {
          VStack { }
            .sheet(isPresented: $a) { Text("A") }
            .background(.red)
            .sheet(isPresented: $b) {
              Text("B")
            }
        }
      }
      """#
    let source = ExplainedSource(lines: SourceLines(files: [UserProgram.File(path: "F.swift", text: text)]))
    func line(of place: (Int, Int), written: String) -> Int? {
      let place = SourcePlace(fileID: "UserProgram/F.swift", line: place.0, column: place.1)
      var explanation = Explanation(
        Risk(state: "K.n", kind: "container", place: place, hasSameViewInBothArms: false, path: "", remedy: ""))
      explanation.cause = "the sheet was dismissed"
      explanation.links.writes = [written]
      return source.explained(explanation).place?.line
    }
    #expect(line(of: (7, 9), written: "S.a") == 6)
    #expect(line(of: (4, 33), written: "S.b") == 4)
    #expect(line(of: (3, 5), written: "S.b") == 6)
    #expect(line(of: (3, 5), written: "S.a") == 4)
  }

  @Test("What is read of the environment leads to what an ancestor puts there")
  func environment() {
    let text = #"""
      struct Screen: View {
        @State private var isWide = false
        @State private var other = 0
        var body: some View { Row().environment(\.sizeClass, isWide ? .regular : .compact) }
      }
      struct Row: View {
        @Environment(\.sizeClass) private var size
        var body: some View { if size == .regular { Card() } else { Card().padding() } }
      }
      """#
    let source = ExplainedSource(lines: SourceLines(files: [UserProgram.File(path: "F.swift", text: text)]))
    func place(_ column: Int) -> SourcePlace { SourcePlace(fileID: "UserProgram/F.swift", line: 8, column: column) }
    var explanation = Explanation(
      Risk(state: "Card.n", kind: "branch", place: place(46), hasSameViewInBothArms: false, path: "", remedy: ""))
    explanation.formerPlace = place(62)
    explanation.links.writes = ["Screen.other", "Screen.isWide"]
    explanation.links.environment = ["Row.size"]
    let links = source.explained(explanation).links
    #expect(links.writes == ["Screen.isWide"] && links.environment == ["Row.size"])
  }

  @Test("The statement around a place is found with its arm, from either arm's brace or from inside of a case")
  func statements() throws {
    let source = SourceTokens(Self.text)
    let first = BranchStatement.around(line: 4, column: 15, in: source)
    #expect(first.map(\.arm) == [0] && first.first?.statement.arms.map(\.header) == ["if isOn", "else"])
    #expect(BranchStatement.around(line: 4, column: 46, in: source).map(\.arm) == [1])
    let cases = BranchStatement.around(line: 8, column: 9, in: source)
    #expect(cases.map(\.arm) == [1] && cases.first?.statement.subject == "phase")
    #expect(cases.first?.statement.arms.map(\.header) == ["case .idle", "case .loading(let n)"])
    #expect(BranchStatement.around(line: 10, column: 19, in: source).first?.statement.hasElse == false)
    #expect(BranchStatement.around(line: 3, column: 5, in: source).isEmpty)
  }

  @Test(
    "Two arms become one view with the condition in its arguments",
    arguments: [
      ("Card().disabled(true) | Card()", ["Card().disabled(c)"]),
      ("Card() | Card().hidden()", ["Card().opacity(c ? 1 : 0)"]),
      ("Card(1).padding(8) | Card(2).padding(8)", ["Card(c ? 1 : 2).padding(8)"]),
      ("Card().border(.red, width: 2) | Card()", ["Card().border(c ? .red : .clear, width: 2)"]),
      ("Card().font(.title) | Card().font(.body)", ["Card().font(c ? .title : .body)"]),
      ("Card().overlay { Dot() } | Card()", ["Card().overlay { if c { Dot() } }"]),
      ("modifier(Glow()) | self", ["modifier(Glow(isOn: c))"]),
      ("AnyView(Card()) | AnyView(Card().padding())", ["AnyView(Card().padding(.all, c ? 0 : nil))"]),
      (
        "HStack(spacing: 4) { A(); B() } | VStack { A(); B() }",
        ["let layout = c ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout())", "layout { A(); B() }"]
      ),
    ])
  func merging(_ arms: String, _ lines: [String]) throws {
    #expect(try merged(arms) == lines)
  }

  @Test(
    "Arms that share a part become that part, and a condition around the rest",
    arguments: [
      (
        "HStack { Text(\"a\"); B() } | VStack { Text(\"b\"); B() }",
        [
          "let layout = c ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())",
          #"layout { Text(c ? "a" : "b"); B() }"#,
        ]
      ),
      ("Form { A(); B() } | Form { A() }", ["Form { A(); if c { B() } }"]),
      ("Card().padding() | Card()", ["Card().padding(.all, c ? nil : 0)"]),
      ("Card() | Card().padding()", ["Card().padding(.all, c ? 0 : nil)"]),
      ("ZStack { Card(); Cover() } | Card()", ["Card().overlay { if c { Cover() } }"]),
      ("Card() | ZStack { Color.black; Card() }", ["Card().background { if !c { Color.black } }"]),
      ("ScrollView { Card() } | Card()", ["ScrollView { Card() }.scrollDisabled(!c)"]),
      ("Card().bold() | Card().swipeActions { Go() }", ["Card().bold(c).swipeActions { if !c { Go() } }"]),
    ])
  func sharing(_ arms: String, _ lines: [String]) throws {
    #expect(try merged(arms) == lines)
  }

  @Test("The arms of an if let become one view with a default")
  func binding() throws {
    func merged(_ condition: String, _ text: String) throws -> [String]? {
      let arms = try arms(text)
      return MergedArms(binding: condition, yes: arms[0], no: arms[1])?.lines
    }
    #expect(
      try merged("let user", "Card(name: user).bold() | Card(name: \"?\").bold()") == [
        #"Card(name: user ?? "?").bold()"#
      ])
    #expect(try merged("let user = model.user", "Card(user) | Card(guest)") == ["Card(model.user ?? guest)"])
    #expect(try merged("let user", "Card(user.name) | Card(guest)") == nil)
  }

  @Test("Statements that both arms hold stand once, the others under the condition")
  func statementLists() throws {
    let source = SourceTokens("if c {\n  A()\n    .padding()\n  B()\n} else {\n  C(); A().padding()\n}")
    let statement = try #require(BranchStatement(line: 1, column: 1, in: source))
    let lists = statement.arms.map { MergedStatements.statements(in: $0.body, of: source) }
    #expect(lists.map { $0.map(\.text) } == [["A() .padding()", "B()"], ["C()", "A().padding()"]])
    let merged = MergedStatements(condition: "c", yes: lists[0], no: lists[1], keeping: "A")
    #expect(merged?.lines == ["if !c { C() }", "A() .padding()", "if c { B() }"])
    #expect(MergedStatements(condition: "c", yes: lists[0], no: lists[1], keeping: "B") == nil)
  }

  @Test("Long code stands on several lines, and nothing of it is left out")
  func longCode() throws {
    let long = String(repeating: "x", count: 60)
    let lines = try merged("Tabs { A(\"\(long)\"); B(\"\(long)\") } | Tabs { A(\"\(long)\") }")
    #expect(lines == ["Tabs {", "  A(\"\(long)\")", "  if c { B(\"\(long)\") }", "}"])
  }

  @Test(
    "Cases that hold one view become that view, or stand beside it",
    arguments: [
      (
        "switch m { case .a: Card(); case .b: Card().bold(); case .c: Card().opacity(0.5) }",
        ["Card().bold(m == .b).opacity(m == .c ? 0.5 : 1)"]
      ),
      (
        "switch m { case .a: Card(); Text(\"a\"); case .b(let n): Card(); Text(n) }",
        ["Card()", "switch m {", #"  case .a: Text("a")"#, "  case .b(let n): Text(n)", "}"]
      ),
      ("switch m { case .a: Card(); case .b: Other() }", nil),
    ])
  func cases(_ text: String, _ lines: [String]?) throws {
    let source = SourceTokens(text)
    let statement = try #require(BranchStatement(line: 1, column: 1, in: source))
    #expect(MergedCases(statement, in: source, keeping: "Card")?.lines == lines)
  }

  private func explanation(_ kind: String, _ place: SourcePlace, _ former: SourcePlace? = nil) -> Explanation {
    var explanation = Explanation(
      Risk(state: "Card.count", kind: kind, place: place, hasSameViewInBothArms: true, path: "", remedy: "r"))
    explanation.formerPlace = former
    return explanation
  }

  private func place(_ line: Int, _ column: Int) -> SourcePlace {
    SourcePlace(fileID: "UserProgram/F.swift", line: line, column: column)
  }

  private func source(_ text: String) -> ExplainedSource {
    ExplainedSource(lines: SourceLines(files: [UserProgram.File(path: "F.swift", text: text)]))
  }

  @Test("Two types in an AnyView become one view, whether a ternary, an if or a switch decides")
  func wrappedTypes() throws {
    let ternary = source("var body: some View { isOn ? AnyView(Card()) : AnyView(Card().bold()) }")
    let first = ternary.explained(explanation("wrapped-type", place(1, 37), place(1, 55)))
    #expect(first.remedy.last == "`Card().bold(!isOn)`")
    let early = source(
      "func f() -> AnyView {\n  if isOn { return AnyView(Card().bold()) }\n  return AnyView(Card())\n}")
    #expect(
      early.explained(explanation("wrapped-type", place(2, 27), place(3, 17))).remedy.last == "`Card().bold(isOn)`")
    let cases = source("switch n {\ncase 0: return AnyView(Card())\ncase 1: return AnyView(Card().bold())\n}")
    let third = cases.explained(explanation("wrapped-type", place(3, 23), place(2, 23)))
    #expect(third.remedy.last == "`Card().bold(n == 1)`")
    #expect(third.cause.hasPrefix("`AnyView(Card())` gave way to `AnyView(Card().bold())`"))
  }

  @Test("A branch of a result builder of the user's own is found where it was written")
  func customBuilder() throws {
    let text = """
      @resultBuilder enum Cards {
        static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> { ViewBuilder.buildEither(first: first) }
      }
      struct Deck: View { var body: some View { content.padding() } }
      struct Screen: View {
        var body: some View {
          Deck {
            if isOn { Card().bold() } else { Card() }
          }
        }
      }
      """
    var cause = explanation("branch", place(2, 101))
    cause.owner = "Deck"
    cause.values = ["false branch", "true branch"]
    cause.statement = place(4, 43)
    let explained = source(text).explained(cause)
    #expect(explained.place?.line == 8)
    #expect(explained.use == nil)
    #expect(explained.cause == "`isOn` was false, and is true now")
    #expect(explained.remedy.last == "`Card().bold(isOn)`")
  }

  @Test("A row leads to the ForEach around it, and not to one of another view")
  func rowPlaces() throws {
    let text = #"""
      struct First: View {
        var body: some View {
          LazyVStack { ForEach(Array(rows.enumerated()), id: \.offset) { index, row in
            Card(row)
          } }
        }
      }
      struct Second: View {
        var body: some View { ForEach(names, id: \.self) { Card($0) } }
      }
      """#
    var cause = explanation("element", place(4, 7))
    cause.rule = "2.19"
    let explained = source(text).explained(cause)
    #expect(explained.place?.line == 3)
    #expect(explained.remedy.first?.contains("ForEach(rows)") == true)
    #expect(explained.remedy.first?.contains("names") == false)
  }

  @Test("An arm that was left and entered again is not said to have flipped for good")
  func wayBack() throws {
    let source = source("VStack { if isOn { Card() } else { Other() } }")
    var cause = explanation("branch", place(1, 19), place(1, 19))
    cause.values = ["true branch", "true branch"]
    let explained = source.explained(cause)
    #expect(explained.cause == "`isOn` became false, and true again, within the action")
  }

  @Test("An if without else is known by its brace, wherever what it holds was written")
  func ownStatement() throws {
    let source = source("Group {\n  if first { A() }\n  if second { B() }\n}")
    var cause = explanation("optional", place(2, 14))
    cause.values = ["if branch", "no branch"]
    cause.statement = place(3, 13)
    #expect(source.explained(cause).cause == "`second` was true, and is false now")
    cause.statement = place(2, 12)
    #expect(source.explained(cause).cause == "`first` was true, and is false now")
  }

  @Test("Of two ifs that hold views of one type the one is told that asks for what was written")
  func siblings() throws {
    let source = source("VStack {\n  if first { Card(1) }\n  Card(0)\n  if second { Card(2) }\n}")
    var cause = explanation("optional", place(2, 14))
    cause.values = ["if branch", "no branch"]
    cause.links.writes = ["Screen.second"]
    #expect(source.explained(cause).cause == "`second` was true, and is false now")
    cause.place = place(3, 3)
    #expect(source.explained(cause).place?.line == 4)
    cause.place = place(2, 14)
    cause.links.writes = ["Screen.other"]
    #expect(source.explained(cause).cause == "`first` was true, and is false now")
  }

  @Test("Of several ids, and of several parts of one, that is named which was written")
  func writtenID() throws {
    let source = source("Leaf().id(inner).id(outer)\n" + #"Leaf().id("\(url)-\(page)")"#)
    var cause = explanation("id", place(1, 20))
    cause.links.writes = ["Screen.inner"]
    #expect(source.explained(cause).remedy.first?.contains("`.id(inner)`") == true)
    var literal = explanation("id", place(2, 1))
    literal.links.writes = ["Screen.url"]
    #expect(source.explained(literal).remedy.last?.contains("of: url)") == true)
  }

  @Test("A default of an observed object is made by the view itself, and a focus is handed on as what it is")
  func defaults() throws {
    let source = source(
      "struct Row: View {\n  @ObservedObject var basket = Basket(1)\n  @FocusState private var isFocused: Bool\n}")
    var object = explanation("object", place(1, 1))
    (object.subject, object.owner, object.place) = ("Row.basket", "Row", nil)
    let explained = source.explained(object)
    #expect(explained.place?.line == 2)
    #expect(explained.remedy.first?.hasPrefix("`@StateObject private var basket = Basket(1)` in Row") == true)
    var focus = explanation("container", place(1, 1))
    focus.losses = [.init(key: "Row.isFocused", value: "true", successor: nil, isReset: true)]
    #expect(source.hoisting(focus)?.last?.contains("in Row `var isFocused: FocusState<Bool>.Binding`") == true)
  }

  @Test("The end of an if without else leads to the statement")
  func ending() throws {
    let source = SourceTokens("VStack {\n  if isOn {\n    Card()\n  }\n}")
    #expect(BranchStatement.ending(line: 4, column: 4, in: source)?.line == 2)
    #expect(BranchStatement.ending(line: 4, column: 3, in: source)?.line == 2)
    #expect(BranchStatement.ending(line: 3, column: 5, in: source) == nil)
  }

  @Test(
    "Arms that cannot be one view are not made one",
    arguments: ["Card() | Other()", "Card().custom(1) | Card()", "AnyView(Card()) | AnyView(Other())"])
  func different(_ arms: String) throws {
    #expect(try merged(arms) == nil)
  }

  @Test("A helper's use is read: its condition, and what its closure does")
  func helperUse() throws {
    let source = SourceTokens("VStack { Card().if(isDebug) { $0.border(.red) }.padding() }")
    let place = SourcePlace(fileID: "M/F.swift", line: 1, column: 10)
    let call = try #require(HelperCall(of: "if", at: place, in: source))
    #expect(call.condition == "isDebug" && call.text == ".if(isDebug) { $0.border(.red) }")
    #expect(call.modifiers?.map(\.text) == ["border(.red)"])
  }

  @Test("A state's declaration is found with its type")
  func declarations() throws {
    let source = SourceTokens(
      "struct Card: View {\n  @State private var stars = 3\n  @StateObject var model = Model()\n  var body: some View { x }\n}"
    )
    let stars = try #require(StateDeclaration(of: "stars", in: "Card", source: source))
    #expect(stars.text == "@State private var stars = 3" && stars.type == "Int" && !stars.isObject)
    let model = try #require(StateDeclaration(of: "model", in: "Card", source: source))
    #expect(model.isObject && model.type == "Model")
  }
}

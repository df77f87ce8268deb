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
      ("Card() | Card().hidden()", ["Card().opacity(!c ? 0 : 1)"]),
      ("Card(1).padding(8) | Card(2).padding(8)", ["Card(c ? 1 : 2).padding(8)"]),
      ("Card().border(.red, width: 2) | Card()", ["Card().border(c ? .red : .clear, width: 2)"]),
      ("Card().font(.title) | Card().font(.body)", ["Card().font(c ? .title : .body)"]),
      ("Card().overlay { Dot() } | Card()", ["Card().overlay { if c { Dot() } }"]),
      ("modifier(Glow()) | self", ["modifier(Glow(isOn: c))"]),
      (
        "HStack(spacing: 4) { A(); B() } | VStack { A(); B() }",
        ["let layout = c ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout())", "layout { A(); B() }"]
      ),
    ])
  func merging(_ arms: String, _ lines: [String]) throws {
    #expect(try merged(arms) == lines)
  }

  @Test("Arms that cannot be one view are not made one", arguments: ["Card() | Other()", "Card().custom(1) | Card()"])
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

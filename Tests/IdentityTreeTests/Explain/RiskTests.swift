import Testing

@testable import IdentityTree

extension View {
  @ViewBuilder fileprivate func marked(_ isMarked: Bool) -> some View {
    if isMarked { border(.red) } else { self }
  }
}

private struct Field: View {
  @State private var draft = "d"
  var body: some View { Text(draft) }
}

private struct RiskyScreen: View {
  var body: some View {
    VStack {
      ForEach([1, 2], id: \.self) { _ in EmptyView() }
      Field().id("a")
      Field().marked(false)
    }
  }
}

@MainActor
@Suite("Risks")
struct RiskTests {
  @Test("Each place above a state is a risk, the mark of an `.if` helper first")
  func risks() async {
    let simulator = Simulator()
    await simulator.launch { simulator.graph.setRoot(RiskyScreen()) }
    let risks = Risk.all(in: simulator.snapshot())
    #expect(risks.map(\.kind) == ["branch", "id"])
    #expect(risks.map(\.hasSameViewInBothArms) == [true, false])
    #expect(risks.allSatisfy { $0.state == "Field.draft" })
  }

  private struct Element: Identifiable { let id: Int }
  private struct Sections: View {
    var isExpanded: Binding<Bool>?
    var body: some View {
      List {
        if let isExpanded {
          Section(isExpanded: isExpanded) {
            Field()
          } header: {
            Text("h")
          }
        } else {
          Section {
            ForEach([Element(id: 1)]) { _ in
              Text("x")
              Field()
            }
          }
        }
      }
    }
  }

  @Test("A section is a condition only where it can be collapsed")
  func sections() {
    #expect(Risk.all(in: Simulator { Sections() }.snapshot()).map(\.kind) == ["branch", "element"])
    let collapsible = Simulator { Sections(isExpanded: .constant(true)) }
    #expect(Risk.all(in: collapsible.snapshot()).map(\.kind) == ["branch", "optional"])
  }

  private struct Edited: View {
    static let line = #line + 4
    @State private var elements = [Element(id: 1), Element(id: 2)]
    var body: some View {
      List {
        ForEach($elements, editActions: .delete) { _ in
          Field()
        }
      }
    }
  }

  @Test("A ForEach whose rows can be edited is one place")
  func edited() {
    let risks = Risk.all(in: Simulator { Edited() }.snapshot())
    #expect(risks.map(\.kind) == ["element"])
    #expect(risks.first?.place?.line == Edited.line)
  }

  @Test("A state that stands below nothing that can change has no risks")
  func none() async {
    let simulator = Simulator()
    await simulator.launch { simulator.graph.setRoot(VStack { Field() }) }
    #expect(Risk.all(in: simulator.snapshot()).isEmpty)
  }
}

import Testing

@testable import IdentityTree

@MainActor @Suite("Scenarios")
struct ScenarioTests {
  @Test("A scenario of views ends as it expects", arguments: Catalogue.all)
  func claims(scenario: Scenario) async {
    for claim in await ScenarioRun(scenario).result().claims {
      #expect(claim.held, "\(scenario.name): \(claim.sentence)")
    }
  }

  @Test("Each scenario has something to claim, code to show, and a name of its own")
  func completeness() {
    #expect(Set(Catalogue.all.map(\.name)).count == 13)
    for scenario in Catalogue.all {
      #expect(!ScenarioText.code(of: scenario).isEmpty)
      switch scenario.content {
      case .views(let subjects, let steps, let claims):
        #expect(!subjects.isEmpty && !steps.isEmpty && !claims.isEmpty, "\(scenario.name)")
      case .programs(let programs): #expect(!programs.isEmpty, "\(scenario.name)")
      }
    }
  }

  @Test("The steps of a scenario find their controls")
  func steps() async {
    for scenario in Catalogue.all {
      for outcome in await ScenarioRun(scenario).result().records.flatMap(\.outcomes)
      where !outcome.title.hasPrefix("resize") && !(outcome.title.hasPrefix("toggle") && scenario.name == "any-view") {
        #expect(!outcome.events.isEmpty, "\(scenario.name): \(outcome.title)")
      }
    }
  }

  @Test("The headline fits a terminal and shows the loss on one side only")
  func headline() async {
    let lines = await Headline.lines()
    #expect(lines.allSatisfy { $0.count <= 80 })
    let columns = await Headline.columns()
    #expect(columns.map { $0.record.flips.count } == [4, 4, 4])
    #expect(columns.map(\.record.losesNothing) == [false, true, true])
    #expect(lines.filter { $0.hasPrefix("  likes") && $0.contains("lost") }.count == 4)
  }
}

extension Scenario: CustomTestStringConvertible {
  public var testDescription: String { name }
}

import Testing

@testable import IdentityTree

/// Collects what a view reports.
@MainActor private final class Journal {
  var lines: [String] = []
}

private struct Score: View {
  let journal: Journal
  @State private var score = 0

  var body: some View {
    let _ = journal.lines.append("body \(score)")
    VStack {
      Button("Combo") {
        score = 1
        score = 2
        withAnimation {
          score = 3
          score = 4
        }
      }
      Button("Same") { score = 4 }
    }
    .onChange(of: score) { old, new in journal.lines.append("\(old)->\(new)") }
  }
}

private struct Pager: View {
  let journal: Journal
  let isQuiet: Bool
  @State private var page = 1

  var body: some View {
    VStack {
      if isQuiet { receipt.transition(.identity).id(page) } else { receipt.id(page) }
      Button("Next") { page += 1 }
    }
  }

  private var receipt: some View {
    Text("Receipt")
      .onAppear { journal.lines.append("appear \(page)") }
      .onDisappear { journal.lines.append("disappear \(page)") }
  }
}

private struct Mixed: View {
  let name: any CustomStringConvertible
  @State private var count = 0
  var body: some View { Button("Add \(count)") { count += 1 } }
}

private struct Child: View {
  @Binding var value: Int
  var body: some View { Text("child \(value)") }
}

private struct Parent: View {
  @State private var value = 0
  var body: some View {
    Child(value: $value)
    Button("Add") { value += 1 }
  }
}

@MainActor @Suite struct StateAndLifecycleTests {
  @Test func `3.10: writes of one transaction make one update, another transaction makes another`() {
    let journal = Journal()
    let simulator = Simulator { Score(journal: journal) }
    simulator.tap("Combo")
    #expect(journal.lines == ["body 0", "body 2", "0->2", "body 4", "2->4"])
  }

  @Test func `3.8: writing an equal value updates nothing`() {
    let journal = Journal()
    let simulator = Simulator { Score(journal: journal) }
    simulator.tap("Combo")
    journal.lines = []
    _ = simulator.takeEvents()
    simulator.tap("Same")
    #expect(journal.lines.isEmpty)
    #expect(simulator.takeEvents().isEmpty)
  }

  @Test func `3.16: a binding's reader runs again, its owner that did not read does not`() {
    let simulator = Simulator { Parent() }
    _ = simulator.takeEvents()
    simulator.tap("Add")
    #expect(simulator.snapshot().texts.contains("child 1"))
    #expect(simulator.takeEvents().filter { $0.kind == .bodyEvaluated }.map(\.type) == ["Child"])
  }

  @Test func `3.21: state behind an existential property is found`() {
    let simulator = Simulator { Mixed(name: 7) }
    simulator.tap("Add 0")
    #expect(simulator.buttonLabels == ["Add 1"])
    #expect(simulator.diagnostics.isEmpty)
  }

  @Test func `4.9: in an id swap the new view appears before the old one disappears`() {
    let journal = Journal()
    let simulator = Simulator { Pager(journal: journal, isQuiet: false) }
    simulator.tap("Next")
    simulator.teardown()
    #expect(journal.lines == ["appear 1", "appear 2", "disappear 2", "disappear 2"])
  }

  @Test func `4.10: with the identity transition the old view disappears first`() {
    let journal = Journal()
    let simulator = Simulator { Pager(journal: journal, isQuiet: true) }
    simulator.tap("Next")
    simulator.teardown()
    #expect(journal.lines == ["appear 1", "disappear 2", "appear 2", "disappear 2"])
  }

  @Test func `5.9: an animated change of a persisting attribute gets a token`() {
    let simulator = Simulator { Dimmer() }
    _ = simulator.takeEvents()
    simulator.tap("Dim")
    let started = simulator.takeEvents().filter { $0.kind == .animationStarted }
    #expect(started.count == 1)
    #expect(started.first?.text.contains("opacity") == true)
  }
}

private struct Dimmer: View {
  @State private var isDim = false
  var body: some View {
    VStack {
      Text("lamp").opacity(isDim ? 0.5 : 1)
      Button("Dim") { withAnimation(.easeOut) { isDim.toggle() } }
    }
  }
}

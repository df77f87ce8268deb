import Foundation
import Testing

@testable import IdentityTree

private struct TapCounter: View {
  @State var count = 0

  var body: some View {
    Button("Count \(count)") {
      count += 1
      print("counted \(count)")
    }
  }
}

private struct FramedCard: View {
  @State private var isFramed = false
  @State private var isFaded = false

  var body: some View {
    VStack {
      Toggle("Frame", isOn: $isFramed)
      Toggle("Fade", isOn: $isFaded)
      if isFramed {
        TapCounter().border(.red)
      } else {
        TapCounter()
      }
    }
    .opacity(isFaded ? 0.5 : 1)
  }
}

@Suite(.serialized) @MainActor struct AssertionTests {
  @Test func anInertChangeKeepsTheTapCounter() async throws {
    let simulator = try await Simulator { FramedCard() }
    try await simulator.tap("Count 0")
    try simulator.expectState(TapCounter.self, \.count, 1)
    try simulator.expectPrinted(containing: "counted 1")
    try await simulator.expectingPreserved(TapCounter.self) { try await simulator.toggle("Fade", on: true) }
    try simulator.expectKept(TapCounter.self)
    try simulator.expectBodySkipped(TapCounter.self)
    try simulator.expectAttribute("VStack[0].opacity", 0.5)
    try simulator.expectNoDiagnostics()
  }

  @Test func aBranchResetsTheTapCounterAndTheFailureTellsWhereAndWhatItCost() async throws {
    let simulator = try await Simulator { FramedCard() }
    try await simulator.tap("Count 0", times: 2)
    try await simulator.toggle("Frame")
    try simulator.expectReset(TapCounter.self)
    try simulator.expectLost("TapCounter.count", 2)
    do {
      try simulator.expectPreserved(TapCounter.self)
      Issue.record("the counter was replaced")
    } catch let failure as StepFailure {
      let lines = failure.description.split(separator: "\n").map(String.init)
      try #require(lines.count > 6, "\(failure)")
      #expect(lines[0].hasPrefix("AssertionTests.swift:"))
      #expect(lines[0].hasSuffix(": expect kept TapCounter"))
      #expect(lines[1].contains("is new: it replaced node"))
      #expect(lines[2] == "  TapCounter was replaced: the condition flipped: false branch → true branch")
      #expect(lines[3].hasPrefix("    at      AssertionTests.swift:"))
      #expect(lines[4].hasPrefix(#"    chain   toggle "Frame" → FramedCard."#))
      #expect(lines[5] == "    reset   TapCounter.count 2 → 0")
      #expect(lines[6].hasPrefix("    instead one TapCounter in the code, the condition in an argument"))
    }
  }

  @Test func whatAPersonCannotDoThrows() async throws {
    let simulator = try await Simulator { Button("Buy") {}.disabled(true) }
    await #expect(throws: StepFailure.self) { try await simulator.tap("Buy") }
    do {
      try await simulator.tap("Buyy")
    } catch let failure as StepFailure {
      #expect(failure.found == "a button, link, menu item or tap gesture with the label \"Buyy\" is not there")
      #expect(failure.details == ["did you mean \"Buy\"?", "candidates: \"Buy\""])
    }
    try simulator.expectDisabled("Buy")
  }

  @Test func theWholeLogIsCompared() async throws {
    let simulator = try await Simulator { TapCounter() }
    try simulator.expectEvents(["bodyEvaluated TapCounter#2"], of: [.bodyEvaluated])
    try simulator.expectNoUnreadEvents()
    try await simulator.tap("Count 0")
    #expect(throws: StepFailure.self) { try simulator.expectNoUnreadEvents() }
    do {
      try simulator.expectEvents(["stateWritten TapCounter#2 count 0 → 2"], of: [.stateWritten])
    } catch let failure as StepFailure {
      #expect(
        failure.details == ["- stateWritten TapCounter#2 count 0 → 2", "+ stateWritten TapCounter#2 count 0 → 1"])
    }
  }

  @Test func aSnapshotDiffersLineByLine() async throws {
    let simulator = try await Simulator { Text("a") }
    let text = simulator.snapshot().description
    try simulator.expectSnapshot(text)
    do {
      try simulator.expectSnapshot(text.replacing("\"a\"", with: "\"b\""))
      Issue.record("the text is another")
    } catch let failure as StepFailure {
      #expect(failure.details.count { $0.hasPrefix("- ") } == 1)
      #expect(failure.details.count { $0.hasPrefix("+ ") } == 1)
    }
  }

  @Test func stepsCanBeRunAsText() async throws {
    let simulator = try await Simulator { FramedCard() }
    try await simulator.run(
      steps: """
        tap "Count 0" 3 times
        expect printed "counted 1", "counted 2", "counted 3"
        mark "counted"
        toggle "Frame" on
        expect text "Count 0"
        toggle "Frame" off
        expect reset TapCounter since "counted"
        expect no text "Count 3"
        """)
  }

  @Test("UUIDs go by the order in which they were first seen, in expectations, actions and failures")
  func uuidsHaveNames() async throws {
    let simulator = try await Simulator { SessionCard() }
    try simulator.expectText("session UUID·1")
    try simulator.expectCount(NodeSelector("Text", id: "UUID·1"), 1)
    try await simulator.tap("Renew UUID·1")
    try simulator.expectText("session UUID·2")
    try simulator.expectState("SessionCard.session", "UUID·2")
    let failure = #expect(throws: StepFailure.self) { try simulator.expectText("session UUID·1") }
    #expect(failure?.details.contains("texts: \"session UUID·2\", \"Renew UUID·2\"") == true)
    #expect(throws: StepFailure.self) { try simulator.expectText("session UUID·3") }
  }
}

private struct SessionCard: View {
  @State private var session = UUID()

  var body: some View {
    VStack {
      Text("session \(session.uuidString)").id(session)
      Button("Renew \(session.uuidString)") { session = UUID() }
    }
  }
}

import Testing

@testable import IdentityTree

@MainActor private final class Journal {
  var lines: [String] = []
}

private struct Lamp: View {
  var animation: Animation? = .linear(duration: 1)
  @State private var level = 0.0
  var body: some View {
    VStack {
      Text("lamp").opacity(level)
      Button("On") { withAnimation(animation) { level = 1 } }
      Button("Off") { withAnimation(animation) { level = 0 } }
      Button("Jump") { level = 0.5 }
    }
  }
}

private struct Counting: View, Animatable {
  nonisolated var value: Double
  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  var body: some View { Text("value \(Int(value.rounded()))") }
}

private struct Counters: View {
  @State private var goal = 0.0
  var body: some View {
    VStack {
      Counting(value: goal)
      Button("Go") { withAnimation(.linear(duration: 2)) { goal = 100 } }
    }
  }
}

private struct Completing: View {
  let journal: Journal
  let animation: Animation
  @State private var isOn = false
  var body: some View {
    VStack {
      if isOn {
        Text("x").opacity(0.3)
      }
      Text("lamp").opacity(isOn ? 1 : 0)
      Button("Logical") {
        withAnimation(animation) {
          isOn.toggle()
        } completion: {
          journal.lines.append("logical")
        }
      }
      Button("Removed") {
        withAnimation(animation, completionCriteria: .removed) {
          isOn.toggle()
        } completion: {
          journal.lines.append("removed")
        }
      }
      Button("Both") {
        var transaction = Transaction(animation: animation)
        transaction.addAnimationCompletion(criteria: .removed) { journal.lines.append("removed") }
        transaction.addAnimationCompletion { journal.lines.append("logical") }
        withTransaction(transaction) { isOn.toggle() }
      }
    }
  }
}

private struct Edited: View {
  @State private var isOn = false
  @State private var other = false
  var body: some View {
    VStack {
      Text("a").opacity(isOn ? 1 : 0).transaction { $0.animation = nil }
      Text("b").opacity(isOn ? 1 : 0).transaction(value: other) { $0.animation = .easeIn }
      Text("c").opacity(isOn ? 1 : 0).animation(.easeOut, value: isOn)
      Text("d").offset(x: isOn ? 10 : 0).animation(.bouncy) { $0.opacity(isOn ? 1 : 0) }
      Text("e").opacity(isOn ? 1 : 0).animation(.easeOut, value: isOn).animation(.easeIn, value: isOn)
      Button("Animated") { withAnimation(.linear) { isOn.toggle() } }
      Button("Plain") { isOn.toggle() }
      Button("Disabled") { withTransaction(\.disablesAnimations, true) { isOn.toggle() } }
      Button("Disabled, explicit") {
        var transaction = Transaction(animation: .linear)
        transaction.disablesAnimations = true
        withTransaction(transaction) { isOn.toggle() }
      }
      Button("Both") {
        isOn.toggle()
        other.toggle()
      }
      Button("Binding") { $isOn.animation(.snappy).wrappedValue.toggle() }
    }
  }
}

private struct Dial: View, Equatable {
  let level: Double
  @Environment(\.isEnabled) private var isEnabled
  nonisolated static func == (left: Dial, right: Dial) -> Bool { left.level == right.level }
  var body: some View { Text("dial").opacity(isEnabled ? level : 0) }
}

private struct Dials: View {
  @State private var level = 0.5
  @State private var isOff = false
  var body: some View {
    VStack {
      Dial(level: level).animation(.linear).disabled(isOff)
      Button("Turn") { level = 1 }
      Button("Other") { isOff.toggle() }
    }
  }
}

@MainActor @Suite struct PresentationTests {
  private func opacity(_ simulator: Simulator, of text: String = "lamp") -> Double? {
    for node in simulator.liveNodes where node.attributes.contains(where: { $0.name == "opacity" }) {
      guard NodeQuery.texts(of: node) == [text] else { continue }
      return node.presentation(of: "opacity")?.first ?? node.attributes.first { $0.name == "opacity" }?.data.first
    }
    return nil
  }

  private func isNear(_ value: Double?, _ expected: Double) -> Bool {
    value.map { abs($0 - expected) < 1e-6 } ?? false
  }

  @Test func `the presentation value of an animated attribute is known at any time`() async {
    let simulator = hosted { Lamp() }
    simulator.press("On")
    #expect(isNear(opacity(simulator), 0))
    await simulator.pass(0.25)
    #expect(isNear(opacity(simulator), 0.25))
    await simulator.pass(0.75)
    #expect(isNear(opacity(simulator), 1))
    #expect(simulator.takeEvents().map(\.kind).contains(.animationEnded))
  }

  @Test func `5.12: a retargeted animation goes on from the presentation value`() async {
    let simulator = hosted { Lamp() }
    simulator.press("On")
    await simulator.pass(0.5)
    simulator.press("Off")
    #expect(isNear(opacity(simulator), 0.5))
    await simulator.pass(0.25)
    // From where the first is (0.75), a quarter of the way to 0.
    #expect(isNear(opacity(simulator), 0.75 * 0.75))
    await simulator.pass(0.75)
    #expect(isNear(opacity(simulator), 0))
  }

  @Test func `5.12: a spring keeps its velocity when it is retargeted`() async {
    let spring = Animation.spring(response: 1, dampingFraction: 0.5)
    let simulator = hosted { Lamp(animation: spring) }
    simulator.press("On")
    await simulator.pass(0.1)
    let before = opacity(simulator) ?? 0
    simulator.press("Off")
    #expect(isNear(opacity(simulator), before))
    await simulator.pass(0.01)
    #expect((opacity(simulator) ?? 0) > before)
  }

  @Test func `a write without an animation moves the target of the one in flight`() async {
    let simulator = hosted { Lamp() }
    simulator.press("On")
    await simulator.pass(0.5)
    simulator.press("Jump")
    #expect(isNear(opacity(simulator), 0))
    await simulator.pass(0.5)
    #expect(isNear(opacity(simulator), 0.5))
  }

  @Test func `the body of an animatable view is evaluated with the data that is shown now`() async {
    let simulator = hosted { Counters() }
    simulator.press("Go")
    #expect(simulator.texts.contains("value 0"))
    await simulator.pass(0.5)
    #expect(simulator.texts.contains("value 25"))
    await simulator.pass(1.5)
    #expect(simulator.texts.contains("value 100"))
  }

  @Test func `5.17: completions are called once, the logical one no later than the other`() async {
    let journal = Journal()
    let spring = Animation.spring(duration: 0.5, bounce: 0.3)
    let simulator = hosted { Completing(journal: journal, animation: spring) }
    simulator.press("Both")
    await simulator.pass(0.49)
    #expect(journal.lines.isEmpty)
    await simulator.pass(0.01)
    #expect(journal.lines == ["logical"])
    await simulator.calm()
    #expect(journal.lines == ["logical", "removed"])
  }

  @Test func `5.17: a completion waits for the removal that its transaction animates`() async {
    let journal = Journal()
    let simulator = hosted { Completing(journal: journal, animation: .linear(duration: 1)) }
    simulator.press("Removed")
    await simulator.pass(1)
    #expect(journal.lines == ["removed"])
    simulator.press("Removed")
    await simulator.pass(0.9)
    #expect(journal.lines == ["removed"])
    await simulator.pass(0.1)
    #expect(journal.lines == ["removed", "removed"])
  }

  @Test func `5.17: a node that goes counts as done`() {
    let journal = Journal()
    let simulator = hosted { Completing(journal: journal, animation: .linear(duration: 1)) }
    simulator.press("Logical")
    simulator.teardown()
    simulator.now {}
    #expect(journal.lines == ["logical"])
  }

  /// What began to move in the last update, in tree order.
  private func started(_ simulator: Simulator) -> [String] {
    simulator.liveNodes.flatMap(\.tokens).filter { $0.frame == simulator.graph.frame }
      .map { "\($0.attribute) \($0.animation)" }
  }

  @Test func `5.3, 5.5, 5.8: modifiers change the transaction downward, the innermost last`() {
    let simulator = hosted { Edited() }
    simulator.press("Animated")
    #expect(
      started(simulator) == [
        "opacity linear", "opacity easeOut", "opacity spring(duration: 0.5, bounce: 0.3)", "offset linear",
        "opacity easeOut",
      ])
    simulator.press("Plain")
    #expect(
      started(simulator) == ["opacity easeOut", "opacity spring(duration: 0.5, bounce: 0.3)", "opacity easeOut"])
  }

  @Test func `5.6: disabling animations blocks implicit ones`() {
    let simulator = hosted { Edited() }
    _ = simulator.takeEvents()
    simulator.press("Disabled")
    #expect(started(simulator).isEmpty)
  }

  @Test func `5.6: disabling animations leaves the explicit one`() {
    let simulator = hosted { Edited() }
    simulator.press("Disabled, explicit")
    // The first turns its own off by editing the transaction, which is no implicit animation.
    #expect(
      started(simulator) == ["opacity linear", "opacity linear", "opacity linear", "offset linear", "opacity linear"])
  }

  @Test func `5.5: transaction(value:) edits the transaction in the updates in which its value changed`() {
    let simulator = hosted { Edited() }
    simulator.press("Both")
    #expect(started(simulator).first == "opacity easeIn")
    simulator.press("Plain")
    #expect(!started(simulator).contains("opacity easeIn"))
  }

  @Test func `5.4: animation(_:) of an equatable view acts when the view's value changed`() {
    let simulator = hosted { Dials() }
    for _ in 0..<2 {
      simulator.press("Other")
      #expect(started(simulator).isEmpty)
    }
    simulator.press("Turn")
    #expect(started(simulator) == ["opacity linear"])
  }

  @Test func `5.7: a write through an animated binding carries its animation`() {
    let simulator = hosted { Edited() }
    _ = simulator.takeEvents()
    simulator.press("Binding")
    #expect(started(simulator).contains("offset spring(duration: 0.5, bounce: 0.15)"))
  }
}

import Testing

@testable import IdentityTree

private struct Lamp: View {
  var inner: Animation? = .linear
  var usesInner = false
  @State private var isDim = false
  @State private var other = false

  var body: some View {
    VStack {
      if usesInner {
        Text("lamp").opacity(isDim ? 0.5 : 1).animation(inner, value: isDim)
      } else {
        Text("lamp").opacity(isDim ? 0.5 : 1)
      }
      Text("other").opacity(other ? 0.5 : 1)
      Button("Dim") { withAnimation(.easeOut) { isDim.toggle() } }
      Button("Switch") { isDim.toggle() }
      Button("Both") {
        withAnimation(.easeOut) { isDim.toggle() }
        other.toggle()
      }
    }
  }
}

private struct Swap: View {
  @State private var isOn = false
  @State private var level = 0
  var body: some View {
    VStack {
      if isOn { Text("on").opacity(0.9) } else { Text("off").opacity(level == 0 ? 0.1 : 0.2) }
      Button("Flip") { isOn.toggle() }
      Button("Fade") { withAnimation(.linear) { isOn.toggle() } }
      Button("Level") { withAnimation(.linear) { level += 1 } }
    }
  }
}

@MainActor @Suite("Rules 5: transactions and animation")
struct AnimationRuleTests {
  private func animations(_ stage: RuleStage) -> [String] {
    stage.log(.animationStarted).map { $0.split(separator: ",").last.map(String.init) ?? $0 }
  }

  @Test("5.1: withAnimation holds for the updates of the writes inside of it, and no others")
  func explicit() async {
    let stage = await RuleStage.show { Lamp() }
    await stage.tap("Dim")
    #expect(animations(stage) == [" easeOut"])
    await stage.tap("Switch")
    #expect(animations(stage).isEmpty)
    await stage.tap("Both")
    #expect(animations(stage) == [" easeOut"])
  }

  @Test("5.3: an implicit animation beats an outer withAnimation, and nil turns it off")
  func implicit() async {
    let stage = await RuleStage.show { Lamp(inner: .linear, usesInner: true) }
    await stage.tap("Dim")
    #expect(animations(stage) == [" linear"])
    await stage.tap("Switch")
    #expect(animations(stage) == [" linear"])
    let off = await RuleStage.show { Lamp(inner: nil, usesInner: true) }
    await off.tap("Dim")
    #expect(animations(off).isEmpty)
  }

  @Test("5.9: what animates is a changed attribute of a node that stays, in an animated update")
  func token() async {
    let stage = await RuleStage.show { Lamp() }
    await stage.tap("Dim")
    let started = stage.log(.animationStarted)
    #expect(started.count == 1)
    #expect(started.first?.contains("opacity 1 → 0.5") == true)
  }

  @Test("5.10: a change of identity interpolates nothing: both views run transitions, and only if animated")
  func identityChange() async {
    let animated = await RuleStage.show { Swap() }
    await animated.tap("Fade")
    let log = animated.log(.animationStarted, .transitionStarted)
    #expect(log.filter { $0.hasPrefix("animationStarted") }.isEmpty)
    #expect(log.contains { $0.contains("removing opacity") })
    #expect(log.contains { $0.contains("inserting opacity") })
    let plain = await RuleStage.show { Swap() }
    await plain.tap("Flip")
    #expect(plain.log(.animationStarted, .transitionStarted).isEmpty)
  }

  @Test("5.11: an animation that is in flight is cut with its node, and the new node starts at its own value")
  func cut() async {
    let stage = await RuleStage.show { Swap() }
    await stage.tap("Level")
    #expect(stage.log(.animationStarted).count == 1)
    await stage.tap("Flip")
    let log = stage.log(.animationCut, .animationStarted)
    #expect(log.count == 1)
    #expect(log.first?.contains("opacity 0.1 → 0.2") == true)
    #expect(stage.texts.contains("on"))
  }
}

import Foundation
import Testing

@testable import IdentityTree

/// A card of 100 x 40 points that comes and goes by a transition.
private struct Card: View {
  var body: some View { Color.red.frame(width: 100, height: 40) }
}

private struct Stage: View {
  let transition: AnyTransition
  var animation = Animation.linear(duration: 1)
  @State private var isShown = false
  var body: some View {
    VStack {
      if isShown { Card().transition(transition) }
      Button("Flip") { withAnimation(animation) { isShown.toggle() } }
      Button("Cut") { isShown.toggle() }
    }
  }
}

private struct Turning: View {
  @State private var isDim = false
  var body: some View {
    VStack {
      Card().opacity(isDim ? 0 : 1)
      Panel(isBig: false)
      Button("Flip") { withAnimation(.linear(duration: 1)) { isDim.toggle() } }
    }
  }
}

private struct Sizes: View {
  @State private var isBig = false
  var body: some View {
    VStack {
      Panel(isBig: isBig)
      Button("Flip") { withAnimation(.linear(duration: 1)) { isBig.toggle() } }
    }
  }
}

private struct Panel: View {
  let isBig: Bool
  var body: some View {
    Color.red.frame(width: isBig ? 200 : 100, height: 40).scaleEffect(isBig ? 2 : 1)
      .rotationEffect(.degrees(isBig ? 90 : 0))
  }
}

@MainActor @Suite("Presentation values of transitions")
struct TransitionValueTests {
  /// The values of a number at each quarter of the way in, then of the way out.
  private func values(
    _ transition: AnyTransition, _ number: String, direction: LayoutDirection = .leftToRight
  ) async throws -> [Double?] {
    let simulator = try await Simulator { Stage(transition: transition).environment(\.layoutDirection, direction) }
    var values: [Double?] = []
    for isLeaving in [false, true] {
      try await simulator.tap("Flip")
      for _ in 0..<3 {
        await simulator.advance(by: 0.25)
        values.append(
          simulator.presentationValue(of: "Card.\(number)", leaving: isLeaving).map { ($0 * 100).rounded() / 100 })
      }
      await simulator.settle()
    }
    return values
  }

  @Test("opacity fades from 0 to 1 and back")
  func opacity() async throws {
    #expect(try await values(.opacity, "opacity") == [0.25, 0.5, 0.75, 0.75, 0.5, 0.25])
  }

  @Test("blurReplace and symbolEffect fade")
  func fading() async throws {
    for transition in [AnyTransition(.blurReplace), AnyTransition(.blurReplace(.upUp)), AnyTransition(.symbolEffect)] {
      #expect(try await values(transition, "opacity") == [0.25, 0.5, 0.75, 0.75, 0.5, 0.25])
    }
  }

  @Test("scale goes from 0, or its factor, to 1 and back")
  func scale() async throws {
    #expect(try await values(.scale, "scale") == [0.25, 0.5, 0.75, 0.75, 0.5, 0.25])
    #expect(try await values(.scale(scale: 2), "scale.x") == [1.75, 1.5, 1.25, 1.25, 1.5, 1.75])
    #expect(
      try await values(AnyTransition(ScaleTransition(0.5)), "scaleEffect") == [0.63, 0.75, 0.88, 0.88, 0.75, 0.63])
  }

  @Test("move comes from its edge by the view's own size, and goes there; a leading edge follows the layout direction")
  func move() async throws {
    #expect(try await values(.move(edge: .leading), "offset.x") == [-75, -50, -25, -25, -50, -75])
    #expect(try await values(.move(edge: .bottom), "offset.y") == [30, 20, 10, 10, 20, 30])
    #expect(try await values(.move(edge: .leading), "offset.x", direction: .rightToLeft) == [75, 50, 25, 25, 50, 75])
  }

  @Test("slide comes from the leading edge and goes to the trailing one")
  func slide() async throws {
    #expect(try await values(.slide, "offset.x") == [-75, -50, -25, 25, 50, 75])
  }

  @Test("push comes from its edge and goes to the other, fading")
  func push() async throws {
    #expect(try await values(.push(from: .top), "offset.y") == [-30, -20, -10, 10, 20, 30])
    #expect(try await values(.push(from: .top), "opacity") == [0.25, 0.5, 0.75, 0.75, 0.5, 0.25])
  }

  @Test("offset comes from its distance and goes there")
  func offset() async throws {
    #expect(try await values(.offset(x: 8, y: -4), "offset.y") == [-3, -2, -1, -1, -2, -3])
  }

  @Test("an asymmetric transition does one thing on the way in, another on the way out; a combined one does both")
  func composed() async throws {
    let asymmetric = AnyTransition.asymmetric(insertion: .scale, removal: .opacity)
    #expect(try await values(asymmetric, "scale") == [0.25, 0.5, 0.75, 1, 1, 1])
    #expect(try await values(asymmetric, "opacity") == [1, 1, 1, 0.75, 0.5, 0.25])
    let combined = AnyTransition.move(edge: .trailing).combined(with: .opacity).combined(with: .offset(x: 20))
    #expect(try await values(combined, "offset.x") == [90, 60, 30, 30, 60, 90])
    #expect(try await values(combined, "opacity") == [0.25, 0.5, 0.75, 0.75, 0.5, 0.25])
  }

  @Test("4.11, 5.12: a removal that is turned back goes on from what is shown")
  func turnedBack() async throws {
    let simulator = try await Simulator { Stage(transition: .slide) }
    try await simulator.tap("Flip")
    await simulator.settle()
    try await simulator.tap("Flip")
    await simulator.advance(by: 0.5)
    #expect(simulator.presentationValue(of: "Card.offset.x", leaving: true) == 50)
    try await simulator.tap("Flip")
    #expect(simulator.presentationValue(of: "Card.offset.x") == 50)
    await simulator.settle()
    #expect(simulator.presentationValue(of: "Card.offset.x") == nil)
    try simulator.expectNoTransition("Card")
  }

  @Test("5.12: an insertion that is turned back comes to its end while the removal begins")
  func turnedAway() async throws {
    let transition = AnyTransition.asymmetric(insertion: .scale, removal: .opacity)
    let simulator = try await Simulator { Stage(transition: transition) }
    try await simulator.tap("Flip")
    await simulator.advance(by: 0.5)
    try await simulator.tap("Flip")
    #expect(simulator.presentationValue(of: "Card.scale", leaving: true) == 0.5)
    #expect(simulator.presentationValue(of: "Card.opacity", leaving: true) == 1)
    await simulator.advance(by: 0.5)
    #expect(simulator.presentationValue(of: "Card.scale", leaving: true) == 1)
    #expect(simulator.presentationValue(of: "Card.opacity", leaving: true) == 0.5)
  }

  @Test("5.12: a removal that is turned back without an animation is in place at once")
  func cutBack() async throws {
    let simulator = try await Simulator { Stage(transition: .opacity) }
    try await simulator.tap("Cut")
    try await simulator.tap("Flip")
    await simulator.advance(by: 0.5)
    try await simulator.tap("Cut")
    #expect(simulator.presentationValue(of: "Card.opacity") == nil)
    try simulator.expectNoTransition("Card")
  }

  @Test("what the modifiers around a view animate counts for the view")
  func around() async throws {
    let simulator = try await Simulator { Turning() }
    try await simulator.run(
      steps: """
        expect not animating Card
        tap "Flip"
        expect animating Card
        expect not animating Panel
        advance 0.5
        expect attribute Card.opacity == 0.5 within 0.01
        """)
  }

  @Test("a custom view's size, scale and rotation are known at any time while they animate")
  func sizes() async throws {
    let simulator = try await Simulator { Sizes() }
    try await simulator.run(
      steps: """
        expect frame Panel == 100 x 40
        tap "Flip"
        advance 0.25
        expect frame Panel == 125 x 40 within 1
        expect attribute Panel.scaleEffect == 1.25 within 0.01
        expect attribute Panel.scale.y == 1.25 within 0.01
        expect attribute Panel.rotation == 22.5 within 0.1
        settle
        expect frame Panel == 200 x 40
        """)
  }
}

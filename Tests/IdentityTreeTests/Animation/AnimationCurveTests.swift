import Foundation
import Testing

@testable import IdentityTree

private func place(_ animation: Animation, at time: Double) -> Double? {
  var context = AnimationContext<Double>()
  return animation.animate(value: 1, time: time, context: &context)
}

private func isNear(_ value: Double?, _ expected: Double, within tolerance: Double = 1e-3) -> Bool {
  value.map { abs($0 - expected) <= tolerance } ?? false
}

@Suite struct AnimationCurveTests {
  @Test func `a linear animation is as far as its time, and over at its end`() {
    #expect(place(.linear(duration: 2), at: 0.5) == 0.25)
    #expect(place(.linear(duration: 2), at: 2) == nil)
  }

  @Test func `easeInOut is slow at both ends and takes 0.35 seconds by itself`() {
    #expect(isNear(place(.easeInOut, at: 0.175), 0.5))
    #expect(isNear(place(.easeInOut(duration: 1), at: 0.25), 0.1292, within: 1e-3))
    #expect(place(.easeInOut, at: 0.35) == nil)
    #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
  }

  @Test func `the default animation is a critically damped spring of response 0.55`() {
    let frequency = 2 * Double.pi / 0.55
    let expected = 1 - exp(-frequency * 0.2) * (1 + frequency * 0.2)
    #expect(isNear(place(.default, at: 0.2), expected, within: 1e-9))
    #expect(Animation.default != .spring(response: 0.55, dampingFraction: 1))
  }

  @Test(arguments: [0.4, 1.0, 1.6]) func `a spring's place and velocity obey its equation of motion`(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    var (value, velocity) = (0.0, 2.0)
    let step = 1e-5
    for _ in 0..<30_000 {
      let force = spring.force(target: 1, position: value, velocity: velocity)
      velocity += force * step
      value += velocity * step
    }
    #expect(isNear(spring.value(target: 1, initialVelocity: 2, time: 0.3), value, within: 1e-3))
    #expect(isNear(spring.velocity(target: 1, initialVelocity: 2, time: 0.3), velocity, within: 1e-2))
  }

  @Test func `a spring's forms describe one spring`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(isNear(spring.response, 0.5))
    #expect(isNear(spring.dampingRatio, 0.7))
    #expect(isNear(Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping).bounce, 0.3))
    #expect(isNear(Spring(settlingDuration: 2, dampingRatio: 0.7).settlingDuration, 2))
    #expect(isNear(Spring(duration: 0.5, bounce: -0.5).dampingRatio, 2))
  }

  @Test func `delay, speed and repetition change the time of an animation`() {
    let linear = Animation.linear(duration: 1)
    #expect(place(linear.delay(0.5), at: 0.25) == 0)
    #expect(place(linear.delay(0.5), at: 1) == 0.5)
    #expect(place(linear.speed(2), at: 0.25) == 0.5)
    #expect(isNear(place(linear.repeatCount(3), at: 1.25), 0.75))
    #expect(isNear(place(linear.repeatCount(3, autoreverses: false), at: 1.25), 0.25))
    #expect(place(linear.repeatCount(3), at: 3) == nil)
    #expect(isNear(place(linear.repeatForever(), at: 1001.25), 0.75))
    #expect(linear.repeatForever().repeatsForever)
    #expect(!linear.repeatCount(9).repeatsForever)
  }

  @Test func `keyframes of a whole value follow each other, and tracks run side by side`() {
    let whole = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 1)
      MoveKeyframe(20.0)
      LinearKeyframe(0.0, duration: 3)
    }
    #expect(whole.duration == 4)
    #expect([0.5, 1, 2.5, 4].map { whole.value(time: $0) } == [5, 20, 10, 0])

    let tracks = KeyframeTimeline(initialValue: CGPoint.zero) {
      KeyframeTrack(\.x) { LinearKeyframe(10.0, duration: 1) }
      KeyframeTrack(\.y) { LinearKeyframe(10.0, duration: 2) }
    }
    #expect(tracks.duration == 2)
    #expect(
      [0.5, 1, 2].map { tracks.value(time: $0) } == [
        CGPoint(x: 5, y: 2.5), CGPoint(x: 10, y: 5), CGPoint(x: 10, y: 10),
      ])
  }

  @Test func `an animation says how it is written`() {
    #expect("\(Animation.easeOut(duration: 0.2).delay(1))" == "easeOut(duration: 0.2).delay(1.0)")
    #expect("\(Animation.default)" == "default")
    #expect("\(Animation.linear.repeatForever(autoreverses: false))" == "linear.repeatForever(autoreverses: false)")
  }

  @Test func `5.2: nested transactions are merged by key`() {
    var seen: [Transaction] = []
    withAnimation(.linear) {
      withTransaction(\.disablesAnimations, true) { seen.append(Transaction.current ?? Transaction()) }
      withAnimation(nil) { seen.append(Transaction.current ?? Transaction()) }
    }
    #expect(seen.map(\.animation) == [.linear, nil])
    #expect(seen.map(\.disablesAnimations) == [true, false])
    #expect(Transaction.current == nil)
  }

  @Test func `5.17: a completion is called at once when nothing was animated`() {
    var lines: [String] = []
    withAnimation {
      lines.append("body")
    } completion: {
      lines.append("done")
    }
    #expect(lines == ["body", "done"])
  }
}

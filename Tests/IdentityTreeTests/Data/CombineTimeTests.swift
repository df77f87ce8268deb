import Foundation
import Testing

@testable import IdentityTree

private struct Late: Error, CustomStringConvertible { var description: String { "late" } }

/// Streams in the time of a simulator.
@MainActor private final class Stage {
  let simulator = hosted { Text("") }
  let subject = PassthroughSubject<Int, Never>()

  func log<P: Publisher>(_ publisher: (PassthroughSubject<Int, Never>) -> P) -> StreamLog<P.Output, P.Failure> {
    make { publisher(subject).log() }
  }
  /// What is made by code of the simulator.
  func make<Value>(_ body: () -> Value) -> Value {
    var value: Value?
    simulator.now { value = body() }
    return value!
  }
  func send(_ value: Int) { simulator.now { subject.send(value) } }
  func finish() { simulator.now { subject.send(completion: .finished) } }
}

@MainActor @Suite struct CombineTimeTests {
  private let main = DispatchQueue.main

  @Test func `a delayed stream comes later, its end too`() async {
    let stage = Stage()
    let log = stage.log { $0.delay(for: .seconds(1), scheduler: main) }
    stage.send(1)
    stage.finish()
    await stage.simulator.pass(0.9)
    #expect(log.take() == [])
    await stage.simulator.pass(0.1)
    #expect(log.take() == ["1", "finished"])
  }

  @Test func `a debounced stream that ends loses the value that waits`() async {
    let stage = Stage()
    let log = stage.log { $0.debounce(for: 0.5, scheduler: main) }
    stage.send(1)
    await stage.simulator.pass(0.5)
    stage.send(2)
    stage.finish()
    await stage.simulator.pass(1)
    #expect(log.lines == ["1", "finished"])
  }

  @Test func `a throttled stream sends the first or the newest value of each time`() async {
    let stage = Stage()
    let newest = stage.log { $0.throttle(for: 1, scheduler: RunLoop.main, latest: true) }
    let first = stage.log { $0.throttle(for: .milliseconds(1000), scheduler: RunLoop.main, latest: false) }
    for number in 1...3 { stage.send(number) }
    await stage.simulator.pass(0.5)
    for number in 5...6 { stage.send(number) }
    await stage.simulator.pass(1)
    stage.send(4)
    stage.finish()
    await stage.simulator.pass(0.4)
    #expect(newest.take() == ["3", "6"])
    #expect(first.take() == ["1", "5"])
    await stage.simulator.pass(0.1)
    #expect(newest.take() == ["4", "finished"])
    #expect(first.take() == ["4", "finished"])
  }

  @Test func `a timeout counts from the subscription and from each value`() async {
    let stage = Stage()
    let log = stage.log { $0.timeout(.seconds(1), scheduler: main) }
    let silent = stage.log {
      $0.filter { $0 > 9 }.setFailureType(to: Late.self).timeout(1, scheduler: main, customError: { Late() })
    }
    await stage.simulator.pass(0.9)
    stage.send(1)
    await stage.simulator.pass(0.9)
    #expect(log.take() == ["1"])
    #expect(silent.take() == ["late"])
    await stage.simulator.pass(0.1)
    #expect(log.take() == ["finished"])
  }

  @Test func `the times between values are measured`() async {
    let stage = Stage()
    let queue = stage.log { $0.measureInterval(using: main) }
    let loop = stage.log { $0.measureInterval(using: RunLoop.main).map(\.timeInterval) }
    await stage.simulator.pass(0.25)
    stage.send(1)
    await stage.simulator.pass(0.5)
    stage.send(2)
    #expect(queue.lines == ["Stride(magnitude: 250000000)", "Stride(magnitude: 500000000)"])
    #expect(loop.lines == ["0.25", "0.5"])
  }

  @Test func `values are grouped by time, or by their number if that is reached sooner`() async {
    let stage = Stage()
    let byTime = stage.log { $0.collect(.byTime(main, .seconds(1))) }
    let byCount = stage.log { $0.collect(.byTimeOrCount(main, .seconds(1), 2)) }
    for number in 1...3 { stage.send(number) }
    await stage.simulator.pass(1)
    await stage.simulator.pass(1.5)
    stage.send(4)
    await stage.simulator.pass(0.5)
    stage.send(5)
    stage.finish()
    #expect(byTime.lines == ["[1, 2, 3]", "[4]", "[5]", "finished"])
    #expect(byCount.lines == ["[1, 2]", "[3]", "[4]", "[5]", "finished"])
  }

  @Test func `subscribing on a scheduler happens at its next turn`() async {
    let stage = Stage()
    let log = stage.log { _ in Just(1).subscribe(on: DispatchQueue.main) }
    #expect(log.take() == [])
    await stage.simulator.pass(0)
    #expect(log.take() == ["1", "finished"])
  }

  @Test func `an immediate scheduler does not wait`() {
    let subject = PassthroughSubject<Int, Never>()
    let log = subject.delay(for: .seconds(9), scheduler: ImmediateScheduler.shared).log()
    subject.send(1)
    #expect(log.lines == ["1"])
    #expect(ImmediateScheduler.shared.now.distance(to: ImmediateScheduler.shared.now) == 0)
  }

  @Test func `a scheduler repeats something until it is cancelled`() async {
    let stage = Stage()
    var count = 0
    let repeating = stage.make {
      main.schedule(after: main.now.advanced(by: 1), interval: 0.5, tolerance: 0) { count += 1 }
    }
    await stage.simulator.pass(2)
    #expect(count == 3)
    repeating.cancel()
    await stage.simulator.pass(2)
    #expect(count == 3)
  }
}

import Testing

@testable import IdentityTree

private struct Broken: Error, Equatable, CustomStringConvertible { var description: String { "broken" } }

@MainActor @Suite struct CombineDemandTests {
  @Test func `a sequence sends no more than is asked for`() {
    let log = [1, 2, 3].publisher.log(.max(1))
    #expect(log.take() == ["1"])
    log.request(.max(1))
    #expect(log.take() == ["2"])
    log.request(.max(1))
    #expect(log.take() == ["3", "finished"])
  }

  @Test func `an answer to a value asks for one more`() {
    #expect([1, 2, 3].publisher.log(.max(1), answer: .max(1)).lines == ["1", "2", "3", "finished"])
  }

  @Test func `a passthrough subject drops what nobody asked for`() {
    let subject = PassthroughSubject<Int, Never>()
    let log = subject.log(.max(1))
    subject.send(1)
    subject.send(2)
    log.request(.max(1))
    subject.send(3)
    #expect(log.lines == ["1", "3"])
  }

  @Test func `a current value subject sends the newest value when it is asked for`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let log = subject.log(.none)
    subject.send(1)
    subject.value = 2
    #expect(log.take() == [])
    log.request(.max(1))
    #expect(log.take() == ["2"])
    subject.send(completion: .finished)
    subject.send(3)
    #expect(log.take() == ["finished"])
    #expect(subject.value == 2)
  }

  @Test func `a subject that is over tells a new subscriber so`() {
    let subject = PassthroughSubject<Int, Broken>()
    subject.send(completion: .failure(Broken()))
    #expect(subject.log().lines == ["broken"])
  }

  @Test func `a value that is left out does not count`() {
    let numbers = (1...6).publisher.eraseToAnyPublisher()
    #expect(numbers.filter { $0 % 2 == 0 }.log(.max(2)).lines == ["2", "4"])
    #expect(numbers.compactMap { $0 > 4 ? $0 : nil }.log(.max(1)).lines == ["5"])
    #expect(numbers.dropFirst(2).log(.max(1)).lines == ["3"])
    #expect(numbers.drop { $0 < 4 }.log(.max(1)).lines == ["4"])
    #expect(numbers.output(in: 1...2).log(.max(1)).lines == ["2"])
  }

  @Test func `a result waits until it is asked for`() {
    let numbers = (1...3).publisher.eraseToAnyPublisher()
    let log = numbers.collect().log(.none)
    #expect(log.take() == [])
    log.request(.max(1))
    #expect(log.take() == ["[1, 2, 3]", "finished"])
    let last = numbers.last().log(.none)
    last.request(.unlimited)
    #expect(last.take() == ["3", "finished"])
  }

  @Test func `groups ask for as many values as they hold`() {
    let printed = PrintedLines()
    let log = (1...5).publisher.eraseToAnyPublisher().print("up", to: printed).collect(2).log(.max(1))
    #expect(log.take() == ["[1, 2]"])
    log.request(.max(5))
    #expect(log.take() == ["[3, 4]", "[5]", "finished"])
    #expect(
      printed.take() == [
        "up: receive subscription: (1...5)", "up: request max: (2)", "up: receive value: (1)",
        "up: receive value: (2)", "up: request max: (10)", "up: receive value: (3)", "up: receive value: (4)",
        "up: receive value: (5)", "up: receive finished",
      ])
  }

  @Test func `merged publishers keep one value each until it is asked for`() {
    let left = PassthroughSubject<Int, Never>()
    let right = PassthroughSubject<Int, Never>()
    let log = left.merge(with: right).log(.max(1))
    for number in 1...3 {
      left.send(number)
      right.send(number * 10)
    }
    #expect(log.take() == ["1"])
    log.request(.unlimited)
    #expect(log.take() == ["2", "10"])
    left.send(completion: .finished)
    right.send(40)
    right.send(completion: .finished)
    #expect(log.take() == ["40", "finished"])
  }

  @Test func `a zipped stream ends once one publisher has ended and its values are used`() {
    let left = PassthroughSubject<Int, Never>()
    let right = PassthroughSubject<String, Never>()
    let log = left.zip(right).log()
    left.send(1)
    left.send(2)
    left.send(completion: .finished)
    right.send("a")
    #expect(log.take() == ["(1, \"a\")"])
    right.send("b")
    #expect(log.take() == ["(2, \"b\")", "finished"])
  }

  @Test func `the newest values are combined again at each one, until all have ended`() {
    let left = PassthroughSubject<Int, Never>()
    let right = CurrentValueSubject<Int?, Never>(nil)
    let log = left.combineLatest(right, Just("c")).log()
    left.send(1)
    right.send(5)
    right.send(completion: .finished)
    left.send(2)
    #expect(log.take() == ["(1, nil, \"c\")", "(1, Optional(5), \"c\")", "(2, Optional(5), \"c\")"])
    left.send(completion: .finished)
    #expect(log.take() == ["finished"])
  }

  @Test func `no more publishers run at once than flatMap is allowed`() {
    let inner = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let log = inner.indices.publisher.eraseToAnyPublisher().flatMap(maxPublishers: .max(1)) { inner[$0] }.log()
    for (index, subject) in inner.enumerated() { subject.send(index) }
    #expect(log.take() == ["0"])
    inner[0].send(completion: .finished)
    for (index, subject) in inner.enumerated() { subject.send(10 + index) }
    inner[1].send(completion: .finished)
    inner[2].send(22)
    inner[2].send(completion: .finished)
    #expect(log.take() == ["11", "22", "finished"])
  }

  @Test func `flatMap keeps values until they are asked for`() {
    let log = [1, 2].publisher.eraseToAnyPublisher().flatMap { [$0, $0 * 10].publisher }.log(.max(1))
    #expect(log.take() == ["1"])
    log.request(.max(2))
    #expect(log.take() == ["10", "2"])
    log.request(.unlimited)
    #expect(log.take() == ["20", "finished"])
  }

  @Test func `the latest publisher gets what is still asked for`() {
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let log = outer.switchToLatest().log(.max(3))
    outer.send([1, 2].publisher.eraseToAnyPublisher())
    outer.send([3, 4].publisher.eraseToAnyPublisher())
    #expect(log.take() == ["1", "2", "3"])
    outer.send(completion: .finished)
    log.request(.max(1))
    #expect(log.take() == ["4", "finished"])
  }

  @Test func `what is still asked for goes to the publisher after a failure`() {
    let failing = Record<Int, Broken>(output: [1, 2], completion: .failure(Broken()))
    let log = failing.catch { _ in [3, 4, 5].publisher }.log(.max(3))
    #expect(log.take() == ["1", "2", "3"])
    log.request(.max(2))
    #expect(log.take() == ["4", "5", "finished"])
    #expect(failing.retry(1).log().lines == ["1", "2", "1", "2", "broken"])
    let replaced = failing.replaceError(with: 9).log(.max(2))
    #expect(replaced.take() == ["1", "2"])
    replaced.request(.max(1))
    #expect(replaced.take() == ["9", "finished"])
    let changed = failing.tryCatch { _ -> Just<Int> in throw Broken() }
    #expect(changed.log().lines == ["1", "2", "broken"])
  }

  @Test func `one publisher after the other gets what is still asked for`() {
    let log = [1, 2].publisher.eraseToAnyPublisher().append([3, 4].publisher).log(.max(3))
    #expect(log.take() == ["1", "2", "3"])
    log.request(.unlimited)
    #expect(log.take() == ["4", "finished"])
    let empty = Empty<Int, Never>().eraseToAnyPublisher()
    #expect(empty.prepend(1, 2).append(3).log().lines == ["1", "2", "3", "finished"])
    #expect(empty.replaceEmpty(with: 7).log().lines == ["7", "finished"])
  }

  @Test func `a buffer keeps what is not asked for, as far as it has room`() {
    let subject = PassthroughSubject<Int, Broken>()
    let newest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).log(.none)
    let oldest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).log(.none)
    let failing = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { Broken() }).log(.none)
    for number in 1...3 { subject.send(number) }
    subject.send(completion: .finished)
    for log in [newest, oldest, failing] { log.request(.unlimited) }
    #expect(newest.lines == ["1", "2", "finished"])
    #expect(oldest.lines == ["2", "3", "finished"])
    #expect(failing.lines == ["1", "2", "broken"])
  }

  @Test func `a stream ends, or begins, with what another one sends`() {
    let subject = PassthroughSubject<Int, Never>()
    let other = PassthroughSubject<Void, Never>()
    let until = subject.prefix(untilOutputFrom: other).log()
    let from = subject.drop(untilOutputFrom: other).log()
    subject.send(1)
    other.send()
    #expect(until.take() == ["1", "finished"])
    subject.send(2)
    other.send()
    #expect(from.take() == ["2"])
    let neverOpened = subject.drop(untilOutputFrom: Empty<Int, Never>()).log()
    #expect(neverOpened.take() == ["finished"])
  }

  @Test func `shared values come from one subscription, which ends with the last subscriber`() {
    let printed = PrintedLines()
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.print(to: printed).share()
    let first = shared.log()
    let second = shared.log()
    subject.send(1)
    first.cancel()
    subject.send(2)
    second.cancel()
    subject.send(3)
    #expect(first.lines == ["1"])
    #expect(second.lines == ["1", "2"])
    #expect(
      printed.take() == [
        "receive subscription: (PassthroughSubject)", "request unlimited", "receive value: (1)", "receive value: (2)",
        "receive cancel",
      ])
    #expect(shared == shared)
  }

  @Test func `a printed stream tells of each event, and of the first value that ends it`() {
    let printed = PrintedLines()
    let numbers = (1...9).publisher.print("numbers", to: printed)
    #expect(numbers.first { $0 == 2 }.log().lines == ["2", "finished"])
    #expect(
      printed.take() == [
        "numbers: receive subscription: (1...9)", "numbers: request unlimited", "numbers: receive value: (1)",
        "numbers: receive value: (2)", "numbers: receive cancel",
      ])
    _ = Fail<Int, Broken>(error: Broken()).print(to: printed).log()
    #expect(printed.take() == ["receive subscription: (Empty)", "request unlimited", "receive error: (broken)"])
    _ = [1].publisher.print(to: printed).log(.max(1), answer: .max(1))
    #expect(
      printed.take() == [
        "receive subscription: ([1])", "request max: (1)", "receive value: (1)", "request max: (1) (synchronous)",
        "receive finished",
      ])
  }

  @Test func `the events of a stream are handled, also requests and the cancel`() {
    var lines: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let log = subject.handleEvents(
      receiveSubscription: { lines.append("subscription \($0)") }, receiveOutput: { lines.append("value \($0)") },
      receiveCompletion: { lines.append("\($0)") }, receiveCancel: { lines.append("cancel") },
      receiveRequest: { lines.append("request \($0)") }
    ).log(.max(2))
    subject.send(1)
    log.cancel()
    subject.send(2)
    #expect(lines == ["subscription PassthroughSubject", "request max(2)", "value 1", "cancel"])
  }

  @Test func `a subject that feeds on a publisher asks for values once it is asked itself`() {
    let printed = PrintedLines()
    let subject = PassthroughSubject<Int, Never>()
    let feed = [1, 2].publisher.print(to: printed).subscribe(subject)
    #expect(printed.take() == ["receive subscription: ([1, 2])"])
    #expect(subject.log().lines == ["1", "2", "finished"])
    withExtendedLifetime(feed) {}
  }

  @Test func `demands are added, compared and described`() {
    #expect(Subscribers.Demand.max(2) + 3 == 5)
    #expect(Subscribers.Demand.max(2) * 3 == .max(6))
    #expect(Subscribers.Demand.unlimited - .max(3) == .unlimited)
    #expect(Subscribers.Demand.max(1) - .max(3) == .none)
    #expect(2 < Subscribers.Demand.unlimited && Subscribers.Demand.max(2) <= 2 && 3 > Subscribers.Demand.max(2))
    #expect("\(Subscribers.Demand.max(4)) \(Subscribers.Demand.unlimited)" == "max(4) unlimited")
  }
}

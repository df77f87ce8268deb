import Foundation
import Testing

@testable import IdentityTree

private struct Broken: Error, Codable, Equatable, CustomStringConvertible { var description: String { "broken" } }

/// Each stored type is one that a user's source may write down.
@MainActor @Suite struct CombineTypeTests {
  private let numbers = PassthroughSubject<Int, Never>()
  private typealias Numbers = PassthroughSubject<Int, Never>

  @Test func `operators have the types that Combine gives them`() {
    let _: Publishers.MapKeyPath<Just<String>, Int> = Publishers.MapKeyPath(upstream: Just("a"), keyPath: \.count)
    let _: Publishers.TryFilter<Numbers> = numbers.filter { $0 > 0 }.tryFilter { $0 < 9 }
    let _: Publishers.CompactMap<Numbers, String> = numbers.compactMap { $0 > 1 ? $0 : nil }.map { "\($0)" }
    let _: Publishers.Map<Numbers, String> = numbers.map { $0 + 1 }.map { "\($0)" }
    let _: Publishers.Concatenate<Publishers.Sequence<[Int], Never>, Numbers> = numbers.prepend(1, 2)
    let _: Publishers.ReplaceError<Publishers.TryMap<Numbers, Int>> = numbers.tryMap { $0 }.replaceError(with: 0)
    let _: Publishers.First<Publishers.Drop<Numbers>> = numbers.dropFirst().first()
    let _: Publishers.Comparison<Numbers> = numbers.max()
    let _: Publishers.SwitchToLatest<Just<Int>, Publishers.Map<Numbers, Just<Int>>> =
      numbers.map { Just($0) }.switchToLatest()
    let _: Publishers.FlatMap<Just<Int>, Numbers> = numbers.flatMap { Just($0) }
    let _: Publishers.FlatMap<Fail<Int, Broken>, Publishers.SetFailureType<Numbers, Broken>> =
      numbers.flatMap { _ in Fail<Int, Broken>(error: Broken()) }
    let _: Publishers.Print<Publishers.Buffer<Numbers>> =
      numbers.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest).print()
    let _: Publishers.SubscribeOn<Numbers, DispatchQueue> = numbers.subscribe(on: DispatchQueue.main)
    let _: Publishers.Timeout<Numbers, RunLoop> = numbers.timeout(.seconds(1), scheduler: RunLoop.main)
    let _: Publishers.Autoconnect<Publishers.Multicast<Numbers, Numbers>> =
      numbers.multicast(subject: Numbers()).autoconnect()
    let _: Publishers.Decode<Just<Data>, Int, JSONDecoder> =
      Just(Data()).decode(type: Int.self, decoder: JSONDecoder())
  }

  @Test func `operators of one value and of sequences are worked out at once`() {
    var calls = 0
    let _: Just<Int> = Just(1).map {
      calls += 1
      return $0 + 1
    }
    let _: Publishers.Sequence<[Int], Never> = [1, 2].publisher.map {
      calls += 1
      return $0 + 1
    }
    #expect(calls == 3)
    let _: Int?.Publisher = Just(1).filter { $0 > 1 }
    let failing: Result<Int, any Error>.Publisher = Just(1).tryMap { _ in throw Broken() }
    #expect(failing.log().lines == ["broken"])
    let typed: Result<Int, Broken>.Publisher = Just(1).setFailureType(to: Broken.self)
    #expect(typed.log().lines == ["1", "finished"])
    let count: Just<Int> = [1, 2].publisher.count()
    #expect(count == Just(2))
    #expect([1, 1, 2].publisher.removeDuplicates() == [1, 2].publisher)
    #expect([1, 2].publisher.append(3).prepend([0]) == [0, 1, 2, 3].publisher)
    #expect(Optional(3).publisher.map { $0 * 2 } == Optional.Publisher(6))
    #expect(Int?.none.publisher.replaceEmpty(with: 4) == Just(4))
    #expect([4, 5, 6].publisher.output(at: 1).log().lines == ["5", "finished"])
    #expect([1, 2, 3].publisher.scan(0, +).log().lines == ["1", "3", "6", "finished"])
  }

  @Test func `up to eight publishers are merged, and one more at a time`() {
    let a = numbers.eraseToAnyPublisher()
    let eight = a.merge(with: Just(1), Just(2), Just(3), Just(4), Just(5), Just(6), Just(7))
    #expect(eight.prefix(7).log().lines == ["1", "2", "3", "4", "5", "6", "7", "finished"])
    let _: Publishers.Merge3<Just<Int>, Just<Int>, Numbers> = Publishers.Merge(Just(1), Just(2)).merge(with: numbers)
    let _: Publishers.Merge8<Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>> =
      Publishers.Merge5(Just(1), Just(2), Just(3), Just(4), Just(5)).merge(with: Just(6), Just(7), Just(8))
    let many = Publishers.MergeMany([Just(1), Just(2)]).merge(with: Just(3))
    #expect(many.log().lines == ["1", "2", "3", "finished"])
    #expect(many == Publishers.MergeMany([Just(1), Just(2), Just(3)]))
    #expect(Publishers.MergeMany<Just<Int>>().log().lines == ["finished"])
  }

  @Test func `publishers of equal parts are equal`() {
    #expect(Publishers.Zip(Just(1), Just("a")) == Publishers.Zip(Just(1), Just("a")))
    #expect(
      Publishers.CombineLatest3(Just(1), Just(2), Just(3)) != Publishers.CombineLatest3(Just(1), Just(2), Just(4)))
    #expect(Publishers.Count(upstream: Just(1)) == Publishers.Count(upstream: Just(1)))
    #expect(Publishers.Drop(upstream: Just(1), count: 1) != Publishers.Drop(upstream: Just(1), count: 2))
    #expect(Empty<Int, Never>() != Empty<Int, Never>(completeImmediately: false))
  }

  @Test func `a record keeps what it was told, and can be written as data`() throws {
    let record = Record<Int, Broken> {
      $0.receive(1)
      $0.receive(completion: .failure(Broken()))
    }
    let copy = try JSONDecoder().decode(Record<Int, Broken>.self, from: JSONEncoder().encode(record))
    #expect(copy.recording.output == [1])
    #expect(copy.log().lines == ["1", "broken"])
  }

  @Test func `a subscriber is made of closures or of a subject`() {
    var lines: [String] = []
    let closures = AnySubscriber<Int, Never>(
      receiveSubscription: { $0.request(.max(1)) },
      receiveValue: {
        lines.append("\($0)")
        return .max(1)
      }, receiveCompletion: { lines.append("\($0)") })
    [1, 2].publisher.subscribe(closures)
    #expect(lines == ["1", "2", "finished"])
    let subject = CurrentValueSubject<Int, Never>(0)
    [3, 4].publisher.subscribe(AnySubscriber(subject))
    #expect(subject.value == 4)
    #expect(CombineIdentifier() != CombineIdentifier())
  }

  @Test func `an assigned object is let go at the end`() {
    final class Box { var value = 0 }
    let box = Box()
    let assign = Subscribers.Assign(object: box, keyPath: \Box.value)
    [1, 2].publisher.subscribe(assign)
    #expect(box.value == 2)
    #expect(assign.object == nil)
  }

  @Test func `a future keeps its first result for those who come later`() {
    var promise: Future<Int, Broken>.Promise?
    let future = Future<Int, Broken> { promise = $0 }
    let early = future.log(.none)
    promise?(.success(1))
    promise?(.failure(Broken()))
    #expect(early.take() == [])
    early.request(.max(1))
    #expect(early.take() == ["1", "finished"])
    #expect(future.log().lines == ["1", "finished"])
  }

  @Test func `a loop over values asks for one at a time, and loses what comes meanwhile`() async {
    let subject = PassthroughSubject<Int, Never>()
    nonisolated(unsafe) var wishes = 0
    let loop = Task {
      var seen: [Int] = []
      for await value in subject.handleEvents(receiveRequest: { _ in wishes += 1 }).values {
        seen.append(value)
        if value > 2 { break }
      }
      return seen
    }
    while wishes < 1 { await Task.yield() }
    subject.send(1)
    subject.send(2)
    while wishes < 2 { await Task.yield() }
    subject.send(3)
    #expect(await loop.value == [1, 3])
  }

  @Test func `a loop over values that fail throws the error once`() async throws {
    var lines: [String] = []
    do {
      for try await value in Record<Int, Broken>(output: [1], completion: .failure(Broken())).values {
        lines.append("\(value)")
      }
    } catch {
      lines.append("\(error)")
    }
    #expect(lines == ["1", "broken"])
  }
}

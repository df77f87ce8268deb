import Foundation
import Testing

@testable import IdentityTree

@MainActor @Suite struct ThrowingOperatorTests {
  private struct Broken: Error {}

  /// What a publisher sends, and how it ends.
  private func lines<P: Publisher>(_ publisher: P) -> [String] {
    var lines: [String] = []
    let subscription = publisher.sink {
      switch $0 {
      case .finished: lines.append("finished")
      case .failure: lines.append("failure")
      }
    } receiveValue: {
      lines.append("\($0)")
    }
    withExtendedLifetime(subscription) {}
    return lines
  }

  @Test func `closures that throw end the stream`() {
    let numbers = [1, 1, 2, 3].publisher
    #expect(lines(numbers.tryRemoveDuplicates(by: ==)) == ["1", "2", "3", "finished"])
    #expect(
      lines(
        numbers.tryRemoveDuplicates {
          if $1 == 3 { throw Broken() }
          return $0 == $1
        }) == ["1", "2", "failure"])
    #expect(lines(numbers.tryPrefix { $0 < 3 }) == ["1", "1", "2", "finished"])
    #expect(lines(numbers.tryDrop { $0 < 2 }) == ["2", "3", "finished"])
    #expect(lines(numbers.tryFirst { $0 > 1 }) == ["2", "finished"])
    #expect(lines(numbers.tryFirst { _ in throw Broken() }) == ["failure"])
    #expect(lines(numbers.tryLast { $0 < 3 }) == ["2", "finished"])
    #expect(lines(numbers.tryContains { $0 == 2 }) == ["true", "finished"])
    #expect(lines(numbers.tryAllSatisfy { $0 < 3 }) == ["false", "finished"])
    #expect(lines(numbers.tryReduce(0) { $0 + $1 }) == ["7", "finished"])
    #expect(lines(numbers.tryMax(by: <)) == ["3", "finished"])
  }

  @Test func `publishers are merged, zipped and combined in fours and fives`() {
    let one = Just(1)
    #expect(lines(one.merge(with: one)) == ["1", "1", "finished"])
    #expect(lines(one.merge(with: one, one, one, one)) == ["1", "1", "1", "1", "1", "finished"])
    #expect(lines(one.zip(one, one) { $0 + $1 + $2 }) == ["3", "finished"])
    #expect(lines(one.zip(one, one, one)) == ["(1, 1, 1, 1)", "finished"])
    #expect(lines(one.combineLatest(one, one, one) { $0 + $1 + $2 + $3 }) == ["4", "finished"])
  }

  @Test func `one subject sends to all when it is connected`() {
    var (lines, bag): ([String], Set<AnyCancellable>) = ([], [])
    let shared = [1, 2].publisher.multicast(subject: PassthroughSubject<Int, Never>())
    shared.sink { lines.append("a\($0)") }.store(in: &bag)
    shared.sink { lines.append("b\($0)") }.store(in: &bag)
    #expect(lines.isEmpty)
    shared.connect().store(in: &bag)
    #expect(lines == ["a1", "b1", "a2", "b2"])
  }

  @Test func `a publisher that cannot fail is flattened into one that can`() {
    let inner: (Int) -> AnyPublisher<Int, any Error> = { value in
      value == 2
        ? Fail(error: Broken()).eraseToAnyPublisher()
        : Just(value).setFailureType(to: (any Error).self).eraseToAnyPublisher()
    }
    #expect(lines([1, 2, 3].publisher.flatMap(inner)) == ["1", "failure"])
  }
}

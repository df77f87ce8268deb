@testable import IdentityTree

/// Writes down what a publisher sends, and asks for as much as a test says.
final class StreamLog<Input, Failure: Error>: Subscriber {
  private(set) var lines: [String] = []
  private var subscription: (any Subscription)?
  private let first: Subscribers.Demand
  private let answer: Subscribers.Demand

  /// `first`: asked for at once; `answer`: asked for after each value.
  init(_ first: Subscribers.Demand = .unlimited, answer: Subscribers.Demand = .none) {
    self.first = first
    self.answer = answer
  }
  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if first > 0 { subscription.request(first) }
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    lines.append("\(input)")
    return answer
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: lines.append("finished")
    case .failure(let error): lines.append("\(error)")
    }
  }
  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }

  /// What came since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension Publisher {
  /// A log of the publisher.
  func log(_ first: Subscribers.Demand = .unlimited, answer: Subscribers.Demand = .none) -> StreamLog<Output, Failure> {
    let log = StreamLog<Output, Failure>(first, answer: answer)
    subscribe(log)
    return log
  }
}

/// Text that is printed to, kept by the test.
struct PrintedLines: TextOutputStream {
  final class Store { var text = "" }
  let store = Store()
  mutating func write(_ string: String) { store.text += string }
  /// What was printed since the last time.
  func take() -> [String] {
    defer { store.text = "" }
    return store.text.split(separator: "\n").map(String.init)
  }
}

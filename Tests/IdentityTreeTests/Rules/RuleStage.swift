@testable import IdentityTree

/// A hosted view for the tests of the rules.
@MainActor struct RuleStage {
  let simulator: Simulator

  static func show<Root: View>(@ViewBuilder _ root: () -> Root) async -> RuleStage {
    let stage = RuleStage(simulator: immediate(root))
    _ = stage.simulator.takeEvents()
    return stage
  }

  /// A simulator that waits for nothing.
  private static func immediate<Root: View>(_ root: () -> Root) -> Simulator { Simulator { root() } }

  /// Gives the root a new value.
  func update<Root: View>(@ViewBuilder _ root: () -> Root) async { immediately { simulator.setRoot { root() } } }
  func tap(_ label: String, times: Int = 1) async {
    immediately { for _ in 0..<times { simulator.tap(label) } }
  }
  func toggle(_ label: String) async { immediately { simulator.toggle(label) } }
  func write(_ key: String, _ value: Any) async { immediately { simulator.setState(key, to: value) } }
  func perform(_ body: @MainActor () -> Void) async { immediately { simulator.perform(body) } }
  func teardown() async { immediately { simulator.teardown() } }

  /// Where nothing can wait, the ways of the simulator that wait for nothing are meant.
  private func immediately(_ body: () -> Void) { body() }

  /// The events since the last look, each in one line.
  func log(_ kinds: Event.Kind...) -> [String] {
    simulator.takeEvents().filter { kinds.isEmpty || kinds.contains($0.kind) }.map(Self.line)
  }

  private static func line(_ event: Event) -> String {
    [event.kind.rawValue, event.type, event.text].filter { !$0.isEmpty }.joined(separator: " ")
  }

  var texts: [String] { simulator.snapshot().texts }
  var types: [String] { simulator.snapshot().nodes.map(\.type) }
  func nodes(_ type: String) -> [Snapshot.NodeValue] { simulator.snapshot().nodes.filter { $0.type == type } }
  func ids(_ type: String) -> [NodeID] { nodes(type).map(\.id) }
  /// The values of a state in all nodes of a type, as text.
  func states(_ key: String) -> [String] {
    let parts = key.split(separator: ".").map(String.init)
    return nodes(parts[0]).flatMap { $0.state.filter { $0.name == parts[1] }.map(\.value) }
  }
}

/// Collects what views report.
@MainActor final class RuleJournal {
  private(set) var lines: [String] = []
  nonisolated init() {}

  func note(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view with something to lose.
struct Tally: View {
  var label = "Add"
  @State private var count = 0

  var body: some View {
    VStack {
      Text("count \(count)")
      Button(label) { count += 1 }
    }
  }
}

/// Reports that it was made, and when its body runs.
struct RuleProbe: View {
  let name: String
  let journal: RuleJournal

  init(_ name: String, _ journal: RuleJournal) {
    self.name = name
    self.journal = journal
    journal.note("made \(name)")
  }

  var body: some View {
    let _ = journal.note("body \(name)")
    Text(name)
  }
}

/// A small view with a flag to flip, and what must come of it.
public struct Scenario: Sendable {
  public let name: String
  /// What to predict, in one sentence.
  public let sentence: String
  /// Whether the counter's state must survive each flip.
  let keeps: Bool
  let make: @MainActor @Sendable (Bool) -> AnyView

  /// What happened, in lines, and whether it was what the scenario expects.
  public struct Result: Sendable {
    public let lines: [String]
    public let held: Bool
  }

  /// Taps three times, flips the flag on and off, and reports.
  @MainActor public func run(mode: String = "run") -> Result {
    let simulator = Simulator { make(false) }
    if mode == "tree" { return Result(lines: [simulator.snapshot().description], held: true) }
    let flips = ScenarioRun(simulator: simulator, make: make).flips()
    var lines = ["\(name): \(sentence)"]
    for flip in flips { lines.append("  flag → \(flip.flag): likes \(flip.before) → \(flip.after); \(flip.cost)") }
    let held = flips.allSatisfy { ($0.before == $0.after) == keeps }
    lines.append(held ? "  as expected: the state is \(keeps ? "kept" : "lost")" : "  NOT as expected")
    return Result(lines: lines, held: held)
  }
}

/// Drives a scenario.
@MainActor struct ScenarioRun {
  let simulator: Simulator
  let make: @MainActor (Bool) -> AnyView

  struct Flip {
    let flag: Bool
    let before: String
    let after: String
    let cost: String
  }

  func flips() -> [Flip] {
    [true, false].map { flag in
      for _ in 0..<3 { simulator.tap("Like") }
      _ = simulator.takeEvents()
      let before = likes
      simulator.setRoot { make(flag) }
      let events = simulator.takeEvents()
      func count(_ kind: Event.Kind) -> Int { events.count { $0.kind == kind } }
      return Flip(
        flag: flag, before: before, after: likes,
        cost: "nodes removed \(count(.nodeRemoved)), inserted \(count(.nodeInserted)), "
          + "onAppear \(count(.appeared))×, onDisappear \(count(.disappeared))×")
    }
  }

  private var likes: String {
    simulator.state("ProfileCard.likes").map { "\($0)" } ?? "?"
  }
}

/// The stateful view that most scenarios show.
struct ProfileCard: View {
  @State private var likes = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("Jane Appleseed, \(likes) likes")
      Button("Like") { likes += 1 }
    }
    .onAppear {}
  }
}

struct DebugBorderModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.border(.red, width: 2)
  }
}

extension View {
  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}

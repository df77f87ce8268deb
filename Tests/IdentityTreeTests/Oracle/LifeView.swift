import IdentityTree

/// What the views of a program report, with the virtual time.
@MainActor final class LifeJournal {
  private(set) var lines: [String] = []
  private(set) var completions = 0
  var now: () -> Double = { 0 }
  nonisolated init() {}

  func note(_ line: String) { lines.append("\(line) @\(LifeTime.text(now()))") }
  func complete() { completions += 1 }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

enum LifeTime {
  /// Seconds to a thousandth, so that sums of fractions are one text.
  static func text(_ seconds: Double) -> String { "\((seconds * 1000).rounded() / 1000)" }
  /// How long the task of a view sleeps.
  static let sleep = 0.707
}

private struct OwnTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 10)
  }
}

extension LifeProgram.Way {
  @MainActor fileprivate var transition: AnyTransition {
    switch self {
    case .standard: .opacity
    case .scale: .scale
    case .own: AnyTransition(OwnTransition())
    case .identity: .identity
    }
  }
}

/// Shows a program.
struct LifeView: View {
  let lanes: [LifeProgram.Lane]
  let journal: LifeJournal
  @State var model: LifeProgram.Model

  var body: some View {
    VStack {
      ForEach(Array(lanes.indices), id: \.self) { index in
        LaneView(
          number: index, lane: lanes[index], isOn: model.isOn[index], ids: model.ids[index],
          inner: lanes[index].isNested ? model.hasInner[index] : nil, tick: model.tick, journal: journal)
      }
    }
  }
}

private struct LaneView: View {
  let number: Int
  let lane: LifeProgram.Lane
  let isOn: Bool
  let ids: [Int]
  let inner: Bool?
  let tick: Int
  let journal: LifeJournal

  var body: some View {
    switch lane.kind {
    case .branch:
      if isOn { probe("on").transition(way) } else { probe("off").transition(way) }
    case .maybe: if isOn { probe("on").transition(way) }
    case .identified: probe("one").transition(way).id(ids.count)
    case .rows: ForEach(ids, id: \.self) { probe("\($0)").transition(way) }
    case .attribute: probe("one").opacity(isOn ? 1 : 0.25)
    }
  }

  private var way: AnyTransition { lane.way.transition }
  private func probe(_ name: String) -> LifeProbe {
    LifeProbe(name: "\(number).\(name)", inner: inner, tick: tick, journal: journal)
  }
}

private struct LifeProbe: View {
  let name: String
  let inner: Bool?
  let tick: Int
  let journal: LifeJournal
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(name) \(count)")
      if inner == true { LifeLeaf(name: "\(name).inner", tick: tick, journal: journal) }
    }
    .modifier(LifeCallbacks(name: name, tick: tick, journal: journal))
  }
}

private struct LifeLeaf: View {
  let name: String
  let tick: Int
  let journal: LifeJournal
  @State private var count = 0

  var body: some View {
    Text("\(name) \(count)").modifier(LifeCallbacks(name: name, tick: tick, journal: journal))
  }
}

private struct LifeCallbacks: ViewModifier {
  let name: String
  let tick: Int
  let journal: LifeJournal

  func body(content: Content) -> some View {
    content
      .onAppear { journal.note("\(name) appears") }
      .onDisappear { journal.note("\(name) disappears") }
      .onChange(of: tick) { old, new in journal.note("\(name) changes \(old) \(new)") }
      .task {
        do {
          try await Task.sleep(for: .seconds(LifeTime.sleep))
          journal.note("\(name) done")
        } catch {
          journal.note("\(name) cancelled")
        }
      }
  }
}

import Foundation

/// What explanations, risks and explorations ask of a program.
public struct InsightRequest: Codable, Sendable {
  public enum Kind: String, Codable, Sendable {
    case explain, risks, explore
  }

  public var kind: Kind
  /// The state of which the risks are asked; all if `nil`.
  public var state: String?
  public var bounds = ExplorationBounds()
  /// The root that is explored.
  public var root = ""
  /// The ways that an exploration follows, each from the launch.
  public var ways: [[String]] = []
  /// Ways that are not to be gone, because they end the program.
  public var skipped: [[String]] = []
  /// What an exploration found, to be shown with values that are recognised.
  public var findings: [ExplorationFinding] = []
  /// The steps to explain instead of flips, as the text of a steps file.
  public var steps: String?
  /// What messages call that file.
  public var stepsName = "steps"

  /// Policies to be tried over all other choices, by name.
  public var trial: [String: String] = [:]

  public init(_ kind: Kind) { self.kind = kind }
}

/// Answers an insight request inside of the user's program.
@MainActor struct InsightHost {
  let request: InsightRequest
  let toggles: [String]
  let roots: [ProgramRoot]
  let handle: FileHandle?

  /// Serves the main queue until all is answered.
  func main() -> Never {
    Task { @MainActor in
      switch request.kind {
      case .explain: await explain()
      case .risks: await risks()
      case .explore: await explore()
      }
      ProgramHost.end()
    }
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  private func launch(_ root: ProgramRoot, _ choices: [StepsRun.PolicyChoice] = []) async -> Simulator {
    var policies = root.policies.setting(choices)
    for (name, value) in request.trial { try? policies.set(name, to: value) }
    let simulator = Simulator(policies: policies, device: root.device, printed: ProcessOutput.file())
    await simulator.launch { root.make().box.setRoot(of: simulator.graph) }
    return simulator
  }

  // MARK: Explain

  private func explain() async {
    if let text = request.steps { return await explainSteps(text) }
    for root in roots {
      send(.text, root.name)
      let simulator = await launch(root)
      let host = explainHost(root, simulator)
      let known = simulator.booleanStates + simulator.toggleLabels
      if let missing = toggles.first(where: { !known.contains($0) }) {
        return send(.unknownToggle, ([missing] + known).joined(separator: "\n"))
      }
      if toggles.isEmpty {
        if await !host.flipAll() { send(.nothingToFlip, root.name) }
      } else {
        for toggle in toggles { await host.flip(toggle) }
      }
    }
  }

  private func explainHost(_ root: ProgramRoot, _ simulator: Simulator) -> ExplainHost {
    ExplainHost(root: root.name, simulator: simulator) { action in send(.action, json(action)) }
  }

  private func explainSteps(_ text: String) async {
    do throws(StepsSyntaxError) {
      let file = try StepsFile(parsing: text, name: request.stepsName)
      for run in file.runs {
        let name = run.root?.text
        guard let root = roots.first(where: { $0.name == name }) ?? roots.first else { continue }
        send(.text, root.name)
        let host = explainHost(root, await launch(root, run.policies))
        for step in run.steps {
          guard case .action(let action, let times) = step.kind else { continue }
          await host.tell(action, times: times)
        }
      }
    } catch {
      send(.text, "\(error)")
    }
  }

  // MARK: Risks and exploration

  /// Looks at the tree after the launch and at those a few actions away, which may hold more.
  private func risks() async {
    for root in roots {
      var bounds = ExplorationBounds()
      (bounds.depth, bounds.states, bounds.seconds) = (2, 12, 3)
      let exploration = Exploration(name: root.name, bounds: bounds) { await launch(root) }
      let snapshots = await exploration.snapshots()
      let states = snapshots.flatMap(\.nodes).flatMap { Risk.states(of: $0) }
      send(.text, root.name)
      if let state = request.state, !states.contains(state) {
        var seen: Set<String> = []
        return send(.unknownToggle, ([state] + states.filter { seen.insert($0).inserted }).joined(separator: "\n"))
      }
      for risk in Risk.all(in: snapshots, state: request.state) { send(.report, json(risk)) }
    }
  }

  /// Follows the ways of one root, or shows what was found there.
  private func explore() async {
    guard let root = roots.first(where: { $0.name == request.root }) ?? roots.first else { return }
    let exploration = Exploration(name: root.name, bounds: request.bounds) { await launch(root) }
    if request.findings.isEmpty {
      let answer = await exploration.expand(
        request.ways, seconds: request.bounds.seconds, skipped: request.skipped
      ) { way in send(.began, json(way)) }
      send(.report, json(answer))
    } else {
      send(.report, json(await exploration.witnesses(of: request.findings)))
    }
  }

  private func json<T: Encodable>(_ value: T) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private func send(_ kind: ProgramRecord.Kind, _ text: String) {
    guard let encoded = try? JSONEncoder().encode(ProgramRecord(kind: kind, text: text)) else { return }
    handle?.write(encoded + Data("\n".utf8))
  }
}

import Foundation

/// Hosts a view as SwiftUI would, without a screen: the one public way in.
///
/// ```swift
/// let simulator = try await Simulator { ProfileCard() }
/// try await simulator.tap("Like")
/// try simulator.expectKept(Counter.self)
/// print(simulator.snapshot())
/// ```
///
/// Actions are asynchronous, because what they start (tasks, the main queue) can run only while the caller waits;
/// queries and expectations are not.
@MainActor public final class Simulator {
  private(set) var graph: ViewGraph
  let dueWork: any DueWork = VirtualWork()
  let motion = StepMotion()
  var window: SimulatedWindow
  /// What expectations look at; nothing is remembered where nobody asks for expectations.
  private(set) lazy var observation: StepObservation = {
    isObserved = true
    return StepObservation(graph: graph, printed: printed)
  }()
  private let printed: PrintedLines
  private var isObserved = false
  private var readEvents = 0
  /// Gives the root view to a graph, as at the launch.
  private var setRoot: ((ViewGraph) -> Void)?
  /// Whether something happened since the launch.
  private(set) var hasActed = false

  /// A simulator without a view.
  init(policies: Policies = Policies(), device: SimulatedDevice = .phone, printed: PrintedLines? = nil) {
    graph = ViewGraph(policies: policies, device: device)
    window = SimulatedWindow(size: device.size)
    self.printed = printed ?? PrintedLines(NoPrintedSource())
  }

  /// Hosts the view that the builder makes, and lets it come to rest; `policies` say what is done where sources
  /// disagree or releases differ, `device` what window it is shown in.
  public convenience init<V: View>(
    policies: Policies = Policies(), device: SimulatedDevice = .phone, @ViewBuilder _ root: () -> V
  ) async throws {
    self.init(policies: policies, device: device, printed: PrintedLines(SharedOutputSource()))
    let view = root()
    setRoot = { $0.setRoot(view) }
    await launch { graph.setRoot(view) }
  }

  /// Launches an app and hosts its first window, as `init(policies:device:_:)` does a view.
  public convenience init<A: App>(
    policies: Policies = Policies(), device: SimulatedDevice = .phone, app: A.Type
  ) async throws {
    try await self.init(policies: policies, device: device) { A._launch() }
  }

  /// Launches the root view anew under other policies; false once something was done with it.
  func relaunch(policies: Policies) async -> Bool {
    guard policies != graph.policies else { return true }
    guard !hasActed, let setRoot else { return false }
    graph.teardown()
    graph = ViewGraph(policies: policies, device: graph.device)
    (readEvents, isObserved) = (0, true)
    observation = StepObservation(graph: graph, printed: printed)
    let graph = graph
    await launch { setRoot(graph) }
    return true
  }

  /// Hosts a view of which expectations will be asked: `setRoot` gives it to the graph.
  func launch(_ setRoot: () -> Void) async {
    graph.animatesFrames = true
    observation.beginWindow("the launch")
    await act(setRoot)
  }

  /// Something happens of which expectations are asked afterwards.
  func watched(_ body: () async throws -> Void) async rethrows {
    if isObserved { observation.beginWindow() }
    hasActed = true
    printed.begin()
    defer { printed.end() }
    try await body()
  }

  func noteAction() { hasActed = true }

  /// Runs what a person or the system does, then all that follows from it at this moment.
  func act(_ body: () -> Void) async {
    printed.begin()
    defer { printed.end() }
    graph.clock.asCurrent { body() }
    graph.update()
    graph.noteRealTimers()
    await rest()
  }

  /// Lets work run that is due now.
  func rest() async { await dueWork.runDue(in: graph) }

  /// The middle of a node's frame, from its own corner.
  func middle(of node: Node) -> CGPoint {
    motion.size(of: node).map { CGPoint(x: $0.width / 2, y: $0.height / 2) } ?? .zero
  }

  // MARK: What is there

  /// The events since the last call, oldest first.
  public func takeEvents() -> [Event] {
    guard isObserved else { return graph.log.take() }
    observation.collect()
    defer { readEvents = observation.events.count }
    return Array(observation.events[readEvents...])
  }

  /// The events that ``takeEvents()`` would give.
  var unreadEvents: [Event] {
    observation.collect()
    return Array(observation.events[readEvents...])
  }

  /// What is done where sources disagree or releases differ.
  public var policies: Policies { graph.policies }

  /// The diagnostics so far.
  public var diagnostics: [Diagnostic] { graph.diagnostics }

  /// How many events are kept at most until they are taken; the oldest are dropped beyond it.
  public var eventCap: Int {
    get { graph.log.cap }
    set { graph.log.cap = max(newValue, 16) }
  }

  /// The tree now.
  public func snapshot() -> Snapshot {
    var values: [ObjectIdentifier: Snapshot.NodeValue] = [:]
    let nodes = liveNodes
    for node in nodes.reversed() {
      values[ObjectIdentifier(node)] = Snapshot.NodeValue(
        id: node.id, type: node.typeName, path: node.path, step: node.step,
        state: node.stateFields.map { .init(name: $0.name, value: $0.storage.valueText) }, text: node.text,
        detail: node.detail, animations: node.tokens.map(\.description), place: graph.places[node.place],
        children: node.children.compactMap { values.removeValue(forKey: ObjectIdentifier($0)) })
    }
    return Snapshot(root: nodes.first.flatMap { values[ObjectIdentifier($0)] })
  }

  var liveNodes: [Node] { NodeQuery(graph: graph).live }
}

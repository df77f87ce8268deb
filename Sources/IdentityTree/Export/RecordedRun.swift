/// A whole run of one root as other forms are made from it: the tree at first, then what each step did.
public struct RecordedRun: Sendable, Equatable {
  /// One action with what came of it.
  public struct Step: Sendable, Equatable {
    /// The action in words: `toggle "Debug"`.
    public var title: String
    public var after: Snapshot
    public var events: [Event]

    public init(title: String, after: Snapshot, events: [Event]) {
      self.title = title
      self.after = after
      self.events = events
    }
  }

  /// What was run: a root, or a scenario with its subject.
  public var title: String
  /// The tree after the launch.
  public var start: Snapshot
  /// The events of the launch, as far as they were kept.
  public var launch: [Event]
  public var steps: [Step]

  public init(title: String, start: Snapshot, launch: [Event] = [], steps: [Step]) {
    self.title = title
    self.start = start
    self.launch = launch
    self.steps = steps
  }

  /// Each step between the tree before it and the tree after it.
  public var outcomes: [StepOutcome] {
    var before = start
    return steps.map { step in
      defer { before = step.after }
      return StepOutcome(title: step.title, before: before, after: step.after, events: step.events)
    }
  }
}

extension RecordedRun: Codable {
  private enum CodingKeys: String, CodingKey {
    case title, start, launch, steps
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    title = try values.decode(String.self, forKey: .title)
    start = try values.decode(FlatSnapshot.self, forKey: .start).snapshot
    launch = try values.decode([Event].self, forKey: .launch)
    steps = try values.decode([FlatStep].self, forKey: .steps).map {
      Step(title: $0.title, after: $0.after.snapshot, events: $0.events)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(title, forKey: .title)
    try values.encode(FlatSnapshot(start), forKey: .start)
    try values.encode(launch, forKey: .launch)
    let flat = steps.map { FlatStep(title: $0.title, after: FlatSnapshot($0.after), events: $0.events) }
    try values.encode(flat, forKey: .steps)
  }

  private struct FlatStep: Codable {
    let title: String
    let after: FlatSnapshot
    let events: [Event]
  }
}

/// A snapshot as a list with depths: decoders refuse what is nested as deeply as a tree may be.
struct FlatSnapshot: Codable {
  struct Row: Codable {
    let depth: Int
    let id: NodeID
    let type: String
    let step: PathStep
    let state: [Snapshot.StateValue]
    let text: String?
    let detail: String?
    let animations: [String]
    let place: SourcePlace?
  }

  let nodes: [Row]

  init(_ snapshot: Snapshot) {
    var nodes: [Row] = []
    var waiting = snapshot.root.map { [($0, 0)] } ?? []
    while let (node, depth) = waiting.popLast() {
      nodes.append(
        Row(
          depth: depth, id: node.id, type: node.type, step: node.step, state: node.state, text: node.text,
          detail: node.detail, animations: node.animations, place: node.place))
      waiting.append(contentsOf: node.children.reversed().map { ($0, depth + 1) })
    }
    self.nodes = nodes
  }

  /// The tree again; each path is put together from the steps.
  var snapshot: Snapshot {
    var open: [Snapshot.NodeValue] = []
    func close(to depth: Int) {
      while open.count > max(depth, 1) {
        let child = open.removeLast()
        open[open.count - 1].children.append(child)
      }
    }
    for node in nodes {
      close(to: node.depth)
      let above = open.last?.path
      var path = IdentityPath(
        steps: (above?.steps ?? []) + (above == nil ? [] : [node.step]), elided: above?.elided ?? 0)
      path.steps.append(.type(node.type))
      let excess = max(0, path.steps.count - IdentityPath.longest)
      path.steps.removeFirst(excess)
      path.elided += excess
      open.append(
        Snapshot.NodeValue(
          id: node.id, type: node.type, path: path, step: node.step, state: node.state, text: node.text,
          detail: node.detail, animations: node.animations, place: node.place, children: []))
    }
    close(to: 1)
    return Snapshot(root: open.first)
  }
}

/// Remembers what happened to a tree, so that expectations can look back: at the last action, or at a mark.
@MainActor final class StepObservation {
  private let graph: ViewGraph
  /// Every event of the simulator.
  private(set) var events: [Event] = []
  private(set) var removed: [RemovedNode] = []
  let printed: PrintedLines
  private(set) var window: Moment
  private(set) var marks: [String: Moment] = [:]
  private var known: [NodeID: Int] = [:]
  private(set) var uuids = UUIDNames()
  /// How many printed lines were looked through for UUIDs.
  private var namedLineCount = 0

  /// A place in everything that was observed.
  struct Moment {
    var event = 0
    var removed = 0
    var printed = 0
    var diagnostic = 0
    /// Nodes with a greater number came later.
    var lastNode = NodeID(rawValue: 0)
    /// The tree at that moment, in order.
    var nodes: [(id: NodeID, type: String)] = []
    /// What happened from then on, in words.
    var title = "the launch"
  }

  /// What was known of a node when it was removed.
  struct RemovedNode {
    let id: NodeID
    let typeName: String
    let parent: NodeID?
    let place: SourcePlace?
    let text: String?
    let detail: String?
    let explicitID: String?
    let path: IdentityPath
    let properties: [StepLiteral.Argument]
    let hasBody: Bool
    /// Whether it laid out views of its own.
    let isContainer: Bool
  }

  init(graph: ViewGraph, printed: PrintedLines) {
    self.graph = graph
    self.printed = printed
    window = Moment()
    graph.removalObserver = { [unowned self] node in MainActor.assumeIsolated { note(node) } }
  }

  private func note(_ node: Node) {
    let above = node.parent.flatMap { known[$0.id] }.map { removed[$0] }
    let explicitID: String? =
      switch node.parent == nil ? .body : node.step {
      case .element(let id, _), .explicit(let id): id
      default: above != nil ? above?.explicitID : node.parent.flatMap { NodeQuery.explicitID(of: $0) }
      }
    known[node.id] = removed.count
    removed.append(
      RemovedNode(
        id: node.id, typeName: node.typeName, parent: node.parent?.id, place: graph.places[node.place],
        text: node.text, detail: node.detail, explicitID: explicitID, path: node.path,
        properties: node.stateFields.map {
          StepLiteral.Argument($0.name, LiteralReading.literal(of: $0.storage.anyValue))
        }, hasBody: node.hasBody, isContainer: node.isLeafView || node.childCount > 1))
  }

  /// Takes what has happened since the last look.
  func collect() {
    events += graph.log.take()
    printed.collect()
  }

  /// This moment.
  var now: Moment {
    collect()
    let live = NodeQuery(graph: graph).live
    return Moment(
      event: events.count, removed: removed.count, printed: printed.lines.count, diagnostic: graph.diagnostics.count,
      lastNode: graph.newestNode, nodes: live.map { ($0.id, $0.typeName) })
  }

  /// From here on expectations look.
  func beginWindow(_ title: String = "a change") {
    window = now
    window.title = title
  }

  func mark(_ name: String) {
    marks[name] = now
    marks[name]?.title = "since \(StepText.quoted(name))"
  }

  // MARK: UUIDs

  /// Names the UUIDs that can be seen now, so that their numbers depend on what was done and not on what was asked.
  func nameUUIDs() {
    collect()
    for line in printed.lines[min(namedLineCount, printed.lines.count)...] { _ = uuids.replacing(in: line) }
    namedLineCount = printed.lines.count
    for node in NodeQuery(graph: graph).live {
      let values = node.stateFields.map(\.storage.valueText).joined(separator: "|")
      _ = uuids.replacing(in: "\(NodeQuery.explicitID(of: node) ?? "")|\(values)|\(node.text ?? "")")
    }
  }

  /// The text with UUIDs by their names.
  func named(_ text: String) -> String { uuids.replacing(in: text) }

  /// The failure with UUIDs by their names.
  func named(_ failure: StepFailure) -> StepFailure {
    var copy = failure
    copy.found = named(copy.found)
    copy.details = copy.details.map(named)
    copy.explanation = copy.explanation.map { uuids.replacing(inAll: $0) }
    return copy
  }

  /// The text with the UUIDs that its names stand for.
  func expanded(_ text: String) -> String { uuids.expanding(text) }

  // MARK: Since a moment

  func isNew(_ node: Node, since moment: Moment) -> Bool { node.id > moment.lastNode }

  func events(since moment: Moment) -> ArraySlice<Event> {
    collect()
    return events[min(moment.event, events.count)...]
  }

  func printedLines(since moment: Moment) -> [String] {
    collect()
    return Array(printed.lines[min(moment.printed, printed.lines.count)...])
  }

  func diagnostics(since moment: Moment) -> [Diagnostic] {
    Array(graph.diagnostics[min(moment.diagnostic, graph.diagnostics.count)...])
  }

  func removedNodes(since moment: Moment) -> ArraySlice<RemovedNode> { removed[min(moment.removed, removed.count)...] }

  /// The removed nodes that a selector picks; a position counts in the tree of the moment.
  func removed(_ selector: NodeSelector, since moment: Moment) -> [RemovedNode] {
    let slice = removed[min(moment.removed, removed.count)...]
    var picked = slice.filter { $0.typeName == selector.typeName }
    guard !picked.isEmpty else { return [] }
    // What left by a transition may have come back (rule 4.11).
    let live = Set(NodeQuery(graph: graph).live.map(\.id))
    picked = picked.filter { !live.contains($0.id) }
    if let id = selector.id { picked = picked.filter { $0.explicitID == id } }
    if let text = selector.text {
      let holders = holders(of: text, in: slice)
      picked = picked.filter { holders.contains($0.id) }
    }
    guard let index = selector.index else { return Array(picked) }
    if selector.id == nil, selector.text == nil {
      let before = moment.nodes.filter { $0.type == selector.typeName }
      guard index < before.count else { return [] }
      return picked.filter { $0.id == before[index].id }
    }
    let ordered = picked.sorted { $0.id < $1.id }
    return index < ordered.count ? [ordered[index]] : []
  }

  /// The numbers of the removed nodes that a selector picks, and of those that stood below or directly around them.
  func removedBelow(_ selector: NodeSelector, since moment: Moment) -> Set<NodeID> {
    let slice = removed[min(moment.removed, removed.count)...]
    let picked = Set(removed(selector, since: moment).map(\.id))
    guard !picked.isEmpty else { return [] }
    var below = picked
    for node in slice {
      var line: [NodeID] = []
      var next: RemovedNode? = node
      while let current = next, !below.contains(current.id) {
        line.append(current.id)
        next = current.parent.flatMap { known[$0] }.map { removed[$0] }
      }
      if next != nil { below.formUnion(line) }
    }
    // A modifier around the picked node that went with it.
    for number in picked {
      var next = known[number].flatMap { removed[$0].parent }
      while let parent = next, let index = known[parent], !removed[index].isContainer {
        below.insert(parent)
        next = removed[index].parent
      }
    }
    return below
  }

  /// The removed nodes with a text at or below them that contains a text.
  private func holders(of text: String, in slice: ArraySlice<RemovedNode>) -> Set<NodeID> {
    var holders: Set<NodeID> = []
    for node in slice where node.text?.contains(text) == true {
      var next: RemovedNode? = node
      while let current = next, holders.insert(current.id).inserted {
        next = current.parent.flatMap { known[$0] }.map { removed[$0] }
      }
    }
    return holders
  }
}

/// One observed fact, named in the past tense.
public struct Event: Sendable, Equatable, Codable, CustomStringConvertible {
  public enum Kind: String, Sendable, Codable, CaseIterable {
    case nodeInserted, nodeRemoved, nodeMoved
    case bodyEvaluated, bodySkipped
    case stateInitialized, stateWritten, stateDiscarded
    case appeared, disappeared, changed
    case animationStarted, animationCut, transitionStarted
    case diagnosticReported
  }

  public var kind: Kind
  /// The frame in which it was observed, counted from 1.
  public var frame: Int
  public var node: NodeID?
  public var type: String
  public var path: IdentityPath?
  /// A value, a state name, an animation: what the kind has to say.
  public var text: String
  public var place: SourcePlace?

  public var description: String {
    let name = kind.rawValue
    let who = node.map { "\(type)\($0)" } ?? ""
    return [name, who, text].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The events of one simulator, oldest first. When the cap is reached, the oldest tenth is dropped and counted.
final class EventLog {
  private(set) var events: [Event] = []
  private(set) var droppedCount = 0
  /// The most events that are kept.
  var cap = 1_000_000
  unowned let graph: ViewGraph

  init(graph: ViewGraph) { self.graph = graph }

  func record(_ kind: Event.Kind, _ node: Node?, text: String = "") {
    if events.count >= cap {
      events.removeFirst(cap / 10)
      droppedCount += cap / 10
    }
    events.append(
      Event(
        kind: kind, frame: graph.frame, node: node?.id, type: node?.typeName ?? "", path: node?.path, text: text,
        place: node.flatMap { graph.places[$0.place] }))
  }

  func stateInitialized<T>(_ node: Node, index: Int, value: T) {
    record(.stateInitialized, node, text: "\(node.stateName(at: index)) = \(String(reflecting: value))")
  }

  func take() -> [Event] {
    defer { events = [] }
    return events
  }
}

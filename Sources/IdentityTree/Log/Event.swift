/// One observed fact, named in the past tense.
public struct Event: Sendable, Equatable, Codable, CustomStringConvertible {
  public enum Kind: String, Sendable, Codable, CaseIterable {
    case nodeInserted, nodeRemoved, nodeMoved
    case bodyEvaluated, bodySkipped
    case stateInitialized, stateWritten, stateDiscarded
    case appeared, disappeared, changed
    case animationStarted, animationEnded, animationCut, transitionStarted, nodeReturned
    case taskStarted, taskCancelled, taskFinished
    case focusLost
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

  /// The property's name, where the event is a write of a state: its text begins with it.
  var writtenProperty: String? {
    kind == .stateWritten ? text.split(separator: " ").first.map(String.init) : nil
  }

  public var description: String {
    let name = kind.rawValue
    let who = node.map { "\(type)\($0)" } ?? ""
    return [name, who, text].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

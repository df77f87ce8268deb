/// Why a part of the tree went: the first place where the path of the old nodes and of the new ones differ.
public struct Replacement: Sendable, Equatable {
  public enum Cause: Sendable, Equatable {
    /// Another arm of an `if` or `switch` was taken (rule 1.2), or none (rule 1.7).
    case branch(from: String, to: String)
    /// Another explicit id (rule 2.6).
    case id(from: String, to: String)
    /// Another type in an `AnyView` (rule 1.18).
    case wrappedType(from: String, to: String)
    /// The elements of a `ForEach` went (rule 2.13).
    case elements([String])
    /// The whole tree went.
    case root
  }

  public var cause: Cause
  /// Where the branch, id or collection was written; for a branch the arm that is taken now, or else the old one.
  public var place: SourcePlace?
  /// Where the statement stands that holds it, if that is elsewhere: the use of a helper.
  public var use: SourcePlace?
  /// The path of the node that stayed and exchanged what it holds.
  public var path: IdentityPath?

  static func all(from before: Snapshot, to after: Snapshot) -> [Replacement] {
    guard let old = before.root else { return [] }
    guard let new = after.root, new.id == old.id else { return [Replacement(cause: .root)] }
    var found: [Replacement] = []
    var waiting: [(Snapshot.NodeValue, Snapshot.NodeValue, SourcePlace?)] = [(old, new, nil)]
    while let (old, new, above) = waiting.popLast() {
      // A helper's branch stands in the statement that uses the helper, under the modifiers that follow it; a plain
      // `if` stands at a position of its own.
      let statement = old.place ?? (old.step == .content ? above : nil)
      let newIDs = Dictionary(new.children.map { ($0.id, $0) }) { first, _ in first }
      let gone = old.children.filter { newIDs[$0.id] == nil }
      if !gone.isEmpty {
        found.append(replacement(old: old, new: new, gone: gone, statement: statement))
      }
      for child in old.children.reversed() {
        if let same = newIDs[child.id] { waiting.append((child, same, statement)) }
      }
    }
    return found
  }

  private static func replacement(
    old: Snapshot.NodeValue, new: Snapshot.NodeValue, gone: [Snapshot.NodeValue], statement: SourcePlace?
  ) -> Replacement {
    let arrived = new.children.first { child in !old.children.contains { $0.id == child.id } }
    let place = arrived?.place ?? gone.first?.place
    var result = Replacement(cause: .elements(gone.map { "\($0.step)" }), place: place, path: new.path)
    guard let step = gone.first?.step else { return result }
    switch step {
    case .branch, .some:
      func arm(_ node: Snapshot.NodeValue?) -> String { node.map { "\($0.step)" } ?? "no branch" }
      result.cause = .branch(from: arm(gone.first), to: arm(arrived))
      if let statement, statement != place, statement.line != place?.line { result.use = statement }
    case .explicit(let id):
      if case .explicit(let next)? = arrived?.step { result.cause = .id(from: id, to: next) }
    case .wrapped: result.cause = .wrappedType(from: old.detail ?? "?", to: new.detail ?? "?")
    case .element: result.place = new.place ?? place
    default: break
    }
    return result
  }

  /// In one line: `the branch flipped: Card.swift:12 (used at Card.swift:20)`.
  public var description: String {
    let at = place.map { " at \($0)" } ?? ""
    let used = use.map { ", used at \($0)" } ?? ""
    switch cause {
    case .branch(let from, let to): return "\(from) → \(to)\(at)\(used)"
    case .id(let from, let to): return "id \(from) → \(to)\(at)"
    case .wrappedType(let from, let to): return "AnyView of \(from) → of \(to)\(at)"
    case .elements(let ids):
      let shown = ids.prefix(4).joined(separator: ", ") + (ids.count > 4 ? ", … \(ids.count - 4) more" : "")
      return "elements gone: \(shown)\(at)"
    case .root: return "the root went"
    }
  }
}

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
    /// A container such as a navigation stack or a presentation let its content go (rules 2.28, 2.32).
    case container(String)
    /// A row was scrolled away and is back: what is nested in it was made anew (rules 2.23, 9.5).
    case scrolling
    /// A `ViewThatFits` shows another of its views (rule 1.24).
    case fitting(from: String, to: String)
    /// The whole tree went.
    case root
  }

  public var cause: Cause
  /// Where the branch, id or collection was written; for a branch the arm that is taken now, or else the old one.
  public var place: SourcePlace?
  /// For a branch, where the arm that was taken before was written.
  public var formerPlace: SourcePlace?
  /// Where the statement begins that is the branch, or holds it: the use of a helper.
  public var statement: SourcePlace?
  /// The path of the node that stayed and exchanged what it holds.
  public var path: IdentityPath?
  /// The view or modifier whose body holds the node.
  public var owner: String?
  /// Whether both arms of a branch hold the same view: the mark of an `.if` helper.
  public var hasSameViewInBothArms = false
  /// The node that stayed.
  var holder: NodeID?
  /// The outermost nodes that went, and those that came for them.
  var gone: [NodeID] = []
  var arrived: [NodeID] = []
  /// Whether rows with positions for ids kept their nodes while their elements moved on.
  public var hasSlid = false
  /// Whether the elements that went are new rows of another `ForEach`.
  public var hasMoved = false

  /// Where the statement stands that holds the branch, if that is elsewhere: the use of a helper.
  public var use: SourcePlace? {
    guard case .branch = cause, let statement, let place else { return nil }
    return statement.fileID == place.fileID && statement.line == place.line ? nil : statement
  }

  static func all(from before: Snapshot, to after: Snapshot) -> [Replacement] {
    guard let old = before.root else { return [] }
    guard let new = after.root, new.id == old.id else { return [Replacement(cause: .root, gone: [old.id])] }
    var found: [Replacement] = []
    var waiting = [Pair(old: old, new: new)]
    while let pair = waiting.popLast() {
      // A helper's branch stands in the statement that uses the helper, under the modifiers that follow it; a plain
      // `if` stands at a position of its own.
      let statement = pair.old.place?.ofUser ?? (pair.old.step == .content ? pair.statement : nil)
      let around = pair.old.place?.ofUser ?? pair.around
      let newIDs = Dictionary(pair.new.children.map { ($0.id, $0) }) { first, _ in first }
      let gone = pair.old.children.filter { newIDs[$0.id] == nil }
      let hasSlid = SlidRows.haveSlid(from: pair.old, to: pair.new)
      if !gone.isEmpty || hasSlid {
        var replacement = replacement(pair, gone: gone, statement: statement)
        replacement.hasSlid = hasSlid
        found.append(replacement)
      }
      let isBody = pair.old.children.first?.step == .body
      for child in pair.old.children.reversed() {
        guard let same = newIDs[child.id] else { continue }
        waiting.append(
          Pair(
            old: child, new: same, statement: statement, around: around, owner: isBody ? pair.old.type : pair.owner))
      }
    }
    return MovedRows.told(in: found, from: before, to: after)
  }

  /// One node before and after, and what stands around it.
  private struct Pair {
    let old: Snapshot.NodeValue
    let new: Snapshot.NodeValue
    var statement: SourcePlace?
    /// The nearest place of the user's above.
    var around: SourcePlace?
    var owner: String?
  }

  private static func replacement(
    _ pair: Pair, gone: [Snapshot.NodeValue], statement: SourcePlace?
  ) -> Replacement {
    let known = Set(pair.old.children.map(\.id))
    let arrived = pair.new.children.filter { !known.contains($0.id) }
    let place = arrived.first?.place?.ofUser ?? gone.first?.place?.ofUser
    var result = Replacement(
      cause: .container(pair.old.type), place: place, statement: statement, path: pair.new.path, owner: pair.owner,
      holder: pair.new.id, gone: gone.map(\.id), arrived: arrived.map(\.id))
    guard let step = gone.first?.step ?? pair.old.children.first?.step else { return result }
    switch step {
    case .branch, .some:
      func arm(_ node: Snapshot.NodeValue?) -> String { node.map { "\($0.step)" } ?? "no branch" }
      result.cause = .branch(from: arm(gone.first), to: arm(arrived.first))
      result.formerPlace = gone.first?.place?.ofUser
      result.hasSameViewInBothArms = pair.old.detail == ConditionalArms.sameView
      if result.place == nil { result.place = pair.old.place?.ofUser ?? statement ?? pair.around }
    case .explicit(let id):
      if case .explicit(let next)? = arrived.first?.step { result.cause = .id(from: id, to: next) }
    case .wrapped:
      result.formerPlace = gone.first?.place?.ofUser
      result.cause = .wrappedType(from: pair.old.detail ?? "?", to: pair.new.detail ?? "?")
    case .element:
      result.cause = .elements(gone.map { "\($0.step)" })
      result.place = pair.new.place?.ofUser ?? statement ?? place ?? pair.around
    default:
      if let kind = gone.first?.detail, gone.first?.type == "Presented" {
        result.cause = .container(arrived.isEmpty ? kind : "\(kind) item")
        // Several presentations hang on one chain of modifiers: its content tells them apart.
        result.place = contentPlace(of: gone[0]) ?? place
      } else if isScrolledRow(pair, gone, arrived) {
        result.cause = .scrolling
      }
      if result.place == nil { result.place = statement ?? pair.around }
    }
    return result
  }

  /// Where what is presented begins.
  private static func contentPlace(of presented: Snapshot.NodeValue) -> SourcePlace? {
    Snapshot(root: presented).nodes.lazy.compactMap { $0.place?.ofUser }.first
  }

  /// Whether a container in a row of a lazy collection makes the same content anew: it was scrolled away.
  private static func isScrolledRow(
    _ pair: Pair, _ gone: [Snapshot.NodeValue], _ arrived: [Snapshot.NodeValue]
  ) -> Bool {
    let isInRow = pair.old.path.steps.contains { if case .element = $0 { true } else { false } }
    return isInRow && !arrived.isEmpty && gone.map(\.step) == arrived.map(\.step)
      && gone.map(\.type) == arrived.map(\.type)
  }

  /// In one line: `false branch → true branch at Card.swift:12, used at Card.swift:20`.
  public var description: String {
    let at = place.map { " at \($0)" } ?? ""
    let used = use.map { ", used at \($0)" } ?? ""
    switch cause {
    case .branch(let from, let to) where from == to: return "\(from) left and entered anew\(at)\(used)"
    case .branch(let from, let to): return "\(from) → \(to)\(at)\(used)"
    case .id(let from, let to): return "id \(PathStep.spelled(from)) → \(PathStep.spelled(to))\(at)"
    case .wrappedType(let from, let to): return "AnyView of \(from) → of \(to)\(at)"
    case .elements(let ids):
      if ids.isEmpty { return "elements moved on under ids that are positions\(at)" }
      let shown = ids.prefix(4).joined(separator: ", ") + (ids.count > 4 ? ", … \(ids.count - 4) more" : "")
      return "elements \(hasMoved ? "moved to another ForEach" : "gone"): \(shown)\(at)"
    case .container(let name): return "\(name) let its content go\(at)"
    case .scrolling: return "the row was scrolled away and is back\(at)"
    case .fitting(let from, let to): return "ViewThatFits shows \(to) in place of \(from)\(at)"
    case .root: return "the root went"
    }
  }
}

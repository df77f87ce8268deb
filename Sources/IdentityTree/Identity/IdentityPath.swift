/// One step from a node to one of its children: what makes the child the same child in the next update.
public enum PathStep: Sendable, Hashable, Codable {
  /// The view or modifier at this point, by type name. It names the node; the other steps lead from node to node.
  case type(String)
  /// The body of a custom view or view modifier.
  case body
  /// A fixed position among siblings, counted from 0 (rule 1.13).
  case child(Int)
  /// What a modifier is applied to.
  case content
  /// The view behind a modifier that draws beside its content (`overlay`, `background`).
  case attachment
  /// The taken arm of a conditional, as the number of the leaf among all arms (rule 1.6).
  case branch(Int, of: Int)
  /// The arm of an `if` without `else` that holds its content.
  case some
  /// A `ForEach` element by the description of its id (rule 2.13); the occurrence counts equal ids from 0.
  case element(String, occurrence: Int)
  /// The content of an explicit `.id(_:)` (rule 2.6).
  case explicit(String)
  /// What an `AnyView` holds (rule 1.18).
  case wrapped
}

extension PathStep: CustomStringConvertible {
  public var description: String {
    switch self {
    case .type(let name): name
    case .body: "body"
    case .child(let index): "child \(index)"
    case .content: "content"
    case .attachment: "attachment"
    case .branch(0, of: 2): "true branch"
    case .branch(1, of: 2): "false branch"
    case .branch(let leaf, let count): "branch \(leaf + 1) of \(count)"
    case .some: "if branch"
    case .element(let id, 0): "id \(Self.spelled(id))"
    case .element(let id, let occurrence): "id \(Self.spelled(id)) (occurrence \(occurrence + 1))"
    case .explicit(let id): "id(\(Self.spelled(id)))"
    case .wrapped: "wrapped"
    }
  }

  /// An id as it is shown: what would not be seen stands in quotes.
  static func spelled(_ id: String) -> String { id.allSatisfy(\.isWhitespace) ? "\"\(id)\"" : id }
}

/// The steps from the root of a simulator to one node (rules 1.1, 2.9, 2.14).
///
/// Two nodes of one frame never have the same path, unless it is so deep that its start is elided.
public struct IdentityPath: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The steps, outermost first. About ``longest`` are kept: the start of a deeper path is left out.
  public var steps: [PathStep]
  /// How many steps were left out at the start.
  public var elided: Int

  /// The most steps that a path keeps.
  public static let longest = 96

  public init(steps: [PathStep], elided: Int = 0) {
    self.steps = steps
    self.elided = elided
  }

  public var description: String {
    guard elided > 0 else { return steps.map(\.description).joined(separator: "/") }
    return "…\(elided) more…/" + steps.map(\.description).joined(separator: "/")
  }
}

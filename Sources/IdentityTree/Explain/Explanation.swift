/// Why an action replaced a part of the tree, what that cost, and how it can be kept.
public struct Explanation: Sendable, Codable, Equatable {
  /// A state property that went, with its last value.
  public struct Loss: Sendable, Codable, Equatable {
    /// `Type.name`.
    public var key: String
    public var value: String
    /// Whether another node of the type took the place, so that its state starts anew.
    public var isReset: Bool
  }

  /// One word for the kind of cause: `branch`, `optional`, `id`, `wrapped-type`, `element`, `root`.
  public var kind: String
  /// The first place in the path where old and new differ, in words.
  public var cause: String
  /// Where the branch, the id or the collection was written.
  public var place: SourcePlace?
  /// Where the statement stands that holds it, if that is elsewhere: the use of a helper.
  public var use: SourcePlace?
  /// The path of the node that stayed and exchanged what it holds.
  public var path: String
  /// From the action to the replaced views: `tap "Flip" → Screen.isOn written → Screen.body → branch → Card replaced`.
  public var chain: String
  /// The types that went, outermost first, each once.
  public var replaced: [String]
  public var losses: [Loss]
  /// What else went: appearances that are repeated, animations that are cut.
  public var costs: [String]
  /// What would keep the identity, as code for that place.
  public var remedy: [String]
  /// The number of the rule, its sentence and how sure it is.
  public var rule: String
  public var confidence: String

  /// The same cause has the same key in each run, whatever lines stand before it.
  public var key: String {
    let file = place?.fileName ?? "?"
    return "\(kind)|\(file)|\(replaced.joined(separator: ","))|\(losses.map(\.key).joined(separator: ","))"
  }

  /// The explanations of an action, outermost first.
  public static func all(of outcome: StepOutcome) -> [Explanation] {
    outcome.replacements.map { Explanation($0, outcome: outcome) }
  }

  init(_ replacement: Replacement, outcome: StepOutcome) {
    place = replacement.place
    use = replacement.use
    path = replacement.path?.description ?? ""
    let old = Self.removed(below: replacement.path, outcome)
    let new = Self.inserted(below: replacement.path, outcome)
    let custom = Self.customTypes(old)
    replaced = custom.isEmpty ? Array(Self.unique(old.map(\.type)).prefix(1)) : custom
    let newTypes = Set(new.map(\.type))
    losses = old.flatMap { node in
      node.state.map { Loss(key: "\(node.type).\($0.name)", value: $0.value, isReset: newTypes.contains(node.type)) }
    }
    costs = Self.costs(old: old, new: new, outcome: outcome)
    (kind, cause) = Self.words(replacement.cause)
    let number: String
    switch replacement.cause {
    case .branch: number = kind == "optional" ? "1.7" : "1.2"
    case .id: number = "2.6"
    case .wrappedType: number = "1.18"
    case .elements: number = "2.13"
    case .root: number = "1.1"
    }
    let known = RuleBook.rule(number)
    rule = "\(number) \(known?.sentence ?? "")"
    confidence = known?.confidence.rawValue ?? "?"
    remedy = Self.remedy(
      replacement.cause, view: replaced.first ?? "the view", isSame: Self.isSameView(old: old, new: new))
    chain = Self.chain(outcome, cause: kind, replaced: replaced, hasSuccessor: !new.isEmpty)
  }

  /// The explanation in lines for people, the first of them the cause.
  public var lines: [String] {
    var lines = ["\(replaced.first ?? "a view") \(verb): \(cause)"]
    if let place { lines.append("  at      \(place)" + (use.map { ", used at \($0)" } ?? "")) }
    lines.append("  chain   \(chain)")
    for (title, isReset) in [("reset", true), ("lost", false)] {
      let texts = losses.filter { $0.isReset == isReset }.map { "\($0.key) = \($0.value)" }
      for (index, text) in texts.enumerated() { lines.append("  \(index == 0 ? title + "   " : "        ")" + text) }
    }
    for (index, cost) in costs.enumerated() { lines.append("  \(index == 0 ? "also    " : "        ")" + cost) }
    for (index, line) in remedy.enumerated() { lines.append("  \(index == 0 ? "instead " : "        ")" + line) }
    lines.append("  rule    \(rule) (\(confidence))")
    return lines
  }

  private var verb: String { losses.contains { $0.isReset } || chain.hasSuffix("replaced") ? "was replaced" : "went" }

  // MARK: Parts

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// The nodes of the outcome's earlier tree that stood under a path and live no more.
  private static func removed(below path: IdentityPath?, _ outcome: StepOutcome) -> [Snapshot.NodeValue] {
    let live = Set(outcome.after.nodes.map(\.id))
    return below(path, in: outcome.before).filter { !live.contains($0.id) }
  }

  private static func inserted(below path: IdentityPath?, _ outcome: StepOutcome) -> [Snapshot.NodeValue] {
    let old = Set(outcome.before.nodes.map(\.id))
    return below(path, in: outcome.after).filter { !old.contains($0.id) }
  }

  private static func below(_ path: IdentityPath?, in snapshot: Snapshot) -> [Snapshot.NodeValue] {
    guard let path else { return snapshot.nodes }
    return snapshot.nodes.filter { $0.path.elided > 0 || $0.path.steps.starts(with: path.steps) }
  }

  /// Types of the user: those that hold state, or whose only child is a body.
  private static func customTypes(_ nodes: [Snapshot.NodeValue]) -> [String] {
    unique(nodes.filter { !$0.state.isEmpty || $0.children.first?.step == .body }.map(\.type))
  }

  private static func isSameView(old: [Snapshot.NodeValue], new: [Snapshot.NodeValue]) -> Bool {
    !Set(customTypes(old)).isDisjoint(with: customTypes(new))
  }

  private static func words(_ cause: Replacement.Cause) -> (String, String) {
    switch cause {
    case .branch(let from, let to):
      if from == "no branch" { return ("optional", "an `if` without `else` was false and is true now") }
      if to == "no branch" { return ("optional", "the condition became false, or the optional nil") }
      return ("branch", "the condition flipped: \(from) → \(to)")
    case .id(let from, let to): return ("id", "the explicit id changed: \(from) → \(to)")
    case .wrappedType(let from, let to): return ("wrapped-type", "the AnyView holds another type: \(from) → \(to)")
    case .elements(let ids):
      let shown = ids.prefix(3).joined(separator: ", ") + (ids.count > 3 ? " and \(ids.count - 3) more" : "")
      return ("element", "the collection has no element any more with \(shown)")
    case .root: return ("root", "the root view went")
    }
  }

  private static func remedy(_ cause: Replacement.Cause, view: String, isSame: Bool) -> [String] {
    switch cause {
    case .branch where isSame:
      return [
        "move the condition into an argument: one \(view) in the code, `.opacity(isOn ? 1 : 0.5)` around it;",
        "for containers `let layout = isOn ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())`;",
        "for a debug modifier a typealias chosen by `#if DEBUG`, with `EmptyModifier` in release",
      ]
    case .branch, .root:
      return ["keep the state above the branch: `@State` in the parent, a `@Binding` in \(view)"]
    case .id:
      return [
        "if the reset is not meant: an id that stays the same for the same thing, or no `.id` at all;",
        "to follow a new value without a reset: `.onChange(of: value) { … }`",
      ]
    case .wrappedType:
      return ["wrap one type: `AnyView(\(view)().opacity(isOn ? 1 : 0.5))`, or `@ViewBuilder` above the state"]
    case .elements:
      return [
        "ids that belong to the elements: `Identifiable` with a stored id, not an index, a value or a fresh UUID()"
      ]
    }
  }

  private static func costs(
    old: [Snapshot.NodeValue], new: [Snapshot.NodeValue], outcome: StepOutcome
  ) -> [String] {
    var costs: [String] = []
    let oldIDs = Set(old.map(\.id))
    let newIDs = Set(new.map(\.id))
    func count(_ kind: Event.Kind, in ids: Set<NodeID>) -> Int {
      outcome.events.count { $0.kind == kind && $0.node.map(ids.contains) == true }
    }
    let appeared = count(.appeared, in: newIDs)
    let disappeared = count(.disappeared, in: oldIDs)
    if appeared > 0, disappeared > 0 { costs.append("onAppear ran again (\(appeared)×), onDisappear \(disappeared)×") }
    let cut = count(.animationCut, in: oldIDs)
    if cut > 0 { costs.append("\(cut) running \(cut == 1 ? "animation was" : "animations were") cut") }
    return costs
  }

  private static func chain(_ outcome: StepOutcome, cause: String, replaced: [String], hasSuccessor: Bool) -> String {
    var links = [outcome.title]
    for event in outcome.events where event.kind == .stateWritten {
      let name = event.text.split(separator: " ").first.map(String.init) ?? ""
      links.append("\(event.type).\(name) written")
      if links.count > 3 { break }
    }
    let bodies = unique(outcome.events.filter { $0.kind == .bodyEvaluated }.map(\.type))
    if let first = bodies.first(where: { !replaced.contains($0) }) ?? bodies.first { links.append("\(first).body") }
    links.append(cause == "wrapped-type" ? "AnyView" : cause)
    links.append("\(replaced.first ?? "view") \(hasSuccessor ? "replaced" : "removed")")
    return links.joined(separator: " → ")
  }
}

/// Why an action replaced a part of the tree, what that cost, and how it can be kept.
public struct Explanation: Sendable, Codable, Equatable {
  /// A state property that went, with its last value.
  public struct Loss: Sendable, Codable, Equatable {
    /// `Type.name`.
    public var key: String
    public var value: String
    /// What the node that took the place begins with.
    public var successor: String?
    /// Whether another node of the type took the place, so that its state starts anew.
    public var isReset: Bool
  }

  /// One word for the kind of cause: `branch`, `optional`, `id`, `wrapped-type`, `element`, `container`, `scrolling`,
  /// `fit`, `object`, `root`.
  public var kind: String
  /// The view that went, as a person would name it.
  public var subject: String
  /// Whether a view of the same type took its place.
  public var isReplaced: Bool
  /// The first place in the path where old and new differ, in words.
  public var cause: String
  /// Where the branch, the id or the collection was written.
  public var place: SourcePlace?
  /// For a branch, where the arm that was taken before was written.
  public var formerPlace: SourcePlace?
  /// Where the conditional's own statement begins.
  public var statement: SourcePlace?
  /// Where the statement stands that holds it, if that is elsewhere: the use of a helper.
  public var use: SourcePlace?
  /// What decided before and after: the arm, the id, the type.
  public var values: [String]
  /// Whether both arms hold the same view: the mark of an `.if` helper.
  public var hasSameViewInBothArms: Bool
  /// Whether rows with positions for ids kept their state while their elements moved on.
  public var hasSlid: Bool
  /// Whether the elements of rows that went are new rows of another `ForEach`.
  public var hasMoved = false
  /// The view or modifier whose body holds the cause.
  public var owner: String?
  /// The path of the node that stayed and exchanged what it holds.
  public var path: String
  /// From the action to the replaced views.
  public var links: CausalChain
  /// The same in one line: `tap "Flip" → Screen.isOn written → Screen.body → branch → Card replaced`.
  public var chain: String { links.description }
  /// The types that went, the subject's first, each once.
  public var replaced: [String]
  public var losses: [Loss]
  /// What else went: appearances that are repeated, tasks that start again, focus, animations that are cut.
  public var costs: [String]
  /// The control that had the keyboard focus and went with it, where no other has it now.
  public var lostFocus: String?
  /// Whether that is all: a field of another type came for it, and what both show is held elsewhere.
  public var isFocusSwap = false
  /// What would keep the identity, as code for that place.
  public var remedy: [String]
  /// The number of the rule, its sentence and how sure it is.
  public var rule: String
  public var confidence: String
  /// What is asked there, as the source says it.
  public var condition: String?
  /// The later action by which what went comes back with its initial values.
  public var comesBack: String?

  /// The same cause has the same key in each run, whatever lines stand before it and whichever way it flips.
  public var key: String {
    let file = place?.fileName ?? "?"
    let lost = Set(losses.filter(\.isReset).map(\.key)).sorted()
    let asked = condition.map { "\($0)|" } ?? ""
    return "\(kind == "optional" ? "branch" : kind)|\(file)|\(owner ?? "?")|\(asked)"
      + (isFocusSwap ? "focus" : lost.isEmpty ? replaced.first ?? subject : lost.joined(separator: ","))
  }

  /// The words that ``kind`` may be.
  public static let kinds: Set<String> = [
    "branch", "optional", "id", "wrapped-type", "element", "container", "scrolling", "fit", "object", "root",
  ]

  /// Whether something is made anew that was there, or something else was lost with it. What goes for good is how apps
  /// work, and what holds nothing loses nothing.
  public var isLoss: Bool { losses.contains(where: \.isReset) || isReplaced && !costs.isEmpty || hasSlid }

  /// Whether state goes for good: nothing of the type takes the place.
  public var isGone: Bool { !isLoss && !isReplaced && (!losses.isEmpty || lostFocus != nil) }

  /// The explanations of an action, outermost first.
  public static func all(of outcome: StepOutcome) -> [Explanation] {
    pairs(of: outcome).map(\.explanation)
  }

  /// The same, each with what it explains.
  static func pairs(of outcome: StepOutcome) -> [(replacement: Replacement, explanation: Explanation)] {
    outcome.replacements.map { ($0, Explanation($0, outcome: outcome)) }.filter { pair in
      // An alert that was answered is how apps work.
      guard case .container("alert") = pair.0.cause else {
        guard case .container("confirmationDialog") = pair.0.cause else { return true }
        return pair.1.costsSomething
      }
      return pair.1.costsSomething
    }
  }

  private var costsSomething: Bool { !losses.isEmpty || !costs.isEmpty || lostFocus != nil }

  /// What `ViewThatFits` shows in place of other views that hold state or were told that they appear (rule 1.24).
  static func fits(in outcome: StepOutcome) -> [Explanation] {
    outcome.fits.compactMap { fit in
      let nodes = outcome.after.nodes
      guard let holder = nodes.first(where: { $0.id == fit.holder }) else { return nil }
      func name(_ ids: [NodeID]) -> String {
        nodes.first { ids.contains($0.id) }.flatMap { Snapshot(root: $0).nodes.first(where: ReplacedPart.isView) }?.type
          ?? "a view"
      }
      var replacement = Replacement(
        cause: .fitting(from: name(fit.from), to: name(fit.to)), place: holder.place, path: holder.path,
        holder: holder.id, gone: fit.from, arrived: fit.to)
      var parents: [NodeID: Snapshot.NodeValue] = [:]
      for node in nodes { for child in node.children { parents[child.id] = node } }
      var next = parents[holder.id]
      while let node = next, replacement.owner == nil || replacement.place == nil {
        if replacement.place == nil { replacement.place = node.place }
        if replacement.owner == nil, node.children.first?.step == .body { replacement.owner = node.type }
        next = parents[node.id]
      }
      let explanation = Explanation(replacement, outcome: outcome)
      return explanation.costsSomething ? explanation : nil
    }
  }

  /// The observed objects that were replaced by other ones, each once, in the outermost view that was given it.
  static func exchangedObjects(in outcome: StepOutcome) -> [Explanation] {
    guard let changes = outcome.changes else { return [] }
    var seen: Set<[ObjectIdentifier]> = []
    return outcome.after.nodes.flatMap { node in
      (changes[node.id]?.exchanged ?? []).compactMap { object in
        seen.insert(object.identities).inserted ? Explanation(object, of: node, outcome: outcome) : nil
      }
    }
  }

  private init(_ object: ExchangedObject, of node: Snapshot.NodeValue, outcome: StepOutcome) {
    let known = RuleBook.rule("3.13")
    kind = "object"
    subject = "\(node.type).\(object.property)"
    isReplaced = true
    cause =
      "the view was given another \(object.type), and `@ObservedObject` keeps none"
      + (object.values.isEmpty ? "; what both hold is equal" : ": what the old one held is not shown any more")
    values = []
    hasSameViewInBothArms = false
    hasSlid = false
    owner = node.type
    path = node.path.description
    links = CausalChain(action: outcome.title, cause: "@ObservedObject", ends: ["\(object.type) replaced"])
    replaced = [node.type]
    losses = object.values.map {
      Loss(key: "\(node.type).\(object.property).\($0.name)", value: $0.before, successor: $0.after, isReset: true)
    }
    costs = []
    remedy = []
    rule = "3.13 \(known?.sentence ?? "")"
    confidence = known?.confidence.rawValue ?? "?"
    // Who passed it on is above: what was written there leads to it.
    var replacement = Replacement(cause: .root)
    replacement.holder = node.id
    let search = CausalSearch(replacement, in: outcome)
    (links.writes, links.environment, links.bodies) = (search.writes, search.environment, search.bodies)
    remedy = [
      "if it is to be kept: `@StateObject private var \(object.property) = \(object.type)(…)` in \(links.bodies.last ?? "the view above"), which makes it, and",
      "`\(object.property)` passed on to \(node.type); or `@StateObject` in \(node.type) itself",
    ]
  }

  init(_ replacement: Replacement, outcome: StepOutcome) {
    let part = ReplacedPart(replacement, in: outcome)
    let verdict = ReplacementVerdict(replacement, part: part, outcome: outcome)
    kind = verdict.kind
    cause = verdict.cause
    values = verdict.values
    place = replacement.place
    formerPlace = replacement.formerPlace
    statement = replacement.statement
    use = replacement.use
    hasSameViewInBothArms = replacement.hasSameViewInBothArms
    hasSlid = replacement.hasSlid
    hasMoved = replacement.hasMoved
    owner = replacement.owner
    path = replacement.path?.description ?? ""
    let reset = part.resetTypes
    let view = part.subject ?? part.row(of: replacement, in: outcome)
    let isReset = view.map { reset.contains($0.type) } ?? false
    lostFocus = outcome.hasFocus ? nil : part.lostFocus(in: outcome.events)
    // A field in the place of another one would have kept the focus, had it been the same view.
    let lostField = part.hasNewField ? lostFocus : nil
    subject = isReset ? view.map { Self.name($0) } ?? "a view" : lostField ?? view.map { Self.name($0) } ?? "a view"
    isReplaced = isReset || lostField != nil
    isFocusSwap = !isReset && lostField != nil
    replaced = part.types.isEmpty ? [view?.type].compactMap(\.self) : part.types
    losses = Self.losses(of: part, reset: reset)
    costs = ReplacementCosts(part, hasSlid: replacement.hasSlid, events: outcome.events).lines
    if !isReplaced, !replacement.gone.isEmpty, outcome.leaving.isSuperset(of: replacement.gone) {
      costs.append(
        "it leaves by its transition: until that has ended it can be brought back as the same view (rule 4.11)")
    }
    let known = RuleBook.rule(verdict.rule)
    rule = "\(verdict.rule) \(known?.sentence ?? "")"
    confidence = known?.confidence.rawValue ?? "?"
    remedy = []
    links = CausalChain(action: outcome.title, cause: kind, ends: [])
    remedy = Remedy.lines(for: self)
    links = links(replacement, outcome: outcome)
  }

  /// What would be said if the state of a risk were lost.
  public init(_ risk: Risk) {
    let dot = risk.state.lastIndex(of: ".") ?? risk.state.endIndex
    let type = String(risk.state[..<dot])
    kind = risk.kind
    subject = type
    isReplaced = risk.kind != "optional"
    cause = ""
    place = risk.place
    statement = risk.use
    use = risk.use
    values = []
    hasSameViewInBothArms = risk.hasSameViewInBothArms
    hasSlid = false
    owner = risk.owner
    path = risk.path
    links = CausalChain(action: "", cause: risk.kind, ends: [])
    replaced = [type]
    losses = [Loss(key: risk.state, value: "", successor: nil, isReset: true)]
    costs = []
    remedy = [risk.remedy]
    let number = ["branch": "1.2", "optional": "1.7", "id": "2.6", "element": "2.13", "wrapped-type": "1.18"][kind]
    rule = "\(number ?? "1.1") \(RuleBook.rule(number ?? "1.1")?.sentence ?? "")"
    confidence = ""
  }

  /// Notes what of that which went has come back, and by which action; the nodes of a type are paired in tree order.
  mutating func comesBack(as nodes: [Snapshot.NodeValue], by action: String) {
    var successors = Dictionary(grouping: nodes, by: \.type)
    // The losses of one node follow each other, its first state first.
    var current: [String: Snapshot.NodeValue] = [:]
    for index in losses.indices where losses[index].successor == nil {
      let (type, name) = losses[index].parts
      if current[type]?.state.first(where: { $0.name == name }) == nil || current[type]?.state.first?.name == name {
        current[type] = successors[type]?.isEmpty == false ? successors[type]?.removeFirst() : nil
      }
      guard let value = current[type]?.state.first(where: { $0.name == name })?.value else { continue }
      losses[index].successor = value
      losses[index].isReset = true
      if comesBack == nil { links.ends += [action, "\(type) made anew"] }
      comesBack = action
    }
  }

  /// The states that went; the nodes of a type are paired in tree order with those that came.
  private static func losses(of part: ReplacedPart, reset: Set<String>) -> [Loss] {
    var successors = Dictionary(grouping: part.new.filter { !$0.state.isEmpty }, by: \.type)
    return part.old.flatMap { node -> [Loss] in
      guard !node.state.isEmpty else { return [] }
      let successor = successors[node.type]?.first
      if successor != nil { successors[node.type]?.removeFirst() }
      return node.state.enumerated().map { index, state in
        let values = successor?.state.map(\.value) ?? []
        return Loss(
          key: "\(node.type).\(state.name)", value: state.value,
          successor: index < values.count ? values[index] : nil, isReset: reset.contains(node.type))
      }
    }
  }

  private static func name(_ node: Snapshot.NodeValue) -> String {
    guard !ReplacedPart.isCustom(node), let text = node.text, text.count < 40 else { return node.type }
    return "\(node.type) \"\(text)\""
  }

  /// What became of the subject.
  private var verb: String {
    if kind == "fit" { return isReplaced ? "is another one" : "is not shown any more" }
    if kind == "object" { return "is another object" }
    if hasMoved, isReplaced { return "was made anew" }
    if comesBack != nil { return "went, and comes back anew" }
    if hasSlid { return isReplaced ? "was replaced" : "stayed where it was" }
    return isReplaced ? "was replaced" : "went"
  }

  /// The explanation in lines for people, the first of them the cause.
  public var lines: [String] {
    var lines = ["\(subject) \(verb): \(cause)"]
    func add(_ title: String, _ texts: [String]) {
      for (index, text) in texts.enumerated() {
        lines.append("  \((index == 0 ? title : "").padding(to: 8))\(text)")
      }
    }
    if let place { add("at", ["\(place)" + (use.map { ", used at \($0)" } ?? "")]) }
    add("chain", [chain])
    for (title, isReset) in [("reset", true), ("lost", false)] {
      let texts = losses.filter { $0.isReset == isReset }.map(\.description)
      add(title, Self.counted(texts, most: 12))
    }
    add("also", costs)
    add("instead", remedy)
    add("rule", ["\(rule) (\(confidence))"])
    return lines
  }

  /// Equal texts once, with their number; of very many the rest is counted.
  private static func counted(_ texts: [String], most: Int) -> [String] {
    var found: [(text: String, count: Int)] = []
    for text in texts {
      if let index = found.firstIndex(where: { $0.text == text }) {
        found[index].count += 1
      } else {
        found.append((text, 1))
      }
    }
    let lines = found.prefix(most).map { $0.count > 1 ? "\($0.text)  (\($0.count)×)" : $0.text }
    return found.count > most ? lines + ["… and \(found.count - most) more"] : Array(lines)
  }

  /// What led from the action to the replacement.
  private func links(_ replacement: Replacement, outcome: StepOutcome) -> CausalChain {
    let word =
      switch kind {
      case "wrapped-type": "AnyView"
      case "element": "ForEach"
      case "id": ".id"
      case "optional": "if"
      case "scrolling": "row back"
      case "fit": "ViewThatFits"
      default: kind
      }
    let end = hasSlid && !isReplaced ? "elements moved on" : "\(subject) \(isReplaced ? "replaced" : "removed")"
    var links = CausalChain(action: outcome.title, cause: word, ends: [end])
    let search = CausalSearch(replacement, in: outcome)
    (links.writes, links.environment, links.bodies) = (search.writes, search.environment, search.bodies)
    return links
  }
}

extension Explanation.Loss: CustomStringConvertible {
  /// `Rating.stars 3 → 0`, or `Rating.stars 3` where none took the place.
  public var description: String { "\(key) \(value)" + (successor.map { " → \($0)" } ?? "") }

  /// The type and the name of the state.
  fileprivate var parts: (type: String, name: String) {
    let dot = key.lastIndex(of: ".") ?? key.endIndex
    return (String(key[..<dot]), String(key[dot...].dropFirst()))
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}

/// The kind of a replacement, its cause in words, and the rule that it follows.
struct ReplacementVerdict {
  let kind: String
  let cause: String
  /// What decided, before and after.
  var values: [String] = []
  let rule: String

  init(_ replacement: Replacement, part: ReplacedPart, outcome: StepOutcome) {
    switch replacement.cause {
    case .branch(let from, let to):
      values = [from, to]
      if from == to {
        let isOptional = from == "if branch"
        kind = isOptional ? "optional" : "branch"
        cause =
          isOptional
          ? "the condition became false, or the optional nil, and back again within the action"
          : "the condition flipped and flipped back within the action, so that the \(from) was left and entered anew"
        rule = isOptional ? "1.7" : "1.2"
      } else if from == "no branch" || to == "no branch" {
        kind = "optional"
        cause = to == "no branch" ? "the condition became false, or the optional nil" : "the condition became true"
        rule = "1.7"
      } else {
        kind = "branch"
        cause = "the condition flipped: \(from) → \(to)"
        rule = "1.2"
      }
    case .id(let from, let to):
      kind = "id"
      values = [from, to].map(PathStep.spelled)
      cause = "the explicit id changed: \(values[0]) → \(values[1])"
      rule = "2.6"
    case .wrappedType(let from, let to):
      kind = "wrapped-type"
      values = [from, to]
      cause =
        from == to
        ? "the AnyView holds another type of that name" : "the AnyView holds another type: \(from) → \(to)"
      rule = "1.18"
    case .elements:
      kind = "element"
      let rows = Rows(replacement, outcome: outcome)
      values = [Self.list(rows.gone), Self.list(rows.arrived)]
      (cause, rule) =
        replacement.hasMoved
        ? (rows.movedWords, "2.14")
        : replacement.hasSlid
          ? ("the ids are positions, and its element moved on without what the row holds", "2.19") : rows.words
    case .container(let name):
      kind = "container"
      cause = Self.words(container: name)
      rule =
        switch name {
        case _ where name.hasPrefix("Navigation"): "2.28"
        case "sheet", "fullScreenCover", "popover", "cover": "2.32"
        default: name.hasSuffix(" item") ? "2.32" : "1.1"
        }
    case .scrolling:
      kind = "scrolling"
      cause = "its row was scrolled away and is back, and what stands in a container of a row begins anew"
      rule = "2.23"
    case .fitting(let from, let to):
      kind = "fit"
      values = [from, to]
      cause =
        "`ViewThatFits` shows \(from == to ? "another of its views" : "\(to) in place of \(from)") now, and each of its views has state of its own"
      rule = "1.24"
    case .root:
      kind = "root"
      cause = "the root view went"
      rule = "1.1"
    }
  }

  private static func words(container name: String) -> String {
    switch name {
    case "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "cover":
      "the \(spoken(name)) was dismissed"
    case _ where name.hasSuffix(" item"):
      "the item of the \(spoken(String(name.dropLast(5)))) is another one, so that its content is made anew"
    case _ where name.hasPrefix("Navigation"): "\(name) popped the screen"
    default: "\(name) does not hold it any more"
    }
  }

  /// `full screen cover` for `fullScreenCover`.
  private static func spoken(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
  }

  private static func list(_ ids: [String]) -> String {
    ids.prefix(3).map(PathStep.spelled).joined(separator: ", ") + (ids.count > 3 ? " and \(ids.count - 3) more" : "")
  }

  /// The ids of a `ForEach` before and after.
  private struct Rows {
    var old: [String] = []
    var gone: [String] = []
    var arrived: [String] = []

    init(_ replacement: Replacement, outcome: StepOutcome) {
      let went = Set(replacement.gone)
      let came = Set(replacement.arrived)
      for node in outcome.before.nodes where node.children.contains(where: { went.contains($0.id) }) {
        for child in node.children {
          guard case .element(let id, _) = child.step else { continue }
          old.append(id)
          if went.contains(child.id) { gone.append(id) }
        }
      }
      for node in outcome.after.nodes where came.contains(node.id) {
        if case .element(let id, _) = node.step { arrived.append(id) }
      }
    }

    var movedWords: String {
      "the \(gone.count == 1 ? "element" : "elements") \(list(gone)) moved to another `ForEach`, where the same id is a new row: identity does not move between two"
    }

    /// Ids that count the positions from 0, of which the last ones went.
    private var arePositions: Bool {
      arrived.isEmpty && old == old.indices.map(String.init) && gone == Array(old.suffix(gone.count))
    }

    var words: (String, String) {
      if arePositions {
        return (
          "the ids are positions: \(gone.count == 1 ? "the last one" : "the last ones") (\(list(gone))) went, and what the other rows hold stays where it was",
          "2.19"
        )
      }
      if gone.count == 1, arrived.count == 1 {
        return ("the id of the element changed: \(list(gone)) → \(list(arrived))", "2.20")
      }
      if gone.count == old.count, !arrived.isEmpty {
        return ("every id of the collection is another one: \(list(gone)) → \(list(arrived))", "2.21")
      }
      return (
        "the collection does not have the \(gone.count == 1 ? "element" : "elements") \(list(gone)) any more", "2.13"
      )
    }
  }
}

/// What else went with the nodes.
struct ReplacementCosts {
  let lines: [String]

  init(_ part: ReplacedPart, hasSlid: Bool, events: [Event]) {
    let oldIDs = Set(part.old.map(\.id))
    let newIDs = Set(part.new.map(\.id))
    func count(_ kind: Event.Kind, in ids: Set<NodeID>) -> Int {
      events.count { $0.kind == kind && $0.node.map(ids.contains) == true }
    }
    var lines: [String] = hasSlid ? ["the rows that stayed show other elements with the state of the old ones"] : []
    let appeared = count(.appeared, in: newIDs)
    let disappeared = count(.disappeared, in: oldIDs)
    if appeared > 0 {
      let again = part.resetTypes.isEmpty ? "" : " again"
      lines.append(
        "onAppear ran\(again) (\(appeared)×)" + (disappeared > 0 ? ", and onDisappear (\(disappeared)×)" : ""))
    } else if disappeared > 0 {
      lines.append("onDisappear ran (\(disappeared)×)")
    }
    let cancelled = count(.taskCancelled, in: oldIDs)
    let started = count(.taskStarted, in: newIDs)
    if cancelled > 0, started > 0 {
      lines.append(
        cancelled == 1
          ? "a running task was cancelled and started again"
          : "\(cancelled) running tasks were cancelled and started again")
    } else if started > 0, count(.disappeared, in: oldIDs) + part.resetTypes.count > 0 {
      lines.append("a task started again")
    }
    for event in events where event.kind == .focusLost && event.node.map(oldIDs.contains) == true {
      lines.append("\(event.type) lost the keyboard focus")
    }
    let cut = count(.animationCut, in: oldIDs)
    if cut > 0 { lines.append("\(cut) running \(cut == 1 ? "animation was" : "animations were") cut") }
    self.lines = lines
  }
}

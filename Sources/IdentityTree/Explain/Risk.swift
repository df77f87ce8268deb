/// A place on the way to a state where its identity can end.
public struct Risk: Sendable, Codable, Equatable {
  /// The state that would be lost: `Type.name`.
  public var state: String
  /// `branch`, `optional`, `id`, `element`, `wrapped-type`.
  public var kind: String
  public var place: SourcePlace?
  /// Whether both arms of the branch hold the same view: the mark of an `.if` helper.
  public var hasSameViewInBothArms: Bool
  public var path: String
  public var remedy: String
  /// What is asked there, as the source says it.
  public var condition: String?
  /// The view or modifier whose body holds the place.
  public var owner: String?

  /// Where the statement stands that holds it, if that is elsewhere: the use of a helper.
  public var use: SourcePlace?

  /// All risks of the states of trees of one view, those with the same view in both arms first.
  public static func all(in snapshots: [Snapshot], state: String? = nil) -> [Risk] {
    var risks: [Risk] = []
    for snapshot in snapshots { add(snapshot, state, to: &risks) }
    return risks.filter(\.hasSameViewInBothArms) + risks.filter { !$0.hasSameViewInBothArms }
  }

  public static func all(in snapshot: Snapshot, state: String? = nil) -> [Risk] { all(in: [snapshot], state: state) }

  /// The states of a node, and of a field the keyboard focus, which is lost like one.
  static func states(of node: Snapshot.NodeValue) -> [String] {
    let isField = ["TextField", "SecureField", "TextEditor"].contains(node.type)
    return node.state.map { "\(node.type).\($0.name)" } + (isField ? ["\(node.type) (focus)"] : [])
  }

  private struct Visit {
    let node: Snapshot.NodeValue
    let hazards: [Hazard]
    let statement: SourcePlace?
    let owner: String?
    var parent: Snapshot.NodeValue?
    /// Whether the rows below are those of the `ForEach` above, with actions that edit them.
    var isEditedRows = false
  }

  private static func add(_ snapshot: Snapshot, _ state: String?, to risks: inout [Risk]) {
    var waiting = snapshot.root.map { [Visit(node: $0, hazards: [], statement: nil, owner: nil)] } ?? []
    while let visit = waiting.popLast() {
      let node = visit.node
      for key in states(of: node) where state == nil || state == key {
        for hazard in visit.hazards.reversed() {
          let risk = hazard.risk(of: key)
          let isKnown = risks.contains {
            $0.state == risk.state && $0.kind == risk.kind && ($0.place == risk.place || $0.path == risk.path)
          }
          if !isKnown { risks.append(risk) }
        }
      }
      let statement = node.place ?? (node.step == .content ? visit.statement : nil)
      let owner = node.children.first?.step == .body ? node.type : visit.owner
      for child in node.children.reversed() {
        let isNone = visit.isEditedRows || isRowsOfSection(node, in: visit.parent)
        let hazard = isNone ? nil : Hazard(from: node, to: child, statement: statement, owner: visit.owner)
        waiting.append(
          Visit(
            node: child, hazards: visit.hazards + (hazard.map { [$0] } ?? []), statement: statement, owner: owner,
            parent: node, isEditedRows: isEditedRows(child, in: node)))
      }
    }
  }

  /// The rows of a section that cannot be collapsed are always there.
  private static func isRowsOfSection(_ node: Snapshot.NodeValue, in parent: Snapshot.NodeValue?) -> Bool {
    guard node.type == "Optional", let parent, parent.type == "Section", parent.detail == nil else { return false }
    return parent.children.first?.type == "SectionPart"
  }

  /// `ForEach(_:editActions:)` holds one of its own with the rows.
  private static func isEditedRows(_ node: Snapshot.NodeValue, in parent: Snapshot.NodeValue) -> Bool {
    guard parent.type == "_RowEditModifier", case .element = parent.step else { return false }
    return node.type == "ForEach" && node.place == nil
  }

  private struct Hazard {
    let kind: String
    let place: SourcePlace?
    let use: SourcePlace?
    let isSame: Bool
    let path: String
    let owner: String?

    init?(from parent: Snapshot.NodeValue, to child: Snapshot.NodeValue, statement: SourcePlace?, owner: String?) {
      self.owner = owner
      switch child.step {
      case .branch: kind = "branch"
      case .some: kind = "optional"
      case .explicit: kind = "id"
      case .element: kind = "element"
      case .wrapped where parent.type == "AnyView": kind = "wrapped-type"
      default: return nil
      }
      let written = kind == "element" ? parent.place ?? child.place ?? statement : child.place ?? parent.place
      // What the library's own views decide is nothing that a user wrote.
      guard let written, !written.isLibrary else { return nil }
      place = written
      let isBranch = kind == "branch" || kind == "optional"
      use = isBranch && statement?.line != place?.line ? statement : nil
      isSame = parent.detail == ConditionalArms.sameView
      path = parent.path.description
    }

    func risk(of state: String) -> Risk {
      let remedy =
        switch kind {
        case "branch":
          isSame ? "one view, with the condition in an argument of a modifier" : "the state above the condition"
        case "optional": "the state above the `if`; or no `if`, and `.opacity(isOn ? 1 : 0)` to hide"
        case "id": "an id that stays the same for the same thing"
        case "element": "ids that belong to the elements, no positions and no values made anew"
        default: "the same wrapped type each time, or no AnyView"
        }
      return Risk(
        state: state, kind: kind, place: place, hasSameViewInBothArms: isSame, path: path, remedy: remedy, owner: owner,
        use: use)
    }
  }

  /// In one line.
  public var description: String {
    let words = [
      "branch": "a condition", "optional": "a condition without `else`", "id": "`.id`", "element": "`ForEach`",
      "wrapped-type": "`AnyView`",
    ]
    let at = place.map { " at \($0)" } ?? ""
    let used = use.map { ", used at \($0)" } ?? ""
    let same = hasSameViewInBothArms ? ", with the same view in both arms" : ""
    return "\(state): \(condition ?? words[kind] ?? kind)\(at)\(used)\(same)"
  }
}

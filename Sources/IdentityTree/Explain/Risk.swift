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

  /// All risks of the states of a tree, those with the same view in both arms first.
  public static func all(in snapshot: Snapshot, state: String? = nil) -> [Risk] {
    guard let root = snapshot.root else { return [] }
    var risks: [Risk] = []
    var waiting: [(node: Snapshot.NodeValue, hazards: [Hazard])] = [(root, [])]
    while let (node, hazards) = waiting.popLast() {
      for property in node.state {
        let key = "\(node.type).\(property.name)"
        guard state == nil || state == key else { continue }
        for hazard in hazards.reversed() {
          let risk = hazard.risk(of: key)
          if !risks.contains(where: { $0.state == risk.state && $0.kind == risk.kind && $0.place == risk.place }) {
            risks.append(risk)
          }
        }
      }
      for child in node.children.reversed() {
        waiting.append((child, hazards + (Hazard(from: node, to: child).map { [$0] } ?? [])))
      }
    }
    return risks.filter(\.hasSameViewInBothArms) + risks.filter { !$0.hasSameViewInBothArms }
  }

  private struct Hazard {
    let kind: String
    let place: SourcePlace?
    let isSame: Bool
    let path: String

    init?(from parent: Snapshot.NodeValue, to child: Snapshot.NodeValue) {
      switch child.step {
      case .branch: kind = "branch"
      case .some: kind = "optional"
      case .explicit: kind = "id"
      case .element: kind = "element"
      case .wrapped where parent.type == "AnyView": kind = "wrapped-type"
      default: return nil
      }
      place = child.place ?? parent.place
      isSame = parent.detail == ConditionalArms.sameView
      path = parent.path.description
    }

    func risk(of state: String) -> Risk {
      let remedy =
        switch kind {
        case "branch":
          isSame ? "one view, the condition in an argument of a modifier" : "keep the state above the branch"
        case "optional": "keep the state above the `if`, or hide with `.opacity(isOn ? 1 : 0)`"
        case "id": "an id that stays the same for the same thing"
        case "element": "ids that belong to the elements, never indices or fresh values"
        default: "the same wrapped type each time, or no AnyView"
        }
      return Risk(
        state: state, kind: kind, place: place, hasSameViewInBothArms: isSame, path: path, remedy: remedy)
    }
  }

  /// In one line.
  public var description: String {
    let at = place.map { " at \($0)" } ?? ""
    let same = hasSameViewInBothArms ? " with the same view in both arms" : ""
    return "\(state): \(kind)\(at)\(same); \(remedy)"
  }
}

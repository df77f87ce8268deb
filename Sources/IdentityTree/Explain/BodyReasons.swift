/// Why each body ran in an action, and why each of the others that were looked at did not.
public enum BodyReasons {
  /// In lines: `Card: _count changed`, `Row: skipped, its value is equal (rule 6.2)`; equal lines are counted.
  public static func lines(of outcome: StepOutcome) -> [String] {
    let old = Set(outcome.before.nodes.map(\.id))
    var written: [NodeID: [String]] = [:]
    for event in outcome.events {
      guard let node = event.node, let name = event.writtenProperty else { continue }
      if written[node]?.contains("_\(name)") != true { written[node, default: []].append("_\(name)") }
    }
    var lines: [(text: String, count: Int)] = []
    func add(_ text: String) {
      if let index = lines.firstIndex(where: { $0.text == text }) {
        lines[index].count += 1
      } else {
        lines.append((text, 1))
      }
    }
    for event in outcome.events {
      guard let node = event.node else { continue }
      switch event.kind {
      case .bodyEvaluated:
        if outcome.broughtBack.contains(node) {
          add("\(event.type): ran, it is brought back while it left (rule 4.11)")
        } else if !old.contains(node) {
          add("\(event.type): ran, it is new (@self, @identity changed)")
        } else {
          var names = outcome.changes?[node]?.reasons ?? []
          names += (written[node] ?? []).filter { !names.contains($0) }
          if names.isEmpty { names = outcome.changes?[node]?.written ?? [] }
          let what = names.isEmpty ? "something that it reads" : names.joined(separator: ", ")
          add("\(event.type): ran, \(what) changed")
        }
      case .bodySkipped: add("\(event.type): skipped, its value is equal and nothing that it read changed (rule 6.2)")
      default: break
      }
    }
    return lines.map { $0.count > 1 ? "\($0.text)  (\($0.count)×)" : $0.text }
  }

  /// State above the replaced part, with its owner: `Screen.isOn = true is kept`.
  public static func kept(in outcome: StepOutcome) -> [String] {
    let back = outcome.after.nodes.filter { outcome.broughtBack.contains($0.id) }.flatMap { node in
      node.state.map {
        "\(node.type).\($0.name) = \(ValueText.inLine($0.value)), brought back while it left (rule 4.11)"
      }
    }
    return back + outcome.states.filter { $0.fate == .kept }.map { "\($0.key) = \(ValueText.inLine($0.after ?? ""))" }
  }
}

/// What a node with an observing modifier does when its value changes.
extension Node {
  /// Compares a value with that of the last update, and calls `action` after the update if it is another
  /// (rules 4.15–4.19).
  func observe<V: Equatable>(
    _ value: V, initial: Bool, usesOldClosure: Bool, isLogged: Bool = true, action: @escaping (V, V) -> Void
  ) {
    let extras = ownExtras
    defer { extras.observed = Observed(value: value, action: action) }
    guard let old = extras.observed as? Observed<V> else {
      if initial { graph.effects.append(.change(self) { action(value, value) }) }
      return
    }
    guard old.value != value else { return }
    let count = extras.changes.cycle == graph.cycle ? extras.changes.count + 1 : 1
    extras.changes = (graph.cycle, count)
    guard count <= 2 else {
      if count == 3 { graph.noteDiagnostic(.changeLoop(String(describing: V.self))) }
      return
    }
    let chosen = usesOldClosure ? old.action : action
    if isLogged { graph.log.record(.changed, self, text: "\(old.value) → \(value)") }
    graph.effects.append(.change(self) { chosen(old.value, value) })
  }

  private struct Observed<V> {
    var value: V
    var action: (V, V) -> Void
  }
}

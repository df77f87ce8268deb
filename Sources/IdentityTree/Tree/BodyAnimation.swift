/// A custom view or modifier whose own data is animated: its body is evaluated with the data that is shown now.
enum BodyAnimation {
  static let attribute = "animatableData"

  /// Animates the data of a node's view between two values.
  @MainActor static func animate<T>(_ node: Node, from old: T, to new: T) {
    func open<A: Animatable>(_ old: A) {
      guard let new = new as? A else { return }
      let (before, after) = (old.animatableData, new.animatableData)
      guard before != after else { return }
      node.animate(attribute, texts: ("\(before)", "\(after)"), from: before, to: after)
    }
    if let old = old as? any Animatable { open(old) }
  }

  /// Sets the data of a copy to what is shown now.
  static func present<T>(_ copy: inout T, of node: Node) {
    func open<A: Animatable>(_ value: A) -> T? {
      guard
        let animator = node.animators.first(where: { $0.token.attribute == attribute })
          as? AnimatorOf<A.AnimatableData>
      else { return nil }
      var value = value
      value.animatableData = animator.value(at: node.graph.clock.now)
      return value as? T
    }
    guard let animatable = copy as? any Animatable, let shown = open(animatable) else { return }
    copy = shown
  }
}

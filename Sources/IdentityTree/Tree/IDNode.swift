/// An explicit identity (rules 2.6, 2.7).
final class IDNode<C: View, ID: Hashable>: BranchNode<IDView<C, ID>> {
  /// The id that the children have.
  fileprivate var current: ID?

  override var canTransition: Bool { true }
  override var detail: String? { "\(view.id)" }
  override func step(toChild index: Int) -> PathStep { .explicit(ValueText.of(current ?? view.id)) }

  override func evaluate() {
    let isOther = current.map { $0 != view.id } ?? false
    if let current, isOther {
      graph.removeChildren(of: self, key: current)
      for node in graph.bringBack(to: self, key: view.id) { append(node) }
    }
    current = view.id
    let isInserting = isOther && childCount == 0
    var slots = _Slots(self, place: view.place)
    C._resolve(view.content, into: &slots)
    if isInserting { for index in 0..<childCount { graph.noteEntering(child(at: index), in: self) } }
  }
}

extension IDNode: ExplicitIDNode {
  func holds(_ view: any ExplicitIdentity) -> Bool {
    guard let new = view as? IDView<C, ID> else { return false }
    return current == new.id
  }
}

/// A view with an explicit id, its types left out.
protocol ExplicitIdentity {}
extension IDView: ExplicitIdentity {}

/// The explicit id that a view has, itself or below modifiers without a body that are written after it.
enum ExplicitIDs {
  static func first(in view: any View) -> (any ExplicitIdentity)? {
    var view = view
    while true {
      if let found = view as? any ExplicitIdentity { return found }
      guard let modified = view as? any ModifiedView else { return nil }
      view = modified.modified
    }
  }
}

/// A view with a modifier, its types left out.
private protocol ModifiedView {
  var modified: any View { get }
}
extension ModifiedContent: ModifiedView where Content: View, Modifier: PrimitiveModifier {
  fileprivate var modified: any View { content }
}

/// The node of a modifier without a body.
protocol BodilessModifierNode: Node {}
extension PrimitiveModifierNode: BodilessModifierNode {}

/// The node of a view with an explicit id, its types left out.
protocol ExplicitIDNode: Node {
  /// Whether the view here has the type of another, and its id.
  func holds(_ view: any ExplicitIdentity) -> Bool
}

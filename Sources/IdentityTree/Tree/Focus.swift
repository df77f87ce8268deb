/// Where the keyboard focus of one graph is: the one place that knows it.
///
/// A person moves it with `move(to:)` (a tap into a field, or `nil` to leave it). Where fields have `focused(_:)`, the
/// states follow; a state that is written moves the focus at the end of the update. When the focused node is removed,
/// focus is lost and its states say so.
final class Focus {
  /// The control that has the focus.
  private(set) weak var node: Node?

  /// Moves the focus to a control, or away from all.
  @MainActor func move(to new: Node?) {
    guard new !== node else { return }
    node = new
  }
}

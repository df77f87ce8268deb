/// Lets go of listeners, and calls those that nobody holds any more.
enum AnimationCompletions {
  static func hold(_ listeners: [AnimationListener]) {
    for listener in listeners { listener.hold() }
  }

  static func release(_ listeners: [AnimationListener]) {
    let due = listeners.compactMap { $0.release() }
    guard !due.isEmpty else { return }
    // A completion runs outside of the transaction that it completes.
    Transaction.withCurrent(nil) {
      for action in due { action() }
    }
  }
}

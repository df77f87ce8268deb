/// Lets go of listeners, and calls those that nobody holds any more.
enum AnimationCompletions {
  static func hold(_ listeners: [AnimationListener]) {
    for listener in listeners { listener.hold() }
  }

  static func release(_ listeners: [AnimationListener]) {
    call(listeners.compactMap { $0.release() })
  }

  /// Calls completions, outside of the transaction that they complete. One that becomes due while another runs, as
  /// nothing was animated, comes after it: a program that goes on from completion to completion does not nest them.
  static func call(_ actions: [() -> Void]) {
    guard !actions.isEmpty else { return }
    if let outer = running.value {
      outer.waiting += actions
      return
    }
    let run = Run(actions)
    running.withValue(run) {
      Transaction.withCurrent(nil) {
        for _ in 0..<mostTurns where !run.waiting.isEmpty {
          for action in run.takeWaiting() { action() }
        }
      }
    }
    postpone(run.waiting)
  }

  /// Leaves completions for the next frame: what goes on for ever without that time passes does not hold up the rest.
  static func postpone(_ actions: [() -> Void]) {
    guard !actions.isEmpty, let clock = VirtualClock.current else { return }
    clock.schedule(after: AnimationTimeline.frame) { call(actions) }
  }

  /// How many completions may lead to one another at one time.
  static var mostTurns: Int { 10 }

  private static let running = ThreadSlot<Run>()

  private final class Run {
    var waiting: [() -> Void]
    init(_ actions: [() -> Void]) { waiting = actions }

    func takeWaiting() -> [() -> Void] {
      defer { waiting = [] }
      return waiting
    }
  }
}

@testable import IdentityTree

/// Hosts a view without waiting for anything.
@MainActor func hosted<V: View>(@ViewBuilder _ view: () -> V) -> Simulator { Simulator(view) }

extension Simulator {
  /// Taps a button without waiting for what follows later.
  func press(_ label: String) { tap(label) }
  /// Runs `body` and the updates that it causes, without waiting for what follows later.
  func now(_ body: @MainActor () -> Void) { perform(body) }
  /// Lets virtual time pass; in seconds.
  func pass(_ seconds: Double) async { await graph.advance(by: seconds) }
  /// Runs what is due now.
  func runDue() async { await graph.runDueWork() }
  /// Lets virtual time pass until nothing is pending.
  func calm() async { await graph.advanceUntilSettled() }
  /// Seconds since the launch.
  var time: Double { graph.clock.now }
  /// The texts that are shown.
  var texts: [String] { snapshot().texts }
}

/// Lets the work run that the program has put off: the main queue, tasks, virtual time.
@MainActor protocol DueWork: AnyObject {
  /// Runs what can run now, and updates the graph after it, until nothing is left.
  func runDue(in graph: ViewGraph) async
  /// Lets seconds of virtual time pass.
  func advance(by seconds: Double, in graph: ViewGraph) async
  /// Lets time pass until nothing is pending, at most `limit` seconds of it.
  func settle(limit: Double, in graph: ViewGraph) async
}

/// The work of a tree on its virtual clock.
final class VirtualWork: DueWork {
  func runDue(in graph: ViewGraph) async { await graph.runDueWork() }
  func advance(by seconds: Double, in graph: ViewGraph) async { await graph.advance(by: seconds) }
  func settle(limit: Double, in graph: ViewGraph) async { await graph.advanceUntilSettled(limit: limit) }
}

/// Lets the work run that the program has put off: the main queue, tasks, virtual time.
@MainActor protocol DueWork: AnyObject {
  /// Runs what can run now, and updates the graph after it, until nothing is left.
  func runDue(in graph: ViewGraph) async
  /// Lets seconds of virtual time pass.
  func advance(by seconds: Double, in graph: ViewGraph) async
  /// Lets time pass until nothing is pending, at most `limit` seconds of it.
  func settle(limit: Double, in graph: ViewGraph) async
}

/// Gives tasks the chance to run, and lets no time pass.
final class YieldingWork: DueWork {
  func runDue(in graph: ViewGraph) async {
    graph.update()
    for _ in 0..<20 {
      await Task.yield()
      graph.update()
    }
  }

  func advance(by seconds: Double, in graph: ViewGraph) async { await runDue(in: graph) }
  func settle(limit: Double, in graph: ViewGraph) async { await runDue(in: graph) }
}

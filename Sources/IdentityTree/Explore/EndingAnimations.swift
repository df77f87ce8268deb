extension Simulator {
  /// The longest virtual time that running animations are waited for, in seconds: what repeats is as good as ended.
  private static var longestWait: Double { 5 }

  /// Lets the animations and transitions that run come to their end, as somebody does who looks before clicking again
  /// (rule 4.11). The result is the action of a steps file that does the same; `nil` if nothing runs.
  func endAnimations() async -> StepAction? {
    guard let first = graph.timeline.nextEvent else { return nil }
    // Work that waits for its time is not to come early.
    guard graph.clock.nextTime != nil || repeats else {
      await dueWork.settle(limit: 60, in: graph)
      return .settle
    }
    let start = graph.clock.now
    var next: Double? = first
    while let time = next, time - start <= Self.longestWait {
      await dueWork.advance(by: time - graph.clock.now, in: graph)
      next = graph.timeline.nextEvent
    }
    let seconds = ((graph.clock.now - start) * 10).rounded(.up) / 10
    await dueWork.advance(by: start + seconds - graph.clock.now, in: graph)
    return seconds > 0 ? .advance(seconds) : nil
  }

  /// Whether an animation runs that starts others when it ends.
  private var repeats: Bool {
    liveNodes.contains { ["PhaseAnimator", "KeyframeAnimator", "TimelineView"].contains($0.typeName) }
  }
}

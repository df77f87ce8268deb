import Foundation

/// Virtual time in steps. What is asynchronous runs only while these calls are awaited.
extension ViewGraph {
  /// How many turns of the main queue must pass without anything happening before it counts as empty.
  private static var quietTurns: Int { 3 }
  /// For how many thousandths of a second of real time a woken child of a task is waited for.
  private static var graceTurns: Int { 50 }
  /// How long a thread that goes on soon is waited for at a time, in seconds.
  private static var shortPause: Double { 0.0002 }
  /// How long suspended tasks are waited for while something is due at a later time, in seconds.
  private static var suspendedPatience: Double { 0.1 }
  /// How many turns of the main queue may be busy one after the other at one time. Work that goes on without end, such as
  /// a task that yields in a loop, goes on with the next call.
  private static var mostTurns: Int { 1000 }
  /// How many steps of time one call that waits for rest takes: a timer may repeat faster than that is worth.
  private static var mostSteps: Int { 20_000 }

  /// Runs what is due now (main queue, timers, tasks that can go on without waiting) with the updates that it causes,
  /// until nothing is left.
  @MainActor func runDueWork() async {
    var quiet = 0
    var waited = 0.0
    var grace = 0
    var turns = 0
    // What is no longer waited for may be done by what happens here.
    var mayEndOthers = false
    clock.beginTurns()
    defer { clock.beginTurns() }
    defer { noteOutsideWork() }
    while true {
      let before = (clock.activity, log.recordedCount)
      await runDueJobs()
      await VirtualTask.turn()
      clock.asCurrent { self.update() }
      if (clock.activity, log.recordedCount) != before {
        (quiet, grace) = (0, 0)
        turns += 1
        mayEndOthers = clock.ignoredTaskCount > 0
        guard turns < Self.mostTurns else { return noteDiagnostic(.endlessWork) }
        continue
      }
      quiet += 1
      if quiet < Self.quietTurns { continue }
      if GlobalJobs.pendingCount > 0, waited < clock.patience {
        await VirtualTask.waitReally(Self.shortPause)
        (quiet, waited) = (0, waited + Self.shortPause)
        continue
      }
      if clock.groupNotices.isOneDue, waited < clock.patience {
        await VirtualTask.waitReally(Self.shortPause)
        (quiet, waited) = (0, waited + Self.shortPause)
        continue
      }
      if grace > 0 || clock.takeWokenChild() || mayEndOthers {
        mayEndOthers = false
        // A child of a task goes on elsewhere; what it does shows here soon, if anything does.
        grace = grace > 0 ? grace - 1 : Self.graceTurns
        await VirtualTask.waitReally(0.001)
        if grace > 0 { continue }
      }
      if clock.busyTaskCount <= 0 { return }
      // A counted task runs or waits elsewhere: on another thread, or for real time. Where nothing runs, but something
      // is due later, it most likely waits for that, as the reader of a stream does for its writer.
      let waitsForLater = clock.busyTasksAreSuspended && clock.nextTime != nil
      guard waited < (waitsForLater ? Self.suspendedPatience : clock.patience) else {
        clock.giveUpOnBusyTasks()
        return waitsForLater ? () : noteDiagnostic(.workGoesOn(clock.busyPlaces))
      }
      let pause = quiet < 40 ? Self.shortPause : 0.01
      await VirtualTask.waitReally(pause)
      waited += pause
    }
  }

  /// Says once that work elsewhere was waited for.
  @MainActor private func noteOutsideWork() {
    guard let places = clock.takeOutsidePlaces() else { return }
    noteOnce(.waitedRealTime(places))
  }

  @MainActor private func noteOnce(_ diagnostic: Diagnostic) {
    if !diagnostics.contains(where: { $0.code == diagnostic.code }) { noteDiagnostic(diagnostic) }
  }

  /// Runs the jobs of the clock that are due, each with its update. A task that a job wakes goes on before the next job
  /// runs, so that tasks that wake at one time do so in the order in which they went to sleep.
  @MainActor private func runDueJobs() async {
    clock.asCurrent { self.update() }
    while clock.asCurrent({ clock.runNextDueJob() }) {
      clock.asCurrent { self.update() }
      for turn in 0..<Self.graceTurns * 10 where clock.isWaking {
        await VirtualTask.turn()
        if turn > 10, clock.isWaking { await VirtualTask.waitReally(Self.shortPause) }
      }
    }
  }

  /// Lets virtual time pass, from one thing that is due to the next; in seconds.
  @MainActor func advance(by seconds: Double) async {
    let end = clock.now + max(seconds, 0)
    waitForRealTimers(min(seconds, clock.patience))
    await runDueWork()
    while let next = nextEventTime, next <= end {
      await step(to: next)
    }
    await step(to: end)
  }

  /// Lets virtual time pass until nothing is pending but what repeats without end; at most `limit` seconds.
  @MainActor func advanceUntilSettled(limit: Double = 60) async {
    let end = clock.now + limit
    waitForRealTimers(min(limit, clock.patience))
    await runDueWork()
    var steps = 0
    while let next = nextEventTime, next <= end, steps < Self.mostSteps {
      steps += 1
      await step(to: next)
    }
  }

  /// Foundation's own timers that code has just set wait for the run loop of this thread, on which nothing may ever run
  /// again: those that are due within a moment fire here. The main thread's run loop is asked when time passes.
  @MainActor func noteRealTimers() {
    if !Thread.isMainThread { waitForRealTimers(clock.patience) }
  }

  /// Timers that are not on the virtual clock fire here, as far as they are due within some seconds of real time.
  @MainActor private func waitForRealTimers(_ seconds: Double) {
    let isWaiting = clock.asCurrent {
      guard RealTimers.run(for: max(seconds, 0)) else { return false }
      update()
      return true
    }
    if isWaiting { noteOnce(.waitedRealTime(nil)) }
  }

  @MainActor private func step(to time: Double) async {
    clock.move(to: time)
    animationTick()
    await runDueWork()
  }

  /// When something is due next: a job, a waking task, the end of an animation.
  @MainActor var nextEventTime: Double? {
    guard let animation = timeline.nextEvent else { return clock.nextTime }
    return min(clock.nextTime ?? animation, animation)
  }
}

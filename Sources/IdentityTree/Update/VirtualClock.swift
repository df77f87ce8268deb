import Foundation

/// Time that moves only when told: what is to happen later waits here for its turn.
///
/// Jobs of one time run in the order in which they were scheduled. Scheduling is safe from any thread; jobs run on the
/// thread that moves the time.
public final class VirtualClock: @unchecked Sendable {
  private let lock = NSLock()
  private var seconds = 0.0
  private var jobs: [Job] = []
  private var lastNumber = 0
  private var sleepers: [Int: () -> Void] = [:]
  private var activityCount = 0
  private var runningTasks = 0
  private var sleepingTasks = 0
  private var ignoredTasks = 0
  private var hasWokenChild = false
  /// Sleepers that were woken and have not gone on yet: each takes a way through another thread.
  private var wakingCount = 0
  /// Where work runs elsewhere, in words: how many pieces, and those that began since somebody asked.
  private var outsideCounts: [String: Int] = [:]
  private var outsidePlaces: [String] = []
  /// When the date was last read, how often at that time, and by how much it is ahead.
  private var (lastDateTime, dateReadings, dateDrift) = (-1.0, 0, 0.0)
  /// How many jobs in a row led to the running one without that time passed.
  private var turn = 0

  /// How many jobs may lead to one another at one time. What goes on, such as a view that writes a state in
  /// `DispatchQueue.main.async` at each update, goes on in the next frames.
  private static var mostTurns: Int { 100 }

  /// One thing to do at a time.
  final class Job: @unchecked Sendable {
    let time: Double
    let number: Int
    fileprivate let turn: Int
    fileprivate var action: (() -> Void)?
    fileprivate weak var clock: VirtualClock?

    fileprivate init(time: Double, number: Int, turn: Int, action: @escaping () -> Void) {
      self.time = time
      self.number = number
      self.turn = turn
      self.action = action
    }

    /// Takes the job off the clock.
    func cancel() { clock?.cancel(self) }
  }

  /// The tree whose time it is.
  var graph: ViewGraph? { rawGraph?.takeUnretainedValue() }
  /// Cleared by the graph when it goes: a weak reference would make each count of its references slow.
  var rawGraph: Unmanaged<ViewGraph>?

  init() { Self.noteNewest(self) }

  deinit { Self.newestLock.withLock { Self.liveCount -= 1 } }

  /// The date of the launch; dates that are shown go on from it with the virtual time.
  let launch = WallClock.launch

  /// Reads the date, in seconds since 1970. No two readings are the same, as dates often tell things apart; one that is
  /// read again and again at one time hurries, for a program that waits for it in a loop.
  /// What a run loop reads for itself does not count, as it does so at no certain times.
  func readDate(counts: Bool) -> Double {
    lock.withLock {
      if counts {
        if seconds != lastDateTime { (lastDateTime, dateReadings) = (seconds, 0) }
        dateReadings += 1
        dateDrift += dateReadings > Self.mostReadings ? 1e-4 : 1e-6
      }
      return launch.timeIntervalSince1970 + seconds + dateDrift
    }
  }

  private static var mostReadings: Int { 10_000 }

  /// The date at a virtual time, for what the program reads of the clock.
  static func date(at time: Double, on clock: VirtualClock? = current) -> Date { (clock?.launch ?? Date()) + time }

  /// Seconds since the launch.
  public var now: Double { lock.withLock { seconds } }

  /// When the next job is due, in seconds since the launch.
  var nextTime: Double? { lock.withLock { jobs.first?.time } }

  /// Counts what was scheduled and run, so that a change of it shows that something is going on.
  var activity: Int { lock.withLock { activityCount } }

  /// Schedules an action for a time in seconds since the launch.
  @discardableResult func schedule(at time: Double, _ action: @escaping () -> Void) -> Job {
    lock.withLock {
      lastNumber += 1
      activityCount += 1
      let isNow = time <= seconds
      let isLate = isNow && turn >= Self.mostTurns
      let job = Job(
        time: isLate ? seconds + 1.0 / 60 : max(time, seconds), number: lastNumber,
        turn: isLate ? turn : isNow ? turn + 1 : 0,
        action: action)
      job.clock = self
      var (low, high) = (0, jobs.count)
      while low < high {
        let middle = (low + high) / 2
        if jobs[middle].time <= job.time { low = middle + 1 } else { high = middle }
      }
      jobs.insert(job, at: low)
      return job
    }
  }

  /// Schedules an action after a delay in seconds.
  @discardableResult func schedule(after delay: Double, _ action: @escaping () -> Void) -> Job {
    schedule(at: now + max(delay, 0), action)
  }

  fileprivate func cancel(_ job: Job) {
    lock.withLock {
      job.action = nil
      jobs.removeAll { $0 === job }
    }
  }

  /// Runs one job that is due; false if there is none.
  func runNextDueJob() -> Bool {
    let job: Job? = lock.withLock {
      guard let first = jobs.first, first.time <= seconds else { return nil }
      activityCount += 1
      turn = first.turn
      return jobs.removeFirst()
    }
    guard let job else { return false }
    let action = lock.withLock { job.action }
    action?()
    return true
  }

  /// Begins to count anew how many jobs lead to one another: what follows has another cause.
  func beginTurns() { lock.withLock { turn = 0 } }

  /// Moves the time on; never back.
  func move(to time: Double) {
    lock.withLock {
      guard time > seconds else { return }
      seconds = time
      activityCount += 1
    }
  }

  // MARK: Tasks

  /// Tasks that were started and neither ended nor sleep on this clock.
  var busyTaskCount: Int { lock.withLock { runningTasks - sleepingTasks - ignoredTasks } }

  func taskStarted() { lock.withLock { (runningTasks, activityCount) = (runningTasks + 1, activityCount + 1) } }
  func taskEnded() {
    lock.withLock {
      (runningTasks, activityCount) = (runningTasks - 1, activityCount + 1)
      ignoredTasks = min(ignoredTasks, runningTasks - sleepingTasks)
    }
  }

  /// A counted task waits for another, which is counted itself.
  func waitBegins() { lock.withLock { sleepingTasks += 1 } }
  func waitEnds() { lock.withLock { (sleepingTasks, activityCount) = (sleepingTasks - 1, activityCount + 1) } }

  // MARK: Work elsewhere

  /// The longest real time that one step waits for work that this clock does not move, in seconds.
  var patience = 1.0

  /// What of the tree runs on global queues.
  let globalWork = GlobalWork()
  /// What waits for groups of work.
  let groupNotices = GroupNotices()

  func noteOutside(_ place: String) {
    lock.withLock {
      outsideCounts[place, default: 0] += 1
      if !outsidePlaces.contains(place) { outsidePlaces.append(place) }
    }
  }

  /// A piece of work elsewhere is done.
  func outsideEnds(_ place: String) {
    lock.withLock { outsideCounts[place, default: 1] -= 1 }
    taskEnded()
  }

  /// Where work has begun since the last call, in words; `nil` if none has.
  func takeOutsidePlaces() -> String? {
    lock.withLock {
      defer { outsidePlaces = [] }
      return outsidePlaces.isEmpty ? nil : outsidePlaces.joined(separator: ", ")
    }
  }

  /// Where work goes on, in words; `nil` if none does.
  var busyPlaces: String? {
    let places = lock.withLock { outsideCounts.filter { $0.value > 0 }.keys.sorted() }
    return places.isEmpty ? nil : places.joined(separator: ", ")
  }

  /// Whether the tasks that are not done are known to run nowhere: neither on a thread of the runtime nor as work
  /// elsewhere.
  var busyTasksAreSuspended: Bool { GlobalJobs.areCounted && GlobalJobs.pendingCount == 0 && busyPlaces == nil }

  /// Tasks and work elsewhere that are no longer waited for, but go on.
  var ignoredTaskCount: Int { lock.withLock { ignoredTasks } }

  /// Whether a job is due at this time.
  var hasDueJob: Bool { lock.withLock { jobs.first.map { $0.time <= seconds } ?? false } }

  /// Whether a task that is not counted was woken since the last call: it may go on at any moment.
  func takeWokenChild() -> Bool {
    lock.withLock {
      defer { hasWokenChild = false }
      return hasWokenChild
    }
  }

  /// Waits no longer for tasks that wait for something else than this clock.
  func giveUpOnBusyTasks() { lock.withLock { ignoredTasks = runningTasks - sleepingTasks } }

  /// Suspends the running task until a time; ends early with an error when the task is cancelled.
  nonisolated(nonsending) func sleep(until time: Double) async throws {
    let isolation: (any Actor)? = #isolation
    // A task of the main actor stays there: its closures would run elsewhere, and tasks lose their order.
    guard isolation === MainActor.shared else { return try await sleep(until: time, sleeper()) }
    try await sleepOnMain(until: time)
  }

  @MainActor private func sleepOnMain(until time: Double) async throws {
    try Task<Never, Never>.checkCancellation()
    let sleeper = sleeper()
    defer { sleeper.land() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        sleeper.begin(continuation) { self.schedule(at: time) { sleeper.end(isCancelled: false) } }
      }
    } onCancel: {
      cancel(sleeper)
    }
  }

  private func sleep(until time: Double, _ sleeper: Sleeper) async throws {
    try Task<Never, Never>.checkCancellation()
    defer { sleeper.land() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        sleeper.begin(continuation) { self.schedule(at: time) { sleeper.end(isCancelled: false) } }
      }
    } onCancel: {
      cancel(sleeper)
    }
  }

  /// A cancelled sleeper wakes in its turn, so that several go on in the order in which they were cancelled, and those
  /// that start at the same time before them.
  private func cancel(_ sleeper: Sleeper) {
    guard rawGraph != nil, sleeper.isAsleep else { return sleeper.end(isCancelled: true) }
    schedule(after: 0) { sleeper.end(isCancelled: true) }
  }

  /// Whether a task that was woken has not gone on yet.
  var isWaking: Bool { lock.withLock { wakingCount > 0 } }

  /// What a sleeping task waits for. It counts as busy until its waking is scheduled, and again from the moment that it
  /// is woken, wherever it is resumed.
  private func sleeper() -> Sleeper {
    let isCounted = VirtualTask.scope?.isCounted ?? false
    let isChild = VirtualTask.scope?.task?.isCurrent() == false
    return Sleeper(
      onSleep: { self.lock.withLock { if isCounted { self.sleepingTasks += 1 } } },
      onWake: {
        self.lock.withLock {
          self.wakingCount += 1
          guard isCounted else { return }
          self.sleepingTasks -= 1
          if isChild { self.hasWokenChild = true }
        }
      }, onLand: { self.lock.withLock { self.wakingCount -= 1 } })
  }

  /// A task that sleeps: woken once, by its time or by cancellation.
  private final class Sleeper: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Void, any Error>?
    private var job: Job?
    private var isOver = false
    private let onSleep: () -> Void
    private let onWake: () -> Void
    private let onLand: () -> Void
    private var isWoken = false

    init(onSleep: @escaping () -> Void, onWake: @escaping () -> Void, onLand: @escaping () -> Void) {
      self.onSleep = onSleep
      self.onWake = onWake
      self.onLand = onLand
    }

    var isAsleep: Bool { lock.withLock { continuation != nil } }

    /// The task has gone on.
    func land() { if lock.withLock({ isWoken }) { onLand() } }

    func begin(_ continuation: CheckedContinuation<Void, any Error>, schedule: () -> Job) {
      let isLate: Bool = lock.withLock {
        if isOver { return true }
        self.continuation = continuation
        return false
      }
      guard !isLate else { return continuation.resume(throwing: CancellationError()) }
      let job = schedule()
      // It may have been woken meanwhile by another thread, which then counted down first.
      onSleep()
      lock.withLock { self.job = job }
    }

    func end(isCancelled: Bool) {
      let (continuation, job): (CheckedContinuation<Void, any Error>?, Job?) = lock.withLock {
        isOver = true
        defer { (self.continuation, self.job) = (nil, nil) }
        return (self.continuation, self.job)
      }
      job?.cancel()
      guard let continuation else { return }
      lock.withLock { isWoken = true }
      onWake()
      if isCancelled { continuation.resume(throwing: CancellationError()) } else { continuation.resume() }
    }
  }

  // MARK: The clock at hand

  private static let newestLock = NSLock()
  private nonisolated(unsafe) static weak var newest: VirtualClock?

  private nonisolated(unsafe) static var liveCount = 0

  private static func noteNewest(_ clock: VirtualClock) {
    newestLock.withLock {
      newest = clock
      liveCount += 1
    }
  }

  /// The clock that something belongs to for certain: that of the tree whose code runs, or the only one there is.
  static var certain: VirtualClock? {
    VirtualTask.scope?.clock ?? newestLock.withLock { liveCount == 1 ? newest : nil }
  }

  /// The clock of the tree whose code runs: of its update or action, or of the task that was started there; else that
  /// of the newest tree.
  static var current: VirtualClock? {
    VirtualTask.scope?.clock ?? newestLock.withLock { newest }
  }

  /// Runs `body` as code of this clock's tree; tasks that it starts belong to the tree too.
  func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    try VirtualTask.$scope.withValue(VirtualTask.Scope(clock: self, isCounted: false), operation: body)
  }
}

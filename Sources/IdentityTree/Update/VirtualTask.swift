import Dispatch

/// What a task knows of the tree that it was started in.
enum VirtualTask {
  /// The clock of the tree, and whether it counts the task, so that its sleep counts too.
  struct Scope: Sendable {
    var clock: VirtualClock
    var isCounted: Bool
    /// The counted task itself: its children (`async let`, task groups) know the scope too, and are not counted.
    var task: CountedTask?
  }
  @TaskLocal static var scope: Scope?

  /// Which of all tasks one is.
  final class CountedTask: @unchecked Sendable {
    private var id: Int?

    static var currentID: Int? { withUnsafeCurrentTask { $0?.hashValue } }
    func isCurrent() -> Bool { id == nil || id == Self.currentID }
    func begin() { id = Self.currentID }
  }

  /// Counts a task that is about to start; `nil` outside of any tree.
  static func beginCounted() -> Scope? {
    guard let clock = VirtualClock.current else { return nil }
    clock.taskStarted()
    return Scope(clock: clock, isCounted: true, task: CountedTask())
  }

  /// Starts a task on the main actor that its clock counts until it ends.
  @MainActor static func start(
    on clock: VirtualClock, priority: TaskPriority?, isImmediate: Bool = false,
    _ operation: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    guard isImmediate else { return clock.asCurrent { Task(priority: priority, operation: operation) } }
    clock.taskStarted()
    let scope = Scope(clock: clock, isCounted: true, task: CountedTask())
    return Task.immediateDetached(priority: priority) { @MainActor in
      defer { clock.taskEnded() }
      scope.task?.begin()
      await $scope.withValue(
        scope, operation: { @MainActor @Sendable in await operation() }, isolation: MainActor.shared)
    }
  }

  /// Lets the main queue go on by one turn.
  @MainActor static func turn() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) { continuation.resume() }
    }
  }

  /// Waits in real time; the duration in seconds.
  @MainActor static func waitReally(_ seconds: Double) async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds, qos: .unspecified, flags: []) {
        continuation.resume()
      }
    }
  }
}

/// Whether a function runs on the main actor.
private func isMainActors<Success>(_ function: @escaping @isolated(any) () async throws -> Success) -> Bool {
  let isolation: (any Actor)? = function.isolation
  return isolation === MainActor.shared
}

/// What a task gave, carried over from the main actor.
private struct Outcome<Success>: @unchecked Sendable {
  let value: Success
}

/// The work of a task that the user's code starts.
private struct Work<Success: Sendable>: @unchecked Sendable {
  /// It knows where it runs, so that nothing hops elsewhere on the way there.
  let run: @isolated(any) () async -> Success

  @MainActor func runOnMain(in scope: VirtualTask.Scope?) async -> Outcome<Success> {
    defer { scope?.clock.taskEnded() }
    scope?.task?.begin()
    return await VirtualTask.$scope.withValue(
      scope, operation: { @MainActor @Sendable in Outcome(value: await run()) }, isolation: MainActor.shared)
  }
}

/// The work of a task that may fail.
private struct ThrowingWork<Success: Sendable>: @unchecked Sendable {
  let run: @isolated(any) () async throws -> Success

  @MainActor func runOnMain(in scope: VirtualTask.Scope?) async throws -> Outcome<Success> {
    defer { scope?.clock.taskEnded() }
    scope?.task?.begin()
    return try await VirtualTask.$scope.withValue(
      scope, operation: { @MainActor @Sendable in Outcome(value: try await run()) }, isolation: MainActor.shared)
  }
}

extension Task where Failure == Never {
  /// Starts a task of the tree whose code runs.
  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async -> Success
  ) {
    let isOnMain = isMainActors(operation)
    self = Self.counted(Work(run: operation), isOnMain: isOnMain, name, priority)
  }

  /// Starts a task that inherits nothing but the tree. Without a name, so that the standard library's is left for the
  /// library's own use, and this is the better one for the compiler.
  @discardableResult
  public static func detached(
    priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    let isOnMain = isMainActors(operation)
    return counted(Work(run: operation), isOnMain: isOnMain, nil, priority)
  }

  private static func counted(
    _ work: Work<Success>, isOnMain: Bool, _ name: String?, _ priority: TaskPriority?
  ) -> Task<Success, Never> {
    let scope = VirtualTask.beginCounted()
    guard isOnMain else {
      return Task.detached(name: name, priority: priority) {
        defer { scope?.clock.taskEnded() }
        scope?.task?.begin()
        return await VirtualTask.$scope.withValue(scope) { await work.run() }
      }
    }
    // A task of the main actor starts there, without a detour that would change the order of tasks.
    let closure: @MainActor @Sendable () async -> Success = { await work.runOnMain(in: scope).value }
    return Task.detached(name: name, priority: priority, operation: closure)
  }
}

extension Task where Failure == any Error {
  /// Starts a task of the tree whose code runs.
  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async throws -> Success
  ) {
    let isOnMain = isMainActors(operation)
    self = Self.counted(ThrowingWork(run: operation), isOnMain: isOnMain, name, priority)
  }

  /// Starts a task that inherits nothing but the tree. Without a name, so that the standard library's is left for the
  /// library's own use, and this is the better one for the compiler.
  @discardableResult
  public static func detached(
    priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    let isOnMain = isMainActors(operation)
    return counted(ThrowingWork(run: operation), isOnMain: isOnMain, nil, priority)
  }

  private static func counted(
    _ work: ThrowingWork<Success>, isOnMain: Bool, _ name: String?, _ priority: TaskPriority?
  ) -> Task<Success, any Error> {
    let scope = VirtualTask.beginCounted()
    guard isOnMain else {
      return Task.detached(name: name, priority: priority) {
        defer { scope?.clock.taskEnded() }
        scope?.task?.begin()
        return try await VirtualTask.$scope.withValue(scope) { try await work.run() }
      }
    }
    // A task of the main actor starts there, without a detour that would change the order of tasks.
    let closure: @MainActor @Sendable () async throws -> Success = { try await work.runOnMain(in: scope).value }
    return Task.detached(name: name, priority: priority, operation: closure)
  }
}

extension VirtualTask {
  /// Waits for what another task gives; a counted task does nothing meanwhile.
  nonisolated(nonsending) static func waiting<R>(_ body: nonisolated(nonsending) () async -> R) async -> R {
    guard let scope, scope.isCounted, scope.task?.isCurrent() ?? false else { return await body() }
    scope.clock.waitBegins()
    defer { scope.clock.waitEnds() }
    return await body()
  }
}

extension Task where Failure == Never {
  /// What the task gives.
  nonisolated(nonsending) public var value: Success {
    get async {
      switch await VirtualTask.waiting({ await result }) {
      case .success(let value): value
      }
    }
  }
}

extension Task where Failure == any Error {
  /// What the task gives, or its error.
  nonisolated(nonsending) public var value: Success {
    get async throws { try await VirtualTask.waiting { await result }.get() }
  }
}

extension Task where Success == Never, Failure == Never {
  /// Suspends the task on the virtual clock of its tree.
  nonisolated(nonsending) private static func sleepVirtually(_ seconds: Double) async throws {
    guard let clock = VirtualClock.current else {
      return try await sleepReally(.seconds(seconds), on: ContinuousClock())
    }
    try await clock.sleep(until: clock.now + max(seconds, 0))
  }

  private static func sleepReally<C: Clock>(_ duration: C.Duration, on clock: C) async throws {
    try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: nil)
  }

  /// Suspends the task for a time on the virtual clock.
  nonisolated(nonsending) public static func sleep(_ duration: UInt64) async {
    try? await sleepVirtually(Double(duration) / 1e9)
  }

  /// Suspends the task for a time on the virtual clock.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleepVirtually(Double(duration) / 1e9)
  }

  /// Suspends the task for a time on the virtual clock.
  nonisolated(nonsending) public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    guard let duration = duration as? Duration, clock is ContinuousClock || clock is SuspendingClock else {
      return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
    try await sleepVirtually(duration.seconds)
  }

  /// Suspends the task until a time; how far off that is counts on the virtual clock.
  nonisolated(nonsending) public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    guard VirtualClock.current != nil, let seconds = virtualSeconds(until: deadline, on: clock) else {
      return try await clock.sleep(until: deadline, tolerance: tolerance)
    }
    try await sleepVirtually(seconds)
  }
}

/// Runs asynchronous work while its content is there (rules 4.20, 4.21).
nonisolated public struct _TaskModifier: PrimitiveModifier {
  public typealias Body = Never
  let priority: TaskPriority
  let action: @Sendable @isolated(any) () async -> Void

  @MainActor public func _connect(_ node: Node) {
    let run = node.taskRun
    run.priority = priority
    run.action = action
    node.setAppearance(appear: { run.start() }, disappear: { run.cancel() }, isLogged: false)
  }
}

/// Runs asynchronous work while its content is there, anew for each value (rule 4.21).
nonisolated public struct _TaskValueModifier<Value: Equatable>: PrimitiveModifier {
  public typealias Body = Never
  let value: Value
  let priority: TaskPriority
  let action: @Sendable @isolated(any) () async -> Void

  @MainActor public func _connect(_ node: Node) {
    let run = node.taskRun
    run.priority = priority
    run.action = action
    node.setAppearance(appear: { run.start() }, disappear: { run.cancel() }, isLogged: false)
    node.observeQuietly(value) {
      guard node.hasAppeared else { return }
      run.cancel()
      run.start()
    }
  }
}

extension _TaskModifier: GroupCallbackModifier {}
extension _TaskValueModifier: GroupCallbackModifier {}

/// The work of one task modifier.
@MainActor final class TaskRun {
  enum Phase { case idle, running, cancelled, finished }

  var priority = TaskPriority.userInitiated
  var action: (@Sendable @isolated(any) () async -> Void)?
  private(set) var phase = Phase.idle
  private weak var node: Node?
  private var task: Task<Void, Never>?
  /// Counts the starts: an older task that ends late says nothing about the newest.
  private var number = 0

  init(_ node: Node) { self.node = node }

  func start() {
    guard let node, let action else { return }
    phase = .running
    number += 1
    let own = number
    let clock = node.graph.clock
    node.graph.log.record(.taskStarted, node, text: "")
    node.graph.touch(.taskStart)
    let isImmediate = node.graph.policies.taskStart == .sourceOrder
    task = VirtualTask.start(on: clock, priority: priority, isImmediate: isImmediate) { @MainActor [weak self] in
      await action()
      self?.ended(own)
    }
  }

  private func ended(_ own: Int) {
    guard own == number, phase == .running else { return }
    phase = .finished
    task = nil
    if let node, !node.isRemoved { node.graph.log.record(.taskFinished, node, text: "") }
  }

  func cancel() {
    guard phase == .running else { return }
    phase = .cancelled
    task?.cancel()
    task = nil
    if let node { node.graph.log.record(.taskCancelled, node, text: "") }
  }
}

extension Node {
  /// The work of the task modifier whose node this is; made on demand.
  @MainActor var taskRun: TaskRun { kept { TaskRun(self) } }

  /// The work of the task modifier whose node this is, if it is one.
  var knownTaskRun: TaskRun? { kept(TaskRun.self) }

  /// Calls `action` after an update in which a value is another than before; unlike `onChange` without a limit.
  func observeQuietly<V: Equatable>(_ value: V, action: @escaping () -> Void) {
    let extras = ownExtras
    if let old = extras.observed as? V, old != value { graph.effects.append(.change(self, action)) }
    extras.observed = value
  }
}

extension View {
  /// Runs asynchronous work from when the view appears until it disappears (rule 4.20);
  /// https://developer.apple.com/documentation/swiftui/view/task(priority:_:) .
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(_TaskModifier(priority: priority, action: action))
  }

  /// Runs asynchronous work, cancelled and started again when a value changes (rule 4.21);
  /// https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:) .
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(_TaskValueModifier(value: value, priority: priority, action: action))
  }

  /// Runs asynchronous work from when the view appears until it disappears (rule 4.20).
  public nonisolated func task(
    name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(_TaskModifier(priority: priority, action: action))
  }

  /// Runs asynchronous work, cancelled and started again when a value changes (rule 4.21).
  public nonisolated func task<T: Equatable>(
    id value: T, name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(_TaskValueModifier(value: value, priority: priority, action: action))
  }
}

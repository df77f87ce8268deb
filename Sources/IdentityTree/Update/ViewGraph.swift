/// One hosted tree with its pending writes: invalidate, reconcile, commit, call back, until nothing is pending.
final class ViewGraph {
  private(set) var root: Node?
  private(set) var rootScope: EnvironmentScope!
  private(set) var log: EventLog!
  /// What nodes touch in every update.
  let core: CorePointer
  /// What is done where sources disagree.
  let policies: Policies
  let device: SimulatedDevice
  /// The policies that decided something since somebody last asked.
  private(set) var touchedPolicies = PolicySet()
  let focus = Focus()
  /// Containers that decide what of them is on screen.
  var arranging: [WeakNode] = []
  /// Rows that are made when they become visible, and leave the screen when they no longer are.
  var lazyRows: [WeakNode] = []
  /// What left the screen in this frame without being removed; it disappears after what came appears.
  @exclusivity(unchecked) var leaving: ContiguousArray<Node> = []
  /// Who reads preferences.
  var preferenceReaders: [WeakNode] = []
  /// Whether a part of the tree may be off screen.
  var hasDetachedParts = false
  /// Sizes and frames, once somebody asks for them.
  var layout: (any LayoutPass)?
  /// The tree's time.
  let clock = VirtualClock()
  /// Values of the scene that outlive identities (rule 3.20).
  let sceneStore = ValueStore()
  private(set) var diagnostics: [Diagnostic] = []

  /// Counted from 1; one reconcile and commit each.
  var frame: Int { Int(core.pointee.frame) }
  /// One run of `update`, of one or more frames.
  private(set) var cycle = 0
  var isUpdating: Bool { core.pointee.isUpdating }
  @exclusivity(unchecked) private(set) var transaction = Transaction()
  /// What is in flight.
  private(set) var timeline: AnimationTimeline!
  /// What leaves by a transition.
  let leavingViews = LeavingViews()
  let matchedSources = MatchedSources()
  private var lastingEdits = false
  private var editedFrame = 0
  /// Nodes that were inserted into a container in this update, and may enter by a transition.
  @exclusivity(unchecked) var entering: [(node: Node, container: Node)] = []
  /// Nodes with a greater number came in this frame.
  @exclusivity(unchecked) private(set) var newestBeforeFrame = NodeID(rawValue: 0)
  /// Whether changed frames of views are animated, which takes a layout before each update that may be animated.
  var animatesFrames = false

  @exclusivity(unchecked) private var dirty: ContiguousArray<Node> = []
  /// Writes that wait for their update.
  @exclusivity(unchecked) private(set) var writes = WriteBatches()
  @exclusivity(unchecked) var removed: ContiguousArray<Removal> = []
  @exclusivity(unchecked) var awaitingAppearance: [Node] = []
  /// What lost children in this frame; some of it may hold nothing now.
  @exclusivity(unchecked) var vacated: [Node] = []
  @exclusivity(unchecked) var effects: [Effect] = []
  /// Told of each node at the beginning of its removal, while it still holds everything.
  var removalObserver: ((Node) -> Void)?
  var callBackDepth = 0
  var isCallingBack: Bool { callBackDepth > 0 }

  enum Effect {
    case appear(Node)
    case change(Node, () -> Void)
    /// What was presented is gone; told before what comes in its place appears.
    case dismissal(Node, () -> Void)
  }

  init(policies: Policies = Policies(), device: SimulatedDevice = .phone) {
    self.policies = policies
    self.device = device
    core = .allocate(capacity: 1)
    core.initialize(to: GraphCore(graph: self))
    log = EventLog(core: core)
    rootScope = EnvironmentScope(values: device.environment, core: core)
    clock.rawGraph = .passUnretained(self)
    timeline = AnimationTimeline(graph: self)
  }

  deinit {
    // Node by node, however deep the tree is.
    var waiting = NodeStack()
    if let root { waiting.push(.passRetained(root)) }
    root = nil
    while waiting.count > 0 {
      let node = waiting.pop()
      node.borrowed { node in
        node.moveChildren(to: &waiting)
        // Bindings that somebody keeps must not reach nodes that are gone.
        node.forEachStorage { $0.discard() }
      }
      core.pointee.graveyard.push(node)
    }
    waiting.deallocate()
    clock.rawGraph = nil
    core.pointee.graveyard.releaseAll()
    removed = []
    effects = []
    core.pointee.deallocate()
    core.deinitialize(count: 1)
    core.deallocate()
  }

  /// Groups with callbacks that were given a value in this update.
  var groupsToLookAt: [Node] = []

  /// Notes that a policy decided something.
  func touch(_ policy: PolicyID) { touchedPolicies.insert(policy) }

  /// The policies that decided something since the last call.
  func takeTouchedPolicies() -> [PolicyID] {
    defer { touchedPolicies = PolicySet() }
    return touchedPolicies.all
  }

  /// The node that was made last.
  var newestNode: NodeID { NodeID(rawValue: core.pointee.lastNodeID) }

  // MARK: Types and places

  @inline(__always) static func typeIndex<T>(of value: T, in core: CorePointer) -> UInt32 {
    let key = TypeCache.key(of: T.self)
    return core.pointee.types.recentIndex(of: key) ?? core.pointee.graph.findType(key, ViewType(of: value), T.self)
  }

  @inline(__always) static func typeIndex<T>(named type: T.Type, in core: CorePointer) -> UInt32 {
    let key = TypeCache.key(of: type)
    return core.pointee.types.recentIndex(of: key) ?? core.pointee.graph.findType(key, ViewType(named: type), type)
  }

  private func findType<T>(_ key: UnsafeRawPointer, _ make: @autoclosure () -> ViewType, _ type: T.Type) -> UInt32 {
    if let known = core.pointee.types.knownIndex(of: key, ObjectIdentifier(type)) { return known }
    let made = make()
    let index = core.pointee.types.add(made, key, ObjectIdentifier(type))
    if made.isOpaque { noteDiagnostic(.stateNotLocated(made.name)) }
    return index
  }

  func typeName(at index: UInt32) -> String { core.pointee.types.type(at: index).name }
  func propertyName(ofType index: UInt32, at field: Int) -> String {
    core.pointee.types.type(at: index).propertyName(at: field)
  }
  func format(at index: UInt32) -> ValueFormat { core.pointee.types.format(at: index) }
  var places: PlaceTable { core.pointee.places }

  // MARK: Invalidate

  /// The number of the batch for a write under a transaction, or under the one of the code that runs.
  func batch(for transaction: Transaction?) -> Int { writes.number(under: transaction ?? Transaction.current) }

  /// Adds a slot to the batch that was named last.
  func enqueue(_ slot: PropertyStorage, in batch: Int) { writes.add(slot, to: batch) }

  /// Asks for an update of a node whose source of truth is not a state slot (an object, a publisher).
  func requestUpdate(of node: Node, transaction: Transaction? = nil) {
    writes.add(node, under: transaction ?? Transaction.current)
  }

  /// A write while bodies run: reported, and taken only where the policy says so.
  func takesWriteDuringUpdate() -> Bool {
    RuntimeDiagnostics.report(.modifiedDuringUpdate, in: self)
    touch(.bodyWrites)
    return policies.bodyWrites == .deferred
  }

  func noteDiagnostic(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    log.record(.diagnosticReported, nil, text: "\(diagnostic.code): \(diagnostic)")
  }

  func invalidate(_ node: Node) {
    guard !node.isDirty else { return }
    guard !node.isRemoved else {
      // What leaves may come back, and is evaluated then.
      if node.marks.contains(.leaving) { node.isDirty = true }
      return
    }
    node.isDirty = true
    dirty.append(node)
  }

  @inline(__always) func schedule(_ node: Node) { core.pointee.stack.push(.passUnretained(node)) }

  // MARK: Update

  @MainActor func setRoot<V: View>(_ view: V) {
    cycle += 1
    if let root = root as? RowNode<V> {
      root.view = view
      run(Transaction()) { self.schedule(root) }
    } else {
      run(Transaction()) {
        if let root = self.root { self.remove([root], from: nil) }
        let root = RowNode(view, Seat(root: self.rootScope))
        self.root = root
        self.schedule(root)
      }
      if policies.bodyCounts == .extraPass { runAllBodies() }
    }
    settle()
  }

  @MainActor func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    cycle += 1
    var values = rootScope.values
    change(&values)
    let readers = rootScope.set(values)
    layout?.environmentChanged()
    run(Transaction()) { readers.forEach(self.invalidate) }
    settle()
  }

  @MainActor func teardown() {
    cycle += 1
    run(Transaction()) {
      if let root = self.root { self.remove([root], from: nil) }
      self.root = nil
    }
    settle()
  }

  /// Runs a frame in which nothing but `change` happened, such as a resized window.
  @MainActor func refresh(_ change: () -> Void) {
    cycle += 1
    run(Transaction(), invalidate: change)
    settle()
  }

  /// Runs the pending writes, batch by batch (rule 3.10), until callbacks write nothing more.
  @MainActor func update() {
    cycle += 1
    ValueStore.noticeOutsideChanges()
    settle()
  }

  @MainActor private func settle() {
    var rounds = 0
    var completionTurns = 0
    while true {
      if timeline.hasCompletions {
        completionTurns += 1
        clock.asCurrent { timeline.callCompletions(turn: completionTurns) }
      }
      guard var batch = writes.takeFirst() else { return }
      rounds += 1
      guard rounds < 1000 else {
        writes.removeAll()
        return noteDiagnostic(.updateLimit)
      }
      run(batch.transaction) {
        for slot in batch.slots { slot.commit(batch: batch.number, in: self) }
        for node in batch.nodes { self.invalidate(node) }
      }
      if !batch.isPlain { timeline.release(batch.transaction.listeners) }
      writes.reuseMemory(of: &batch)
    }
  }

  /// The node whose body runs.
  var evaluatedNode: Node? { core.pointee.reader?.takeUnretainedValue() }

  // MARK: Animation

  /// Whether modifiers change the transaction for parts of the tree in this update.
  var hasTransactionEdits: Bool { lastingEdits || editedFrame == frame }

  /// Whether any modifier of the tree may animate an update whose transaction does not.
  var mayHaveImplicitAnimations = false

  func noteTransactionEdit(lasts: Bool) {
    mayHaveImplicitAnimations = true
    core.pointee.isAnimated = core.pointee.isUpdating
    if lasts { lastingEdits = true } else { editedFrame = frame }
  }

  /// Runs a body of a transition again under an animation, on the spot.
  @MainActor func evaluate(_ node: Node, under transaction: Transaction) {
    let (outer, wasAnimated) = (self.transaction, core.pointee.isAnimated)
    self.transaction = transaction
    if transaction.animation != nil { core.pointee.isAnimated = true }
    let count = core.pointee.stack.count
    schedule(node)
    drainStack(downTo: count)
    self.transaction = outer
    core.pointee.isAnimated = wasAnimated
  }

  /// Goes on to what the clock shows: ends what is over, and evaluates the bodies that follow an animation.
  @MainActor func animationTick() {
    guard !timeline.isEmpty || !leavingViews.items.isEmpty else { return }
    let followers = timeline.followers()
    clock.asCurrent {
      timeline.endDue()
      for item in leavingViews.takeDue(at: clock.now) { finish(item) }
      if !followers.isEmpty { run(Transaction()) { followers.forEach(self.invalidate) } }
      update()
    }
  }

  /// One frame: what `invalidate` names is reconciled, then the callbacks run.
  @MainActor func run(_ transaction: Transaction, invalidate: () -> Void) {
    clock.asCurrent { runFrame(transaction, invalidate: invalidate) }
  }

  @MainActor private func runFrame(_ transaction: Transaction, invalidate: () -> Void) {
    core.pointee.frame &+= 1
    self.transaction = transaction
    newestBeforeFrame = newestNode
    let frames = FrameAnimation.frames(in: self)
    core.pointee.isUpdating = true
    core.pointee.isAnimated = transaction.animation != nil || lastingEdits
    invalidate()
    reconcileAndArrange()
    var rounds = 0
    while settlePreferences(), rounds < 20 {
      rounds += 1
      reconcileAndArrange()
    }
    if !lazyRows.isEmpty {
      layout?.showRows()
      if hasWork { reconcileAndArrange() }
    }
    if !entering.isEmpty {
      for (node, container) in entering where !node.isRemoved { enter(node, in: container) }
      entering = []
      if hasWork { reconcileAndArrange() }
    }
    if let frames { FrameAnimation.animate(from: frames, in: self) }
    core.pointee.isAnimated = false
    core.pointee.isUpdating = false
    if !endingSlots.isEmpty {
      for slot in endingSlots { slot.endUpdate() }
      endingSlots = []
    }
    focus.settle()
    if !groupsToLookAt.isEmpty {
      let groups = groupsToLookAt
      groupsToLookAt = []
      for node in groups where !node.isRemoved { GroupMembers.look(at: node) }
    }
    callBack()
    self.transaction = Transaction()
    #if DEBUG
      Invariants.check(self)
    #endif
  }

  @MainActor private func reconcileAndArrange() {
    reconcile()
    arrange()
    layout?.settle()
  }

  /// Whether something waits to be reconciled.
  var hasWork: Bool { core.pointee.stack.count > 0 || !dirty.isEmpty }

  /// Slots that show an older value than their newest in this update.
  @exclusivity(unchecked) private var endingSlots: ContiguousArray<PropertyStorage> = []

  func endsUpdateLater(_ slot: PropertyStorage) { endingSlots.append(slot) }

  /// Evaluates what is scheduled and what is invalid, until nothing is.
  @MainActor func reconcile() {
    drainStack()
    while !dirty.isEmpty {
      if dirty.count == 1 {
        let node = dirty.removeLast()
        if node.isDirty, !node.isRemoved {
          schedule(node)
          drainStack()
        }
        continue
      }
      var nodes: ContiguousArray<Node> = []
      swap(&nodes, &dirty)
      // Parents first: what they pass down may be all that a child waits for.
      if let first = nodes.first, nodes.contains(where: { $0.depth != first.depth }) {
        nodes.sort { ($0.depth, $0.id) < ($1.depth, $1.id) }
      }
      for node in nodes where node.isDirty && !node.isRemoved {
        schedule(node)
        drainStack()
      }
    }
  }

  @MainActor private func drainStack(downTo least: Int = 0) {
    let core = core
    while core.pointee.stack.count > least {
      let start = core.pointee.stack.count - 1
      core.pointee.bodies.close(above: start)
      core.pointee.stack.pop().borrowed { node in
        guard !node.isRemoved else { return }
        node.beginEvaluation()
        node.evaluate()
        if node.marks.contains(.layoutIsKnown) { layout?.nodeChanged(node) }
      }
      if core.pointee.stack.count - start > 1 { core.pointee.stack.reverse(from: start) }
    }
    core.pointee.bodies.close(above: least - 1)
  }
}

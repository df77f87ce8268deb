/// One hosted tree with its pending writes: invalidate, reconcile, commit, call back, until nothing is pending.
final class ViewGraph {
  private(set) var root: Node?
  private(set) var rootScope: EnvironmentScope!
  private(set) var log: EventLog!
  /// What nodes touch in every update.
  let core: CorePointer
  /// What is done where sources disagree.
  let policies: Policies
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
  @exclusivity(unchecked) private var entering: [(node: Node, container: Node)] = []
  /// Nodes with a greater number came in this frame.
  @exclusivity(unchecked) private(set) var newestBeforeFrame = NodeID(rawValue: 0)
  /// Whether changed frames of views are animated, which takes a layout before each update that may be animated.
  var animatesFrames = false

  @exclusivity(unchecked) private var dirty: ContiguousArray<Node> = []
  @exclusivity(unchecked) private var batches: [Batch] = []
  /// Memory for the slots of the next batch.
  @exclusivity(unchecked) private var spareSlots: ContiguousArray<PropertyStorage> = []
  private var nextBatch = 1
  @exclusivity(unchecked) private var removed: ContiguousArray<Removal> = []
  @exclusivity(unchecked) private var awaitingAppearance: [Node] = []
  /// What lost children in this frame; some of it may hold nothing now.
  @exclusivity(unchecked) private var vacated: [Node] = []
  @exclusivity(unchecked) var effects: [Effect] = []
  /// Told of each node at the beginning of its removal, while it still holds everything.
  var removalObserver: ((Node) -> Void)?
  private var callBackDepth = 0
  var isCallingBack: Bool { callBackDepth > 0 }

  /// Writes that take effect in one update: those of one transaction (rule 3.10).
  private struct Batch {
    var number: Int
    var transaction: Transaction
    /// Whether the writes were under no transaction at all.
    var isPlain: Bool
    var slots: ContiguousArray<PropertyStorage> = []
    var nodes: [Node] = []
  }

  /// A removed node that has something to do before it goes.
  private struct Removal {
    /// Kept alive by the graveyard.
    let node: Unmanaged<Node>
    /// Disappears after what was inserted appears (rules 4.9, 4.10).
    let isDeferred: Bool
  }

  enum Effect {
    case appear(Node)
    case change(Node, () -> Void)
  }

  init(policies: Policies = Policies()) {
    self.policies = policies
    core = .allocate(capacity: 1)
    core.initialize(to: GraphCore(graph: self))
    log = EventLog(core: core)
    rootScope = EnvironmentScope(values: EnvironmentValues(), core: core)
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

  /// The number of the batch for writes under a transaction, or under the one of the code that runs; the last batch if
  /// its transaction is the same.
  func batch(for given: Transaction?) -> Int {
    let transaction = given ?? Transaction.current
    if let last = batches.indices.last {
      if let transaction {
        if batches[last].transaction == transaction { return batches[last].number }
      } else if batches[last].isPlain || batches[last].transaction == Transaction() {
        return batches[last].number
      }
    }
    let number = nextBatch
    nextBatch &+= 1
    var batch = Batch(number: number, transaction: transaction ?? Transaction(), isPlain: transaction == nil)
    swap(&batch.slots, &spareSlots)
    batches.append(batch)
    if let transaction { AnimationCompletions.hold(transaction.listeners) }
    return number
  }

  /// Adds a slot to the batch that was named last.
  func enqueue(_ slot: PropertyStorage, in batch: Int) {
    guard let last = batches.indices.last, batches[last].number == batch else { return }
    batches[last].slots.append(slot)
  }

  /// Asks for an update of a node whose source of truth is not a state slot (an object, a publisher).
  func requestUpdate(of node: Node, transaction: Transaction? = nil) {
    _ = batch(for: transaction)
    batches[batches.count - 1].nodes.append(node)
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
    while true {
      if timeline.hasCompletions { clock.asCurrent { timeline.callCompletions() } }
      guard !batches.isEmpty else { return }
      rounds += 1
      guard rounds < 1000 else {
        batches = []
        return noteDiagnostic(.updateLimit)
      }
      var batch = batches.removeFirst()
      run(batch.transaction) {
        for slot in batch.slots { slot.commit(batch: batch.number, in: self) }
        for node in batch.nodes { self.invalidate(node) }
      }
      if !batch.isPlain { timeline.release(batch.transaction.listeners) }
      guard spareSlots.isEmpty, batch.slots.capacity > spareSlots.capacity, batch.slots.count < 4096 else { continue }
      batch.slots.removeAll(keepingCapacity: true)
      swap(&batch.slots, &spareSlots)
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

  /// A node came into a container that was there before.
  func noteEntering(_ node: Node, in container: Node) {
    guard core.pointee.isAnimated, container.id <= newestBeforeFrame else { return }
    entering.append((node, container))
  }

  /// A node whose transition names an animation for itself: where it came into a container in an update without an
  /// animation, it enters all the same.
  func noteOwnTransition(of node: Node) {
    guard !core.pointee.isAnimated, let (top, container) = entrance(of: node) else { return }
    entering.append((top, container))
  }

  /// The top of what came into a container in this update, if the node stands there, and the container.
  private func entrance(of node: Node) -> (node: Node, container: Node)? {
    var node = node
    while let parent = node.parent {
      if parent.canTransition {
        return parent.id <= newestBeforeFrame && node.id > newestBeforeFrame ? (node, parent) : nil
      }
      guard !parent.isLeafView, parent.childCount <= 1 else { return nil }
      node = parent
    }
    return nil
  }

  /// Whether a node stands at the top of what came into a container in this update.
  func isEntering(_ node: Node) -> Bool {
    guard !entering.isEmpty else { return false }
    var node: Node? = node
    while let current = node {
      if entering.contains(where: { $0.node === current }) { return true }
      guard let parent = current.parent, !parent.isLeafView, parent.childCount == 1 else { return false }
      node = parent
    }
    return false
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
    reconcile()
    arrange()
    if let layout { layout.settle() }
    var rounds = 0
    while settlePreferences(), rounds < 20 {
      rounds += 1
      reconcile()
      arrange()
      if let layout { layout.settle() }
    }
    if !lazyRows.isEmpty {
      layout?.showRows()
      if hasWork {
        reconcile()
        arrange()
        layout?.settle()
      }
    }
    if !entering.isEmpty {
      for (node, container) in entering where !node.isRemoved { enter(node, in: container) }
      entering = []
      if hasWork {
        reconcile()
        layout?.settle()
      }
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

  // MARK: Commit

  /// Removes what a dynamic node holds; `key` names it among what the node has held.
  @MainActor func removeChildren(of node: Node, key: AnyHashable? = nil) {
    remove(node.takeChildren(), from: node, key: key)
  }

  @MainActor func remove<Nodes: BidirectionalCollection<Node>>(
    _ nodes: Nodes, from container: Node?, key: AnyHashable? = nil
  ) {
    guard !nodes.isEmpty else { return }
    let canTransition = container?.canTransition == true
    let own = canTransition ? nodes.lazy.compactMap { Self.transition(of: $0)?.animation }.first : nil
    if let container, canTransition, core.pointee.isAnimated || own != nil {
      let transaction = container.effectiveTransaction
      if let animation = transaction.animation ?? own, !transaction.disablesAnimations,
        nodes.contains(where: { (Self.transition(of: $0) ?? .opacity).removal != nil })
      {
        return leave(Array(nodes), from: container, key: key, animation: animation, transaction: transaction)
      }
    }
    let mayWait = canTransition && !transaction.disablesAnimations
    for node in nodes.reversed() {
      let isDeferred =
        switch policies.swapCallbacks {
        case .byTransition: mayWait && (Self.transition(of: node).map { $0.removal != nil } ?? true)
        case .appearFirst: true
        case .disappearFirst: false
        }
      takeDown(node, isDeferred: isDeferred)
    }
    if let container { vacated.append(container) }
  }

  /// Logs the removal of a subtree, parents first, and takes it apart on the way; what has callbacks or state to
  /// give up waits, inner nodes first, for the end of the frame.
  @MainActor func takeDown(_ node: Node, isDeferred: Bool) {
    let start = removed.count
    let core = core
    let hasLeavingViews = !leavingViews.items.isEmpty
    let isObserved = removalObserver != nil
    var waiting = NodeStack()
    waiting.push(.passRetained(node))
    while waiting.count > 0 {
      let raw = waiting.pop()
      core.pointee.graveyard.push(raw)
      raw.borrowed { next in
        // What has left by a transition counts as removed since that began.
        let hasLeft = next.marks.contains(.leaving)
        if !hasLeft {
          if isObserved { removalObserver?(next) }
          EventLog.recordRemoval(next)
        }
        if next.extras != nil { cutAnimations(of: next, isLogged: !hasLeft) }
        next.isRemoved = true
        if next.marks.contains(.layoutIsKnown) { layout?.nodeRemoved(next) }
        if !next.marks.isDisjoint(with: [.appeared, .hasFirstProperty]) {
          removed.append(Removal(node: raw, isDeferred: isDeferred))
        }
        if hasLeavingViews {
          for item in leavingViews.take(from: next) {
            for node in item.nodes { takeDown(node, isDeferred: isDeferred) }
          }
        }
        next.moveChildren(to: &waiting)
      }
    }
    waiting.deallocate()
    if removed.count - start > 1 { removed[start...].reverse() }
  }

  private func cutAnimations(of node: Node, isLogged: Bool) {
    guard let extras = node.extras, !extras.animators.isEmpty else { return }
    for animator in extras.animators where animator.isRunning {
      if isLogged { log.record(.animationCut, node, text: animator.token.description) }
      timeline.end(animator)
    }
  }

  /// The transition that a removed or inserted view names, on itself or a modifier around it (rule 5.13).
  static func transition(of node: Node) -> AnyTransition? {
    var node: Node? = node
    while let current = node {
      if let transition = current.transition { return transition }
      node = current.isLeafView || current.childCount != 1 ? nil : current.child(at: 0)
    }
    return nil
  }

  /// Callbacks run after the frame: immediate disappearances, appearances and changes from the inside out, then
  /// the disappearances that wait for a transition (rules 4.2–4.10, 9.1–9.3).
  @MainActor private func callBack() {
    callBackDepth += 1
    defer {
      callBackDepth -= 1
      // A callback may itself have run an update: what was removed before it is still needed out there.
      if callBackDepth == 0 { core.pointee.graveyard.releaseAll() }
    }
    guard
      !(removed.isEmpty && effects.isEmpty && awaitingAppearance.isEmpty && vacated.isEmpty && leaving.isEmpty)
    else { return }
    let gone = removed
    removed = []
    let due = effects
    effects = []
    let late = awaitingAppearance
    awaitingAppearance = []
    let emptied = vacated
    vacated = []
    let hadWrites = !batches.isEmpty
    for removal in gone where !removal.isDeferred { removal.node.borrowed { if $0.hasAppeared { $0.disappear() } } }
    for effect in ordered(due) {
      switch effect {
      case .appear(let node):
        node.appear()
        if !node.hasAppeared, !node.isRemoved, node.isOnScreen { awaitingAppearance.append(node) }
      case .change(let node, let action): if !node.isRemoved { action() }
      }
    }
    for node in late where !node.isRemoved {
      node.appear()
      if !node.hasAppeared { awaitingAppearance.append(node) }
    }
    let left = leaving
    leaving = []
    for node in left.reversed() where !node.isRemoved && !node.isOnScreen { node.disappear() }
    for removal in gone where removal.isDeferred { removal.node.borrowed { if $0.hasAppeared { $0.disappear() } } }
    for container in emptied where container.childCount == 0 && !container.isRemoved {
      disappearWithLastView(in: container)
    }
    for removal in gone { removal.node.borrowed { discardState(of: $0) } }
    // An order counts for what comes of it only where callbacks write.
    if !hadWrites, !batches.isEmpty {
      if due.count > 1 {
        touch(.siblingAppear)
        touch(.dynamicAppear)
      }
      if !due.isEmpty, !gone.isEmpty { touch(.swapCallbacks) }
    }
  }

  /// A callback around several views disappears with the last of them, and may appear again (rules 4.12, 4.14).
  @MainActor private func disappearWithLastView(in container: Node) {
    var node: Node? = container
    while let next = node, !next.isLeafView {
      if next.hasAppeared, !next.hasView {
        next.disappear()
        awaitingAppearance.append(next)
      }
      node = next.parent
    }
  }

  private func discardState(of node: Node) {
    node.marks.insert(.discarded)
    node.forEachStorage { storage in
      storage.recordDiscard(of: node)
      storage.discard()
    }
  }
}

/// One hosted tree with its pending writes: invalidate, reconcile, commit, call back, until nothing is pending.
final class ViewGraph {
  private(set) var root: Node?
  private(set) var rootScope = EnvironmentScope(values: EnvironmentValues())
  private(set) lazy var log = EventLog(graph: self)
  var places = PlaceTable()
  let focus = Focus()
  private(set) var diagnostics: [Diagnostic] = []

  /// Counted from 1; one reconcile and commit each.
  private(set) var frame = 0
  /// One run of `update`, of one or more frames.
  private(set) var cycle = 0
  private(set) var isUpdating = false
  private(set) var transaction = Transaction()
  var implicitAnimations: [(node: Node, animation: Animation?)] = []

  private var lastNodeID: UInt32 = 0
  private var types: [ObjectIdentifier: ViewType] = [:]
  private var stack: [Node] = []
  private var dirty: [Node] = []
  private var reader: Node?
  private var batches: [Batch] = []
  private var nextBatch = 1
  private var removed: [(node: Node, isDeferred: Bool)] = []
  private var awaitingAppearance: [Node] = []
  var effects: [Effect] = []

  private struct Batch {
    var number: Int
    var transaction: Transaction
    var slots: [any StateStorage] = []
    var nodes: [Node] = []
  }

  enum Effect {
    case appear(Node)
    case change(Node, () -> Void)
  }

  func nextNodeID() -> NodeID {
    lastNodeID += 1
    return NodeID(rawValue: lastNodeID)
  }

  func viewType<T>(of value: T) -> ViewType {
    let key = ObjectIdentifier(T.self)
    if let known = types[key] { return known }
    let made = ViewType(of: value)
    types[key] = made
    return made
  }

  func statementPlace<V>(of type: V.Type, from start: Int) -> RawPlace? {
    StatementPlaces.find(unsafeBitCast(type, to: UnsafeRawPointer.self), from: start, to: StatementPlaces.count)?.place
  }

  // MARK: Invalidate

  func batch(for transaction: Transaction) -> Int {
    if let last = batches.last, last.transaction == transaction { return last.number }
    let number = nextBatch
    nextBatch += 1
    batches.append(Batch(number: number, transaction: transaction))
    return number
  }

  func enqueue(_ slot: any StateStorage, in batch: Int) {
    guard let index = batches.lastIndex(where: { $0.number == batch }) else { return }
    if batches[index].slots.last !== slot { batches[index].slots.append(slot) }
  }

  /// Asks for an update of a node whose source of truth is not a state slot (an object, a publisher).
  func requestUpdate(of node: Node, transaction: Transaction? = nil) {
    let number = batch(for: transaction ?? Transaction.current ?? Transaction())
    guard let index = batches.lastIndex(where: { $0.number == number }) else { return }
    batches[index].nodes.append(node)
  }

  func noteWrite<T>(_ node: Node, index: Int, old: T, new: T) {
    log.record(
      .stateWritten, node,
      text: "\(node.stateName(at: index)) \(String(reflecting: old)) → \(String(reflecting: new))")
  }

  func noteDiagnostic(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    log.record(.diagnosticReported, nil, text: "\(diagnostic.code): \(diagnostic)")
  }

  func noteRead(of slot: any StateStorage) {
    if let reader { slot.addReader(reader) }
  }

  func invalidate(_ node: Node) {
    guard !node.isRemoved, !node.isDirty else { return }
    node.isDirty = true
    dirty.append(node)
  }

  func schedule(_ node: Node) { stack.append(node) }

  @MainActor func reading<R>(_ node: Node, _ body: () -> R) -> R {
    let before = reader
    reader = node
    defer { reader = before }
    return body()
  }

  // MARK: Update

  @MainActor func setRoot<V: View>(_ view: V) {
    cycle += 1
    if let root = root as? RowNode<V> {
      root.view = view
      run(Transaction()) { self.schedule(root) }
    } else {
      run(Transaction()) {
        if let root = self.root { self.remove([root], from: nil) }
        let root = RowNode(view, Seat(parent: nil, graph: self, step: .body, place: 0))
        self.root = root
        self.schedule(root)
      }
    }
    settle()
  }

  @MainActor func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    cycle += 1
    var values = rootScope.values
    change(&values)
    let readers = rootScope.set(values)
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

  /// Runs the pending writes, batch by batch (rule 3.10), until callbacks write nothing more.
  @MainActor func update() {
    cycle += 1
    settle()
  }

  @MainActor private func settle() {
    var rounds = 0
    while !batches.isEmpty {
      rounds += 1
      guard rounds < 1000 else {
        batches = []
        return noteDiagnostic(.updateLimit)
      }
      let batch = batches.removeFirst()
      run(batch.transaction) {
        self.committedSlots = batch.slots
        for slot in batch.slots { slot.commit(batch: batch.number).forEach(self.invalidate) }
        batch.nodes.forEach(self.invalidate)
      }
    }
  }

  /// One frame: what `invalidate` names is reconciled, then the callbacks run.
  @MainActor private func run(_ transaction: Transaction, invalidate: () -> Void) {
    frame += 1
    self.transaction = transaction
    isUpdating = true
    invalidate()
    reconcile()
    implicitAnimations = []
    isUpdating = false
    for slot in committedSlots { slot.endUpdate() }
    committedSlots = []
    callBack()
    self.transaction = Transaction()
  }

  private var committedSlots: [any StateStorage] = []

  @MainActor private func reconcile() {
    drainStack()
    while !dirty.isEmpty {
      let nodes = dirty.sorted { ($0.depth, $0.id) < ($1.depth, $1.id) }
      dirty = []
      for node in nodes where node.isDirty && !node.isRemoved {
        stack.append(node)
        drainStack()
      }
    }
  }

  @MainActor private func drainStack() {
    while let node = stack.popLast() {
      guard !node.isRemoved else { continue }
      let start = stack.count
      node.evaluate()
      if stack.count - start > 1 { stack[start...].reverse() }
    }
  }

  // MARK: Commit

  /// Removes what a dynamic node holds.
  @MainActor func removeChildren(of node: Node) {
    let children = Array(node.children)
    node.children = []
    remove(children, from: node)
  }

  @MainActor func remove(_ nodes: [Node], from container: Node?) {
    let animation = container.flatMap(\.effectiveAnimation)
    for node in nodes.reversed() {
      let transition = Self.transition(of: node)
      let isDeferred =
        (container?.canTransition ?? false) && transition != .identity && !self.transaction.disablesAnimations
      if isDeferred, animation != nil, container?.canTransition == true {
        log.record(.transitionStarted, node, text: "removing \((transition ?? .opacity).description)")
      }
      var waiting = [node]
      var subtree: [Node] = []
      while let next = waiting.popLast() {
        subtree.append(next)
        waiting.append(contentsOf: next.children.reversed())
      }
      for next in subtree {
        log.record(.nodeRemoved, next)
        for token in next.tokens { log.record(.animationCut, next, text: token.description) }
        next.tokens = []
        next.isRemoved = true
      }
      for next in subtree.reversed() { removed.append((next, isDeferred)) }
    }
  }

  /// The transition that a removed or inserted view names, on itself or a modifier around it (rule 5.13).
  static func transition(of node: Node) -> AnyTransition? {
    var node: Node? = node
    while let current = node {
      if let transition = current.transition { return transition }
      node = current.isLeafView || current.children.count != 1 ? nil : current.children.first
    }
    return nil
  }

  /// Callbacks run after the frame: immediate disappearances, appearances and changes from the inside out, then
  /// the disappearances that wait for a transition (rules 4.2–4.10, 9.1–9.3).
  @MainActor private func callBack() {
    let gone = removed
    removed = []
    let due = effects
    effects = []
    let late = awaitingAppearance
    awaitingAppearance = []
    for (node, isDeferred) in gone where !isDeferred { node.disappear() }
    for effect in due.reversed() {
      switch effect {
      case .appear(let node):
        node.appear()
        if !node.hasAppeared, !node.isRemoved { awaitingAppearance.append(node) }
      case .change(let node, let action): if !node.isRemoved { action() }
      }
    }
    for node in late where !node.isRemoved {
      node.appear()
      if !node.hasAppeared { awaitingAppearance.append(node) }
    }
    for (node, isDeferred) in gone where isDeferred { node.disappear() }
    for (node, _) in gone {
      for (name, slot) in node.stateFields {
        log.record(.stateDiscarded, node, text: "\(name) = \(slot.valueText)")
        slot.discard()
      }
      node.isDiscarded = true
    }
  }
}

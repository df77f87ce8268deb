/// The end of a frame: what was removed is taken apart, then the callbacks run.
extension ViewGraph {
  /// A removed node that has something to do before it goes.
  struct Removal {
    /// Kept alive by the graveyard.
    let node: Unmanaged<Node>
    /// Disappears after what was inserted appears (rules 4.9, 4.10).
    let isDeferred: Bool
  }

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
  @MainActor func callBack() {
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
    let hadWrites = !writes.isEmpty
    for removal in gone where !removal.isDeferred { removal.node.borrowed { if $0.hasAppeared { $0.disappear() } } }
    for case .dismissal(let node, let action) in due where !node.isRemoved { action() }
    for effect in ordered(due) {
      switch effect {
      case .dismissal: break
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
    if !hadWrites, !writes.isEmpty {
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

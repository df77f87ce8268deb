extension ViewGraph {
  /// The callbacks of a frame in the order in which they run: from the inside out (rules 4.4, 4.5), and as the policies
  /// say where nothing is known for sure (rules 9.1, 9.2).
  func ordered(_ due: [Effect]) -> [Effect] {
    let reversed = Self.oldestFirst(due)
    guard reversed.count > 1, policies.siblingAppear != .reverse || policies.dynamicAppear != .childFirst else {
      return reversed
    }
    let keyed = reversed.enumerated().map { (effect: $0.element, order: $0.offset, chain: Chain($0.element.node)) }
    return keyed.sorted { left, right in
      if left.effect.node === right.effect.node { return left.order < right.order }
      return precedes(left.chain, right.chain) ?? (left.order < right.order)
    }.map(\.effect)
  }

  /// The last effect first; but those of one node, of which layout may cause several in a frame, in the order in which
  /// they came: what is told last is how it is.
  private static func oldestFirst(_ due: [Effect]) -> [Effect] {
    var reversed = Array(due.reversed())
    guard due.count > 1 else { return reversed }
    var hasSeveral = false
    for effect in due {
      if effect.node.marks.contains(.hasEffect) { hasSeveral = true }
      effect.node.marks.insert(.hasEffect)
    }
    for effect in due { effect.node.marks.remove(.hasEffect) }
    guard hasSeveral else { return reversed }
    var positions: [ObjectIdentifier: [Int]] = [:]
    for (index, effect) in reversed.enumerated() { positions[ObjectIdentifier(effect.node), default: []].append(index) }
    for places in positions.values where places.count > 1 {
      let effects = places.map { reversed[$0] }
      for (place, effect) in zip(places, effects.reversed()) { reversed[place] = effect }
    }
    return reversed
  }

  /// A node with all above it, the root first.
  private struct Chain {
    let nodes: [Node]

    init(_ node: Node) {
      var nodes: [Node] = []
      var next: Node? = node
      while let current = next {
        nodes.append(current)
        next = current.parent
      }
      self.nodes = nodes.reversed()
    }

    /// Whether something dynamic stands below a depth: what it holds may be exchanged.
    func isDynamic(below depth: Int) -> Bool {
      nodes.indices.contains { $0 >= depth && $0 + 1 < nodes.count && nodes[$0].holdsDynamicContent }
    }
  }

  private func precedes(_ left: Chain, _ right: Chain) -> Bool? {
    var common = 0
    while common < left.nodes.count, common < right.nodes.count, left.nodes[common] === right.nodes[common] {
      common += 1
    }
    guard common > 0 else { return nil }
    let isParentFirst = policies.dynamicAppear == .parentFirst
    if common == left.nodes.count || common == right.nodes.count {
      // One stands above the other.
      let leftIsInner = common == right.nodes.count
      let inner = leftIsInner ? left : right
      return leftIsInner != (isParentFirst && inner.isDynamic(below: common - 1))
    }
    let (leftSlot, rightSlot) = (left.nodes[common].slot, right.nodes[common].slot)
    if isParentFirst {
      let (leftIsDynamic, rightIsDynamic) = (left.isDynamic(below: common), right.isDynamic(below: common))
      if leftIsDynamic != rightIsDynamic, !left.nodes[common - 1].holdsDynamicContent { return rightIsDynamic }
    }
    switch policies.siblingAppear {
    case .reverse: return leftSlot > rightSlot
    case .source: return leftSlot < rightSlot
    case .shuffled: return (Self.shuffled(leftSlot), leftSlot) < (Self.shuffled(rightSlot), rightSlot)
    }
  }

  /// A number that has nothing to do with a position, the same in each run.
  private static func shuffled(_ slot: Int) -> UInt64 {
    var mixed = UInt64(truncatingIfNeeded: slot) &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension ViewGraph.Effect {
  fileprivate var node: Node {
    switch self {
    case .appear(let node), .change(let node, _), .dismissal(let node, _): node
    }
  }
}

extension Node {
  /// Whether what the node holds is exchanged as a whole: a conditional, a row, an id, an erased view.
  fileprivate var holdsDynamicContent: Bool { canTransition || self is AnyViewNode }

  /// Whether the number of views that the node stands for depends on values: a conditional, rows, an erased view.
  var holdsVaryingViews: Bool { (canTransition && !(self is any ExplicitIDNode)) || self is AnyViewNode }
}

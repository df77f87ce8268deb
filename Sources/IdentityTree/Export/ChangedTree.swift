/// The tree before a step and the tree after it as one: what stayed, what went and what came, each at its place.
struct ChangedTree {
  enum Fate: String, CaseIterable {
    /// The same node before and after.
    case kept
    /// The node went, and a new one of its type has taken its place with initial state.
    case replaced
    /// The node went, and none came for it.
    case lost
    /// The node came in this step.
    case new
  }

  struct Entry {
    let value: Snapshot.NodeValue
    /// The node's value before the step, if it lived then.
    let before: Snapshot.NodeValue?
    let fate: Fate
    let depth: Int
    /// The index of the parent in ``ChangedTree/nodes``.
    let parent: Int?
    var children: [Int] = []
    /// How many kept nodes this one stands for, if it stands for more than itself.
    var foldedCount = 0
  }

  /// Parents before children, siblings in order, what went before what came for it.
  private(set) var nodes: [Entry] = []

  /// A tree at rest: every node is kept.
  init(_ snapshot: Snapshot) { self.init(from: snapshot, to: snapshot) }

  init(from before: Snapshot, to after: Snapshot) {
    var waiting: [Waiting] = []
    switch (before.root, after.root) {
    case (let old?, let new?) where old.id == new.id: waiting = [Waiting(value: new, before: old, fate: .kept)]
    case (let old, let new): waiting = Self.exchange(old.map { [$0] } ?? [], new.map { [$0] } ?? []).reversed()
    }
    while let next = waiting.popLast() {
      let index = nodes.count
      let depth = next.parent.map { nodes[$0].depth + 1 } ?? 0
      nodes.append(
        Entry(value: next.value, before: next.before, fate: next.fate, depth: depth, parent: next.parent))
      if let parent = next.parent { nodes[parent].children.append(index) }
      waiting += Self.children(of: next).reversed().map { child in
        var child = child
        child.parent = index
        return child
      }
    }
  }

  func count(_ fate: Fate) -> Int { nodes.count { $0.fate == fate } }

  /// Whether nodes came or went.
  var isChanged: Bool { nodes.contains { $0.fate != .kept } }

  /// The tree with what stayed and has nothing changed below it folded, neighbours together.
  var folded: ChangedTree {
    var sizes = Array(repeating: 1, count: nodes.count)
    var isChanged = nodes.map { $0.fate != .kept || $0.before?.state != $0.value.state }
    for index in nodes.indices.reversed() {
      guard let parent = nodes[index].parent else { continue }
      sizes[parent] += sizes[index]
      if isChanged[index] { isChanged[parent] = true }
    }
    var result = self
    result.nodes = []
    var waiting: [(index: Int, parent: Int?, folded: Int)] = nodes.isEmpty ? [] : [(0, nil, 0)]
    waiting += nodes.indices.dropFirst().filter { nodes[$0].parent == nil }.map { ($0, nil, 0) }
    waiting.reverse()
    while let (index, parent, folded) = waiting.popLast() {
      var node = nodes[index]
      let place = result.nodes.count
      node = Entry(
        value: node.value, before: node.before, fate: node.fate, depth: node.depth, parent: parent, foldedCount: folded)
      result.nodes.append(node)
      if let parent { result.nodes[parent].children.append(place) }
      guard folded == 0 else { continue }
      var children: [(index: Int, parent: Int?, folded: Int)] = []
      for child in nodes[index].children {
        if isChanged[child] {
          children.append((child, place, 0))
        } else if let last = children.last, last.folded > 0 {
          children[children.count - 1].folded += sizes[child]
        } else {
          children.append((child, place, sizes[child]))
        }
      }
      waiting += children.reversed()
    }
    return result
  }

  private struct Waiting {
    let value: Snapshot.NodeValue
    var before: Snapshot.NodeValue?
    var fate: Fate
    var parent: Int?
    /// Below a node that went: how many nodes of each type came in its place and have no counterpart yet.
    var successors: Successors?
  }

  /// Shared by all that went at one place.
  private final class Successors {
    var counts: [String: Int]
    init(_ nodes: [Snapshot.NodeValue]) {
      counts = Dictionary(
        nodes.flatMap { Snapshot(root: $0).nodes }.map { ($0.type, 1) }, uniquingKeysWith: +)
    }
    func take(_ type: String) -> Bool {
      guard let count = counts[type], count > 0 else { return false }
      counts[type] = count - 1
      return true
    }
  }

  private static func children(of node: Waiting) -> [Waiting] {
    switch node.fate {
    case .kept: return exchange(node.before?.children ?? [], node.value.children)
    case .new: return node.value.children.map { Waiting(value: $0, fate: .new) }
    case .replaced, .lost: return node.value.children.map { gone($0, node.successors) }
    }
  }

  private static func gone(_ node: Snapshot.NodeValue, _ successors: Successors?) -> Waiting {
    let isReplaced = successors?.take(node.type) ?? false
    return Waiting(value: node, before: node, fate: isReplaced ? .replaced : .lost, successors: successors)
  }

  private static func exchange(_ old: [Snapshot.NodeValue], _ new: [Snapshot.NodeValue]) -> [Waiting] {
    let oldByID = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
    let newIDs = Set(new.map(\.id))
    let successors = Successors(new.filter { oldByID[$0.id] == nil })
    var result: [Waiting] = []
    var rest = old[...]
    func takeGone() {
      while let first = rest.first, !newIDs.contains(first.id) { result.append(gone(rest.removeFirst(), successors)) }
    }
    for node in new {
      takeGone()
      guard let before = oldByID[node.id] else {
        result.append(Waiting(value: node, fate: .new))
        continue
      }
      result.append(Waiting(value: node, before: before, fate: .kept))
      if rest.first?.id == node.id { rest.removeFirst() } else { rest.removeAll { $0.id == node.id } }
    }
    takeGone()
    // What stands behind a node that moved forward.
    for node in rest where !newIDs.contains(node.id) { result.append(gone(node, successors)) }
    return result
  }
}

extension ChangedTree.Entry {
  /// `likes 3 → 0`, or `likes = 3` where nothing changed.
  var stateTexts: [String] {
    value.state.indices.map { index in
      let state = value.state[index]
      guard fate == .kept, let old = before?.state, old.indices.contains(index), old[index].value != state.value else {
        return "\(state.name) = \(state.value)"
      }
      return "\(state.name) \(old[index].value) → \(state.value)"
    }
  }

  /// What the node shows and holds, in one line; empty if nothing.
  var contentText: String { ([value.text.map { "\"\($0)\"" }].compactMap(\.self) + stateTexts).joined(separator: ", ") }

  /// The step that leads to the node, where it says more than the tree's shape does.
  var stepText: String? {
    switch value.step {
    case .branch, .some, .element, .explicit: "\(value.step)"
    default: nil
    }
  }
}

import Foundation
import Observation

/// Asks for the update of a node when a source of truth outside of the tree changes; from any thread.
final class NodeReader: @unchecked Sendable {
  private weak var node: Node?
  /// How often the source said that it changes.
  private(set) var changeCount = 0

  init(_ node: Node) { self.node = node }

  func sourceWillChange() {
    guard MainQueue.isCurrent else {
      let graph = node?.graph
      RuntimeDiagnostics.report(.publishedFromBackground, in: graph)
      let clock = graph?.clock ?? VirtualClock.current
      clock?.schedule(after: 0) { self.requestUpdate() }
      return
    }
    requestUpdate()
  }

  /// Asks for the update without a word on the thread: observed properties may change on any.
  func requestUpdate() {
    changeCount += 1
    guard let node, !node.isRemoved else { return }
    if node.graph.isUpdating {
      RuntimeDiagnostics.report(.publishedDuringUpdate, in: node.graph)
    }
    node.graph.requestUpdate(of: node)
  }
}

/// Follows the observed properties that one evaluation of a node reads (rule 3.15).
final class ObservedReads: @unchecked Sendable {
  private weak var node: Node?
  private let lock = NSLock()
  private var isCurrent = true

  init(_ node: Node) { self.node = node }

  /// Evaluated again: what an earlier evaluation read no longer counts. Tells whether something of it changed.
  fileprivate func end() -> Bool {
    lock.withLock {
      defer { isCurrent = false }
      return !isCurrent
    }
  }

  fileprivate func propertyWillChange() {
    let isFirst = lock.withLock {
      defer { isCurrent = false }
      return isCurrent
    }
    guard isFirst else { return }
    if MainQueue.isCurrent {
      requestUpdate()
    } else {
      VirtualClock.current?.schedule(after: 0) { self.requestUpdate() }
    }
  }

  private func requestUpdate() {
    guard let node, !node.isRemoved else { return }
    if node.graph.isUpdating {
      // It may be the node that is being evaluated: it is evaluated again after this update.
      node.graph.noteDiagnostic(.modifiedDuringUpdate)
    }
    node.graph.requestUpdate(of: node)
  }

  /// Runs `body` for a node; the properties of observable objects that it reads ask for the node's update.
  @inline(__always) static func tracking<R>(_ node: Node, _ body: () -> R) -> R {
    if node.marks.contains(.readsObservables) { endEarlier(of: node) }
    return withObservationTracking(body, onChange: begin(for: node))
  }

  /// Called only if something was read.
  private static func begin(for node: Node) -> @Sendable () -> Void {
    let reads = ObservedReads(node)
    node.marks.insert(.readsObservables)
    node.keep(reads)
    return { reads.propertyWillChange() }
  }

  private static func endEarlier(of node: Node) {
    node.marks.remove(.readsObservables)
    guard let reads = node.kept(ObservedReads.self) else { return }
    node.letGo(ObservedReads.self)
    if reads.end() { node.kept(PrintedChanges.self)?.dependenciesChanged = true }
  }
}

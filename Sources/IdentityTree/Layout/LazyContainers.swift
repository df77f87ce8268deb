import Foundation

/// A container that makes rows when they become visible, as long as its node lives.
final class LazyContainer: GeometryObserver {
  private(set) weak var node: Node?
  private init(_ node: Node) { self.node = node }

  private var reported: Set<AnyHashable> = []

  func takeGeometry(from tree: LayoutTree) -> Bool {
    reportEqualIDs()
    return false
  }

  /// Says which explicit ids several child views have (rules 2.10, 7.9), each once.
  private func reportEqualIDs() {
    guard let node else { return }
    var seen: Set<AnyHashable> = []
    var waiting: [Node] = node.children.reversed()
    while let next = waiting.popLast() {
      if let id = (next as? any IdentifiedNode)?.anyID, !seen.insert(id).inserted, reported.insert(id).inserted {
        let name = node.typeName.prefix { $0 != "<" }
        node.graph.noteDiagnostic(.duplicateChildID("\(name)Layout", "\(id)"))
      }
      if !next.isLeafView { waiting.append(contentsOf: next.children.reversed()) }
    }
  }

  /// Makes the rows of `ForEach` in the content of a node wait until they are visible.
  @MainActor static func begin(_ node: Node) {
    guard !node.marks.contains(.makesRowsLazily) else { return }
    node.marks.insert(.makesRowsLazily)
    _ = node.watch { LazyContainer(node) }
  }
}

extension LazyVStack: PrimitiveView {
  public typealias Body = Never
  /// Resolves the arranged views; rows of a `ForEach` are made when they become visible.
  public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    LazyContainer.begin(slots.parent)
    Content._resolve(view.content, into: &slots)
  }
  /// Alignment, spacing and pinned views, where they are not the default.
  public var _attributes: [NodeAttribute] {
    StackAttributes.list(alignment == .center ? nil : alignment.name, spacing) + pinnedViews.attributes
  }
}

extension LazyHStack: PrimitiveView {
  public typealias Body = Never
  /// Resolves the arranged views; rows of a `ForEach` are made when they become visible.
  public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    LazyContainer.begin(slots.parent)
    Content._resolve(view.content, into: &slots)
  }
  /// Alignment, spacing and pinned views, where they are not the default.
  public var _attributes: [NodeAttribute] {
    StackAttributes.list(alignment == .center ? nil : alignment.name, spacing) + pinnedViews.attributes
  }
}

extension LazyVGrid: PrimitiveView {
  public typealias Body = Never
  /// Resolves the arranged views; rows of a `ForEach` are made when they become visible.
  public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    LazyContainer.begin(slots.parent)
    Content._resolve(view.content, into: &slots)
  }
  /// The columns, and the rest where it is not the default.
  public var _attributes: [NodeAttribute] {
    [NodeAttribute("columns", columns.map(\.text).joined(separator: ", "))]
      + StackAttributes.list(alignment == .center ? nil : alignment.name, spacing) + pinnedViews.attributes
  }
}

extension LazyHGrid: PrimitiveView {
  public typealias Body = Never
  /// Resolves the arranged views; rows of a `ForEach` are made when they become visible.
  public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    LazyContainer.begin(slots.parent)
    Content._resolve(view.content, into: &slots)
  }
  /// The rows, and the rest where it is not the default.
  public var _attributes: [NodeAttribute] {
    [NodeAttribute("rows", rows.map(\.text).joined(separator: ", "))]
      + StackAttributes.list(alignment == .center ? nil : alignment.name, spacing) + pinnedViews.attributes
  }
}

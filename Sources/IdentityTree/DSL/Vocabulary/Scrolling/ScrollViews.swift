import Foundation

/// A view that shows a part of a larger one (https://developer.apple.com/documentation/swiftui/scrollview).
nonisolated public struct ScrollView<Content: View>: View {
  public typealias Body = Never
  /// What scrolls.
  public var content: Content
  /// The directions to scroll in.
  public var axes: Axis.Set
  /// Whether the position is shown.
  public var showsIndicators: Bool

  /// Scrolls the views that the builder makes.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: ScrollNode<Content>.self)
  }
}

/// The node of a scroll view.
final class ScrollNode<Content: View>: BranchNode<ScrollView<Content>>, ScrollRole {
  override var isLeafView: Bool { true }
  override var attributes: [NodeAttribute] {
    var attributes = view.axes == .vertical ? [] : [NodeAttribute("axes", view.axes.text)]
    if !view.showsIndicators { attributes.append(NodeAttribute("showsIndicators", "false")) }
    return attributes
  }

  override func evaluate() {
    isDirty = false
    var slots = _Slots(self)
    Content._resolve(view.content, into: &slots)
  }
}

/// Gives its content a proxy to scroll with (https://developer.apple.com/documentation/swiftui/scrollviewreader).
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
  public typealias Body = Never
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes a reader around scroll views.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  /// Resolves the content.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    let node = slots.parent
    node.marks.insert(.passesRowsOn)
    node.isDirty = false
    let content = node.graph.reading(node) { view.content(ScrollViewProxy(reader: WeakNode(node: node))) }
    Content._resolve(content, into: &slots)
  }
}

/// Scrolls the scroll views in a reader (https://developer.apple.com/documentation/swiftui/scrollviewproxy).
public struct ScrollViewProxy: @unchecked Sendable {
  let reader: WeakNode

  /// Scrolls, once the update is done, until the view with an id is visible; `anchor` says where.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = reader.node, !node.isRemoved else { return }
    node.graph.requestScroll(below: node, to: AnyHashable(id), anchor: anchor)
  }
}

extension ViewGraph {
  /// Asks for a view to be scrolled to when the next update is laid out.
  func requestScroll(below node: Node, to id: AnyHashable, anchor: UnitPoint?) {
    layout?.requestScroll(below: node, to: id, anchor: anchor)
    // An update is due, even if nothing was written.
    _ = batch(for: Transaction.current ?? Transaction())
  }
}

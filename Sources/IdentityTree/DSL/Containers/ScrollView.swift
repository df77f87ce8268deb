import Foundation

/// A view that shows a part of a larger one (rule 2.25); https://developer.apple.com/documentation/swiftui/scrollview .
nonisolated public struct ScrollView<Content: View>: View {
  public typealias Body = Never
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  /// A scroll view along axes.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
  /// A scroll view along axes.
  public nonisolated init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: ScrollViewNode<Content>.self)
  }
}

/// The node of a scroll view.
final class ScrollViewNode<Content: View>: BranchNode<ScrollView<Content>>, ScrollRole {
  override var isLeafView: Bool { true }
  override func step(toChild index: Int) -> PathStep { .child(index) }
  override func evaluate() {
    var slots = _Slots(self)
    Content._resolve(view.content, into: &slots)
  }
}

/// Scrolls to views by their ids (https://developer.apple.com/documentation/swiftui/scrollviewproxy).
public struct ScrollViewProxy {
  weak var node: Node?

  /// Scrolls, once the update is done, until the view with an id is visible; `anchor` says where.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node, !node.isRemoved else { return }
    node.graph.requestScroll(below: node, to: .id(AnyHashable(id), anchor))
  }

  /// Scrolls, once the update is done, to where a position says.
  func scroll(to target: ScrollPosition.Target) {
    guard let node, !node.isRemoved, target != .none else { return }
    node.graph.requestScroll(below: node, to: target)
  }
}

extension ViewGraph {
  /// Asks for content to be moved when the next update is laid out.
  func requestScroll(below node: Node, to target: ScrollPosition.Target) {
    layout?.requestScroll(below: node, to: target)
    // An update is due, even if nothing was written.
    _ = batch(for: Transaction.current ?? Transaction())
  }
}

extension ScrollViewProxy: SelfComparing {
  func isSame(as other: Any) -> Bool { (other as? ScrollViewProxy)?.node === node }
}

/// Gives its content the means to scroll (https://developer.apple.com/documentation/swiftui/scrollviewreader).
nonisolated public struct ScrollViewReader<Content: View>: View {
  public typealias Body = Never
  public var content: (ScrollViewProxy) -> Content
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: ScrollViewReaderNode<Content>.self)
  }
}

/// The node of a scroll view reader.
final class ScrollViewReaderNode<Content: View>: BranchNode<ScrollViewReader<Content>> {
  required init(_ view: ScrollViewReader<Content>, _ seat: Seat) {
    super.init(
      view, seat, typeIndex: ViewGraph.typeIndex(named: ScrollViewReader<Content>.self, in: seat.core))
    // Scrolling needs frames.
    _ = graph.layoutTree
  }
  override func step(toChild index: Int) -> PathStep { .content }
  override func evaluate() {
    let content = reading { view.content(ScrollViewProxy(node: self)) }
    var slots = _Slots(self)
    Content._resolve(content, into: &slots)
  }
}

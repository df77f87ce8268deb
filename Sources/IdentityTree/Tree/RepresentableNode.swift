import Foundation

/// What a representable made, and how it is kept up to date.
final class HostedObject<Representable>: PropertyStorage {
  let update: @MainActor (Representable) -> Void
  private var dismantle: (@MainActor () -> Void)?

  init(update: @escaping @MainActor (Representable) -> Void, dismantle: @escaping @MainActor () -> Void) {
    self.update = update
    self.dismantle = dismantle
  }

  /// Ends what is hosted, once: with its node, not when the last log or snapshot lets go of it.
  override func discard() {
    guard let dismantle else { return }
    self.dismantle = nil
    // Nodes are let go on the main thread; elsewhere the hosted object just ends.
    if Thread.isMainThread { MainActor.assumeIsolated { dismantle() } }
  }
}

/// A view of another framework inside of SwiftUI with the way to make it.
nonisolated struct HostedRepresentable<Content: View>: View {
  typealias Body = Never
  let content: Content
  let host: @MainActor (Content, Node) -> HostedObject<Content>

  @MainActor static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: RepresentableNode<Content>.self)
  }
}

extension HostedRepresentable {
  /// Hosts what a representable makes: once with its coordinator, then brought up to date with each new value.
  @MainActor static func host<Context: RepresentableContext, Hosted>(
    _ view: Content, into slots: inout _Slots, coordinator: @escaping @MainActor (Content) -> Context.Coordinator,
    make: @escaping @MainActor (Content, Context) -> Hosted,
    update: @escaping @MainActor (Content, Hosted, Context) -> Void,
    dismantle: @escaping @MainActor (Hosted, Context.Coordinator) -> Void
  ) {
    let hosted = HostedRepresentable(content: view) { view, node in
      let coordinator = coordinator(view)
      @MainActor func context() -> Context {
        Context(coordinator: coordinator, transaction: node.graph.transaction, environment: node.scope.values)
      }
      let made = make(view, context())
      return HostedObject { view in
        update(view, made, context())
      } dismantle: {
        dismantle(made, coordinator)
      }
    }
    _resolve(hosted, into: &slots)
  }
}

extension HostedRepresentable: NamedNode {
  static var nodeName: String { TypeName.short(Content.self) }
}

/// The node of a representable, an opaque leaf: makes the hosted object once, and updates it with each new value.
final class RepresentableNode<Content: View>: ViewNode<HostedRepresentable<Content>> {
  private var hosted: HostedObject<Content>?

  required init(_ view: HostedRepresentable<Content>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(of: view.content, in: seat.core))
  }

  override var isLeafView: Bool { true }
  override var addedPropertyCount: Int { hosted == nil ? 0 : 1 }
  override var anyValue: Any { view.content }

  override func evaluate() {
    var copy = view.content
    installProperties(of: &copy)
    reading {
      if let hosted { return hosted.update(copy) }
      let object = view.host(copy, self)
      hosted = object
      // Behind those of the dynamic properties.
      appendProperty(object)
      object.update(copy)
    }
  }
}

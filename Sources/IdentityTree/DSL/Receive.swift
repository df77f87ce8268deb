/// Calls a closure with what a publisher sends
/// (https://developer.apple.com/documentation/swiftui/view/onreceive(_:perform:)).
nonisolated public struct _ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  public typealias Body = Never
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor public func _connect(_ node: Node) {
    node.kept { Reception<P>(node) }.update(publisher, action: action)
  }
}

/// The subscription of one `onReceive`; it lives as long as its node, and starts anew with another publisher.
private final class Reception<P: Publisher> where P.Failure == Never {
  private weak var node: Node?
  private var publisher: P?
  private var action: ((P.Output) -> Void)?
  private var subscription: AnyCancellable?
  /// What came during an update waits for its end.
  private var waiting: [P.Output] = []

  init(_ node: Node) { self.node = node }

  func update(_ new: P, action: @escaping (P.Output) -> Void) {
    self.action = action
    if let publisher, ValueComparison.areEqual(publisher, new) { return }
    publisher = new
    subscription = nil
    subscription = new.sink { [weak self] in self?.receive($0) }
  }

  private func receive(_ value: P.Output) {
    guard let node, !node.isRemoved else { return }
    guard node.graph.isUpdating else {
      action?(value)
      return
    }
    waiting.append(value)
    guard waiting.count == 1 else { return }
    node.graph.effects.append(
      .change(node) { [self] in
        let values = waiting
        waiting = []
        for value in values { action?(value) }
      })
  }
}

extension View {
  /// Calls `action` with each value that the publisher sends.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_ReceiveModifier(publisher: publisher, action: action))
  }
}

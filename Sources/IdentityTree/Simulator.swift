/// Hosts a view as SwiftUI would, without a screen: the one public way in.
///
/// ```swift
/// let simulator = Simulator { ProfileCard() }
/// simulator.tap("Like")
/// print(simulator.snapshot())
/// ```
@MainActor public final class Simulator {
  let graph = ViewGraph()

  /// Hosts the view that the builder makes, until it is at rest.
  public init<V: View>(@ViewBuilder _ root: () -> V) {
    graph.setRoot(root())
  }

  /// Gives the root a new value, as a parent would.
  public func setRoot<V: View>(@ViewBuilder _ root: () -> V) { graph.setRoot(root()) }

  /// Changes the environment of the root.
  public func setEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) {
    graph.setEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Removes the root view.
  public func teardown() { graph.teardown() }

  /// Runs `body`, then the updates that its writes cause.
  public func perform(_ body: @MainActor () -> Void) {
    body()
    graph.update()
  }

  /// The events since the last call, oldest first.
  public func takeEvents() -> [Event] { graph.log.take() }

  /// The diagnostics so far.
  public var diagnostics: [Diagnostic] { graph.diagnostics }

  /// How many events are kept at most; the oldest are dropped beyond it.
  public var eventCap: Int {
    get { graph.log.cap }
    set { graph.log.cap = max(newValue, 16) }
  }

  /// Taps the button whose label is `label`; false if there is none that reacts.
  @discardableResult public func tap(_ label: String) -> Bool {
    guard let control = controls.first(where: { $0.label == label && $0.tap != nil }), let tap = control.tap else {
      return false
    }
    perform { tap() }
    return true
  }

  /// Flips the toggle whose label is `label`; false if there is none.
  @discardableResult public func toggle(_ label: String) -> Bool {
    guard let control = controls.first(where: { $0.label == label && $0.binding != nil }), let isOn = control.binding
    else { return false }
    perform { isOn.wrappedValue.toggle() }
    return true
  }

  /// The labels of the toggles, in tree order.
  public var toggleLabels: [String] { controls.filter { $0.binding != nil }.map(\.label) }
  /// The labels of the buttons, in tree order.
  public var buttonLabels: [String] { controls.filter { $0.tap != nil }.map(\.label) }

  /// The Bool states of the tree as `Type.name`, in tree order.
  public var booleanStates: [String] {
    var names: [String] = []
    for node in liveNodes {
      for (name, slot) in node.stateFields where slot.anyValue is Bool {
        let key = "\(node.typeName).\(name)"
        if !names.contains(key) { names.append(key) }
      }
    }
    return names
  }

  /// Writes a state named `Type.name`; false if there is no such state or the value is of another type.
  @discardableResult public func setState(_ key: String, to value: Any) -> Bool {
    guard let slot = slot(key) else { return false }
    var isSet = false
    perform { isSet = slot.set(value) }
    return isSet
  }

  /// The value of a state named `Type.name`.
  public func state(_ key: String) -> Any? { slot(key)?.anyValue }

  private func slot(_ key: String) -> (any StateStorage)? {
    for node in liveNodes {
      for (name, slot) in node.stateFields where "\(node.typeName).\(name)" == key { return slot }
    }
    return nil
  }

  private var liveNodes: [Node] {
    var result: [Node] = []
    var waiting = graph.root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      result.append(node)
      waiting.append(contentsOf: node.children.reversed())
    }
    return result
  }

  private struct Control {
    var label: String
    var tap: (() -> Void)?
    var binding: Binding<Bool>?
  }

  private var controls: [Control] {
    liveNodes.compactMap { node in
      guard let control = node.control else { return nil }
      guard node.scope.values.isEnabled else { return nil }
      let label = Self.texts(of: node).joined(separator: " ")
      switch control {
      case .button(let action): return Control(label: label, tap: action, binding: nil)
      case .toggle(let isOn): return Control(label: label, tap: nil, binding: isOn)
      default: return nil
      }
    }
  }

  private static func texts(of node: Node) -> [String] {
    var result: [String] = []
    var waiting = [node]
    while let next = waiting.popLast() {
      if let text = next.text { result.append(text) }
      waiting.append(contentsOf: next.children.reversed())
    }
    return result
  }

  /// The tree now.
  public func snapshot() -> Snapshot {
    var values: [ObjectIdentifier: Snapshot.NodeValue] = [:]
    let nodes = liveNodes
    for node in nodes.reversed() {
      values[ObjectIdentifier(node)] = Snapshot.NodeValue(
        id: node.id, type: node.typeName, path: node.path, step: node.step,
        state: node.stateFields.map { .init(name: $0.name, value: $0.storage.valueText) }, text: node.text,
        detail: node.detail, animations: node.tokens.map(\.description), place: graph.places[node.place],
        children: node.children.compactMap { values.removeValue(forKey: ObjectIdentifier($0)) })
    }
    return Snapshot(root: nodes.first.flatMap { values[ObjectIdentifier($0)] })
  }
}

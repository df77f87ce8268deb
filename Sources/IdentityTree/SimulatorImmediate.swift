// Without waiting: for scenarios and for tests of the engine, where nothing asynchronous is under way.

extension Simulator {
  /// Hosts the view that the builder makes.
  convenience init<V: View>(
    policies: Policies = Policies(), device: SimulatedDevice = .phone, @ViewBuilder _ root: () -> V
  ) {
    self.init(policies: policies, device: device)
    graph.setRoot(root())
  }

  /// Gives the root a new value, as a parent would.
  func setRoot<V: View>(@ViewBuilder _ root: () -> V) { graph.setRoot(root()) }

  /// Changes the environment of the root.
  func setEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) {
    graph.setEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Removes the root view.
  func teardown() { graph.teardown() }

  /// Runs `body`, then the updates that its writes cause.
  func perform(_ body: @MainActor () -> Void) {
    graph.clock.asCurrent { body() }
    graph.update()
  }

  /// Taps the first button whose label is `label`; false if there is none that reacts.
  @discardableResult func tap(_ label: String) -> Bool {
    for control in controls where control.label == label {
      guard case .button(let action) = control.role else { continue }
      perform { action() }
      return true
    }
    return false
  }

  /// Flips the first toggle whose label is `label`; false if there is none.
  @discardableResult func toggle(_ label: String) -> Bool {
    for control in controls where control.label == label {
      guard case .toggle(let isOn) = control.role else { continue }
      perform { isOn.wrappedValue.toggle() }
      return true
    }
    return false
  }

  /// Writes a state named `Type.name`; false if there is no such state or the value is of another type.
  @discardableResult func setState(_ key: String, to value: Any) -> Bool {
    guard let slot = slot(key) else { return false }
    var isSet = false
    perform { isSet = slot.set(value) }
    return isSet
  }

  private var controls: [(label: String, role: ControlRole)] {
    liveNodes.compactMap { node in
      guard let role = node.control, node.scope.values.isEnabled else { return nil }
      return (NodeQuery.label(of: node), role)
    }
  }

  private func slot(_ key: String) -> (any StateStorage)? {
    for node in liveNodes {
      for (name, slot) in node.stateFields where "\(node.typeName).\(name)" == key { return slot }
    }
    return nil
  }
}

extension Simulator {
  /// The labels of the toggles, in tree order.
  public var toggleLabels: [String] {
    controls.compactMap { if case .toggle = $0.role { $0.label } else { nil } }
  }
  /// The labels of the buttons, in tree order.
  public var buttonLabels: [String] {
    controls.compactMap { if case .button = $0.role { $0.label } else { nil } }
  }

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

  /// The value of a state named `Type.name`.
  public func state(_ key: String) -> Any? { slot(key)?.anyValue }
}

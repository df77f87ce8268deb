/// The values of views and of their dynamic properties at one moment, to say afterwards why bodies ran and which writes
/// led to what they made.
@MainActor struct BodyChanges {
  private struct Values {
    let view: Any
    let properties: [Any]
    /// The objects that the properties hold, by the property's name.
    let objects: [String: ObjectValues]
  }

  private var values: [NodeID: Values] = [:]

  init(_ graph: ViewGraph) {
    for node in NodeQuery(graph: graph).live where node.hasBody { values[node.id] = Self.values(of: node) }
  }

  /// For each node that lived before what differs now.
  func reasons(in graph: ViewGraph) -> [NodeID: ChangedProperties] {
    var reasons: [NodeID: ChangedProperties] = [:]
    for node in NodeQuery(graph: graph).live {
      guard let old = values[node.id] else { continue }
      reasons[node.id] = Self.changes(of: node, from: old, to: Self.values(of: node))
    }
    return reasons
  }

  private static func changes(of node: Node, from old: Values, to new: Values) -> ChangedProperties {
    let fields = node.type.dynamicFields
    var changes = ChangedProperties()
    changes.isValueOther = !ValueComparison.areSame(old.view, new.view)
    changes.isLibrary = String(reflecting: Swift.type(of: new.view)).hasPrefix("IdentityTree.")
    for index in fields.indices where index < old.properties.count {
      let name = LiteralReading.plainName(fields[index].name)
      let type = "\(fields[index].type)"
      let inner = old.objects[name].flatMap { object in new.objects[name].map { object.changes(to: $0) } } ?? []
      let isOther = !ValueComparison.areSame(old.properties[index], new.properties[index])
      guard isOther || !inner.isEmpty else { continue }
      if isOther { changes.fields.append(fields[index].name) }
      if isOther, type.hasPrefix("ObservedObject<"), let former = old.objects[name], let current = new.objects[name],
        let exchanged = former.exchanged(for: current, in: name)
      {
        changes.exchanged.append(exchanged)
      }
      if type.hasPrefix("Binding<") {
        changes.isPassed = true
      } else if !inner.isEmpty {
        changes.written += inner.map { "\(name).\($0)" }
      } else if type.hasPrefix("Environment<") || type.hasPrefix("EnvironmentObject<") {
        changes.environment.append(name)
      } else {
        changes.written.append(name)
      }
    }
    // Observable objects need no wrapper (rule 3.15).
    let known = Set(fields.map { LiteralReading.plainName($0.name) })
    for (name, object) in old.objects.sorted(by: { $0.key < $1.key }) where !known.contains(name) {
      changes.written += new.objects[name].map { object.changes(to: $0) }?.map { "\(name).\($0)" } ?? []
    }
    return changes
  }

  private static func values(of node: Node) -> Values {
    let view = node.anyValue
    var objects: [String: ObjectValues] = [:]
    for child in Mirror(reflecting: view).children {
      guard let label = child.label, let object = ObjectValues(child.value) else { continue }
      objects[label] = object
    }
    for (index, field) in node.type.dynamicFields.enumerated() {
      objects[LiteralReading.plainName(field.name)] = object(of: node, at: index)
    }
    return Values(view: view, properties: TracedProperties.values(of: node), objects: objects)
  }

  private static func object(of node: Node, at index: Int) -> ObjectValues? {
    let property = node.property(at: index)
    if let followed = property as? any ObservingStorage { return followed.object.flatMap { ObjectValues($0) } }
    if let storage = property as? any StateStorage { return ObjectValues(storage.anyValue) }
    let values = TracedProperties.values(of: node)
    return index < values.count ? ObjectValues(values[index]) : nil
  }
}

/// What the properties of an object hold at one moment.
private struct ObjectValues {
  private let object: ObjectIdentifier
  private let type: String
  private var values: [(name: String, value: Any)] = []

  init?(_ any: Any) {
    let mirror = Mirror(reflecting: any)
    if mirror.displayStyle == .optional {
      guard let inside = mirror.children.first?.value, let values = ObjectValues(inside) else { return nil }
      self = values
      return
    }
    guard Swift.type(of: any) is AnyClass else { return nil }
    object = ObjectIdentifier(any as AnyObject)
    type = TypeName.short(Swift.type(of: any))
    var next: Mirror? = mirror
    while let current = next, values.count < Self.most {
      for child in current.children {
        guard let label = child.label, !label.hasPrefix("_$") else { continue }
        let value = (child.value as? any WrappedProperty)?.heldValue ?? child.value
        values.append((LiteralReading.plainName(label), value))
      }
      next = current.superclassMirror
    }
  }

  private static let most = 64

  /// What differs where another object took the place; `nil` where it is the same one.
  @MainActor func exchanged(for new: ObjectValues, in property: String) -> ExchangedObject? {
    guard object != new.object else { return nil }
    let values = self.values.compactMap { old -> (String, String, String)? in
      guard let other = new.values.first(where: { $0.name == old.name }),
        !(Swift.type(of: old.value) is AnyClass), !TracedProperties.areEqual(old.value, other.value)
      else { return nil }
      return (old.name, ValueText.reflecting(old.value), ValueText.reflecting(other.value))
    }
    return ExchangedObject(property: property, type: new.type, identities: [object, new.object], values: values)
  }

  /// The properties of the same object that have other values now.
  @MainActor func changes(to new: ObjectValues) -> [String] {
    guard object == new.object, values.count == new.values.count else { return [] }
    return zip(values, new.values).filter { !TracedProperties.areEqual($0.value, $1.value) }.map(\.0.name)
  }
}

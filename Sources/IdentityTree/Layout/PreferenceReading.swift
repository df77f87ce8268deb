import Foundation

/// A modifier that takes part in the value of a preference.
protocol PreferencePart {
  /// Changes the value that comes from the content; true if the content does not matter.
  func apply<Key: PreferenceKey>(_ key: Key.Type, _ value: inout Key.Value?, _ node: Node)
  func replacesContent<Key: PreferenceKey>(_ key: Key.Type) -> Bool
}

extension _PreferenceWritingModifier: PreferencePart {
  func replacesContent<Other: PreferenceKey>(_ key: Other.Type) -> Bool { key == Key.self }
  func apply<Other: PreferenceKey>(_ key: Other.Type, _ value: inout Other.Value?, _ node: Node) {
    if key == Key.self { value = self.value as? Other.Value }
  }
}

extension _AnchorWritingModifier: PreferencePart {
  func replacesContent<Other: PreferenceKey>(_ key: Other.Type) -> Bool { key == Key.self }
  func apply<Other: PreferenceKey>(_ key: Other.Type, _ value: inout Other.Value?, _ node: Node) {
    if key == Key.self { value = transform(anchor.anchor(at: NodeLocation(node))) as? Other.Value }
  }
}

extension _PreferenceTransformModifier: PreferencePart {
  func replacesContent<Other: PreferenceKey>(_ key: Other.Type) -> Bool { false }
  func apply<Other: PreferenceKey>(_ key: Other.Type, _ value: inout Other.Value?, _ node: Node) {
    guard key == Key.self, var own = (value ?? Other.defaultValue) as? Key.Value else { return }
    transform(&own)
    value = own as? Other.Value
  }
}

extension _AnchorTransformModifier: PreferencePart {
  func replacesContent<Other: PreferenceKey>(_ key: Other.Type) -> Bool { false }
  func apply<Other: PreferenceKey>(_ key: Other.Type, _ value: inout Other.Value?, _ node: Node) {
    guard key == Key.self, var own = (value ?? Other.defaultValue) as? Key.Value else { return }
    transform(&own, anchor.anchor(at: NodeLocation(node)))
    value = own as? Other.Value
  }
}

/// The place of a node, for anchors.
final class NodeLocation: AnchorLocation {
  private weak var node: Node?
  init(_ node: Node) { self.node = node }
  var globalFrame: CGRect {
    node.flatMap { node in (node.graph.layout as? LayoutTree)?.knownFrame(of: node) } ?? .zero
  }
}

/// Joins the preferences of a subtree.
enum PreferenceReading {
  /// The value that the content of a modifier's node sets; `nil` if no view sets one.
  static func value<Key: PreferenceKey>(_ key: Key.Type, ofContentOf node: Node) -> Key.Value? {
    let count = (node as? any ModifierLayoutNode)?.contentCount ?? node.childCount
    return joined(key, Array(node.children.prefix(count)))
  }

  private enum Work {
    case visit(Node)
    /// Joins the values of the last so many views, and lets a modifier change the result.
    case join(Int, Node?)
  }

  /// Views are visited in order without recursion; values wait on a stack.
  private static func joined<Key: PreferenceKey>(_ key: Key.Type, _ roots: [Node]) -> Key.Value? {
    var values: [Key.Value?] = []
    var work: [Work] = [.join(roots.count, nil)]
    work += roots.reversed().map { .visit($0) }
    while let next = work.popLast() {
      switch next {
      case .visit(let node):
        if node.marks.contains(.detached) || node is any PresentedPart {
          values.append(nil)
          continue
        }
        let part = (node is any ModifierLayoutNode) ? node.anyValue as? any PreferencePart : nil
        if let part, part.replacesContent(key) {
          var value: Key.Value?
          part.apply(key, &value, node)
          values.append(value)
          continue
        }
        let children = node.children
        work.append(.join(children.count, part == nil ? nil : node))
        work += children.reversed().map { .visit($0) }
      case .join(let count, let node):
        var result: Key.Value?
        for case let value? in values.suffix(count) {
          guard var joined = result else {
            result = value
            continue
          }
          Key.reduce(value: &joined, nextValue: { value })
          result = joined
        }
        values.removeLast(count)
        if let node, let part = node.anyValue as? any PreferencePart { part.apply(key, &result, node) }
        values.append(result)
      }
    }
    return values.last ?? nil
  }
}

/// What an `onPreferenceChange` saw last; kept at its node.
final class PreferenceActionState<Key: PreferenceKey>: GeometryObserver where Key.Value: Equatable {
  private(set) weak var node: Node?
  var action: (Key.Value) -> Void
  private var last: Key.Value?

  init(_ node: Node, _ action: @escaping (Key.Value) -> Void) {
    self.node = node
    self.action = action
  }

  func takeGeometry(from tree: LayoutTree) -> Bool { false }

  func layoutSettled(_ tree: LayoutTree) {
    guard let node else { return }
    let new = PreferenceReading.value(Key.self, ofContentOf: node) ?? Key.defaultValue
    guard new != last ?? Key.defaultValue else {
      last = new
      return
    }
    last = new
    node.graph.effects.append(.change(node) { [action] in action(new) })
  }
}

extension _PreferenceActionModifier {
  /// Begins to watch the preference.
  @MainActor public func _connect(_ node: Node) {
    let key = ObjectIdentifier(PreferenceActionState<Key>.self)
    if let known = node.extras?.kept[key] as? PreferenceActionState<Key> {
      known.action = action
    } else {
      let made = PreferenceActionState<Key>(node, action)
      node.ownExtras.kept[key] = made
      node.graph.layoutTree.add(made)
    }
  }
}

/// The value that a preference layer was made for; kept at its node.
final class PreferenceLayerState<Key: PreferenceKey>: GeometryObserver {
  private(set) weak var node: Node?
  private(set) var value = Key.defaultValue

  init(_ node: Node) { self.node = node }

  static func of(_ node: Node) -> PreferenceLayerState {
    let key = ObjectIdentifier(PreferenceLayerState<Key>.self)
    if let known = node.extras?.kept[key] as? PreferenceLayerState { return known }
    let made = PreferenceLayerState(node)
    node.ownExtras.kept[key] = made
    node.graph.layoutTree.add(made)
    return made
  }

  func takeGeometry(from tree: LayoutTree) -> Bool {
    guard let node else { return false }
    let new = PreferenceReading.value(Key.self, ofContentOf: node) ?? Key.defaultValue
    defer { value = new }
    return !LayoutRecipe.areSame(new, value)
  }
}

extension _PreferenceLayerModifier {
  /// Resolves the layer for the value that is known.
  @MainActor public static func _resolveAttachment(_ modifier: Self, into slots: inout _Slots) {
    let node = slots.parent
    let value = PreferenceLayerState<Key>.of(node).value
    node.isDirty = false
    let layer = node.graph.reading(node) { modifier.layer(value) }
    Layer._resolve(layer, into: &slots)
  }
}

extension _PreferenceLayerModifier: LaidOutModifier {
  func _layout(_ context: LayoutContext) -> LayoutRecipe? { .layers(alignment) }
}

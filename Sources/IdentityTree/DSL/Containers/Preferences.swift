import Foundation

/// A value that views pass up to those around them (https://developer.apple.com/documentation/swiftui/preferencekey).
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Self.Value { get }
  /// Adds the next view's value to those before.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  public static func reduce(value: inout Value, nextValue: () -> Value) { value = nextValue() }
}

/// A modifier that sets or changes a preference.
@MainActor protocol PreferenceSource {
  /// The key.
  var preferenceKey: ObjectIdentifier { get }
  /// Whether what is inside counts: a set value takes its place.
  var passesInner: Bool { get }
  func apply(to value: inout Any, _ node: Node)
}

/// Sets a preference.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: PrimitiveModifier {
  public typealias Body = Never
  public let value: Key.Value
}

extension _PreferenceWritingModifier: PreferenceSource {
  @MainActor var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }
  @MainActor var passesInner: Bool { false }
  @MainActor func apply(to value: inout Any, _ node: Node) { value = self.value }
}

/// Changes a preference.
nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: PrimitiveModifier {
  public typealias Body = Never
  public let transform: (inout Key.Value) -> Void
}

extension _PreferenceTransformModifier: PreferenceSource {
  @MainActor var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }
  @MainActor var passesInner: Bool { true }
  @MainActor func apply(to value: inout Any, _ node: Node) {
    var typed = value as? Key.Value ?? Key.defaultValue
    transform(&typed)
    value = typed
  }
}

/// Sets or changes a preference from a place in the view.
nonisolated public struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey>: PrimitiveModifier {
  public typealias Body = Never
  let anchor: Anchor<AnchorValue>.Source
  let replaces: Bool
  let transform: (inout Key.Value, Anchor<AnchorValue>) -> Void
}

extension _AnchorWritingModifier: PreferenceSource {
  @MainActor var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }
  @MainActor var passesInner: Bool { !replaces }
  @MainActor func apply(to value: inout Any, _ node: Node) {
    var typed = replaces ? Key.defaultValue : value as? Key.Value ?? Key.defaultValue
    transform(&typed, anchor.anchor(at: NodeAnchor.of(node)))
    value = typed
  }
}

/// The frame of a node, as a place.
final class NodeAnchor: AnchorLocation {
  private weak var node: Node?
  private init(_ node: Node) { self.node = node }

  /// One for each node, so that anchors to it are equal.
  static func of(_ node: Node) -> NodeAnchor { node.kept { NodeAnchor(node) } }

  var globalFrame: CGRect { node.flatMap { $0.graph.layoutTree.knownFrame(of: $0) } ?? .zero }
}

/// Reads a preference of its content.
protocol PreferenceReader: Node {
  /// Reads it again; true if the node must be evaluated for it.
  @MainActor func readPreference() -> Bool
}

@MainActor enum Preferences {
  /// The value that views pass up from nodes; `nil` if none does.
  static func value<Key: PreferenceKey>(of key: Key.Type, from roots: some Collection<Node>) -> Key.Value? {
    var result: Key.Value?
    var waiting = Array(roots.reversed())
    while let node = waiting.popLast() {
      if node.marks.contains(.detached) || node is any BarPart { continue }
      if let part = node as? any PresentedPart, part.kind != .destination { continue }
      if let source = node.role(PreferenceSource.self), source.preferenceKey == ObjectIdentifier(Key.self) {
        var own: Any = Key.defaultValue
        if source.passesInner { own = value(of: key, from: node.children) ?? Key.defaultValue }
        source.apply(to: &own, node)
        guard let next = own as? Key.Value else { continue }
        if result == nil { result = next } else { Key.reduce(value: &result!) { next } }
        continue
      }
      waiting.append(contentsOf: node.children.reversed())
    }
    return result
  }
}

extension ViewGraph {
  /// Has the readers of preferences look again; true if some must be evaluated.
  @MainActor func settlePreferences() -> Bool {
    guard !preferenceReaders.isEmpty else { return false }
    preferenceReaders.removeAll { $0.node?.isRemoved ?? true }
    var isChanged = false
    // Inner ones first: what they show may pass values on.
    for entry in preferenceReaders.reversed() {
      guard let node = entry.node as? any PreferenceReader, node.isOnScreen, node.readPreference() else { continue }
      invalidate(node)
      isChanged = true
    }
    return isChanged
  }
}

/// Calls a closure when a preference changes.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
  public typealias Body = Never
  public let action: (Key.Value) -> Void

  @MainActor public static func _resolve<C: View>(_ modifier: Self, content: C, into slots: inout _Slots) {
    slots.reconcile(ModifiedContent(content: content, modifier: modifier), as: PreferenceActionNode<C, Key>.self)
  }
  public nonisolated static func _isUnary<C: View>(over content: C.Type) -> Bool { true }
}

/// The node of `onPreferenceChange`.
final class PreferenceActionNode<C: View, Key: PreferenceKey>:
  BranchNode<ModifiedContent<C, _PreferenceActionModifier<Key>>>, PreferenceReader
where Key.Value: Equatable {
  private var last: Key.Value = Key.defaultValue
  private var changes = (cycle: 0, count: 0)
  /// The values of this update, oldest first.
  private var seen: [Key.Value] = []
  private var isCycling = false

  required init(_ view: ModifiedContent<C, _PreferenceActionModifier<Key>>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: _PreferenceActionModifier<Key>.self, in: seat.core))
    graph.preferenceReaders.append(WeakNode(node: self))
  }

  override var anyValue: Any { view.modifier }
  override func step(toChild index: Int) -> PathStep { .content }

  override func evaluate() {
    var slots = _Slots(self)
    C._resolve(view.content, into: &slots)
  }

  /// How often a preference may change in one update of the graph (7.11).
  private static var limit: Int { 8 }

  @MainActor func readPreference() -> Bool {
    let new = Preferences.value(of: Key.self, from: children) ?? Key.defaultValue
    guard new != last else { return false }
    last = new
    if changes.cycle != graph.cycle { seen = [] }
    changes = changes.cycle == graph.cycle ? (graph.cycle, changes.count + 1) : (graph.cycle, 1)
    // Back to a value of this update a second time: it would go on so (7.13).
    let repeats = seen.count { $0 == new }
    seen.append(new)
    guard repeats < 2 else {
      if repeats == 2, !isCycling { graph.noteDiagnostic(.valueCycle("Bound preference \(TypeName.short(Key.self))")) }
      isCycling = true
      return false
    }
    isCycling = false
    guard changes.count <= Self.limit else {
      if changes.count == Self.limit + 1 { graph.noteDiagnostic(.preferenceLoop(TypeName.short(Key.self))) }
      return false
    }
    let action = view.modifier.action
    graph.effects.append(.change(self) { action(new) })
    return false
  }
}

/// Shows a view made from a preference, in front of or behind the content.
nonisolated public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier {
  public typealias Body = Never
  let alignment: Alignment
  let isOverlay: Bool
  let layer: (Key.Value) -> Layer

  @MainActor public static func _resolve<C: View>(_ modifier: Self, content: C, into slots: inout _Slots) {
    slots.reconcile(ModifiedContent(content: content, modifier: modifier), as: PreferenceLayerNode<C, Key, Layer>.self)
  }
  public nonisolated static func _isUnary<C: View>(over content: C.Type) -> Bool { true }
}

/// The node of a layer made from a preference.
final class PreferenceLayerNode<C: View, Key: PreferenceKey, Layer: View>:
  BranchNode<ModifiedContent<C, _PreferenceLayerModifier<Key, Layer>>>, PreferenceReader, ModifierLayoutNode
{
  private var value: Key.Value?
  /// The newest layer; none before the content has passed up its values.
  private var layer: Layer?
  /// Whether the closure is to be called: once in an update, with the values that the content has passed up by then.
  private var isLayerDue = true
  private var isReading = false
  private(set) var contentCount = 1

  required init(_ view: ModifiedContent<C, _PreferenceLayerModifier<Key, Layer>>, _ seat: Seat) {
    super.init(
      view, seat, typeIndex: ViewGraph.typeIndex(named: _PreferenceLayerModifier<Key, Layer>.self, in: seat.core))
    graph.preferenceReaders.append(WeakNode(node: self))
  }

  override var anyValue: Any { view.modifier }
  override func step(toChild index: Int) -> PathStep { index < contentCount ? .content : .attachment }

  override func evaluate() {
    var slots = _Slots(self)
    C._resolve(view.content, into: &slots)
    contentCount = slots.index
    isLayerDue = !isReading
    if isReading {
      isReading = false
      if layer == nil { slots.beginInserting() }
      let value = value ?? Key.defaultValue
      layer = reading { view.modifier.layer(value) }
    }
    if let layer { Layer._resolve(layer, into: &slots) }
  }

  @MainActor func readPreference() -> Bool {
    let new = Preferences.value(of: Key.self, from: children.prefix(contentCount))
    guard isLayerDue || (new != nil || value != nil) && !ValueComparison.areSame(new as Any, value as Any) else {
      return false
    }
    value = new
    isReading = true
    return true
  }
}

extension View {
  /// Sets a preference.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }
  /// Changes a preference.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }
  /// Sets a preference from a place in the view.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(anchor: value, replaces: true) { $0 = transform($1) })
  }
  /// Changes a preference from a place in the view.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(anchor: value, replaces: false, transform: transform))
  }
  /// Calls `action` when a preference of the view changes.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
  /// Shows a view made from a preference in front of the view.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceLayerModifier<K, V>(alignment: alignment, isOverlay: true, layer: transform))
  }
  /// Shows a view made from a preference in front of the view (older form).
  @_disfavoredOverload
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceLayerModifier<K, V>(alignment: .center, isOverlay: true, layer: transform))
  }
  /// Shows a view made from a preference behind the view.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceLayerModifier<K, V>(alignment: alignment, isOverlay: false, layer: transform))
  }
  /// Shows a view made from a preference behind the view (older form).
  @_disfavoredOverload
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceLayerModifier<K, V>(alignment: .center, isOverlay: false, layer: transform))
  }
}

/// The long-lived thing at one identity.
///
/// Children sit at fixed positions; only conditionals, `AnyView`, `.id` and `ForEach` exchange theirs.
public class Node {
  let id: NodeID
  let typeName: String
  unowned let graph: ViewGraph
  private(set) weak var parent: Node?
  let depth: Int
  /// The step from the parent to this node.
  var step: PathStep
  let place: PlaceIndex
  let scope: EnvironmentScope
  var children: ContiguousArray<Node> = []
  /// Removed from the tree; state is gone, writes are dropped (rule 3.4).
  var isRemoved = false
  var isDiscarded = false
  var isDirty = false
  var hasInstalled = false
  var hasEvaluated = false

  private var properties: ContiguousArray<AnyObject?> = []
  var type: ViewType?

  private(set) var attributes: [NodeAttribute] = []
  var tokens: [AnimationToken] = []
  var transition: AnyTransition?
  private var onAppear: (() -> Void)?
  private var onDisappear: (() -> Void)?
  var hasAppeared = false
  private var observed: Any?
  private var implicit: Any?
  var implicitAnimation: Animation??
  var changeCount = (frame: 0, count: 0)

  init(_ seat: Seat, typeName: String) {
    graph = seat.parent?.graph ?? seat.graph
    parent = seat.parent
    depth = (seat.parent?.depth ?? -1) + 1
    step = seat.step
    place = seat.place
    scope = seat.parent?.childScope ?? graph.rootScope
    id = graph.nextNodeID()
    self.typeName = typeName
  }

  deinit {
    // Children are let go one after the other, however deep the tree is.
    var waiting = children
    children = []
    while let next = waiting.popLast() {
      var next = next
      if isKnownUniquelyReferenced(&next) {
        waiting.append(contentsOf: next.children)
        next.children = []
      }
    }
  }

  /// The environment of the children.
  var childScope: EnvironmentScope { scope }
  /// The step to the child at a position.
  func step(toChild index: Int) -> PathStep { .child(index) }
  /// Whether children are exchanged as a whole, with their transitions (rules 1.19, 5.10).
  var canTransition: Bool { false }
  @MainActor var text: String? { nil }
  /// What a person can do with the view.
  @MainActor var control: ControlRole? { nil }
  /// Where the type was told apart by an explicit id or a wrapped type.
  var detail: String? { nil }
  /// Runs the body or passes the content on.
  @MainActor func evaluate() {}

  func appendProperty(_ property: AnyObject?) { properties.append(property) }
  func property(at index: Int) -> AnyObject { properties[index] ?? self }

  var stateFields: [(name: String, storage: any StateStorage)] {
    guard let type else { return [] }
    return zip(type.dynamicFields, properties).compactMap { field, property in
      (property as? any StateStorage).map {
        (field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name, $0)
      }
    }
  }

  func stateName(at index: Int) -> String {
    guard let type, index < type.dynamicFields.count else { return "?" }
    let name = type.dynamicFields[index].name
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// The steps from the root.
  var path: IdentityPath {
    var steps: [PathStep] = []
    var node: Node? = self
    while let current = node, steps.count < IdentityPath.longest {
      steps.append(.type(current.typeName))
      if current.parent != nil { steps.append(current.step) }
      node = current.parent
    }
    // Of a deeper path only the near end is walked, so that an event costs the same at any depth.
    return IdentityPath(steps: steps.reversed(), elided: node.map { 2 * $0.depth + 1 } ?? 0)
  }

  // MARK: Lifecycle

  func setAppearance(appear: (() -> Void)?, disappear: (() -> Void)?) {
    onAppear = appear
    onDisappear = disappear
    if !hasAppeared, !isConnected { graph.effects.append(.appear(self)) }
    isConnected = true
  }
  private var isConnected = false

  /// Whether a view stands at or below the node: an empty conditional gives a callback nothing to fire on (rule 4.14).
  var hasView: Bool {
    var waiting: [Node] = [self]
    while let node = waiting.popLast() {
      if node.isLeafView { return true }
      waiting.append(contentsOf: node.children)
    }
    return false
  }
  var isLeafView: Bool { false }

  @MainActor func appear() {
    guard !isRemoved, !hasAppeared, hasView else { return }
    hasAppeared = true
    graph.log.record(.appeared, self)
    onAppear?()
  }

  @MainActor func disappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    graph.log.record(.disappeared, self)
    onDisappear?()
  }

  var hasAppearance: Bool { isConnected }

  // MARK: Observation

  func observe<V: Equatable>(_ value: V, initial: Bool, usesOldClosure: Bool, action: @escaping (V, V) -> Void) {
    defer { observed = Observed(value: value, action: action) }
    guard let old = observed as? Observed<V> else {
      if initial { graph.effects.append(.change(self) { action(value, value) }) }
      return
    }
    guard old.value != value else { return }
    if changeCount.frame == graph.cycle { changeCount.count += 1 } else { changeCount = (graph.cycle, 1) }
    guard changeCount.count <= 2 else {
      if changeCount.count == 3 { graph.noteDiagnostic(.changeLoop(String(describing: V.self))) }
      return
    }
    let chosen = usesOldClosure ? old.action : action
    graph.log.record(.changed, self, text: "\(old.value) → \(value)")
    graph.effects.append(.change(self) { chosen(old.value, value) })
  }

  private struct Observed<V> {
    var value: V
    var action: (V, V) -> Void
  }

  // MARK: Animation

  func setImplicitAnimation<V: Equatable>(_ animation: Animation?, value: V) {
    if let old = implicit as? V, old != value { graph.implicitAnimations.append((self, animation)) }
    implicit = value
  }

  /// The animation that holds for this node in the current update (rules 5.1, 5.3, 5.6).
  var effectiveAnimation: Animation? {
    if !graph.transaction.disablesAnimations, !graph.implicitAnimations.isEmpty {
      var node: Node? = self
      while let current = node {
        if let found = graph.implicitAnimations.last(where: { $0.node === current }) { return found.animation }
        node = current.parent
      }
    }
    return graph.transaction.animation
  }

  /// Takes new values of the attributes; a changed animatable one gets a token in an animated update (rule 5.9).
  func setAttributes(_ new: [NodeAttribute], isFirst: Bool) {
    defer { attributes = new }
    guard !isFirst, new != attributes else { return }
    for (old, now) in zip(attributes, new) where old.name == now.name && old.value != now.value && now.isAnimatable {
      guard let animation = effectiveAnimation else {
        tokens.removeAll { $0.attribute == now.name }
        continue
      }
      let token = AnimationToken(
        attribute: now.name, from: old.value, to: now.value, animation: animation, frame: graph.frame)
      tokens.removeAll { $0.attribute == now.name }
      tokens.append(token)
      graph.log.record(.animationStarted, self, text: token.description)
    }
  }
}

/// The record of one animation of one attribute on one node.
public struct AnimationToken: Sendable, Equatable, CustomStringConvertible {
  public var attribute: String
  public var from: String
  public var to: String
  public var animation: Animation
  /// The frame in which it began.
  public var frame: Int

  public var description: String { "\(attribute) \(from) → \(to), \(animation)" }
}

/// Where a node is to be made.
struct Seat {
  let parent: Node?
  let graph: ViewGraph
  let step: PathStep
  let place: PlaceIndex
}

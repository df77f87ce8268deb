/// The long-lived thing at one identity.
///
/// Children sit at fixed positions; only conditionals, `AnyView`, `.id` and `ForEach` exchange theirs. A parent owns
/// its children; they refer back without owning.
public class Node {
  /// The environment that the node reads.
  final private let rawScope: Unmanaged<EnvironmentScope>
  final let rawParent: Unmanaged<Node>?
  /// What few nodes have.
  @exclusivity(unchecked) final private(set) var extras: NodeExtras?
  final let id: NodeID
  /// The number of the node's type in its graph.
  final let typeIndex: UInt32
  final let place: PlaceIndex
  @exclusivity(unchecked) final private var rawSlot: UInt32
  final private let rawDepth: UInt32
  @exclusivity(unchecked) final var marks: Marks = []

  /// Facts of one bit each.
  struct Marks: OptionSet {
    let rawValue: UInt32
    /// Removed from the tree; writes to its state are dropped (rule 3.4).
    static let removed = Marks(rawValue: 1)
    /// Waits for its evaluation.
    static let dirty = Marks(rawValue: 2)
    static let installed = Marks(rawValue: 4)
    static let evaluated = Marks(rawValue: 8)
    static let discarded = Marks(rawValue: 16)
    static let hasFirstProperty = Marks(rawValue: 32)
    static let observesAppearance = Marks(rawValue: 64)
    static let appeared = Marks(rawValue: 128)
    static let layoutIsKnown = Marks(rawValue: 256)
    static let detached = Marks(rawValue: 512)
    /// A container that makes rows when they become visible.
    static let makesRowsLazily = Marks(rawValue: 1024)
    /// A view whose rows belong to the container around it, as those of a section do.
    static let passesRowsOn = Marks(rawValue: 2048)
    /// Leaves by a transition; counts as removed, and may come back.
    static let leaving = Marks(rawValue: 8192)
    /// A row that was scrolled out of the visible part: it is laid out still, but not on screen.
    static let scrolledAway = Marks(rawValue: 16384)
    /// The evaluation that runs was asked for, by a write or by something that the node read.
    static let wasInvalid = Marks(rawValue: 32768)
    /// The last evaluation read properties of observable objects.
    static let readsObservables = Marks(rawValue: 4096)
    /// Has a callback in the list that is put in order.
    static let hasEffect = Marks(rawValue: 65536)
  }

  init(_ seat: Seat, typeIndex: UInt32) {
    rawScope = seat.scope
    rawParent = seat.parent
    let core = seat.core
    core.pointee.lastNodeID &+= 1
    id = NodeID(rawValue: core.pointee.lastNodeID)
    self.typeIndex = typeIndex
    place = seat.place
    rawSlot = UInt32(truncatingIfNeeded: seat.slot)
    rawDepth = seat.depth
  }

  final var scope: EnvironmentScope { rawScope.takeUnretainedValue() }
  final var parent: Node? { rawParent?.takeUnretainedValue() }
  /// The plain memory of the graph.
  @inline(__always) final var core: CorePointer { rawScope.borrowed { $0.core } }
  final var graph: ViewGraph { core.pointee.graph }
  /// The environment of the children, without counting a reference.
  @inline(__always) final var rawChildScope: Unmanaged<EnvironmentScope> {
    guard let extras, let own = extras.scope else { return rawScope }
    return .passUnretained(own)
  }
  /// How many nodes stand above.
  final var depth: Int { Int(rawDepth) }
  /// The position among the parent's children.
  final var slot: Int {
    get { Int(rawSlot) }
    set { rawSlot = UInt32(truncatingIfNeeded: newValue) }
  }
  final var type: ViewType { core.pointee.types.type(at: typeIndex) }
  final var typeName: String { type.name }

  @inline(__always) final var isRemoved: Bool {
    get { marks.contains(.removed) }
    set { if newValue { marks.insert(.removed) } else { marks.remove(.removed) } }
  }
  @inline(__always) final var isDirty: Bool {
    get { marks.contains(.dirty) }
    set { if newValue { marks.insert(.dirty) } else { marks.remove(.dirty) } }
  }
  /// The node waits no longer: what invalidates it from now on asks for another evaluation.
  @inline(__always) final func beginEvaluation() {
    if marks.contains(.dirty) {
      marks.remove(.dirty)
      marks.insert(.wasInvalid)
    } else if marks.contains(.wasInvalid) {
      marks.remove(.wasInvalid)
    }
  }
  final var hasEvaluated: Bool {
    get { marks.contains(.evaluated) }
    set { if newValue { marks.insert(.evaluated) } else { marks.remove(.evaluated) } }
  }

  final var ownExtras: NodeExtras {
    if let extras { return extras }
    let made = NodeExtras()
    extras = made
    return made
  }

  // MARK: Children

  var childCount: Int { 0 }
  /// A child, without counting a reference.
  func rawChild(at index: Int) -> Unmanaged<Node> { fatalError("\(typeName) has no child \(index)") }
  /// Takes over a child that somebody owned.
  func adopt(_ child: Unmanaged<Node>) { fatalError("\(typeName) holds no children") }
  /// Makes room for so many children.
  func reserveChildren(_ count: Int) {}
  final func child(at index: Int) -> Node { rawChild(at: index).takeUnretainedValue() }
  final func append(_ child: Node) { adopt(.passRetained(child)) }
  /// Gives all children away.
  func takeChildren() -> ContiguousArray<Node> { [] }
  /// Gives all children away to a stack that owns them then, the first on top.
  func moveChildren(to stack: inout NodeStack) {}

  /// The children in order.
  final var children: ContiguousArray<Node> {
    var result: ContiguousArray<Node> = []
    let count = childCount
    result.reserveCapacity(count)
    for index in 0..<count { result.append(child(at: index)) }
    return result
  }

  // MARK: What kinds of nodes answer

  /// How many properties the node keeps behind the dynamic ones of its value.
  var addedPropertyCount: Int { 0 }

  /// The environment of the children.
  final var childScope: EnvironmentScope { rawChildScope.takeUnretainedValue() }
  /// The step to the child at a position.
  func step(toChild index: Int) -> PathStep { .child(index) }
  /// The same in plain bytes; `nil` where the step carries text.
  func compactStep(toChild index: Int) -> CompactStep? { CompactStep(step(toChild: index)) }
  /// Whether children are exchanged as a whole, with their transitions (rules 1.19, 5.10).
  var canTransition: Bool { false }
  @MainActor var text: String? { nil }
  /// What a person can do with the view.
  @MainActor var control: ControlRole? { nil }
  /// What the view or modifier records of itself.
  @MainActor var attributes: [NodeAttribute] { [] }
  /// The view or modifier value, its type left out.
  var anyValue: Any { () }
  /// Where the type was told apart by an explicit id or a wrapped type.
  var detail: String? { nil }
  /// Whether a view stands here that takes part in layout.
  var isLeafView: Bool { false }
  /// Whether an appearance callback around the node has something to fire on here (rules 1.15, 4.14).
  var canAppear: Bool { isLeafView }
  /// Whether nodes of the class never have anything to evaluate.
  class var isContentless: Bool { false }
  /// Runs the body or passes the content on.
  @MainActor func evaluate() {}

  final func appendProperty(_ property: AnyObject?) {
    if marks.contains(.hasFirstProperty) {
      ownExtras.properties.append(property)
    } else {
      marks.insert(.hasFirstProperty)
      if let property { keepFirstProperty(.passRetained(property)) }
    }
  }
  final func property(at index: Int) -> AnyObject { rawProperty(at: index).takeUnretainedValue() }
  /// The storage of a dynamic property, without counting a reference; the node itself if the property keeps nothing.
  @inline(__always) final func rawProperty(at index: Int) -> Unmanaged<AnyObject> {
    if index == 0, let first = firstProperty { return first }
    if index > 0, let kept = extras?.properties[index - 1] { return .passUnretained(kept) }
    return .passUnretained(self)
  }
  /// Which property has a storage; 0 if none has.
  final func number(ofProperty storage: AnyObject) -> Int {
    guard let extras, !extras.properties.isEmpty,
      firstProperty?.toOpaque() != Unmanaged.passUnretained(storage).toOpaque()
    else { return 0 }
    return extras.properties.firstIndex { $0 === storage }.map { $0 + 1 } ?? 0
  }
  /// The storage of the first dynamic property, owned by nodes that have any.
  var firstProperty: Unmanaged<AnyObject>? { extras?.first.map { .passUnretained($0) } }
  /// Takes over the storage of the first dynamic property.
  func keepFirstProperty(_ property: Unmanaged<AnyObject>) { ownExtras.first = property.takeRetainedValue() }

  // MARK: Paths and states

  /// The step from the parent to this node.
  final var step: PathStep { parent?.step(toChild: slot) ?? .body }

  /// The steps from the root.
  final var path: IdentityPath {
    var steps: [PathStep] = []
    var node: Node? = self
    while let current = node, steps.count < IdentityPath.longest {
      steps.append(.type(current.typeName))
      if current.parent != nil { steps.append(current.step) }
      node = current.parent
    }
    // Of a deeper path only the near end is walked, so that it costs the same at any depth.
    return IdentityPath(steps: steps.reversed(), elided: node.map { 2 * $0.depth + 1 } ?? 0)
  }

  final func propertyName(at index: Int) -> String { type.propertyName(at: index) }

  final var stateFields: [(name: String, storage: any StateStorage)] {
    guard marks.contains(.hasFirstProperty), !(anyValue is any HidesState) else { return [] }
    return type.dynamicFields.indices.compactMap { index in
      (property(at: index) as? PropertyStorage)?.stateStorage.map { (propertyName(at: index), $0) }
    }
  }

  /// Calls `body` with the storage of each dynamic property that has some.
  @inline(__always) final func forEachStorage(_ body: (PropertyStorage) -> Void) {
    guard marks.contains(.hasFirstProperty) else { return }
    if let first = firstProperty?.takeUnretainedValue() as? PropertyStorage { body(first) }
    guard let extras else { return }
    for property in extras.properties { if let storage = property as? PropertyStorage { body(storage) } }
  }

  /// Whether a view stands at or below the node: an empty conditional gives a callback nothing to fire on (rule 4.14).
  final var hasView: Bool {
    var waiting: [Node] = [self]
    while let node = waiting.popLast() {
      if node.canAppear { return true }
      waiting.append(contentsOf: node.children)
    }
    return false
  }

  // MARK: Lifecycle

  final var hasAppeared: Bool { marks.contains(.appeared) }
  final var hasAppearance: Bool { marks.contains(.observesAppearance) }

  /// Sets what is called at appearance and disappearance. Each is logged where it is the user's own and is there.
  final func setAppearance(appear: (() -> Void)?, disappear: (() -> Void)?, isLogged: Bool = true) {
    let extras = ownExtras
    extras.logsAppearance = isLogged
    extras.onAppear = appear
    extras.onDisappear = disappear
    if !hasAppearance, !hasAppeared { graph.effects.append(.appear(self)) }
    marks.insert(.observesAppearance)
  }

  @MainActor final func appear(isOffScreen: Bool = false) {
    guard !isRemoved, !hasAppeared, isOffScreen || isOnScreen, hasView else { return }
    marks.insert(.appeared)
    guard let extras, let onAppear = extras.onAppear else { return }
    if extras.logsAppearance { graph.log.record(.appeared, self) }
    onAppear()
  }

  @MainActor final func disappear() {
    guard hasAppeared else { return }
    GroupMembers.lookAtDisappearing(self)
    marks.remove(.appeared)
    guard let extras, let onDisappear = extras.onDisappear else { return }
    if extras.logsAppearance { graph.log.record(.disappeared, self) }
    onDisappear()
  }
}

/// Where a node is to be made.
struct Seat {
  let parent: Unmanaged<Node>?
  let scope: Unmanaged<EnvironmentScope>
  let core: CorePointer
  let depth: UInt32
  let slot: Int
  let place: PlaceIndex

  /// The seat of a child.
  @inline(__always) init(under parent: Node, slot: Int, place: PlaceIndex) {
    self.parent = .passUnretained(parent)
    scope = parent.rawChildScope
    core = parent.core
    depth = UInt32(truncatingIfNeeded: parent.depth &+ 1)
    self.slot = slot
    self.place = place
  }

  /// The seat of a root.
  init(root scope: EnvironmentScope) {
    parent = nil
    self.scope = .passUnretained(scope)
    core = scope.core
    depth = 0
    slot = 0
    place = 0
  }

  var graph: ViewGraph { core.pointee.graph }
}

/// What few nodes have: more than one property, callbacks, animations, a cached layout.
final class NodeExtras {
  var first: AnyObject?
  /// The storage of all dynamic properties but the first.
  var properties: ContiguousArray<AnyObject?> = []
  var onAppear: (() -> Void)?
  /// Whether the calls are the user's own and go into the log.
  var logsAppearance = true
  var onDisappear: (() -> Void)?
  var animators: [Animator] = []
  var transactionEdit: NodeTransactionEdit?
  var transition: AnyTransition?
  var observed: Any?
  var implicit: Any?
  var changes = (cycle: 0, count: 0)
  /// The environment that the node makes for its children.
  var scope: EnvironmentScope?
  /// What other folders keep at the node, by the type of what they keep.
  fileprivate var kept: [ObjectIdentifier: AnyObject] = [:]
}

extension Node {
  /// What is kept at the node: one object of a type, which lives as long as the node.
  func kept<Kept: AnyObject>(_ type: Kept.Type) -> Kept? { extras?.kept[ObjectIdentifier(type)] as? Kept }
  /// What is kept at the node, made if it is not there.
  func kept<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    if let known = kept(Kept.self) { return known }
    let made = make()
    keep(made)
    return made
  }
  /// Keeps an object in place of the one of its type.
  func keep<Kept: AnyObject>(_ object: Kept) { ownExtras.kept[ObjectIdentifier(Kept.self)] = object }
  func letGo<Kept: AnyObject>(_ type: Kept.Type) { extras?.kept[ObjectIdentifier(type)] = nil }

  var transition: AnyTransition? {
    get { extras?.transition }
    set { ownExtras.transition = newValue }
  }
}

/// The values on a navigation stack, read and written where the source keeps them.
struct PathSource {
  var get: () -> [AnyHashable]
  /// Keeps so many values from the front.
  var truncate: (Int) -> Void
  /// Adds a value; false if it is not of the path's type.
  var append: (AnyHashable) -> Bool
}

/// One screen of a stack.
nonisolated struct Screen: View {
  typealias Body = Never
  let content: () -> AnyView
  /// The root has none: it cannot be popped.
  var dismissal: Dismissal?

  @MainActor static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: PushedNode.self)
  }
}

/// The root node of a pushed screen: off screen while another covers it, its state kept (rule 2.28).
final class PushedNode: BranchNode<Screen>, DetachablePart, PresentedPart {
  private var shown: UnsafeRawPointer?
  private var editMode: ScreenEditMode?

  required init(_ view: Screen, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: Screen.self, in: seat.core))
    let dismissal = view.dismissal
    let mode = ScreenEditMode(self)
    editMode = mode
    ownExtras.scope = EnvironmentScope(parent: scope) {
      $0.dismissal = dismissal
      mode.provide(to: &$0)
    }
    startDetached()
  }

  override func step(toChild index: Int) -> PathStep { .content }

  override func evaluate() {
    let content = reading { view.content() }
    if let shown, shown != content.box.wrapped { graph.removeChildren(of: self) }
    shown = content.box.wrapped
    var slots = _Slots(self)
    content.box.resolve(into: &slots)
  }

  var kind: PresentationKind { .destination }
  var order: Int { Int(id.rawValue) }
  @MainActor func dismiss() { view.dismissal?.run() }
  @MainActor var isDismissable: Bool { true }
}

/// What pushes a screen by itself: a link with a destination, `navigationDestination(isPresented:)` or `(item:)`.
protocol ScreenPresenter: Node {
  /// What tells one presentation from another; `nil` while nothing is to be pushed.
  @MainActor func screenToken() -> AnyHashable?
  @MainActor func makeScreen() -> AnyView
  /// Makes the token be `nil`.
  @MainActor func endScreen()
}

/// A node with a stack of screens.
protocol StackHost: StackRole {
  var stack: ScreenStack { get }
}

/// The screens of one navigation stack.
///
/// Each has its place: a value of the path at its index (rule 9.11), or a presenter. What stands above a screen that
/// goes, goes with it.
final class ScreenStack {
  struct Entry {
    var value: AnyHashable?
    weak var presenter: Node?
    var token: AnyHashable?
    var node: PushedNode
    var dismissal: Dismissal
  }

  private struct Destination {
    weak var node: Node?
    var type: ObjectIdentifier
    var make: (AnyHashable) -> AnyView?
  }

  unowned let host: any StackHost
  private(set) var entries: [Entry] = []
  private var destinations: [Destination] = []
  private var presenters: [WeakNode] = []
  /// The path, where the source keeps none.
  private var ownValues: [AnyHashable] = []
  private var source: PathSource?
  private var lastValues: [AnyHashable] = []
  private var changes = (cycle: 0, count: 0)

  init(_ host: any StackHost) { self.host = host }

  func setSource(_ source: PathSource?) { self.source = source }

  // MARK: What screens and links say

  func add(_ node: Node, for type: Any.Type, _ make: @escaping (AnyHashable) -> AnyView?) {
    let destination = Destination(node: node, type: ObjectIdentifier(type), make: make)
    if let index = destinations.firstIndex(where: { $0.node === node }) {
      destinations[index] = destination
    } else {
      destinations.append(destination)
    }
  }

  func addPresenter(_ node: any ScreenPresenter) {
    if !presenters.contains(where: { $0.node === node }) { presenters.append(WeakNode(node: node)) }
  }

  @MainActor func push(_ value: AnyHashable) -> Bool {
    if let source { return source.append(value) }
    ownValues.append(value)
    host.graph.requestUpdate(of: host)
    return true
  }

  @MainActor func replaceValues(with value: AnyHashable) {
    if let source {
      source.truncate(0)
      _ = source.append(value)
    } else {
      ownValues = [value]
      host.graph.requestUpdate(of: host)
    }
  }

  @MainActor func pop() -> Bool {
    guard let last = entries.indices.last else { return false }
    remove(from: last)
    return true
  }

  @MainActor func popToRoot() { if !entries.isEmpty { remove(from: 0) } }

  /// Takes a screen and all above it away, where the source says that they are there.
  @MainActor private func remove(from index: Int) {
    let values = entries[..<index].count { $0.value != nil }
    if entries[index...].contains(where: { $0.value != nil }) {
      if let source {
        source.truncate(values)
      } else {
        ownValues.removeLast(ownValues.count - values)
        host.graph.requestUpdate(of: host)
      }
    }
    for entry in entries[index...] { (entry.presenter as? any ScreenPresenter)?.endScreen() }
  }

  @MainActor private func remove(_ node: PushedNode) {
    if let index = entries.firstIndex(where: { $0.node === node }) { remove(from: index) }
  }

  /// Looks for screens in another stack too: that of the column whose link shows here.
  func borrow(from other: ScreenStack) {
    if !lenders.contains(where: { $0.node === other.host }) { lenders.append(WeakNode(node: other.host)) }
  }
  private var lenders: [WeakNode] = []

  // MARK: Arranging

  /// Makes the screens be those that the path and the presenters name.
  @MainActor func arrange(attach: (Screen) -> PushedNode, detach: (PushedNode) -> Void, root: Node?) {
    let graph = host.graph
    destinations.removeAll { $0.node?.isRemoved ?? true }
    presenters.removeAll { $0.node?.isRemoved ?? true }
    let values = host.reading { source?.get() ?? ownValues }
    let isPathChanged = values != lastValues
    lastValues = values
    if isPathChanged { notePathChange() }
    var tokens: [(presenter: any ScreenPresenter, token: AnyHashable)] = []
    for entry in presenters {
      guard let presenter = entry.node as? any ScreenPresenter,
        let token = host.reading({ presenter.screenToken() })
      else { continue }
      tokens.append((presenter, token))
    }

    // What is named no longer goes, with all above it.
    var kept = 0
    var keptValues = 0
    for entry in entries {
      if let value = entry.value {
        guard keptValues < values.count, staysScreen(kept, of: value, for: values[keptValues]) else { break }
        keptValues += 1
      } else {
        guard tokens.contains(where: { $0.presenter === entry.presenter && $0.token == entry.token }) else { break }
      }
      kept += 1
    }
    let gone = Array(entries[kept...])
    entries.removeSubrange(kept...)
    for entry in gone.reversed() { detach(entry.node) }
    // A presenter that stood above what went is told that its screen is gone; one that shows another item stays.
    for entry in gone {
      guard let presenter = entry.presenter as? any ScreenPresenter, !presenter.isRemoved,
        tokens.contains(where: { $0.presenter === presenter && $0.token == entry.token })
      else { continue }
      tokens.removeAll { $0.presenter === presenter }
      graph.effects.append(.change(host) { presenter.endScreen() })
    }
    if gone.contains(where: { $0.value != nil }), keptValues < values.count, !isPathChanged {
      // Values above a screen that its presenter took away go from the path too.
      let source = source
      graph.effects.append(.change(host) { source?.truncate(keptValues) })
      if source == nil { ownValues.removeLast(ownValues.count - keptValues) }
    } else {
      for value in values[keptValues...] { add(value, attach) }
    }
    for (presenter, token) in tokens where !entries.contains(where: { $0.presenter === presenter }) {
      let dismissal = Dismissal {}
      let node = attach(
        Screen(content: { [weak presenter] in presenter?.makeScreen() ?? AnyView(EmptyView()) }, dismissal: dismissal))
      dismissal.action = { [weak self, weak node] in if let node { self?.remove(node) } }
      entries.append(Entry(presenter: presenter, token: token, node: node, dismissal: dismissal))
    }
    if isPathChanged {
      for (index, entry) in entries.enumerated() where entry.value != nil && index < kept { refresh(entry.node) }
    }
    let top = entries.last?.node
    if let root { graph.setOnScreen(root, top == nil) }
    for entry in entries { graph.setOnScreen(entry.node, entry.node === top) }
  }

  /// A path that changes a third time in one update is reported (rule 7.12), as a change of a watched value is.
  private func notePathChange() {
    let cycle = host.graph.cycle
    changes = changes.cycle == cycle ? (cycle, changes.count + 1) : (cycle, 1)
    if changes.count == 3 { host.graph.noteDiagnostic(.pathLoop) }
  }

  /// Whether the screen of a value goes on as that of another one, which it takes then (rule 9.11).
  @MainActor private func staysScreen(_ index: Int, of value: AnyHashable, for new: AnyHashable) -> Bool {
    if value == new { return true }
    guard type(of: value.base) == type(of: new.base) else { return false }
    host.graph.touch(.destinationIdentity)
    guard host.graph.policies.destinationIdentity == .indexAndType else { return false }
    entries[index].value = new
    let node = entries[index].node
    node.view = Screen(
      content: { [weak self] in self?.make(new) ?? AnyView(EmptyView()) }, dismissal: node.view.dismissal)
    return true
  }

  /// Gives the screens of presenters their newest values; called when a presenter was given another one.
  @MainActor func refresh(presenter: Node) {
    for entry in entries where entry.presenter === presenter { refresh(entry.node) }
  }

  @MainActor private func refresh(_ node: PushedNode) { host.graph.invalidate(node) }

  @MainActor private func add(_ value: AnyHashable, _ attach: (Screen) -> PushedNode) {
    let dismissal = Dismissal {}
    let node = attach(
      Screen(content: { [weak self] in self?.make(value) ?? AnyView(EmptyView()) }, dismissal: dismissal))
    dismissal.action = { [weak self, weak node] in if let node { self?.remove(node) } }
    entries.append(Entry(value: value, node: node, dismissal: dismissal))
  }

  private func make(_ value: AnyHashable) -> AnyView {
    for destination in destinations where destination.node?.isRemoved == false {
      if let view = destination.make(value) { return view }
    }
    for lender in lenders {
      for destination in (lender.node as? any StackHost)?.stack.destinations ?? [] {
        if destination.node?.isRemoved == false, let view = destination.make(value) { return view }
      }
    }
    // As on a device: a value without a destination shows a warning sign.
    return AnyView(Image(systemName: "exclamationmark.triangle"))
  }
}

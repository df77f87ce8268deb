/// What has a body of scenes, as a view: an app or a scene of one's own.
nonisolated struct SceneOwner<Owner, Content: Scene>: View, NamedNode {
  typealias Body = Never
  let owner: Owner
  let visibility: _SceneVisibility
  let content: @MainActor (Owner) -> Content

  static var nodeName: String { TypeName.short(Owner.self) }

  @MainActor static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: SceneNode<Owner, Content>.self)
  }
}

/// An app or a scene of one's own: its dynamic properties are storage, and its body runs as a view's does.
final class SceneNode<Owner, Content: Scene>: BranchNode<SceneOwner<Owner, Content>> {
  required init(_ view: SceneOwner<Owner, Content>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(of: view.owner, in: seat.core))
  }

  override var anyValue: Any { view.owner }
  override func step(toChild index: Int) -> PathStep { .body }

  override func receive(_ new: SceneOwner<Owner, Content>, byEquality: Bool) -> Bool {
    var owner = view.owner
    let isSame = type.areEqual(&owner, new.owner) && view.visibility == new.visibility
    view = new
    if isSame, !isDirty { graph.log.record(.bodySkipped, self) }
    return !isSame || isDirty
  }

  override func evaluate() {
    let start = StatementPlaces.count
    var copy = view.owner
    installProperties(of: &copy)
    EventLog.record(.bodyEvaluated, self)
    let content = reading { view.content(copy) }
    core.pointee.open(StatementRange(since: start, for: self))
    var slots = _Slots(self)
    Content._resolveScene(content, view.visibility, into: &slots)
  }
}

/// A scene where a view is asked for: modifiers of scenes are those of views, around the window.
nonisolated public struct SceneContent<Content: Scene>: View {
  public typealias Body = Never
  let scene: Content
  let visibility: _SceneVisibility

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    Content._resolveScene(view.scene, view.visibility, into: &slots)
  }
}

/// The window of a scene: what it shows stands in it while the window is the one that is shown.
nonisolated struct SceneWindow<Owner: _WindowScene>: View, NamedNode {
  typealias Body = Never
  let scene: Owner
  let visibility: _SceneVisibility

  static var nodeName: String { TypeName.short(Owner.self) }

  @MainActor static func _resolve(_ view: Self, into slots: inout _Slots) {
    if case .never = view.visibility { return }
    slots.reconcile(view, as: SceneWindowNode<Owner>.self)
  }
}

final class SceneWindowNode<Owner: _WindowScene>: BranchNode<SceneWindow<Owner>> {
  override func step(toChild index: Int) -> PathStep { .content }

  override func evaluate() {
    var slots = _Slots(self)
    let scene = view.scene
    if scene._isInserted == nil, case .always = view.visibility {
      Owner._WindowContent._resolve(scene._windowContent, into: &slots)
    } else {
      let isShown = view.visibility != .now(false) && reading { scene._isInserted?.wrappedValue ?? true }
      Optional<Owner._WindowContent>._resolve(isShown ? scene._windowContent : nil, into: &slots)
    }
  }
}

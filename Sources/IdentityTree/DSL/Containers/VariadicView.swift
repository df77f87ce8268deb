/// The older, unofficial way to a container of one's own: a root that is given the views of a content.
public enum _VariadicView {
  /// A root with its content.
  nonisolated public struct Tree<Root: _VariadicView_Root, Content: View>: View {
    let root: Root
    let content: Content
    /// Gives the views that the builder makes to a root.
    public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
    @MainActor public var body: some View { root._view(of: SubviewGathering.subviews(of: content)) }
  }

  /// The views of the content.
  public typealias Children = SubviewsCollection
}

/// A container that is given the views of its content.
@MainActor @preconcurrency public protocol _VariadicView_Root {
  func _view(of children: _VariadicView.Children) -> AnyView
}

/// A root that makes one view.
@MainActor @preconcurrency public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that makes several views.
@MainActor @preconcurrency public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// A root with a body.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder @MainActor func body(children: _VariadicView.Children) -> Body
}

extension _VariadicView_ViewRoot {
  public func _view(of children: _VariadicView.Children) -> AnyView { AnyView(body(children: children)) }
}

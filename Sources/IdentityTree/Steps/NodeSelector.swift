/// Picks nodes by the type name of their view or view modifier: `Counter`, `Counter[1]`, `Row#"milk"`, `Row("tea")`.
public struct NodeSelector: Sendable, Equatable {
  /// The name of the type, without modules and generic arguments.
  public var typeName: String
  /// The description of the nearest explicit id around the node.
  public var id: String?
  /// What a text at or below the node contains.
  public var text: String?
  /// Which of the nodes in tree order, counted from 0.
  public var index: Int?

  public init(_ typeName: String, id: String? = nil, text: String? = nil, index: Int? = nil) {
    self.typeName = typeName
    self.id = id
    self.text = text
    self.index = index
  }

  /// Picks the nodes of a view or view modifier type.
  public init(_ type: Any.Type, id: String? = nil, text: String? = nil, index: Int? = nil) {
    self.init(TypeName.short(type), id: id, text: text, index: index)
  }

  init(type: Any.Type) { self.init(TypeName.short(type)) }
}

extension NodeSelector: CustomStringConvertible {
  public var description: String {
    typeName + (id.map { "#" + StepText.quoted($0) } ?? "") + (text.map { "(\(StepText.quoted($0)))" } ?? "")
      + (index.map { "[\($0)]" } ?? "")
  }
}

extension NodeSelector: ExpressibleByStringLiteral {
  /// A selector as a steps file writes it; what cannot be read as one picks nothing.
  public init(stringLiteral value: String) {
    self = (try? StepsLine.selector(in: value)) ?? NodeSelector(value)
  }
}

/// Picks what a person can use: by its label, or by a node selector; the second of several, or the one below a node.
public struct ControlSelector: Sendable, Equatable {
  public enum Target: Sendable, Equatable {
    case label(String)
    case node(NodeSelector)
  }

  public var target: Target
  /// Which of the controls in tree order, counted from 0.
  public var index: Int?
  /// Only what lies below this node.
  public var container: NodeSelector?

  public init(_ target: Target, index: Int? = nil, in container: NodeSelector? = nil) {
    self.target = target
    self.index = index
    self.container = container
  }

  /// Picks by the text, title, placeholder or accessibility label.
  public init(_ label: String, index: Int? = nil, in container: NodeSelector? = nil) {
    self.init(.label(label), index: index, in: container)
  }

  /// Picks by the view.
  public init(node: NodeSelector, in container: NodeSelector? = nil) { self.init(.node(node), in: container) }
}

extension ControlSelector: CustomStringConvertible {
  public var description: String {
    let name =
      switch target {
      case .label(let label): StepText.quoted(label)
      case .node(let selector): selector.description
      }
    return name + (index.map { "[\($0)]" } ?? "") + (container.map { " in \($0)" } ?? "")
  }
}

extension ControlSelector: ExpressibleByStringLiteral {
  /// The control with that label.
  public init(stringLiteral value: String) { self.init(value) }
}

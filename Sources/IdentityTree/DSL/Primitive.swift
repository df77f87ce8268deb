/// One recorded value of a primitive view or modifier, such as an opacity.
///
/// Attributes are made from the view value when somebody asks for them or when an animated update compares them,
/// never on the plain update path.
public struct NodeAttribute: Sendable, Equatable {
  public var name: String
  /// The value as the tree shows it.
  public var value: String
  /// The numbers that an animation interpolates, in points, degrees or fractions; empty where only the text is known.
  public var data: [Double]
  /// The names of the numbers (`x`, `y`), where there is more than one.
  public var labels: [String]
  /// Whether a change of it can be animated (rule 5.9).
  public var isAnimatable: Bool

  /// A value that is recorded as text.
  public init(_ name: String, _ value: String, isAnimatable: Bool = false) {
    self.init(name, value, data: [], labels: [], isAnimatable: isAnimatable)
  }

  /// A number that can be animated.
  public init(_ name: String, _ number: Double) {
    self.init(name, AttributeText.number(number), data: [number], labels: [], isAnimatable: true)
  }

  /// Several named numbers that can be animated together.
  public init(_ name: String, _ parts: KeyValuePairs<String, Double>) {
    let text = parts.map { "\($0.key): \(AttributeText.number($0.value))" }.joined(separator: ", ")
    self.init(name, text, data: parts.map(\.value), labels: parts.map(\.key), isAnimatable: true)
  }

  /// A value with a text of its own and the numbers behind it, such as a color.
  public init(_ name: String, _ value: String, data: [Double], labels: [String] = [], isAnimatable: Bool = true) {
    self.name = name
    self.value = value
    self.data = data
    self.labels = labels
    self.isAnimatable = isAnimatable
  }
}

/// A framework view without a body.
@MainActor @preconcurrency public protocol PrimitiveView: View where Body == Never {
  /// Resolves what the view holds; nothing for a leaf.
  static func _resolveContent(_ view: Self, into slots: inout _Slots)
  /// The text that the view shows.
  var _text: String? { get }
  /// The same where it depends on the node's environment.
  func _text(in node: Node) -> String?
  /// The recorded values.
  var _attributes: [NodeAttribute] { get }
  /// Whether views of the type hold no others: a shorter way for them.
  nonisolated static var _isLeaf: Bool { get }
}

extension PrimitiveView {
  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    if _isLeaf {
      slots.reconcile(view, as: LeafNode<Self>.self)
    } else {
      slots.reconcile(view, as: PrimitiveNode<Self>.self)
    }
  }
  public nonisolated static var _isLeaf: Bool { false }
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {}
  public var _text: String? { nil }
  public func _text(in node: Node) -> String? { _text }
  public var _attributes: [NodeAttribute] { [] }
}

/// A framework modifier without a body: one node around its content.
@MainActor @preconcurrency public protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// The recorded values.
  var _attributes: [NodeAttribute] { get }
  /// The same where they depend on the node's place.
  func _attributes(in node: Node) -> [NodeAttribute]
  /// Resolves the content, which a modifier may change first.
  static func _resolveContent<C: View>(_ modifier: Self, _ content: C, into slots: inout _Slots)
  /// Resolves views beside the content, such as an overlay.
  static func _resolveAttachment(_ modifier: Self, into slots: inout _Slots)
  /// Whether the content sees another environment.
  nonisolated static var _changesEnvironment: Bool { get }
  nonisolated func _change(_ environment: inout EnvironmentValues)
  /// Called by the modifier's node after it was inserted or given a new value.
  func _connect(_ node: Node)
}

extension PrimitiveModifier {
  @MainActor public static func _resolve<C: View>(_ modifier: Self, content: C, into slots: inout _Slots) {
    slots.reconcile(
      ModifiedContent(content: content, modifier: modifier), as: PrimitiveModifierNode<C, Self>.self)
  }
  public nonisolated static func _isUnary<C: View>(over content: C.Type) -> Bool { true }
  public var _attributes: [NodeAttribute] { [] }
  public func _attributes(in node: Node) -> [NodeAttribute] { _attributes }
  @MainActor public static func _resolveContent<C: View>(_ modifier: Self, _ content: C, into slots: inout _Slots) {
    C._resolve(content, into: &slots)
  }
  @MainActor public static func _resolveAttachment(_ modifier: Self, into slots: inout _Slots) {}
  public nonisolated static var _changesEnvironment: Bool { false }
  public nonisolated func _change(_ environment: inout EnvironmentValues) {}
  @MainActor public func _connect(_ node: Node) {}
}

import Foundation

/// What layout knows where a rule is made.
struct LayoutContext {
  let node: Node
  let environment: LayoutEnvironment
  let tree: LayoutTree
}

/// How to make the rule of a view or modifier, and what it depends on: equal parameters need no other rule.
struct LayoutRecipe {
  let parameters: Any
  let make: () -> LayoutRule
  /// How several views in a place for one are arranged (rule 1.25).
  var implicit = Implicit.none
  /// Whether what is attached to a modifier is laid out with the content.
  var showsAttachments = false
  /// For a view that has no place of its own: what it contributes.
  var group: (([LayoutMember], Node) -> [LayoutMember])?

  enum Implicit {
    case none, vertical, horizontal, layered

    var rule: LayoutRule? {
      switch self {
      case .none: nil
      case .vertical: LayoutProtocolRule(VStackLayout())
      case .horizontal: LayoutProtocolRule(HStackLayout())
      case .layered: LayoutProtocolRule(ZStackLayout())
      }
    }
  }

  init(_ parameters: Any, implicit: Implicit = .none, _ make: @escaping () -> LayoutRule) {
    self.parameters = parameters
    self.make = make
    self.implicit = implicit
  }

  static func layers(_ alignment: Alignment) -> LayoutRecipe {
    var recipe = LayoutRecipe(alignment) { LayerRule(alignment) }
    recipe.showsAttachments = true
    return recipe
  }

  static func group(_ group: @escaping ([LayoutMember], Node) -> [LayoutMember]) -> LayoutRecipe {
    var recipe = LayoutRecipe(()) { LayoutRule() }
    recipe.group = group
    return recipe
  }

  static func areSame(_ left: Any, _ right: Any) -> Bool {
    guard type(of: left) == type(of: right) else { return false }
    func open<V>(_ value: V) -> Bool { (right as? V).map { ValueComparison.areEqual(value, $0) } ?? false }
    return _openExistential(left, do: open)
  }

  /// The recipe of a view's node.
  @MainActor static func of(_ node: Node, _ context: LayoutContext) -> LayoutRecipe {
    if let view = node.anyValue as? any LaidOutView { return view._layout(context) }
    return ControlSizes.recipe(for: node, context)
  }

  /// The recipe of a modifier's node; `nil` where it does not matter for layout.
  @MainActor static func ofModifier(_ node: Node, _ context: LayoutContext) -> LayoutRecipe? {
    (node.anyValue as? any LaidOutModifier)?._layout(context)
  }
}

/// A primitive view that layout knows.
@MainActor protocol LaidOutView {
  func _layout(_ context: LayoutContext) -> LayoutRecipe
}

/// A primitive modifier that matters for layout.
@MainActor protocol LaidOutModifier {
  func _layout(_ context: LayoutContext) -> LayoutRecipe?
}

extension LayoutRule {
  /// Goes on with what an earlier rule of the same item remembers.
  func inherit(from other: LayoutRule) {
    (self as? any InheritingRule)?.takeOver(from: other)
  }
}

protocol InheritingRule: LayoutRule {
  func takeOver(from other: LayoutRule)
}
extension LayoutProtocolRule: InheritingRule {}

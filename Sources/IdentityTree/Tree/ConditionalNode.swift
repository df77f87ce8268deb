/// A conditional: one taken leaf (rules 1.2, 1.3, 1.6, 1.7).
final class ConditionalNode<V: View>: BranchNode<V> {
  private var leaf = -1
  /// The static type of the taken leaf.
  private var leafType: ObjectIdentifier?

  override var canTransition: Bool { true }

  override func step(toChild index: Int) -> PathStep {
    let count = V._leafCount
    guard V.self is any OptionalView.Type else { return .branch(leaf, of: count) }
    return count == 2 ? .some : .branch(leaf, of: count - 1)
  }

  override var detail: String? { ConditionalArms.haveSameView(V.self) ? ConditionalArms.sameView : nil }

  override func evaluate() {
    var visitor = Visitor(node: self)
    V._visitLeaf(view, base: 0, place: .unknown, visitor: &visitor)
  }

  @MainActor fileprivate func take<L: View>(_ view: L, leaf: Int, place: RawPlace?) {
    if self.leaf != leaf, holds(view) {
      graph.touch(.sameIDArms)
      // Under the other policy the arms are one (rule 9.6).
      if graph.policies.sameIDArms == .shared { self.leaf = leaf }
    }
    let isOther = leave(for: leaf)
    leafType = ObjectIdentifier(L.self)
    if isOther { for node in graph.bringBack(to: self, key: leaf) { append(node) } }
    let isInserting = isOther && childCount == 0
    var slots = _Slots(self, place: place)
    L._resolve(view, into: &slots)
    if isInserting { for index in 0..<childCount { graph.noteEntering(child(at: index), in: self) } }
  }

  /// Whether the views here have the type of another, and its ids, which may stand below modifiers.
  private func holds<L: View>(_ view: L) -> Bool {
    guard childCount == 1, leafType == ObjectIdentifier(L.self), let new = ExplicitIDs.first(in: view) else {
      return false
    }
    var node = child(at: 0)
    while true {
      if let known = node as? any ExplicitIDNode { return known.holds(new) }
      guard let content = node.children.first, node is any BodilessModifierNode else { return false }
      node = content
    }
  }

  /// Whether another leaf stood here before.
  @discardableResult @MainActor fileprivate func leave(for leaf: Int) -> Bool {
    guard self.leaf != leaf else { return false }
    if childCount > 0 { graph.removeChildren(of: self, key: self.leaf) }
    self.leaf = leaf
    return true
  }

  private struct Visitor: _LeafVisitor {
    let node: ConditionalNode<V>
    func visit<L: View>(_ view: L, leaf: Int, place: _Place) { node.take(view, leaf: leaf, place: place.raw) }
    func visitNothing(leaf: Int) { node.leave(for: leaf) }
  }
}

private protocol OptionalView {}
extension Optional: OptionalView {}

/// The arms of a conditional, by the names of their types.
enum ConditionalArms {
  /// What a conditional says of itself where both arms hold the same view.
  static let sameView = "same view in both arms"

  /// Whether two arms hold the same view under different modifiers, as the helper `.if` makes them.
  static func haveSameView(_ type: Any.Type) -> Bool {
    let name = String(describing: type)
    guard let arguments = arguments(of: name, generic: "_ConditionalContent"), arguments.count == 2 else {
      return false
    }
    if core(arguments[0]) == core(arguments[1]) { return true }
    // Or a view of the user's own is somewhere in both.
    return !userTypes(arguments[0]).isDisjoint(with: userTypes(arguments[1]))
  }

  /// The names of types in a name that are not the library's.
  private static func userTypes(_ name: String) -> Set<String> {
    let names = name.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).map(String.init)
    return Set(names.filter { !$0.hasPrefix("_") && !libraryTypes.contains($0) })
  }

  /// What stands in the names of views without being one of the user's.
  private static let libraryTypes: Set<String> = [
    "AnyView", "AngularGradient", "AsyncImage", "Bool", "Button", "Canvas", "Capsule", "Circle", "Color", "ColorPicker",
    "ControlGroup", "DatePicker", "DisclosureGroup", "Divider", "Double", "EditButton", "Ellipse", "EmptyView",
    "EquatableView", "ForEach", "Form", "Gauge", "GeometryReader", "Grid", "GridRow", "Group", "GroupBox", "HStack",
    "IDView", "Image", "Int", "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack",
    "LinearGradient", "Link", "List", "Menu", "ModifiedContent", "NavigationLink", "NavigationPath",
    "NavigationSplitView",
    "NavigationStack", "NavigationView", "Never", "Optional", "Path", "Picker", "ProgressView", "RadialGradient",
    "Range",
    "Array", "Rectangle", "RoundedRectangle", "ScrollView", "ScrollViewReader", "Section", "SecureField", "Set",
    "ShareLink", "Slider", "Spacer", "Stepper", "String", "SubscriptionView", "Tab", "TabView", "Table", "Text",
    "TextEditor", "TextField", "TimelineView", "Toggle", "TupleView", "UUID", "UnevenRoundedRectangle", "VStack",
    "ViewThatFits", "ZStack",
  ]

  /// What is modified, without its modifiers.
  private static func core(_ name: String) -> String {
    for generic in ["ModifiedContent", "IDView"] {
      if let arguments = arguments(of: name, generic: generic), let first = arguments.first { return core(first) }
    }
    return name
  }

  private static func arguments(of name: String, generic: String) -> [String]? {
    guard name.hasPrefix(generic + "<"), name.hasSuffix(">") else { return nil }
    var parts: [String] = [""]
    var depth = 0
    for character in name.dropFirst(generic.count + 1).dropLast() {
      switch character {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      default: break
      }
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map { String($0.drop(while: { $0 == " " })) }
  }
}

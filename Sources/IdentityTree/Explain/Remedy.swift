/// What would keep an identity, as far as it can be said without the source.
enum Remedy {
  static func lines(for explanation: Explanation) -> [String] {
    let view = explanation.replaced.first ?? "the view"
    let states = explanation.losses.map { String($0.key.split(separator: ".").last ?? "") }
    switch explanation.kind {
    case "root": return []
    case "branch" where explanation.isReplaced:
      return [
        "one \(view) in the code, the condition in an argument: `.opacity(isOn ? 1 : 0.5)`, `.disabled(isOn)`;",
        "between containers `let layout = isOn ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())`;",
        "for a debug modifier a typealias chosen by `#if DEBUG`, with `EmptyModifier` in release",
      ]
    case "branch", "optional", "container":
      guard let state = states.first else { return [] }
      return [
        "if it is to be kept: `@State var \(state)` in \(explanation.owner ?? "the parent"), `@Binding var \(state)` in \(view)"
      ]
    case "id":
      return [
        "if the reset is not meant: an id that stays the same for the same thing, or no `.id` at all;",
        "to follow a new value without a reset: `.onChange(of: value) { … }`",
      ]
    case "wrapped-type":
      return [
        "one \(view) without AnyView, the condition in an argument: `.opacity(isOn ? 1 : 0.5)`;",
        "two types in one AnyView are two views, as two arms of an `if` are",
      ]
    case "element" where explanation.hasMoved:
      return [
        "what it holds above both `ForEach`, by the element's id, or in the element itself: a row's own does not move along"
      ]
    case "fit":
      return [
        "what it holds above the `ViewThatFits`, with bindings in its views;",
        "or one view in an `AnyLayout` whose layout a measured size chooses: that is one identity",
      ]
    case "element":
      return [
        "ids that belong to the elements: `Identifiable` with a stored id, not an index, a value or a fresh UUID()"
      ]
    case "scrolling":
      let state = states.first ?? "the state"
      return [
        "`\(state)` in the view that the `ForEach` makes for the row, before its first container, or in the model"
      ]
    default: return ["keep the state above it, in a parent that stays"]
    }
  }
}

/// A rule of SwiftUI that the simulator follows, in one sentence, with how sure it is.
public struct Rule: Sendable, Hashable {
  /// What the rule is known from.
  public enum Confidence: String, Sendable, Hashable {
    /// Apple's documentation, sessions or engineers.
    case apple = "Apple"
    /// Somebody's published output, or a test that is run against Apple's framework.
    case observed = "observed"
    /// Seen with the compiler on the same declarations.
    case compiler = "compiler"
    /// Read from a reimplementation that mirrors Apple's framework.
    case inferred = "inferred"
    /// Good sources disagree: the sentence says what is done here by default.
    case contested = "contested"
  }

  /// `section.number`.
  public let number: String
  public let sentence: String
  public let confidence: Confidence
  /// Why it is left out; `nil` if it is modelled.
  public let obstacle: String?
  public var isModelled: Bool { obstacle == nil }

  init(_ number: String, _ confidence: Confidence, _ sentence: String, notModelled obstacle: String? = nil) {
    self.number = number
    self.confidence = confidence
    self.sentence = sentence
    self.obstacle = obstacle
  }
}

/// All rules, by section. `docs/RULES.md` is made from it and from the names of the tests.
public enum RuleBook {
  public static let sections: [(title: String, rules: [Rule])] = [
    ("Structural identity and the builder", structure),
    ("Modifiers, explicit ids, ForEach, containers", containers),
    ("State and property wrappers", state),
    ("Lifecycle", lifecycle),
    ("Transactions and animation", animation),
    ("What runs in an update", updates),
    ("Diagnostics", diagnostics),
    ("Compile-time facts", compiler),
    ("Where sources disagree", policies),
  ]

  public static func rule(_ number: String) -> Rule? {
    sections.lazy.flatMap(\.rules).first { $0.number == number }
  }

  /// All numbers, in order.
  public static let numbers = sections.flatMap(\.rules).map(\.number)

  /// The number that was likely meant.
  public static func nearest(to number: String) -> String? {
    let parts = number.split(separator: ".")
    guard parts.count == 2, let index = Int(parts[1]), let section = Int(parts[0]),
      sections.indices.contains(section - 1)
    else { return Spelling.nearest(to: number, among: numbers) }
    let rules = sections[section - 1].rules
    return rules[min(max(index, 1), rules.count) - 1].number
  }

  private static let structure: [Rule] = [
    Rule(
      "1.1", .apple, "Identity is type and structural position unless there is an explicit id; state lives as long."),
    Rule(
      "1.2", .apple, "Each arm of an if/else is an identity of its own: a flip starts the new arm with initial state."),
    Rule("1.3", .apple, "The same arm with new values keeps identity and state."),
    Rule("1.4", .apple, "Only the taken arm's views are made."),
    Rule("1.5", .compiler, "The builder makes exactly SwiftUI's static types."),
    Rule(
      "1.6", .inferred, "Nested conditionals are flattened: identity is which leaf is taken, not how deep it stands."),
    Rule("1.7", .apple, "An if without else destroys and remakes its content, and leaves its siblings alone."),
    Rule("1.8", .inferred, "if let keeps its content as long as there is a payload, whichever it is."),
    Rule("1.9", .observed, "A switch keeps a case's content at another payload and resets at another case."),
    Rule("1.10", .compiler, "if #available erases its content to AnyView; it never flips at run time."),
    Rule("1.11", .compiler, "for, while, guard, defer and fallthrough do not compile in a builder."),
    Rule("1.12", .compiler, "An explicit return switches the builder off: both paths share one identity."),
    Rule("1.13", .inferred, "Children of a tuple are identified by their index."),
    Rule("1.14", .apple, "Group has no node; its modifiers go to each of its members."),
    Rule("1.15", .inferred, "EmptyView is no child; AnyView(EmptyView()) appears as a root."),
    Rule("1.16", .apple, "A custom view has state of its own; its body's views take its place in the parent."),
    Rule("1.17", .apple, "some View changes nothing: the underlying type counts."),
    Rule("1.18", .apple, "An AnyView keeps its content while the wrapped type stays the same; nested ones are one."),
    Rule("1.19", .inferred, "A swap in an AnyView has no transition of its own."),
    Rule("1.20", .apple, "A condition in an argument keeps identity and animates; a branch makes two identities."),
    Rule("1.21", .compiler, "A ternary between views of one type is one identity whose value changes."),
    Rule("1.22", .inferred, "EquatableView adds no identity; it only forces ==."),
    Rule("1.23", .apple, "Swapping VStack for HStack by a branch resets the children; AnyLayout keeps them."),
    Rule("1.24", .apple, "The children of ViewThatFits have different identities."),
    Rule(
      "1.25", .inferred, "A conditional used as a single view gets an implicit stack; this matters for layout only."),
    Rule("1.26", .inferred, "Views and modifiers must be value types."),
    Rule(
      "1.27", .apple, "Xcode 27 renames the builders; identity rules stay the same.",
      notModelled: "this is the source language of an older Xcode"),
  ]

  private static let containers: [Rule] = [
    Rule("2.1", .compiler, "A modifier is a static wrapper, outside of what it modifies."),
    Rule("2.2", .apple, "A modifier with a body may own state; it lives as long as the position that it modifies."),
    Rule("2.3", .apple, "EmptyModifier passes its content through and makes no node."),
    Rule("2.4", .observed, "A conditional inside of a modifier's body gives its content two identities."),
    Rule("2.5", .inferred, "Two modifier types through AnyView reset; one type with two values does not."),
    Rule("2.6", .apple, "A changed .id removes what is inside and makes it anew."),
    Rule("2.7", .observed, "Only what is written before .id is inside of it."),
    Rule("2.8", .inferred, "A view's own state is not reset by an .id in its own body."),
    Rule("2.9", .inferred, "Chained ids are one list: a change of either resets."),
    Rule("2.10", .inferred, "Siblings with equal ids stay distinct in plain stacks; lazy ones report them."),
    Rule("2.11", .contested, "The same id in both arms does not merge the arms."),
    Rule("2.12", .inferred, "A tag has nothing to do with identity."),
    Rule("2.13", .apple, "A row is its id: a reorder keeps all rows, a new id is a new row, a missing one goes."),
    Rule("2.14", .inferred, "A row is known by its ForEach, its id and the position in the row; nested ids add up."),
    Rule("2.15", .inferred, "A branch in a row resets that part of that row alone."),
    Rule("2.16", .inferred, "Removed and added in one update is kept; back in a later update is new."),
    Rule("2.17", .observed, "Rows with equal ids show the first element, and are reported once."),
    Rule("2.18", .observed, "A constant range reads its count once, and says so when it changes."),
    Rule("2.19", .apple, "With indices as ids the last row goes and state slides to other elements."),
    Rule("2.20", .apple, "An id made from what is edited replaces the row at each edit."),
    Rule("2.21", .apple, "Ids made afresh in each pass replace all rows."),
    Rule("2.22", .apple, "Rows with a constant number of views take a fast path in lazy containers."),
    Rule("2.23", .contested, "Off screen in a lazy stack, a row's own state is kept and nested state is dropped."),
    Rule("2.24", .observed, "A List keeps the state of its rows across scrolling; they appear and disappear."),
    Rule("2.25", .observed, "In a ScrollView with a plain stack all rows exist; scrolling calls nothing."),
    Rule("2.26", .observed, "Opacity 0 and hidden() keep identity, and nothing disappears."),
    Rule("2.27", .observed, "A TabView keeps the state of visited tabs; when a tab is made depends on the system."),
    Rule("2.28", .observed, "A view that is pushed over keeps its state; a popped one is destroyed."),
    Rule("2.29", .contested, "A destination is known by its place in the stack and its value."),
    Rule(
      "2.30", .observed,
      "navigationDestination(isPresented:) makes its value in each pass, (for:) when the path changes."),
    Rule(
      "2.31", .observed, "A stack that is switched away may call onAppear once more: a bug.",
      notModelled: "a bug of some releases"),
    Rule(
      "2.32", .apple,
      "What is presented lives from presentation to dismissal; sheet(item:) replaces it when the item's id changes."),
  ]

  private static let state: [Rule] = [
    Rule("3.1", .apple, "A state's initial value counts once per identity."),
    Rule("3.2", .apple, "Before Xcode 27 the default expression runs at every init of the view."),
    Rule(
      "3.3", .apple, "State(initialValue:) in init seeds the first time only; an assignment to a default is ignored."),
    Rule(
      "3.4", .inferred, "When the identity is gone writes are dropped, and a captured binding gives the last value."),
    Rule(
      "3.5", .observed, "Before installation a state reads its initial value, drops writes, gives a constant binding."),
    Rule("3.6", .inferred, "A body depends on the states that it read; the mark stays; reads in actions do not count."),
    Rule("3.7", .inferred, "In an update a state has the value of that update, outside of it the newest."),
    Rule("3.8", .inferred, "Writing an equal value updates nothing."),
    Rule("3.9", .observed, "A write during a body is reported, and dropped."),
    Rule("3.10", .observed, "Writes of one transaction make one update; another transaction makes another."),
    Rule("3.11", .apple, "A StateObject is made once per identity, at the first update."),
    Rule("3.12", .observed, "A StateObject that is not installed makes a new object each time, and says so."),
    Rule("3.13", .apple, "An ObservedObject has no lifetime of its own."),
    Rule("3.14", .apple, "objectWillChange invalidates every view that holds the object."),
    Rule("3.15", .observed, "@Observable is tracked by property that a body read."),
    Rule("3.16", .inferred, "The reader of a binding runs again; owners and those that only pass it on do not."),
    Rule("3.17", .observed, "A reader of the environment runs again when its own value changed."),
    Rule("3.18", .inferred, "A namespace is fresh per identity."),
    Rule("3.19", .apple, "FocusState is reset with identity and has no initial value."),
    Rule("3.20", .apple, "AppStorage and SceneStorage outlive identity."),
    Rule("3.21", .apple, "Stored dynamic properties are found, nested ones too; update() runs right before the body."),
    Rule(
      "3.22", .observed, "FetchRequest runs its view's body too often: a bug.",
      notModelled: "Core Data is not there; a bug"),
  ]

  private static let lifecycle: [Rule] = [
    Rule("4.1", .apple, "onAppear runs after the body and layout, onDisappear when the view is gone."),
    Rule("4.2", .observed, "Callbacks run after the update; what they write makes a second pass."),
    Rule("4.3", .inferred, "One appearance per visible period; the closure of the latest update runs."),
    Rule("4.4", .observed, "Chained callbacks fire in source order, onChange(initial:) among them."),
    Rule("4.5", .observed, "In static nesting the child appears before its parent."),
    Rule("4.6", .contested, "Tasks start after all onAppear callbacks of the pass, inner ones first."),
    Rule("4.7", .inferred, "Of siblings in a stack the later one appears first (nothing should depend on it)."),
    Rule("4.8", .inferred, "The order of dynamic children: the child first; nothing should depend on it."),
    Rule("4.9", .observed, "In a swap the new view appears before the old one disappears."),
    Rule("4.10", .observed, "With the identity transition the old view disappears first."),
    Rule("4.11", .apple, "While a removal animates, state and onDisappear wait; flipped back, the view is the same."),
    Rule("4.12", .contested, "The callbacks of a Group run once, with its first member and after its last."),
    Rule("4.13", .inferred, "onChange of a Group runs once."),
    Rule("4.14", .observed, "A callback on a conditional without a view has nothing to fire on."),
    Rule("4.15", .observed, "onChange does not fire for the first value unless it is asked to."),
    Rule("4.16", .observed, "onChange compares once per update: values in between are not seen."),
    Rule("4.17", .apple, "The older onChange's closure is the old view's, the newer ones' the new view's."),
    Rule("4.18", .observed, "An action that keeps changing its own value is stopped and reported."),
    Rule("4.19", .inferred, "A reset forgets the old value: no change is seen for the jump."),
    Rule("4.20", .apple, "A task starts at appearance and is cancelled at disappearance."),
    Rule("4.21", .apple, "task(id:) cancels and starts again when the id changed."),
    Rule("4.22", .observed, "Bugs of older systems.", notModelled: "bugs of old releases"),
  ]

  private static let animation: [Rule] = [
    Rule("5.1", .apple, "withAnimation holds for the updates of the writes inside of it."),
    Rule("5.2", .inferred, "Nested withTransaction merges its keys (iOS 17)."),
    Rule("5.3", .observed, "animation(_:value:) replaces the transaction's animation below it when the value changed."),
    Rule("5.4", .apple, "The deprecated animation(_:) replaces it in every update."),
    Rule("5.5", .observed, "transaction(_:) edits the transaction below it, in every update or when a value changed."),
    Rule("5.6", .apple, "disablesAnimations blocks implicit animations, not the explicit one."),
    Rule("5.7", .apple, "A write through $x.animation(a) carries a; a surrounding withAnimation wins."),
    Rule("5.8", .apple, "animation(_:body:) is for the modifiers in its body only."),
    Rule("5.9", .inferred, "What animates is a changed animatable attribute of a node that stays."),
    Rule("5.10", .observed, "A change of identity interpolates nothing: the old view leaves, the new one enters."),
    Rule("5.11", .inferred, "An animation in flight ends with its node; the new node inherits nothing."),
    Rule("5.12", .inferred, "Retargeted in flight, an animation starts from what is shown; springs keep velocity."),
    Rule("5.13", .inferred, "A transition sits on the view that comes or goes; its animation comes from outside."),
    Rule("5.14", .apple, "A branch or id on the content of a Transition resets it."),
    Rule("5.15", .inferred, "An insertion has two phases: willAppear without animation, then identity with it."),
    Rule("5.16", .observed, "matchedGeometryEffect links the geometry of two identities, not their state."),
    Rule("5.17", .apple, "A completion is called once, at once if nothing animated."),
  ]

  private static let updates: [Rule] = [
    Rule("6.1", .apple, "Bodies of nodes whose inputs changed run again; an update stops at equal child values."),
    Rule("6.2", .apple, "A body is skipped if its value is equal and nothing that it read changed."),
    Rule(
      "6.3", .observed, "Plain data is compared as such; other values by == or field by field; EquatableView by ==."),
    Rule("6.4", .inferred, "Closures are compared by function and context."),
    Rule("6.5", .inferred, "Objects are compared by reference, erased views by what they hold."),
    Rule("6.6", .apple, "Child structs isolate dependencies; computed properties are part of the same body."),
    Rule("6.7", .observed, "_printChanges() names @self, @identity and each changed property."),
    Rule("6.8", .observed, "_logChanges() says the same to the log."),
    Rule("6.9", .observed, "Counts of body runs are no contract."),
  ]

  private static let diagnostics: [Rule] = [
    Rule("7.1", .observed, "Modifying state during view update."),
    Rule("7.2", .observed, "State accessed outside of being installed on a view."),
    Rule("7.3", .observed, "StateObject accessed without being installed on a view."),
    Rule("7.4", .observed, "Environment accessed outside of being installed on a view."),
    Rule("7.5", .observed, "FocusState accessed outside of a body."),
    Rule("7.6", .inferred, "Namespace read outside of a body."),
    Rule("7.7", .observed, "The id of a ForEach element occurs several times."),
    Rule("7.8", .observed, "A constant range changed its count."),
    Rule("7.9", .observed, "A lazy stack's child id is used by several views."),
    Rule("7.10", .observed, "onChange tried to update several times per frame."),
    Rule("7.11", .observed, "A preference tried to update several times per frame."),
    Rule("7.12", .observed, "A navigation path tried to update several times per frame."),
    Rule("7.13", .inferred, "A value is cycling between duplicates."),
    Rule("7.14", .observed, "Publishing changes from within view updates."),
    Rule("7.15", .observed, "Publishing changes from background threads."),
    Rule("7.16", .inferred, "The number of views per element is not known."),
    Rule("7.17", .observed, "Several sources in a matched geometry group."),
  ]

  private static let compiler: [Rule] = [
    Rule("8.1", .compiler, "A ternary between two modifier types does not compile."),
    Rule("8.2", .compiler, "A ternary between two values of one modifier type does."),
    Rule(
      "8.3", .compiler, "A ternary between two modified views does not compile outside of a builder.",
      notModelled: "the compiler says it of itself, without SwiftUI"
    ),
    Rule("8.4", .compiler, "What is no view is refused in a builder."),
    Rule("8.5", .compiler, "An if expression needs one type, and is no argument."),
    Rule("8.6", .compiler, "for, while, guard, defer and fallthrough do not compile in a builder (1.11)."),
    Rule("8.7", .compiler, "A some ViewModifier property has no builder: one type in each build."),
    Rule("8.8", .compiler, "any ViewModifier cannot be applied as it is."),
    Rule("8.9", .compiler, "Two returns of different types do not make one some View; @ViewBuilder makes a branch."),
    Rule("8.10", .compiler, "A typealias chosen by #if, or #if around a modifier, is one static type per build."),
    Rule("8.11", .compiler, "let statements are fine in builders."),
  ]

  /// The questions of ``Policy`` with what is done by default.
  private static let policies: [Rule] = Policy.all.filter { $0.rule.hasPrefix("9.") }.map { policy in
    let meaning = policy.values.first { $0.name == policy.defaultValue }?.meaning ?? ""
    return Rule(policy.rule, .contested, "\(policy.question) By default: \(meaning) (\(policy.name)).")
  }
}

// Made from the names of the tests by `UPDATE_RULES=1 swift test --filter RuleTable`; not to be edited.

enum RuleTests {
  static let table = ##"""
    Animation/AnimationCurveTests.swift
      5.2: nested transactions are merged by key
      5.17: a completion is called at once when nothing was animated
    Animation/LeavingTests.swift
      4.11: an animated removal keeps state and silence until it ends
      4.11: a view that comes back while it leaves has its state and no new appearance
      2.16: a row comes back with its state only while its removal is still animating
      4.10: with the identity transition a view goes at once, animated or not
      5.10, 5.15: both views run their transitions, and none without an animation
    Animation/PresentationTests.swift
      5.12: a retargeted animation goes on from the presentation value
      5.12: a spring keeps its velocity when it is retargeted
      5.17: completions are called once, the logical one no later than the other
      5.17: a completion waits for the removal that its transaction animates
      5.17: a node that goes counts as done
      5.3, 5.5, 5.8: modifiers change the transaction downward, the innermost last
      5.6: disabling animations blocks implicit ones
      5.6: disabling animations leaves the explicit one
      5.5: transaction(value:) edits the transaction in the updates in which its value changed
      5.4: animation(_:) of an equatable view acts when the view's value changed
      5.7: a write through an animated binding carries its animation
    Animation/TransitionValueTests.swift
      4.11, 5.12: a removal that is turned back goes on from what is shown
      5.12: an insertion that is turned back comes to its end while the removal begins
      5.12: a removal that is turned back without an animation is in place at once
    Containers/NavigationTests.swift
      2.28: a screen under another keeps its state and appears again
      2.29: another value at a place of the path is another screen
    Containers/SheetTests.swift
      2.32: a sheet lives from its presentation to its dismissal
      2.32: another item replaces the sheet
      2.32: of a sheet whose item changes the old content goes, then onDismiss runs, then the new content appears
    Containers/TabTests.swift
      2.27: a tab is made when it is first selected, and then kept
    Controls/FocusTests.swift
      3.19: focus is lost with the node of its field
    Data/ObjectTests.swift
      3.14: a published change runs the holder and those children whose values changed
      3.14: a change of a plain property runs nothing
      3.11: a state object is made once per identity, whatever the parent passes later
      3.13: an observed object with a default is a new one each time the parent runs
      3.15: a body depends on the observed properties that it read
    Data/StorageTests.swift
      3.20: what the user's code writes to user defaults itself is seen, and the other way round
      3.20: stored values are shared by key, invalidate readers, and outlive identities
      3.18: a name space is one per property and stays with the identity
      3.18: another identity has a name space of its own
      5.7: the writing code's animation wins over the binding's
    Layout/CustomLayoutTests.swift
      1.23: a switch of AnyLayout moves the views and keeps their state
      1.24: the first view that fits is shown
    Layout/StackTests.swift
      1.14: a modifier around a group is laid out around each member
    Regressions/BoundRowsTests.swift
      2.13, 3.16: rows of a bound collection follow it, each with its state
    Regressions/ReportedProgramTests.swift
      2.30: the screen of navigationDestination(isPresented:) is made with each body, shown or not
    Rules/AnimationRuleTests.swift
      5.1: withAnimation holds for the updates of the writes inside of it, and no others
      5.3: an implicit animation beats an outer withAnimation, and nil turns it off
      5.9: what animates is a changed attribute of a node that stays, in an animated update
      5.10: a change of identity interpolates nothing: both views run transitions, and only if animated
      5.11: an animation that is in flight is cut with its node, and the new node starts at its own value
    Rules/BuilderShapeTests.swift
      1.5: nothing, one child and several children
      1.5: if, with and without else
      1.5: chains of three to eight arms pair from left to right, level by level
      1.5: a switch is a chain of its cases; where and several patterns make no difference
      1.5: nested ifs, branches of two statements, and empty branches
      1.5: the form of the condition does not matter
      1.5: what is no branch: ternaries, do, declarations
      2.1: a modifier is a static wrapper around what it modifies
    Rules/CompilerRuleTests.swift
      1.11, 8.1–8.9: the wrong forms, with the compiler's words
      8.2, 8.5, 8.9–8.11: the right forms compile
    Rules/ContainerRuleTests.swift
      2.24: rows of a List appear and disappear as they are scrolled, with their state
      2.25: in a ScrollView with a plain stack all rows exist, and scrolling calls nothing
      2.30: navigationDestination(for:) makes its value when the path changes, not in each pass
      1.25: a conditional with several views that stands alone is laid out as a stack
      6.6: a child struct isolates what it depends on; a computed property is part of the same body
      6.7, 6.8: printed changes name @self, @identity and each changed property
      6.9, 9.14: counts are no contract: an extra pass leaves everything as it is
    Rules/DiagnosticRuleTests.swift
      7.1: a state that is written in a body
      7.2: a state's binding before the view is installed
      7.3, 3.12: a state object before the view is installed: a new one each time
      3.12: each access to a state object before the view is installed makes another one
      7.4: a value of the environment before the view is installed
      7.5: a focus state outside of a body
      7.6: a name space outside of a body
      7.7: an id that several elements have, once
      7.8: a constant range with another count
      7.9, 2.10: an explicit id that several children of a lazy stack have
      7.10: an action that changes its own value
      7.11: a preference that changes without end
      7.12: a path that changes three times in one update, and no fewer
      7.13: a value that swings between two
      7.14: an object that changes in a body
      7.15: an object that changes off the main thread
      7.16, 2.22: rows of a lazy stack whose number of views is not known, where that is asked for
      1.26: a view that is a class
    Rules/ForEachRuleTests.swift
      2.13: rows follow their ids: a reorder keeps all of them, and nothing appears or disappears
      2.13: a new id is a new row, a missing one is removed
      2.14: a row is known by its ForEach, its id, and the position in the row
      2.15: a branch in a row resets that part of that row alone
      2.15: a row without a view keeps its place in the ForEach
      2.16: an id that is removed and added in one update is kept, one that comes back later is new
      2.17: equal ids show the first element, stay separate nodes, and are reported once
      2.18: a constant range reads its count once, and says so when it changes
      2.19: with indices as ids the last row goes, and state slides to other elements
      2.20: an id made from what is edited replaces the row at each edit
      2.21: ids that are made afresh in each pass replace all rows
    Rules/LifecycleRuleTests.swift
      4.1: onAppear runs after the body, onDisappear when the view is gone
      4.2: callbacks run after the update, and what they write makes a second pass
      4.3: one appearance per visible period; the closure of the latest update runs
      4.4: chained callbacks fire in source order, onChange(initial:) among them
      4.5: in static nesting the child appears before its parents
      4.9: in a swap the new view appears before the old one disappears, which sees the new state
      4.10: with the identity transition the old view disappears first
      4.12: the callbacks of a group run once: with its first member and after its last
      4.13: onChange of a group runs once
      4.14: a callback on a conditional without a view has nothing to fire on
      4.15: onChange does not fire for the first value, unless it is asked to
      4.16: values that one transaction passes through are not seen
      4.17: the closures of two and of no parameters are the new view's, the one of one parameter the old view's
      4.18: an action that keeps changing its own value is stopped, and reported once
      4.19: after a reset the old value is forgotten: no change is seen for the jump
    Rules/ModifierRuleTests.swift
      2.1: the modifier's node is outside of what it modifies
      2.2: a modifier may own state, which lives as long as the position that it modifies
      2.3: EmptyModifier passes its content through and makes no node
      2.4: a conditional inside of a modifier's body gives its content two identities
      2.5: two modifier types through AnyView reset, one type with two values does not
      2.6: a changed id removes its content and makes it anew
      2.7: only what is inside of the id starts anew
      2.8: a view's own state survives an id inside of its body
      2.9: chained ids are one list: a change of either starts the content anew
      2.10: siblings with equal ids in a stack stay distinct
      2.11: the same id in both arms does not merge them
      2.12: a tag has nothing to do with identity
      2.26: opacity 0 and hidden() keep identity, and nothing disappears
    Rules/PolicyRuleTests.swift
      9.1, 4.7: by default the later sibling appears first
      9.1, 4.7: under sibling-appear=source siblings appear in source order, and still before their parent
      9.1, 4.7: under sibling-appear=shuffled the order follows neither, and is the same each time
      9.2, 4.8: by default a dynamic child appears before its parent
      9.2, 4.8: under dynamic-appear=parent-first the static part appears before what a branch holds
      9.3, 4.9, 4.10: swap-callbacks says which comes first in a swap, with the default and with the identity transition
      9.4, 4.12: by default the callbacks of a Group run once, with the first member and after the last
      9.4, 4.12: under group-callbacks=per-child they run for each member, and when one of them goes
      9.4, 4.12: a row that is a group keeps its place under both values
      9.4, 4.12: the question matters only where a group has several members, or changes them
      9.5, 2.23: offscreen-rows says what a row that was scrolled away has on its return
      9.6, 2.11: the id of an arm counts below modifiers too
      9.6, 2.11: same-id-arms says whether equal ids make two arms one
      9.7, 4.6: task-start says whether a task begins after onAppear or at its place
      9.8, 4.11: reinsertion says what comes back in mid-removal
      9.9, 5.7: binding-animation says whose animation counts
      9.10, 1.19: anyview-transition says whether a swap in an AnyView is animated
      9.11, 2.29: destination-identity says whether another value of one type is another screen
      9.12, 2.27: tabs says whether other tabs are made, and appear, at launch
      9.13, 3.2: state-default=once cannot be chosen, and says why
      9.14, 6.9: under body-counts=extra-pass each body runs once more at launch
      9.15, 3.9: body-writes says whether a write in a body counts; it is reported either way
      9.16, 5.17: completion-order says which completion comes first
      5.2: nested-transactions says whether an inner transaction keeps what the outer says
    Rules/StateRuleTests.swift
      3.1: the initial value counts once per identity; a parent's later one is ignored until identity changes
      3.2: the default value is made at each init of the view (SDKs before Xcode 27), and only the first is kept
      3.3: State(initialValue:) in init seeds only the first time
      3.3: an assignment in init to a state with a default is ignored
      3.4: after its identity is gone a write is dropped, and a captured binding gives the last value
      3.5: before it is installed a state reads its initial value, drops writes, and gives a constant binding
      3.6: a body depends on a state that it read, and the mark stays; reads in actions do not count
      3.7: outside of an update a state has the newest value, inside the one of that update
      3.7: a closure that an update calls sees the value of its view's last update; an action sees the newest
      3.8: writing an equal value updates nothing
      3.9: a write in a body is dropped and reported
      3.10: writes of one transaction make one update, another transaction makes another
      3.16: the reader of a binding runs again; its owner and those that only pass it on do not
      3.17: a reader of the environment runs again when its own value changed
      3.21: dynamic properties in nested structs are found, whatever stands before them
    Rules/StructureRuleTests.swift
      1.1: identity is type and position, and state lives as long as its identity
      1.2: flipping a condition destroys the old arm and makes the new one, even of the same type
      1.3: the same arm with a new value keeps its state
      1.4: only the taken arm's views are made
      1.6: nested conditionals are flattened to leaves: a chain and a nested if of one type are alike
      1.7: an if without else makes its content anew, and leaves its siblings alone
      1.8: if let keeps its content while there is a payload, whichever it is
      1.9: a switch keeps the content of a case with another payload, and resets at another case
      1.10: if #available erases its content and never resets it
      1.12: an explicit return switches the builder off: both paths are one identity
      1.13: children of a tuple are identified by their index
      1.14: Group has no node, and its modifiers go to its members, each with state of its own
      1.15: EmptyView is no child, and only AnyView(EmptyView()) can appear
      1.16: a custom view has state of its own and is no container: its body's views take its place
      1.17: some View adds nothing: the underlying type counts
      1.18: an AnyView keeps its content while the wrapped type stays, and is one level however often erased
      1.19: a swap in an AnyView starts no transition, one of a branch does
      1.20: a condition in an argument keeps one identity and animates, a branch makes two
      1.21: a ternary between views of one type is one identity whose value changes
      1.22: equatable() adds no identity, it only forces ==
    Rules/TransitionRuleTests.swift
      5.4: the deprecated animation(_:) animates every change below it
      5.13: the animation of a transition comes from outside of the view that comes or goes
      5.13: a transition that names an animation runs under it where the update has none
      5.15: a transition's body runs in willAppear, then in identity under the animation, then in didDisappear
      5.15: without an animation the body runs in identity alone
      4.11, 5.15: a view that comes back while it leaves moves back to identity from where it is, with its state
      5.15: modifier(active:identity:) is the active one outside of the identity phase
      5.15: an asymmetric transition has one body for each way
      5.10: what fades in has an opacity between, and nothing in it counts as animating
      5.14: a branch on the content in a transition's body resets it
      5.16: matchedGeometryEffect links no state: the other arm starts anew
      7.17: two sources in a matched geometry group are reported
    Rules/UpdateRuleTests.swift
      6.1: an update stops where the new value of a child equals the old one
      6.2: a body is skipped if its value is equal and nothing that it read changed; else it runs
      6.3: plain data is compared as such and its own == ignored; a value that is not plain is asked
      6.3: without == a value that is not plain is compared field by field; equatable() always asks
      6.4: a closure that captures nothing is equal to itself, one that captures is not
      6.5: objects are compared by reference, erased views by what they hold
      6.2, 6.4: a view that makes its object, or has an optional closure without captures, is skipped if it is equal
      6.2, 6.4: a view whose object is made from arguments is skipped if these are equal, and runs if one is not
      6.7: printed changes name the binding, the value of the environment, and the object that changed
    Time/OutsideWorkTests.swift
      7.15: an object that changes on another thread is told, and the change shows
    Time/TaskTests.swift
      4.6 and 4.20: tasks start after the appear callbacks and end on the virtual clock
      4.20: disappearing cancels a task, which its sleep notices at once
      4.20: a view that is pushed over cancels its task, and starts it again when it is back
      4.21: another id cancels the running task and starts a new one
      4.21: the new task starts before the cancelled one goes on, in each run
    """##
}

import Foundation

// What a person can do beyond a single control (see `ControlRole`): things that are presented, pushed, selected, swiped.
//
// Find a role with `node.role(TabsRole.self)`; all actions are to be followed by an update of the graph. A part of the
// tree can be alive but not on screen (an unselected tab, a screen under another): ask `node.isOnScreen` before its
// texts and controls are offered.

extension Node {
  /// The role, if the node, its view or its modifier has it.
  @MainActor func role<R>(_ role: R.Type) -> R? {
    if let found = self as? R { return found }
    return anyValue as? R
  }

  /// The nearest enclosing role, the node itself included, and the node that has it.
  @MainActor func enclosing<R>(_ role: R.Type) -> (node: Node, role: R)? {
    var node: Node? = self
    while let current = node {
      if let found = current.role(role) { return (current, found) }
      node = current.parent
    }
    return nil
  }
}

/// What kind of thing is presented.
public enum PresentationKind: String, Sendable {
  case sheet, fullScreenCover, popover, inspector, alert, confirmationDialog
  /// Pushed onto a navigation stack.
  case destination
  /// Opened by a tap, a long press and a swipe.
  case menu, contextMenu, swipeActions

  /// Sheets, covers, popovers and pushed screens: what `expect presented` speaks of.
  public var isScreen: Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover, .inspector, .destination: true
    case .alert, .confirmationDialog, .menu, .contextMenu, .swipeActions: false
    }
  }
}

/// The root node of something presented; what is presented stands below it.
///
/// "Is X inside a presented sheet, cover or pushed destination": `x.enclosing(PresentedPart.self)`, with
/// `role.kind.isScreen`. "The top presentation": the one on screen with the greatest `order`.
protocol PresentedPart: Node {
  var kind: PresentationKind { get }
  /// Rises with each presentation of the graph.
  var order: Int { get }
  /// Dismisses it as a person does (swipe down, back button, a tap beside); what cannot be dismissed so stays.
  @MainActor func dismiss()
  /// Whether a person may dismiss it (`interactiveDismissDisabled`; alerts need a button).
  @MainActor var isDismissable: Bool { get }
}

/// A navigation stack (or the stack of a `NavigationView`, or a column of a split view).
protocol StackRole: Node {
  /// How many screens stand on the root.
  @MainActor var screenCount: Int { get }
  /// Pops the top screen; false at the root. `isOnScreen` of the stack and a `screenCount` above 0 make it the one that
  /// `back` means; of several the innermost.
  @MainActor func pop() -> Bool
  /// Pops all.
  @MainActor func popToRoot()
}

/// A tab view.
protocol TabsRole: Node {
  /// The tabs in tree order.
  @MainActor var tabs: [TabItemRole] { get }
  /// Selects a tab by its position.
  @MainActor func select(_ index: Int)
}

/// One tab.
@MainActor struct TabItemRole {
  /// The texts of its label, joined by single spaces; empty if it has none.
  var label: String
  /// Its tag (or the value of a `Tab`, or its position where the tab view has no selection).
  var tag: AnyHashable?
  var isSelected: Bool
  /// Why a person can not select it.
  var obstacle: TabObstacle?
}

/// A list whose rows can be selected: `node.enclosing(RowSelectionRole.self)` of anything in a row.
protocol RowSelectionRole: Node {
  /// Selects the row that the node is in (or takes it out of a selection of several); false if it has no tag of the
  /// selection's type.
  @MainActor func select(rowOf node: Node) -> Bool
  /// Whether the row that the node is in is selected.
  @MainActor func isSelected(rowOf node: Node) -> Bool
}

/// One row of a `ForEach` with what its edit actions can do with it: `RowEditing(of: node)` for anything in the row.
@MainActor struct RowEditing {
  /// The position of the row in its `ForEach`, and how many rows there are.
  var index: Int
  var count: Int
  /// Calls `onDelete` for the row; `nil` if there is none or it is disabled.
  var delete: (() -> Void)?
  /// Calls `onMove` so that the row ends at a position, as a drag does; `nil` if there is none or it is disabled.
  var move: ((_ to: Int) -> Void)?
}

/// What makes an `OpenPart` open.
enum OpenTrigger { case tap, longPress, swipe }

/// Something whose content is made when it is opened: a menu, a context menu, a row's swipe actions.
///
/// After `open()` and an update the content stands below the node, under a `PresentedPart`; its buttons are controls.
/// An item's action closes it. Content that is not open is not in the tree: to tap an item of a closed menu by its
/// label alone, open the parts on screen one after the other and close them again.
protocol OpenPart: Node {
  var trigger: OpenTrigger { get }
  var isOpen: Bool { get }
  @MainActor func open()
  @MainActor func close()
}

/// A button whose style can see that it is pressed: set true, update, then set false and run the action.
protocol PressRole: Node {
  @MainActor func setPressed(_ isPressed: Bool)
}

/// `refreshable`: what a pull does.
@MainActor protocol RefreshRole {
  /// Starts the refresh; it is cancelled when its node goes.
  func refresh(_ node: Node)
}

/// A scroll view, list or table that can bring a row into its visible part. Rows that a lazy container has not made
/// yet are found by their id.
protocol ScrollRole: Node {
  /// Scrolls to the view with this id (`.id` or the id of a `ForEach` element); false if there is none.
  @MainActor func scroll(to id: AnyHashable) -> Bool
  /// Scrolls to the row whose id has this description; false if there is none.
  @MainActor func scroll(toDescription id: String) -> Bool
  /// Scrolls to the first row for which a test of its texts holds once it is made; false if there is none.
  @MainActor func scroll(toRowWhere isIt: (Node) -> Bool) -> Bool
  /// Scrolls to a node below it that is made already.
  @MainActor func scroll(to node: Node) -> Bool
}

/// `onHover`, for a pointer that comes and goes.
@MainActor protocol HoverRole {
  func hover(_ isInside: Bool)
}

/// `onKeyPress`: true if the key was handled.
@MainActor protocol KeyRole {
  func press(_ key: Character) -> Bool
}

/// The part of a control that is its label: where a control has such a part below it, its label is the texts of that
/// part alone (pickers, sliders, menus, disclosure groups, text fields).
@MainActor protocol LabelRole {}

/// `draggable`, `onDrag`: what is carried.
@MainActor protocol DragSourceRole {
  func payloadToDrag() -> Any
}

/// `dropDestination`, `onDrop`.
@MainActor protocol DropTargetRole {
  /// Told when something hovers over it and when it leaves or is dropped.
  func target(_ isTargeted: Bool)
  /// True if it took the values.
  func drop(_ values: [Any], at place: CGPoint) -> Bool
}

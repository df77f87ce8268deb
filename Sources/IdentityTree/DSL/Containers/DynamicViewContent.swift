import Foundation

/// Rows made from data, which can be edited (https://developer.apple.com/documentation/swiftui/dynamicviewcontent).
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  /// The data of the rows.
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  @MainActor public var data: Content.Data { content.data }
}

extension EditedRows: DynamicViewContent {
  @MainActor public var data: Base { base.wrappedValue }
}

/// What can be done with the rows inside.
nonisolated public struct _RowEditModifier: PrimitiveModifier {
  public typealias Body = Never
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var insert: ((Int, [NSItemProvider]) -> Void)?
  var deleteIsOff: Bool?
  var moveIsOff: Bool?
}

extension DynamicViewContent {
  /// Lets rows be deleted.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(_RowEditModifier(delete: action))
  }
  /// Lets rows be moved.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(_RowEditModifier(move: action))
  }
  /// Lets rows be inserted by a drop.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(_RowEditModifier(insert: action))
  }
  /// Lets rows be inserted by a drop (older form).
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(_RowEditModifier(insert: action))
  }
  /// Takes values that are dropped between the rows.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    modifier(_RowEditModifier(insert: { index, items in action(items.compactMap { $0.object as? T }, index) }))
  }
}

extension View {
  /// Keeps the row from being deleted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_RowEditModifier(deleteIsOff: isDisabled))
  }
  /// Keeps the row from being moved.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_RowEditModifier(moveIsOff: isDisabled))
  }
}

/// The rows of a bound collection with their edits.
nonisolated public struct EditedRows<Base, ID: Hashable, Row: View>: View
where
  Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Base.Index: Hashable
{
  public typealias Body = Never
  let base: Binding<Base>
  let id: KeyPath<Base.Element, ID>
  let actions: EditActions<Base>
  let row: (Binding<Base.Element>) -> Row

  init(
    _ base: Binding<Base>, _ id: KeyPath<Base.Element, ID>, _ actions: EditActions<Base>,
    _ row: @escaping (Binding<Base.Element>) -> Row
  ) {
    // Whoever makes the rows depends on the collection.
    _ = base.wrappedValue
    self.base = base
    self.id = id
    self.actions = actions
    self.row = row
  }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    let base = view.base
    let delete: ((IndexSet) -> Void)? =
      view.actions.contains(.delete)
      ? { offsets in
        var data = base.wrappedValue
        data.removeAtOffsets(offsets)
        base.wrappedValue = data
      } : nil
    let move: ((IndexSet, Int) -> Void)? =
      view.actions.contains(.move)
      ? { offsets, target in
        var data = base.wrappedValue
        data.moveFromOffsets(offsets, to: target)
        base.wrappedValue = data
      } : nil
    let rows = ForEach(base, id: view.id, content: view.row).modifier(_RowEditModifier(delete: delete, move: move))
    type(of: rows)._resolve(rows, into: &slots)
  }
}

extension ForEach {
  /// Elements of a bound collection that can be edited, each with a binding to itself.
  public nonisolated init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == [Int], ID == Int, Content == EditedRows<C, C.Element.ID, R>, C: MutableCollection,
    C: RandomAccessCollection,
    C: RangeReplaceableCollection, C.Element: Identifiable, C.Index: Hashable
  {
    // Whoever makes the rows depends on the collection.
    _ = data.wrappedValue
    self.init([0], id: \.self) { _ in EditedRows(data, \.id, editActions, content) }
  }

  /// Elements of a bound collection that can be edited, by a key path to their id, each with a binding to itself.
  public nonisolated init<C, R: View, Key: Hashable>(
    _ data: Binding<C>, id: KeyPath<C.Element, Key>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == [Int], ID == Int, Content == EditedRows<C, Key, R>, C: MutableCollection, C: RandomAccessCollection,
    C: RangeReplaceableCollection, C.Index: Hashable
  {
    // Whoever makes the rows depends on the collection.
    _ = data.wrappedValue
    self.init([0], id: \.self) { _ in EditedRows(data, id, editActions, content) }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  mutating func removeAtOffsets(_ offsets: IndexSet) {
    for offset in offsets.reversed() where offset < count { remove(at: index(startIndex, offsetBy: offset)) }
  }

  mutating func moveFromOffsets(_ offsets: IndexSet, to target: Int) {
    let all = Array(self)
    let moved = offsets.filter { $0 < all.count }.map { all[$0] }
    let before = all.indices.filter { $0 < target && !offsets.contains($0) }.map { all[$0] }
    let after = all.indices.filter { $0 >= target && !offsets.contains($0) }.map { all[$0] }
    self = Self(before + moved + after)
  }

  /// Removes the elements at positions (https://developer.apple.com/documentation/swift/rangereplaceablecollection).
  public mutating func remove(atOffsets offsets: IndexSet) { removeAtOffsets(offsets) }
}

extension MutableCollection {
  /// Moves the elements at positions so that they stand before another
  /// (https://developer.apple.com/documentation/swift/mutablecollection).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.filter { $0 < all.count }.map { all[$0] }
    let before = all.indices.filter { $0 < destination && !source.contains($0) }.map { all[$0] }
    let after = all.indices.filter { $0 >= destination && !source.contains($0) }.map { all[$0] }
    for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
  }
}

extension RowEditing {
  /// What can be done with the row of a `ForEach` that a node is in; `nil` if it is in none with edits.
  init?(of node: Node) {
    var current = node
    var deleteIsOff: Bool?
    var moveIsOff: Bool?
    while let parent = current.parent {
      if let edit = current.role(_RowEditModifier.self) {
        deleteIsOff = deleteIsOff ?? edit.deleteIsOff
        moveIsOff = moveIsOff ?? edit.moveIsOff
      }
      if parent is any RowContainer {
        let (index, count) = (current.slot, parent.childCount)
        var (delete, move): (((IndexSet) -> Void)?, ((IndexSet, Int) -> Void)?) = (nil, nil)
        var around = parent.parent
        while let next = around, let edit = next.role(_RowEditModifier.self) {
          delete = delete ?? edit.delete
          move = move ?? edit.move
          deleteIsOff = deleteIsOff ?? edit.deleteIsOff
          moveIsOff = moveIsOff ?? edit.moveIsOff
          around = next.parent
        }
        if delete != nil || move != nil {
          self.init(
            index: index, count: count,
            delete: deleteIsOff == true ? nil : delete.map { delete in { delete(IndexSet(integer: index)) } },
            move: moveIsOff == true
              ? nil : move.map { move in { to in move(IndexSet(integer: index), to > index ? to + 1 : to) } })
          return
        }
      }
      current = parent
    }
    return nil
  }
}

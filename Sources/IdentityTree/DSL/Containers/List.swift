/// The look of lists (https://developer.apple.com/documentation/swiftui/liststyle).
@MainActor @preconcurrency
public protocol ListStyle {}

/// What can be selected in a list (https://developer.apple.com/documentation/swiftui/selectionmanager).
struct ListSelection {
  var contains: (AnyHashable) -> Bool
  /// Selects a tag, or takes it out; false if it is not of the selection's type.
  var toggle: (AnyHashable) -> Bool
  var isEmpty: () -> Bool = { false }
  var clear: () -> Void = {}

  static func one<Value: Hashable>(_ selection: Binding<Value?>?) -> ListSelection? {
    guard let selection else { return nil }
    return ListSelection(
      contains: { tag in tag.cast(to: Value.self).map { $0 == selection.wrappedValue } ?? false },
      toggle: { tag in
        guard let value = tag.cast(to: Value.self) else { return false }
        selection.wrappedValue = value
        return true
      }, isEmpty: { selection.wrappedValue == nil }, clear: { selection.wrappedValue = nil })
  }

  static func several<Value: Hashable>(_ selection: Binding<Set<Value>>?) -> ListSelection? {
    guard let selection else { return nil }
    return ListSelection(
      contains: { tag in tag.cast(to: Value.self).map { selection.wrappedValue.contains($0) } ?? false },
      toggle: { tag in
        guard let value = tag.cast(to: Value.self) else { return false }
        if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
        return true
      }, isEmpty: { selection.wrappedValue.isEmpty }, clear: { selection.wrappedValue = [] })
  }

  static func always<Value: Hashable>(_ selection: Binding<Value>) -> ListSelection {
    ListSelection(
      contains: { tag in tag.cast(to: Value.self).map { $0 == selection.wrappedValue } ?? false },
      toggle: { tag in
        guard let value = tag.cast(to: Value.self) else { return false }
        selection.wrappedValue = value
        return true
      })
  }
}

/// What edits of a list's rows do (https://developer.apple.com/documentation/swiftui/editactions).
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Rows can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// Rows can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// All edits.
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

/// A row of bound data that can be edited
/// (https://developer.apple.com/documentation/swiftui/editablecollectioncontent).
nonisolated public struct EditableCollectionContent<Content: View, Data>: View {
  public typealias Body = Never
  let content: Content
  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    Content._resolve(view.content, into: &slots)
  }
}

/// The collection behind bound rows.
nonisolated public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  /// A position with the id of its element.
  public struct Element {
    let index: Base.Index
    let id: ID
  }
  let base: Base
  let id: KeyPath<Base.Element, ID>
  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  public subscript(position: Base.Index) -> Element {
    Element(index: position, id: base[position][keyPath: id])
  }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

/// Rows one below the other, made as they come on screen (rule 2.24);
/// https://developer.apple.com/documentation/swiftui/list .
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  let content: Content
  let selection: ListSelection?

  init(_ content: Content, _ selection: ListSelection?) {
    self.content = content
    self.selection = selection
  }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: ListNode<SelectionValue, Content>.self)
  }
}

extension List {
  /// A list in which several rows can be selected.
  public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content(), ListSelection.several(selection))
  }
  /// A list in which one row can be selected.
  public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content(), ListSelection.one(selection))
  }
  /// A list in which one row is always selected.
  @_disfavoredOverload
  public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(content(), ListSelection.always(selection))
  }
}

extension List where SelectionValue == Never {
  /// A list of the rows that the builder makes.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }

  /// A row for each identified element.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), nil)
  }
  /// A row for each element, identified by what a key path leads to.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), nil)
  }
  /// A row for each number of a constant range.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), nil)
  }
  /// A row for each element of a tree.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(OutlineGroup(data, children: children, content: rowContent), nil)
  }
  /// A row for each element of a tree, identified by what a key path leads to.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
  {
    self.init(OutlineGroup(data, id: id, children: children, content: rowContent), nil)
  }
  /// A row for each element of a bound collection.
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(ForEach(data, content: rowContent), nil)
  }
  /// A row for each element of a bound collection, identified by what a key path leads to.
  public nonisolated init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
    Data: RandomAccessCollection, Data.Index: Hashable
  {
    self.init(ForEach(data, id: id, content: rowContent), nil)
  }
  /// A row for each element of a bound collection, which can be edited.
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == EditedRows<Data, Data.Element.ID, RowContent>, Data: MutableCollection, Data: RandomAccessCollection,
    Data: RangeReplaceableCollection, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(EditedRows(data, \.id, editActions, rowContent), nil)
  }
}

extension List {
  /// A row for each identified element; several can be selected.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), ListSelection.several(selection))
  }
  /// A row for each element, identified by what a key path leads to; several can be selected.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), ListSelection.several(selection))
  }
  /// A row for each identified element; one can be selected.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), ListSelection.one(selection))
  }
  /// A row for each element, identified by what a key path leads to; one can be selected.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), ListSelection.one(selection))
  }
  /// A row for each number of a constant range; one can be selected.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), ListSelection.one(selection))
  }
  /// A row for each number of a constant range; several can be selected.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), ListSelection.several(selection))
  }
  /// A row for each element of a tree; one can be selected.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(OutlineGroup(data, children: children, content: rowContent), ListSelection.one(selection))
  }
  /// A row for each element of a bound collection; one can be selected.
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(ForEach(data, content: rowContent), ListSelection.one(selection))
  }
  /// A row for each element of a bound collection, which can be edited; one can be selected.
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == EditedRows<Data, Data.Element.ID, RowContent>, Data: MutableCollection, Data: RandomAccessCollection,
    Data: RangeReplaceableCollection, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(EditedRows(data, \.id, editActions, rowContent), ListSelection.one(selection))
  }
  /// A row for each element of a bound collection, which can be edited; several can be selected.
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == EditedRows<Data, Data.Element.ID, RowContent>, Data: MutableCollection, Data: RandomAccessCollection,
    Data: RangeReplaceableCollection, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(EditedRows(data, \.id, editActions, rowContent), ListSelection.several(selection))
  }
}

extension List {
  /// A row for each element of a bound collection; several can be selected.
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(ForEach(data, content: rowContent), ListSelection.several(selection))
  }
  /// A row for each element of a bound collection, identified by what a key path leads to; one can be selected.
  public nonisolated init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
    Data: RandomAccessCollection, Data.Index: Hashable
  {
    self.init(ForEach(data, id: id, content: rowContent), ListSelection.one(selection))
  }
  /// A row for each element of a bound collection, identified by what a key path leads to; several can be selected.
  public nonisolated init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
    Data: RandomAccessCollection, Data.Index: Hashable
  {
    self.init(ForEach(data, id: id, content: rowContent), ListSelection.several(selection))
  }
  /// A row for each element of a bound collection identified by what a key path leads to, which can be edited.
  public nonisolated init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == EditedRows<Data, ID, RowContent>, Data: MutableCollection, Data: RandomAccessCollection,
    Data: RangeReplaceableCollection, Data.Index: Hashable
  {
    self.init(EditedRows(data, id, editActions, rowContent), ListSelection.one(selection))
  }
  /// A row for each element of a bound collection identified by what a key path leads to, which can be edited.
  public nonisolated init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == EditedRows<Data, ID, RowContent>, Data: MutableCollection, Data: RandomAccessCollection,
    Data: RangeReplaceableCollection, Data.Index: Hashable
  {
    self.init(EditedRows(data, id, editActions, rowContent), ListSelection.several(selection))
  }
}

extension List {
  /// A row for each element of a bound collection, which can be edited; one is always selected (macOS).
  @_disfavoredOverload
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == EditedRows<Data, Data.Element.ID, RowContent>, Data: MutableCollection, Data: RandomAccessCollection,
    Data: RangeReplaceableCollection, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(EditedRows(data, \.id, editActions, rowContent), ListSelection.always(selection))
  }
  /// A row for each element of a bound collection identified by what a key path leads to, which can be edited; one is
  /// always selected (macOS).
  @_disfavoredOverload
  public nonisolated init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == EditedRows<Data, ID, RowContent>, Data: MutableCollection, Data: RandomAccessCollection,
    Data: RangeReplaceableCollection, Data.Index: Hashable
  {
    self.init(EditedRows(data, id, editActions, rowContent), ListSelection.always(selection))
  }
}

extension List where SelectionValue == Never {
  /// A row for each element of a bound collection identified by what a key path leads to, which can be edited.
  public nonisolated init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == EditedRows<Data, ID, RowContent>, Data: MutableCollection, Data: RandomAccessCollection,
    Data: RangeReplaceableCollection, Data.Index: Hashable
  {
    self.init(EditedRows(data, id, editActions, rowContent), nil)
  }
}

import Foundation

/// Rows of a table (https://developer.apple.com/documentation/swiftui/tablerowcontent).
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent = Never
  /// The rows that these are made of.
  @TableRowBuilder<Self.TableRowValue> @MainActor @preconcurrency var tableRowBody: Self.TableRowBody { get }
  @MainActor func _rows(_ cells: @escaping @MainActor (TableRowValue) -> AnyView) -> AnyView
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  @MainActor public func _rows(_ cells: @escaping @MainActor (TableRowValue) -> AnyView) -> AnyView {
    tableRowBody._rows(cells)
  }
}

extension TableRowContent where TableRowBody == Never {
  @MainActor @preconcurrency public var tableRowBody: Never {
    fatalError("\(Self.self) is a primitive row: it has no body")
  }
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never
  @MainActor public func _rows(_ cells: @escaping @MainActor (Never) -> AnyView) -> AnyView { AnyView(EmptyView()) }
}

/// A row of a table (https://developer.apple.com/documentation/swiftui/tablerow).
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  let value: Value
  /// A row of a value.
  public nonisolated init(_ value: Value) { self.value = value }
  @MainActor public func _rows(_ cells: @escaping @MainActor (Value) -> AnyView) -> AnyView {
    AnyView(cells(value).tag(value.id))
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  @MainActor public func _rows(_ cells: @escaping @MainActor (Content.TableRowValue) -> AnyView) -> AnyView {
    let content = content
    return AnyView(
      ForEach<Data, ID, AnyView>(
        data: data, content: { element in onMainActor { content(element)._rows(cells) } },
        identify: .init(identify), place: place))
  }
}

extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  /// Makes a group of rows.
  @_disfavoredOverload
  public nonisolated init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue {
    self.init(content: content())
  }
  @MainActor public func _rows(_ cells: @escaping @MainActor (Content.TableRowValue) -> AnyView) -> AnyView {
    content._rows(cells)
  }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  public typealias TableColumnBody = Never
  /// Makes a group of columns.
  @_disfavoredOverload
  public nonisolated init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.init(content: content())
  }
  @MainActor public func _cells(of value: Content.TableRowValue, _ look: _TableLook) -> Content._Cells {
    content._cells(of: value, look)
  }
  @MainActor public func _headers(_ look: _TableLook) -> Content._Headers { content._headers(look) }
}

/// A row under which others are shown and hidden
/// (https://developer.apple.com/documentation/swiftui/disclosuretablerow).
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  /// A row of a value, with rows under it.
  public nonisolated init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }
  @MainActor public func _rows(_ cells: @escaping @MainActor (TableRowValue) -> AnyView) -> AnyView {
    let (rows, label) = (content, label._rows(cells))
    if let isExpanded {
      return AnyView(
        DisclosureGroup(isExpanded: isExpanded) {
          onMainActor { rows()._rows(cells) }
        } label: {
          label
        })
    }
    return AnyView(
      DisclosureGroup {
        onMainActor { rows()._rows(cells) }
      } label: {
        label
      })
  }
}

extension ForEach where Content: TableRowContent {
  /// A row for each number of a range.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Data == Range<Int>, ID == Int, V == Content.TableRowValue {
    self.init(data: data, content: content, identify: .keyPath(\.self), place: RawPlace(fileID, line, column))
  }
  /// A row for each element, made by the builder.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(
      data: data, content: content, identify: .identifiable { $0.id }, place: RawPlace(fileID, line, column))
  }
  /// A row for each element, identified by what a key path leads to.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, identify: .keyPath(id), place: RawPlace(fileID, line, column))
  }
  /// A row for each element.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
    self.init(
      data: data, content: { TableRow($0) }, identify: .identifiable { $0.id }, place: RawPlace(fileID, line, column))
  }
}

/// Several rows.
nonisolated public struct TupleTableRowContent<Value: Identifiable, First: TableRowContent, Rest: TableRowContent>:
  TableRowContent
where First.TableRowValue == Value, Rest.TableRowValue == Value {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  let first: First
  let rest: Rest
  @MainActor public func _rows(_ cells: @escaping @MainActor (Value) -> AnyView) -> AnyView {
    AnyView(TupleView((first._rows(cells), rest._rows(cells))))
  }
}

/// Builds rows (https://developer.apple.com/documentation/swiftui/tablerowbuilder).
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == Value { content }
  public static func buildPartialBlock<C: TableRowContent>(first: C) -> C where C.TableRowValue == Value { first }
  public static func buildPartialBlock<A: TableRowContent, B: TableRowContent>(
    accumulated: A, next: B
  ) -> TupleTableRowContent<Value, A, B> { TupleTableRowContent(first: accumulated, rest: next) }
  public static func buildIf<C: TableRowContent>(
    _ content: C?, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _OptionalTableRows<C> where C.TableRowValue == Value {
    _OptionalTableRows(rows: content, place: RawPlace(fileID, line, column))
  }
  public static func buildEither<T: TableRowContent, F: TableRowContent>(
    first: T, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _ConditionalContent<T, F> where T.TableRowValue == Value, F.TableRowValue == Value {
    _ConditionalContent(storage: .trueContent(first), place: RawPlace(fileID, line, column))
  }
  public static func buildEither<T: TableRowContent, F: TableRowContent>(
    second: F, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _ConditionalContent<T, F> where T.TableRowValue == Value, F.TableRowValue == Value {
    _ConditionalContent(storage: .falseContent(second), place: RawPlace(fileID, line, column))
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableRowBody = Never
  @MainActor public func _rows(_ cells: @escaping @MainActor (Wrapped.TableRowValue) -> AnyView) -> AnyView {
    AnyView(self?._rows(cells))
  }
}

/// Rows under an `if` without `else`.
nonisolated public struct _OptionalTableRows<Content: TableRowContent>: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  let rows: Content?
  let place: RawPlace
  @MainActor public func _rows(_ cells: @escaping @MainActor (Content.TableRowValue) -> AnyView) -> AnyView {
    AnyView(PlacedOptional(content: rows?._rows(cells), place: place))
  }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent, TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableRowBody = Never
  @MainActor public func _rows(_ cells: @escaping @MainActor (TrueContent.TableRowValue) -> AnyView) -> AnyView {
    typealias Rows = _ConditionalContent<AnyView, AnyView>
    return switch storage {
    case .trueContent(let content): AnyView(Rows(storage: .trueContent(content._rows(cells)), place: place))
    case .falseContent(let content): AnyView(Rows(storage: .falseContent(content._rows(cells)), place: place))
    }
  }
}

/// A row around which modifiers stand.
nonisolated public struct _ModifiedTableRow<Content: TableRowContent>: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  let content: Content
  let change: @MainActor (AnyView) -> AnyView
  @MainActor public func _rows(_ cells: @escaping @MainActor (TableRowValue) -> AnyView) -> AnyView {
    let change = change
    return content._rows { change(cells($0)) }
  }
}

/// Changes rows of a table.
public protocol _TableRowContentModifier {
  @MainActor func _row(_ row: AnyView) -> AnyView
  @MainActor func _rows(_ rows: AnyView) -> AnyView
}

extension _TableRowContentModifier {
  @MainActor public func _row(_ row: AnyView) -> AnyView { row }
  @MainActor public func _rows(_ rows: AnyView) -> AnyView { rows }
}

extension ModifiedContent: TableRowContent where Content: TableRowContent, Modifier: _TableRowContentModifier {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  @MainActor public func _rows(_ cells: @escaping @MainActor (Content.TableRowValue) -> AnyView) -> AnyView {
    let modifier = modifier
    return modifier._rows(content._rows { modifier._row(cells($0)) })
  }
}

/// Carries an item when a row is dragged.
nonisolated public struct ItemProviderTableRowModifier: _TableRowContentModifier {
  let action: (() -> NSItemProvider?)?
  @MainActor public func _row(_ row: AnyView) -> AnyView { AnyView(row.itemProvider(action)) }
}

/// Lets rows be inserted.
nonisolated public struct OnInsertTableRowModifier: _TableRowContentModifier {
  let insert: (Int, [NSItemProvider]) -> Void
  @MainActor public func _rows(_ rows: AnyView) -> AnyView { AnyView(rows.modifier(_RowEditModifier(insert: insert))) }
}

/// Gives a row a menu.
nonisolated public struct _ContextMenuTableRowModifier<MenuItems: View>: _TableRowContentModifier {
  let items: MenuItems
  @MainActor public func _row(_ row: AnyView) -> AnyView { AnyView(row.contextMenu { items }) }
}

/// Gives a row a menu with a view above it.
nonisolated public struct _ContextMenuPreviewTableRowModifier<MenuItems: View, Preview: View>:
  _TableRowContentModifier
{
  let items: MenuItems
  let preview: Preview
  @MainActor public func _row(_ row: AnyView) -> AnyView {
    AnyView(row.contextMenu(menuItems: { items }, preview: { preview }))
  }
}

extension TableRowContent {
  private nonisolated func changed(_ change: @escaping @MainActor (AnyView) -> AnyView) -> _ModifiedTableRow<Self> {
    _ModifiedTableRow(content: self, change: change)
  }
  /// Gives the row a menu that a long press opens.
  public nonisolated func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> ModifiedContent<Self, _ContextMenuTableRowModifier<M>> {
    ModifiedContent(content: self, modifier: _ContextMenuTableRowModifier(items: menuItems()))
  }
  /// Gives the row a menu with a view above it.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> ModifiedContent<Self, _ContextMenuPreviewTableRowModifier<M, P>> {
    ModifiedContent(
      content: self, modifier: _ContextMenuPreviewTableRowModifier(items: menuItems(), preview: preview()))
  }
  /// Lets the row be dragged.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    nonisolated(unsafe) let payload = payload
    return changed { AnyView($0.draggable(payload())) }
  }
  /// Takes values that are dropped on the row.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    nonisolated(unsafe) let action = action
    return changed { row in
      AnyView(
        row.dropDestination(for: payloadType) { items, _ in
          action(items)
          return true
        })
    }
  }
  /// Carries an item when the row is dragged.
  public nonisolated func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> ModifiedContent<Self, ItemProviderTableRowModifier> {
    ModifiedContent(content: self, modifier: ItemProviderTableRowModifier(action: action))
  }
  /// Tells when a pointer stands over the row.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
    nonisolated(unsafe) let action = action
    return changed { AnyView($0.onHover(perform: action)) }
  }
  /// Lets the row be selected or not.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    changed { AnyView($0.selectionDisabled(isDisabled)) }
  }
}

/// Rows made from data (https://developer.apple.com/documentation/swiftui/dynamictablerowcontent).
@MainActor @preconcurrency
public protocol DynamicTableRowContent: TableRowContent {
  associatedtype Data: Collection
  /// The data of the rows.
  var data: Self.Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ModifiedContent: DynamicTableRowContent
where Content: DynamicTableRowContent, Modifier: _TableRowContentModifier {
  @MainActor public var data: Content.Data { content.data }
}

extension DynamicTableRowContent {
  /// Lets rows be inserted by a drop.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
    ModifiedContent(content: self, modifier: OnInsertTableRowModifier(insert: action))
  }
  /// Takes values that are dropped between the rows.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
    onInsert(of: []) { index, items in action(index, items.compactMap { $0.object as? T }) }
  }
}

/// Rows of a collection (https://developer.apple.com/documentation/swiftui/tableforeachcontent).
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  let data: Data
  @MainActor public func _rows(_ cells: @escaping @MainActor (Data.Element) -> AnyView) -> AnyView {
    AnyView(ForEach(data) { element in onMainActor { cells(element) } })
  }
}

/// Rows of trees (https://developer.apple.com/documentation/swiftui/tableoutlinegroupcontent).
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  let data: Data
  let children: KeyPath<Data.Element, Data?>
  @MainActor public func _rows(_ cells: @escaping @MainActor (Data.Element) -> AnyView) -> AnyView {
    let children = children
    return AnyView(
      OutlineRows(
        data: data, id: \.id, children: { $0[keyPath: children] },
        content: { element in onMainActor { cells(element) } }))
  }
}

extension OutlineGroup: TableRowContent
where
  ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup, Data.Element == Parent.TableRowValue
{
  public typealias TableRowValue = Leaf.TableRowValue
  public typealias TableRowBody = Never
  @MainActor public func _rows(_ cells: @escaping @MainActor (Data.Element) -> AnyView) -> AnyView {
    let content = content
    return AnyView(rows { element in onMainActor { content(element)._rows(cells) } })
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup, Data.Element == Parent.TableRowValue
{
  /// The tree of rows below one element.
  public nonisolated init<DataElement: Identifiable>(_ root: DataElement, children: KeyPath<DataElement, Data?>)
  where
    ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
    Subgroup == TableRow<DataElement>, DataElement == Data.Element
  {
    self.init(root: root, id: \.id, children: { $0[keyPath: children] }, content: { TableRow($0) })
  }
  /// Trees of rows.
  public nonisolated init<DataElement: Identifiable>(_ data: Data, children: KeyPath<DataElement, Data?>)
  where
    ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
    Subgroup == TableRow<DataElement>, DataElement == Data.Element
  {
    self.init(data: data, id: \.id, children: { $0[keyPath: children] }, content: { TableRow($0) })
  }
  /// The tree of rows below one element, made by the builder.
  public nonisolated init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root: root, id: \.id, children: { $0[keyPath: children] }, content: content)
  }
  /// The tree of rows below one element, identified by what a key path leads to.
  public nonisolated init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root: root, id: id, children: { $0[keyPath: children] }, content: content)
  }
  /// Trees of rows made by the builder.
  public nonisolated init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data: data, id: \.id, children: { $0[keyPath: children] }, content: content)
  }
  /// Trees of rows made by the builder, identified by what a key path leads to.
  public nonisolated init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data: data, id: id, children: { $0[keyPath: children] }, content: content)
  }
}

/// No rows.
nonisolated public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  @MainActor public func _rows(_ cells: @escaping @MainActor (Value) -> AnyView) -> AnyView { AnyView(EmptyView()) }
}

/// The header of a section of rows (https://developer.apple.com/documentation/swiftui/tableheaderrowcontent).
nonisolated public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  let content: Content
  @MainActor public func _rows(_ cells: @escaping @MainActor (Value) -> AnyView) -> AnyView { AnyView(content) }
}

extension Section: TableRowContent
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  @MainActor public func _rows(_ cells: @escaping @MainActor (Content.TableRowValue) -> AnyView) -> AnyView {
    let none: @MainActor (Any) -> AnyView = { _ in AnyView(EmptyView()) }
    return AnyView(
      Section<AnyView, AnyView, AnyView>(
        header: header._rows(none), content: content._rows(cells), footer: footer._rows(none), isExpanded: isExpanded))
  }
}

extension Section where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  /// Rows below a header.
  public nonisolated init<V, H: View>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  ) where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent())
  }
  /// Rows below a localized title.
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(content: content, header: { Text(titleKey) })
  }
  /// Rows below a title.
  @_disfavoredOverload
  public nonisolated init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(content: content, header: { Text(title) })
  }
  /// Rows that belong together.
  public nonisolated init<V>(@TableRowBuilder<V> content: () -> Content)
  where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
  }
}

extension Section where Parent: TableRowContent, Content: TableRowContent {
  /// Rows below a header, which can be hidden.
  public nonisolated init<V, H: View>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  ) where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(
      header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent(),
      isExpanded: isExpanded)
  }
  /// Rows below a localized title, which can be hidden.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  ) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) })
  }
  /// Rows below a title, which can be hidden.
  @_disfavoredOverload
  public nonisolated init<V, S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  ) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }
}

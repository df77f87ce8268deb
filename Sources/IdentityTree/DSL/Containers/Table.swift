import Foundation

/// Rows with columns (https://developer.apple.com/documentation/swiftui/table).
///
/// As in SwiftUI a compact width shows the first column alone, without headers.
nonisolated public struct Table<Value, Rows, Columns>: View
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  let columns: Columns
  let rows: Rows
  let selection: ListSelection?
  let sort: Binding<[Columns.TableColumnSortComparator]>?
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(
    _ columns: Columns, _ rows: Rows, _ selection: ListSelection? = nil,
    sort: Binding<[Columns.TableColumnSortComparator]>? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.selection = selection
    self.sort = sort
  }

  @MainActor public var body: some View {
    let isCompact = sizeClass == .compact
    // The first column keeps its identity when the others go.
    return List<Value.ID, _>(
      content { value in AnyView(HStack { columns._cells(of: value, isFirstOnly: isCompact) }) }, selection)
  }

  @MainActor @ViewBuilder private func content(_ cells: @escaping @MainActor (Value) -> AnyView) -> some View {
    if sizeClass != .compact { HStack { columns._headers(sort: _TableSort(sort)) } }
    rows._rows(cells)
  }
}

/// How the headers of a table change the order of its rows.
public struct _TableSort {
  let toggle: ((Any) -> Void)?

  init<C: SortComparator>(_ order: Binding<[C]>?) {
    guard let order else {
      toggle = nil
      return
    }
    toggle = { new in
      guard var comparator = new as? C else { return }
      if let first = order.wrappedValue.first, Self.isSameColumn(first, comparator) {
        comparator.order = first.order == .forward ? .reverse : .forward
      }
      order.wrappedValue = [comparator] + order.wrappedValue.filter { !Self.isSameColumn($0, comparator) }
    }
  }

  private static func isSameColumn<C: SortComparator>(_ left: C, _ right: C) -> Bool {
    var left = left
    left.order = right.order
    return left == right
  }
}

/// A column of a table, or several (https://developer.apple.com/documentation/swiftui/tablecolumncontent).
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent = Never
  @MainActor @preconcurrency var tableColumnBody: TableColumnBody { get }
  associatedtype _Cells: View
  associatedtype _Headers: View
  @MainActor func _cells(of value: TableRowValue, isFirstOnly: Bool) -> _Cells
  @MainActor func _headers(sort: _TableSort) -> _Headers
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  @MainActor public func _cells(of value: Never, isFirstOnly: Bool) -> Never {}
  @MainActor public func _headers(sort: _TableSort) -> Never { fatalError("there is no Never") }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Columns of the library have no body.
  @MainActor public var tableColumnBody: Never { fatalError("\(Self.self) has no tableColumnBody") }
}

extension TableColumnContent {
  /// Sets where cells stand in the columns.
  @MainActor @preconcurrency public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { self }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  @MainActor public func _cells(of value: TableRowValue, isFirstOnly: Bool) -> TableColumnBody._Cells {
    tableColumnBody._cells(of: value, isFirstOnly: isFirstOnly)
  }
  @MainActor public func _headers(sort: _TableSort) -> TableColumnBody._Headers {
    tableColumnBody._headers(sort: sort)
  }
}

/// A column of a table (https://developer.apple.com/documentation/swiftui/tablecolumn).
nonisolated public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content

  init(_ label: Label, _ comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  @MainActor public func _cells(of value: RowValue, isFirstOnly: Bool) -> some View {
    content(value).frame(maxWidth: .infinity, alignment: .leading)
  }
  @MainActor @ViewBuilder public func _headers(sort: _TableSort) -> some View {
    if let comparator, let toggle = sort.toggle {
      Button {
        toggle(comparator)
      } label: {
        label.frame(maxWidth: .infinity, alignment: .leading)
      }
    } else {
      label.frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  /// Sets the width of the column.
  public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> { self }
  /// Limits the width of the column.
  public nonisolated func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> { self }
  /// Sets where cells stand in the column.
  public nonisolated func alignment(_ alignment: TableColumnAlignment) -> TableColumn<RowValue, Sort, Content, Label> {
    self
  }
  /// Names the column for a person's own order.
  public nonisolated func customizationID(_ id: String) -> TableColumn<RowValue, Sort, Content, Label> { self }
  /// Sets whether the column is shown at first.
  public nonisolated func defaultVisibility(_ visibility: Visibility) -> TableColumn<RowValue, Sort, Content, Label> {
    self
  }
}

/// Where cells stand in a column (https://developer.apple.com/documentation/swiftui/tablecolumnalignment).
public struct TableColumnAlignment: Hashable, Sendable {
  let name: String
  public static let automatic = TableColumnAlignment(name: "automatic")
  public static let leading = TableColumnAlignment(name: "leading")
  public static let center = TableColumnAlignment(name: "center")
  public static let trailing = TableColumnAlignment(name: "trailing")
  public static let numeric = TableColumnAlignment(name: "numeric")
  #if os(Linux)
    /// As numbers of a numbering system stand.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
      TableColumnAlignment(name: "numeric(\(numberingSystem.identifier))")
    }
  #endif
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), nil, content)
  }
  /// A column with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title), nil, content)
  }
  /// A column with a title.
  public nonisolated init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, nil, content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// A column of texts.
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), nil) { Text($0[keyPath: value]) }
  }
  /// A column of texts.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title), nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that sorts by a value.
  public nonisolated init<V: Comparable & Sendable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(sendable(value)), content)
  }
  /// A column that sorts by a value.
  @_disfavoredOverload
  public nonisolated init<V: Comparable & Sendable, S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(sendable(value)), content)
  }
  /// A column that sorts by a value that can be missing.
  public nonisolated init<V: Comparable & Sendable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(sendable(value)), content)
  }
  /// A column that sorts by a value with a comparator.
  public nonisolated init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(Text(titleKey), KeyPathComparator(sendable(value), comparator: comparator), content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// A column of texts that sorts by them.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) {
    self.init(Text(titleKey), KeyPathComparator(sendable(value), comparator: comparator)) { Text($0[keyPath: value]) }
  }
  /// A column of texts that sorts by them.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard
  ) {
    self.init(Text(title), KeyPathComparator(sendable(value), comparator: comparator)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text {
  /// A column that sorts with a comparator of the rows.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator, content)
  }
  /// A column that sorts with a comparator of the rows.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), comparator, content)
  }
}

/// Several columns.
nonisolated public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, First, Rest>:
  TableColumnContent
where
  First: TableColumnContent, Rest: TableColumnContent, First.TableRowValue == RowValue, Rest.TableRowValue == RowValue
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  let first: First
  let rest: Rest
  @MainActor @ViewBuilder public func _cells(of value: RowValue, isFirstOnly: Bool) -> some View {
    first._cells(of: value, isFirstOnly: isFirstOnly)
    if !isFirstOnly { rest._cells(of: value, isFirstOnly: false) }
  }
  @MainActor @ViewBuilder public func _headers(sort: _TableSort) -> some View {
    first._headers(sort: sort)
    rest._headers(sort: sort)
  }
}

/// Builds columns (https://developer.apple.com/documentation/swiftui/tablecolumnbuilder).
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> { column }
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never { column }
  public static func buildPartialBlock<C: TableColumnContent>(first: C) -> C where C.TableRowValue == RowValue {
    first
  }
  public static func buildPartialBlock<A: TableColumnContent, B: TableColumnContent>(
    accumulated: A, next: B
  ) -> TupleTableColumnContent<RowValue, Sort, A, B> where A.TableRowValue == RowValue, B.TableRowValue == RowValue {
    TupleTableColumnContent(first: accumulated, rest: next)
  }
  public static func buildIf<C: TableColumnContent>(
    _ columns: C?, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _OptionalTableColumns<C> where C.TableRowValue == RowValue {
    _OptionalTableColumns(columns: columns, place: RawPlace(fileID, line, column))
  }
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    first: T, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _ConditionalContent<T, F> where T.TableRowValue == RowValue, F.TableRowValue == RowValue {
    _ConditionalContent(storage: .trueContent(first), place: RawPlace(fileID, line, column))
  }
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    second: F, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _ConditionalContent<T, F> where T.TableRowValue == RowValue, F.TableRowValue == RowValue {
    _ConditionalContent(storage: .falseContent(second), place: RawPlace(fileID, line, column))
  }
  public static func buildFinalResult<C: TableColumnContent>(
    _ columns: C
  ) -> _TableColumns<RowValue, Sort, C> where C.TableRowValue == RowValue {
    _TableColumns(columns: columns)
  }
}

/// Columns under an `if` without `else`.
nonisolated public struct _OptionalTableColumns<Content: TableColumnContent>: TableColumnContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  let columns: Content?
  let place: RawPlace
  @MainActor public func _cells(of value: TableRowValue, isFirstOnly: Bool) -> some View {
    PlacedOptional(content: columns?._cells(of: value, isFirstOnly: isFirstOnly), place: place)
  }
  @MainActor public func _headers(sort: _TableSort) -> some View {
    PlacedOptional(content: columns?._headers(sort: sort), place: place)
  }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  @MainActor public func _cells(of value: TrueContent.TableRowValue, isFirstOnly: Bool) -> some View {
    typealias Cells = _ConditionalContent<TrueContent._Cells, FalseContent._Cells>
    return switch storage {
    case .trueContent(let columns):
      Cells(storage: .trueContent(columns._cells(of: value, isFirstOnly: isFirstOnly)), place: place)
    case .falseContent(let columns):
      Cells(storage: .falseContent(columns._cells(of: value, isFirstOnly: isFirstOnly)), place: place)
    }
  }
  @MainActor public func _headers(sort: _TableSort) -> some View {
    typealias Headers = _ConditionalContent<TrueContent._Headers, FalseContent._Headers>
    return switch storage {
    case .trueContent(let columns): Headers(storage: .trueContent(columns._headers(sort: sort)), place: place)
    case .falseContent(let columns): Headers(storage: .falseContent(columns._headers(sort: sort)), place: place)
    }
  }
}

/// All columns of a table, with its way to sort.
nonisolated public struct _TableColumns<RowValue: Identifiable, Sort: SortComparator, Content: TableColumnContent>:
  TableColumnContent
where Content.TableRowValue == RowValue {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  let columns: Content
  @MainActor public func _cells(of value: RowValue, isFirstOnly: Bool) -> some View {
    columns._cells(of: value, isFirstOnly: isFirstOnly)
  }
  @MainActor public func _headers(sort: _TableSort) -> some View { columns._headers(sort: sort) }
}

/// A key path of a column: reading through it is all that is done with it.
private func sendable<Root, V>(_ keyPath: KeyPath<Root, V>) -> any KeyPath<Root, V> & Sendable {
  unsafeBitCast(keyPath, to: (any KeyPath<Root, V> & Sendable).self)
}

#if os(Linux)
  extension String.StandardComparator {
    /// As a person expects; here by the order of characters.
    public static let localizedStandard = String.StandardComparator.lexical
    /// By the rules of the language; here by the order of characters.
    public static let localized = String.StandardComparator.lexical
  }
#endif

// MARK: Rows

/// Rows of a table (https://developer.apple.com/documentation/swiftui/tablerowcontent).
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent = Never
  @MainActor @preconcurrency var tableRowBody: TableRowBody { get }
  @MainActor func _rows(_ cells: @escaping @MainActor (TableRowValue) -> AnyView) -> AnyView
}

extension Never: TableRowContent {
  @MainActor public func _rows(_ cells: @escaping @MainActor (Never) -> AnyView) -> AnyView {
    fatalError("there is no Never")
  }
}

extension TableRowContent where TableRowBody == Never {
  /// Rows of the library have no body.
  @MainActor public var tableRowBody: Never { fatalError("\(Self.self) has no tableRowBody") }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  @MainActor public func _rows(_ cells: @escaping @MainActor (TableRowValue) -> AnyView) -> AnyView {
    tableRowBody._rows(cells)
  }
}

/// A row of a table (https://developer.apple.com/documentation/swiftui/tablerow).
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  let value: Value
  /// A row of a value.
  public nonisolated init(_ value: Value) { self.value = value }
  @MainActor public func _rows(_ cells: @escaping @MainActor (Value) -> AnyView) -> AnyView {
    AnyView(cells(value).tag(value.id))
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  @MainActor public func _rows(_ cells: @escaping @MainActor (Content.TableRowValue) -> AnyView) -> AnyView {
    let content = content
    return AnyView(
      ForEach<Data, ID, AnyView>(
        data: data, content: { element in onMainActor { content(element)._rows(cells) } },
        identify: .init(identify), place: place))
  }
}

/// Rows of a collection (https://developer.apple.com/documentation/swiftui/dynamictablerowcontent).
public protocol DynamicTableRowContent: TableRowContent {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  /// Makes a group of rows.
  public nonisolated init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue {
    self.init(content: content())
  }
  @MainActor public func _rows(_ cells: @escaping @MainActor (Content.TableRowValue) -> AnyView) -> AnyView {
    content._rows(cells)
  }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// Makes a group of columns.
  public nonisolated init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.init(content: content())
  }
  @MainActor public func _cells(of value: Content.TableRowValue, isFirstOnly: Bool) -> Content._Cells {
    content._cells(of: value, isFirstOnly: isFirstOnly)
  }
  @MainActor public func _headers(sort: _TableSort) -> Content._Headers { content._headers(sort: sort) }
}

/// A row under which others are shown and hidden
/// (https://developer.apple.com/documentation/swiftui/disclosuretablerow).
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
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
  public nonisolated init<V>(
    _ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Data == Range<Int>, ID == Int, V == Content.TableRowValue {
    self.init(data: data, content: content, identify: .keyPath(\.self), place: RawPlace(fileID, line, column))
  }
  /// A row for each element, made by the builder.
  public nonisolated init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(
      data: data, content: content, identify: .identifiable { $0.id }, place: RawPlace(fileID, line, column))
  }
  /// A row for each element, identified by what a key path leads to.
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, identify: .keyPath(id), place: RawPlace(fileID, line, column))
  }
  /// A row for each element.
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
  @MainActor public func _rows(_ cells: @escaping @MainActor (Wrapped.TableRowValue) -> AnyView) -> AnyView {
    AnyView(self?._rows(cells))
  }
}

/// Rows under an `if` without `else`.
nonisolated public struct _OptionalTableRows<Content: TableRowContent>: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
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
  let content: Content
  let change: @MainActor (AnyView) -> AnyView
  @MainActor public func _rows(_ cells: @escaping @MainActor (TableRowValue) -> AnyView) -> AnyView {
    let change = change
    return content._rows { change(cells($0)) }
  }
}

extension TableRowContent {
  private nonisolated func changed(_ change: @escaping @MainActor (AnyView) -> AnyView) -> _ModifiedTableRow<Self> {
    _ModifiedTableRow(content: self, change: change)
  }
  /// Gives the row a menu that a long press opens.
  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
    let items = menuItems()
    return changed { AnyView($0.contextMenu { items }) }
  }
  /// Lets the row be dragged.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> { changed { $0 } }
  /// Carries an item when the row is dragged.
  public nonisolated func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> { changed { $0 } }
  /// Lets the row be selected or not.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    changed { AnyView($0.selectionDisabled(isDisabled)) }
  }
}

/// Rows of a collection (https://developer.apple.com/documentation/swiftui/tableforeachcontent).
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  let data: Data
  @MainActor public func _rows(_ cells: @escaping @MainActor (Data.Element) -> AnyView) -> AnyView {
    AnyView(ForEach(data) { element in onMainActor { cells(element) } })
  }
}

extension Table {
  /// A table of rows that a builder makes.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort == Columns.TableColumnSortComparator {
    self.init(columns(), rows(), ListSelection.one(selection), sort: sortOrder)
  }
  /// A table of rows that a builder makes.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort == Columns.TableColumnSortComparator {
    self.init(columns(), rows(), ListSelection.several(selection), sort: sortOrder)
  }
  /// A table of rows that a builder makes.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort == Columns.TableColumnSortComparator {
    self.init(columns(), rows(), sort: sortOrder)
  }
  /// A table of rows that a builder makes.
  public nonisolated init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(columns(), rows())
  }
  /// A table of rows that a builder makes.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(columns(), rows(), ListSelection.one(selection))
  }
  /// A table of rows that a builder makes.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(columns(), rows(), ListSelection.several(selection))
  }

  /// A table of a collection.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Sort == Columns.TableColumnSortComparator
  {
    self.init(columns(), TableForEachContent(data: data), ListSelection.one(selection), sort: sortOrder)
  }
  /// A table of a collection.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Sort == Columns.TableColumnSortComparator
  {
    self.init(columns(), TableForEachContent(data: data), ListSelection.several(selection), sort: sortOrder)
  }
  /// A table of a collection.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Sort == Columns.TableColumnSortComparator
  {
    self.init(columns(), TableForEachContent(data: data), sort: sortOrder)
  }
  /// A table of a collection.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Columns.TableColumnSortComparator == Never
  {
    self.init(columns(), TableForEachContent(data: data))
  }
  /// A table of a collection.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Columns.TableColumnSortComparator == Never
  {
    self.init(columns(), TableForEachContent(data: data), ListSelection.one(selection))
  }
  /// A table of a collection.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Columns.TableColumnSortComparator == Never
  {
    self.init(columns(), TableForEachContent(data: data), ListSelection.several(selection))
  }
}

// MARK: Looks

/// The look of tables (https://developer.apple.com/documentation/swiftui/tablestyle).
public protocol TableStyle {}
public struct AutomaticTableStyle: TableStyle { public init() {} }
public struct InsetTableStyle: TableStyle {
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
}
public struct BorderedTableStyle: TableStyle {
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
}
extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}
extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { BorderedTableStyle() }
}

extension View {
  /// Sets the look of tables.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    recorded("tableStyle", TypeName.short(S.self))
  }
  /// Shows or hides the headers of columns.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    recorded("tableColumnHeaders", visibility)
  }
}

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
  let customization: Binding<TableColumnCustomization<Value>>?
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(
    _ columns: Columns, _ rows: Rows, _ selection: ListSelection? = nil,
    sort: Binding<[Columns.TableColumnSortComparator]>? = nil,
    customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.selection = selection
    self.sort = sort
    self.customization = customization
  }

  @MainActor public var body: some View {
    // The first column keeps its identity when the others go.
    let look = _TableLook(sort, customization?.wrappedValue, isFirstOnly: sizeClass == .compact)
    return List<Value.ID, _>(content(look) { value in AnyView(HStack { columns._cells(of: value, look) }) }, selection)
  }

  @MainActor @ViewBuilder private func content(
    _ look: _TableLook, _ cells: @escaping @MainActor (Value) -> AnyView
  ) -> some View {
    if !look.isFirstOnly { HStack { columns._headers(look) } }
    rows._rows(cells)
  }
}

/// Which columns of a table are shown, and how their headers change the order of its rows.
public struct _TableLook {
  var isFirstOnly: Bool
  let toggle: ((Any) -> Void)?
  /// What a person chose for a column of an id; `nil` where columns cannot be chosen.
  let visibility: ((String) -> Visibility)?

  init<C: SortComparator, Value>(
    _ order: Binding<[C]>?, _ customization: TableColumnCustomization<Value>?, isFirstOnly: Bool
  ) {
    self.isFirstOnly = isFirstOnly
    visibility = customization.map { customization in { customization[visibility: $0] } }
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

  /// Whether a column is shown.
  func shows(_ customization: _TableColumnCustomized) -> Bool {
    guard let visibility, let id = customization.id else { return true }
    let chosen = visibility(id)
    return (chosen == .automatic ? customization.visibility : chosen) != .hidden
  }
}

/// What a person can change of a column.
public struct _TableColumnCustomized: Sendable {
  var id: String?
  var visibility = Visibility.automatic
}

/// A column of a table, or several (https://developer.apple.com/documentation/swiftui/tablecolumncontent).
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent = Never
  /// The columns that these are made of.
  @TableColumnBuilder<Self.TableRowValue, Self.TableColumnSortComparator> @MainActor @preconcurrency
  var tableColumnBody: Self.TableColumnBody { get }
  associatedtype _Cells: View
  associatedtype _Headers: View
  @MainActor func _cells(of value: TableRowValue, _ look: _TableLook) -> _Cells
  @MainActor func _headers(_ look: _TableLook) -> _Headers
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  @MainActor public func _cells(of value: TableRowValue, _ look: _TableLook) -> TableColumnBody._Cells {
    tableColumnBody._cells(of: value, look)
  }
  @MainActor public func _headers(_ look: _TableLook) -> TableColumnBody._Headers { tableColumnBody._headers(look) }
}

extension TableColumnContent where TableColumnBody == Never {
  @MainActor @preconcurrency public var tableColumnBody: Never {
    fatalError("\(Self.self) is a primitive column: it has no body")
  }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  @MainActor public func _cells(of value: Never, _ look: _TableLook) -> EmptyView {}
  @MainActor public func _headers(_ look: _TableLook) -> EmptyView { EmptyView() }
}

extension TableColumnContent {
  /// Sets where cells stand in the columns.
  @MainActor @preconcurrency public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { self }
}

/// A column of a table (https://developer.apple.com/documentation/swiftui/tablecolumn).
nonisolated public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content
  var customized = _TableColumnCustomized()

  init(_ label: Label, _ comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  @MainActor @ViewBuilder public func _cells(of value: RowValue, _ look: _TableLook) -> some View {
    if look.shows(customized) { content(value).frame(maxWidth: .infinity, alignment: .leading) }
  }
  @MainActor @ViewBuilder public func _headers(_ look: _TableLook) -> some View {
    if look.shows(customized) {
      if let comparator, let toggle = look.toggle {
        Button {
          toggle(comparator)
        } label: {
          label.frame(maxWidth: .infinity, alignment: .leading)
        }
      } else {
        label.frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  /// Sets the width of the column.
  public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> { self }
  /// Limits the width of the column.
  public nonisolated func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> { self }
  /// Leaves the width of the column as it is.
  @available(*, deprecated, message: "Say at least one width.")
  public nonisolated func width() -> TableColumn<RowValue, Sort, Content, Label> { self }
  /// Sets where cells stand in the column.
  public nonisolated func alignment(_ alignment: TableColumnAlignment) -> TableColumn<RowValue, Sort, Content, Label> {
    self
  }
  /// Names the column for a person's own order.
  public nonisolated func customizationID(_ id: String) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.customized.id = id
    return column
  }
  /// Sets whether the column is shown at first.
  public nonisolated func defaultVisibility(_ visibility: Visibility) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.customized.visibility = visibility
    return column
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
  /// A column of texts.
  public nonisolated init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(text, nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that sorts by a value.
  public nonisolated init<V: Comparable & Sendable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(sendable(value)), content)
  }
  /// A column that sorts by a value that can be missing.
  public nonisolated init<V: Comparable & Sendable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
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
  /// A column that sorts by a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable & Sendable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(sendable(value)), content)
  }
  /// A column that sorts by a value that can be missing.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable & Sendable>(
    _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(sendable(value)), content)
  }
  /// A column that sorts by a value with a comparator.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(Text(title), KeyPathComparator(sendable(value), comparator: comparator), content)
  }
  /// A column that sorts by a value.
  public nonisolated init<V: Comparable & Sendable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(sendable(value)), content)
  }
  /// A column that sorts by a value that can be missing.
  public nonisolated init<V: Comparable & Sendable>(
    _ text: Text, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(sendable(value)), content)
  }
  /// A column that sorts by a value with a comparator.
  public nonisolated init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(text, KeyPathComparator(sendable(value), comparator: comparator), content)
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
  /// A column of texts that sorts by them.
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard
  ) {
    self.init(text, KeyPathComparator(sendable(value), comparator: comparator)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text, Sort.Compared == RowValue {
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
  /// A column that sorts with a comparator of the rows.
  public nonisolated init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, comparator, content)
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
  public typealias TableColumnBody = Never
  let first: First
  let rest: Rest
  @MainActor @ViewBuilder public func _cells(of value: RowValue, _ look: _TableLook) -> some View {
    first._cells(of: value, look)
    if !look.isFirstOnly { rest._cells(of: value, look) }
  }
  @MainActor @ViewBuilder public func _headers(_ look: _TableLook) -> some View {
    first._headers(look)
    rest._headers(look)
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
  public static func buildLimitedAvailability<C: TableColumnContent>(_ columns: C) -> C
  where C.TableRowValue == RowValue { columns }
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
  public typealias TableColumnBody = Never
  let columns: Content?
  let place: RawPlace
  @MainActor public func _cells(of value: TableRowValue, _ look: _TableLook) -> some View {
    PlacedOptional(content: columns?._cells(of: value, look), place: place)
  }
  @MainActor public func _headers(_ look: _TableLook) -> some View {
    PlacedOptional(content: columns?._headers(look), place: place)
  }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  public typealias TableColumnBody = Never
  @MainActor public func _cells(of value: TrueContent.TableRowValue, _ look: _TableLook) -> some View {
    typealias Cells = _ConditionalContent<TrueContent._Cells, FalseContent._Cells>
    return switch storage {
    case .trueContent(let columns):
      Cells(storage: .trueContent(columns._cells(of: value, look)), place: place)
    case .falseContent(let columns):
      Cells(storage: .falseContent(columns._cells(of: value, look)), place: place)
    }
  }
  @MainActor public func _headers(_ look: _TableLook) -> some View {
    typealias Headers = _ConditionalContent<TrueContent._Headers, FalseContent._Headers>
    return switch storage {
    case .trueContent(let columns): Headers(storage: .trueContent(columns._headers(look)), place: place)
    case .falseContent(let columns): Headers(storage: .falseContent(columns._headers(look)), place: place)
    }
  }
}

/// All columns of a table, with its way to sort.
nonisolated public struct _TableColumns<RowValue: Identifiable, Sort: SortComparator, Content: TableColumnContent>:
  TableColumnContent
where Content.TableRowValue == RowValue {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  let columns: Content
  @MainActor public func _cells(of value: RowValue, _ look: _TableLook) -> some View {
    columns._cells(of: value, look)
  }
  @MainActor public func _headers(_ look: _TableLook) -> some View { columns._headers(look) }
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

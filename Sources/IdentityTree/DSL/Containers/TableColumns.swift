import Foundation

/// What a person chose of the columns of a table
/// (https://developer.apple.com/documentation/swiftui/tablecolumncustomization).
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: Bool] = [:]
  /// Nothing chosen.
  public init() {}
  /// Whether the column of an id is shown; `.automatic` is its own choice.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
  }
  /// Puts the columns back in their own order; there is no other here.
  public mutating func resetOrder() {}
}

/// What of columns a person can change
/// (https://developer.apple.com/documentation/swiftui/tablecolumncustomizationbehavior).
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

/// Columns of which a person can change something.
nonisolated public struct _CustomizedTableColumns<Content: TableColumnContent>: TableColumnContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  public typealias TableColumnBody = Never
  let columns: Content
  var customized = _TableColumnCustomized()
  @MainActor @ViewBuilder public func _cells(of value: TableRowValue, _ look: _TableLook) -> some View {
    if look.shows(customized) { columns._cells(of: value, look) }
  }
  @MainActor @ViewBuilder public func _headers(_ look: _TableLook) -> some View {
    if look.shows(customized) { columns._headers(look) }
  }
}

extension TableColumnContent {
  /// Sets whether the columns are shown at first.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    _CustomizedTableColumns(columns: self, customized: _TableColumnCustomized(visibility: visibility))
  }
  /// Names the columns for a person's own order.
  public nonisolated func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    _CustomizedTableColumns(columns: self, customized: _TableColumnCustomized(id: id))
  }
  /// Takes from a person what can be changed of the columns.
  public nonisolated func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { _CustomizedTableColumns(columns: self) }
}

/// A column for each element (https://developer.apple.com/documentation/swiftui/tablecolumnforeach).
nonisolated public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: TableColumnContent
where
  Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue,
  Sort == Content.TableColumnSortComparator, Content: TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: KeyPath<Data.Element, ID>

  /// A column for each identified element.
  public nonisolated init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data, id: \.id, content: content)
  }
  /// A column for each element, identified by what a key path leads to.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
  /// A column for each number of a constant range.
  public nonisolated init(
    _ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data, id: \.self, content: content)
  }

  @MainActor public func _cells(of value: RowValue, _ look: _TableLook) -> some View {
    let content = content
    return ForEach(look.isFirstOnly ? data.prefix(1) : data[...], id: id) { element in
      onMainActor { content(element)._cells(of: value, look) }
    }
  }
  @MainActor public func _headers(_ look: _TableLook) -> some View {
    let content = content
    return ForEach(data, id: id) { element in onMainActor { content(element)._headers(look) } }
  }
}

import Foundation

extension Table {
  /// A table of rows that a builder makes.
  public nonisolated init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(columns(), rows())
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
  /// A table of rows that a builder makes.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(columns(), rows(), ListSelection.one(selection))
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
  /// A table of rows that a builder makes.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(columns(), rows(), ListSelection.several(selection))
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
  /// A table of rows that a builder makes.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort == Columns.TableColumnSortComparator {
    self.init(columns(), rows(), sort: sortOrder)
  }
  /// A table of rows that a builder makes.
  public nonisolated init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort == Columns.TableColumnSortComparator {
    self.init(columns(), rows(), sort: sortOrder)
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
  /// A table of rows that a builder makes.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort == Columns.TableColumnSortComparator {
    self.init(columns(), rows(), ListSelection.one(selection), sort: sortOrder)
  }
  /// A table of rows that a builder makes.
  public nonisolated init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort == Columns.TableColumnSortComparator {
    self.init(columns(), rows(), ListSelection.one(selection), sort: sortOrder)
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
  /// A table of rows that a builder makes.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort == Columns.TableColumnSortComparator {
    self.init(columns(), rows(), ListSelection.several(selection), sort: sortOrder)
  }
  /// A table of rows that a builder makes.
  public nonisolated init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort == Columns.TableColumnSortComparator {
    self.init(columns(), rows(), ListSelection.several(selection), sort: sortOrder)
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
}

// Tables whose columns a person can choose.
extension Table {
  /// A table of rows that a builder makes.
  public nonisolated init(
    of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(columns(), rows(), customization: columnCustomization)
  }
  /// A table of a collection.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Columns.TableColumnSortComparator == Never
  {
    self.init(columns(), TableForEachContent(data: data), customization: columnCustomization)
  }
  /// A table of rows that a builder makes.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(columns(), rows(), ListSelection.one(selection), customization: columnCustomization)
  }
  /// A table of a collection.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Columns.TableColumnSortComparator == Never
  {
    self.init(
      columns(), TableForEachContent(data: data), ListSelection.one(selection), customization: columnCustomization)
  }
  /// A table of rows that a builder makes.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(columns(), rows(), ListSelection.several(selection), customization: columnCustomization)
  }
  /// A table of a collection.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Columns.TableColumnSortComparator == Never
  {
    self.init(
      columns(), TableForEachContent(data: data), ListSelection.several(selection), customization: columnCustomization)
  }
  /// A table of rows that a builder makes.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort == Columns.TableColumnSortComparator {
    self.init(columns(), rows(), sort: sortOrder, customization: columnCustomization)
  }
  /// A table of a collection.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Sort == Columns.TableColumnSortComparator
  {
    self.init(columns(), TableForEachContent(data: data), sort: sortOrder, customization: columnCustomization)
  }
  /// A table of rows that a builder makes.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort == Columns.TableColumnSortComparator {
    self.init(columns(), rows(), ListSelection.one(selection), sort: sortOrder, customization: columnCustomization)
  }
  /// A table of a collection.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Sort == Columns.TableColumnSortComparator
  {
    self.init(
      columns(), TableForEachContent(data: data), ListSelection.one(selection), sort: sortOrder,
      customization: columnCustomization)
  }
  /// A table of rows that a builder makes.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort == Columns.TableColumnSortComparator {
    self.init(columns(), rows(), ListSelection.several(selection), sort: sortOrder, customization: columnCustomization)
  }
  /// A table of a collection.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Sort == Columns.TableColumnSortComparator
  {
    self.init(
      columns(), TableForEachContent(data: data), ListSelection.several(selection), sort: sortOrder,
      customization: columnCustomization)
  }
}

// Tables of trees.
extension Table {
  /// A table of trees.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableColumnSortComparator == Never
  {
    self.init(columns(), TableOutlineGroupContent(data: data, children: children), customization: columnCustomization)
  }
  /// A table of trees.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children), ListSelection.one(selection),
      customization: columnCustomization)
  }
  /// A table of trees.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children), ListSelection.several(selection),
      customization: columnCustomization)
  }
  /// A table of trees.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Sort == Columns.TableColumnSortComparator
  {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children), sort: sortOrder,
      customization: columnCustomization)
  }
  /// A table of trees.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Sort == Columns.TableColumnSortComparator
  {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children), ListSelection.one(selection),
      sort: sortOrder, customization: columnCustomization)
  }
  /// A table of trees.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Sort == Columns.TableColumnSortComparator
  {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children), ListSelection.several(selection),
      sort: sortOrder, customization: columnCustomization)
  }
}

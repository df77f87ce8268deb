/// Rows of a tree of data, each with its children in a disclosure group
/// (https://developer.apple.com/documentation/swiftui/outlinegroup).
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
}

/// The rows of an outline below a row.
nonisolated public struct OutlineSubgroupChildren: View {
  let rows: () -> AnyView
  public var body: some View { rows() }
}

/// The rows of one level of an outline.
nonisolated struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf

  @MainActor var body: some View {
    let (id, children, content) = (id, children, content)
    ForEach(data, id: id) { element in
      let below = children(element)
      OutlineRow(
        content: content(element),
        children: below.map { below in
          { AnyView(OutlineRows(data: below, id: id, children: children, content: content)) }
        })
    }
  }
}

/// One row of an outline: a leaf, or a disclosure group with the rows below.
nonisolated struct OutlineRow<Content: View>: View {
  let content: Content
  let children: (() -> AnyView)?

  var body: some View {
    if let children {
      DisclosureGroup {
        children()
      } label: {
        content
      }
    } else {
      content
    }
  }
}

extension OutlineGroup: View
where Parent: View, Leaf: View, Subgroup: View {
  @MainActor public var body: some View { OutlineRows(data: data, id: id, children: children, content: content) }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
  /// The tree below one element.
  public nonisolated init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element, Data: RangeReplaceableCollection {
    self.init(
      data: Data([root]), id: \.id, children: { $0[keyPath: children] }, content: content)
  }
  /// Trees of identified elements.
  public nonisolated init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data: data, id: \.id, children: { $0[keyPath: children] }, content: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Trees of elements identified by what a key path leads to.
  public nonisolated init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, id: id, children: { $0[keyPath: children] }, content: content)
  }
}

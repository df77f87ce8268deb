/// Rows of a tree of data, each with its children in a disclosure group
/// (https://developer.apple.com/documentation/swiftui/outlinegroup).
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  /// The one element at the top, or else the collection there.
  let root: Data.Element?
  let data: Data?
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf

  init(
    root: Data.Element? = nil, data: Data? = nil, id: KeyPath<Data.Element, ID>,
    children: @escaping (Data.Element) -> Data?, content: @escaping (Data.Element) -> Leaf
  ) {
    self.root = root
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }

  /// The rows with what a row shows.
  @MainActor @ViewBuilder func rows<Row: View>(_ row: @escaping (Data.Element) -> Row) -> some View {
    if let data {
      OutlineRows(data: data, id: id, children: children, content: row)
    } else if let root {
      OutlineRows(data: CollectionOfOne(root), id: id, children: children, content: row)
    }
  }
}

/// The rows of an outline below a row.
nonisolated public struct OutlineSubgroupChildren: View {
  let rows: () -> AnyView
  public var body: some View { rows() }
}

/// The rows of one level of an outline.
nonisolated struct OutlineRows<Top, Data, ID, Leaf>: View
where
  Top: RandomAccessCollection, Data: RandomAccessCollection, ID: Hashable, Leaf: View, Top.Element == Data.Element
{
  let data: Top
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
          { AnyView(OutlineRows<Data, Data, ID, Leaf>(data: below, id: id, children: children, content: content)) }
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
  @MainActor public var body: some View { rows(content) }
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
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root: root, id: \.id, children: { $0[keyPath: children] }, content: content)
  }
  /// Trees of identified elements.
  public nonisolated init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data: data, id: \.id, children: { $0[keyPath: children] }, content: content)
  }
  /// The tree below one bound element.
  public nonisolated init<C, E: Identifiable>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    self.init(root, id: \.id, children: children, content: content)
  }
  /// Trees of bound, identified elements.
  public nonisolated init<C, E: Identifiable>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    self.init(data, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// The tree below one element, identified by what a key path leads to.
  public nonisolated init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(root: root, id: id, children: { $0[keyPath: children] }, content: content)
  }
  /// Trees of elements identified by what a key path leads to.
  public nonisolated init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, id: id, children: { $0[keyPath: children] }, content: content)
  }
  /// The tree below one bound element, identified by what a key path leads to.
  public nonisolated init<C, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    self.init(
      root: root, id: (\Binding<E>.wrappedValue).appending(path: id),
      children: { Binding($0[dynamicMember: children]) }, content: content)
  }
  /// Trees of bound elements, identified by what a key path leads to.
  public nonisolated init<C, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    // Whoever makes the rows depends on the collection.
    _ = data.wrappedValue
    self.init(
      data: data, id: (\Binding<E>.wrappedValue).appending(path: id),
      children: { Binding($0[dynamicMember: children]) }, content: content)
  }
}

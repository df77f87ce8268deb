/// Views made from the elements of a collection, each at the identity of its element (rules 2.13–2.21);
/// https://developer.apple.com/documentation/swiftui/foreach .
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let identify: Identification
  let place: RawPlace

  /// How the id of an element is found.
  enum Identification {
    case keyPath(KeyPath<Data.Element, ID>)
    /// The element's own idea of its id.
    case identifiable((Data.Element) -> ID)
    /// The element is its own id: `id: \.self`.
    case element
    /// By position in a range that is said to be constant (rule 2.18).
    case constantRange
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: ForEachNode<Data, ID, Content>.self)
  }

  @MainActor public static func _resolve<M: ViewModifier>(
    _ view: Self, modifiedBy modifier: M, into slots: inout _Slots
  ) {
    let content = view.content
    let each = ForEach<Data, ID, ModifiedContent<Content, M>>(
      data: view.data, content: { ModifiedContent(content: content($0), modifier: modifier) },
      identify: .init(view.identify), place: view.place)
    slots.reconcile(each, as: ForEachNode<Data, ID, ModifiedContent<Content, M>>.self)
  }
}

extension ForEach {
  /// Whether another value makes the same rows: equal data through the same closure (rules 2.21, 6.3, 6.4).
  func isSame(as other: Self) -> Bool {
    let isSameClosure = withUnsafeBytes(of: content) { left in
      withUnsafeBytes(of: other.content) { left.elementsEqual($0) }
    }
    return isSameClosure && ValueComparison.areEqual(data, other.data)
  }
}

extension ForEach.Identification {
  init<Other>(_ other: ForEach<Data, ID, Other>.Identification) {
    switch other {
    case .keyPath(let path): self = .keyPath(path)
    case .identifiable(let id): self = .identifiable(id)
    case .element: self = .element
    case .constantRange: self = .constantRange
    }
  }
}

extension ForEach where Content: View {
  /// Elements identified by themselves. A binding to a collection is itself a collection, of bindings; it is taken by
  /// the initializer for bindings, which reads it in the body that makes the rows.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data: data, content: content, identify: .identifiable({ $0.id }), place: RawPlace(fileID, line, column))
  }

  /// Elements identified by what a key path leads to.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      data: data, content: content, identify: (id as AnyKeyPath) == \Data.Element.self ? .element : .keyPath(id),
      place: RawPlace(fileID, line, column))
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A constant range, whose count is read once (rule 2.18).
  public nonisolated init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      data: data, content: content, identify: .constantRange, place: RawPlace(fileID, line, column))
  }
}

extension ForEach where Content: View {
  /// Elements of a bound collection, each with a binding to itself.
  public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content, fileID: fileID, line: line, column: column)
  }

  /// Elements of a bound collection identified by what a key path leads to, each with a binding to itself.
  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[collectionIndex: $0.0]) }, identify: .keyPath(\.1),
      place: RawPlace(fileID, line, column))
  }
}

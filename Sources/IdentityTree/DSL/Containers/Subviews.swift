/// One view that a container was given (https://developer.apple.com/documentation/swiftui/subview).
///
/// The subviews are those that the content's own statements make: groups, branches, rows of a `ForEach` and sections
/// are looked through, a user's view counts as one.
nonisolated public struct Subview: View, Identifiable {
  /// Names a subview as long as its container has it.
  public struct ID: Hashable, Sendable {
    let path: String
  }
  public let id: ID
  let content: AnyView
  /// The values that the view gives its container.
  public let containerValues: ContainerValues
  /// The innermost id by which a `ForEach` or an `id(_:)` knows the view.
  var explicitID: AnyHashable?

  @MainActor public var body: some View { content }
}

/// The views that a container was given (https://developer.apple.com/documentation/swiftui/subviewscollection).
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice
  let subviews: [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
  @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that a container was given
/// (https://developer.apple.com/documentation/swiftui/subviewscollectionslice).
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice
  let subviews: ArraySlice<Subview>
  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
  @MainActor public var body: some View { ForEach(Array(subviews)) { $0 } }
}

/// One section that a container was given (https://developer.apple.com/documentation/swiftui/sectionconfiguration).
public struct SectionConfiguration: Identifiable {
  public let id: Subview.ID
  /// The views of the section's header.
  public let header: SubviewsCollection
  /// The views of the section.
  public let content: SubviewsCollection
  /// The views of the section's footer.
  public let footer: SubviewsCollection
  /// The values that the section gives its container.
  public let containerValues: ContainerValues
}

/// The sections that a container was given (https://developer.apple.com/documentation/swiftui/sectioncollection).
public struct SectionCollection: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int
  let sections: [SectionConfiguration]
  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

// MARK: Reading the content

/// Gathers the views of a content without making nodes of them.
@MainActor final class SubviewGathering {
  enum Member {
    case view(Subview)
    case section(SectionConfiguration)
  }
  private(set) var members: [Member] = []
  private var path: [String] = []
  private var next: [Int] = [0]
  private var values = ContainerValues()
  /// The innermost id around what is gathered.
  var explicitID: AnyHashable?

  static func members<Content: View>(of content: Content) -> [Member] {
    let gathering = SubviewGathering()
    gathering.gather(content)
    return gathering.members
  }

  static func subviews<Content: View>(of content: Content) -> SubviewsCollection {
    SubviewsCollection(
      subviews: members(of: content).flatMap { member in
        switch member {
        case .view(let subview): [subview]
        case .section(let section): Array(section.content)
        }
      })
  }

  static func sections<Content: View>(of content: Content) -> SectionCollection {
    var sections: [SectionConfiguration] = []
    var loose: [Subview] = []
    func closeLoose() {
      guard let first = loose.first else { return }
      let none = SubviewsCollection(subviews: [])
      sections.append(
        SectionConfiguration(
          id: Subview.ID(path: "loose " + first.id.path), header: none,
          content: SubviewsCollection(subviews: loose), footer: none, containerValues: ContainerValues()))
      loose = []
    }
    for member in members(of: content) {
      switch member {
      case .view(let subview): loose.append(subview)
      case .section(let section):
        closeLoose()
        sections.append(section)
      }
    }
    closeLoose()
    return SectionCollection(sections: sections)
  }

  /// Takes one view that the content resolved.
  func take<V: View>(_ view: V) {
    let position = next[next.count - 1]
    next[next.count - 1] += 1
    if let group = view as? any Gatherable {
      inside("\(position)") { group.gather(into: self) }
    } else {
      var own = ContainerValues()
      (view as? any ContainerValueReading)?.read(into: &own)
      own.add(values)
      members.append(
        .view(
          Subview(
            id: id(at: position), content: AnyView(view), containerValues: own,
            explicitID: (view as? any Identifying)?.explicitID ?? explicitID)))
    }
  }

  func inside(_ step: String, _ body: () -> Void) {
    path.append(step)
    next.append(0)
    body()
    next.removeLast()
    path.removeLast()
  }

  func gather<V: View>(_ view: V) {
    var slots = _Slots(gathering: self)
    V._resolve(view, into: &slots)
  }

  func adding(_ change: (inout ContainerValues) -> Void, _ body: () -> Void) {
    let before = values
    change(&values)
    body()
    values = before
  }

  func take(section header: SubviewsCollection, _ content: SubviewsCollection, _ footer: SubviewsCollection) {
    members.append(
      .section(
        SectionConfiguration(
          id: Subview.ID(path: path.joined(separator: ".")), header: header, content: content, footer: footer,
          containerValues: values)))
  }

  private func id(at position: Int) -> Subview.ID {
    Subview.ID(path: (path + ["\(position)"]).joined(separator: "."))
  }
}

/// A view that gathering looks through.
@MainActor protocol Gatherable {
  func gather(into gathering: SubviewGathering)
}

extension ForEach: Gatherable where Content: View {
  @MainActor func gather(into gathering: SubviewGathering) {
    var seen: [String: Int] = [:]
    for element in data {
      let id: AnyHashable?
      switch identify {
      case .keyPath(let path): id = AnyHashable(element[keyPath: path])
      case .identifiable(let read): id = AnyHashable(read(element))
      case .element, .constantRange: id = element as? AnyHashable
      }
      let name = id.map { "\($0)" } ?? "\(element)"
      let count = seen[name, default: 0]
      seen[name] = count + 1
      let outer = gathering.explicitID
      gathering.explicitID = id
      gathering.inside(count == 0 ? name : "\(name)#\(count)") { gathering.gather(content(element)) }
      gathering.explicitID = outer
    }
  }
}

extension _ConditionalContent: Gatherable where TrueContent: View, FalseContent: View {
  @MainActor func gather(into gathering: SubviewGathering) {
    switch storage {
    case .trueContent(let content): gathering.inside("true") { gathering.gather(content) }
    case .falseContent(let content): gathering.inside("false") { gathering.gather(content) }
    }
  }
}

extension Optional: Gatherable where Wrapped: View {
  @MainActor func gather(into gathering: SubviewGathering) { if let self { gathering.gather(self) } }
}

extension Section: Gatherable where Parent: View, Content: View, Footer: View {
  @MainActor func gather(into gathering: SubviewGathering) {
    gathering.take(
      section: SubviewGathering.subviews(of: header), SubviewGathering.subviews(of: content),
      SubviewGathering.subviews(of: footer))
  }
}

extension ModifiedContent: Gatherable where Content: View, Modifier: SpreadContainerValueModifier {
  @MainActor func gather(into gathering: SubviewGathering) {
    gathering.adding {
      modifier.change(&$0)
    } _: {
      gathering.gather(content)
    }
  }
}

/// A modifier that gives the container a value.
@MainActor protocol ContainerValueModifier {
  func change(_ values: inout ContainerValues)
}

/// A modifier that gives the container the same value for each of its views.
@MainActor protocol SpreadContainerValueModifier: ContainerValueModifier {}

/// A view in which modifiers may stand that give the container values.
@MainActor protocol ContainerValueReading {
  func read(into values: inout ContainerValues)
}

extension ModifiedContent: ContainerValueReading {
  @MainActor func read(into values: inout ContainerValues) {
    (content as? any ContainerValueReading)?.read(into: &values)
    (modifier as? any ContainerValueModifier)?.change(&values)
  }
}

/// A view that has an explicit id.
@MainActor protocol Identifying {
  var explicitID: AnyHashable { get }
}

extension IDView: Identifying {
  @MainActor var explicitID: AnyHashable { AnyHashable(id) }
}

extension IDView: ContainerValueReading {
  @MainActor func read(into values: inout ContainerValues) {
    (content as? any ContainerValueReading)?.read(into: &values)
  }
}

extension _TagModifier: ContainerValueModifier {
  @MainActor func change(_ values: inout ContainerValues) { values.tags.insert(AnyHashable(value), at: 0) }
}

/// Gives the container around the view a value.
nonisolated public struct _ContainerValueModifier<Value>: PrimitiveModifier {
  public typealias Body = Never
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value
  /// The value.
  @MainActor public var _attributes: [NodeAttribute] { [.of("containerValue", value)] }
}

extension _ContainerValueModifier: SpreadContainerValueModifier {
  @MainActor func change(_ values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

extension View {
  /// Gives the container around the view a value, which it reads from the subview.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(_ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

extension ContainerValues {
  /// The view's tag of a type; `nil` if it has none.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tags.lazy.compactMap { $0.base as? V }.first }
  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains { $0.base as? V == tag } }
}

// MARK: Containers of one's own

/// A group whose content is made of the views that it was given.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content
  @MainActor public var body: some View { content(SubviewGathering.subviews(of: subviews)) }
}

/// A group whose content is made of the sections that it was given.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let content: (SectionCollection) -> Content
  @MainActor public var body: some View { content(SubviewGathering.sections(of: sections)) }
}

extension Group {
  /// A group that is made of the views of another view.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(subviews: view, content: transform))
  }
  /// A group that is made of the sections of another view.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(sections: view, content: transform))
  }
}

extension ForEach where ID == Subview.ID, Content: View, Data == ForEachSubviewCollection<Content> {
  /// A view for each view of another view.
  public nonisolated init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
    nonisolated(unsafe) let view = view
    let data = ForEachSubviewCollection<Content> { SubviewGathering.subviews(of: view) }
    self.init(data: data, content: content, identify: .identifiable { $0.id }, place: RawPlace(#fileID, 0, 0))
  }
}

extension ForEach where ID == SectionConfiguration.ID, Content: View, Data == ForEachSectionCollection<Content> {
  /// A view for each section of another view.
  public nonisolated init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) {
    nonisolated(unsafe) let view = view
    let data = ForEachSectionCollection<Content> { SubviewGathering.sections(of: view) }
    self.init(data: data, content: content, identify: .identifiable { $0.id }, place: RawPlace(#fileID, 0, 0))
  }
}

/// The views of another view, found when they are first asked for
/// (https://developer.apple.com/documentation/swiftui/foreachsubviewcollection).
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  private let found: Found<SubviewsCollection>
  init(_ find: @escaping @MainActor () -> SubviewsCollection) { found = Found(find) }
  public var startIndex: Int { 0 }
  public var endIndex: Int { found.value.count }
  public subscript(index: Int) -> Subview { found.value[index] }
}

/// The sections of another view, found when they are first asked for
/// (https://developer.apple.com/documentation/swiftui/foreachsectioncollection).
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  private let found: Found<SectionCollection>
  init(_ find: @escaping @MainActor () -> SectionCollection) { found = Found(find) }
  public var startIndex: Int { 0 }
  public var endIndex: Int { found.value.count }
  public subscript(index: Int) -> SectionConfiguration { found.value[index] }
}

/// A value that is found on the main actor when it is first asked for.
private final class Found<Value> {
  private let find: @MainActor () -> Value
  private lazy var known = onMainActor(find)
  init(_ find: @escaping @MainActor () -> Value) { self.find = find }
  var value: Value { known }
}

/// Calls what only the main actor may call, from a place that is known to run there.
func onMainActor<R>(_ body: @MainActor () -> R) -> R {
  withoutActuallyEscaping(body) { body in
    nonisolated(unsafe) var result: R?
    MainActor.assumeIsolated { result = body() }
    guard let result else { preconditionFailure("the main actor was asked from elsewhere") }
    return result
  }
}

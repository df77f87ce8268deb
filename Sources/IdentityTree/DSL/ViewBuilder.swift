/// Builds views from the statements of a closure (https://developer.apple.com/documentation/swiftui/viewbuilder).
///
/// The static types are those of rule 1.5. Each method takes the place of its statement or branch from the compiler.
@resultBuilder
public enum ViewBuilder {
  /// A statement that makes a view.
  public static func buildExpression<Content: View>(
    _ content: Content, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> Content {
    StatementPlaces.note(Content.self, RawPlace(fileID, line, column))
    return content
  }

  /// What does not conform to `View` (rule 8.4).
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  @_disfavoredOverload
  public static func buildExpression(_ invalid: Any) -> some View { fatalError() }

  /// An empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A block of one statement: that view, without a wrapper.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// A block of several statements.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content), resolver: PackResolver<repeat each Content>.self)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(
    _ content: Content?, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> Content? {
    StatementPlaces.note(Content?.self, RawPlace(fileID, line, column))
    return content
  }

  /// The first arm of a conditional.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first), place: RawPlace(fileID, line, column))
  }

  /// The second arm of a conditional.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second), place: RawPlace(fileID, line, column))
  }

  /// The content of `if #available`, erased so that newer types do not leak (rule 1.10).
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// The places of the statements that builders ran lately, kept so that static types stay as SwiftUI's.
///
/// A ring of plain memory: a builder that runs on another thread can at worst leave a wrong place, never a broken one.
enum StatementPlaces {
  struct Entry {
    var type: UnsafeRawPointer?
    var place: RawPlace
  }

  static let capacity = 4096
  nonisolated(unsafe) private static let ring: UnsafeMutablePointer<Entry> = {
    let ring = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    ring.initialize(repeating: Entry(type: nil, place: RawPlace("", 0, 0)), count: capacity)
    return ring
  }()
  @exclusivity(unchecked) nonisolated(unsafe) private(set) static var count = 0

  /// What the library's own builders run is no statement of the user's: the label that a control makes of its title
  /// would be taken for the next text.
  static func note<T>(_ type: T.Type, _ place: RawPlace) {
    if place.isLibrary { return }
    let position = count
    ring[position & (capacity - 1)] = Entry(type: unsafeBitCast(type, to: UnsafeRawPointer.self), place: place)
    count = position &+ 1
  }

  /// The most entries that a search looks at.
  private static let reach = 256

  /// The place of the first entry of `range`, if that was noted for `type`: nearly always the one that is looked for.
  @inline(__always) static func first(of type: UnsafeRawPointer, in range: StatementRange) -> RawPlace? {
    guard count &- range.from <= capacity else { return nil }
    let entry = ring + (range.from & (capacity - 1))
    return entry.pointee.type == type ? entry.pointee.place : nil
  }

  /// The first entry of `range` that was noted for `type`, and the position behind it; written behind `bound`, if that
  /// is in the same file.
  static func find(
    _ type: UnsafeRawPointer, in range: StatementRange, behind bound: () -> RawPlace?
  ) -> (place: RawPlace, next: Int)? {
    guard range.from < range.to, count &- range.from <= capacity else { return nil }
    var position = range.from
    let last = min(range.to, position + reach)
    while position < last {
      let entry = ring[position & (capacity - 1)]
      if entry.type == type, bound().map({ entry.place.isBehind($0) }) ?? true { return (entry.place, position + 1) }
      position += 1
    }
    return nil
  }
}

/// The statements that a body ran, in the ring.
struct StatementRange {
  var from: Int
  var to: Int
  /// The node whose content they are; 0 is none.
  var owner: UInt32

  static let none = StatementRange(from: 0, to: 0, owner: 0)

  /// The statements that ran since `from`.
  init(since from: Int, for owner: Node) { self.init(from: from, to: StatementPlaces.count, owner: owner.id.rawValue) }

  /// The same statements as the content of another node.
  func owned(by owner: Node) -> StatementRange { StatementRange(from: from, to: to, owner: owner.id.rawValue) }

  init(from: Int, to: Int, owner: UInt32) {
    self.from = from
    self.to = to
    self.owner = owner
  }
}

import Foundation

/// A view that shows text (https://developer.apple.com/documentation/swiftui/text).
public struct Text: Equatable, Sendable {
  /// What is shown, and how each part of it.
  enum Storage: Equatable, Sendable {
    case plain(String)
    case runs([Run])
    /// A value whose string depends on the time or on the environment.
    indirect case live(LiveText)
  }

  /// A part of a text with traits of its own.
  struct Run: Equatable, Sendable {
    var string: String
    var traits: [TextTrait] = []
    var image: Image?
    /// What the string is made from where it is shown.
    var live: LiveText?
  }

  /// Most texts are a plain string, and a tree holds many texts: whatever else there is to a text is kept aside.
  private enum Content: Equatable, Sendable {
    case plain(String)
    case rich(Rich)
  }

  private final class Rich: Equatable, Sendable {
    let storage: Storage
    let traits: [TextTrait]

    init(storage: Storage, traits: [TextTrait]) {
      self.storage = storage
      self.traits = traits
    }

    static func == (left: Rich, right: Rich) -> Bool {
      left === right || (left.storage == right.storage && left.traits == right.traits)
    }
  }

  private let content: Content

  var storage: Storage {
    switch content {
    case .plain(let string): .plain(string)
    case .rich(let rich): rich.storage
    }
  }

  /// What the text's own modifiers set, in the order of the source.
  var traits: [TextTrait] {
    guard case .rich(let rich) = content else { return [] }
    return rich.traits
  }

  init(storage: Storage, traits: [TextTrait] = []) {
    if case .plain(let string) = storage, traits.isEmpty {
      content = .plain(string)
    } else {
      content = .rich(Rich(storage: storage, traits: traits))
    }
  }

  /// Shows text as it is, without looking it up.
  @inline(__always) public init(verbatim content: String) { self.content = .plain(content) }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(storage: .plain(String(content))) }

  /// Shows localized text. There is no table: the key itself is shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(storage: key.storage)
  }

  /// Shows the string of a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(storage: .plain(resource.string)) }

  /// Shows text with attributes. Disfavored, or it would take literals from `init(_:tableName:bundle:comment:)`.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(storage: .runs(attributedContent.textRuns)) }

  /// Shows an image within text.
  public init(_ image: Image) { self.init(storage: .runs([Run(string: "", image: image)])) }

  /// Shows a value in a format style, which follows the locale, the calendar and the time zone of the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(storage: .live(.formatted(FormattedValue(input: input, format: format))))
  }

  /// Shows a value in a format style that sets attributes, and follows the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(storage: .live(.formatted(FormattedValue(input: input, format: format))))
  }

  /// Shows a value as a formatter writes it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(storage: .plain(formatter.string(for: subject) ?? ""))
  }

  #if os(Linux)
    /// Shows a value as a formatter writes it: Linux' `Date`, `URL` … are not bridged to classes.
    @_disfavoredOverload
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
      self.init(storage: .plain(formatter.string(for: subject) ?? ""))
    }
  #endif
  /// Shows an object as a formatter writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(storage: .plain(formatter.string(for: subject) ?? ""))
  }

  /// One text after the other.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .runs(lhs.runs + rhs.runs)) }

  /// The parts of the text, each with all traits that hold for it.
  var runs: [Run] {
    switch storage {
    case .plain(let string): [Run(string: string, traits: traits)]
    case .live(let live): [Run(string: "", traits: traits, live: live)]
    case .runs(let runs):
      traits.isEmpty
        ? runs
        : runs.map { $0.within(traits) }
    }
  }

  /// What is shown in an environment that says nothing of texts.
  var string: String { string(in: TextSurroundings()) }

  /// The string in an environment (unofficial).
  public func _resolveText(in environment: EnvironmentValues) -> String { string(in: TextSurroundings(environment)) }

  /// What is shown.
  func string(in surroundings: @autoclosure () -> TextSurroundings) -> String {
    switch settled(in: surroundings()).storage {
    case .plain(let string): string
    case .live: ""
    case .runs(let runs): runs.map(\.string).joined()
    }
  }

  /// The text with the strings that depend on the time and the environment.
  func settled(in surroundings: @autoclosure () -> TextSurroundings) -> Text {
    switch storage {
    case .plain: return self
    case .live(let live):
      let text = live.text(in: surroundings())
      return traits.isEmpty ? text : Text(storage: text.storage, traits: TextTrait.inner(text.traits, within: traits))
    case .runs(let runs):
      guard runs.contains(where: { $0.live != nil }) else { return self }
      let surroundings = surroundings()
      let settled = runs.flatMap { run in
        run.live.map { $0.text(in: surroundings).runs.map { $0.within(run.traits) } } ?? [run]
      }
      return Text(storage: .runs(settled), traits: traits)
    }
  }

  /// The traits by which the text is measured: its own, or those of its longest part.
  var layoutTraits: [TextTrait] {
    guard case .runs(let runs) = storage, let longest = runs.max(by: { $0.string.utf8.count < $1.string.utf8.count })
    else { return traits }
    return TextTrait.inner(longest.traits, within: traits)
  }

  /// The text with one more trait, which replaces an earlier one of its kind.
  func with(_ trait: TextTrait) -> Text {
    Text(storage: storage, traits: traits.filter { !$0.isSameKind(as: trait) } + [trait])
  }
}

extension Text.Run {
  /// The part within a text with traits.
  func within(_ outer: [TextTrait]) -> Text.Run {
    var run = self
    run.traits = TextTrait.inner(traits, within: outer)
    return run
  }
}

extension Text: PrimitiveView {
  public typealias Body = Never
  public nonisolated static var _isLeaf: Bool { true }
  /// What is shown.
  public var _text: String? { string }
  /// What is shown, by the node's environment.
  public func _text(in node: Node) -> String? {
    if case .plain(let string) = storage { return string }
    return string(in: TextSurroundings(node))
  }
  /// What the text's own modifiers set; what holds for a part only is named with the part.
  public var _attributes: [NodeAttribute] {
    var attributes = traits.map(\.attribute)
    guard case .runs(let runs) = storage else { return attributes }
    for (index, run) in runs.enumerated() {
      for var attribute in run.traits.map(\.attribute) + (run.image.map(\._attributes) ?? []) {
        if runs.count > 1 { attribute.name += "[\(index)]" }
        attributes.append(attribute)
      }
    }
    return attributes
  }
}

extension Text: CustomDebugStringConvertible {
  /// The string that is shown.
  public var debugDescription: String { "Text(\(String(reflecting: string)))" }
}

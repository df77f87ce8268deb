import Foundation

/// Draws text (https://developer.apple.com/documentation/swiftui/textrenderer).
///
/// The renderer is recorded and its data can be animated; it is not asked to draw.
public protocol TextRenderer: Animatable {
  /// Draws a text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The size of a text.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far drawing goes over the text.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The text's own size.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  /// Nothing.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that is laid out (https://developer.apple.com/documentation/swiftui/textproxy).
public struct TextProxy {
  /// The size of the text: none is known here.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension Text {
  /// The lines of a laid-out text (https://developer.apple.com/documentation/swiftui/text/layout).
  public struct Layout: RandomAccessCollection, Equatable, Sendable {
    let lines: [Line]
    /// Whether lines are cut.
    public var isTruncated: Bool { false }
    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }

    /// The distances of text from its baseline.
    public struct TypographicBounds: Equatable, Sendable {
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0
      public init() {}
      /// The rectangle of the text.
      public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
    }
    /// The place of a character in the text.
    public struct CharacterIndex: Hashable, Comparable, Strideable, Sendable {
      let value: Int
      public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool { left.value < right.value }
      public func distance(to other: CharacterIndex) -> Int { other.value - value }
      public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }
    }
    /// One line.
    public struct Line: RandomAccessCollection, Equatable, Sendable {
      let runs: [Run]
      public var origin = CGPoint.zero
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public var startIndex: Int { 0 }
      public var endIndex: Int { runs.count }
      public subscript(index: Int) -> Run { runs[index] }
    }
    /// A part of a line with the same attributes.
    public struct Run: RandomAccessCollection, Equatable, Sendable {
      public typealias SubSequence = RunSlice
      private let length: Int
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public var layoutDirection: LayoutDirection { .leftToRight }
      public var characterIndices: [CharacterIndex] { [] }
      public var startIndex: Int { 0 }
      public var endIndex: Int { length }
      public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
      /// The attribute of a type.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }
    /// Glyphs of a run.
    public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
      public typealias SubSequence = RunSlice
      /// The run.
      public var run: Run
      /// Which glyphs of the run.
      public var indices: Range<Int>
      public init(run: Run, indices: Range<Int>) {
        self.run = run
        self.indices = indices
      }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public var characterIndices: [CharacterIndex] { [] }
      public var startIndex: Int { indices.lowerBound }
      public var endIndex: Int { indices.upperBound }
      public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
      /// The attribute of a type.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
    }
    /// How text is drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}

extension Text {
  /// The preference by which texts pass their layouts up; none does here
  /// (https://developer.apple.com/documentation/swiftui/text/layoutkey).
  public struct LayoutKey: PreferenceKey, Sendable {
    /// A layout and where it is.
    public struct AnchoredLayout: Equatable {
      public var origin: Anchor<CGPoint>
      public var layout: Text.Layout
    }
    public typealias Value = [AnchoredLayout]
    public static var defaultValue: Value { [] }
    public static func reduce(value: inout Value, nextValue: () -> Value) { value += nextValue() }
  }
}

extension GraphicsContext {
  /// Draws a line of text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  /// Draws a run of text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  /// Draws a glyph.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}

/// Draws the text of the content by a renderer.
nonisolated public struct _TextRendererModifier<Renderer: TextRenderer>: PrimitiveModifier {
  public typealias Body = Never
  let renderer: Renderer
  /// The renderer and its data.
  @MainActor public var _attributes: [NodeAttribute] {
    let data = renderer.animatableData.numbers
    return [NodeAttribute("textRenderer", TypeName.short(Renderer.self))]
      + (data.isEmpty
        ? []
        : [NodeAttribute("animatableData", data.map { AttributeText.number($0) }.joined(separator: ", "), data: data)])
  }
}

extension View {
  /// Draws the text of the view by a renderer.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(_TextRendererModifier(renderer: renderer))
  }
}

import Foundation

extension AttributeScopes {
  /// The attributes that SwiftUI adds to attributed strings
  /// (https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes).
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    /// The font of a part.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    /// The color of a part.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The color behind a part.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The line through a part.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The line under a part.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The space between characters, in points.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    /// The space between characters that keeps ligatures, in points.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    /// The distance from the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The scope of SwiftUI's attributes.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

#if os(Linux)
  /// How a part of a text is meant, as markdown says it
  /// (https://developer.apple.com/documentation/foundation/inlinepresentationintent). Foundation has it on Apple's
  /// systems alone.
  public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
  }

  extension AttributeScopes.FoundationAttributes {
    /// How a part is meant.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
  }

  extension AttributeScopes.SwiftUIAttributes {
    /// Where Foundation's attribute is found by name: a stored property is what Foundation looks for, and its own scope
    /// takes none.
    public var inlinePresentationIntent: AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute {
      fatalError("an attribute is found by its type")
    }
  }
#endif

extension AttributeDynamicLookup {
  /// Finds SwiftUI's attributes by name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  /// The parts of equal attributes, as a text holds them.
  var textRuns: [Text.Run] {
    runs.map { run in
      var traits: [TextTrait] = []
      if let font = run.attributes[AttributeScopes.SwiftUIAttributes.FontAttribute.self] { traits.append(.font(font)) }
      if let color = run.attributes[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
        traits.append(.foregroundColor(color))
      }
      if let color = run.attributes[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] {
        traits.append(.other("backgroundColor", color.attributeText))
      }
      if let line = run.attributes[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] {
        traits.append(.underline(true, line.pattern, line.color))
      }
      if let line = run.attributes[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] {
        traits.append(.strikethrough(true, line.pattern, line.color))
      }
      if let kern = run.attributes[AttributeScopes.SwiftUIAttributes.KerningAttribute.self] {
        traits.append(.kerning(kern))
      }
      if let tracking = run.attributes[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self] {
        traits.append(.tracking(tracking))
      }
      if let offset = run.attributes[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] {
        traits.append(.baselineOffset(offset))
      }
      #if os(Linux)
        let key = AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self
        if let intent = run.attributes[key] { traits += intent.traits }
      #endif
      if let url = run.attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] { traits.append(.link(url)) }
      return Text.Run(string: String(self[run.range].characters), traits: traits)
    }
  }
}

#if os(Linux)
  extension InlinePresentationIntent {
    /// How a text shows the intent.
    fileprivate var traits: [TextTrait] {
      var traits: [TextTrait] = []
      if contains(.emphasized) { traits.append(.italic(true)) }
      if contains(.stronglyEmphasized) { traits.append(.bold(true)) }
      if contains(.code) { traits.append(.monospaced(true)) }
      if contains(.strikethrough) { traits.append(.strikethrough(true, .solid, nil)) }
      return traits
    }
  }
#endif

import Foundation

// The attributes of AppKit's and UIKit's attributed strings, as stand-ins: they are kept, and change no size.

extension NSAttributedString.Key {
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  public static let expansion = NSAttributedString.Key("NSExpansion")
  public static let ligature = NSAttributedString.Key("NSLigature")
  public static let attachment = NSAttributedString.Key("NSAttachment")
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  public static let tracking = NSAttributedString.Key("CTTracking")
}

extension NSAttributedString {
  /// The format of a document that is read as an attributed string.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    public static let html = DocumentType(rawValue: "NSHTML")
  }
  /// How a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }
  /// What is said about a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// The text of a document. Of HTML the tags are left out and the commonest entities read; no styles are kept.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes: Any?
  ) throws {
    var text = String(decoding: data, as: UTF8.self)
    if options[.documentType] as? DocumentType == .html { text = HTMLText.plain(text) }
    self.init(string: text)
  }
  /// An attributed string of an attachment alone.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
  /// The size of the text on one line, by the metrics of its first font.
  public func size() -> CGSize {
    let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    return NSString(string: string).size(withAttributes: [.font: font ?? UIFont.systemFont(ofSize: 12)])
  }
}

/// The text of a page of HTML.
private enum HTMLText {
  static func plain(_ html: String) -> String {
    var text = ""
    var isInTag = false
    var tag = ""
    for character in html {
      switch (character, isInTag) {
      case ("<", false): (isInTag, tag) = (true, "")
      case (">", true):
        isInTag = false
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        if ["br", "p", "div", "li", "h1", "h2", "h3"].contains(name), !text.isEmpty, text.last != "\n" { text += "\n" }
      case (_, true): tag.append(character)
      case (_, false): text.append(character)
      }
    }
    for (entity, meaning) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", "\u{A0}"), ("&amp;", "&"),
    ] { text = text.replacingOccurrences(of: entity, with: meaning) }
    return text
  }
}

/// Stands in for UIKit's class: how a paragraph is set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  final fileprivate(set) var values = Values()

  struct Values {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  /// The style of text without one.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
  public override init() { super.init() }
  open var lineSpacing: CGFloat { values.lineSpacing }
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open func copy(with zone: NSZone? = nil) -> Any { made(NSParagraphStyle()) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { made(NSMutableParagraphStyle()) }
  open override func copy() -> Any { copy(with: nil) }
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }

  private func made(_ copy: NSParagraphStyle) -> NSParagraphStyle {
    copy.values = values
    return copy
  }
}

/// Stands in for UIKit's class: how a paragraph is set.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
}

/// Stands in for UIKit's class: the shadow of a text.
open class NSShadow: NSObject {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
}

/// Stands in for UIKit's class: an image in a text.
open class NSTextAttachment: NSObject {
  open var image: UIImage?
  open var bounds = CGRect.zero
  public override init() { super.init() }
  public init(image: UIImage) {
    self.image = image
    super.init()
  }
}

/// The lines under or through a text, as UIKit has them.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSUnderlineStyle {
  /// UIKit's name of a line.
  public init(_ lineStyle: Text.LineStyle) {
    switch lineStyle.pattern {
    case .dot: self = [.single, .patternDot]
    case .dash: self = [.single, .patternDash]
    case .dashDot: self = [.single, NSUnderlineStyle(rawValue: 0x0300)]
    case .dashDotDot: self = [.single, NSUnderlineStyle(rawValue: 0x0400)]
    default: self = .single
    }
  }
}

extension Text.LineStyle {
  /// SwiftUI's name of a line; none where there is no line.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard nsUnderlineStyle.rawValue & 0x0F != 0 else { return nil }
    switch nsUnderlineStyle.rawValue & 0x0700 {
    case 0x0100: self.init(pattern: .dot)
    case 0x0200: self.init(pattern: .dash)
    case 0x0300: self.init(pattern: .dashDot)
    case 0x0400: self.init(pattern: .dashDotDot)
    default: self.init()
    }
  }
}

extension UIFont {
  /// Stands in for UIKit's class: sizes that grow with the size of text.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }
  /// What the font is made of.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }
  /// A font of a description; a size of 0 keeps its own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(font: pointSize == 0 ? font.font : font.withSize(pointSize).font)
  }
  /// The space between lines.
  public var leading: CGFloat { 0 }
}

/// Stands in for UIKit's class: what a font is made of.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
  let font: UIFont
  init(font: UIFont) { self.font = font }

  /// The design of a system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "default")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }
  /// The traits of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
  public var pointSize: CGFloat { font.pointSize }
  public var symbolicTraits: SymbolicTraits { [] }
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font: font.withSize(newPointSize))
  }
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var changed = font.font
    if symbolicTraits.contains(.traitBold) { changed = changed.bold() }
    if symbolicTraits.contains(.traitItalic) { changed = changed.italic() }
    return UIFontDescriptor(font: UIFont(font: changed))
  }
}

/// Stands in for UIKit's class: sizes that grow with the size of text, which stays as it is.
public final class UIFontMetrics: NSObject, @unchecked Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  public func scaledFont(for font: UIFont) -> UIFont { font }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

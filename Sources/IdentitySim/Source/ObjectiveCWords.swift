import SourceText

/// Takes out what only Objective-C understands, which Linux lacks: attributes such as `@objc` become blank, and
/// `#selector(method)` becomes ` Selector(method)`. Every other byte stays where it is.
enum ObjectiveCWords {
  /// Attributes without a meaning of their own in Swift.
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
    "GKInspectable", "NSCopying",
  ]

  static func apply(to bytes: inout [UInt8]) {
    guard bytes.contains(UInt8(ascii: "@")) || bytes.contains(UInt8(ascii: "#")) else { return }
    let list = TokenList(SourceLexer.tokens(of: bytes))
    for (index, token) in list.tokens.enumerated() {
      if token.is("@"), let name = list[index + 1], attributes.contains(name.text),
        name.range.lowerBound == token.range.upperBound
      {
        // `@objc(name:)` names it for Objective-C.
        let end =
          name.text == "objc" && list.isText(index + 2, "(")
            && list[index + 2]?.range.lowerBound == name.range.upperBound
          ? list[list.closer(of: index + 2)]?.range.upperBound : nil
        bytes.blank(token.range.lowerBound..<(end ?? name.range.upperBound))
      } else if token.kind == .pound, token.text == "#selector", list.isText(index + 1, "(") {
        bytes.replace(token.range, with: " Selector")
        // `#selector(getter: name)` asks for an accessor.
        if let word = list[index + 2], word.is("getter") || word.is("setter"), let colon = list[index + 3],
          colon.is(":")
        {
          bytes.blank(word.range.lowerBound..<colon.range.upperBound)
        }
      }
    }
  }
}

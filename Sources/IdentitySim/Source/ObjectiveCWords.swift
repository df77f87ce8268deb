import SourceText

/// Takes out what only Objective-C understands, which Linux lacks: attributes such as `@objc` become blank,
/// `#selector(method)` becomes ` Selector(method)`, and a member that an extension of a class of UIKit overrides gets a
/// name of its own, so that nobody calls it. Every other byte stays where it is.
enum ObjectiveCWords {
  /// Attributes without a meaning of their own in Swift.
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
    "GKInspectable", "NSCopying",
  ]

  static func apply(to bytes: inout [UInt8]) {
    let list = TokenList(SourceLexer.tokens(of: bytes))
    renameOverrides(list, in: &bytes)
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

  /// Renames what extensions of UIKit's classes override: Swift alone cannot override in an extension.
  private static func renameOverrides(_ list: TokenList, in bytes: inout [UInt8]) {
    for index in list.tokens.indices where list.isText(index, "extension") {
      guard let name = list[index + 1], name.text.hasPrefix("UI") || name.text.hasPrefix("NS") else { continue }
      guard let open = (index..<list.count).first(where: { list.isText($0, "{") }) else { continue }
      let end = list.closer(of: open)
      var position = open + 1
      while position < end {
        if list.isText(position, "override"), let word = list[position] {
          var next = position + 1
          while next < end, !list.isText(next, "func"), !list.isText(next, "var") { next += 1 }
          if let member = list[next + 1], next < end {
            bytes.blank(word.range)
            for modifier in [position - 1, position + 1] where list.isText(modifier, "open") {
              if let open = list[modifier] { bytes.blank(open.range) }
            }
            bytes[member.range.upperBound - 1] = UInt8(ascii: "_")
          }
          position = next + 1
        } else {
          position = list.after(position)
        }
      }
    }
  }
}

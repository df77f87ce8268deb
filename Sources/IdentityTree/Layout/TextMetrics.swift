import Foundation

/// The measures of a font, by a fixed table: not Apple's glyphs, but proportional, and the same on every machine.
///
/// A line is 1.193 times the font size high, rounded up to a third of a point (20.333 for the body font's 17), and
/// its baseline 0.952 times the size below its top. Letters are, in parts of the font size: narrow ones (`i l j . , ' |`)
/// 0.26, `t f r` and brackets 0.36, space 0.28, digits 0.62, capitals 0.68, `m w M W @` 0.88, wide scripts and emoji
/// 1.0, all others 0.55. Bold text is 6 percent wider; every letter of a monospaced font is 0.6 wide.
struct FontMetrics: Equatable {
  var size: CGFloat
  var isBold = false
  var isMonospaced = false

  static let body = FontMetrics(size: 17)

  /// Heights and widths are rounded up to this part of a point, as on a screen of three pixels a point.
  static func rounded(_ length: CGFloat) -> CGFloat { (length * 3 - 0.001).rounded(.up) / 3 }

  var lineHeight: CGFloat { Self.rounded(size * 1.193_359_375) }
  var ascent: CGFloat { Self.rounded(size * 0.952_148_437_5) }

  func width(of character: Character) -> CGFloat {
    if isMonospaced { return size * 0.6 * (Self.isWide(character) ? 2 : 1) }
    return size * Self.share(of: character) * (isBold ? 1.06 : 1)
  }

  func width<S: StringProtocol>(of text: S) -> CGFloat { text.reduce(0) { $0 + width(of: $1) } }

  private static func share(of character: Character) -> CGFloat {
    switch character {
    case "i", "l", "j", ".", ",", "'", "|", ":", ";", "!", "I", "’", "·": 0.26
    case "t", "f", "r", "(", ")", "[", "]", "{", "}", "/", "\\", "-", "\"", "`", "*": 0.36
    case " ", "\u{a0}": 0.28
    case "m", "w", "M", "W", "@", "%", "…", "—": 0.88
    case "0"..."9": 0.62
    case "A"..."Z": 0.68
    default: isWide(character) ? 1 : 0.55
    }
  }

  /// Emoji and scripts whose letters are as wide as high.
  static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    if scalar.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{fe0f}") { return true }
    switch scalar.value {
    case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe4f, 0xff00...0xff60:
      return true
    default: return false
    }
  }
}

/// Breaks text into lines at word boundaries.
enum TextLines {
  struct Line: Equatable {
    var text: String
    /// In points, rounded up to a third.
    var width: CGFloat
  }

  static func broken(_ text: String, width: CGFloat, limit: Int?, _ metrics: FontMetrics) -> [Line] {
    let limit = max(limit ?? .max, 1)
    var lines: [String] = []
    var isCut = false
    paragraphs: for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = paragraph
      repeat {
        guard lines.count < limit else {
          isCut = true
          break paragraphs
        }
        let end = lineEnd(of: rest, width, metrics)
        lines.append(String(rest[..<end].trimmedTrailing))
        rest = rest[end...].trimmedLeading
      } while !rest.isEmpty
    }
    if isCut, let last = lines.popLast() { lines.append(shortened(last, width, metrics)) }
    return lines.map { Line(text: $0, width: FontMetrics.rounded(metrics.width(of: $0))) }
  }

  /// As many words as fit; a word that alone is too wide is broken.
  private static func lineEnd(of text: Substring, _ width: CGFloat, _ metrics: FontMetrics) -> String.Index {
    guard width.isFinite else { return text.endIndex }
    // A width that was measured from the same text must hold it again.
    let width = width + 0.01
    var used: CGFloat = 0
    var wordEnd: String.Index?
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if character == " " { wordEnd = index }
      used += metrics.width(of: character)
      if FontMetrics.rounded(used) > width, character != " " {
        if let wordEnd { return text.index(after: wordEnd) }
        return index == text.startIndex ? text.index(after: index) : index
      }
      index = text.index(after: index)
    }
    return text.endIndex
  }

  private static func shortened(_ line: String, _ width: CGFloat, _ metrics: FontMetrics) -> String {
    let room = width + 0.01 - metrics.width(of: "…")
    var used: CGFloat = 0
    var kept = ""
    for character in line {
      used += metrics.width(of: character)
      if used > room { break }
      kept.append(character)
    }
    return String(Substring(kept).trimmedTrailing) + "…"
  }
}

extension Substring {
  fileprivate var trimmedTrailing: Substring {
    var copy = self
    while copy.last == " " { copy.removeLast() }
    return copy
  }
  fileprivate var trimmedLeading: Substring { drop { $0 == " " } }
}

/// Text as it may stand in documents of other languages.
enum EscapedText {
  /// Content or an attribute's value in XML 1.0.
  static func xml(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(isControl(scalar) ? " " : scalar)
      }
    }
    return result
  }

  /// A quoted string of the DOT language; a new line stays one.
  static func dot(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(isControl(scalar) ? " " : scalar)
      }
    }
    return result + "\""
  }

  /// Text in a cell of a Markdown table.
  static func markdown(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if "\\`*_[]|~#".unicodeScalars.contains(scalar) { result += "\\" }
      switch scalar {
      case "<": result += "&lt;"
      case "&": result += "&amp;"
      default: result.unicodeScalars.append(isControl(scalar) ? " " : scalar)
      }
    }
    return result
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
  }
}

/// Text in columns of a terminal.
public enum TextColumns {
  /// How many columns a text takes.
  public static func count(_ text: String) -> Int { text.reduce(0) { $0 + (FontMetrics.isWide($1) ? 2 : 1) } }

  /// The text in at most `width` columns, with `…` where something was cut off; controls are blanks.
  public static func cut(_ text: String, to width: Int) -> String {
    let text = String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    guard count(text) > width else { return text }
    guard width > 0 else { return "" }
    var result = ""
    var used = 0
    for character in text {
      let columns = FontMetrics.isWide(character) ? 2 : 1
      guard used + columns < width else { break }
      result.append(character)
      used += columns
    }
    return result + "…"
  }

  /// The text in exactly `width` columns.
  public static func fitted(_ text: String, to width: Int) -> String {
    let text = cut(text, to: width)
    return text + String(repeating: " ", count: max(0, width - count(text)))
  }

  /// Without blanks at the end.
  public static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }
}

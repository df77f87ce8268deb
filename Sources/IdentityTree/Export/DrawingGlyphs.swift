extension Drawing {
  private static let glyphs: [String: String] = [
    "plus": "+", "minus": "−", "xmark": "×", "multiply": "×", "checkmark": "✓", "chevron.right": "›",
    "chevron.forward": "›", "chevron.left": "‹", "chevron.backward": "‹", "chevron.down": "⌄", "chevron.up": "⌃",
    "arrow.left": "←", "arrow.backward": "←", "arrow.right": "→", "arrow.forward": "→", "arrow.up": "↑",
    "arrow.down": "↓", "ellipsis": "…", "circle": "○", "circle.fill": "●", "square": "□", "square.fill": "■",
    "star": "☆", "star.fill": "★",
  ]

  /// The character for a symbol, and whether it says what the symbol is.
  static func glyph(_ name: String) -> (text: String, isTelling: Bool) {
    if let glyph = glyphs[name] { return (glyph, true) }
    return (name.split(separator: ".").contains("fill") ? "◆" : "◇", false)
  }
}

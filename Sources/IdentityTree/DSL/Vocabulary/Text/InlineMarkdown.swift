import Foundation

/// The markdown that SwiftUI reads in localized text: emphasis, strikethrough, code and links within one line of text.
///
/// Foundation on Linux cannot parse markdown. The rules for emphasis are CommonMark's left- and right-flanking ones;
/// interpolated values are never read as markdown.
struct InlineMarkdown {
  /// A part of a localized literal.
  enum Part {
    case literal(String)
    case value(String)
    case runs([Text.Run])
  }

  /// Whether a literal can hold markdown at all.
  static func mayOccur(in literal: String) -> Bool {
    for byte in literal.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
        UInt8(ascii: "\\"):
        return true
      default: break
      }
    }
    return false
  }

  static func storage(of literal: String) -> Text.Storage {
    mayOccur(in: literal) ? storage(of: [.literal(literal)]) : .plain(literal)
  }

  static func storage(of parts: [Part]) -> Text.Storage {
    let runs = plainRuns(parts) ?? parsed(parts)
    if runs.isEmpty { return .plain("") }
    if runs.count == 1, runs[0].traits.isEmpty, runs[0].image == nil {
      return runs[0].live.map { .live($0) } ?? .plain(runs[0].string)
    }
    return .runs(runs)
  }

  /// The parts as they are; `nil` if there can be markdown in them.
  private static func plainRuns(_ parts: [Part]) -> [Text.Run]? {
    var result: [Text.Run] = []
    for part in parts {
      switch part {
      case .literal(let literal) where mayOccur(in: literal): return nil
      case .literal(let string), .value(let string): append(Text.Run(string: string), to: &result)
      case .runs(let runs): for run in runs { append(run, to: &result) }
      }
    }
    return result
  }

  private static func parsed(_ parts: [Part]) -> [Text.Run] {
    var parser = InlineMarkdown()
    for part in parts { parser.add(part) }
    return parser.runs(0..<parser.tokens.count)
  }

  /// Adds a part, to the last one if nothing tells them apart.
  private static func append(_ run: Text.Run, to runs: inout [Text.Run]) {
    if run.string.isEmpty, run.image == nil, run.live == nil { return }
    if let last = runs.last, last.traits == run.traits, last.image == nil, run.image == nil, last.live == nil,
      run.live == nil
    {
      runs[runs.count - 1].string += run.string
    } else {
      runs.append(run)
    }
  }

  private enum Token {
    /// A character of the literal that can be markup.
    case character(Character)
    /// A character that is only text: escaped, or of a value.
    case text(Character)
    case runs([Text.Run])

    var character: Character? {
      switch self {
      case .character(let character), .text(let character): character
      case .runs: nil
      }
    }
  }

  private var tokens: [Token] = []

  private mutating func add(_ part: Part) {
    switch part {
    case .runs(let runs): tokens.append(.runs(runs))
    case .value(let value): tokens += value.map { .text($0) }
    case .literal(let literal):
      var characters = literal.makeIterator()
      while let character = characters.next() {
        guard character == "\\" else {
          tokens.append(.character(character))
          continue
        }
        guard let next = characters.next() else {
          tokens.append(.text(character))
          break
        }
        if !(next.isPunctuation || next.isSymbol) { tokens.append(.text(character)) }
        tokens.append(.text(next))
      }
    }
  }

  private func runs(_ range: Range<Int>) -> [Text.Run] {
    var result: [Text.Run] = []
    func add(_ run: Text.Run) { Self.append(run, to: &result) }
    var index = range.lowerBound
    while index < range.upperBound {
      if let found = span(at: index, in: range) {
        for run in found.runs { add(run) }
        index = found.end
        continue
      }
      switch tokens[index] {
      case .character(let character), .text(let character): add(Text.Run(string: String(character)))
      case .runs(let runs): for run in runs { add(run) }
      }
      index += 1
    }
    return result
  }

  /// The marked span that begins at a position.
  private func span(at index: Int, in range: Range<Int>) -> (runs: [Text.Run], end: Int)? {
    guard case .character(let mark) = tokens[index] else { return nil }
    switch mark {
    case "`":
      let count = markCount(at: index, mark, in: range)
      guard let close = closing(mark, count, after: index + count, in: range, flanking: false) else { return nil }
      let code = tokens[(index + count)..<close].compactMap(\.character)
      return ([Text.Run(string: String(code), traits: [.monospaced(true)])], close + count)
    case "*", "_", "~":
      let length = markCount(at: index, mark, in: range)
      guard opens(at: index, length, mark, in: range) else { return nil }
      let counts =
        mark == "~" ? (length >= 2 ? [2, 1] : [1]) : (length >= 3 ? [3, 2, 1] : length == 2 ? [2, 1] : [1])
      for count in counts {
        guard let close = closing(mark, count, after: index + count, in: range, flanking: true) else { continue }
        let traits: [TextTrait] =
          mark == "~"
          ? [.strikethrough(true, .solid, nil)]
          : (count != 2 ? [.italic(true)] : []) + (count >= 2 ? [.bold(true)] : [])
        return (add(traits, to: runs((index + count)..<close)), close + count)
      }
      return nil
    case "[": return link(at: index, in: range)
    default: return nil
    }
  }

  private func add(_ traits: [TextTrait], to runs: [Text.Run]) -> [Text.Run] {
    runs.map { $0.within(traits) }
  }

  private func link(at index: Int, in range: Range<Int>) -> (runs: [Text.Run], end: Int)? {
    guard let close = first("]", from: index + 1, in: range), close + 1 < range.upperBound,
      case .character("(") = tokens[close + 1], let end = first(")", from: close + 2, in: range),
      let url = URL(string: String(tokens[(close + 2)..<end].compactMap(\.character)))
    else { return nil }
    return (add([.link(url)], to: runs((index + 1)..<close)), end + 1)
  }

  private func first(_ mark: Character, from start: Int, in range: Range<Int>) -> Int? {
    guard start < range.upperBound else { return nil }
    return (start..<range.upperBound).first { if case .character(mark) = tokens[$0] { true } else { false } }
  }

  private func markCount(at index: Int, _ mark: Character, in range: Range<Int>) -> Int {
    var end = index
    while end < range.upperBound, case .character(mark) = tokens[end] { end += 1 }
    return end - index
  }

  private func closing(
    _ mark: Character, _ count: Int, after start: Int, in range: Range<Int>, flanking: Bool
  ) -> Int? {
    var index = start
    while index < range.upperBound {
      guard case .character(mark) = tokens[index] else {
        index += 1
        continue
      }
      let length = markCount(at: index, mark, in: range)
      if length == count, index > start, !flanking || closes(at: index, length, mark, in: range) { return index }
      index += length
    }
    return nil
  }

  private func isSpace(_ index: Int) -> Bool {
    tokens.indices.contains(index) ? tokens[index].character?.isWhitespace == true : true
  }
  private func isPunctuation(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), let character = tokens[index].character else { return false }
    return character.isPunctuation || character.isSymbol
  }

  private func isLeftFlanking(_ index: Int, _ length: Int) -> Bool {
    let next = index + length
    return !isSpace(next) && (!isPunctuation(next) || isSpace(index - 1) || isPunctuation(index - 1))
  }

  private func isRightFlanking(_ index: Int, _ length: Int) -> Bool {
    let next = index + length
    return !isSpace(index - 1) && (!isPunctuation(index - 1) || isSpace(next) || isPunctuation(next))
  }

  private func opens(at index: Int, _ length: Int, _ mark: Character, in range: Range<Int>) -> Bool {
    guard isLeftFlanking(index, length) else { return false }
    return mark != "_" || !isRightFlanking(index, length) || isPunctuation(index - 1)
  }

  private func closes(at index: Int, _ length: Int, _ mark: Character, in range: Range<Int>) -> Bool {
    guard isRightFlanking(index, length) else { return false }
    return mark != "_" || !isLeftFlanking(index, length) || isPunctuation(index + length)
  }
}

import SourceText

/// One view expression: what it begins with, and the modifiers behind it.
struct ViewExpression: Equatable {
  struct Argument: Equatable {
    let label: String?
    let value: String
    var text: String { label.map { "\($0): \(value)" } ?? value }
  }

  /// A call: its name, its arguments, and the closures behind them as they are written.
  struct Call: Equatable {
    let name: String
    /// `nil` without parentheses.
    let arguments: [Argument]?
    let closures: String

    var text: String {
      let list = arguments.map { "(\($0.map(\.text).joined(separator: ", ")))" } ?? ""
      return name + list + (closures.isEmpty ? "" : " \(closures)")
    }
  }

  let base: Call
  let modifiers: [Call]

  /// `self`, `content`, or what a closure was given.
  var isPlaceholder: Bool { base.arguments == nil && base.closures.isEmpty && base.name.first?.isUppercase != true }

  var text: String { ([base] + modifiers).map(\.text).joined(separator: ".") }

  /// `nil` if the tokens are not one expression of this form.
  init?(_ range: Range<Int>, in source: SourceTokens) {
    var index = range.lowerBound
    guard !range.isEmpty, index < range.upperBound, source[index]?.kind == .word else { return nil }
    guard let first = Self.call(&index, range.upperBound, source, isFirst: true) else { return nil }
    var modifiers: [Call] = []
    while index < range.upperBound {
      guard source.isText(index, ".") else { return nil }
      index += 1
      guard let call = Self.call(&index, range.upperBound, source, isFirst: false) else { return nil }
      modifiers.append(call)
    }
    // `modifier(X())` in an extension of View is `self.modifier(X())`.
    if first.arguments != nil, first.name.first?.isLowercase == true {
      base = Call(name: "self", arguments: nil, closures: "")
      self.modifiers = [first] + modifiers
    } else {
      base = first
      self.modifiers = modifiers
    }
  }

  init?(_ code: String) {
    let source = SourceTokens(code)
    self.init(0..<source.list.count, in: source)
  }

  private static func call(
    _ index: inout Int, _ end: Int, _ source: SourceTokens, isFirst: Bool
  ) -> Call? {
    guard let word = source[index], word.kind == .word else { return nil }
    var name = word.text
    index += 1
    // `Namespace.Name(…)` and generic arguments.
    while isFirst, source.isText(index, "."), let next = source[index + 1], next.text.first?.isUppercase == true {
      name += ".\(next.text)"
      index += 2
    }
    if source.isText(index, "<"), name.first?.isUppercase == true {
      let behind = source.list.afterAngles(index)
      name += source.text(index..<behind)
      index = behind
    }
    var arguments: [Argument]?
    if index < end, source.isText(index, "("), source[index]?.startsLine == false {
      let close = source.list.closer(of: index)
      arguments = Self.arguments(in: index + 1..<close, source)
      index = close + 1
    }
    let start = index
    while index < end {
      if source.isText(index, "{") {
        index = source.list.after(index)
      } else if index > start, source[index]?.kind == .word, source.isText(index + 1, ":"),
        source.isText(index + 2, "{")
      {
        index = source.list.after(index + 2)
      } else {
        break
      }
    }
    return Call(name: name, arguments: arguments, closures: source.text(start..<index))
  }

  private static func arguments(in range: Range<Int>, _ source: SourceTokens) -> [Argument] {
    var found: [Argument] = []
    var start = range.lowerBound
    var index = start
    func close(at end: Int) {
      guard start < end else { return }
      if source[start]?.kind == .word, source.isText(start + 1, ":") {
        found.append(Argument(label: source[start]?.text, value: source.line(start + 2..<end)))
      } else {
        found.append(Argument(label: nil, value: source.line(start..<end)))
      }
    }
    while index < range.upperBound {
      if source.isText(index, ",") {
        close(at: index)
        start = index + 1
      }
      index = source.list.after(index)
    }
    close(at: range.upperBound)
    return found
  }
}

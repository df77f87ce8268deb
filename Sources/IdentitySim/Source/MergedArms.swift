import Foundation

/// Two arms written as one expression with the condition in its arguments, if they can be.
struct MergedArms {
  /// The code, one line each.
  let lines: [String]

  /// `yes` is the arm where `condition` holds.
  init?(condition: String, yes: ViewExpression, no: ViewExpression) {
    let negated = Self.negated(condition)
    if let lines = Self.layout(condition, yes, no) {
      self.lines = lines
      return
    }
    if let line = Self.attached(condition, yes, no) ?? Self.attached(negated, no, yes) {
      lines = [line]
      return
    }
    guard let base = Self.merged(condition, yes.base, no.base) else { return nil }
    let common = zip(yes.modifiers, no.modifiers).prefix { $0 == $1 }.count
    var left = Array(yes.modifiers.dropFirst(common))
    var right = Array(no.modifiers.dropFirst(common))
    var calls = yes.modifiers.prefix(common).map(\.text)
    while let call = left.first {
      left.removeFirst()
      if let index = right.firstIndex(where: { $0.name == call.name }),
        let both = Self.merged(condition, call, right[index])
      {
        right.remove(at: index)
        calls.append(both.text)
      } else {
        guard let text = InertForm.text(of: call, when: condition) else { return nil }
        calls.append(text)
      }
    }
    for call in right {
      guard let text = InertForm.text(of: call, when: negated) else { return nil }
      calls.append(text)
    }
    lines = Self.code((base.text == "self" ? [] : [base.text]) + calls)
  }

  /// Two arms of an `if let`: what is unwrapped, or else what the other arm has.
  init?(binding condition: String, yes: ViewExpression, no: ViewExpression) {
    guard condition.hasPrefix("let "), !condition.contains(","), yes.modifiers == no.modifiers,
      yes.base.name == no.base.name, yes.base.closures == no.base.closures,
      let left = yes.base.arguments, let right = no.base.arguments, left.map(\.label) == right.map(\.label)
    else { return nil }
    let parts = condition.dropFirst(4).split(separator: "=", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard let name = parts.first, let value = parts.last else { return nil }
    var arguments: [ViewExpression.Argument] = []
    for (one, other) in zip(left, right) {
      guard one != other else {
        arguments.append(one)
        continue
      }
      guard one.value == name else { return nil }
      arguments.append(ViewExpression.Argument(label: one.label, value: "\(value) ?? \(other.value)"))
    }
    let base = ViewExpression.Call(name: yes.base.name, arguments: arguments, closures: yes.base.closures)
    lines = Self.code([base.text] + yes.modifiers.map(\.text))
  }

  /// A view and its modifiers: on one line if that is short, else on lines as they are usually written.
  static func code(_ parts: [String]) -> [String] {
    func line(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    let whole = line(parts.joined(separator: "."))
    guard whole.count > longest, let base = parts.first else { return [whole] }
    var lines: [String] = []
    // A long block has its statements on lines of their own.
    if line(base).count > longest, let open = base.firstIndex(of: "{"), base.hasSuffix("}"),
      let statements = MergedStatements.statements(ofClosure: String(base[open...]))
    {
      lines = [line(String(base[...open]))] + statements.map { "  \($0.text)" } + ["}"]
    } else {
      lines = [line(base)]
    }
    return lines + parts.dropFirst().map { "  .\(line($0))" }
  }

  /// The most characters of a line of code.
  private static let longest = 110

  /// `!isOn`, `!(a == b)`.
  static func negated(_ condition: String) -> String {
    if condition.hasPrefix("!"), condition.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }) {
      return String(condition.dropFirst())
    }
    let isPlain = condition.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    return isPlain ? "!\(condition)" : "!(\(condition))"
  }

  /// Closures of many lines are left out.
  static func short(_ code: String) -> String {
    let line = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard line.count > 160, let open = line.firstIndex(of: "{"), let close = line.lastIndex(of: "}"), open < close
    else {
      return line
    }
    return line[...open] + " … " + line[close...]
  }

  private static func choice(_ condition: String, _ yes: String, _ no: String) -> String {
    if yes == "true", no == "false" { return condition }
    if yes == "false", no == "true" { return negated(condition) }
    return ternary(condition, yes, no)
  }

  /// `isOn ? a : b`, without a negation in front.
  static func ternary(_ condition: String, _ yes: String, _ no: String) -> String {
    if condition.hasPrefix("!") {
      let plain = negated(condition)
      if !plain.hasPrefix("!") { return "\(plain) ? \(no) : \(yes)" }
      if condition.hasPrefix("!("), condition.hasSuffix(")") {
        return "\(condition.dropFirst(2).dropLast()) ? \(no) : \(yes)"
      }
    }
    return "\(condition) ? \(yes) : \(no)"
  }

  private static func merged(
    _ condition: String, _ yes: ViewExpression.Call, _ no: ViewExpression.Call
  ) -> ViewExpression.Call? {
    if yes == no { return yes }
    guard yes.name == no.name else { return nil }
    if yes.arguments == no.arguments, yes.name.first?.isUppercase == true,
      let content = content(condition, yes, no)
    {
      return ViewExpression.Call(name: yes.name, arguments: yes.arguments, closures: content)
    }
    guard yes.closures == no.closures, let left = yes.arguments, let right = no.arguments,
      left.map(\.label) == right.map(\.label)
    else { return nil }
    if yes.name == "AnyView" {
      // A ternary takes no two types of views.
      guard let left = ViewExpression(left.first?.value ?? ""), let right = ViewExpression(right.first?.value ?? ""),
        let merged = MergedArms(condition: condition, yes: left, no: right), merged.lines.count == 1
      else { return nil }
      let argument = ViewExpression.Argument(label: nil, value: merged.lines[0])
      return ViewExpression.Call(name: yes.name, arguments: [argument], closures: "")
    }
    let arguments = zip(left, right).map { left, right in
      left.value == right.value
        ? left : ViewExpression.Argument(label: left.label, value: choice(condition, left.value, right.value))
    }
    return ViewExpression.Call(name: yes.name, arguments: arguments, closures: yes.closures)
  }

  /// A container around the plain view: `ZStack { content.blur(radius: 3); Cover() }` is the view with an overlay,
  /// `ZStack { Color.black; content }` one with a background, `ScrollView { content }` one that scrolls or not.
  private static func attached(_ condition: String, _ stack: ViewExpression, _ plain: ViewExpression) -> String? {
    guard ["ZStack", "ScrollView"].contains(stack.base.name), stack.modifiers.isEmpty, plain.modifiers.isEmpty,
      let statements = MergedStatements.statements(ofClosure: stack.base.closures)
    else { return nil }
    if stack.base.name == "ScrollView" {
      guard statements.count == 1, statements[0].expression == plain else { return nil }
      return short("\(stack.text).scrollDisabled(\(negated(condition)))")
    }
    guard statements.count > 1 else { return nil }
    func attachment(_ name: String, _ view: MergedStatements.Statement, _ rest: ArraySlice<MergedStatements.Statement>)
      -> String?
    {
      guard let expression = view.expression, expression.base == plain.base else { return nil }
      let calls = expression.modifiers.map { InertForm.text(of: $0, when: condition) }
      guard calls.allSatisfy({ $0 != nil }) else { return nil }
      let content = rest.map(\.text).joined(separator: "; ")
      return short(
        ([plain.base.text] + calls.compactMap(\.self) + ["\(name) { if \(condition) { \(content) } }"])
          .joined(separator: "."))
    }
    return attachment("overlay", statements[0], statements.dropFirst())
      ?? attachment("background", statements[statements.count - 1], statements.dropLast())
  }

  private static let layouts = ["HStack": "HStackLayout", "VStack": "VStackLayout", "ZStack": "ZStackLayout"]

  /// The same content in another stack: one `AnyLayout`.
  private static func layout(_ condition: String, _ yes: ViewExpression, _ no: ViewExpression) -> [String]? {
    guard let first = layouts[yes.base.name], let second = layouts[no.base.name], first != second,
      let content = content(condition, yes.base, no.base), yes.modifiers == no.modifiers
    else { return nil }
    func layout(_ name: String, _ call: ViewExpression.Call) -> String {
      "AnyLayout(\(name)(\((call.arguments ?? []).map(\.text).joined(separator: ", "))))"
    }
    return ["let layout = \(condition) ? \(layout(first, yes.base)) : \(layout(second, no.base))"]
      + code(["layout \(content)"] + yes.modifiers.map(\.text))
  }

  /// The content of two containers as one block: equal, or merged statement by statement.
  private static func content(
    _ condition: String, _ yes: ViewExpression.Call, _ no: ViewExpression.Call
  ) -> String? {
    guard !yes.closures.isEmpty, !no.closures.isEmpty else { return nil }
    if squeezed(yes.closures) == squeezed(no.closures) { return yes.closures }
    guard let left = MergedStatements.statements(ofClosure: yes.closures),
      let right = MergedStatements.statements(ofClosure: no.closures),
      let merged = MergedStatements(condition: condition, yes: left, no: right)
    else { return nil }
    return "{ \(merged.lines.joined(separator: "; ")) }"
  }

  private static func squeezed(_ code: String) -> String { code.filter { !$0.isWhitespace && $0 != ";" } }
}

/// A modifier that does nothing where a condition does not hold, instead of not being there.
enum InertForm {
  static func text(of call: ViewExpression.Call, when condition: String) -> String? {
    let arguments = call.arguments ?? []
    let first = arguments.first
    let rest = arguments.dropFirst().map { ", \($0.text)" }.joined()
    func chosen(_ neutral: String) -> String? {
      guard let first, call.closures.isEmpty else { return nil }
      let label = first.label.map { "\($0): " } ?? ""
      return "\(call.name)(\(label)\(MergedArms.ternary(condition, first.value, neutral))\(rest))"
    }
    switch call.name {
    case "disabled", "allowsHitTesting", "bold", "italic", "underline", "strikethrough", "monospacedDigit":
      guard let first else {
        return call.name == "monospacedDigit" ? nil : "\(call.name)(\(condition))"
      }
      if first.value == "true" { return "\(call.name)(\(condition)\(rest))" }
      if first.value == "false" { return "\(call.name)(\(MergedArms.negated(condition))\(rest))" }
      return "\(call.name)(\(condition) && \(first.value)\(rest))"
    case "hidden": return "opacity(\(MergedArms.ternary(condition, "0", "1")))"
    case "opacity", "scaleEffect", "brightness", "saturation", "contrast":
      return chosen(call.name == "brightness" ? "0" : "1")
    case "blur", "grayscale", "cornerRadius", "offset", "zIndex", "shadow": return chosen("0")
    case "padding":
      guard let first else {
        return "padding(.all, \(MergedArms.ternary(condition, "nil", "0")))"
      }
      if arguments.count == 2 {
        return "padding(\(first.text), \(MergedArms.ternary(condition, arguments[1].value, "0")))"
      }
      return first.value.hasPrefix(".")
        ? "padding(\(first.value), \(MergedArms.ternary(condition, "nil", "0")))" : chosen("0")
    case "border", "background": return chosen(".clear")
    case "rotationEffect", "hueRotation": return chosen(".zero")
    case "redacted": return chosen("[]")
    case "foregroundColor", "tint", "lineLimit", "font", "frame", "fontWeight", "listRowBackground":
      return chosen("nil")
    case "foregroundStyle": return chosen(".primary")
    case "overlay", "swipeActions", "contextMenu", "toolbar", "safeAreaInset": return inside(call, condition)
    case "modifier":
      guard let first, first.value.hasSuffix(")") else { return nil }
      let open = first.value.dropLast()
      return "modifier(\(open)\(open.hasSuffix("(") ? "" : ", ")isOn: \(condition)))"
    default: return nil
    }
  }

  /// A branch in what is attached replaces only that.
  private static func inside(_ call: ViewExpression.Call, _ condition: String) -> String? {
    if let first = call.arguments?.first, first.label == nil, call.arguments?.count == 1, call.closures.isEmpty {
      return "\(call.name) { if \(condition) { \(first.value) } }"
    }
    guard call.closures.hasPrefix("{"), call.closures.hasSuffix("}") else { return nil }
    let content = call.closures.dropFirst().dropLast().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let arguments = call.arguments.map { $0.isEmpty ? "" : "(\($0.map(\.text).joined(separator: ", ")))" } ?? ""
    return "\(call.name)\(arguments) { if \(condition) { \(content) } }"
  }
}

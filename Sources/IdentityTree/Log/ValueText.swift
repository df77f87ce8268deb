import Foundation

/// Values of the user's as text.
enum ValueText {
  /// As an id is shown.
  static func of<T>(_ value: T) -> String { String(describing: value) }
  /// As a state is shown: strings in quotes.
  static func reflecting<T>(_ value: T) -> String {
    let text = withoutModules(String(reflecting: value))
    guard text.contains("KeyPathComparator<") else { return text }
    if let order = value as? any ComparatorText { return order.comparatorText }
    guard let orders = value as? [any ComparatorText] else { return text }
    return "[\(orders.map(\.comparatorText).joined(separator: ", "))]"
  }
  /// As the log shows a value: as a state, but of long texts and collections only the beginning, so that an event
  /// costs the same however much a state holds.
  static func brief<T>(_ value: T) -> String {
    if let text = value as? String {
      return text.utf8.count > 400 ? String(reflecting: String(text.prefix(100))) + "…" : String(reflecting: text)
    }
    if let items = value as? any Collection, let text = brief(items) { return text }
    return reflecting(value)
  }

  /// As a line of a report shows a value: of a long one only the beginning.
  static func inLine(_ text: String) -> String { text.count > 200 ? text.prefix(200) + "…" : text }

  private static let modules = [
    "UserProgram.", "Foundation.", "IdentityTree.", "FoundationEssentials.", "FoundationInternationalization.",
  ]
  /// What the language writes for the place of a private or a local type, an address in it, and of an extension.
  private static let places = [("(unknown context at $", ")."), ("(extension in ", "):")]

  /// Names of types without the modules that a user's file does not write either, and without addresses of private
  /// types, which differ from run to run; what stands in quotes stays.
  static func withoutModules(_ text: String) -> String {
    guard modules.contains(where: { text.contains($0) }) || places.contains(where: { text.contains($0.0) }) else {
      return text
    }
    var result = ""
    var rest = text[...]
    var (isQuoted, last): (Bool, Character) = (false, " ")
    while let character = rest.first {
      if !isQuoted, !last.isLetter, !last.isNumber, last != "_", last != ".",
        let module = modules.first(where: { rest.hasPrefix($0) }),
        let next = rest.dropFirst(module.count).first, next.isUppercase || next == "("
      {
        rest = rest.dropFirst(module.count)
        continue
      }
      if !isQuoted, character == "(", let place = places.first(where: { rest.hasPrefix($0.0) }),
        let end = rest.range(of: place.1)
      {
        rest = rest[end.upperBound...]
        continue
      }
      if character == "\"", last != "\\" { isQuoted.toggle() }
      result.append(character)
      last = character
      rest = rest.dropFirst()
    }
    return result
  }

  private static func brief(_ items: some Collection) -> String? {
    guard items.count > 100 else { return nil }
    return "[\(items.prefix(10).map { reflecting($0) }.joined(separator: ", ")), … \(items.count) elements]"
  }
}

/// An order of rows, without what it is made of.
private protocol ComparatorText {
  var comparatorText: String { get }
}

extension KeyPathComparator: ComparatorText {
  /// `KeyPathComparator(\.name, order: .forward)`, as it is written.
  var comparatorText: String {
    let path = String(reflecting: keyPath)
    let root = TypeName.short(Compared.self) + "."
    // What is computed has no name, but an address that differs from run to run.
    guard !path.contains("<computed"), let end = path.range(of: root)?.upperBound else {
      return "KeyPathComparator(order: .\(order))"
    }
    return "KeyPathComparator(\\.\(path[end...]), order: .\(order))"
  }
}

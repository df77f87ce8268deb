import IdentityTree

/// The words for a name that is not known.
enum Suggestion {
  /// - Parameter listed: Whether all known names are told, too.
  static func message(for name: String, kind: String, among known: [String], listed: Bool = false) -> String {
    let hint = Spelling.nearest(to: name, among: known).map { " Did you mean '\($0)'?" } ?? ""
    let list = listed ? " There are: \(known.joined(separator: ", "))." : ""
    return "there is no \(kind) '\(name)'.\(hint)\(list)"
  }
}

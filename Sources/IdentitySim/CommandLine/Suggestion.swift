import IdentityTree

/// The words for a name that is not known.
enum Suggestion {
  static func message(for name: String, kind: String, among known: [String]) -> String {
    let hint = Spelling.nearest(to: name, among: known).map { " Did you mean '\($0)'?" } ?? ""
    return "there is no \(kind) '\(name)'.\(hint)"
  }
}

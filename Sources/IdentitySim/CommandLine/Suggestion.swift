/// The nearest known name for a mistyped one.
enum Suggestion {
  static func message(for name: String, kind: String, among known: [String]) -> String {
    let nearest = known.map { ($0, distance(name, $0)) }.min { $0.1 < $1.1 }
    let hint = nearest.flatMap { $0.1 <= max(2, name.count / 2) ? " Did you mean '\($0.0)'?" : nil } ?? ""
    return "there is no \(kind) '\(name)'.\(hint)"
  }

  /// The least number of insertions, deletions and exchanges that make one text of the other.
  static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (i, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in right.indices {
        let cost = min(row[j], row[j + 1], diagonal + (character == right[j] ? -1 : 0)) + 1
        diagonal = row[j + 1]
        row[j + 1] = cost
      }
    }
    return row[right.count]
  }
}

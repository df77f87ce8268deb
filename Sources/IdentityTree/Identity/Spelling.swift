/// The nearest of several words.
public enum Spelling {
  /// The known word that was likely meant: the only one that begins so, or the nearest, if it is near enough.
  public static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    var best: (word: String, distance: Int)?
    var completions: Set<String> = []
    for candidate in known {
      if word.count > 1, candidate.lowercased().hasPrefix(word.lowercased()) { completions.insert(candidate) }
      let distance = distance(word, candidate)
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    if completions.count == 1, let completion = completions.first { return completion }
    return best.flatMap { $0.distance <= max(1, min(word.count, $0.word.count) / 2) ? $0.word : nil }
  }

  /// The least number of insertions, deletions, exchanges and swaps of neighbours that make one text of the other.
  public static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.lowercased())
    let right = Array(right.lowercased())
    var rows = [Array(0...right.count)]
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var cost = min(row[j], rows[i][j + 1], rows[i][j] + (left[i] == right[j] ? -1 : 0)) + 1
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { cost = min(cost, rows[i - 1][j - 1] + 1) }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}

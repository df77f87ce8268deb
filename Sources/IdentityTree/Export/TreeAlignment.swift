/// Two trees row by row: what is the same node by type and step stands on one row.
struct TreeAlignment {
  /// How the two sides of a row agree.
  enum Match: String, CaseIterable {
    /// The same type at the same step, with the same text and state.
    case same = " "
    /// The same type at the same step, with another text or state.
    case otherValues = "≠"
    /// The same type at another step: another identity.
    case otherStep = "~"
    /// Another type at the same step: another identity.
    case otherType = "!"
    case leftOnly = "<"
    case rightOnly = ">"
  }

  struct Entry {
    let node: Snapshot.NodeValue
    let depth: Int
  }

  struct Row {
    let left: Entry?
    let right: Entry?

    var match: Match {
      guard let left else { return .rightOnly }
      guard let right else { return .leftOnly }
      guard left.node.type == right.node.type else { return .otherType }
      guard left.node.step == right.node.step else { return .otherStep }
      return left.node.text == right.node.text && left.node.state == right.node.state ? .same : .otherValues
    }
  }

  let rows: [Row]

  init(_ left: Snapshot, _ right: Snapshot) {
    rows = Self.align(Self.entries(left), Self.entries(right))
  }

  /// Parents before children.
  private static func entries(_ snapshot: Snapshot) -> [Entry] {
    ChangedTree(snapshot).nodes.map { Entry(node: $0.value, depth: $0.depth) }
  }

  private static func weight(_ left: Entry, _ right: Entry) -> Int32 {
    let isSameStep = left.node.step == right.node.step
    if left.node.type == right.node.type { return isSameStep ? 6 : 4 }
    return isSameStep && left.depth == right.depth ? 1 : 0
  }

  /// The pairing in tree order with the most agreement.
  private static func align(_ left: [Entry], _ right: [Entry]) -> [Row] {
    var start = 0
    while start < min(left.count, right.count), weight(left[start], right[start]) == 6 { start += 1 }
    var end = 0
    while end < min(left.count, right.count) - start,
      weight(left[left.count - 1 - end], right[right.count - 1 - end]) == 6
    {
      end += 1
    }
    let middle = middle(Array(left[start..<left.count - end]), Array(right[start..<right.count - end]))
    func pairs(_ count: Int, _ first: Int, _ second: Int) -> [Row] {
      (0..<count).map { Row(left: left[first + $0], right: right[second + $0]) }
    }
    return pairs(start, 0, 0) + middle + pairs(end, left.count - end, right.count - end)
  }

  /// Beyond this many pairs to look at, only equal runs are found.
  private static let mostPairs = 4_000_000

  private static func middle(_ left: [Entry], _ right: [Entry]) -> [Row] {
    guard left.count * right.count <= mostPairs else { return coarse(left, right) }
    let width = right.count + 1
    var best = [Int32](repeating: 0, count: (left.count + 1) * width)
    for row in left.indices.reversed() {
      for column in right.indices.reversed() {
        let weight = weight(left[row], right[column])
        let paired = weight > 0 ? weight + best[(row + 1) * width + column + 1] : 0
        best[row * width + column] = max(paired, best[(row + 1) * width + column], best[row * width + column + 1])
      }
    }
    var rows: [Row] = []
    var (row, column) = (0, 0)
    while row < left.count, column < right.count {
      let weight = weight(left[row], right[column])
      if weight > 0, best[row * width + column] == weight + best[(row + 1) * width + column + 1] {
        rows.append(Row(left: left[row], right: right[column]))
        row += 1
        column += 1
      } else if best[row * width + column] == best[(row + 1) * width + column] {
        rows.append(Row(left: left[row], right: nil))
        row += 1
      } else {
        rows.append(Row(left: nil, right: right[column]))
        column += 1
      }
    }
    rows += left[row...].map { Row(left: $0, right: nil) }
    return rows + right[column...].map { Row(left: nil, right: $0) }
  }

  private struct Key: Equatable {
    let type: String
    let step: PathStep
  }

  private static func coarse(_ left: [Entry], _ right: [Entry]) -> [Row] {
    func keys(_ entries: [Entry]) -> [Key] { entries.map { Key(type: $0.node.type, step: $0.node.step) } }
    let difference = keys(right).difference(from: keys(left))
    let removed = Set(difference.removals.map { if case .remove(let offset, _, _) = $0 { offset } else { -1 } })
    let inserted = Set(difference.insertions.map { if case .insert(let offset, _, _) = $0 { offset } else { -1 } })
    var rows: [Row] = []
    var (row, column) = (0, 0)
    while row < left.count || column < right.count {
      if row < left.count, removed.contains(row) {
        rows.append(Row(left: left[row], right: nil))
        row += 1
      } else if column < right.count, inserted.contains(column) {
        rows.append(Row(left: nil, right: right[column]))
        column += 1
      } else {
        guard row < left.count, column < right.count else { break }
        rows.append(Row(left: left[row], right: right[column]))
        row += 1
        column += 1
      }
    }
    return rows
  }
}

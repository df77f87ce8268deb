/// Two runs side by side for other programs: the rows of the trees, and what each step did on both sides.
public struct ComparisonRecord: Encodable, Sendable {
  struct Entry: Encodable {
    let type: String
    let step: String
    let depth: Int
    let text: String?
    let state: [String: String]
  }

  struct Row: Encodable {
    /// `same`, `otherValues`, `otherStep`, `otherType`, `leftOnly`, `rightOnly`.
    let match: String
    let left: Entry?
    let right: Entry?
  }

  struct Side: Encodable {
    let title: String
    let kept: Int
    let removed: Int
    let new: Int
    let lost: [String]
    let because: [String]
    let calls: [String]
    let cut: [String]
  }

  struct Step: Encodable {
    let left: Side?
    let right: Side?
  }

  let names: [String]
  let rows: [Row]
  let steps: [Step]
}

extension ComparisonText {
  /// The comparison as a value.
  public var record: ComparisonRecord {
    ComparisonRecord(
      names: names,
      rows: TreeAlignment(runs[0].start, runs[1].start).rows.map {
        ComparisonRecord.Row(match: "\($0.match)", left: Self.node($0.left), right: Self.node($0.right))
      }, steps: pairs.map { ComparisonRecord.Step(left: Self.side($0), right: Self.side($1)) })
  }

  private static func node(_ entry: TreeAlignment.Entry?) -> ComparisonRecord.Entry? {
    entry.map { entry in
      ComparisonRecord.Entry(
        type: entry.node.type, step: "\(entry.node.step)", depth: entry.depth, text: entry.node.text,
        state: Dictionary(entry.node.state.map { ($0.name, $0.value) }) { first, _ in first })
    }
  }

  private static func side(_ outcome: StepOutcome?) -> ComparisonRecord.Side? {
    outcome.map { outcome in
      ComparisonRecord.Side(
        title: outcome.title, kept: outcome.keptCount, removed: outcome.removedCount, new: outcome.insertedCount,
        lost: losses(outcome), because: outcome.replacements.map(\.description), calls: calls(outcome),
        cut: cuts(outcome))
    }
  }
}

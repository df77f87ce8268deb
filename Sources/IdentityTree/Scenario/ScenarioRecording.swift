extension RecordedRun {
  /// What happened to one subject of a scenario.
  public init(_ record: Scenario.Record, of scenario: Scenario) {
    let steps = record.outcomes.map { Step(title: $0.title, after: $0.after, events: $0.events) }
    let title = record.title.isEmpty ? scenario.name : "\(scenario.name), \(record.title)"
    self.init(title: title, start: record.start, steps: steps)
  }
}

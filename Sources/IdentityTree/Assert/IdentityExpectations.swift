/// What became of identities since the last action, or since a mark.
///
/// Views are named by their type, or with a selector as in a steps file: `expectKept("Row#\"milk\"")`.
extension Simulator {
  /// Every picked node lived before and is still the same one.
  public func expectKept(
    _ type: Any.Type, since mark: String? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try check(.kept(NodeSelector(type: type)), since: mark, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Every picked node lived before and is still the same one.
  public func expectKept(
    _ node: NodeSelector, since mark: String? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) throws {
    try check(.kept(node), since: mark, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// The same as ``expectKept(_:since:fileID:line:column:)-(Any.Type,_,_,_,_)``.
  public func expectPreserved(
    _ type: Any.Type, since mark: String? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try check(.kept(NodeSelector(type: type)), since: mark, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// The same as ``expectKept(_:since:fileID:line:column:)-(NodeSelector,_,_,_,_)``.
  public func expectPreserved(
    _ node: NodeSelector, since mark: String? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) throws {
    try check(.kept(node), since: mark, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// The nodes of a view are the same ones before and after `body`.
  public func expectingPreserved(
    _ type: Any.Type, fileID: String = #fileID, line: Int = #line, column: Int = #column,
    _ body: () async throws -> Void
  ) async throws {
    try await expectingPreserved(NodeSelector(type: type), fileID: fileID, line: line, column: column, body)
  }

  /// The picked nodes are the same ones before and after `body`.
  public func expectingPreserved(
    _ node: NodeSelector, fileID: String = #fileID, line: Int = #line, column: Int = #column,
    _ body: () async throws -> Void
  ) async throws {
    let moment = observation.now
    try await body()
    try check(.kept(node), from: moment, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// The picked nodes are new, and one of that type was removed.
  public func expectReset(
    _ type: Any.Type, since mark: String? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try check(
      .reset(NodeSelector(type: type)), since: mark, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// The picked nodes are new, and one of that type was removed.
  public func expectReset(
    _ node: NodeSelector, since mark: String? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) throws {
    try check(.reset(node), since: mark, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// The picked nodes were inserted, and none of that type was removed.
  public func expectNew(
    _ type: Any.Type, since mark: String? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try check(.new(NodeSelector(type: type)), since: mark, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// The picked nodes were inserted, and none of that type was removed.
  public func expectNew(
    _ node: NodeSelector, since mark: String? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) throws {
    try check(.new(node), since: mark, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Nodes of the view were removed, and none was inserted.
  public func expectGone(
    _ type: Any.Type, since mark: String? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try check(.gone(NodeSelector(type: type)), since: mark, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// The picked nodes were removed, and none was inserted.
  public func expectGone(
    _ node: NodeSelector, since mark: String? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) throws {
    try check(.gone(node), since: mark, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// A removed node held a value when it went: `expectLost("Counter.count", 3)`.
  public func expectLost<T>(
    _ path: String, _ value: T, since mark: String? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) throws {
    let place = SourcePlace(fileID: fileID, line: line, column: column)
    let literal = LiteralReading.literal(of: value)
    try check(.lost(try statePath(path, place), .equal, literal), since: mark, at: place)
  }

  /// So many nodes of a view live.
  public func expectCount(
    _ type: Any.Type, _ count: Int, by comparison: StepComparison = .equal, fileID: String = #fileID,
    line: Int = #line, column: Int = #column
  ) throws {
    try check(
      .count(NodeSelector(type: type), comparison, count),
      at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// So many picked nodes live.
  public func expectCount(
    _ node: NodeSelector, _ count: Int, by comparison: StepComparison = .equal, fileID: String = #fileID,
    line: Int = #line, column: Int = #column
  ) throws {
    try check(.count(node, comparison, count), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// The body of a picked node was evaluated.
  public func expectBodyRan(
    _ node: NodeSelector, since mark: String? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) throws {
    try check(.bodyRan(node), since: mark, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// The body of a view was evaluated.
  public func expectBodyRan(
    _ type: Any.Type, since mark: String? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try expectBodyRan(NodeSelector(type: type), since: mark, fileID: fileID, line: line, column: column)
  }

  /// The bodies of the picked nodes were not evaluated.
  public func expectBodySkipped(
    _ node: NodeSelector, since mark: String? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) throws {
    try check(.bodySkipped(node), since: mark, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// The body of a view was not evaluated.
  public func expectBodySkipped(
    _ type: Any.Type, since mark: String? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try expectBodySkipped(NodeSelector(type: type), since: mark, fileID: fileID, line: line, column: column)
  }
}

/// What moves in time, and how large things are.
extension Simulator {
  /// An animatable value of a kept node at or below a picked node is in flight.
  public func expectAnimating(
    _ node: NodeSelector, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try check(.animating(node, true), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// An animatable value of a kept node at or below a view is in flight.
  public func expectAnimating(
    _ type: Any.Type, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try expectAnimating(NodeSelector(type: type), fileID: fileID, line: line, column: column)
  }

  /// Nothing at or below the picked nodes is in flight.
  public func expectNotAnimating(
    _ node: NodeSelector, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try check(.animating(node, false), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Nothing at or below a view is in flight.
  public func expectNotAnimating(
    _ type: Any.Type, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try expectNotAnimating(NodeSelector(type: type), fileID: fileID, line: line, column: column)
  }

  /// The value of an attribute that is shown now: `expectAttribute("Panel.opacity", 0.5, within: 0.1)`.
  public func expectAttribute<T>(
    _ path: String, _ value: T, by comparison: StepComparison = .equal, within tolerance: Double? = nil,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    let place = SourcePlace(fileID: fileID, line: line, column: column)
    let literal = LiteralReading.literal(of: value)
    try check(.attribute(try statePath(path, place), comparison, literal, within: tolerance), at: place)
  }

  /// A picked node enters by a transition.
  public func expectTransition(
    inserting node: NodeSelector, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try check(
      .transition(node, inserting: true), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// A picked node leaves by a transition.
  public func expectTransition(
    removing node: NodeSelector, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try check(
      .transition(node, inserting: false), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// No picked node enters or leaves by a transition.
  public func expectNoTransition(
    _ node: NodeSelector, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try check(.noTransition(node), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// The `.task` at or below a picked node is running.
  public func expectTaskRunning(
    _ node: NodeSelector, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try check(.task(node, .running), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// The `.task` at or below a picked node was cancelled.
  public func expectTaskCancelled(
    _ node: NodeSelector, since mark: String? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) throws {
    try check(.task(node, .cancelled), since: mark, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// The `.task` at or below a picked node has come to its end.
  public func expectTaskFinished(
    _ node: NodeSelector, since mark: String? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) throws {
    try check(.task(node, .finished), since: mark, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// The laid-out size of the one picked node, in points.
  public func expectFrame(
    _ node: NodeSelector, width: Double, height: Double, within tolerance: Double? = nil,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try check(
      .frame(node, width: width, height: height, within: tolerance),
      at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// The laid-out size of the one node of a view, in points.
  public func expectFrame(
    _ type: Any.Type, width: Double, height: Double, within tolerance: Double? = nil, fileID: String = #fileID,
    line: Int = #line, column: Int = #column
  ) throws {
    try expectFrame(
      NodeSelector(type: type), width: width, height: height, within: tolerance, fileID: fileID, line: line,
      column: column)
  }
}

/// What is shown and stored now, and what was printed.
extension Simulator {
  /// Some visible text is exactly that.
  public func expectText(
    _ text: String, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try check(.text(text), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Some visible text contains that.
  public func expectText(
    containing text: String, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try check(.textContaining(text), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// No visible text is that.
  public func expectNoText(
    _ text: String, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try check(.noText(text, containing: false), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// A stored property of the one node of a view: `expectState(Counter.self, \.count, 3)`.
  public func expectState<V: View, T: Equatable>(
    _ type: V.Type, _ property: KeyPath<V, T>, _ value: T, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) throws {
    try expectState(NodeSelector(V.self), of: type, property, value, fileID: fileID, line: line, column: column)
  }

  /// A stored property of the one picked node, which must be of the view type.
  public func expectState<V: View, T: Equatable>(
    _ node: NodeSelector, of type: V.Type, _ property: KeyPath<V, T>, _ value: T, fileID: String = #fileID,
    line: Int = #line, column: Int = #column
  ) throws {
    let name = "\(property)".split(separator: ".").last.map(String.init) ?? "\(property)"
    var failure: StepFailure
    do throws(StepFailure) {
      let found = try NodeQuery(graph: graph).one(node)
      guard let view = found.connectedValue as? V else { throw StepFailure("it is no \(TypeName.full(V.self))") }
      let now = view[keyPath: property]
      if now == value { return }
      failure = StepFailure("\(node).\(name) is \(LiteralReading.literal(of: now))")
    } catch {
      failure = error
    }
    failure.step = "expect state \(node).\(name) == \(LiteralReading.literal(of: value))"
    failure.place = SourcePlace(fileID: fileID, line: line, column: column)
    throw failure
  }

  /// A stored property named as in a steps file: `expectState("Feed.loader.items.count", 3, by: .greater)`.
  public func expectState<T>(
    _ path: String, _ value: T, by comparison: StepComparison = .equal, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) throws {
    let place = SourcePlace(fileID: fileID, line: line, column: column)
    let literal = LiteralReading.literal(of: value)
    try check(.state(try statePath(path, place), comparison, literal), at: place)
  }

  /// What a control shows: a text, on or off, a selection, a number.
  public func expectValue<T>(
    _ control: ControlSelector, _ value: T, by comparison: StepComparison = .equal, fileID: String = #fileID,
    line: Int = #line, column: Int = #column
  ) throws {
    let literal = LiteralReading.literal(of: value)
    try check(.value(control, comparison, literal), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// The lines printed are exactly these; no line at all if none is given.
  public func expectPrinted(
    _ lines: String..., inAnyOrder: Bool = false, since mark: String? = nil, fileID: String = #fileID,
    line: Int = #line, column: Int = #column
  ) throws {
    try check(
      .printed(lines, inAnyOrder: inAnyOrder), since: mark,
      at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// At least these lines were printed.
  public func expectPrinted(
    containing lines: String..., since mark: String? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) throws {
    try check(.printedContaining(lines), since: mark, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// None of these lines was printed.
  public func expectNotPrinted(
    _ lines: String..., since mark: String? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) throws {
    try check(.notPrinted(lines), since: mark, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// A control has the keyboard focus.
  public func expectFocus(
    _ control: ControlSelector, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try check(.focus(control), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Nothing has the keyboard focus.
  public func expectNoFocus(fileID: String = #fileID, line: Int = #line, column: Int = #column) throws {
    try check(.noFocus, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// A control would react.
  public func expectEnabled(
    _ control: ControlSelector, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try check(.enabled(control, true), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// A control would not react.
  public func expectDisabled(
    _ control: ControlSelector, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try check(.enabled(control, false), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// A picked node is inside a presented sheet, a cover or a pushed screen.
  public func expectPresented(
    _ node: NodeSelector, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try check(.presented(node, true), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// A view is inside a presented sheet, a cover or a pushed screen.
  public func expectPresented(
    _ type: Any.Type, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try expectPresented(NodeSelector(type: type), fileID: fileID, line: line, column: column)
  }

  /// No picked node is inside anything presented.
  public func expectNotPresented(
    _ node: NodeSelector, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try check(.presented(node, false), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// A view is inside nothing presented.
  public func expectNotPresented(
    _ type: Any.Type, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try expectNotPresented(NodeSelector(type: type), fileID: fileID, line: line, column: column)
  }

  /// A diagnostic of that code was reported.
  public func expectDiagnostic(
    _ code: String, since mark: String? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try check(.diagnostic(code), since: mark, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// No diagnostic was reported.
  public func expectNoDiagnostics(
    since mark: String? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try check(.noDiagnostics, since: mark, at: SourcePlace(fileID: fileID, line: line, column: column))
  }
}

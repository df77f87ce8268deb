/// What a person, the system and time do, under the words of the steps language (docs/STEPS.md).
///
/// Each action is followed by the updates that it causes and by the work that is due then. What a person could not do
/// throws a ``StepFailure``, whose description says why and names the caller's place.
extension Simulator {
  /// Runs the action of a button, link, menu item or tap gesture.
  public func tap(
    _ control: ControlSelector, times: Int = 1, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) async throws {
    try await perform(.tap(control), times: times, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Flips a toggle, or sets it.
  public func toggle(
    _ control: ControlSelector, on value: Bool? = nil, times: Int = 1, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) async throws {
    try await perform(
      .toggle(control, to: value), times: times, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Focuses a field and types a text, one character at a time; what is typed after the focus is lost goes nowhere.
  public func enter(
    _ text: String, in control: ControlSelector, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) async throws {
    try await perform(.enter(text, control), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Empties a field.
  public func clear(
    _ control: ControlSelector, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) async throws {
    try await perform(.clear(control), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Moves the keyboard focus to a field.
  public func focus(
    _ control: ControlSelector, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) async throws {
    try await perform(.focus(control), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Takes the keyboard focus away.
  public func unfocus(fileID: String = #fileID, line: Int = #line, column: Int = #column) async throws {
    try await perform(.unfocus, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Presses Return in a field.
  public func submit(
    _ control: ControlSelector, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) async throws {
    try await perform(.submit(control), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Sets a picker by the option's text or tag.
  public func select(
    _ option: StepLiteral, in control: ControlSelector, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) async throws {
    try await perform(.select(option, control), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Selects a tab by its label or tag.
  public func selectTab(
    _ tab: StepLiteral, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) async throws {
    try await perform(.selectTab(tab), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Selects a row of a list by its text.
  public func selectRow(
    _ row: ControlSelector, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) async throws {
    try await perform(.selectRow(row), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Moves a slider.
  public func adjust(
    _ control: ControlSelector, to value: Double, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) async throws {
    try await perform(.adjust(control, to: value), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Steps a stepper up.
  public func increment(
    _ control: ControlSelector, times: Int = 1, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) async throws {
    try await perform(.increment(control), times: times, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Steps a stepper down.
  public func decrement(
    _ control: ControlSelector, times: Int = 1, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) async throws {
    try await perform(.decrement(control), times: times, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Pops the top of the shown navigation stack.
  public func back(
    times: Int = 1, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) async throws {
    try await perform(.back, times: times, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Dismisses the presented sheet or cover.
  public func dismiss(fileID: String = #fileID, line: Int = #line, column: Int = #column) async throws {
    try await perform(.dismiss, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Scrolls until a row is inside the visible part.
  public func scroll(
    to target: ControlSelector, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) async throws {
    try await perform(.scroll(to: target), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Presses long.
  public func longPress(
    _ control: ControlSelector, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) async throws {
    try await perform(.longPress(control), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Drags from the middle of a view, in points to the right and down.
  public func drag(
    _ control: ControlSelector, x: Double, y: Double, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) async throws {
    try await perform(.drag(control, x: x, y: y), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Pulls down to refresh.
  public func refresh(fileID: String = #fileID, line: Int = #line, column: Int = #column) async throws {
    try await perform(.refresh, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Runs a row's swipe action.
  public func swipe(
    row: ControlSelector, _ action: String, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) async throws {
    try await perform(.swipe(row: row, action: action), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Deletes a row of a `ForEach` with `onDelete`.
  public func delete(
    row: ControlSelector, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) async throws {
    try await perform(.delete(row: row), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Moves a row of a `ForEach` with `onMove` to a position counted from 0.
  public func move(
    row: ControlSelector, to position: Int, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) async throws {
    try await perform(.move(row: row, to: position), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Writes a state property of the one node of a view type.
  public func set<V: View, T>(
    _ type: V.Type, _ property: KeyPath<V, T>, to value: T, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) async throws {
    let place = SourcePlace(fileID: fileID, line: line, column: column)
    let selector = NodeSelector(V.self)
    let name = "\(property)".split(separator: ".").last.map(String.init) ?? ""
    let path = StatePath(node: selector, property: name)
    try await perform(.set(path, LiteralReading.literal(of: value)), at: place)
  }

  /// Writes a state property named as in a steps file: `set("Counter.count", to: 3)`.
  public func set(
    _ path: String, to literal: StepLiteral, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) async throws {
    let place = SourcePlace(fileID: fileID, line: line, column: column)
    try await perform(.set(try statePath(path, place), literal), at: place)
  }

  /// Sets a root environment value by the words of the steps language.
  public func environment(
    _ name: String, _ value: StepLiteral, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) async throws {
    try await perform(.environment(name, value), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Changes the environment of the root.
  public func setEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) async {
    await watched { await act { graph.setEnvironment { $0[keyPath: keyPath] = value } } }
  }

  /// Gives the root a new value, as a parent would.
  public func setRoot<V: View>(@ViewBuilder _ root: () -> V) async {
    await watched { await act { graph.setRoot(root()) } }
  }

  /// Runs code of the program, and what it causes.
  public func perform(_ body: @MainActor () async throws -> Void) async rethrows {
    try await watched {
      try await body()
      await act {}
    }
  }

  /// Lets virtual time pass, in seconds: animations, sleeping tasks, delayed work.
  public func advance(by seconds: Double) async {
    await watched { await dueWork.advance(by: seconds, in: graph) }
  }

  /// Lets virtual time pass until nothing is pending, at most 60 seconds; what repeats without end does not count.
  public func settle() async {
    await watched { await dueWork.settle(limit: 60, in: graph) }
  }

  /// Changes the size of the window, in points.
  public func resize(
    width: Double, height: Double, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) async throws {
    try await perform(
      .resize(width: width, height: height), at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Remembers this moment, for `since:`.
  public func mark(_ name: String) { observation.mark(name) }

  /// Removes the root view.
  public func teardown(fileID: String = #fileID, line: Int = #line, column: Int = #column) async throws {
    try await perform(.teardown, at: SourcePlace(fileID: fileID, line: line, column: column))
  }

  /// Does what a text in the steps language says.
  public func run(
    steps text: String, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) async throws {
    let file = try StepsFile(parsing: text, name: fileID)
    for run in file.runs {
      if let choice = run.policies.first, await !relaunch(policies: policies.setting(run.policies)) {
        throw StepFailure(
          "something was done with the view already",
          details: ["policies hold from the launch on: Simulator(policies: try Policies([\"\(choice.name)\": …]))"]
        ).named(
          "policy \(choice.name) \(choice.value)", at: SourcePlace(fileID: fileID, line: line + choice.line, column: 1))
      }
    }
    for step in file.runs.flatMap(\.steps) {
      do throws(StepFailure) {
        try await run(step)
      } catch {
        // The text begins in the line after the opening quotes.
        throw error.named(step.source, at: SourcePlace(fileID: fileID, line: line + step.line, column: 1))
      }
    }
  }

  func statePath(_ text: String, _ place: SourcePlace) throws(StepFailure) -> StatePath {
    do throws(StepsSyntaxError) {
      return try StepsLine.statePath(in: text)
    } catch {
      throw StepFailure(error.sentence)
        .named("the path \(StepText.quoted(text))", at: place)
    }
  }
}

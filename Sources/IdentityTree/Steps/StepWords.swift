/// Steps as a steps file writes them.
enum StepWords {
  static func words(_ action: StepAction, times: Int = 1) -> String {
    words(of: action) + (times == 1 ? "" : " \(times) times")
  }

  private static func words(of action: StepAction) -> String {
    switch action {
    case .tap(let control): "tap \(control)"
    case .toggle(let control, let value): "toggle \(control)" + (value.map { $0 ? " on" : " off" } ?? "")
    case .enter(let text, let control): "enter \(StepText.quoted(text)) in \(control)"
    case .clear(let control): "clear \(control)"
    case .focus(let control): "focus \(control)"
    case .unfocus: "unfocus"
    case .select(let option, let control): "select \(option) in \(control)"
    case .selectTab(let tab): "select tab \(tab)"
    case .selectRow(let row): "select row \(row)"
    case .adjust(let control, let value): "adjust \(control) to \(AttributeText.number(value))"
    case .increment(let control): "increment \(control)"
    case .decrement(let control): "decrement \(control)"
    case .back: "back"
    case .dismiss: "dismiss"
    case .scroll(let target): "scroll to \(target)"
    case .submit(let control): "submit \(control)"
    case .longPress(let control): "long press \(control)"
    case .drag(let control, let x, let y):
      "drag \(control) by \(AttributeText.number(x)), \(AttributeText.number(y))"
    case .refresh: "refresh"
    case .swipe(let row, let action): "swipe row \(row) \(StepText.quoted(action))"
    case .delete(let row): "delete row \(row)"
    case .move(let row, let position): "move row \(row) to \(position)"
    case .set(let path, let literal): "set \(path) to \(literal)"
    case .environment(let name, let literal): "environment \(name) \(literal)"
    case .resize(let width, let height): "resize \(AttributeText.number(width)) x \(AttributeText.number(height))"
    case .advance(let seconds): "advance \(AttributeText.number(seconds))"
    case .settle: "settle"
    case .teardown: "teardown"
    }
  }

  static func words(_ expectation: StepExpectation, since mark: String? = nil) -> String {
    "expect " + words(of: expectation) + (mark.map { " since \(StepText.quoted($0))" } ?? "")
  }

  private static func words(of expectation: StepExpectation) -> String {
    func not(_ word: String, _ isExpected: Bool) -> String { isExpected ? word : "not \(word)" }
    func within(_ tolerance: Double?) -> String { tolerance.map { " within \(AttributeText.number($0))" } ?? "" }
    func list(_ lines: [String]) -> String { lines.map(StepText.quoted).joined(separator: ", ") }
    return switch expectation {
    case .text(let text): "text \(StepText.quoted(text))"
    case .noText(let text, let isPart): "no text \(isPart ? "containing " : "")\(StepText.quoted(text))"
    case .textContaining(let text): "text containing \(StepText.quoted(text))"
    case .state(let path, let comparison, let literal): "state \(path) \(comparison.rawValue) \(literal)"
    case .value(let control, let comparison, let literal): "value \(control) \(comparison.rawValue) \(literal)"
    case .kept(let selector): "kept \(selector)"
    case .reset(let selector): "reset \(selector)"
    case .new(let selector): "new \(selector)"
    case .gone(let selector): "gone \(selector)"
    case .lost(let path, let comparison, let literal): "lost \(path) \(comparison.rawValue) \(literal)"
    case .count(let selector, let comparison, let count): "count \(selector) \(comparison.rawValue) \(count)"
    case .printed(let lines, let isAnyOrder):
      lines.isEmpty ? "printed nothing" : "printed \(list(lines))\(isAnyOrder ? " in any order" : "")"
    case .printedContaining(let lines): "printed containing \(list(lines))"
    case .notPrinted(let lines): "not printed \(list(lines))"
    case .bodyRan(let selector): "body ran \(selector)"
    case .bodySkipped(let selector): "body skipped \(selector)"
    case .animating(let selector, let isExpected): not("animating \(selector)", isExpected)
    case .attribute(let path, let comparison, let literal, let tolerance):
      "attribute \(path) \(comparison.rawValue) \(literal)\(within(tolerance))"
    case .transition(let selector, let isInserting):
      "transition \(selector) \(isInserting ? "inserting" : "removing")"
    case .noTransition(let selector): "no transition \(selector)"
    case .task(let selector, let phase): "task \(selector) \(phase.rawValue)"
    case .frame(let selector, let width, let height, let tolerance):
      "frame \(selector) == \(AttributeText.number(width)) x \(AttributeText.number(height))\(within(tolerance))"
    case .focus(let control): "focus \(control)"
    case .noFocus: "no focus"
    case .enabled(let control, let isExpected): isExpected ? "enabled \(control)" : "disabled \(control)"
    case .presented(let selector, let isExpected): not("presented \(selector)", isExpected)
    case .diagnostic(let code): "diagnostic \(code)"
    case .noDiagnostic(let code): "no diagnostic \(code)"
    case .noDiagnostics: "no diagnostics"
    }
  }
}

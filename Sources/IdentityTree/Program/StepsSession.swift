import Foundation

/// Steps from a person, one line at a time: each is done at once, and what it changed is told.
@MainActor struct StepsSession {
  let simulator: Simulator
  let send: (StepRecord) -> Void

  /// Ends with standard input. Each line is answered by one record that is not `began`.
  func run(launch: StepSuggestions) async {
    send(StepRecord(.observed, line: 0, step: "", details: launch.lines()))
    var marks: [String] = []
    let input = InputLines()
    while let line = await input.next() {
      await perform(line, marks: &marks)
    }
  }

  private func perform(_ line: String, marks: inout [String]) async {
    if line == "tree" {
      let tree = simulator.observation.named(simulator.snapshot().description)
      let lines = tree.split(separator: "\n").map(String.init)
      return send(StepRecord(.observed, line: 0, step: "", details: lines))
    }
    let step: Step
    do throws(StepsSyntaxError) {
      step = try StepsLine.step(in: line, marks: marks)
    } catch {
      return send(StepRecord(.undone, line: 0, step: line, found: error.sentence))
    }
    if case .mark(let name) = step.kind { marks.append(name) }
    let suggestions = StepSuggestions(before: simulator)
    do throws(StepFailure) {
      try await simulator.run(step)
      if !step.isExpectation { simulator.observation.nameUUIDs() }
    } catch {
      let kind: StepRecord.Kind = step.isExpectation ? .failed : .undone
      return send(StepRecord(kind, line: 0, step: step.source, failure: error))
    }
    guard case .action = step.kind else { return send(StepRecord(.held, line: 0, step: step.source)) }
    send(StepRecord(.observed, line: 0, step: step.source, details: suggestions.lines()))
  }
}

/// The lines of standard input, read on a thread of their own so that the main one goes on.
private final class InputLines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []
  private var isOver = false
  private var waiting: CheckedContinuation<String?, Never>?

  init() {
    let thread = Thread { [self] in
      while let line = readLine() { hand(line) }
      hand(nil)
    }
    thread.start()
  }

  private func hand(_ line: String?) {
    let continuation: CheckedContinuation<String?, Never>? = lock.withLock {
      defer { waiting = nil }
      if waiting == nil {
        if let line { lines.append(line) } else { isOver = true }
      }
      return waiting
    }
    continuation?.resume(returning: line)
  }

  func next() async -> String? {
    await withCheckedContinuation { continuation in
      let known: String?? = lock.withLock {
        if !lines.isEmpty { return .some(lines.removeFirst()) }
        if isOver { return .some(nil) }
        waiting = continuation
        return nil
      }
      if let known { continuation.resume(returning: known) }
    }
  }
}

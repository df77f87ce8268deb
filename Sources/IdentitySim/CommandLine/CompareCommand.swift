import Foundation
import IdentityTree

/// Two views side by side: their trees, and what the same flips lose in each.
enum CompareCommand: Command {
  static let name = "compare"
  static let synopsis = "NAME|FILE [NAME|FILE] [FILE.steps]"
  static let summary = "two views, files or builds side by side: trees, and losses at the same flips"
  static let options = [
    "--left-D", "--right-D", "--debug-release", "--toggle", "--json", "--binary", "--symbol",
  ]
  static let details = """
    What stands left and right:
      compare A.swift B.swift                      two files, folders or scenarios
      compare A.swift --root 'A()' --root 'B()'    two roots of one file
      compare A.swift                              its two previews; the two subjects of a scenario
      compare A.swift --debug-release              one file as it is debugged and as it is released
      compare A.swift -D NAME -D NAME              one file under one compilation condition and under another
      compare A.swift --left-D NAME --right-D NAME the same, with any number of conditions on each side

    With a steps file its actions are done on both sides instead of flips; its `run` lines do not count.

    Nodes are aligned by identity: type and step. Each side runs in a process of its own.

      --toggle 'Card.isOn'   a Bool state or a toggle's label to flip; `isOn` is any type's (default: each of them)
      --json                 one JSON object for each pair of roots (keys in docs/EXPLAIN.md)

    What is left in the release build (Linux):
      --binary               compiles FILE in debug and, optimised, in release, and measures in the machine code what
                             remains of its view modifiers, and whether conditions of its branches are still evaluated
      --symbol NAME          a type or function to measure (repeatable; default: each ViewModifier of the file)

    \(ProgramOptions.help)

    Exit status: 0 compared, 2 a side cannot be compiled or the arguments are unusable, 3 a side crashed.
    """

  static func run(_ arguments: [String]) async throws(CommandError) -> Int32 {
    let request = try CompareRequest(arguments)
    if request.isBinary { return try BinaryComparison(request).run() }
    let sides = try request.sides
    var outcomes: [CompareOutcome] = []
    for side in sides { outcomes.append(await side.outcome(toggles: request.toggles, actions: request.actions)) }
    // The two roots of one program are its sides.
    if outcomes.count == 1, case .runs(let runs) = outcomes[0] {
      guard runs.count == 2 else {
        let has = runs.count == 1 ? "one root" : "\(runs.count) roots"
        throw CommandError("\(sides[0].name) has \(has); name a second file, two --root, or --debug-release.")
      }
      return show(runs.map(\.title), runs.map { .runs([$0]) }, request)
    }
    if case .failed(let error) = outcomes[0] {
      guard outcomes.count == 2, case .failed(let other) = outcomes[1], other == error else {
        if outcomes.count == 1 { throw error }
        return show(sides.map(\.name), outcomes, request)
      }
      throw error
    }
    return show(sides.map(\.name), outcomes, request)
  }

  private static func show(_ names: [String], _ outcomes: [CompareOutcome], _ request: CompareRequest) -> Int32 {
    guard case .runs(let left) = outcomes[0], case .runs(let right) = outcomes[1] else {
      return showFailure(names, outcomes, request)
    }
    let terminal = Terminal()
    let pairs = CompareOutcome.pairs(left, right)
    if request.isJSON {
      for pair in pairs {
        let text = ComparisonText(left: (names[0], pair.0), right: (names[1], pair.1))
        print(InsightJSON.line(text.record))
      }
      return ExitStatus.fine
    }
    for (index, pair) in pairs.enumerated() {
      if index > 0 { print("") }
      let titles = pairs.count > 1 ? [", \(pair.0.title)", ", \(pair.1.title)"] : ["", ""]
      let text = ComparisonText(
        left: (names[0] + titles[0], pair.0), right: (names[1] + titles[1], pair.1), width: terminal.width)
      for line in text.lines { print(line.hasPrefix("  ") ? terminal.report(line) : line) }
    }
    for (name, runs, count) in [(names[0], left, right.count), (names[1], right, left.count)] where runs.count > count {
      let rest = runs.map(\.title).filter { title in !pairs.contains { $0.0.title == title || $0.1.title == title } }
      print("\nOnly in \(name): \(rest.joined(separator: ", "))")
    }
    return ExitStatus.fine
  }

  /// What can be said of the side that works, and why the other does not.
  private static func showFailure(_ names: [String], _ outcomes: [CompareOutcome], _ request: CompareRequest) -> Int32 {
    var status = ExitStatus.fine
    for (name, outcome) in zip(names, outcomes) {
      switch outcome {
      case .runs(let runs):
        guard !request.isJSON else { continue }
        print("\(name) runs; there is nothing to compare it with. Its tree:")
        for run in runs { print(run.start.description) }
      case .failed(let error):
        if !request.isJSON { print("\(name) \(error.isCompilerMessage ? "does not compile:" : "cannot be run:")") }
        fflush(nil)
        status = max(status, IdentitySim.fail(error))
      }
    }
    return status
  }
}

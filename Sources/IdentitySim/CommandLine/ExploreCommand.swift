import Foundation
import IdentityTree

/// Finds what a person would find by clicking everything.
enum ExploreCommand: Command {
  static let name = "explore"
  static let synopsis = "FILE…"
  static let summary = "clicks everything, breadth first, and reports each cause of loss with the shortest way to it"
  static let options = ["--depth", "--states", "--seconds", "--write", "--json"]
  static let details = """
      --depth N        the most actions one after the other (default 4)
      --states N       the most states that are expanded (default 200)
      --seconds N      the most seconds for each root (default 20)
      --write FILE     a steps file with the findings, which fails until they are mended
      --json           one JSON object a root

    \(ProgramOptions.help)

    Exit status: 0 explored, 2 unusable input, 3 the program crashed or ran too long.
    """

  static func run(_ arguments: [String]) async throws(CommandError) -> Int32 {
    var reader = ArgumentReader(arguments)
    var options = ProgramOptions()
    var names: [String] = []
    var bounds = ExplorationBounds()
    var written: String?
    var isJSON = false
    while let argument = reader.next() {
      if try options.take(argument, from: &reader) { continue }
      guard reader.isOption(argument) else {
        names.append(argument)
        continue
      }
      switch argument {
      case "--depth": bounds.depth = try reader.number(of: argument, in: 1...50)
      case "--states": bounds.states = try reader.number(of: argument, in: 1...100_000)
      case "--seconds": bounds.seconds = Double(try reader.number(of: argument, in: 1...86_400))
      case "--write": written = try reader.value(of: argument)
      case "--json": isJSON = true
      default: throw reader.unknown(argument, among: Self.options + ProgramOptions.names)
      }
    }
    guard !names.isEmpty else { throw CommandError("name a Swift file.") }
    var steps: [String] = []
    for files in try ProgramFiles.programs(names, together: options.isTogether) {
      let reports = try reports(of: files, bounds: bounds, options: options)
      let lines = ExplainedSource(lines: SourceLines(paths: files.paths))
      for report in reports {
        if isJSON {
          print(try json(report))
        } else {
          for line in ExplorationText(report: report, source: lines).lines { print(line) }
        }
        steps += ExplorationText(report: report, source: lines).steps
      }
    }
    if let written {
      do {
        let text = steps.isEmpty ? "# nothing was found\n" : steps.joined(separator: "\n") + "\n"
        try text.write(toFile: written, atomically: true, encoding: .utf8)
      } catch {
        throw CommandError("\(written): cannot be written: \(error.localizedDescription)")
      }
    }
    return ExitStatus.fine
  }

  /// Explores every root of a program.
  static func reports(
    of files: ProgramFiles, bounds: ExplorationBounds, options: ProgramOptions
  ) throws(CommandError) -> [ExplorationReport] {
    var request = RunRequest()
    var insight = InsightRequest(.explore)
    insight.bounds = bounds
    request.insight = insight
    var options = options
    options.timeout = max(options.timeout, bounds.seconds * 8 + 30)
    var reports: [ExplorationReport] = []
    try InsightRun(files: files, options: options, request: request).run { record in
      guard record.kind == .report else { return }
      if let report = try? JSONDecoder().decode(ExplorationReport.self, from: Data(record.text.utf8)) {
        reports.append(report)
      }
    }
    return reports
  }

  private static func json(_ report: ExplorationReport) throws(CommandError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(report) else { throw CommandError("the report cannot be encoded.") }
    return String(decoding: data, as: UTF8.self)
  }
}

/// An exploration for people, and as steps.
struct ExplorationText {
  let report: ExplorationReport
  let source: ExplainedSource

  var lines: [String] {
    var lines = [
      "\(report.root): \(report.stateCount) states, \(report.actionCount) actions; ended by: \(report.end)"
    ]
    if report.findings.isEmpty { lines.append("  nothing is lost") }
    for (index, finding) in report.findings.enumerated() {
      let explanation = source.lines(of: finding.explanation)
      lines.append("")
      lines.append("  \(index + 1). \(explanation[0])  (\(finding.count) \(finding.count == 1 ? "action" : "actions"))")
      lines += explanation.dropFirst().map { "   \($0)" }
      lines.append("     steps   \(finding.steps.joined(separator: "; "))")
    }
    return lines
  }

  /// The findings as runs of a steps file, which expect what should be kept.
  var steps: [String] {
    report.findings.flatMap { finding in
      let views = Set(finding.explanation.losses.filter(\.isReset).map { String($0.key.prefix { $0 != "." }) })
      let kept = views.isEmpty ? finding.explanation.replaced.prefix(1).map(\.self) : views.sorted()
      let place = finding.explanation.place.map { " (\($0))" } ?? ""
      let root = report.root.hasSuffix(")") ? report.root : report.root + "()"
      return ["# \(finding.explanation.cause)\(place)", "run \(root)"] + finding.steps
        + kept.map { "expect kept \($0)" } + [""]
    }
  }
}

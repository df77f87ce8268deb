import Foundation
import IdentityTree

/// Finds what a person would find by clicking everything.
enum ExploreCommand: Command {
  static let name = "explore"
  static let synopsis = "FILE|NAME…"
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
    var options = ProgramOptions()
    var bounds = ExplorationBounds()
    var written: String?
    var isJSON = false
    let names = try ArgumentReader.names(in: arguments, &options, own: Self.options) {
      argument, reader throws(CommandError) in
      switch argument {
      case "--depth": bounds.depth = try reader.number(of: argument, in: 1...50)
      case "--states": bounds.states = try reader.number(of: argument, in: 1...100_000)
      case "--seconds": bounds.seconds = Double(try reader.number(of: argument, in: 1...86_400))
      case "--write": written = try reader.value(of: argument)
      case "--json": isJSON = true
      default: break
      }
    }
    guard !names.isEmpty else { throw CommandError("name a Swift file.") }
    var steps: [String] = []
    var hasCrashed = false
    let terminal = Terminal()
    for files in try ProgramFiles.programs(names, together: options.isTogether) {
      let reports = try ExploreRun(
        files: files, options: options, bounds: bounds, announcesOtherRoots: !files.isScenario
      ).reports()
      let lines = ExplainedSource(lines: SourceLines(paths: files.paths))
      for report in reports {
        if !report.crashes.isEmpty { hasCrashed = true }
        if isJSON {
          print(InsightJSON.line(InsightJSON.Exploration(report, lines)))
        } else {
          for line in ExplorationText(report: report, source: lines).lines { terminal.show(line) }
        }
        steps += ExplorationText(report: report, source: lines, policies: options.policies).steps
      }
    }
    if let written {
      do {
        try (steps.joined(separator: "\n") + "\n").write(toFile: written, atomically: true, encoding: .utf8)
      } catch {
        throw CommandError("\(written): cannot be written: \(error.localizedDescription)")
      }
    }
    return hasCrashed ? ExitStatus.crashed : ExitStatus.fine
  }
}

import Foundation
import IdentityTree

/// Explores every root of many files, for continuous integration.
enum AuditCommand: Command {
  static let name = "audit"
  static let synopsis = "FILE|DIR…"
  static let summary = "explores every root of many files; status 1 if a loss is found that no comment accepts"
  static let options = [
    "--format", "--baseline", "--write-baseline", "--depth", "--states", "--seconds",
  ]
  static let details = """
    Each file is explored as a program of its own; with --together a folder is one program.
    A comment `// identity: reset is intended` on the line of a finding or the one before accepts it.

      --format text|github|sarif   how findings are written (default text: file:line:column: warning: …)
      --write-baseline FILE        writes today's findings, by cause and not by line
      --baseline FILE              fails on findings that are not in it, and on entries that are no more
      --depth N --states N --seconds N   the bounds of each exploration

    \(ProgramOptions.help)

    Exit status: 0 nothing new, 1 findings, 2 unusable arguments. Files that do not compile are counted and named.
    """

  /// A finding with the file that it stands in.
  struct Finding {
    let path: String
    let finding: ExplorationFinding
    /// Whether a comment in the file says that the reset is meant.
    let isAccepted: Bool
    /// Where it is to be mended: where a helper is used, or else where the cause was written.
    var place: SourcePlace? { finding.explanation.use ?? finding.explanation.place }
    var key: String { finding.explanation.key }

    var message: String {
      let explanation = finding.explanation
      let lost = explanation.losses.filter(\.isReset).map(\.key)
      let what = lost.isEmpty ? explanation.costs.joined(separator: ", ") : "loses \(lost.joined(separator: ", "))"
      let helper = explanation.use == nil ? "" : explanation.place.map { " at \($0)" } ?? ""
      return "\(explanation.cause)\(helper); \(explanation.replaced.first ?? "a view") \(what); "
        + "steps: \(finding.steps.joined(separator: "; "))"
    }
  }

  static func run(_ arguments: [String]) async throws(CommandError) -> Int32 {
    var reader = ArgumentReader(arguments)
    var options = ProgramOptions()
    var names: [String] = []
    var bounds = ExplorationBounds()
    bounds.depth = 3
    bounds.seconds = 10
    var values: [String: String] = [:]
    while let argument = reader.next() {
      if try options.take(argument, from: &reader) { continue }
      guard reader.isOption(argument) else {
        names.append(argument)
        continue
      }
      guard Self.options.contains(argument) else {
        throw reader.unknown(argument, among: Self.options + ProgramOptions.names)
      }
      switch argument {
      case "--depth": bounds.depth = try reader.number(of: argument, in: 1...100_000)
      case "--states": bounds.states = try reader.number(of: argument, in: 1...100_000)
      case "--seconds": bounds.seconds = Double(try reader.number(of: argument, in: 1...100_000))
      default: values[argument] = try reader.value(of: argument)
      }
    }
    guard !names.isEmpty else { throw CommandError("name Swift files or a folder.") }
    options.program.takesEveryRoot = true
    for name in names where name != "-" && !FileManager.default.fileExists(atPath: name) {
      throw CommandError("\(name): there is no such file or folder.")
    }
    let format = values["--format"] ?? "text"
    guard ["text", "github", "sarif"].contains(format) else {
      throw CommandError(Suggestion.message(for: format, kind: "format", among: ["text", "github", "sarif"]))
    }
    var findings: [Finding] = []
    var broken: [String] = []
    var crashes: [String] = []
    var count = 0
    for files in try units(names, together: options.isTogether) {
      count += files.paths.count
      do throws(CommandError) {
        let reports = try ExploreRun(files: files, options: options, bounds: bounds).reports()
        let source = ExplainedSource(lines: SourceLines(paths: files.paths))
        crashes += reports.flatMap(\.crashes).map {
          "\(files.name): the program ends itself: it \($0.fault); steps: \($0.steps.joined(separator: "; "))"
        }
        for var finding in reports.flatMap(\.findings) {
          finding.explanation = source.explained(finding.explanation)
          let name = (finding.explanation.use ?? finding.explanation.place)?.fileName
          let path = files.paths.first { $0 == name || $0.hasSuffix("/\(name ?? "")") } ?? files.name
          findings.append(
            Finding(path: path, finding: finding, isAccepted: isAccepted(finding.explanation, in: source.lines)))
        }
      } catch {
        let reason = error.message.split(separator: "\n").first.map(String.init) ?? "unusable"
        broken.append(reason.hasPrefix(files.name) ? reason : "\(files.name): \(reason)")
      }
    }
    var open = findings.filter { !$0.isAccepted }
    let acceptedCount = findings.count - open.count
    if let path = values["--write-baseline"] {
      try write(Array(Set(open.map(\.key))).sorted(), to: path)
    }
    var stale: [String] = []
    if let path = values["--baseline"] {
      let known = try baseline(at: path)
      stale = known.filter { key in !open.contains { $0.key == key } }
      open = open.filter { !known.contains($0.key) }
    }
    if format == "sarif" {
      print(AuditSARIF.text(open))
    } else {
      func counted(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
      print(
        "\(counted(count, "file", "files")): \(counted(open.count, "finding", "findings")), \(acceptedCount) accepted, "
          + "\(broken.count) not usable"
          + (stale.isEmpty ? "" : ", \(counted(stale.count, "stale baseline entry", "stale baseline entries"))"))
      for finding in open { print(line(of: finding, isGitHub: format == "github")) }
      for entry in stale { print("baseline: no longer found: \(entry)") }
      for crash in crashes { print(crash) }
      for file in broken { print("not usable: \(file)") }
    }
    return open.isEmpty && stale.isEmpty && crashes.isEmpty ? ExitStatus.fine : ExitStatus.failed
  }

  /// Each file is a program of its own, unless several are to be one.
  private static func units(_ names: [String], together: Bool) throws(CommandError) -> [ProgramFiles] {
    func plain(_ path: String) -> String { path.hasPrefix("./") ? String(path.dropFirst(2)) : path }
    let programs = try ProgramFiles.programs(names, together: together)
    if together { return programs.map { ProgramFiles(name: $0.name, paths: $0.paths.map(plain)) } }
    return programs.flatMap(\.paths).map { ProgramFiles(name: plain($0), paths: [plain($0)]) }
  }

  private static func isAccepted(_ explanation: Explanation, in lines: SourceLines) -> Bool {
    guard let place = explanation.place else { return false }
    return [place, explanation.use, explanation.formerPlace, explanation.statement].compactMap(\.self).contains {
      place in
      [place.line, place.line - 1].contains { line in
        lines.text(file: place.fileName, line: line)?.contains("identity: reset is intended") == true
      }
    }
  }

  private static func line(of finding: Finding, isGitHub: Bool) -> String {
    let line = finding.place?.line ?? 1
    let column = finding.place?.column ?? 1
    if isGitHub {
      let message = finding.message.replacing("%", with: "%25").replacing("\n", with: "%0A")
      return "::warning file=\(finding.path),line=\(line),col=\(column)::\(message)"
    }
    return "\(finding.path):\(line):\(column): warning: \(finding.message)"
  }

  private static func write(_ keys: [String], to path: String) throws(CommandError) {
    do {
      try (keys.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw CommandError("\(path): cannot be written: \(error.localizedDescription)")
    }
  }

  private static func baseline(at path: String) throws(CommandError) -> [String] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError("\(path): there is no such baseline; write one with --write-baseline.")
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0.
@MainActor enum AuditSARIF {
  private struct Log: Encodable {
    var version = "2.1.0"
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var runs: [Run]
    enum CodingKeys: String, CodingKey {
      case version, runs
      case schema = "$schema"
    }
  }
  private struct Run: Encodable {
    var tool: Tool
    var results: [Result]
  }
  private struct Tool: Encodable { var driver: Driver }
  private struct Driver: Encodable {
    var name = "IdentitySim"
    var version: String
    var rules: [Rule]
  }
  private struct Rule: Encodable {
    var id: String
    var shortDescription: Message
  }
  private struct Message: Encodable { var text: String }
  private struct Result: Encodable {
    var ruleId: String
    var level = "warning"
    var message: Message
    var locations: [Location]
    /// The cause, whatever lines stand before it.
    var partialFingerprints: [String: String]
  }
  private struct Location: Encodable { var physicalLocation: Physical }
  private struct Physical: Encodable {
    var artifactLocation: Artifact
    var region: Region
  }
  private struct Artifact: Encodable { var uri: String }
  private struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
  }

  private static let descriptions = [
    "branch": "another arm of an if or switch", "optional": "an if without else", "id": "an explicit id that changed",
    "wrapped-type": "another type in an AnyView", "element": "ids that do not belong to the elements",
    "container": "a presentation or stack that made its content anew",
  ]

  static func text(_ findings: [AuditCommand.Finding]) -> String {
    let results = findings.map { finding in
      Result(
        ruleId: finding.finding.explanation.kind, message: Message(text: finding.message),
        locations: [
          Location(
            physicalLocation: Physical(
              artifactLocation: Artifact(uri: finding.path),
              region: Region(startLine: finding.place?.line ?? 1, startColumn: finding.place?.column ?? 1)))
        ], partialFingerprints: ["identityCause/v1": finding.key])
    }
    let rules = Set(results.map(\.ruleId)).sorted().map { kind in
      Rule(id: kind, shortDescription: Message(text: "Identity is lost: \(descriptions[kind] ?? kind)"))
    }
    let log = Log(
      runs: [Run(tool: Tool(driver: Driver(version: IdentitySim.version, rules: rules)), results: results)])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return (try? encoder.encode(log)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

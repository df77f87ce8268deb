import Foundation
import IdentityTree

/// Explores every root of many files, for continuous integration.
enum AuditCommand: Command {
  static let name = "audit"
  static let synopsis = "FILE|DIR…"
  static let summary = "explores every root of many files; status 1 if a loss is found that no comment accepts"
  static let options = [
    "--format", "--json", "--strict", "--baseline", "--write-baseline", "--depth", "--states", "--seconds",
  ]
  static let details = """
    Each file is explored as a program of its own; with --together a folder is one program.
    A comment `// identity: reset is intended` on the line of a finding or the one before accepts it.
    What goes first and comes back anew by a later action is a note, and fails only with --strict.

      --format text|github|sarif|json   how findings are written (default text: file:line:column: warning: …)
      --json               the same as --format json: one JSON object
      --strict             notes fail as well
      --write-baseline FILE             writes today's findings, by cause and not by line
      --baseline FILE      fails on findings that are not in it, and on entries that are no more
      --depth N --states N --seconds N   the bounds of each exploration (default 3, 200 and 10)

    \(ProgramOptions.help)

    Exit status: 0 nothing new, 1 findings, stale entries or crashes, 2 unusable arguments or no file that can be
    audited. Other files that do not compile are counted and named.
    """
  private static let formats = ["text", "github", "sarif", "json"]

  static func run(_ arguments: [String]) async throws(CommandError) -> Int32 {
    var options = ProgramOptions()
    var bounds = ExplorationBounds()
    bounds.depth = 3
    bounds.seconds = 10
    var values: [String: String] = [:]
    var isStrict = false
    let names = try ArgumentReader.names(in: arguments, &options, own: Self.options) {
      argument, reader throws(CommandError) in
      switch argument {
      case "--depth": bounds.depth = try reader.number(of: argument, in: 1...100_000)
      case "--states": bounds.states = try reader.number(of: argument, in: 1...100_000)
      case "--seconds": bounds.seconds = Double(try reader.number(of: argument, in: 1...100_000))
      case "--strict": isStrict = true
      case "--json": values["--format"] = "json"
      default: values[argument] = try reader.value(of: argument)
      }
    }
    guard !names.isEmpty else { throw CommandError("name Swift files or a folder.") }
    options.program.takesEveryRoot = true
    for name in names where ProgramFiles.isFile(name) && name != "-" && !FileManager.default.fileExists(atPath: name) {
      throw CommandError("\(name): there is no such file or folder.")
    }
    let format = values["--format"] ?? "text"
    guard formats.contains(format) else {
      throw CommandError(Suggestion.message(for: format, kind: "format", among: formats, listed: true))
    }
    let known = try values["--baseline"].map { path throws(CommandError) in try baseline(at: path) }
    var report = try audit(names, options, bounds, isStrict: isStrict)
    if let path = values["--write-baseline"] {
      try write(Array(Set(report.open.map(\.key))).sorted(), to: path)
    }
    if let known {
      report.stale = known.filter { key in !report.open.contains { $0.key == key } }
      report.open = report.open.filter { !known.contains($0.key) }
    }
    report.nameUUIDs()
    switch format {
    case "sarif": print(AuditSARIF.text(report))
    case "json": print(report.json)
    default: for line in report.lines(isGitHub: format == "github") { print(line) }
    }
    return report.status
  }

  private static func audit(
    _ names: [String], _ options: ProgramOptions, _ bounds: ExplorationBounds, isStrict: Bool
  ) throws(CommandError) -> AuditReport {
    var audit = AuditReport()
    var findings: [AuditReport.Finding] = []
    for files in try units(names, together: options.isTogether) {
      audit.fileCount += files.paths.count
      do throws(CommandError) {
        let reports = try ExploreRun(files: files, options: options, bounds: bounds).reports()
        audit.exploredCount += 1
        let source = ExplainedSource(lines: SourceLines(paths: files.paths))
        audit.crashes += reports.flatMap(\.crashes).map {
          AuditReport.Crash(
            file: $0.place?.fileID ?? files.paths[0], fault: $0.fault, steps: $0.steps, line: $0.place?.line ?? 1,
            column: $0.place?.column ?? 1)
        }
        for report in reports {
          for (found, isReturn) in [(report.findings, false), (report.returned, true)] {
            findings += found.map { finding in
              var finding = finding
              finding.explanation = source.explained(finding.explanation)
              let name = (finding.explanation.use ?? finding.explanation.place)?.fileName
              let path = files.paths.first { $0 == name || $0.hasSuffix("/\(name ?? "")") } ?? files.name
              return AuditReport.Finding(
                path: path, finding: finding, isAccepted: isAccepted(finding.explanation, in: source.lines),
                isNote: isReturn && !isStrict)
            }
          }
        }
      } catch {
        let reason = error.message.split(separator: "\n").first.map(String.init) ?? "unusable"
        if error.status == ExitStatus.crashed {
          let fault = reason.hasPrefix("\(files.name) ") ? String(reason.dropFirst(files.name.count + 1)) : reason
          audit.crashes.append(
            AuditReport.Crash(
              file: files.paths[0], fault: fault.hasSuffix(".") ? String(fault.dropLast()) : fault, steps: []))
        } else {
          audit.unusable.append(AuditReport.Unusable(file: files.name, reason: reason))
        }
      }
    }
    audit.open = findings.filter { !$0.isAccepted }
    audit.acceptedCount = findings.count - audit.open.count
    return audit
  }

  /// Each file is a program of its own, unless several are to be one.
  private static func units(_ names: [String], together: Bool) throws(CommandError) -> [ProgramFiles] {
    func plain(_ path: String) -> String { path.hasPrefix("./") ? String(path.dropFirst(2)) : path }
    let programs = try ProgramFiles.programs(names, together: together)
    if together {
      return programs.map { ProgramFiles(name: $0.name, paths: $0.paths.map(plain), isScenario: $0.isScenario) }
    }
    return programs.flatMap { program in
      program.paths.map { path in
        ProgramFiles(name: plain(path), paths: [plain(path)], isScenario: program.isScenario)
      }
    }
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
    let entries = String(validating: data, as: UTF8.self)?.split(whereSeparator: \.isNewline).map(String.init)
    guard let entries, let wrong = entries.first(where: { !isEntry($0) }) else {
      if let entries { return entries }
      throw CommandError("\(path): is no baseline: it is not text in UTF-8; write one with --write-baseline.")
    }
    throw CommandError(
      "\(path): is no baseline: '\(wrong.prefix(60))' is not an entry such as "
        + "`branch|Card.swift|Card|if isOn|Card.likes`; write one with --write-baseline.")
  }

  /// Whether a line has the form of a cause's key.
  static func isEntry(_ line: String) -> Bool {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false)
    // What is asked may hold a `||`.
    return parts.count > 3 && Explanation.kinds.contains(String(parts[0])) && !parts[1].isEmpty && !parts[2].isEmpty
      && parts.last?.isEmpty == false
  }
}

import Foundation

/// An audit in the Static Analysis Results Interchange Format, version 2.1.0
/// (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html).
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
    var invocations: [Invocation]
    var results: [Result]
  }
  private struct Tool: Encodable { var driver: Driver }
  private struct Driver: Encodable {
    var name = "IdentitySim"
    var semanticVersion: String
    var rules: [Rule]
  }
  private struct Rule: Encodable {
    var id: String
    var shortDescription: Message
  }
  private struct Message: Encodable { var text: String }
  private struct Invocation: Encodable {
    /// False where files could not be audited: each has a notification.
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notice]
  }
  private struct Notice: Encodable {
    var level = "error"
    var message: Message
    var locations: [Location]
  }
  private struct Result: Encodable {
    var ruleId: String
    var level: String
    var message: Message
    var locations: [Location]
    /// The cause, whatever lines stand before it.
    var partialFingerprints: [String: String]
  }
  private struct Location: Encodable {
    var physicalLocation: Physical

    init(_ path: String, line: Int? = nil, column: Int? = nil) {
      let region = line.map { Region(startLine: $0, startColumn: column) }
      physicalLocation = Physical(artifactLocation: Artifact(uri: AuditSARIF.uri(path)), region: region)
    }
  }
  private struct Physical: Encodable {
    var artifactLocation: Artifact
    var region: Region?
  }
  private struct Artifact: Encodable { var uri: String }
  private struct Region: Encodable {
    var startLine: Int
    var startColumn: Int?
  }

  private static let descriptions = [
    "branch": "Identity is lost: another arm of an if or switch was taken.",
    "optional": "Identity is lost: what an if without else holds went.",
    "id": "Identity is lost: an explicit id changed.",
    "wrapped-type": "Identity is lost: an AnyView holds another type.",
    "element": "Identity is lost: ids do not belong to the elements.",
    "container": "Identity is lost: a presentation or stack made its content anew.",
    "scrolling": "Identity is lost: a row was scrolled away and is back.",
    "fit": "Identity is lost: a ViewThatFits shows another of its views.",
    "object": "An observed object is another one.",
    "root": "Identity is lost: the root view is another one.",
    "crash": "The program ends itself.",
  ]

  /// A path as a relative reference, or a file URI.
  nonisolated private static func uri(_ path: String) -> String {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    let encoded = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return path.hasPrefix("/") ? "file://\(encoded)" : encoded
  }

  static func text(_ report: AuditReport) -> String {
    var results = report.open.map { finding in
      Result(
        ruleId: finding.finding.explanation.kind, level: finding.isNote ? "note" : "warning",
        message: Message(text: finding.message),
        locations: [Location(finding.path, line: finding.line, column: finding.column)],
        partialFingerprints: ["identityCause/v1": finding.key])
    }
    results += report.crashes.map { crash in
      Result(
        ruleId: "crash", level: "error", message: Message(text: crash.message),
        locations: [Location(crash.file, line: crash.line, column: crash.column)],
        partialFingerprints: ["crash/v1": crash.steps.joined(separator: "; ")])
    }
    let rules = Set(results.map(\.ruleId)).sorted().map { kind in
      Rule(id: kind, shortDescription: Message(text: descriptions[kind] ?? kind))
    }
    let notices = report.unusable.map { file in
      Notice(message: Message(text: "The file could not be audited: \(file.reason)"), locations: [Location(file.file)])
    }
    let log = Log(runs: [
      Run(
        tool: Tool(driver: Driver(semanticVersion: IdentitySim.version, rules: rules)),
        invocations: [Invocation(executionSuccessful: notices.isEmpty, toolExecutionNotifications: notices)],
        results: results)
    ])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return (try? encoder.encode(log)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

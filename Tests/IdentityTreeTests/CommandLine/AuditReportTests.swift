import Foundation
import Testing

@testable import IdentitySim
@testable import IdentityTree

@MainActor
@Suite("Audits")
struct AuditReportTests {
  private func finding(_ change: (inout Explanation) -> Void = { _ in }, isNote: Bool = false) -> AuditReport.Finding {
    let place = SourcePlace(fileID: "UserProgram/F.swift", line: 4, column: 7)
    var explanation = Explanation(
      Risk(state: "Card.count", kind: "id", place: place, hasSameViewInBothArms: false, path: "", remedy: "r"))
    explanation.cause = "the id changed"
    change(&explanation)
    let finding = ExplorationFinding(explanation: explanation, steps: ["tap \"A\""], count: 1, losing: 0)
    return AuditReport.Finding(path: "F.swift", finding: finding, isAccepted: false, isNote: isNote)
  }

  @Test("A message says what is lost, why, and by which steps")
  func messages() {
    #expect(finding().message == "Card.count is lost: the id changed; steps: tap \"A\"")
    let two = finding {
      $0.losses.append(Explanation.Loss(key: "Card.name", value: "", successor: nil, isReset: true))
    }
    #expect(two.message.hasPrefix("Card.count and Card.name are lost: "))
    #expect(finding { $0.comesBack = "tap" }.message.hasPrefix("Card.count is lost on the way and comes back anew: "))
    let slid = finding {
      $0.hasSlid = true
      $0.losses = []
    }
    #expect(slid.message.hasPrefix("what Card holds belongs to another element afterwards: "))
    let focus = finding {
      $0.losses = []
      $0.lostFocus = "TextField"
    }
    #expect(focus.message.hasPrefix("TextField loses the keyboard focus: "))
    let costs = finding {
      $0.losses = []
      $0.costs = ["a task started again"]
    }
    #expect(costs.message.hasPrefix("Card is made anew (a task started again): "))
  }

  @Test("The status is 1 for findings and crashes, 0 for notes, and 2 where nothing could be audited")
  func status() {
    var report = AuditReport()
    #expect(report.status == 2)
    report.exploredCount = 1
    #expect(report.status == 0)
    report.open = [finding(isNote: true)]
    #expect(report.status == 0)
    report.open.append(finding())
    #expect(report.status == 1)
    report.open = []
    report.crashes = [AuditReport.Crash(file: "F.swift", fault: "crashed (signal 5)", steps: [])]
    #expect(report.status == 1)
  }

  @Test("A baseline holds keys of causes, and nothing else is one")
  func baselines() {
    #expect(AuditCommand.isEntry(finding().key))
    #expect(AuditCommand.isEntry("branch|F.swift|Card|if isOn || isBig|Card.count"))
    for line in ["rubbish", "{", "branch", "a|b|c|d", "branch||Card|x"] { #expect(!AuditCommand.isEntry(line)) }
  }

  @Test("A scenario's name stands for its code, and a name that is neither scenario nor file is refused")
  func scenarios() throws {
    let program = try #require(ProgramFiles.programs(["if-modifier"], together: false).first)
    #expect(program.isScenario && program.paths.first?.hasSuffix("if-modifier.swift") == true)
    #expect(throws: CommandError.self) { try ProgramFiles.programs(["no-scenario"], together: false) }
    #expect(throws: CommandError.self) { try ProgramFiles.programs(["ternary-modifiers"], together: false) }
  }

  @Test("UUIDs have stable names in the order of the findings")
  func names() {
    var report = AuditReport()
    let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    report.open = [finding { $0.cause = "the id changed: \(id) → x" }]
    report.nameUUIDs()
    #expect(report.lines(isGitHub: false).last?.contains("the id changed: UUID·1 → x") == true)
  }

  @Test(
    "SARIF has findings as warnings, what comes back as notes, crashes as errors, and unusable files as notifications")
  func sarif() throws {
    var report = AuditReport()
    report.open = [finding(), finding(isNote: true)]
    report.crashes = [AuditReport.Crash(file: "my file.swift", fault: "crashed", steps: ["back"])]
    report.unusable = [AuditReport.Unusable(file: "G.swift", reason: "does not compile")]
    let data = Data(AuditSARIF.text(report).utf8)
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.compactMap { $0["level"] as? String } == ["warning", "note", "error"])
    #expect(AuditSARIF.text(report).contains("\"uri\" : \"my%20file.swift\""))
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    #expect((invocation["toolExecutionNotifications"] as? [Any])?.count == 1)
  }

  @Test("Lines for GitHub tell warnings, notices and errors apart")
  func gitHub() {
    var report = AuditReport()
    report.open = [finding(), finding(isNote: true)]
    report.crashes = [AuditReport.Crash(file: "F.swift", fault: "crashed", steps: ["back"])]
    let lines = report.lines(isGitHub: true).dropFirst()
    #expect(lines.map { String($0.prefix { $0 != " " }) } == ["::warning", "::notice", "::error"])
  }
}

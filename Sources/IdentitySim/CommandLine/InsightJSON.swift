import Foundation
import IdentityTree

/// The forms in which `explain`, `risks`, `explore`, `audit` and `compare` tell other programs what they found. The
/// keys are those of docs/EXPLAIN.md; what is not known is left out.
enum InsightJSON {
  struct Place: Encodable {
    let file: String
    let line: Int
    let column: Int

    init(_ place: SourcePlace) { (file, line, column) = (place.fileName, place.line, place.column) }
  }

  struct Loss: Encodable {
    let state: String
    let before: String
    let after: String?
    let isReset: Bool
  }

  struct Rule: Encodable {
    let number: String
    let sentence: String
    let confidence: String
  }

  /// Why something was replaced, what that cost, and what would keep it.
  struct Cause: Encodable {
    let kind: String
    let subject: String
    let isReplaced: Bool
    let cause: String
    let place: Place?
    let formerPlace: Place?
    let use: Place?
    let owner: String?
    let condition: String?
    let values: [String]
    let chain: String
    let losses: [Loss]
    let costs: [String]
    let lostFocus: String?
    let remedy: [String]
    let rule: Rule
    let comesBackBy: String?
    let key: String

    init(_ explanation: Explanation) {
      kind = explanation.kind
      subject = explanation.subject
      isReplaced = explanation.isReplaced
      cause = explanation.cause
      place = explanation.place.map(Place.init)
      formerPlace = explanation.formerPlace.map(Place.init)
      use = explanation.use.map(Place.init)
      owner = explanation.owner
      condition = explanation.condition
      values = explanation.values
      chain = explanation.chain
      losses = explanation.losses.map {
        Loss(state: $0.key, before: $0.value, after: $0.successor, isReset: $0.isReset)
      }
      costs = explanation.costs
      lostFocus = explanation.lostFocus
      remedy = explanation.remedy
      let parts = explanation.rule.split(separator: " ", maxSplits: 1).map(String.init)
      rule = Rule(
        number: parts.first ?? "", sentence: parts.count > 1 ? parts[1] : "", confidence: explanation.confidence)
      comesBackBy = explanation.comesBack
      key = explanation.key
    }
  }

  /// One action of `explain`.
  struct Action: Encodable {
    let root: String
    let action: String
    let obstacle: String?
    let explanations: [Cause]
    let diagnostics: [String]
    let policies: [String]
    let bodies: [String]
    let kept: [String]

    init(_ action: ExplainedAction, policies: [String], source: ExplainedSource) {
      root = action.root
      self.action = action.title
      obstacle = action.obstacle
      explanations = action.explanations.map { Cause(source.explained($0)) }
      diagnostics = action.diagnostics
      self.policies = policies
      bodies = action.bodies
      kept = action.kept
    }
  }

  /// The risks of one root.
  struct Risks: Encodable {
    struct Risk: Encodable {
      let state: String
      let kind: String
      let place: Place?
      let use: Place?
      let condition: String?
      let hasSameViewInBothArms: Bool
      let remedy: [String]
    }

    let root: String
    let risks: [Risk]
  }

  /// A cause that an exploration found.
  struct Finding: Encodable {
    let explanation: Cause
    let steps: [String]
    let losingStep: Int
    let shownBy: [String]
    let expectations: [String]
    let actionCount: Int

    init(_ finding: ExplorationFinding, _ source: ExplainedSource) {
      explanation = Cause(source.explained(finding.explanation))
      steps = finding.steps
      losingStep = finding.losing
      shownBy = finding.marks
      expectations = finding.expectations
      actionCount = finding.count
    }
  }

  struct Diagnostic: Encodable {
    let text: String
    let steps: [String]
  }

  struct Crash: Encodable {
    let fault: String
    let steps: [String]
  }

  /// How far an exploration came.
  struct Coverage: Encodable {
    let isComplete: Bool
    let depth: Int
    let states: Int
    let seconds: Double?
  }

  /// The exploration of one root.
  struct Exploration: Encodable {
    let root: String
    let stateCount: Int
    let actionCount: Int
    let end: String
    let covered: Coverage
    let launchesDiffer: Bool
    let findings: [Finding]
    let returned: [Finding]
    let reopened: [Finding]
    let harmless: [Finding]
    let gone: [Finding]
    let diagnostics: [Diagnostic]
    let crashes: [Crash]

    init(_ report: ExplorationReport, _ source: ExplainedSource) {
      func all(_ findings: [ExplorationFinding]) -> [Finding] { findings.map { Finding($0, source) } }
      root = report.root
      stateCount = report.stateCount
      actionCount = report.actionCount
      end = report.end
      covered = Coverage(
        isComplete: report.isComplete, depth: report.depth, states: report.stateCount, seconds: report.seconds)
      launchesDiffer = report.launchesDiffer
      findings = all(report.findings)
      returned = all(report.returned)
      reopened = all(report.reopened)
      harmless = all(report.harmless)
      gone = all(report.gone)
      diagnostics = report.diagnostics.map { Diagnostic(text: $0.text, steps: $0.steps) }
      crashes = report.crashes.map { Crash(fault: $0.fault, steps: $0.steps) }
    }
  }

  /// One line, its keys sorted, with stable names in place of UUIDs.
  static func line<T: Encodable>(_ value: T) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var names = UUIDNames()
    return (try? encoder.encode(value)).map { names.replacing(in: String(decoding: $0, as: UTF8.self)) } ?? "{}"
  }
}

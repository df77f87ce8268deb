import Foundation

/// The forms in which whole runs are written.
public enum RunForm: String, Sendable, Codable, CaseIterable {
  /// Graphviz.
  case dot
  /// A picture of the tree after each step.
  case svg
  /// A table a step.
  case markdown
  /// A column a step, a lane a node.
  case timeline
  /// The trees and events as JSON, one object a root.
  case snapshots

  /// - Parameter width: The most columns of text, where the form is one for people.
  public func lines(of runs: [RecordedRun], width: Int = 80) -> [String] {
    switch self {
    case .dot: TreeDOT(runs).lines
    case .svg: TreeSVG(runs).lines
    case .markdown: RunMarkdown(runs).lines
    case .timeline: runs.flatMap { RunTimeline($0, width: width).lines }
    case .snapshots: runs.map(Self.json)
    }
  }

  private static func json(_ run: RecordedRun) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? String(decoding: encoder.encode(run), as: UTF8.self)) ?? "{}"
  }
}

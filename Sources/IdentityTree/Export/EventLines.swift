import Foundation

/// Events as JSON Lines, in the form that `docs/EVENTS.md` describes.
public enum EventLines {
  /// The version of the form; it grows when a field changes its meaning or goes.
  public static let version = 1

  /// The line that opens the log of one root.
  struct Head: Encodable {
    let record = "root"
    let version = EventLines.version
    let root: String
  }

  /// The line before the events of one action.
  struct Step: Encodable {
    let record = "step"
    let number: Int
    let step: String
  }

  /// One event.
  struct Fact: Encodable {
    let record = "event"
    let kind: String
    let frame: Int
    let node: Int?
    let type: String?
    let path: String?
    let text: String?
    let file: String?
    let line: Int?
    let column: Int?

    init(_ event: Event) {
      kind = event.kind.rawValue
      frame = event.frame
      node = event.node.map { Int($0.rawValue) }
      type = event.type.isEmpty ? nil : event.type
      path = event.path?.description
      text = event.text.isEmpty ? nil : event.text
      file = event.place?.fileName
      line = event.place?.line
      column = event.place?.column
    }
  }

  /// A line that the program printed while the step before it ran.
  struct Printed: Encodable {
    let record = "printed"
    let line: String
  }

  public static func printed(_ line: String) -> String { encode(Printed(line: line)) }
  public static func head(root: String) -> String { encode(Head(root: root)) }

  /// An action, numbered from 1, and what it caused; number 0 is the launch.
  public static func step(_ number: Int, _ title: String, events: [Event]) -> [String] {
    [encode(Step(number: number, step: title))] + events.map { encode(Fact($0)) }
  }

  private static func encode(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? String(decoding: encoder.encode(value), as: UTF8.self)) ?? "{}"
  }
}

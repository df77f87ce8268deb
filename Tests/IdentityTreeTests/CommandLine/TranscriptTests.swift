import Foundation
import Testing

@testable import IdentitySim

/// Runs every transcript of the documents and compares what it says.
///
/// A transcript is a fenced block whose first line starts with `$ `. Its commands run one after the other in a
/// folder that holds the files of `docs/examples`; a line `…` stands for any lines. After a deliberate change:
/// `UPDATE_TRANSCRIPTS=1 swift test --filter Transcript` writes what is said now.
@Suite("Transcripts", .serialized)
struct TranscriptTests {
  private static let documents: [String] = {
    let docs = Repository.folder.appending(path: "docs").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: docs)) ?? []
    return ["README.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
  }()

  @Test("A document's transcripts say what the tool says", arguments: documents)
  func document(name: String) throws {
    let file = Repository.folder.appending(path: name)
    let text = try String(contentsOf: file, encoding: .utf8)
    let folder = try Workshop()
    defer { folder.remove() }
    var document = TranscriptDocument(text)
    for index in document.exchanges.indices {
      let exchange = document.exchanges[index]
      let said = try folder.run(exchange.command)
      if ProcessInfo.processInfo.environment["UPDATE_TRANSCRIPTS"] != nil {
        document.exchanges[index].update(with: said)
      } else {
        #expect(
          exchange.isSaid(by: said),
          "\(name):\(exchange.line): $ \(exchange.command)\n\(exchange.difference(from: said))")
      }
    }
    let updated = document.text
    if updated != text { try updated.write(to: file, atomically: true, encoding: .utf8) }
  }

  @Test("There are transcripts in the README")
  func readme() throws {
    let text = try String(contentsOf: Repository.folder.appending(path: "README.md"), encoding: .utf8)
    #expect(!TranscriptDocument(text).exchanges.isEmpty)
  }

  @Test("A transcript is read command by command, and … stands for any lines")
  func reading() {
    let document = TranscriptDocument("a\n```console\n$ one\nx\n…\nz\n$ two\n```\n```swift\n$ no\n```\n")
    #expect(document.exchanges.map(\.command) == ["one", "two"])
    #expect(document.exchanges[0].isSaid(by: ["x", "y", "y", "z"]))
    #expect(document.exchanges[0].isSaid(by: ["x", "z"]))
    #expect(!document.exchanges[0].isSaid(by: ["x", "y"]))
    #expect(document.exchanges[0].difference(from: ["x", "y"]) == "  x\n- …\n- z\n+ y")
    #expect(document.text == "a\n```console\n$ one\nx\n…\nz\n$ two\n```\n```swift\n$ no\n```\n")
  }
}

/// A document with its transcripts.
struct TranscriptDocument {
  /// A command and what it said.
  struct Exchange {
    let command: String
    /// The line of the document, counted from 1.
    let line: Int
    var output: [String]

    func isSaid(by lines: [String]) -> Bool { Self.matches(output[...], lines[...]) }

    private static func matches(_ pattern: ArraySlice<String>, _ lines: ArraySlice<String>) -> Bool {
      guard let first = pattern.first else { return lines.isEmpty }
      guard first == "…" else {
        return lines.first == first && matches(pattern.dropFirst(), lines.dropFirst())
      }
      let rest = pattern.dropFirst()
      return (lines.startIndex...lines.endIndex).contains { matches(rest, lines[$0...]) }
    }

    /// What is missing and what is new, line by line.
    func difference(from lines: [String]) -> String {
      let changes = lines.difference(from: output)
      let removed = Set(changes.removals.compactMap { if case .remove(let at, _, _) = $0 { at } else { nil } })
      let inserted = Set(changes.insertions.compactMap { if case .insert(let at, _, _) = $0 { at } else { nil } })
      var result: [String] = []
      var new = 0
      for (old, line) in output.enumerated() {
        if removed.contains(old) {
          result.append("- \(line)")
          continue
        }
        while inserted.contains(new) {
          result.append("+ \(lines[new])")
          new += 1
        }
        result.append("  \(line)")
        new += 1
      }
      return (result + lines[min(new, lines.count)...].map { "+ \($0)" }).joined(separator: "\n")
    }

    /// Takes what was said, unless it is an elided form of it.
    mutating func update(with lines: [String]) { if !isSaid(by: lines) { output = lines } }
  }

  private enum Piece {
    case line(String)
    case exchange(Int)
  }

  var exchanges: [Exchange] = []
  private var pieces: [Piece] = []

  init(_ text: String) {
    var isTranscript = false
    var isOtherBlock = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        let next = index + 1 < lines.count ? lines[index + 1] : ""
        let opens = !isTranscript && !isOtherBlock
        isTranscript = opens && line != "```swift" && next.hasPrefix("$ ")
        isOtherBlock = opens && !isTranscript
        pieces.append(.line(line))
      } else if isTranscript, line.hasPrefix("$ ") {
        pieces.append(.exchange(exchanges.count))
        exchanges.append(Exchange(command: String(line.dropFirst(2)), line: index + 1, output: []))
      } else if isTranscript {
        exchanges[exchanges.count - 1].output.append(line)
      } else {
        pieces.append(.line(line))
      }
    }
  }

  var text: String {
    pieces.flatMap { piece in
      switch piece {
      case .line(let line): [line]
      case .exchange(let index): ["$ \(exchanges[index].command)"] + exchanges[index].output
      }
    }.joined(separator: "\n")
  }
}

/// A folder in which the commands of a document run.
private struct Workshop {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "transcripts-\(UUID().uuidString)")
    let examples = Repository.folder.appending(path: "docs/examples")
    // Documents of the folder itself name the examples alone, the README by their path.
    try FileManager.default.copyItem(at: examples, to: folder)
    try FileManager.default.createDirectory(at: folder.appending(path: "docs"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: examples, to: folder.appending(path: "docs/examples"))
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// What the command says on both channels; `IdentitySim` is the one that was built with these tests.
  func run(_ command: String) throws -> [String] {
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(LibraryProducts.executableFolder):\(environment["PATH"] ?? "")"
    let text = command.replacing("swift run IdentitySim", with: "IdentitySim")
    let script = "cd '\(folder.path)' && \(text)"
    let run = try ToolRun("/bin/bash", ["-c", "exec 2>&1; \(script)"], environment: environment)
    var lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

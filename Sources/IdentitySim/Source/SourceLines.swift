import Foundation
import IdentityTree

/// The user's files as they are, to show what stands at a place.
struct SourceLines {
  private var texts: [String: String] = [:]
  private var lines: [String: [String]] = [:]

  init(paths: [String]) {
    for path in paths {
      let isInput = path == "-"
      guard let data = isInput ? StandardInput.data : FileManager.default.contents(atPath: path) else { continue }
      add(String(decoding: data, as: UTF8.self), path: isInput ? "<stdin>" : path)
    }
  }

  init(files: [UserProgram.File]) {
    for file in files { add(file.text, path: file.path) }
  }

  private mutating func add(_ text: String, path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    texts[name] = text
    lines[name] = text.components(separatedBy: "\n")
  }

  /// The names of the files, without their folders.
  var names: [String] { texts.keys.sorted() }

  /// A whole file by its name.
  func text(file: String) -> String? { texts[file] }

  /// The line at a place, without the space around it.
  func text(file: String, line: Int) -> String? {
    guard let all = lines[file], (1...all.count).contains(line) else { return nil }
    return all[line - 1].trimmingCharacters(in: .whitespaces)
  }

  func text(at place: SourcePlace) -> String? { text(file: place.fileName, line: place.line) }

  /// What stands at the places that a line of a report names: `Card.swift:12` → `12: if isOn {`.
  func quoted(in report: String) -> [String] {
    report.matches(of: /([\w+\-]+\.swift):(\d+)/).compactMap { match in
      guard let line = Int(match.output.2), let text = text(file: String(match.output.1), line: line) else {
        return nil
      }
      return "\(line) | \(text)"
    }
  }
}

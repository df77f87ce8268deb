import Foundation
import Testing

@testable import IdentityTree

/// The code that scenarios show is the code that runs: `ScenarioTexts.swift` is made from the files of the views.
@Suite("ScenarioTexts")
struct ScenarioTextsTests {
  private static let folder = Repository.folder.appending(path: "Sources/IdentityTree/Scenario")

  private static func made() throws -> String {
    let views = folder.appending(path: "Views")
    let names = try FileManager.default.contentsOfDirectory(atPath: views.path).sorted()
    var lines = [
      "// swift-format-ignore-file", "// Made from the files below Scenario/Views. After a change there:",
      "//   UPDATE_SCENARIO_TEXTS=1 swift test --filter ScenarioTexts", "extension ScenarioSources {",
      "  static let texts: [String: String] = [",
    ]
    for name in names where name.hasSuffix(".swift") {
      let text = try String(contentsOf: views.appending(path: name), encoding: .utf8)
      lines += ["    \"\(name)\": ##\"\"\"", text + "\"\"\"##,"]
    }
    return (lines + ["  ]", "}", ""]).joined(separator: "\n")
  }

  @Test("The texts of the scenarios are the files that are compiled")
  func inStep() throws {
    let file = Self.folder.appending(path: "ScenarioTexts.swift")
    let made = try Self.made()
    if ProcessInfo.processInfo.environment["UPDATE_SCENARIO_TEXTS"] != nil {
      try made.write(to: file, atomically: true, encoding: .utf8)
    }
    let isSame = try String(contentsOf: file, encoding: .utf8) == made
    #expect(isSame, "run: UPDATE_SCENARIO_TEXTS=1 swift test --filter ScenarioTexts")
  }

  @Test("What is shown is short and says nothing that only this library needs")
  func shown() {
    for scenario in Catalogue.all {
      for file in scenario.files {
        let lines = ScenarioSources.shown(file)
        #expect(lines.count <= 60, "\(file)")
        #expect(lines.first == "import SwiftUI", "\(file)")
        #expect(!lines.contains { $0.contains("private struct") || $0.contains("Scenario") }, "\(file)")
      }
    }
  }
}

/// The package's own folder.
enum Repository {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of the files below a folder that end in a name, in order, as seen from that folder.
  static func files(below folder: URL, ending: String = ".swift") -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return paths.filter { $0.hasSuffix(ending) }.sorted()
  }
}

import Foundation
import Testing

/// The library's folders are stages: a file uses its own stage and those before it, never one behind it.
@Suite("Tidy")
struct FolderDirectionTests {
  /// Stages in the order in which data flows. Folders of one stage know each other: a view resolves itself into
  /// slots, slots make nodes, and the graph evaluates them.
  private static let stages: [[String]] = [
    ["Identity"], ["Log", "DSL", "Structure", "Tree", "Update"], ["Bench"], ["Layout"], ["Explain"], ["Export"],
    ["Simulator", "Steps", "Assert"], ["Explore"], ["Scenario", "Program"],
  ]

  /// What is needed against the direction, and why.
  private static let exceptions: [String: Set<String>] = [
    // `@main struct X: App` starts with `App.main()`, which hands over to what hosts programs.
    "DSL/App.swift": ["ProgramHost", "ProgramRoot"]
  ]

  private struct Source {
    let path: String
    let folder: String
    /// Without comments and literals.
    let code: String
  }

  private static let library = Repository.folder.appending(path: "Sources/IdentityTree")

  private static func sources() throws -> [Source] {
    try Repository.files(below: library).compactMap { path in
      let first = path.split(separator: "/").first.map(String.init) ?? ""
      guard !["Macros", "SourceText", "Reexports"].contains(first) else { return nil }
      // A `Simulator…` file may lie beside what it makes reachable.
      let isSimulator = path.split(separator: "/").last?.hasPrefix("Simulator") == true
      let text = try String(contentsOf: library.appending(path: path), encoding: .utf8)
      return Source(path: path, folder: isSimulator ? "Simulator" : first, code: bare(text))
    }
  }

  private static func bare(_ text: String) -> String {
    text.replacing(/##?"""(?s:.*?)"""##?|"""(?s:.*?)"""/, with: "").replacing(/\/\/.*/, with: "")
      .replacing(/"(\\.|[^"\\\n])*"/, with: "")
  }

  /// The types that stand at the left margin of a file.
  private static func declared(in source: Source) -> [String] {
    source.code.matches(
      of:
        /(?m)^(?:@\w+(?:\([^)\n]*\))? |public |nonisolated |final |indirect )*(?:struct|class|enum|protocol|typealias) (\w+)/
    ).map { String($0.output.1) }
  }

  private static func stage(of folder: String) -> Int? { stages.firstIndex { $0.contains(folder) } }

  @Test("No file uses a stage behind its own")
  func direction() throws {
    let sources = try Self.sources()
    #expect(sources.count > 100)
    var homes: [String: Set<String>] = [:]
    for source in sources {
      for name in Self.declared(in: source) { homes[name, default: []].insert(source.folder) }
    }
    for source in sources {
      let own = try #require(Self.stage(of: source.folder), "\(source.path) lies in a folder that has no stage")
      let words = Set(source.code.matches(of: /\b[A-Z_]\w+/).map { String($0.output) })
      for word in words.subtracting(Self.exceptions[source.path] ?? []).sorted() {
        guard let folders = homes[word], !folders.contains(source.folder) else { continue }
        let nearest = folders.compactMap(Self.stage).min() ?? 0
        // A name that also stands for a nested type of an earlier stage does not count.
        #expect(
          nearest <= own || Self.isNested(word, in: sources.filter { Self.stage(of: $0.folder) ?? 0 <= own }),
          "\(source.path) uses \(word) of \(folders.sorted().joined(separator: ", "))")
      }
    }
  }

  private static func isNested(_ name: String, in sources: [Source]) -> Bool {
    sources.contains { source in
      source.code.components(separatedBy: "\n").contains { line in
        line.hasPrefix(" ") && ["struct", "enum", "class", "typealias"].contains { line.contains("\($0) \(name)") }
      }
    }
  }

  @Test("Explanations and exports are functions of what was logged: they know no node")
  func pureStages() throws {
    for source in try Self.sources() where ["Explain", "Export"].contains(source.folder) {
      for word in ["ViewGraph", "Node", "StateSlot", "Simulator"] {
        #expect(source.code.firstMatch(of: try Regex("\\b\(word)\\b")) == nil, "\(source.path) uses \(word)")
      }
    }
  }

  @Test("Types have the project's words, and no file names a place on one machine")
  func words() throws {
    // SwiftUI's and AppKit's own.
    let given: Set<String> = ["DatePickerComponents", "NSHapticFeedbackManager"]
    let avoided = ["Component", "Widget", "Manager", "Helper", "Util", "Impl"]
    for source in try Self.sources() {
      for name in Self.declared(in: source) where !given.contains(name) {
        #expect(!avoided.contains { name.hasSuffix($0) || name.hasSuffix($0 + "s") }, "\(source.path): \(name)")
      }
    }
    for folder in ["Sources", "Tests", "docs"] {
      let base = Repository.folder.appending(path: folder)
      let paths = Repository.files(below: base) + Repository.files(below: base, ending: ".md")
      for path in paths where !path.contains(".build/") {
        let text = try String(contentsOf: base.appending(path: path), encoding: .utf8)
        for place in ["/" + "work/", "/" + "root/", "/" + "Users/"] {
          #expect(!text.contains(place), "\(folder)/\(path) names \(place)")
        }
      }
    }
  }
}

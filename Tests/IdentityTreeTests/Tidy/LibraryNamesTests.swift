import Foundation
import Testing

@testable import IdentitySim

/// `docs/SWIFTUI.md` and the names that the tool proposes are made from the library's sources.
@Suite("Library names")
struct LibraryNamesTests {
  private static let page = Repository.folder.appending(path: "docs/SWIFTUI.md")
  private static let table = Repository.folder.appending(path: "Sources/IdentitySim/Source/LibraryNames.swift")
  private static let mark =
    "<!-- Made from the sources below this line: UPDATE_NAMES=1 swift test --filter LibraryNames -->"

  /// Read once: the sources are many.
  private static let surface = Result { try LibrarySurface() }

  private static var isUpdating: Bool { ProcessInfo.processInfo.environment["UPDATE_NAMES"] != nil }

  @Test("The page of names says what the sources have")
  func page() throws {
    let surface = try Self.surface.get()
    let written = try String(contentsOf: Self.page, encoding: .utf8)
    let head = try #require(written.range(of: Self.mark)).upperBound
    let right = written[..<head] + "\n\n" + Self.text(of: surface)
    if Self.isUpdating { try right.write(to: Self.page, atomically: true, encoding: .utf8) }
    #expect(written == right || Self.isUpdating, "run: UPDATE_NAMES=1 swift test --filter LibraryNames")
  }

  @Test("The names that the tool proposes are those of the sources")
  func names() throws {
    let right = Self.source(of: try Self.surface.get())
    let written = (try? String(contentsOf: Self.table, encoding: .utf8)) ?? ""
    if Self.isUpdating { try right.write(to: Self.table, atomically: true, encoding: .utf8) }
    #expect(written == right || Self.isUpdating, "run: UPDATE_NAMES=1 swift test --filter LibraryNames")
  }

  @Test("No modifier is both known here and listed as unknown")
  func unknown() throws {
    let known = Set(try Self.surface.get().extents(of: [.modifier]).keys)
    #expect(AppleNames.frameworks.keys.filter(known.contains).sorted() == [])
  }

  // MARK: Text

  private static func text(of surface: LibrarySurface) -> String {
    let modifiers = surface.extents(of: [.modifier])
    let types = surface.extents(of: [.type, .view])
    func count(_ names: [String: LibrarySurface.Extent], _ extent: LibrarySurface.Extent) -> Int {
      names.values.count { $0 == extent }
    }
    var lines = [
      "| | modelled | recorded | stand-in |", "| --- | --- | --- | --- |",
      "| modifiers of views | \(count(modifiers, .modelled)) | \(count(modifiers, .recorded)) | |",
      "| types | \(count(types, .modelled)) | | \(count(types, .standIn)) |", "",
    ]
    let families = Dictionary(grouping: surface.names, by: \.family)
    for family in families.keys.sorted() {
      let names = families[family] ?? []
      func list(_ extent: LibrarySurface.Extent, isModifier: Bool) -> String {
        let wanted = names.filter { $0.extent == extent && ($0.kind == .modifier) == isModifier }.map(\.text)
        return Set(wanted).sorted().map { "`\(isModifier ? "." : "")\($0)`" }.joined(separator: " ")
      }
      let parts = [
        ("", list(.modelled, isModifier: false) + " " + list(.modelled, isModifier: true)),
        ("recorded: ", list(.recorded, isModifier: true)), ("stand-in: ", list(.standIn, isModifier: false)),
      ]
      let text = parts.filter { !$0.1.trimmingCharacters(in: .whitespaces).isEmpty }
        .map { $0.0 + $0.1.trimmingCharacters(in: .whitespaces) }
      if !text.isEmpty { lines.append("- **\(family)** — \(text.joined(separator: "; "))") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func source(of surface: LibrarySurface) -> String {
    let views = surface.extents(of: [.view]).keys.sorted()
    let types = surface.extents(of: [.type, .view]).keys.sorted()
    let modifiers = surface.extents(of: [.modifier]).keys.sorted()
    return """
      /// The library's public names, to propose for a mistyped or missing one.
      ///
      /// Made from the sources by `UPDATE_NAMES=1 swift test --filter LibraryNames`.
      enum LibraryNames {
        static let views = Set(\(literal(views)))

        static let types = Set(\(literal(types)))

        static let modifiers = Set(\(literal(modifiers)))
      }

      """
  }

  /// A literal of words, so that the compiler has one string to read and not a thousand.
  private static func literal(_ names: [String]) -> String {
    var lines = [""]
    for name in names {
      if lines[lines.count - 1].count + name.count > 110 { lines.append("") }
      lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? name : " \(name)"
    }
    let text = lines.map { "    \($0)" }.joined(separator: "\n")
    return "\n    \"\"\"\n\(text)\n    \"\"\".split(whereSeparator: \\.isWhitespace).map(String.init)\n  "
  }
}

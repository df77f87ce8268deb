import Foundation
import Testing

@testable import IdentitySim

@Suite struct ProgramCacheTests {
  @Test("Entries beyond the limit that nobody used lately go, and all are looked through once in ten minutes at most")
  func oldEntriesGo() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("cache-\(UUID().uuidString)").path
    defer { try? files.removeItem(atPath: folder) }
    var cache = ProgramCache(folder: folder)
    cache.limit = 0
    func make(_ key: String) throws {
      _ = try cache.entry(key) { path in try Data(count: 100).write(to: URL(fileURLWithPath: "\(path)/program")) }
    }
    func age(_ name: String) throws {
      try files.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: "\(folder)/\(name)")
    }
    func entries() throws -> [String] {
      try files.contentsOfDirectory(atPath: folder).filter { $0.count == 1 }.sorted()
    }

    try make("a")
    try age("a")
    try make("b")
    #expect(try entries() == ["a", "b"])
    try age("looked-through")
    try make("c")
    #expect(try entries() == ["b", "c"])
  }
}

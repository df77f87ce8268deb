import Foundation

/// Folders named by the hash of what was put in, shared by all processes of a user.
///
/// An entry appears by a rename when it is whole; two processes that build the same one do not disturb each other.
struct ProgramCache: Sendable {
  let folder: String
  /// Beyond this size, the entries that were not used for longest go.
  var limit: Int64 = 1 << 30
  /// Whether no folder of the user's own could be written, so that the compiler's own cache cannot be either.
  var isTemporary = false

  /// Entries used within these seconds stay, since some process may be about to start them.
  private static let grace: TimeInterval = 600
  /// The file whose date is that of the last look at all entries.
  private static let mark = "looked-through"

  static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> ProgramCache {
    let bases = [environment["XDG_CACHE_HOME"], environment["HOME"].map { "\($0)/.cache" }].compactMap(\.self)
    for base in bases where base.hasPrefix("/") {
      let folder = "\(base)/IdentitySim"
      if (try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil,
        FileManager.default.isWritableFile(atPath: folder)
      {
        return ProgramCache(folder: folder)
      }
    }
    return ProgramCache(folder: "\(NSTemporaryDirectory())/IdentitySim-\(getuid())", isTemporary: true)
  }

  /// Whether entries can be made.
  var isWritable: Bool {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return FileManager.default.isWritableFile(atPath: folder)
  }

  /// The folder of the entry, built first if it is not there. What `build` throws leaves nothing behind.
  func entry<Failure: Error>(
    _ key: String, build: (_ folder: String) throws(Failure) -> Void
  ) throws(Failure) -> (folder: String, wasCached: Bool) {
    let files = FileManager.default
    let entry = "\(folder)/\(key)"
    if files.fileExists(atPath: entry) {
      try? files.setAttributes([.modificationDate: Date()], ofItemAtPath: entry)
      return (entry, true)
    }
    let unfinished = "\(folder)/unfinished-\(getpid())-\(UUID().uuidString)"
    try? files.createDirectory(atPath: unfinished, withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: unfinished) }
    try build(unfinished)
    // Where another process was faster, its entry is as good.
    if rename(unfinished, entry) == 0 { prune(keeping: entry) }
    return (entry, false)
  }

  /// Looks through all entries, which takes longer than a small program needs to compile: so at most once in that time.
  private func prune(keeping kept: String) {
    let files = FileManager.default
    let old = Date().addingTimeInterval(-Self.grace)
    let mark = "\(folder)/\(Self.mark)"
    let last = (try? files.attributesOfItem(atPath: mark))?[.modificationDate] as? Date
    if let last, last > old { return }
    _ = files.createFile(atPath: mark, contents: nil)
    var total: Int64 = 0
    var entries: [(path: String, date: Date, size: Int64)] = []
    for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] where name != Self.mark {
      let path = "\(folder)/\(name)"
      let date = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date ?? Date()
      let size = Self.size(of: path)
      total += size
      if path != kept, date < old { entries.append((path, date, size)) }
    }
    for entry in entries.sorted(by: { $0.date < $1.date }) where total > limit {
      try? files.removeItem(atPath: entry.path)
      total -= entry.size
    }
  }

  private static func size(of folder: String) -> Int64 {
    let files = FileManager.default
    return ((try? files.contentsOfDirectory(atPath: folder)) ?? []).reduce(0) { sum, name in
      sum + (((try? files.attributesOfItem(atPath: "\(folder)/\(name)"))?[.size] as? NSNumber)?.int64Value ?? 0)
    }
  }
}

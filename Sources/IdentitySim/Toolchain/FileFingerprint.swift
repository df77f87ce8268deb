import Foundation

/// The path, number, size and date of a file, links followed: enough to see that it was built anew. One system call,
/// for this is asked of every object of the library at each start.
struct FileFingerprint: Sendable, Equatable {
  let path: String
  let text: String
  /// Whether there is such a file.
  let exists: Bool

  init(path: String) {
    self.path = path
    var info = stat()
    exists = stat(path, &info) == 0
    guard exists else {
      text = "\(path) none"
      return
    }
    #if canImport(Darwin)
      let date = info.st_mtimespec
    #else
      let date = info.st_mtim
    #endif
    text = "\(path) \(info.st_ino) \(info.st_size) \(date.tv_sec).\(date.tv_nsec)"
  }
}

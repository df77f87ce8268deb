import Foundation

/// The path, size and date of a file: enough to see that it was built anew.
struct FileFingerprint {
  let text: String

  init(path: String) {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: real)
    let size = (attributes?[.size] as? NSNumber)?.int64Value ?? -1
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    text = "\(real) \(size) \(date)"
  }
}

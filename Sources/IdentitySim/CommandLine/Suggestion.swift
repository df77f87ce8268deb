import Foundation
import IdentityTree

/// The words for a name that is not known.
enum Suggestion {
  /// - Parameter listed: Whether all known names are told, too.
  static func message(for name: String, kind: String, among known: [String], listed: Bool = false) -> String {
    let hint = Spelling.nearest(to: name, among: known).map { " Did you mean '\($0)'?" } ?? ""
    let list = listed ? " There are: \(known.joined(separator: ", "))." : ""
    return "there is no \(kind) '\(name)'.\(hint)\(list)"
  }

  /// The words for a scenario that is not known; it may have been a file whose extension was left out.
  static func scenario(_ name: String, kind: String, among known: [String]) -> String {
    if let like = file(like: name + ".swift"), Spelling.distance(like, name + ".swift") == 0 {
      return "there is no \(kind) '\(name)'. Did you mean the file '\(like)'?"
    }
    return message(for: name, kind: kind, among: known)
  }

  /// The message for a file that is not there.
  static func missingFile(_ path: String, like: String?) -> String {
    if let like { return "\(path): there is no such file. Did you mean '\(like)'?" }
    return "\(path): there is no such file; give the path of a Swift file, or '-' for standard input"
  }

  /// The path of a Swift file or steps file in the same folder whose name is nearly that of a path, if there is one.
  static func file(like path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, !name.isEmpty else { return nil }
    let folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") + "/" : ""
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    // The names count more than the extensions, which are alike.
    func stem(_ name: some StringProtocol) -> String { String(name.prefix { $0 != "." }) }
    let near = files.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".steps") }.compactMap { file in
      let distance = Spelling.distance(stem(file), stem(name))
      return distance <= max(1, min(stem(file).count, stem(name).count) / 3)
        ? (distance, Spelling.distance(file, String(name)), file) : nil
    }
    return near.min(by: <).map { folder + $0.2 }
  }
}

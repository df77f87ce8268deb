/// The texts of the files below `Scenario/Views`, which are compiled and shown.
enum ScenarioSources {
  /// The part of a file that is shown: everything before the entry in the catalogue, without access levels. What
  /// is imported is what a file outside of this library would import.
  static func shown(_ file: String) -> [String] {
    guard let text = texts[file] else { return [] }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let end = lines.firstIndex(of: "extension Scenario {") { lines.removeSubrange(end...) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    if lines.first == "import Foundation" { lines[0] = "import SwiftUI" }
    return lines.map { $0.replacing("fileprivate ", with: "").replacing("private struct ", with: "struct ") }
      .map { $0.replacing("private typealias ", with: "typealias ") }
  }
}

import Foundation
import IdentityTree

/// What a program wrote to standard error, with the places in the user's files where it crashed: the runtime's traces are
/// addresses, which are others in each run, and frames of the library.
struct CrashTrace: Sendable, Equatable {
  /// A place in the user's files on the way to the crash.
  struct Frame: Sendable, Equatable, CustomStringConvertible {
    /// `fileID` is the path.
    let place: SourcePlace
    /// The function, or the property.
    let symbol: String

    var description: String { "\(place.fileID):\(place.line):\(place.column) in \(symbol)" }
  }

  /// Without traces.
  private(set) var lines: [String] = []
  /// The place of the crash, then where that was called from.
  private(set) var frames: [Frame] = []

  init(_ errors: [String], folder: String = FileManager.default.currentDirectoryPath) {
    var (isTrace, isBacktrace) = (false, false)
    for line in errors {
      if line == "Current stack trace:" {
        isTrace = true
      } else if isTrace {
        isTrace = line.first?.isNumber ?? false
      }
      if line.hasPrefix("*** "), line.contains("Backtracing from") { isBacktrace = true }
      if isBacktrace {
        if let frame = Self.frame(line, folder: folder), frames.count < Self.toldCount, frames.last != frame {
          frames.append(frame)
        }
        if line.hasPrefix("Backtrace took") { isBacktrace = false }
      } else if !isTrace {
        lines.append(line)
      }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
  }

  /// One line a frame.
  var told: [String] { frames.enumerated().map { ($0 == 0 ? "  at " : "  called at ") + $1.description } }

  /// The runtime's setting that has the backtracer print the thread that crashed.
  static func settings(backtracer: String) -> String {
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=\(frameLimit),top=0,"
      + "sanitize=no,swift-backtrace=\(backtracer)"
  }

  private static let frameLimit = 64
  private static let toldCount = 3

  /// The frame in a line such as `3 [ra] 0x5654 Row.body.getter + 75 in program at /path/Row.swift:3:35`.
  private static func frame(_ line: String, folder: String) -> Frame? {
    let form = /\s*\d+ .*?0x[0-9a-f]+ (.+?)(?: \+ \d+)? in program at (.+\.swift):(\d+)(?::(\d+))?/
    guard let match = line.wholeMatch(of: form), let row = Int(match.3) else { return nil }
    let path = match.2.hasPrefix(folder + "/") ? String(match.2.dropFirst(folder.count + 1)) : String(match.2)
    let symbol = match.1.hasSuffix(".getter") ? String(match.1.dropLast(7)) : String(match.1)
    return Frame(
      place: SourcePlace(fileID: path, line: row, column: match.4.flatMap { Int($0) } ?? 1), symbol: symbol)
  }
}

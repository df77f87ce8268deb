import Foundation

/// What stands on standard input, read once: a command may look at its source several times.
enum StandardInput {
  static let data: Data = FileHandle.standardInput.readDataToEndOfFile()
}

import Foundation

/// The linker's own command line, asked from `clang` once per build of the library, so that programs are linked
/// without the start-up time of two more tools.
struct LinkTemplate: Codable, Sendable, Equatable {
  static let object = "<object>"
  static let libraries = "<libraries>"
  static let program = "<program>"

  let executable: String
  let arguments: [String]

  /// Reads what `clang -###` prints: its last line is the command, each word in quotes.
  ///
  /// `nil` if it looks otherwise; programs are then linked by `clang` itself.
  init?(printed: String) {
    guard let line = printed.split(separator: "\n").last else { return nil }
    var words: [String] = []
    var word: String?
    var isEscaped = false
    for character in line {
      switch (word, character) {
      case (let text?, _) where isEscaped:
        word = text + String(character)
        isEscaped = false
      case (_?, "\\"): isEscaped = true
      case (let text?, "\""):
        words.append(text)
        word = nil
      case (let text?, _): word = text + String(character)
      case (nil, "\""): word = ""
      case (nil, " "): break
      case (nil, _): return nil
      }
    }
    guard let executable = words.first, FileManager.default.isExecutableFile(atPath: executable),
      [Self.object, Self.libraries, Self.program].allSatisfy({ word in words.count { $0 == word } == 1 })
    else { return nil }
    self.executable = executable
    arguments = Array(words.dropFirst())
  }

  /// The line for one program; `libraries` is what its object asks for.
  func line(object: String, libraries: [String], program: String) -> CompilerCommand.Line {
    let filled = arguments.flatMap { argument -> [String] in
      switch argument {
      case Self.object: [object]
      case Self.libraries: libraries
      case Self.program: [program]
      default: [argument]
      }
    }
    return CompilerCommand.Line(executable: executable, arguments: filled)
  }
}

/// Reads a command's arguments one after the other.
struct ArgumentReader {
  private var rest: ArraySlice<String>
  private(set) var isPastOptions = false

  init(_ arguments: [String]) { rest = arguments[...] }

  /// The next argument; everything behind `--` is a name.
  mutating func next() -> String? {
    guard let argument = rest.popFirst() else { return nil }
    guard argument == "--", !isPastOptions else { return argument }
    isPastOptions = true
    return rest.popFirst()
  }

  /// The value that belongs to an option.
  mutating func value(of option: String) throws(CommandError) -> String {
    guard let value = rest.popFirst() else { throw CommandError("\(option) needs a value.") }
    return value
  }

  /// The whole number that belongs to an option.
  mutating func number(of option: String, in range: ClosedRange<Int>) throws(CommandError) -> Int {
    let text = try value(of: option)
    guard let number = Int(text), range.contains(number) else {
      throw CommandError("\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'.")
    }
    return number
  }

  /// Whether an argument is an option by its form; `-` alone is standard input.
  func isOption(_ argument: String) -> Bool { !isPastOptions && argument.hasPrefix("-") && argument != "-" }

  func unknown(_ argument: String, among options: [String]) -> CommandError {
    guard isOption(argument) else { return CommandError("unexpected argument '\(argument)'.") }
    return CommandError(Suggestion.message(for: argument, kind: "option", among: options + ["--help"]))
  }

  /// Reads all arguments of a command on programs, and gives the names among them. Options that such commands share go
  /// to `options`, each of the command's own to `take`, which reads its value.
  static func names(
    in arguments: [String], _ options: inout ProgramOptions, own: [String] = [],
    take: (String, inout ArgumentReader) throws(CommandError) -> Void = { _, _ in }
  ) throws(CommandError) -> [String] {
    var reader = ArgumentReader(arguments)
    var names: [String] = []
    while let argument = reader.next() {
      if try options.take(argument, from: &reader) { continue }
      if !reader.isOption(argument) {
        names.append(argument)
      } else if own.contains(argument) {
        try take(argument, &reader)
      } else {
        throw reader.unknown(argument, among: own + ProgramOptions.names)
      }
    }
    return names
  }
}

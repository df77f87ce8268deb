import Foundation
import IdentityTree

/// What standard output is connected to, and the colors that it takes.
struct Terminal {
  let isInteractive: Bool
  let hasColors: Bool
  /// How many columns there are, where that is known: what `COLUMNS` says, or else the terminal.
  let columns: Int?

  /// The width of prose and tables: at most 80 columns, unless more is asked for.
  var width: Int { columns ?? 80 }

  /// Colors only on a terminal, and never under `NO_COLOR` (https://no-color.org).
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let isOutput = isatty(STDOUT_FILENO) == 1
    isInteractive = isOutput && isatty(STDIN_FILENO) == 1
    hasColors = isOutput && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    if let columns = environment["COLUMNS"].flatMap(Int.init), columns > 0 {
      self.columns = max(columns, Self.narrowest)
    } else {
      var size = winsize()
      let isKnown = isOutput && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
      columns = isKnown ? max(Int(size.ws_col), Self.narrowest) : nil
    }
  }

  /// Narrower lines could hold no word and its indent.
  private static let narrowest = 30

  /// Prints a line of a report, wrapped where the width is known and the line is longer.
  func show(_ line: String) {
    for part in wrapped(line) { print(part) }
  }

  /// A line in parts that fit; those that follow stand under the text behind the line's label.
  func wrapped(_ line: String) -> [String] {
    guard let columns, TextColumns.count(line) > columns else { return [line] }
    let indent = line.prefix { $0 == " " }.count
    // `      at      Card.swift:6`: a word and at least two blanks are a label.
    let label = line.dropFirst(indent).prefix { $0 != " " }.count
    let gap = line.dropFirst(indent + label).prefix { $0 == " " }.count
    let isLabelled = gap > 1 && label + gap < 16 || line.dropFirst(indent).hasPrefix("instead ")
    let head = isLabelled ? indent + label + gap : indent
    let hanging = min(isLabelled ? head : indent + 2, columns / 2)
    return WrappedText.lines(
      String(line.dropFirst(head)), width: columns, first: String(line.prefix(head)),
      rest: String(repeating: " ", count: hanging))
  }

  enum Style: String {
    case bold = "1"
    case dim = "2"
    case bad = "31"
    case good = "32"
  }

  func styled(_ text: String, _ style: Style) -> String {
    hasColors ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// A line of a report, colored by its first word.
  func report(_ line: String) -> String {
    guard hasColors else { return line }
    let word = line.split(separator: " ").first ?? ""
    if ["lost", "gone", "cut", "✗"].contains(word) { return styled(line, .bad) }
    if ["kept", "✓"].contains(word) { return styled(line, .good) }
    return line.first.map { $0 == " " } == true || line.isEmpty ? line : styled(line, .bold)
  }

  /// Waits for a key, where somebody can press one.
  func waitForKey(_ prompt: String) {
    guard isInteractive else { return }
    print(styled(prompt, .dim), terminator: "")
    fflush(nil)
    var old = termios()
    tcgetattr(STDIN_FILENO, &old)
    var raw = old
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    _ = getchar()
    tcsetattr(STDIN_FILENO, TCSANOW, &old)
    print("\n")
  }
}

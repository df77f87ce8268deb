import Foundation

/// What standard output is connected to, and the colors that it takes.
struct Terminal {
  let isInteractive: Bool
  let hasColors: Bool

  /// Colors only on a terminal, and never under `NO_COLOR` (https://no-color.org).
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let isOutput = isatty(STDOUT_FILENO) == 1
    isInteractive = isOutput && isatty(STDIN_FILENO) == 1
    hasColors = isOutput && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
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

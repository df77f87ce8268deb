import Foundation
import IdentityTree

/// Draws a scenario's or a file's view as it is laid out.
enum DrawCommand: Command {
  static let name = "draw"
  static let synopsis = "NAME|FILE…"
  static let summary = "the laid-out view, as text or as SVG"
  static let options = ["--width", "--svg", "--window", "--toggle"]
  static let details = """
    A scenario is drawn at first and after each of its steps.

      --width COLUMNS        the width of the text (default 80, or less if the terminal has less)
      --svg                  an SVG document instead; of several roots the first
      --window 844x390       the size of the window in points (a phone's 390x844, with --platform macos 1000x700)
      --toggle 'Card.isOn'   a Bool state or a toggle's label to flip, then drawn again (repeatable)

    \(ProgramOptions.help)
    """

  static func run(_ arguments: [String]) async throws(CommandError) -> Int32 {
    var options = ProgramOptions()
    var drawing = DrawRequest()
    var toggles: [String] = []
    let terminal = Terminal()
    drawing.hasColors = terminal.hasColors
    drawing.columns = min(drawing.columns, terminal.columns ?? drawing.columns)
    let names = try ArgumentReader.names(in: arguments, &options, own: Self.options) {
      argument, reader throws(CommandError) in
      switch argument {
      case "--svg": drawing.isSVG = true
      case "--toggle": toggles.append(try reader.value(of: argument))
      case "--width":
        let text = try reader.value(of: argument)
        guard let columns = Int(text), (20...400).contains(columns) else {
          throw CommandError("--width takes a number of columns between 20 and 400, not '\(text)'.")
        }
        drawing.columns = columns
      case "--window":
        let text = try reader.value(of: argument)
        let numbers = text.split(separator: "x").map { Double($0) ?? -1 }
        guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 && $0 <= 20_000 }) else {
          throw CommandError("--window takes a size in points such as 844x390, not '\(text)'.")
        }
        (drawing.width, drawing.height) = (numbers[0], numbers[1])
      default: break
      }
    }
    guard !names.isEmpty else { throw CommandError("name a scenario (see `IdentitySim list`) or a Swift file.") }
    var status = ExitStatus.fine
    for name in names where !ProgramFiles.isFile(name) {
      try await draw(RunCommand.scenario(named: name), drawing, toggles, terminal, options.policies)
    }
    for files in try ProgramFiles.programs(names.filter(ProgramFiles.isFile), together: options.isTogether) {
      var request = RunRequest()
      request.mode = "draw"
      request.drawing = drawing
      request.toggles = toggles
      // An SVG document stands alone.
      request.json = drawing.isSVG
      do throws(CommandError) {
        status = max(
          status, try FileRun(files: files, options: options, request: request, terminal: terminal).run())
      } catch {
        status = max(status, IdentitySim.fail(error))
      }
    }
    return status
  }

  private static func draw(
    _ scenario: Scenario, _ request: DrawRequest, _ toggles: [String], _ terminal: Terminal, _ policies: Policies
  ) async throws(CommandError) {
    let run = DrawRun(request)
    let drawings = await ScenarioRun(scenario, policies: policies).drawings(run, toggles: toggles)
    guard !drawings.isEmpty else {
      throw CommandError("\(scenario.name) is about the compiler: it has nothing to draw.")
    }
    if request.isSVG {
      for line in drawings.last?.lines ?? [] { print(line) }
      return
    }
    for drawing in drawings {
      print(terminal.styled(drawing.title, .bold))
      for line in drawing.lines { print(line) }
      print("")
    }
  }
}

/// How a laid-out view is to be drawn.
public struct DrawRequest: Codable, Sendable {
  /// The width of a text drawing in characters.
  public var columns = 80
  /// Colors by the terminal's codes.
  public var hasColors = false
  /// SVG instead of text.
  public var isSVG = false
  /// The size of the window in points; `nil` is that of a phone.
  public var width: Double?
  public var height: Double?

  public init() {}
}

/// Draws what a simulator shows, at first and after each flip.
@MainActor public struct DrawRun {
  let request: DrawRequest

  public init(_ request: DrawRequest) { self.request = request }

  /// Gives a simulator the window that is asked for.
  public func prepare(_ simulator: Simulator) {
    guard request.width != nil || request.height != nil else { return }
    simulator.setWindowSize(
      width: request.width ?? Double(simulator.window.size.width),
      height: request.height ?? Double(simulator.window.size.height))
  }

  /// The drawing now, line by line.
  public func lines(_ simulator: Simulator) -> [String] {
    let drawing = simulator.drawing()
    if request.isSVG { return [drawing.svg()] }
    let lines = drawing.text(columns: request.columns, colors: request.hasColors)
    return lines.isEmpty ? ["(nothing is drawn)"] : lines
  }
}

/// What a user's program is asked to do.
public struct RunRequest: Codable, Sendable {
  /// `run` or `tree`.
  public var mode = "run"
  /// The Bool states (`Type.name`) or toggle labels to flip; all of them if empty.
  public var toggles: [String] = []
  /// Events as JSON instead of a report.
  public var json = false

  public init() {}
}

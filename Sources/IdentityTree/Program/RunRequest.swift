import Foundation

/// What a user's program is asked to do.
public struct RunRequest: Codable, Sendable {
  /// `run`, `tree`, `draw` or `steps`.
  public var mode = "run"
  /// The Bool states (`Type.name`) or toggle labels to flip; all of them if empty.
  public var toggles: [String] = []
  /// Events as JSON instead of a report.
  public var json = false
  /// The whole run in another form instead of a report.
  public var form: RunForm?
  /// The most columns of text of such a form.
  public var width = 80
  /// What is done in such a run instead of flips, in the words of the steps language.
  public var actions: [String] = []
  /// How `draw` draws.
  public var drawing: DrawRequest?
  /// What `steps` does.
  public var steps: StepsRequest?

  /// What is done where sources disagree or releases differ.
  public var policies = Policies()
  /// What the view is shown on.
  public var device = SimulatedDevice.phone
  /// Whether lazy rows with an unknown number of views are reported (rule 7.16).
  public var logsSlowRows = false
  /// What `explain`, `risks` and `explore` ask.
  public var insight: InsightRequest?

  public init() {}
}

/// One run of a steps file.
public struct StepsRequest: Codable, Sendable {
  /// The text of the whole file.
  public var text: String
  /// What messages call the file.
  public var name: String
  /// Which of its runs.
  public var run: Int
  /// The name of the run's root.
  public var root: String
  /// Steps come line by line from standard input instead.
  public var isInteractive = false

  public init(text: String, name: String, run: Int, root: String) {
    self.text = text
    self.name = name
    self.run = run
    self.root = root
  }
}

extension RunRequest {
  /// A request is too long for an environment beyond this; it then stands in a file.
  public static let longestInEnvironment = 64 * 1024

  /// What the process that started this one asks for.
  static func read(from environment: [String: String]) -> RunRequest {
    var data = Data((environment["IDENTITYTREE_REQUEST"] ?? "{}").utf8)
    if let path = environment["IDENTITYTREE_REQUEST_FILE"], let file = FileManager.default.contents(atPath: path) {
      data = file
    }
    return (try? JSONDecoder().decode(RunRequest.self, from: data)) ?? RunRequest()
  }
}

/// A steps file: what a person does to views and what must be true afterwards, in one or more runs.
public struct StepsFile: Sendable, Equatable {
  public let runs: [StepsRun]

  /// Reads the text of a file; `name` is what messages call it.
  public init(parsing text: String, name: String) throws(StepsSyntaxError) {
    var parser = StepsParser(file: name)
    runs = try parser.runs(in: text)
  }
}

/// The steps of one launch of one root view.
public struct StepsRun: Sendable, Equatable {
  /// The root view as a Swift expression; `nil` for the default root.
  public var root: RootExpression?
  /// Whether the program is built without `DEBUG` and optimised.
  public var isRelease = false
  /// Policies in the order of the file.
  public var policies: [PolicyChoice] = []
  public var steps: [Step] = []

  /// What is done, one line an action; what is done several times stands there so often.
  public var actions: [String] {
    steps.flatMap { step -> [String] in
      guard case .action(let action, let times) = step.kind else { return [] }
      return Array(repeating: StepWords.words(action), count: times)
    }
  }

  public struct RootExpression: Sendable, Equatable {
    public var text: String
    public var line: Int
    /// Counted in characters from 1.
    public var column: Int
  }

  /// A documented policy by name.
  public struct PolicyChoice: Sendable, Equatable {
    public var name: String
    public var value: String
    public var line: Int
  }
}

/// One line of a steps file.
public struct Step: Sendable, Equatable {
  /// Counted from 1.
  public var line: Int
  /// As it was written, without comment and surrounding space.
  public var source: String
  var kind: Kind

  enum Kind: Sendable, Equatable {
    case action(StepAction, times: Int)
    case expectation(StepExpectation, since: String?)
    case mark(String)
  }

  public var isExpectation: Bool {
    if case .expectation = kind { true } else { false }
  }
}

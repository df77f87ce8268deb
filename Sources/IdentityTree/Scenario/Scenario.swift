/// Small views that show one thing about identity, with what to predict and what must come of it.
public struct Scenario: Sendable {
  public let name: String
  /// What to predict, in one sentence.
  public let question: String
  /// What happens and why, in a sentence or two.
  public let answer: String
  /// The files below `Scenario/Views` that hold the code that is shown.
  let files: [String]
  public let content: Content
  /// What makes the views in a file of their own, where they take arguments: by the titles of the subjects.
  var roots: [(title: String, code: String)] = []

  public enum Content: Sendable {
    /// Views of this library, driven by the same steps.
    case views([Subject], steps: [Step], claims: [Claim])
    /// Source text that is given to the compiler.
    case programs([Program])
  }

  /// One view of a scenario.
  public struct Subject: Sendable {
    /// Empty where the scenario has only one.
    public let title: String
    let make: @MainActor @Sendable (Policies) -> Simulator

    init<Root: View>(_ title: String = "", @ViewBuilder _ root: @escaping @MainActor @Sendable () -> Root) {
      self.title = title
      make = { Simulator(policies: $0) { root() } }
    }
  }

  /// What a person does.
  public enum Step: Sendable, Equatable {
    case tap(String, times: Int = 1)
    case toggle(String)
    /// The window's size in points.
    case resize(width: Double, height: Double)
  }

  /// What must have happened.
  public struct Claim: Sendable {
    /// The claim in words.
    let sentence: String
    let holds: @Sendable ([Record]) -> Bool

    init(_ sentence: String, holds: @escaping @Sendable ([Record]) -> Bool) {
      self.sentence = sentence
      self.holds = holds
    }
  }

  /// What happened to one subject.
  public struct Record: Sendable {
    public let title: String
    public let start: Snapshot
    public let outcomes: [StepOutcome]
  }

  /// A program in source form.
  public struct Program: Sendable {
    public let title: String
    /// The code, without its `import SwiftUI`.
    public let code: String
    /// Whether it is compiled as a release build: optimised, without `DEBUG`.
    public let isRelease: Bool
    public let expected: Expected

    public enum Expected: Sendable, Equatable {
      /// The compiler refuses it with a message that contains this.
      case refused(String)
      /// It compiles, and no flip loses state.
      case keepsState
      /// It compiles, and its tree has these nodes among others, or has not.
      case tree(has: [String], hasNot: [String])
    }

    init(_ title: String, isRelease: Bool = false, expected: Expected, code: String) {
      self.title = title
      self.isRelease = isRelease
      self.expected = expected
      self.code = code
    }
  }
}

extension Scenario.Step: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tap(let label, 1): "tap \"\(label)\""
    case .tap(let label, let times): "tap \"\(label)\" \(times) times"
    case .toggle(let label): "toggle \"\(label)\""
    case .resize(let width, let height): "resize \(Int(width)) x \(Int(height))"
    }
  }
}

extension Scenario.Record {
  /// The outcomes of the steps that flip a toggle.
  var flips: [StepOutcome] { outcomes.filter { $0.title.hasPrefix("toggle") } }

  /// Whether no step lost state.
  var losesNothing: Bool { outcomes.allSatisfy { $0.states.allSatisfy { $0.fate == .kept } } }

  /// Whether each flip lost the state of this name.
  func losesAtEachFlip(_ key: String) -> Bool {
    !flips.isEmpty && flips.allSatisfy { $0.states.contains { $0.key == key && $0.fate == .lost } }
  }
}

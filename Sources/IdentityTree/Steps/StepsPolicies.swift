/// The policies as a steps file chooses them, where sources disagree or versions of SwiftUI differ.
enum StepsPolicies {
  static let names = Policy.names

  /// The values that can be chosen.
  static func values(of name: String) -> [String]? {
    Policy.policy(named: name)?.values.filter { $0.obstacle == nil }.map(\.name)
  }

  /// Why a value cannot be chosen although it is one.
  static func obstacle(_ value: String, of name: String) -> String? {
    Policy.policy(named: name)?.values.first { $0.name == value }?.obstacle
  }
}

extension Policies {
  /// The choices other than the defaults, as lines of a steps file.
  public var stepLines: [String] {
    let choices = choices
    return Policy.names.compactMap { name in choices[name].map { "policy \(name) \($0)" } }
  }

  /// These policies with the choices of a run.
  func setting(_ choices: [StepsRun.PolicyChoice]) -> Policies {
    var policies = self
    // The parser has found each of them right.
    for choice in choices { try? policies.set(choice.name, to: choice.value) }
    return policies
  }
}

/// The policies that a steps file can choose, where sources disagree or versions of SwiftUI differ.
enum StepsPolicies {
  static let all: [(name: String, values: [String])] = []

  static var names: [String] { all.map(\.name) }
  static func values(of name: String) -> [String]? { all.first { $0.name == name }?.values }
}

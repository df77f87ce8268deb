import Foundation

/// The environment values that steps can set.
enum StepsEnvironment {
  static let names = [
    "colorScheme", "horizontalSizeClass", "verticalSizeClass", "dynamicTypeSize", "layoutDirection", "locale",
    "scenePhase", "isEnabled",
  ]

  @MainActor static func set(_ name: String, to literal: StepLiteral, in simulator: Simulator) throws(StepFailure) {
    func set<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ values: KeyValuePairs<String, V>)
      throws(StepFailure)
    {
      if case .nothing = literal, let none = Optional<Any>.none as? V {
        return simulator.graph.setEnvironment { $0[keyPath: keyPath] = none }
      }
      guard case .member(let word, _) = literal, let value = values.first(where: { $0.key == word })?.value else {
        throw StepFailure(
          "\(literal) is no value of `\(name)`",
          details: ["values: " + values.map { ".\($0.key)" }.joined(separator: ", ")])
      }
      simulator.graph.setEnvironment { $0[keyPath: keyPath] = value }
    }
    switch name {
    case "colorScheme": try set(\.colorScheme, ["light": .light, "dark": .dark])
    case "horizontalSizeClass":
      try set(\.horizontalSizeClass, ["compact": .compact, "regular": .regular])
      simulator.window.hasOwnHorizontalClass = true
    case "verticalSizeClass": try set(\.verticalSizeClass, ["compact": .compact, "regular": .regular])
    case "isEnabled":
      guard case .bool(let value) = literal else { throw StepFailure("\(literal) is neither `true` nor `false`") }
      simulator.graph.setEnvironment { $0.isEnabled = value }
    default: throw StepFailure("`\(name)` cannot be set yet")
    }
  }
}

/// The window that the view is shown in.
struct SimulatedWindow {
  /// In points.
  var size = CGSize(width: 390, height: 844)
  var hasOwnHorizontalClass = false

  /// Tells the environment, and what depends on the space there is.
  @MainActor func apply(to simulator: Simulator) {
    var window = simulator.graph.layoutTree.window
    window.size = size
    simulator.setWindow(window, setsSizeClass: !hasOwnHorizontalClass)
    simulator.graph.update()
  }
}

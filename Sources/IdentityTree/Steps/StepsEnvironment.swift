import Foundation

/// The environment values that steps can set.
enum StepsEnvironment {
  static let names = [
    "colorScheme", "horizontalSizeClass", "verticalSizeClass", "dynamicTypeSize", "layoutDirection", "locale",
    "scenePhase", "isEnabled",
  ]

  @MainActor static func set(_ name: String, to literal: StepLiteral, in simulator: Simulator) throws(StepFailure) {
    func set<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>) throws(StepFailure) {
      guard let value = LiteralWriting.value(literal, as: V.self) else {
        let cases = EnumCases.names(of: wrapped(V.self)) ?? []
        throw StepFailure(
          "\(literal) is no value of `\(name)`",
          details: cases.isEmpty ? [] : ["values: " + cases.map { ".\($0)" }.joined(separator: ", ")])
      }
      simulator.graph.setEnvironment { $0[keyPath: keyPath] = value }
    }
    switch name {
    case "colorScheme": try set(\.colorScheme)
    case "horizontalSizeClass":
      try set(\.horizontalSizeClass)
      simulator.window.hasOwnHorizontalClass = true
    case "verticalSizeClass": try set(\.verticalSizeClass)
    case "dynamicTypeSize": try set(\.dynamicTypeSize)
    case "layoutDirection": try set(\.layoutDirection)
    case "scenePhase": try set(\.scenePhase)
    case "isEnabled": try set(\.isEnabled)
    default:
      guard let identifier = literal.firstText else {
        throw StepFailure("\(literal) is no value of `locale`", details: ["values: an identifier such as \"de_DE\""])
      }
      simulator.graph.setEnvironment { $0.locale = Locale(identifier: identifier) }
    }
  }

  private static func wrapped(_ type: Any.Type) -> Any.Type { (type as? any OptionalType.Type)?.wrappedType ?? type }
}

private protocol OptionalType {
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
}

extension StepLiteral {
  /// The text, or that of the only argument: `"de"`, `Locale("de")`, `.init(identifier: "de")`.
  fileprivate var firstText: String? {
    switch self {
    case .string(let text): text
    case .fields(_, let arguments), .member(_, let arguments): arguments.count == 1 ? arguments[0].value.firstText : nil
    default: nil
    }
  }
}

/// The window that the view is shown in.
struct SimulatedWindow {
  /// In points.
  var size: CGSize
  var hasOwnHorizontalClass = false

  /// Tells the environment, and what depends on the space there is.
  @MainActor func apply(to simulator: Simulator) {
    var window = simulator.graph.layoutTree.window
    window.size = size
    simulator.setWindow(window, setsSizeClass: !hasOwnHorizontalClass)
    simulator.graph.update()
  }
}

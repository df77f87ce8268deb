/// A stored property of a declared type.
struct DeclaredProperty: Sendable, Equatable {
  let name: String
  let line: Int
  /// `State`, `Binding`, `Environment`, …; the first attribute of the property that may be a wrapper.
  let wrapper: String?
  let wrapperHasArguments: Bool
  let isLet: Bool
  let isStatic: Bool
  let type: String?
  let initialValue: String?

  /// Wrappers that make their value themselves.
  private static let selfMade: Set<String> = [
    "Environment", "EnvironmentObject", "Namespace", "FocusState", "AccessibilityFocusState", "FocusedValue",
    "FocusedBinding", "FocusedObject", "Query", "FetchRequest", "SectionedFetchRequest", "UIApplicationDelegateAdaptor",
    "NSApplicationDelegateAdaptor",
  ]

  private static let attributes: Set<String> = ["ViewBuilder", "MainActor", "available", "ObservationIgnored"]

  static func isWrapper(_ attribute: String) -> Bool { !attributes.contains(attribute) }

  /// Whether making the type needs a value for it.
  var isRequired: Bool {
    guard !isStatic, initialValue == nil else { return false }
    if let wrapper {
      // Without a type to write, the value can only come from the wrapper.
      if type == nil || Self.selfMade.contains(wrapper) { return false }
      if wrapper == "Binding" || wrapper == "ObservedObject" || wrapper == "Bindable" { return true }
      return !(isOptional || wrapperHasArguments && wrapper != "AppStorage" && wrapper != "SceneStorage")
    }
    return isLet || !isOptional
  }

  private var isOptional: Bool {
    guard let type else { return false }
    return type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
  }

  /// Whether it is a `@State` that can be flipped.
  var isBoolState: Bool {
    guard wrapper == "State", !isStatic else { return false }
    return type == "Bool" || type == nil && (initialValue == "true" || initialValue == "false")
  }

  /// What to type for it in a call: `name: <#String#>`.
  var argument: String {
    let type = type ?? "value"
    return wrapper == "Binding" ? "\(name): .constant(<#\(type)#>)" : "\(name): <#\(type)#>"
  }
}

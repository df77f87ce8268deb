extension Node {
  /// The value of the view or modifier with its dynamic properties connected.
  @MainActor var connectedValue: Any {
    func connect<T>(_ value: T) -> Any {
      var copy = value
      if marks.contains(.installed) { installProperties(of: &copy) }
      return copy
    }
    return _openExistential(anyValue, do: connect)
  }

  /// Every stored property by the name that the source has, with its value.
  @MainActor var propertyNames: [String] {
    let own = Mirror(reflecting: anyValue).children.compactMap(\.label).map(LiteralReading.plainName)
    return own + stateFields.map(\.name).filter { !own.contains($0) }
  }

  /// The value of a stored property as a literal; `nil` if there is none of that name.
  @MainActor func property(named name: String) -> StepLiteral? {
    if let field = stateFields.first(where: { $0.name == name }) {
      return LiteralReading.literal(of: field.storage.anyValue)
    }
    let children = Mirror(reflecting: connectedValue).children
    guard let child = children.first(where: { $0.label.map(LiteralReading.plainName) == name }) else { return nil }
    return LiteralReading.literal(of: child.value)
  }
}

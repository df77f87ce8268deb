/// A type declared in a source, as far as roots have to know it.
struct DeclaredType: Sendable, Equatable {
  enum Access: Sendable, Equatable {
    case visible
    case filePrivate
    /// Private to the type around it, so that nothing outside can name it.
    case nestedPrivate
  }

  /// With the types around it: `Outer.Inner`.
  let qualifiedName: String
  let keyword: String
  let line: Int
  let access: Access
  let isMain: Bool
  let hasGenericParameters: Bool
  /// The bytes of the whole declaration.
  let range: Range<Int>
  /// The names after the colon, those of extensions in the same file included; without generic arguments.
  var inherited: Set<String>
  let properties: [DeclaredProperty]
  var initializers: [DeclaredInitializer]
  /// Whether an initializer stands in the type itself, which takes away the memberwise one.
  let hasOwnInitializer: Bool

  var name: String { qualifiedName.split(separator: ".").last.map(String.init) ?? qualifiedName }

  /// The parameters to give, or `nil` if it can be made as `Name()`.
  var requiredArguments: [String]? {
    if initializers.contains(where: { $0.isAccessible && $0.requiredParameters.isEmpty }) { return nil }
    let memberwise = properties.filter(\.isRequired).map(\.argument)
    if !hasOwnInitializer, keyword == "struct" || memberwise.isEmpty { return memberwise.isEmpty ? nil : memberwise }
    return initializers.filter(\.isAccessible).map(\.requiredParameters).min { $0.count < $1.count } ?? memberwise
  }

  var isConstructible: Bool { requiredArguments == nil && !hasGenericParameters && access != .nestedPrivate }

  /// What to type to make one: `ProfileCard(name: <#String#>)`.
  var construction: String { "\(qualifiedName)(\((requiredArguments ?? []).joined(separator: ", ")))" }
}

/// An `init` of a declared type.
struct DeclaredInitializer: Sendable, Equatable {
  /// `name: <#String#>` for each parameter without a default.
  let requiredParameters: [String]
  let isAccessible: Bool
}

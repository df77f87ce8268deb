/// What the compiler asks; only the fields that are used.
struct PluginMessage: Decodable {
  struct Capability: Decodable {}

  struct Place: Decodable {
    var fileName: String
    var offset: Int
    var line: Int
  }

  struct Syntax: Decodable {
    var source: String
    var location: Place
  }

  struct Macro: Decodable {
    var typeName: String
  }

  struct Freestanding: Decodable {
    var macro: Macro
    var discriminator: String
    var syntax: Syntax
  }

  struct Attached: Decodable {
    var macro: Macro
    var macroRole: String
    var declSyntax: Syntax
    var lexicalContext: [Syntax]?
  }

  var getCapability: Capability?
  var expandFreestandingMacro: Freestanding?
  var expandAttachedMacro: Attached?
}

/// Why a macro cannot be expanded, and where.
struct ExpansionError: Error {
  var message: String
  var place: PluginMessage.Place
}

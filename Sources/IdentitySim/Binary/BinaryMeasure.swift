/// What the machine code of one build holds of a modifier, and of the branches that are made with it.
struct BinaryMeasure {
  /// One symbol in words.
  struct Part: Equatable {
    let name: String
    let bytes: Int
  }

  /// A function that makes branches.
  struct Branch: Equatable {
    let function: String
    /// How often the first and the second arm of an `if … else` are made.
    let first: Int
    let second: Int

    /// What the calls say: with both arms in the code, the choice between them is made at run time.
    var verdict: String {
      switch (first > 0, second > 0) {
      case (true, true): "both arms: evaluated"
      case (true, false): "first arm only: folded"
      default: "second arm only: folded"
      }
    }
  }

  /// Its own functions, and functions that only handle generic types made with it.
  private(set) var code: [Part] = []
  private(set) var otherCode: [Part] = []
  /// Its own metadata.
  private(set) var data: [Part] = []
  /// Functions that do not name it in their own name and refer to something of it.
  private(set) var users: [String] = []

  init(of subject: String, in object: ProgramObject) {
    var named: Set<String> = []
    for symbol in object.file.symbols {
      let name = object.name(symbol)
      let part = Part(name: name, bytes: symbol.size)
      guard Self.words(name).contains(subject) else { continue }
      named.insert(symbol.name)
      let isOwn = Self.words(Self.withoutGenericArguments(name)).contains(subject)
      switch (symbol.kind, isOwn) {
      case (.code, true): code.append(part)
      case (.code, false): otherCode.append(part)
      case (.data, true): data.append(part)
      case (.data, false): break
      }
    }
    for symbol in object.file.symbols where symbol.kind == .code && !named.contains(symbol.name) {
      if symbol.references.contains(where: named.contains) { users.append(object.name(symbol)) }
    }
    code.sort { ($0.name, $0.bytes) < ($1.name, $1.bytes) }
    users.sort()
  }

  /// The functions that make branches, by name.
  static func branches(in object: ProgramObject) -> [Branch] {
    object.file.symbols.compactMap { symbol in
      let first = symbol.references.count { $0.contains("11ViewBuilderO11buildEither5first") }
      let second = symbol.references.count { $0.contains("11ViewBuilderO11buildEither6second") }
      guard first + second > 0 else { return nil }
      return Branch(function: object.name(symbol), first: first, second: second)
    }.sorted { $0.function < $1.function }
  }

  /// `ModifiedContent<Text, X>` without what stands in the brackets; an opaque type's `<<…>>` stays.
  static func withoutGenericArguments(_ name: String) -> String {
    var result = ""
    // The open brackets; true for an opaque type's.
    var open: [Bool] = []
    var rest = name.replacing("->", with: "  ")[...]
    while let character = rest.first {
      if rest.hasPrefix("<<") {
        open.append(true)
        rest = rest.dropFirst(2)
        continue
      }
      rest.removeFirst()
      switch character {
      case "<": open.append(false)
      case ">":
        if open.popLast() == true, rest.first == ">" { rest.removeFirst() }
      default: if open.allSatisfy(\.self) { result.append(character) }
      }
    }
    return result
  }

  private static func words(_ text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}

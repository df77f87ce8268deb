import IdentityTree
import SourceText

/// Says of explanations what only the source knows: the text of the condition, and the rewrite as code for the place.
struct ExplainedSource {
  let lines: SourceLines
  private var tokens: [String: SourceTokens] = [:]

  init(lines: SourceLines) {
    self.lines = lines
    for name in lines.names { tokens[name] = lines.text(file: name).map { SourceTokens($0) } }
  }

  func tokens(ofFile name: String) -> SourceTokens? { tokens[name] }
  func tokens(of place: SourcePlace?) -> SourceTokens? { place.flatMap { tokens[$0.fileName] } }

  /// The explanation with the user's own words.
  func explained(_ explanation: Explanation) -> Explanation {
    var result = explanation
    // What the library wrote is no place to mend.
    if result.place?.isLibrary == true {
      result.place = [result.use, result.statement].compactMap(\.self).first { !$0.isLibrary }
      (result.use, result.formerPlace) = (nil, nil)
    }
    if let owner = result.owner, !declares(owner), let place = result.place, let type = enclosingType(of: place) {
      result.owner = type
    }
    var asked: [String] = []
    switch explanation.kind {
    case "branch", "optional":
      guard let branch = ExplainedBranch(result, in: self) else { break }
      asked = [branch.statement.subject] + branch.statement.arms.compactMap(\.condition)
      let isCustom = statement(ofCustomBuilder: result) != nil
      result.cause = branch.cause
      result.condition = branch.condition
      result.values = branch.values
      result.place?.line = branch.statement.line
      result.place?.column = branch.statement.column
      if isCustom {
        result.use = nil
      } else if let use = explanation.statement, use.fileID == result.place?.fileID,
        [branch.statement.line, branch.statement.endLine].contains(use.line)
      {
        result.use = nil
      } else if let use = explanation.statement, let place = result.place {
        result.use = branch.source.areTogether(use, place) ? nil : use
      }
      if let remedy = BranchRemedy(branch, result, in: self).lines { result.remedy = remedy }
    case "wrapped-type":
      guard let remedy = WrappedTypeRemedy(result, in: self) else { break }
      result.remedy = remedy.lines
      result.cause = remedy.cause ?? result.cause
    case "id": result.remedy = IDRemedy(result, in: self)?.lines ?? explanation.remedy
    case "element":
      result.remedy =
        ElementRemedy(returning: result, in: self)?.lines ?? ElementRemedy(result, in: self)?.lines ?? result.remedy
      // The place of a row's content is not that of the collection.
      if let place = result.place, let tokens = tokens(of: place),
        let call = tokens.call("ForEach", at: place) ?? tokens.call("List", at: place), let token = tokens[call],
        token.line < place.line
      {
        result.place?.line = token.line
        result.place?.column = token.column
      }
    case "object":
      guard let name = result.subject.split(separator: ".").last.map(String.init), let type = result.owner,
        let declaration = declaration(of: name, in: type)
      else { break }
      result.place = declaration.place
      // The view's own default is made with each of its values, whoever makes the view.
      if let initial = declaration.initial, let kind = declaration.type ?? result.replaced.first {
        result.cause = "each value of the view makes another object by default, and `@ObservedObject` keeps none"
        result.remedy = [
          "`@StateObject private var \(declaration.name) = \(initial)` in \(type): made once, and kept as long as the view;",
          "or `@ObservedObject var \(declaration.name): \(kind)`, given by an owner above that keeps it",
        ]
      }
    case "container":
      guard let (place, name) = presentation(result) else { break }
      result.place = place
      if explanation.isReplaced {
        result.remedy = [
          "an item whose id stays the same while the content is to stay, or `\(name)(isPresented:)` with the",
          "item as a state that the content reads",
        ]
      }
    default: break
    }
    if result.links.writes.count + result.links.environment.count > 1 {
      var deciding = DecidingWords(result, condition: asked, in: self)
      if !result.links.keepWrites(where: deciding.contains) {
        deciding.addRows(around: result.place)
        _ = result.links.keepWrites(where: deciding.contains)
      }
    }
    // A statement of the library's own is no use to anybody.
    if let use = result.use, tokens[use.fileName] == nil { result.use = nil }
    if result.remedy == explanation.remedy,
      ["optional", "container", "wrapped-type", "scrolling", "fit"].contains(explanation.kind),
      let hoisted = hoisting(result)
    {
      switch explanation.kind {
      case "scrolling": result.remedy = explanation.remedy + hoisted.dropFirst()
      case "fit": result.remedy = hoisted + explanation.remedy.dropFirst()
      default: result.remedy = hoisted
      }
    }
    return result
  }

  /// The explanation in lines, with what stands at its places.
  func lines(of explanation: Explanation) -> [String] {
    explained(explanation).lines.flatMap { line in
      line.hasPrefix("  at ") ? [line] + lines.quoted(in: line).map { "          \($0)" } : [line]
    }
  }

  /// A risk with the condition's text, at the statement rather than at one of its arms; with what would end it as code
  /// for that place.
  func told(_ risk: Risk) -> (risk: Risk, remedy: [String]) {
    var risk = risk
    if let use = risk.use, tokens[use.fileName] == nil { risk.use = nil }
    let explanation = Explanation(risk)
    guard ["branch", "optional"].contains(risk.kind), let place = risk.place, let tokens = tokens(of: place),
      let inner = BranchStatement.around(line: place.line, column: place.column, in: tokens).last?.statement
    else { return (risk, explained(explanation).remedy) }
    // Conditions inside of conditions are one branch with more arms: it begins where the statement does that is known.
    let around = BranchStatement.around(line: place.line, column: place.column, in: tokens).map(\.statement)
    let outer =
      risk.use.flatMap { use in around.first { $0.endLine == use.line && use.fileID == place.fileID } } ?? inner
    let whole = around.drop { $0 != outer }
    risk.place?.line = outer.line
    risk.place?.column = outer.column
    if let use = risk.use, let start = risk.place, tokens.areTogether(use, start) { risk.use = nil }
    let headers = whole.map { $0.isSwitch ? "switch \($0.subject)" : $0.arms[0].header }
    risk.condition = headers.map { "`\($0)`" }.joined(separator: " … ")
    var pseudo = Explanation(risk)
    pseudo.place = place
    let remedy =
      ExplainedBranch(risk, statement: inner, in: tokens).flatMap { BranchRemedy($0, pseudo, in: self).lines }
      ?? hoisting(pseudo) ?? [risk.remedy]
    return (risk, remedy)
  }

  // MARK: Presentations

  private static let presentations = [
    "sheet": "the sheet", "fullScreenCover": "full screen cover", "popover": "the popover", "alert": "the alert",
    "confirmationDialog": "confirmation dialog",
  ]

  /// The modifier that presented what went: the one around the content, or else one in the chain at the statement,
  /// of several the one that names what was written.
  private func presentation(_ explanation: Explanation) -> (place: SourcePlace, name: String)? {
    func calls(in range: Range<Int>, of tokens: SourceTokens) -> [Int] {
      range.filter { index in
        tokens.isText(index - 1, ".") && (tokens.isText(index + 1, "(") || tokens.isText(index + 1, "{"))
          && Self.presentations[tokens[index]?.text ?? ""].map(explanation.cause.contains) == true
      }
    }
    func found(_ call: Int, _ file: SourcePlace, _ tokens: SourceTokens) -> (place: SourcePlace, name: String)? {
      tokens[call].map {
        (SourcePlace(fileID: file.fileID, line: $0.line, column: $0.column), $0.text)
      }
    }
    if let place = explanation.place, let tokens = tokens(of: place),
      let start = tokens.index(line: place.line, column: place.column),
      let call = calls(in: 0..<start, of: tokens).last(where: { tokens.callEnd($0) > start })
    {
      return found(call, place, tokens)
    }
    for place in [explanation.statement, explanation.place].compactMap(\.self) {
      guard let tokens = tokens(of: place), let start = tokens.index(line: place.line, column: place.column) else {
        continue
      }
      let end = tokens.declarationBrace(around: start).map { tokens.list.closer(of: $0) } ?? tokens.list.count
      let calls = calls(in: start..<max(start, min(start + 400, end)), of: tokens)
      let written = Set(explanation.links.writes.compactMap { $0.split(separator: ".").last.map { "$\($0)" } })
      let named = calls.first { call in
        (call..<tokens.list.closer(of: call + 1)).contains { index in
          written.contains(tokens[index]?.text ?? "")
            || tokens.isText(index, "$") && written.contains("$" + (tokens[index + 1]?.text ?? ""))
        }
      }
      if let call = named ?? calls.first { return found(call, place, tokens) }
    }
    return nil
  }

  // MARK: Declarations

  /// Whether a type of that name is the user's.
  private func declares(_ type: String) -> Bool {
    tokens.values.contains { source in
      (0..<source.list.count).contains {
        source.isText($0, type) && ["struct", "class", "enum", "extension"].contains(source[$0 - 1]?.text ?? "")
      }
    }
  }

  /// The type that a place is written in.
  func enclosingType(of place: SourcePlace) -> String? {
    guard let source = tokens(of: place), let index = source.index(line: place.line, column: place.column) else {
      return nil
    }
    return source.braces(around: index).reversed().lazy.compactMap { brace -> String? in
      (max(0, brace - 40)..<brace).last { ["struct", "class"].contains(source[$0]?.text ?? "") }.flatMap { keyword in
        let isHead = !(keyword..<brace).contains { source.isText($0, "{") || source.isText($0, "}") }
        return isHead ? source[keyword + 1]?.text : nil
      }
    }.first
  }

  /// The type in which a view is made, which can hold its state: a wrapper that is given its content does not make it.
  func maker(of type: String, preferred: String?) -> String? {
    var makers: [String] = []
    for file in lines.names {
      guard let source = tokens[file] else { continue }
      for index in 0..<source.list.count where source.isText(index, type) {
        guard source.isText(index + 1, "(") || source.isText(index + 1, "{"),
          !["struct", "class", "extension", "enum", "."].contains(source[index - 1]?.text ?? ""),
          let token = source[index]
        else { continue }
        let place = SourcePlace(fileID: "UserProgram/\(file)", line: token.line, column: token.column)
        if let maker = enclosingType(of: place), maker != type, !isPreviewProvider(maker) { makers.append(maker) }
      }
    }
    return makers.first { $0 == preferred } ?? makers.first
  }

  /// Whether a type only shows previews: it has no state to give.
  private func isPreviewProvider(_ type: String) -> Bool {
    tokens.values.contains { source in
      (0..<source.list.count).contains { index in
        source.isText(index, type) && source.isText(index - 1, "struct") && source.isText(index + 1, ":")
          && source.isText(index + 2, "PreviewProvider")
      }
    }
  }

  /// The conditional behind a branch that a result builder of the user's own made: the one in the blocks of the views
  /// that take that builder, if there is only one.
  func statement(ofCustomBuilder explanation: Explanation) -> BranchStatement? {
    guard let place = explanation.place, let source = tokens(of: place),
      let index = source.index(line: place.line, column: place.column),
      let name = BranchRemedy.function(around: index, in: source)?.name,
      ["buildEither", "buildOptional", "buildIf"].contains(name), let owner = explanation.owner
    else { return nil }
    let calls = (0..<source.list.count).filter { index in
      source.isText(index, owner) && !["struct", "class", "extension", "."].contains(source[index - 1]?.text ?? "")
    }
    let found = calls.flatMap { call -> [BranchStatement] in
      var next = call + 1
      if source.isText(next, "(") { next = source.list.closer(of: next) + 1 }
      guard source.isText(next, "{") else { return [] }
      return BranchStatement.all(in: next + 1..<source.list.closer(of: next), of: source)
    }
    return found.count == 1 ? found[0] : nil
  }

  // MARK: Hoisting

  /// How the lost state is kept above what goes: its declaration there, a binding here.
  func hoisting(_ explanation: Explanation) -> [String]? {
    var keys: [String] = []
    for loss in explanation.losses where !keys.contains(loss.key) { keys.append(loss.key) }
    let declarations = keys.prefix(3).compactMap { key -> (type: String, declaration: StateDeclaration)? in
      let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return nil }
      return declaration(of: parts[1], in: parts[0]).map { (parts[0], $0) }
    }
    guard !declarations.isEmpty else { return nil }
    var lines: [String] = []
    for (type, declaration) in declarations {
      let owner = maker(of: type, preferred: explanation.owner) ?? explanation.owner ?? "the parent"
      if declaration.isObject {
        lines.append(
          "in \(owner) `\(declaration.text)`, in \(type) `@ObservedObject var \(declaration.name): \(declaration.type ?? "…")`"
        )
      } else if declaration.isFocus {
        let name = declaration.name
        let value = declaration.type ?? "…"
        lines.append(
          "in \(owner) `\(declaration.text)`, in \(type) `var \(name): FocusState<\(value)>.Binding`, given as `$\(name)`"
        )
      } else {
        let name = declaration.name
        lines.append("in \(owner) `\(declaration.text)`, in \(type) `@Binding var \(name): \(declaration.type ?? "…")`")
      }
    }
    let above = [
      "container": "presentation", "wrapped-type": "`AnyView`", "scrolling": "row", "fit": "`ViewThatFits`",
    ][explanation.kind]
    return ["the state above the \(above ?? "condition"), if it is to be kept:"] + lines
  }

  func declaration(of name: String, in type: String) -> StateDeclaration? {
    for file in lines.names {
      guard let tokens = tokens[file], var found = StateDeclaration(of: name, in: type, source: tokens) else {
        continue
      }
      found.place.fileID = "UserProgram/\(file)"
      return found
    }
    return nil
  }
}

/// `@State private var count = 0` in a type of the user's.
struct StateDeclaration {
  let name: String
  let text: String
  let type: String?
  /// What it begins with.
  let initial: String?
  let isObject: Bool
  let isFocus: Bool
  /// Where its name stands.
  var place: SourcePlace

  init?(of name: String, in type: String, source: SourceTokens) {
    let list = source.list
    for index in 0..<list.count where list.isText(index, type) {
      guard list.isText(index - 1, "struct") || list.isText(index - 1, "class"),
        let brace = (index..<min(index + 60, list.count)).first(where: { list.isText($0, "{") })
      else { continue }
      var position = brace + 1
      while position < list.closer(of: brace) {
        if list.isText(position, "var"), list.isText(position + 1, name),
          let start = Self.attribute(before: position, source)
        {
          let line = list[position]?.line ?? 0
          var end = position + 2
          while end < list.closer(of: brace), let token = list[end], token.line == line, !token.is(";") {
            end = list.after(end)
          }
          self.name = name
          place = SourcePlace(fileID: "", line: line, column: list[position + 1]?.column ?? 1)
          text = source.line(start..<end)
          isFocus = list.isText(start + 1, "FocusState")
          isObject = list.isText(start + 1, "StateObject")
          self.type = Self.type(position + 2..<end, source)
          let sign = (position + 2..<end).first { source.isText($0, "=") }
          initial = sign.map { source.line($0 + 1..<end) }
          return
        }
        position = list.after(position)
      }
    }
    return nil
  }

  /// Where `@State` begins that belongs to a `var`.
  private static func attribute(before index: Int, _ source: SourceTokens) -> Int? {
    var position = index - 1
    while position > 0, source[position]?.line == source[index]?.line || source.isText(position - 1, "@") {
      if source.isText(position, "@") { return position }
      if source.isText(position, "}") || source.isText(position, "{") { return nil }
      position = source.before(position)
    }
    return source.isText(position, "@") ? position : nil
  }

  private static func type(_ range: Range<Int>, _ source: SourceTokens) -> String? {
    if source.isText(range.lowerBound, ":") {
      let end = range.first { source.isText($0, "=") || source.isText($0, "{") } ?? range.upperBound
      return source.line(range.lowerBound + 1..<end)
    }
    guard source.isText(range.lowerBound, "="), let value = source[range.lowerBound + 1] else { return nil }
    switch value.kind {
    case .literal: return "String"
    case .number: return value.text.contains(".") ? "Double" : "Int"
    case .word where value.text == "true" || value.text == "false": return "Bool"
    case .word where value.text.first?.isUppercase == true: return value.text
    default: return nil
    }
  }
}

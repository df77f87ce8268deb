import SourceText

/// A view that a program can start with.
enum ProgramRootChoice: Sendable, Equatable {
  /// What the user typed after `--root`; `file` is where it is evaluated.
  case expression(String, file: Int)
  /// A root of a steps file.
  case step(StepRoot, file: Int)
  case preview(PreviewMacroUse, file: Int)
  case provider(DeclaredType, file: Int)
  case app(DeclaredType, file: Int)
  case view(DeclaredType, file: Int)

  var file: Int {
    switch self {
    case .expression(_, let file), .step(_, let file), .preview(_, let file), .provider(_, let file), .app(_, let file),
      .view(_, let file):
      file
    }
  }

  /// How reports name it.
  var name: String {
    switch self {
    case .expression(let text, _): text
    case .step(let root, _): root.text
    case .preview(let use, _): use.name.map { "#Preview \"\($0)\"" } ?? "#Preview line \(use.line)"
    case .provider(let type, _): "\(type.qualifiedName).previews"
    case .app(let type, _): type.qualifiedName
    case .view(let type, _): type.construction
    }
  }
}

/// An expression that makes a root, and where a steps file has it.
struct StepRoot: Sendable, Equatable {
  let text: String
  let path: String
  let line: Int
  /// Counted from 1.
  let column: Int
}

/// Why no root was found; the words are in ``UserProgramError``.
enum RootDiscoveryError: Error, Sendable, Equatable {
  case noViews
  /// Views that nobody uses, or all views if each is used by another.
  case several([String])
  /// The one candidate, as it would have to be made.
  case needsArguments(construction: String, line: Int, file: Int)
  /// A name that no file has, and the views whose names are like it.
  /// In a steps file it is at `step`.
  case misspelled(String, like: [String], step: StepRoot?)
}

/// Finds the root of a program by the rule of the command's help.
enum RootDiscovery {
  static func roots(in files: [SourceOutline], expression: String?) throws(RootDiscoveryError) -> [ProgramRootChoice] {
    let previews = collect(files) { outline, file in outline.previews.map { .preview($0, file: file) } }
    if let expression {
      let named = previews.filter { if case .preview(let use, _) = $0 { use.name == expression } else { false } }
      if !named.isEmpty { return named }
      if let type = try declared(expression, in: files) { return [type] }
      try checkSpelling(of: expression, in: files)
      return [.expression(expression, file: home(of: expression, in: files))]
    }
    if !previews.isEmpty { return previews }
    let providers = collect(files) { outline, file in
      outline.types(conformingTo: "PreviewProvider").filter { $0.access != .nestedPrivate }
        .map { .provider($0, file: file) }
    }
    if !providers.isEmpty { return providers }
    let apps = collect(files) { outline, file in
      outline.types(conformingTo: "App").filter(\.isMain).map { .app($0, file: file) }
    }
    if let app = apps.first { return [app] }
    return [try onlyUnusedView(in: files)]
  }

  /// The roots of a steps file, each once; `nil` stands for the default one.
  static func roots(
    in files: [SourceOutline], steps: [StepRoot?], expression: String?
  ) throws(RootDiscoveryError) -> [ProgramRootChoice] {
    var choices: [ProgramRootChoice] = []
    for root in steps {
      let choice: ProgramRootChoice
      if let root {
        try checkSpelling(of: root.text, in: files, step: root)
        choice = .step(root, file: home(of: root.text, in: files))
      } else {
        let found = try roots(in: files, expression: expression)
        guard let first = found.first else { throw .noViews }
        choice = first
      }
      if !choices.contains(where: { $0.name == choice.name }) { choices.append(choice) }
    }
    return choices
  }

  /// What can be given for a root beside those that are chosen: apps, previews and views that nobody uses.
  static func others(than chosen: [ProgramRootChoice], in files: [SourceOutline]) -> [String] {
    var names: [String] = []
    for (file, outline) in files.enumerated() {
      var choices: [(choice: ProgramRootChoice, word: String)] = []
      for use in outline.previews { if let name = use.name { choices.append((.preview(use, file: file), name)) } }
      for type in outline.types(conformingTo: "PreviewProvider") where type.access != .nestedPrivate {
        choices.append((.provider(type, file: file), type.qualifiedName))
      }
      for type in outline.types(conformingTo: "App") where type.isMain {
        choices.append((.app(type, file: file), type.qualifiedName))
      }
      names += choices.filter { !chosen.contains($0.choice) && !names.contains($0.word) }.map(\.word)
    }
    for (file, type) in unusedViews(in: files) where type.isConstructible {
      let choice = ProgramRootChoice.view(type, file: file)
      if !chosen.contains(choice), !names.contains(choice.name) { names.append(choice.name) }
    }
    return names
  }

  /// Every view that could be the root and can be made without arguments, where no single one stands out.
  static func everyRoot(in files: [SourceOutline]) throws(RootDiscoveryError) -> [ProgramRootChoice] {
    do throws(RootDiscoveryError) {
      return try roots(in: files, expression: nil)
    } catch {
      guard case .several = error else { throw error }
      let usable = candidates(in: files).filter(\.type.isConstructible)
      guard !usable.isEmpty else { throw error }
      return usable.map { .view($0.type, file: $0.file) }
    }
  }

  /// The views that nobody uses, or all views if each is used by another.
  private static func candidates(in files: [SourceOutline]) -> [(file: Int, type: DeclaredType)] {
    let unused = unusedViews(in: files)
    return unused.isEmpty ? views(in: files) : unused
  }

  private static func views(in files: [SourceOutline]) -> [(file: Int, type: DeclaredType)] {
    files.enumerated().flatMap { file, outline in outline.views.map { (file: file, type: $0) } }
  }

  private static func unusedViews(in files: [SourceOutline]) -> [(file: Int, type: DeclaredType)] {
    views(in: files).filter { view in
      !files.enumerated().contains { file, outline in
        file == view.file ? outline.isUsed(view.type) : outline.list.tokens.contains { $0.is(view.type.name) }
      }
    }
  }

  private static func onlyUnusedView(in files: [SourceOutline]) throws(RootDiscoveryError) -> ProgramRootChoice {
    let candidates = candidates(in: files)
    guard let view = candidates.first else { throw .noViews }
    guard candidates.count == 1 else { throw .several(candidates.map(\.type.construction)) }
    guard view.type.isConstructible else {
      throw .needsArguments(construction: view.type.construction, line: view.type.line, file: view.file)
    }
    return .view(view.type, file: view.file)
  }

  /// The root that the bare name of a type means.
  private static func declared(
    _ name: String, in files: [SourceOutline]
  ) throws(RootDiscoveryError) -> ProgramRootChoice? {
    for (file, outline) in files.enumerated() {
      guard let type = outline.types.first(where: { $0.qualifiedName == name }) else { continue }
      if type.inherited.contains("App") { return .app(type, file: file) }
      if type.inherited.contains("PreviewProvider") { return .provider(type, file: file) }
      guard type.inherited.contains("View") else { continue }
      guard type.isConstructible else {
        throw .needsArguments(construction: type.construction, line: type.line, file: file)
      }
      return .view(type, file: file)
    }
    return nil
  }

  /// Throws where the expression begins with a name that is nowhere in the files but nearly that of a view in them.
  private static func checkSpelling(
    of expression: String, in files: [SourceOutline], step: StepRoot? = nil
  ) throws(RootDiscoveryError) {
    guard let name = SourceLexer.tokens(of: expression).first, name.kind == .word,
      !LibraryNames.types.contains(name.text),
      !files.contains(where: { $0.list.tokens.contains { $0.is(name.text) } })
    else { return }
    let like = files.flatMap(\.views).map(\.name).filter { MissingName.isNear($0, name.text) }
    if !like.isEmpty { throw .misspelled(name.text, like: like, step: step) }
  }

  /// The file that declares the first type that the expression names, so that private types can be reached.
  private static func home(of expression: String, in files: [SourceOutline]) -> Int {
    for token in SourceLexer.tokens(of: expression) where token.kind == .word {
      if let file = files.firstIndex(where: { $0.types.contains { $0.name == token.text } }) { return file }
    }
    return 0
  }

  private static func collect(
    _ files: [SourceOutline], _ find: (SourceOutline, Int) -> [ProgramRootChoice]
  ) -> [ProgramRootChoice] {
    files.enumerated().flatMap { find($1, $0) }
  }
}

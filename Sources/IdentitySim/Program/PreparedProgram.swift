import Foundation
import SourceText

/// A user program whose conditions are decided and whose roots are known.
struct PreparedProgram: Sendable {
  let program: UserProgram
  var sources: [PreparedSource]
  let outlines: [SourceOutline]
  let roots: [ProgramRootChoice]
  /// What asset catalogs hold; with `--stub-missing`, what they must have held, too.
  var assets: [AssetSymbol] = []

  /// For each file the arms that were decided, those not taken included.
  var arms: [(path: String, arms: [ConditionalArm])] {
    zip(program.files, sources).map { ($0.path, $1.arms) }
  }

  /// Which arms of `#if` were taken, and what each `#available` says, by lines, so that nobody wonders which code ran.
  var decisions: [String] {
    zip(program.files, sources).flatMap { file, source in
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      let arms = source.arms.filter(\.taken).map { arm in
        let condition = arm.condition == "else" ? "#else" : "#if \(arm.condition)"
        return (arm.line, "\(condition) is taken")
      }
      let facts = source.availability.map { ($0.line, "\($0.text) \($0.holds ? "holds" : "does not hold")") }
      return (arms + facts).sorted { $0.0 < $1.0 }.map { "\(name):\($0.0): \($0.1)" }
    }
  }

  /// One line about the roots that were not chosen, unless the user chose.
  var otherRoots: [String] {
    guard program.options.root == nil, program.options.stepRoots.isEmpty else { return [] }
    let others = RootDiscovery.others(than: roots, in: outlines)
    return others.isEmpty ? [] : ["other roots: \(others.map { "--root '\($0)'" }.joined(separator: ", "))"]
  }

  /// What is compiled.
  var compiledSources: [ProgramSource] {
    let entryFiles = Set(roots.map(\.file)).sorted()
    let files = sources.indices.map { number in
      ProgramSource(
        path: program.files[number].path, prepared: sources[number], number: number,
        roots: roots.filter { $0.file == number }, entryFiles: number == entryFiles.first ? entryFiles : nil)
    }
    let symbols = AssetSource.text(assets, for: sources.map(\.text))
    return files + (symbols.map { [ProgramSource(path: AssetSource.path, text: $0)] } ?? [])
      + (sources.contains(where: \.usesDataTaskPublisher) ? [NetworkPublisher.source] : [])
  }

  /// Compiles and links, unless the same program was compiled before. Imports of modules of Apple's that are not here
  /// are left out, and unknown modifiers where it was asked for; both are said on standard error, so that no report is
  /// without it, unless the caller says it.
  func build(announcing: Bool = true) throws(UserProgramError) -> CompiledProgram {
    var current = self
    var modules: [MissingModule] = []
    var leftOut: [LeftOutModifier] = []
    while true {
      do throws(UserProgramError) {
        var compiled = try current.buildAsItIs()
        compiled.leftOut = leftOut
        compiled.missingModules = modules
        let notices = announcing ? compiled.notices.map { "\($0)\n" }.joined() : ""
        FileHandle.standardError.write(Data(notices.utf8))
        return compiled
      } catch {
        guard case .doesNotCompile(let messages, _) = error else { throw error }
        let imports = current.leaveOutImports(MissingModule.all(in: messages).filter(\.isApples))
        modules += imports
        let missing = program.options.stubsMissing ? MissingName.all(in: messages) : []
        let found = current.leaveOut(missing.filter(\.isModifier)) + current.standIn(for: missing)
        guard !found.isEmpty || !imports.isEmpty else {
          throw .doesNotCompile(messages: messages + rootHint(messages), without: modules)
        }
        leftOut += found
      }
    }
  }

  /// What there is instead of a root whose first name nothing has.
  private func rootHint(_ messages: String) -> String {
    let isUnknown = roots.contains { root in
      switch root {
      case .expression(let text, _): Self.isUnknown(text, messages)
      case .step(let step, _): Self.isUnknown(step.text, messages)
      default: false
      }
    }
    guard isUnknown else { return "" }
    let others = RootDiscovery.others(than: [], in: outlines)
    return others.isEmpty ? "" : "Roots there are: \(others.map { "'\($0)'" }.joined(separator: ", "))\n"
  }

  private static func isUnknown(_ expression: String, _ messages: String) -> Bool {
    guard let name = SourceLexer.tokens(of: expression).first, name.kind == .word else { return false }
    return messages.contains("cannot find '\(name.text)' in scope")
  }

  /// Takes imports out of the sources, each replaced by spaces.
  private mutating func leaveOutImports(_ missing: [MissingModule]) -> [MissingModule] {
    var all: [MissingModule] = []
    for module in missing {
      for index in sources.indices where sources[index].imports(module.name) {
        // A module that the platform lacks stays an error, as it is in Xcode.
        if SourcePlatform.isOfOtherPlatform(module.name, program.options.compile.conditions.platform) { continue }
        let lines = sources[index].leaveOutImport(of: module.name)
        all += lines.map { MissingModule(name: module.name, path: program.files[index].path, line: $0) }
      }
    }
    return all
  }

  /// Takes the calls of modifiers out of the sources.
  private mutating func leaveOut(_ missing: [MissingName]) -> [LeftOutModifier] {
    var all: [LeftOutModifier] = []
    for index in sources.indices {
      let path = program.files[index].path
      let (source, found) = sources[index].leavingOut(missing.filter { $0.path == path })
      sources[index] = source
      all += found.map { LeftOutModifier(name: $0.name, path: path, line: $0.line) }
    }
    return all
  }

  /// Takes missing constants for those of an asset catalog that is not there.
  private mutating func standIn(for missing: [MissingName]) -> [LeftOutModifier] {
    missing.compactMap { name in
      guard let asset = name.asset, !assets.contains(asset) else { return nil }
      assets.append(asset)
      return LeftOutModifier(name: name.name, path: name.path, line: name.line, isAsset: true)
    }
  }

  private func buildAsItIs() throws(UserProgramError) -> CompiledProgram {
    let command = CompilerCommand(toolchain: try toolchain(), library: try library())
    let compiler = ProgramCompiler(command: command, cache: program.options.cache)
    let foreign = foreignImports
    if !foreign.isEmpty { throw .doesNotCompile(messages: foreign, without: []) }
    do throws(ProgramCompiler.Failure) {
      return CompiledProgram(product: try compiler.product(of: compiledSources, options: program.options.compile))
    } catch {
      switch error {
      case .refused(let messages):
        let unknown = UnknownMembers(toolchain: command.toolchain, library: command.library)
        let texts = zip(program.files, sources).map { (path: $0.path, text: $1.text) }
        let notes = unknown.notes(for: texts, beside: messages)
        throw .doesNotCompile(messages: messages + notes, without: [])
      case .broken(let step, let details): throw .buildBroken(step: step, details: details)
      }
    }
  }

  /// The messages for imports of another platform's modules, which lie beside ours.
  private var foreignImports: String {
    let platform = program.options.compile.conditions.platform
    return sources.indices.map { index in
      sources[index].importPlaces { SourcePlatform.isOfOtherPlatform($0, platform) }.map { place in
        MissingModule.message(
          place.name, path: program.files[index].path, line: place.line, column: place.column, text: place.text)
      }.joined()
    }.joined()
  }

  func toolchain() throws(UserProgramError) -> SwiftToolchain {
    do throws(ToolchainSearch.Failure) {
      return try ToolchainSearch().toolchain()
    } catch {
      switch error {
      case .notFound(let searched): throw .noToolchain(searched: searched)
      case .overrideUnusable(let path): throw .toolchainUnusable(path: path)
      }
    }
  }

  func library() throws(UserProgramError) -> LibraryProducts {
    do throws(LibraryProducts.Missing) {
      return try LibraryProducts(folder: program.options.productsFolder)
    } catch {
      throw .noLibrary(folder: error.folder)
    }
  }
}

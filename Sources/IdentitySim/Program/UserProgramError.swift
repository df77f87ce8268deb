/// Why a user's files do not become a running program; the one place for the words.
enum UserProgramError: Error, Sendable, Equatable {
  /// No such file; `like` is the path of one of nearly that name in its folder.
  case missing(path: String, like: String?)
  case unreadable(path: String)
  case notText(path: String)
  case noViews(paths: [String])
  case severalRoots(candidates: [String])
  case rootNeedsArguments(construction: String, path: String, line: Int)
  /// `place`: where in a steps file.
  case rootMisspelled(name: String, like: [String], place: String?)
  case noToolchain(searched: [String])
  case toolchainUnusable(path: String)
  case noLibrary(folder: String)
  /// `without` are the modules of Apple's that are not here, whose imports were left out.
  case doesNotCompile(messages: String, without: [MissingModule])
  case buildBroken(step: String, details: String)
  case cannotStart(reason: String)

  /// The exit status of the command: all of these are unusable input.
  var exitStatus: Int32 { 2 }

  /// Whether the message is the compiler's own.
  var isCompilerMessage: Bool {
    if case .doesNotCompile = self { true } else { false }
  }

  var message: String {
    switch self {
    case .missing(let path, let like): Suggestion.missingFile(path, like: like)
    case .unreadable(let path): "\(path): cannot be read; give the path of a Swift file, or '-' for standard input"
    case .notText(let path): "\(path): is not text in UTF-8; give a Swift file"
    case .noViews(let paths) where paths.count == 1 && paths[0] != "-" && !paths[0].hasSuffix(".swift"):
      "\(paths[0]): is no Swift file, and no view is in it; give a file NAME.swift or a folder of such files"
    case .noViews(let paths):
      "\(paths.joined(separator: ", ")): no view found; expected a 'struct …: View', a '#Preview' or a '--root'"
    case .severalRoots(let candidates):
      "several views could be the root; choose one:\n" + candidates.map { "  --root '\($0)'" }.joined(separator: "\n")
    case .rootNeedsArguments(let construction, let path, let line):
      "\(path):\(line): the root cannot be made without arguments; fill in and give:\n  --root '\(construction)'"
    case .rootMisspelled(let name, let like, let place):
      if let place {
        "\(place): error: cannot find '\(name)' in scope; did you mean \(Self.alternatives(like))?"
      } else {
        "--root: there is no '\(name)'. Did you mean \(Self.alternatives(like))?"
      }
    case .noToolchain(let searched):
      """
      no Swift toolchain found: there is no 'swiftc' in \(searched.joined(separator: ", "))
      Install Swift from https://swift.org/install, or set SWIFTC to the path of a 'swiftc'.
      """
    case .toolchainUnusable(let path):
      "no Swift toolchain found: SWIFTC is '\(path)', which cannot be started; set it to the path of a 'swiftc'"
    case .noLibrary(let folder):
      """
      no built library in \(folder): user files are compiled against the modules beside the executable
      Run IdentitySim from its build folder, or build it again with 'swift build --product IdentitySim'.
      """
    case .doesNotCompile(let messages, let modules): Self.withHint(messages, modules)
    case .buildBroken(let step, let details): "\(step) failed:\n\(details)"
    case .cannotStart(let reason): "the compiled program cannot be started: \(reason)"
    }
  }

  private static func alternatives(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: " or ")
  }

  /// The compiler's words, and what to do where the reason is a limit of this tool.
  private static func withHint(_ messages: String, _ modules: [MissingModule]) -> String {
    if messages.contains("expressions are not allowed at the top level")
      || messages.contains("statements are not allowed at the top level")
    {
      return messages + "Statements outside of declarations are not run: put the view into a '#Preview' or a '--root'."
    }
    if messages.contains("compiled module was created by a different version of the compiler")
      || messages.contains("module compiled with Swift")
    {
      return messages + "The library was built by another compiler: build IdentitySim again, or set SWIFTC."
    }
    var hints: [String] = []
    let all = MissingName.all(in: messages)
    for module in modules {
      let hint = module.hint(uses: all.filter { $0.framework == module.name })
      if !hints.contains(hint) { hints.append(hint) }
    }
    for module in MissingModule.all(in: messages) {
      if let platform = SourcePlatform.owner(of: module.name) {
        hints.append(
          "\(module.name) is only on \(platform.name): give --platform \(platform.rawValue), or put what needs it "
            + "into '#if canImport(\(module.name))'.")
      } else if !module.isApples {
        hints.append(module.hint)
      }
    }
    let told = Set(modules.map(\.name))
    for missing in all where missing.asset == nil && !hints.contains(missing.hint) {
      if let framework = missing.framework, told.contains(framework) { continue }
      hints.append(missing.hint)
    }
    if let hint = MissingName.assetHint(all) { hints.insert(hint, at: 0) }
    return messages + hints.prefix(8).joined(separator: "\n")
  }
}

import Foundation

/// The object file of a user's program, compiled as it is to be measured.
struct ProgramObject {
  let file: ObjectFile
  /// What people call each symbol.
  let names: [String: String]

  init(_ prepared: PreparedProgram, options: UserProgram.Options) throws(CommandError) {
    let toolchain: SwiftToolchain
    let library: LibraryProducts
    do throws(UserProgramError) {
      toolchain = try prepared.toolchain()
      library = try prepared.library()
    } catch {
      throw CommandError(error.message, status: error.exitStatus)
    }
    let command = CompilerCommand(toolchain: toolchain, library: library)
    let compiler = ProgramCompiler(command: command, cache: options.cache)
    do throws(ProgramCompiler.Failure) {
      let path = try compiler.object(of: prepared.compiledSources, options: options.compile)
      guard let file = ObjectFile(path: path) else { throw .broken(step: "reading", details: Self.notELF) }
      self.file = file
    } catch {
      switch error {
      case .refused(let messages): throw CommandError(messages, isCompilerMessage: true)
      case .broken(let step, let details): throw CommandError("\(step) failed: \(details)")
      }
    }
    names = Self.demangled(file.symbols.map(\.name), toolchain: toolchain)
  }

  private static let notELF = "the compiled object is no 64-bit ELF file, which is what --binary reads (Linux)."

  func name(_ symbol: ObjectFile.Symbol) -> String { names[symbol.name] ?? symbol.name }

  /// What the toolchain's own tool calls the symbols; without the tool they keep their mangled names.
  private static func demangled(_ symbols: [String], toolchain: SwiftToolchain) -> [String: String] {
    guard let programs = toolchain.programs else { return [:] }
    let tool = "\(programs)/swift-demangle"
    var names: [String: String] = [:]
    let mangled = symbols.filter { $0.hasPrefix("$s") }
    for start in stride(from: 0, to: mangled.count, by: 400) {
      let some = Array(mangled[start..<min(mangled.count, start + 400)])
      guard
        let run = try? ToolRun(
          tool, ["--compact", "--simplified"] + some, environment: ProcessInfo.processInfo.environment), run.succeeded
      else { return [:] }
      let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      for (symbol, line) in zip(some, lines) { names[symbol] = String(line) }
    }
    return names
  }
}

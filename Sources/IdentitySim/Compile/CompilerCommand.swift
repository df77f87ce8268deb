import Foundation

/// The command lines for one toolchain and one build of the library.
///
/// On Linux the compiler proper and the linker are started directly, which saves half of the time; elsewhere, or
/// where the toolchain is a wrapper, its driver does it all.
struct CompilerCommand: Sendable {
  struct Line: Sendable, Equatable {
    let executable: String
    var arguments: [String]
  }

  let toolchain: SwiftToolchain
  let library: LibraryProducts

  static let moduleName = "UserProgram"
  static let libraryName = "IdentityTree"

  /// `libIdentityTree.so` of this system.
  static var libraryFile: String {
    #if os(macOS)
      "lib\(libraryName).dylib"
    #else
      "lib\(libraryName).so"
    #endif
  }

  /// All files to one object.
  func compile(_ files: [String], to object: String, options: CompileOptions) -> Line {
    // Line tables are enough to say where a program crashed.
    var shared =
      ["-c", "-gline-tables-only"] + files + ["-o", object, "-module-name", Self.moduleName, "-parse-as-library"]
    // The other style counts the lines of the copy in its margin.
    shared += ["-diagnostic-style", "llvm"]
    shared += ["-module-alias", "SwiftUI=\(LibraryProducts.module)", "-I", library.modulesFolder] + options.flags
    if let plugin = library.pluginExecutable {
      shared += ["-load-plugin-executable", "\(plugin)#\(LibraryProducts.plugin)"]
    }
    guard let target = Self.target, let frontend = toolchain.frontend, let resources = toolchain.runtimeResources else {
      return Line(executable: toolchain.driver, arguments: shared + ["-whole-module-optimization"])
    }
    let own = ["-target", target, "-disable-objc-interop", "-plugin-path", "\(resources)/host/plugins"]
    let server = "\(resources)/host/libSwiftInProcPluginServer.so"
    let plugins = FileManager.default.fileExists(atPath: server) ? ["-in-process-plugin-server-path", server] : []
    return Line(executable: frontend, arguments: ["-frontend"] + shared + own + plugins)
  }

  /// The library's objects to one shared library.
  func linkLibrary(to file: String) -> Line {
    var arguments = ["-emit-library", "-module-name", LibraryProducts.module] + library.objects + ["-o", file]
    #if os(macOS)
      arguments += ["-Xlinker", "-install_name", "-Xlinker", "@rpath/\(Self.libraryFile)"]
    #else
      arguments += ["-use-ld=lld", "-Xlinker", "-soname", "-Xlinker", Self.libraryFile]
    #endif
    return Line(executable: toolchain.driver, arguments: arguments)
  }

  /// Asks `clang` for the linker's command line; `nil` where the driver links.
  func linkTemplate(libraryFolder: String) -> Line? {
    clangLink(LinkTemplate.object, [LinkTemplate.libraries], libraryFolder: libraryFolder, to: LinkTemplate.program) {
      ["-Xlinker", $0]
    }.map { Line(executable: $0.executable, arguments: ["-###"] + $0.arguments) }
  }

  /// A program's object and the shared library in `libraryFolder` to an executable: lines to run in this order.
  func link(_ object: String, libraryFolder: String, to program: String) -> [Line] {
    let list = "\(object).autolink"
    guard let extract = toolchain.autolinkExtract,
      let line = clangLink(object, ["@\(list)"], libraryFolder: libraryFolder, to: program, input: { [$0] })
    else {
      let ours = Self.ours(libraryFolder)
      return [Line(executable: toolchain.driver, arguments: [object] + ours + ["-o", program])]
    }
    return [Line(executable: extract, arguments: [object, "-o", list]), line]
  }

  private func clangLink(
    _ object: String, _ libraries: [String], libraryFolder: String, to program: String, input: (String) -> [String]
  ) -> Line? {
    guard let target = Self.target, let clang = toolchain.clang, let resources = toolchain.runtimeResources else {
      return nil
    }
    let runtime = "\(resources)/linux"
    // Our library comes first, so that what it defines is found before what it stands in for.
    let arguments =
      ["-fuse-ld=lld", "-pie", "\(runtime)/\(Self.architecture)/swiftrt.o"] + input(object) + Self.ours(libraryFolder)
      + libraries.flatMap(input) + ["-L", runtime, "-lswiftCore", "-Xlinker", "-rpath", "-Xlinker", runtime]
      + ["--target=\(target)", "-o", program]
    return Line(executable: clang, arguments: arguments)
  }

  private static func ours(_ folder: String) -> [String] {
    ["-L", folder, "-l\(libraryName)", "-Xlinker", "-rpath", "-Xlinker", folder]
  }

  private static var architecture: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }

  /// `nil` where the driver has to be used.
  private static var target: String? {
    #if os(Linux) && canImport(Glibc) && (arch(x86_64) || arch(arm64))
      "\(architecture)-unknown-linux-gnu"
    #else
      nil
    #endif
  }
}

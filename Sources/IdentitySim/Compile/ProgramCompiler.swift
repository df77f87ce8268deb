import Foundation

/// Compiles and links user programs, or finds them in the cache.
struct ProgramCompiler: Sendable {
  /// Why there is no program; the words are in ``UserProgramError``.
  enum Failure: Error, Sendable, Equatable {
    /// The compiler refused the program; its own words, with the user's file names and lines.
    case refused(String)
    /// The linker or the file system failed.
    case broken(step: String, details: String)
  }

  /// A program that can be started.
  struct Product: Sendable, Equatable {
    let executable: String
    /// The compiler's warnings, each time the same, cached or not.
    let warnings: String
    let wasCached: Bool
    /// The toolchain's own tool that says where a program crashed.
    var backtracer: String?
  }

  let command: CompilerCommand
  let cache: ProgramCache
  var environment = ProcessInfo.processInfo.environment

  /// Changes when what is written into an entry changes its form.
  private static let form = "3"

  func product(of sources: [ProgramSource], options: CompileOptions) throws(Failure) -> Product {
    try checkFolders()
    let tools = [Self.form, command.toolchain.fingerprint, command.library.fingerprint]
    let libraryEntry = "library-" + ContentHash.hexadecimal(of: tools)
    let libraryFolder = try cache.entry(libraryEntry) { folder throws(Failure) in
      let line = command.linkLibrary(to: "\(folder)/\(CompilerCommand.libraryFile)")
      try run(line, step: "linking the library")
      try writeLinkTemplate(for: "\(cache.folder)/\(libraryEntry)", to: "\(folder)/\(Self.templateFile)")
    }.folder
    let key = ContentHash.hexadecimal(of: tools + options.flags + sources.map(\.text))
    let entry = try cache.entry("program-" + key) { folder throws(Failure) in
      try build(sources, options: options, libraryFolder: libraryFolder, folder: folder)
    }
    let warnings = FileManager.default.contents(atPath: "\(entry.folder)/warnings") ?? Data()
    return Product(
      executable: "\(entry.folder)/program", warnings: String(decoding: warnings, as: UTF8.self),
      wasCached: entry.wasCached, backtracer: command.toolchain.backtracer)
  }

  /// The path of the program's object file alone, before it is linked.
  func object(of sources: [ProgramSource], options: CompileOptions) throws(Failure) -> String {
    try checkFolders()
    let tools = [Self.form, command.toolchain.fingerprint, command.library.fingerprint]
    let key = ContentHash.hexadecimal(of: tools + options.flags + sources.map(\.text))
    let entry = try cache.entry("object-" + key) { folder throws(Failure) in
      _ = try compile(sources, options: options, to: "\(folder)/program.o", folder: folder)
    }
    return "\(entry.folder)/program.o"
  }

  private func checkFolders() throws(Failure) {
    let temporary = NSTemporaryDirectory()
    let isFine = FileManager.default.isWritableFile(atPath: temporary)
    guard !isFine || !cache.isWritable else { return }
    let (folder, variable) = isFine ? (cache.folder, "XDG_CACHE_HOME") : (temporary, "TMPDIR")
    throw .broken(
      step: "making room for compiled programs",
      details: "\(folder) cannot be written: make it writable, or set \(variable) to a folder that is")
  }

  private func build(
    _ sources: [ProgramSource], options: CompileOptions, libraryFolder: String, folder: String
  ) throws(Failure) {
    let object = "\(folder)/program.o"
    let files = try compile(sources, options: options, to: object, folder: folder)
    try link(object, libraryFolder: libraryFolder, to: "\(folder)/program")
    for file in files + [object, "\(object).autolink"] { try? FileManager.default.removeItem(atPath: file) }
  }

  /// Writes the sources and the compiler's warnings into the folder; the result are the files of the sources.
  private func compile(
    _ sources: [ProgramSource], options: CompileOptions, to object: String, folder: String
  ) throws(Failure) -> [String] {
    var files: [String] = []
    for (number, source) in sources.enumerated() {
      let file = "\(folder)/File\(number).swift"
      try write(source.text, to: file)
      files.append(file)
    }
    var line = command.compile(files, to: object, options: options)
    if cache.isTemporary { line.arguments += ["-module-cache-path", "\(cache.folder)/modules"] }
    let notice = Self.slowNotice(for: sources)
    defer { notice?.cancel() }
    let compiled = try start(line, step: "compiling")
    var messages = compiled.errors
    for (file, source) in zip(files, sources) { messages = messages.replacingOccurrences(of: file, with: source.path) }
    messages = CompilerMessages(messages).text(ofFiles: sources.map(\.path))
    guard compiled.succeeded else {
      // A compiler that crashed or was stopped says nothing about the program.
      guard messages.contains("error:") else {
        throw .broken(step: "compiling", details: "the compiler ended with \(compiled.ending): \(messages)")
      }
      throw .refused(messages)
    }
    try write(messages, to: "\(folder)/warnings")
    return files
  }

  /// Says on a terminal that a compile takes long; a body with an error in it can keep the compiler busy for minutes.
  private static func slowNotice(for sources: [ProgramSource]) -> DispatchWorkItem? {
    guard isatty(STDERR_FILENO) == 1, let first = sources.first else { return nil }
    let name = URL(fileURLWithPath: first.path).lastPathComponent
    let notice = DispatchWorkItem {
      let text =
        "The compiler is still busy with \(name) after 10 seconds: long bodies take it long, and longer with an error "
        + "in them. Control-C stops it.\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 10, execute: notice)
    return notice
  }

  private func link(_ object: String, libraryFolder: String, to program: String) throws(Failure) {
    if let data = FileManager.default.contents(atPath: "\(libraryFolder)/\(Self.templateFile)"),
      let template = try? JSONDecoder().decode(LinkTemplate.self, from: data),
      let libraries = AutolinkEntries.entries(ofObject: object)
    {
      try run(template.line(object: object, libraries: libraries, program: program), step: "linking")
      return
    }
    for line in command.link(object, libraryFolder: libraryFolder, to: program) { try run(line, step: "linking") }
  }

  /// Beside the library in the cache, for all programs that are linked against it.
  private static let templateFile = "link.json"

  private func writeLinkTemplate(for libraryFolder: String, to file: String) throws(Failure) {
    guard let line = command.linkTemplate(libraryFolder: libraryFolder) else { return }
    let printed = try start(line, step: "asking for the linker").errors
    guard let template = LinkTemplate(printed: printed), let data = try? JSONEncoder().encode(template) else { return }
    try write(String(decoding: data, as: UTF8.self), to: file)
  }

  private func write(_ text: String, to file: String) throws(Failure) {
    do {
      try text.write(toFile: file, atomically: false, encoding: .utf8)
    } catch {
      throw .broken(step: "writing \(file)", details: "\(error.localizedDescription)")
    }
  }

  private func run(_ line: CompilerCommand.Line, step: String) throws(Failure) {
    let run = try start(line, step: step)
    guard run.succeeded else { throw .broken(step: step, details: run.output + run.errors) }
  }

  private func start(_ line: CompilerCommand.Line, step: String) throws(Failure) -> ToolRun {
    do throws(SystemError) {
      return try ToolRun(line.executable, line.arguments, environment: environment)
    } catch {
      throw .broken(step: step, details: error.message)
    }
  }
}

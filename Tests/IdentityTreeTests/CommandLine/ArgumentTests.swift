import Foundation
import Testing

@testable import IdentitySim

@Suite("Arguments")
struct ArgumentTests {
  private func read(_ arguments: [String]) throws -> ProgramOptions {
    var reader = ArgumentReader(arguments)
    var options = ProgramOptions()
    while let argument = reader.next() {
      guard try options.take(argument, from: &reader) else {
        throw reader.unknown(argument, among: ProgramOptions.names)
      }
    }
    return options
  }

  @Test("Options of programs are read with their values")
  func options() throws {
    let options = try read([
      "--root", "A()", "--platform", "macos", "--os", "14.2", "-D", "X", "--release", "--swift-version", "6",
      "--timeout", "2.5", "--together",
    ])
    #expect(options.program.root == "A()")
    #expect(options.program.compile.conditions.platform == .macos)
    #expect(options.program.compile.conditions.systemVersion == SourceVersion("14.2"))
    #expect(options.program.compile.conditions.definitions == ["X"])
    #expect(options.program.compile.isRelease)
    #expect(options.program.compile.conditions.languageMode == 6)
    #expect(options.timeout == 2.5)
    #expect(options.isTogether)
  }

  @Test(
    "What cannot be read is said with what would be right",
    arguments: [
      (["--root"], "--root needs a value."),
      (["--platform", "tvos"], "--platform takes ios or macos, not 'tvos'."),
      (["--os", "new"], "--os takes a version such as 18 or 17.4, not 'new'."),
      (["--swift-version", "4"], "--swift-version takes 5 or 6, not '4'."),
      (["--timeout", "0"], "--timeout takes seconds between 0 and 86400, not '0'."),
      (["--timeout", "nan"], "--timeout takes seconds between 0 and 86400, not 'nan'."),
      (["--releas"], "there is no option '--releas'. Did you mean '--release'?"),
      (["--", "--root"], "unexpected argument '--root'."),
    ])
  func errors(arguments: [String], message: String) {
    #expect(throws: CommandError(message)) { try read(arguments) }
  }

  @Test(
    "The nearest name is suggested, and none that is far",
    arguments: [("runn", "run"), ("tre", "tree"), ("zzzzzzz", nil)])
  func suggestions(word: String, nearest: String?) {
    let message = Suggestion.message(for: word, kind: "command", among: ["run", "tree", "list"])
    #expect(message == "there is no command '\(word)'." + (nearest.map { " Did you mean '\($0)'?" } ?? ""))
  }

  @MainActor @Test("Every command has a summary, a help text, and a name of its own")
  func commands() {
    let names = CommandTable.all.map { $0.name }
    #expect(Set(names).count == names.count)
    for command in CommandTable.all {
      #expect(!command.summary.isEmpty && !command.summary.hasSuffix("."), "\(command.name)")
      #expect(command.help.hasPrefix("IdentitySim \(command.name)"))
      #expect(HelpCommand.overview.contains("IdentitySim \(command.name)"))
    }
  }

  @Test("Policies are chosen by name or by release, single choices over it in whatever order")
  func policies() throws {
    #expect(try read(["--policy", "group-callbacks=per-child"]).policies.choices == ["group-callbacks": "per-child"])
    #expect(try read(["--policy", "tabs=lazy", "--ios", "16"]).policies.choices == ["nested-transactions": "replaced"])
    #expect(try read(["--ios", "17"]).program.compile.conditions.systemVersion == SourceVersion("17"))
    #expect(
      try read(["--os", "17.4", "--ios", "17"]).program.compile.conditions.systemVersion == SourceVersion("17.4"))
    #expect(
      try read(["--ios", "17", "--os", "17.4"]).program.compile.conditions.systemVersion == SourceVersion("17.4"))
  }

  @Test(
    "A wrong policy is told with the nearest right one",
    arguments: [
      (["--policy", "group-callback=merged"], "there is no policy 'group-callback'. Did you mean 'group-callbacks'?"),
      (
        ["--policy", "tabs=egar"],
        "'egar' is no value of the policy tabs. Did you mean 'eager'? It takes lazy, eager, eager-appear."
      ),
      (["--policy", "tabs"], "--policy takes NAME=VALUE such as group-callbacks=per-child, not 'tabs'."),
      (["--policy"], "--policy needs a value."),
      (["--ios", "15"], "there are no policies of iOS '15': it takes 16, 17, 18, 26."),
      (["--ios", "17", "--os", "18"], "--ios 17 and --os 18 name different releases."),
      (["--os", "18", "--ios", "17"], "--ios 17 and --os 18 name different releases."),
      (["--platform", "macos", "--ios", "17"], "--ios 17 is no release of macOS: leave out --platform macos."),
    ])
  func wrongPolicies(arguments: [String], message: String) {
    #expect(throws: CommandError(message)) { _ = try read(arguments) }
  }

  @Test("A folder is one program of all its Swift files, several files are several programs unless told otherwise")
  func programs() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "programs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["A.swift", "Sub/B.swift", ".build/C.swift", "Package.swift", "notes.txt"] {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let programs = try ProgramFiles.programs([folder.path], together: false)
    #expect(programs.map(\.paths) == [["\(folder.path)/A.swift", "\(folder.path)/Sub/B.swift"]])
    #expect(
      try ProgramFiles.programs(["x.swift", "y.swift"], together: false).map(\.paths) == [["x.swift"], ["y.swift"]])
    #expect(
      try ProgramFiles.programs(["x.swift", "y.swift"], together: true).map(\.paths) == [["x.swift", "y.swift"]])
    #expect(throws: CommandError("\(folder.path)/.build/none: there is no Swift file in this folder.")) {
      let empty = folder.appending(path: ".build/none")
      try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
      _ = try ProgramFiles.programs([empty.path], together: false)
    }
  }
}

/// The tool as a process: exit statuses and what goes where.
@Suite("The tool", .serialized)
struct ToolTests {
  private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> ToolRun {
    try ToolRun(
      "\(LibraryProducts.executableFolder)/IdentitySim", arguments,
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
  }

  private func file(_ text: String, _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "View.swift").path
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    try body(path)
  }

  @Test("Mistyped words are status 2, on standard error, with a suggestion")
  func mistyped() throws {
    for (arguments, message) in [
      (["runn"], "IdentitySim: there is no command 'runn'. Did you mean 'run'?\n"),
      (["run", "if-modifer"], "IdentitySim: there is no scenario 'if-modifer'. Did you mean 'if-modifier'?\n"),
      (["run", "if-modifier", "--jsn"], "IdentitySim: there is no option '--jsn'. Did you mean '--json'?\n"),
      (
        ["run", "nowhere.swift"],
        "IdentitySim: nowhere.swift: there is no such file; give the path of a Swift file, or '-' for "
          + "standard input\n"
      ),
    ] {
      let run = try ToolRun(
        "\(LibraryProducts.executableFolder)/IdentitySim", arguments, environment: ProcessInfo.processInfo.environment)
      #expect(run.ending == .exited(2))
      #expect(run.output.isEmpty)
      #expect(run.errors == message)
    }
  }

  @Test("A file that is not there is told with the file of nearly that name in its folder")
  func mistypedFile() throws {
    try file("") { path in
      let folder = path.replacing("View.swift", with: "")
      for (name, kind) in [
        ("View.swif", "run"), ("Veiw.swift", "run"), ("View.stesp", "check"), ("Veiw.swift", "explore"),
      ] {
        let run = try run(kind, folder + name)
        #expect(run.ending == .exited(2))
        #expect(run.errors == "IdentitySim: \(folder)\(name): there is no such file. Did you mean '\(path)'?\n")
      }
    }
  }

  @Test("Help and version are data")
  func help() throws {
    for arguments in [["--help"], ["help"], ["run", "--help"], ["help", "run"], ["list", "-h"], ["--version"]] {
      let run = try ToolRun(
        "\(LibraryProducts.executableFolder)/IdentitySim", arguments, environment: ProcessInfo.processInfo.environment)
      #expect(run.ending == .exited(0) && !run.output.isEmpty && run.errors.isEmpty, "\(arguments)")
    }
  }

  @Test("A pipe gets no colors, and no question")
  func plain() throws {
    let run = try run("run", "inert-argument", "--predict", environment: ["TERM": "xterm-256color"])
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.output.contains("Predict: ") && run.output.contains("✓ nothing is lost"))
    #expect(run.output.contains("struct InertScreen: View {"))
  }

  @Test("A mistyped toggle is status 2, with what there is")
  func toggle() throws {
    try file("import SwiftUI\nstruct A: View { @State private var isOn = false; var body: some View { Text(\"\") } }") {
      let run = try run("run", $0, "--toggle", "A.isOm")
      #expect(run.ending == .exited(2))
      #expect(
        run.errors
          == "IdentitySim: there is no Bool state or toggle 'A.isOm'. Did you mean 'A.isOn'? There is: A.isOn.\n")
      #expect(run.output.isEmpty)
    }
  }

  @Test("A root that is not there is told with those that are, and a run with those that it leaves out")
  func otherRoots() throws {
    let source = """
      import SwiftUI
      struct A: View { @State private var isOn = false; var body: some View { Text("") } }
      struct A_Previews: PreviewProvider { static var previews: some View { A() } }
      @main struct Tour: App { var body: some Scene { WindowGroup { A() } } }
      """
    try file(source) {
      #expect(try run("run", $0).output.hasPrefix("other roots: --root 'Tour'\nA_Previews.previews:\n"))
      let explored = try run("explore", $0)
      #expect(explored.errors == "other roots: --root 'Tour'\n")
      #expect(explored.output.hasPrefix("A_Previews.previews: "))
      #expect(try run("explore", $0, "--root", "A()").errors.isEmpty)
      let wrong = try run("run", $0, "--root", "Elsewhere()")
      #expect(wrong.ending == .exited(2))
      #expect(wrong.errors.contains("Roots there are: 'A_Previews', 'Tour'\n"))
    }
  }

  @Test("An exploration that a bound ended does not say that nothing is lost, but how far it came")
  func exploredSoFar() throws {
    let source = """
      import SwiftUI
      struct A: View { @State private var count = 0; var body: some View { Button("More") { count += 1 } } }
      """
    try file(source) {
      let text = try run("explore", $0, "--depth", "2")
      #expect(text.ending == .exited(0))
      #expect(text.output.hasSuffix("  nothing was lost to depth 2, in 2 states; what lies beyond was not seen\n"))
      let json = try run("explore", $0, "--depth", "2", "--json")
      #expect(json.output.contains(#""covered":{"depth":2,"isComplete":false,"states":2},"#))
    }
  }

  @Test("A steps file where a program belongs is status 2, with the commands that take one")
  func stepsFile() throws {
    let run = try run("run", "A.swift", "A.steps")
    #expect(run.ending == .exited(2))
    #expect(
      run.errors
        == "IdentitySim: A.steps is a steps file; `IdentitySim check` and `IdentitySim explain` do its steps.\n")
  }

  @Test("A crash is status 3, and what was printed before it is not lost")
  func crash() throws {
    let source = """
      import SwiftUI
      struct A: View {
        @State private var isOn = false
        var body: some View {
          let _ = print("body \\(isOn)")
          Text([1][isOn ? 2 : 0].description)
        }
      }
      """
    try file(source) {
      let run = try run("run", $0)
      #expect(run.ending == .exited(3))
      #expect(run.output.contains("  | body true\n"))
      #expect(run.errors.hasSuffix("crashed (signal \(SIGILL)).\n"))
      #if os(Linux)
        #expect(run.errors.contains("\n  at \($0):6:13 in A.body\n"))
      #endif
    }
  }

  @Test("A program that calls exit() in the middle of its run is status 3, and is told apart from one that is over")
  func exitCalled() throws {
    let source = """
      import SwiftUI
      struct A: View {
        @State private var isOn = false
        var body: some View { Text("").onChange(of: isOn) { exit(0) } }
      }
      """
    try file(source) {
      let run = try run("run", $0)
      #expect(run.ending == .exited(3))
      #expect(run.errors.hasSuffix("called exit().\n"))
    }
  }

  @Test("A view that holds itself without end is named, where SwiftUI overflows its stack")
  func endlessBody() throws {
    let source = """
      import SwiftUI
      struct Page: View { var body: some View { VStack { Text(""); Row() } } }
      struct Row: View { var body: some View { Page() } }
      """
    try file(source) {
      let run = try run("run", $0, "--root", "Page")
      #expect(run.ending == .exited(3))
      #expect(run.errors.contains("Row holds itself without end (Row → Page → VStack → Row), 250000 levels deep"))
    }
  }

  @Test("A program that does not end is stopped, with status 3")
  func endless() throws {
    let source = "import SwiftUI\nstruct A: View { var body: some View { let _ = { while true {} }(); Text(\"\") } }\n"
    try file(source) {
      let run = try run("run", $0, "--timeout", "1")
      #expect(run.ending == .exited(3))
      #expect(run.errors.hasSuffix("ran longer than 1 second (--timeout) and was stopped.\n"))
    }
  }

  @Test("A view without anything to flip says that a constant condition can never reset")
  func nothingToFlip() throws {
    try file("import SwiftUI\nstruct A: View { var body: some View { if true { Text(\"\") } } }") {
      let run = try run("run", $0)
      #expect(run.ending == .exited(0))
      #expect(run.output.contains("it can never reset state within one build"))
    }
  }

  @Test("The log of a program with UUIDs is the same each time")
  func deterministic() throws {
    let source = """
      import SwiftUI
      struct A: View {
        @State private var ids: Set<UUID> = [UUID()]
        @State private var isOn = false
        var body: some View { ForEach(Array(ids), id: \\.self) { Text("\\($0)") } }
      }
      """
    try file(source) {
      let first = try run("run", $0, "--json")
      let second = try run("run", $0, "--json")
      #expect(first.output == second.output)
      #expect(first.output.contains("UUID·1"))
    }
  }
}

import Testing

@testable import IdentitySim

@Suite("Missing modules")
struct MissingModuleTests {
  @Test("An import of a framework that is not here is left out, and every line stays where it is")
  func importsAreLeftOut() {
    var source = PreparedSource(
      "import SwiftUI\n@preconcurrency import MapKit\nimport struct MapKit.Map\nlet import1 = \"import MapKit\"\n",
      conditions: BuildConditions())
    #expect(source.leaveOutImport(of: "MapKit") == [2, 3])
    #expect(
      source.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        == ["import SwiftUI", "", "", "let import1 = \"import MapKit\""])
  }

  @Test("The message says what of the file needs the framework, and how to go on")
  func hintNamesUses() {
    let modules = [MissingModule(name: "Charts", path: "A.swift", line: 2)]
    let messages = """
      A.swift:5:7: error: cannot find 'Chart' in scope
      A.swift:6:9: error: cannot find 'BarMark' in scope

      """
    let error = UserProgramError.doesNotCompile(messages: messages, without: modules)
    #expect(
      error.message == messages
        + "Charts is Apple's and is not modelled here (docs/SWIFTUI.md lists what is). The file needs it for "
        + "Chart in line 5, BarMark in line 6. To run the rest, put that into '#if canImport(Charts)', with a view of "
        + "your own in '#else'.")
  }

  @Test("A module of a package is not taken for one of Apple's")
  func packagesAreToldApart() {
    let messages = "A.swift:1:8: error: no such module 'Kingfisher'\n"
    let error = UserProgramError.doesNotCompile(messages: messages, without: [])
    #expect(MissingModule.all(in: messages) == [MissingModule(name: "Kingfisher", path: "A.swift", line: 1)])
    #expect(error.message.hasPrefix(messages + "'Kingfisher' is not part of Apple's systems"))
  }

  @Test("AppKit is no module of a phone, nor UIKit one of a Mac", arguments: [("AppKit", "ios"), ("UIKit", "macos")])
  func modulesOfOtherPlatforms(module: String, platform: String) throws {
    let here = try #require(SourcePlatform(rawValue: platform))
    var options = UserProgram.Options()
    options.compile.conditions.platform = here
    let text = "import SwiftUI\nimport \(module)\nstruct V: View { var body: some View { EmptyView() } }\n"
    let program = try UserProgram(files: [.init(path: "A.swift", text: text)], options: options).prepare()
    #expect {
      try program.build(announcing: false)
    } throws: { error in
      let message = (error as? UserProgramError)?.message ?? ""
      return message.hasPrefix("A.swift:2:8: error: no such module '\(module)'\nimport \(module)\n       ^\n")
        && message.contains("give --platform")
    }
  }
}

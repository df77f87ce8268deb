import Testing

@testable import IdentitySim

@Suite("Link template")
struct LinkTemplateTests {
  @Test("The linker's line is the last one, and its placeholders are filled")
  func template() throws {
    let printed = "clang version 17\n \"/bin/sh\" \"-o\" \"<program>\" \"a \\\"b\\\"\" \"<object>\" \"<libraries>\"\n"
    let template = try #require(LinkTemplate(printed: printed))
    let line = template.line(object: "x.o", libraries: ["-la", "-lb"], program: "x")
    #expect(
      line == CompilerCommand.Line(executable: "/bin/sh", arguments: ["-o", "x", "a \"b\"", "x.o", "-la", "-lb"]))
  }

  @Test("Another form is none", arguments: ["", "error: x", " \"/bin/sh\" \"-o\"", " \"/bin/sh"])
  func noTemplate(printed: String) {
    #expect(LinkTemplate(printed: printed) == nil)
  }

  @Test("What is no ELF object asks for nothing", arguments: [[], [0x7F, 0x45, 0x4C, 0x46, 2, 1], [1, 2, 3]])
  func noObject(bytes: [UInt8]) {
    #expect(AutolinkEntries.entries(in: bytes) == nil)
  }
}

import Testing

@testable import IdentitySim
@testable import IdentityTree

@MainActor @Suite("What compare is asked for")
struct CompareRequestTests {
  private func sides(_ arguments: [String]) throws -> [CompareSide] { try CompareRequest(arguments).sides }

  @Test("Two files are two sides, each with its own root")
  func files() throws {
    let sides = try sides(["A.swift", "B.swift", "--root", "A()", "--root", "B()", "-D", "X"])
    #expect(sides.map(\.name) == ["A.swift, A()", "B.swift, B()"])
    #expect(sides.map(\.options.program.root) == ["A()", "B()"])
    #expect(sides.allSatisfy { $0.options.program.compile.conditions.definitions == ["DEBUG", "X"] })
  }

  @Test("One file has two sides if roots, builds or conditions differ, and one otherwise")
  func oneFile() throws {
    #expect(try sides(["A.swift"]).count == 1)
    #expect(try sides(["A.swift", "--root", "A()", "--root", "B()"]).map(\.name) == ["A()", "B()"])
    let builds = try sides(["A.swift", "--root", "A()", "--debug-release"])
    #expect(builds.map(\.name) == ["debug", "release"])
    #expect(builds.map(\.options.program.root) == ["A()", "A()"])
    #expect(builds.map(\.options.program.compile.isRelease) == [false, true])
    #expect(builds.map(\.options.program.compile.conditions.definitions) == [["DEBUG"], []])
    let conditions = try sides(["A.swift", "--left-D", "OLD", "--right-D", "NEW"])
    #expect(conditions.map(\.name) == ["-D OLD", "-D NEW"])
    #expect(conditions.map(\.options.program.compile.conditions.definitions) == [["DEBUG", "OLD"], ["DEBUG", "NEW"]])
    let short = try sides(["A.swift", "-D", "OLD", "-D", "NEW"])
    #expect(short.map(\.name) == conditions.map(\.name))
    #expect(short.map(\.options.program.compile.conditions.definitions) == [["DEBUG", "OLD"], ["DEBUG", "NEW"]])
    #expect(try sides(["A.swift", "--right-D", "NEW"]).map(\.name) == ["without -D", "-D NEW"])
  }

  @Test(
    "What cannot be compared is refused",
    arguments: [
      [], ["A.swift", "B.swift", "C.swift"], ["-", "-"], ["if-modifier", "--debug-release"],
      ["A.swift", "--root", "A()", "--root", "B()", "--root", "C()"], ["A.swift", "--symbol", "X"], ["no-scenario"],
    ])
  func refused(arguments: [String]) {
    #expect(throws: CommandError.self) { try sides(arguments) }
  }

  @Test("Roots are compared by name, or else in their order")
  func pairs() {
    func run(_ title: String) -> RecordedRun { RecordedRun(title: title, start: Snapshot(root: nil), steps: []) }
    func titles(_ left: [String], _ right: [String]) -> [String] {
      CompareOutcome.pairs(left.map(run), right.map(run)).map { "\($0.title) \($1.title)" }
    }
    #expect(titles(["a", "b"], ["b", "a"]) == ["a a", "b b"])
    #expect(titles(["a", "b"], ["c"]) == ["a c"])
  }
}

import Foundation
import IdentityTree
import Testing

@testable import IdentitySim

/// Cases in a folder that is there for one test.
private struct CaseFolder: ~Copyable {
  let path = NSTemporaryDirectory() + "IdentitySim-tests-\(UUID().uuidString)"

  init(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func check(_ name: String = "Case.steps", timeout: Double = 30) throws -> CheckResult {
    let cases = try CheckCase.cases([path]).filter { $0.name.hasSuffix(name) }
    let first = try #require(cases.first)
    var options = ProgramOptions()
    options.timeout = timeout
    return CheckRun(check: first, options: options).run()
  }

  /// The lines of a result without the folder.
  func lines(_ result: CheckResult) -> [String] {
    result.findings.flatMap { result.lines(of: $0) }.map { $0.replacing("\(path)/", with: "") }
  }
}

@Suite struct CheckTests {
  private static let views = """
    import SwiftUI

    struct Counter: View {
        @State private var count = 0
        var body: some View {
            Button("Count") {
                count += 1
                print("count \\(count)")
            }
        }
    }

    private struct Crash: View {
        var body: some View {
            Button("Crash") {
                print("before")
                let none: [Int] = []
                _ = none[0]
            }
        }
    }

    struct Loop: View {
        var body: some View { Button("Loop") { while true {} } }
    }

    struct Debugging: View {
        #if DEBUG
        let text = "debug"
        #else
        let text = "release"
        #endif
        var body: some View { Text(text) }
    }
    """

  @Test func eachRunIsAProcessOfItsOwn() throws {
    let folder = try CaseFolder([
      "Case.swift": Self.views,
      "Case.steps": """
      run Counter()
      tap "Count" 2 times
      expect state Counter.count == 2
      expect printed "count 1", "count 2"
      run Counter()
      expect state Counter.count == 1
      expect printed nothing
      tap "Cuont"
      expect state Counter.count == 9
      run Crash()
      tap "Crash"
      run Loop
      tap "Loop"
      run Debugging() in release
      expect text "release"
      run Debugging()
      expect text "debug"
      """,
    ])
    let result = try folder.check(timeout: 2)
    #expect(result.status == ExitStatus.crashed, "the highest of all")
    #expect(result.heldCount == 5)
    let lines = folder.lines(result)
    #expect(Array(lines.prefix(2)) == ["Case.steps:6: expect state Counter.count == 1", "  found: Counter.count is 0"])
    #expect(
      Array(lines.dropFirst(2).prefix(3)) == [
        "Case.steps:8: tap \"Cuont\"",
        "  found: a button, link, menu item or tap gesture with the label \"Cuont\" is not there",
        "  did you mean \"Count\"?",
      ], "an action that cannot be done ends its run")
    #expect(lines.contains("Case.steps:11: tap \"Crash\""))
    #expect(result.printed.contains("before"), "what was printed before a crash is not lost")
    #expect(
      Array(lines.suffix(2)) == [
        "Case.steps:13: tap \"Loop\"",
        "  found: the program ran longer than 2 seconds (--timeout) and was stopped",
      ])
  }

  @Test func whatCannotBeReadOrCompiledIsUnusable() throws {
    let folder = try CaseFolder([
      "Broken.swift": "import SwiftUI\nstruct A: View {\n    var body: some View { Txt(\"x\") }\n}",
      "Broken.steps": "run A()\nexpect text \"x\"",
      "Syntax.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"x\") } }",
      "Syntax.steps": "run A()\nexpect txt \"x\"",
      "Root.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"x\") } }",
      "Root.steps": "\nrun B()\nexpect text \"x\"",
      "Alone.steps": "run A()\nexpect text \"x\"",
    ])
    let broken = try folder.check("Broken.steps")
    #expect(broken.status == ExitStatus.unusable)
    #expect(folder.lines(broken)[0].hasPrefix("Broken.swift:3:27: error: cannot find 'Txt' in scope"))
    let syntax = try folder.check("Syntax.steps")
    #expect(syntax.status == ExitStatus.unusable)
    #expect(folder.lines(syntax) == ["Syntax.steps:2:8: expected an expectation, found `txt`; did you mean `text`?"])
    let root = try folder.check("Root.steps")
    #expect(root.status == ExitStatus.unusable)
    #expect(folder.lines(root)[0].hasPrefix("Root.steps:2:5: error: cannot find 'B' in scope"))
  }

  @Test func reportsForMachinesSayTheSame() throws {
    let check = CheckCase(name: "a/Case.steps", swiftFiles: ["a/Case.swift"], stepsFile: "a/Case.steps")
    var result = CheckResult(check: check)
    result.heldCount = 2
    result.runCount = 1
    let good = result
    result.findings = [
      CheckResult.Finding(kind: .failed, line: 3, step: "expect text \"<x>\"", found: "no text is visible", details: [])
    ]
    let tap = CheckReport(format: .tap)
    #expect(tap.head(count: 2) == ["TAP version 14", "1..2"])
    #expect(tap.lines(of: good, number: 1) == ["ok 1 - a/Case.steps"])
    #expect(tap.lines(of: result, number: 2)[0] == "not ok 2 - a/Case.steps")
    let json = CheckReport(format: .json).lines(of: result, number: 1)
    #expect(
      json == [
        "{\"findings\":[{\"details\":[],\"found\":\"no text is visible\",\"kind\":\"failed\",\"line\":3,"
          + "\"step\":\"expect text \\\"<x>\\\"\"}],\"held\":2,\"name\":\"a/Case.steps\",\"runs\":1,\"status\":1}"
      ])
    let junit = CheckReport.junit([good, result])
    #expect(junit.contains("tests=\"2\" failures=\"1\" errors=\"0\""))
    #expect(junit.contains("a/Case.steps:3: expect text &quot;&lt;x&gt;&quot;"))
    #expect(
      CheckReport(format: .text).summary([good, result]) == ["", "2 cases: 1 ok, 1 failed"])
  }

  @Test func aRecordingIsAStepsFile() throws {
    let folder = try CaseFolder(["Case.swift": Self.views])
    var options = UserProgram.Options()
    options.root = "Counter()"
    let program = try UserProgram(paths: ["\(folder.path)/Case.swift"], options: options).prepare().build()
    let session = try RecordSession(program: program, root: "Counter()")
    defer { session.end() }
    var notes = RecordedSteps(root: "Counter()")
    notes.note(try #require(session.answer().record))
    session.send("tap \"Count\"")
    let answer = session.answer()
    #expect(answer.printed == "count 1\n")
    notes.note(try #require(answer.record))
    session.send("tap \"Nothing\"")
    let failed = try #require(session.answer().record)
    #expect(failed.kind == .undone)
    notes.note(failed)
    #expect(
      notes.text == """
        run Counter()
        expect text "Count"
        tap "Count"
        expect printed "count 1"

        """)
    _ = try StepsFile(parsing: notes.text, name: "recording")
  }

  @Test("A recording of several runs is a steps file")
  func aRecordingHoldsSeveralRuns() throws {
    func record(_ kind: StepRecord.Kind, _ step: String, _ details: [String] = []) throws -> StepRecord {
      let fields: [String: Any] = [
        "kind": kind.rawValue, "line": 0, "step": step, "found": "", "details": details,
      ]
      return try JSONDecoder().decode(StepRecord.self, from: JSONSerialization.data(withJSONObject: fields))
    }
    var notes = RecordedSteps(root: "Counter()")
    notes.note(try record(.observed, "", ["expect text \"Count\""]))
    notes.note(try record(.observed, "tap \"Count\"", ["expect printed \"count 1\""]))
    notes.beginRun("Other(n: 1)")
    notes.note(try record(.observed, "", ["expect text \"n 1\""]))
    notes.note(try record(.held, "expect no focus"))
    #expect(
      notes.text == """
        run Counter()
        expect text "Count"
        tap "Count"
        expect printed "count 1"

        run Other(n: 1)
        expect text "n 1"
        expect no focus

        """)
    #expect(try StepsFile(parsing: notes.text, name: "recording").runs.count == 2)
    #expect(notes.hasActions)
  }
}

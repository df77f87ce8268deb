import Foundation
import Testing

@testable import IdentitySim

@Suite("Places of crashes")
struct CrashTraceTests {
  private static let errors = """
    printed by the program
    Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

    *** Signal 4: Backtracing from 0x7fafbc36df7f... done ***

    *** Program crashed: Illegal instruction at 0x00007fafbc36df7f ***

    Thread 0 "program" crashed:

      0              0x00007fd9cb56df7f _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      3 [ra]         0x00005654fc301b3c Row.body.getter + 75 in program at /home/me/app/Views/Row.swift:3:35
      4 [ra] [thunk] 0x00005654fc301c11 protocol witness for View.body.getter + 16 in program at //<compiler-generated>
      5 [ra]         0x00007fd9cc4b81de ViewGraph.run() + 157 in libIdentityTree.so at /home/me/Update/ViewGraph.swift:38:29
      6 [inlined]    0x00005654fc301c12 closure #1 in Page.body.getter in program at /elsewhere/Page.swift:12
    ...

    Backtrace took 0.48s

    """

  @Test("Of a backtrace only the places in the user's files are kept, in their order")
  func frames() {
    let trace = CrashTrace(Self.errors.components(separatedBy: "\n"), folder: "/home/me/app")
    #expect(
      trace.lines == [
        "printed by the program", "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
      ])
    #expect(
      trace.told == [
        "  at Views/Row.swift:3:35 in Row.body", "  called at /elsewhere/Page.swift:12:1 in closure #1 in Page.body",
      ])
  }

  @Test("The runtime's own trace is addresses, and is left out")
  func stackTrace() {
    let trace = CrashTrace(["Fatal error: no", "Current stack trace:", "0  program 0x0001", "1  libc 0x0002", "after"])
    #expect(trace.lines == ["Fatal error: no", "after"])
    #expect(trace.frames.isEmpty)
  }

  @Test("A recursion without end is told once a place")
  func recursion() {
    let frame = "0 0x0000000000000001 f(_:) + 1 in program at /a/F.swift:2:5"
    let trace = CrashTrace(["*** Signal 11: Backtracing from 0x1... done ***"] + Array(repeating: frame, count: 60))
    #expect(trace.told == ["  at /a/F.swift:2:5 in f(_:)"])
  }
}

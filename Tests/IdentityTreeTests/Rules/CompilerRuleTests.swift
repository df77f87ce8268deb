import Foundation
import Testing

@testable import IdentitySim

/// What the compiler says to wrong forms, and that the right ones compile: one compile for all of each.
@Suite("Rules 8: compile-time facts", .serialized)
struct CompilerRuleTests {
  /// The compiler's messages by line, in a form without columns: `12: error: …`.
  private func messages(_ source: String) throws -> [String] {
    let file = UserProgram.File(path: "Rules.swift", text: source)
    var options = UserProgram.Options()
    options.root = "EmptyView()"
    do throws(UserProgramError) {
      _ = try UserProgram(files: [file], options: options).prepare().build()
      return []
    } catch {
      guard case .doesNotCompile(let messages, _) = error else { throw error }
      return messages.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0] == "Rules.swift", parts[3].contains("error:") || parts[3].contains("note:")
        else { return nil }
        return "\(parts[1]):\(parts[3])"
      }
    }
  }

  private static let prelude = """
    import SwiftUI
    struct A: ViewModifier { var n = 0; func body(content: Content) -> some View { content.opacity(0.5) } }
    struct B: ViewModifier { func body(content: Content) -> some View { content.padding() } }

    """

  /// The wrong forms; each line's message is in ``expected``.
  private static let wrong = [
    "struct W1: View { let c: Bool; var body: some View { Text(\"\").modifier(c ? A() : B()) } }",
    "struct W2: View { let c: Bool; var body: some View { Text(\"\").modifier(c ? A() : EmptyModifier()) } }",
    "struct W3: View { var body: some View { for _ in 0..<3 { Text(\"\") } } }",
    "struct W4: View { let c: Bool; var body: some View { guard c else { fatalError() }; Text(\"\") } }",
    "struct W5: View { var body: some View { VStack { while true { Text(\"\") } } } }",
    "struct W6 { let c: Bool; var m: some ViewModifier { c ? A() : B() } }",
    "struct W7 { let c: Bool; var m: some ViewModifier { if c { A() } else { B() } } }",
    "func w8(_ c: Bool) -> some View { if c { return Text(\"\").modifier(A()) }; return Text(\"\").modifier(B()) }",
    "func w9(_ c: Bool) -> some View { let m: any ViewModifier = c ? A() : B(); return Text(\"\").modifier(m) }",
    "func w10(_ c: Bool) -> some View { let m = if c { A() } else { B() }; return Text(\"\").modifier(m) }",
    "func w11(_ c: Bool) -> some View { Text(\"\").modifier(if c { A() } else { A() }) }",
    "struct W12: View { var body: some View { VStack { print(\"\") } } }",
    "struct W13: View { let c: Bool; var body: some View { VStack { c ? Text(\"\") : Color.red } } }",
  ]

  private static let expected: [(rule: String, line: Int, text: String)] = [
    ("8.1", 1, "result values in '? :' expression have mismatching types 'A' and 'B'"),
    ("8.1", 2, "result values in '? :' expression have mismatching types 'A' and 'EmptyModifier'"),
    ("1.11", 3, "closure containing control flow statement cannot be used with result builder 'ViewBuilder'"),
    ("1.11", 4, "closure containing control flow statement cannot be used with result builder 'ViewBuilder'"),
    ("1.11", 5, "closure containing control flow statement cannot be used with result builder 'ViewBuilder'"),
    ("8.7", 6, "result values in '? :' expression have mismatching types 'A' and 'B'"),
    ("8.7", 7, "branches have mismatching types 'A' and 'B'"),
    ("8.9", 8, "but the return statements in its body do not have matching underlying types"),
    ("8.8", 9, "type 'any ViewModifier' cannot conform to 'ViewModifier'"),
    ("8.5", 10, "branches have mismatching types 'A' and 'B'"),
    ("8.5", 11, "'if' may only be used as expression in return, throw, or as the source of an assignment"),
    ("8.4", 12, "this expression does not conform to 'View'"),
    ("8.4", 13, "this expression does not conform to 'View'"),
  ]

  @Test("1.11, 8.1–8.9: the wrong forms, with the compiler's words")
  func wrongForms() throws {
    let messages = try messages(Self.prelude + Self.wrong.joined(separator: "\n") + "\n")
    for expected in Self.expected {
      let line = expected.line + 3
      let found = messages.filter { $0.hasPrefix("\(line): ") }
      #expect(
        found.contains { $0.contains(expected.text) },
        "\(expected.rule): \(Self.wrong[expected.line - 1])\n\(found.joined(separator: "\n"))")
    }
  }

  @Test("8.2, 8.5, 8.9–8.11: the right forms compile")
  func rightForms() throws {
    let source =
      Self.prelude + """
        struct R1: View { let c: Bool; var body: some View { Text("").modifier(c ? A(n: 1) : A(n: 2)) } }
        func r2(_ c: Bool) -> some View { let m = if c { A(n: 1) } else { A(n: 2) }; return Text("").modifier(m) }
        @ViewBuilder func r3(_ c: Bool) -> some View { if c { Text("").modifier(A()) } else { Text("").modifier(B()) } }
        #if DEBUG
        typealias M = A
        #else
        typealias M = EmptyModifier
        #endif
        struct R4: View { var body: some View { Text("").modifier(M()) } }
        struct R5: View {
          var body: some View {
            let n = 1
            let _ = print(n)
            Text("\\(n)")
              #if DEBUG
              .modifier(A())
              #endif
          }
        }
        struct R6 {
          var m: some ViewModifier {
            #if DEBUG
            A()
            #else
            EmptyModifier()
            #endif
          }
        }

        """
    #expect(try messages(source) == [])
  }
}

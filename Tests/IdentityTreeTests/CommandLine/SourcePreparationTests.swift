import SourceText
import Testing

@testable import IdentitySim

@Suite("Source preparation")
struct SourcePreparationTests {
  private func prepare(
    _ source: String, platform: SourcePlatform = .ios, version: String? = nil, definitions: Set<String> = ["DEBUG"]
  ) -> PreparedSource {
    let version = version.flatMap { SourceVersion($0) }
    let conditions = BuildConditions(platform: platform, systemVersion: version, definitions: definitions)
    return PreparedSource(source, conditions: conditions)
  }

  private func isTrue(_ condition: String, platform: SourcePlatform = .ios, mode: Int = 5) -> Bool? {
    var conditions = BuildConditions(platform: platform, definitions: ["DEBUG", "BETA"])
    conditions.languageMode = mode
    return ConditionExpression(SourceLexer.tokens(of: condition), conditions: conditions).value
  }

  @Test(
    "A condition is decided for iOS",
    arguments: [
      ("os(iOS)", true), ("os(macOS)", false), ("!os(macOS)", true), ("canImport(UIKit)", true),
      ("canImport(AppKit)", false), ("canImport(SwiftUI)", true), ("canImport(Charts)", false),
      ("targetEnvironment(simulator)", true), ("targetEnvironment(macCatalyst)", false), ("DEBUG", true),
      ("RELEASE", false), ("DEBUG && !BETA", false), ("os(macOS) || (DEBUG && os(iOS))", true),
      ("os(Linux)", false), ("swift(>=5.9)", true), ("swift(>=6.0)", false), ("compiler(>=6.0)", true),
      ("compiler(<6)", false), ("arch(arm64)", true), ("arch(x86_64)", false), ("true", true), ("!(true)", false),
      ("canImport(UIKit.UIImage)", true), ("hasFeature(X) && os(macOS)", false), ("hasFeature(X) || DEBUG", true),
    ])
  func conditionForIOS(condition: String, expected: Bool) {
    #expect(isTrue(condition) == expected)
  }

  @Test(
    "A condition is decided for macOS",
    arguments: [
      ("os(macOS)", true), ("os(OSX)", true), ("os(iOS)", false), ("canImport(AppKit)", true),
      ("canImport(UIKit)", false), ("targetEnvironment(simulator)", false),
    ])
  func conditionForMacOS(condition: String, expected: Bool) {
    #expect(isTrue(condition, platform: .macos) == expected)
  }

  @Test("Swift 6 mode is a newer language version")
  func languageMode() {
    #expect(isTrue("swift(>=6.0)", mode: 6) == true)
  }

  #if !canImport(ObjectiveC)
    @Test("Words of Objective-C are taken out, and everything stays in its place")
    func objectiveC() {
      let source =
        "@objc func tick() {}\n@objc(go:) @IBAction func go() { add(#selector(tick), \"#selector(a) @objc\") }"
      let expected =
        "      func tick() {}\n                     func go() { add( Selector(tick), \"#selector(a) @objc\") }"
      #expect(prepare(source).text == expected)
      #expect(prepare("@objcMembers class A {} // @objc").text == "             class A {} // @objc")
    }
  #endif

  @Test("Only the compiler knows its features", arguments: ["hasFeature(X)", "!hasFeature(X) && DEBUG", "os(iOS) +"])
  func undecided(condition: String) {
    #expect(isTrue(condition) == nil)
  }

  @Test("Untaken lines become blank, and the others stay where they are")
  func blanking() {
    let prepared = prepare("a\n#if os(macOS) // mac\nbé\n#elseif os(iOS)\n  c\n#else\nd\n#endif\ne\n")
    #expect(prepared.text == "a\n                    \n   \n               \n  c\n     \n \n      \ne\n")
    #expect(
      prepared.arms == [
        ConditionalArm(line: 2, condition: "os(macOS)", taken: false),
        ConditionalArm(line: 4, condition: "os(iOS)", taken: true),
        ConditionalArm(line: 6, condition: "else", taken: false),
      ])
  }

  @Test("A condition inside of an untaken arm is not asked")
  func nesting() {
    let prepared = prepare("#if os(macOS)\n#if DEBUG\na\n#endif\n#else\n#if DEBUG\nb\n#endif\n#endif\n")
    #expect(prepared.text.split(whereSeparator: \.isWhitespace) == ["b"])
    #expect(prepared.arms.map(\.line) == [1, 5, 6])
  }

  @Test("A modifier chain keeps the modifiers of the taken arm")
  func postfix() {
    let prepared = prepare("Text(\"a\")\n  #if os(iOS)\n  .bold()\n  #else\n  .italic()\n  #endif\n")
    #expect(prepared.text.split(whereSeparator: \.isWhitespace) == ["Text(\"a\")", ".bold()"])
  }

  @Test(
    "A directive in a string or a comment is none",
    arguments: [
      "let a = \"\"\"\n#if os(macOS)\n#endif\n\"\"\"\n", "let a = #\"\"\"\n\\(\"\n#if os(macOS)\n#endif\n\"\"\"#\n",
      "/* /* */\n#if os(macOS)\n#endif\n*/\n", "// #if os(macOS)\n", "let a = \"\\(b(\")\"))#if\"\n",
      "let r = #/\"/#\n//#if\n", "let r = /\"/\nlet s = \"#if\"\n",
    ])
  func noDirective(source: String) {
    let prepared = prepare(source)
    #expect(prepared.text == source)
    #expect(prepared.arms.isEmpty)
  }

  @Test("A chain that only the compiler can decide keeps its directives")
  func leftToCompiler() {
    let prepared = prepare("#if os(iOS) && hasFeature(X)\na\n#else\nb\n#endif\n")
    #expect(prepared.text == "#if true    && hasFeature(X)\na\n#else\nb\n#endif\n")
    #expect(prepared.arms.isEmpty)
  }

  @Test(
    "A source without conditions stays byte for byte",
    arguments: ["", "a\r\n\tb", "é // \"\n", "\"unfinished\n#if"])
  func identity(source: String) {
    #expect(prepare(source).text == source)
  }

  @Test(
    "An availability that the system has stays as it is",
    arguments: ["iOS 17, *", "iOS 18.0, macOS 99, *", "macOS 99, *", "*", "watchOS 11, *"])
  func available(list: String) {
    let source = "if #available(\(list)) { a() }"
    #expect(prepare(source, version: "18").text == source)
  }

  @Test("An availability that the system does not have is false, at the same columns")
  func unavailable() {
    let prepared = prepare("if let x, #available(iOS 18.1, *), y { a() }", version: "18")
    #expect(prepared.text == "if let x, __no,#available(*)     , y { a() }")
    #expect(prepared.usesFalseName)
  }

  @Test("`#unavailable` is turned round")
  func unavailableDirective() {
    #expect(prepare("if #unavailable(iOS 26) { a() }", version: "18").text == "if !__no                { a() }")
    #expect(prepare("if #unavailable(iOS 17) { a() }", version: "18").text == "if #unavailable(iOS 17) { a() }")
  }

  @Test("macOS asks about the entry of macOS")
  func macOSAvailability() {
    let source = "if #available(iOS 17, macOS 14, *) {}"
    #expect(prepare(source, platform: .macos, version: "14.0").text == source)
    #expect(prepare(source, platform: .macos, version: "13.5").usesFalseName)
  }

  @Test("Timers go to the virtual clock, and no place moves")
  func timers() {
    #expect(
      prepare("import SwiftUI\nlet t = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }").text
        == "import SwiftUI\nlet t = Timer._scheduleTimer(withTimeInterval: 1, repeats: true) { _ in }")
    #expect(
      prepare("import SwiftUI\nRunLoop.main.add(t, forMode: .common)").text
        == "import SwiftUI\nRunLoop.main.put(t, forMode: .common)")
    let other = "import Foundation\nRunLoop.main.add(t, forMode: .common)"
    #expect(prepare(other).text == other)
  }

  @Test("Queues, operations and threads go where the clock counts them, and no place moves")
  func queues() {
    func prepared(_ line: String) -> String {
      prepare("import SwiftUI\n" + line).text.replacing("import SwiftUI\n", with: "")
    }
    #expect(
      prepared("q.asyncAfter(deadline: .now() + 1, execute: item)")
        == "q.asyncAfter(deadline: .now() + 1, perform: item)")
    #expect(prepared("q.async(group: g, execute: item)") == "q.async(group: g, perform: item)")
    #expect(prepared("q.async { f(execute: 1) }") == "q.async { f(execute: 1) }")
    #expect(
      prepared("t.schedule(deadline: .now(), repeating: 1, leeway: .seconds(1))")
        == "t.schedule(deadline: .now(), repeating: 1, within: .seconds(1))")
    #expect(prepared("let q = OperationQueue()") == "let q = _CountingQueue()")
    #expect(prepared("let q: OperationQueue = .main") == "let q: OperationQueue = .main")
    #expect(prepared("Thread.detachNewThread { f() }") == "Thread._startNewThread { f() }")
    let own = "protocol Q { func async(execute work: () -> Void) }; func f(q: any Q) { q.async(execute: {}) }"
    #expect(prepared(own) == own)
    #expect(prepare("import Foundation\nq.async(execute: item)").text == "import Foundation\nq.async(execute: item)")
  }

  @Test("Versions compare by their components")
  func versions() {
    #expect(SourceVersion("17.0") == SourceVersion("17"))
    #expect(SourceVersion(components: [9]) < SourceVersion(components: [10]))
    #expect(SourceVersion(components: [17]) < SourceVersion(components: [17, 4]))
    #expect(SourceVersion("x") == nil && SourceVersion("") == nil && SourceVersion("1..2") == nil)
  }

  @Test("The hash is SHA-256")
  func hash() {
    #expect(
      ContentHash.hexadecimal(of: Array("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      ContentHash.hexadecimal(of: [UInt8](repeating: 0x61, count: 119))
        == "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb")
    #expect(ContentHash.hexadecimal(of: ["ab", "c"]) != ContentHash.hexadecimal(of: ["a", "bc"]))
  }
}

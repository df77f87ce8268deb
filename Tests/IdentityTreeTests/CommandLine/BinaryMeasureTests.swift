import Foundation
import Testing

@testable import IdentitySim

@Suite("What is left in the machine code")
struct BinaryMeasureTests {
  @Test("What is no ELF object, or is cut off, is none", arguments: [[], [0x7F, 0x45, 0x4C, 0x46, 2, 1], [1, 2, 3]])
  func noObject(bytes: [UInt8]) {
    #expect(ObjectFile(bytes: bytes) == nil)
  }

  @Test("A type is not its own where it is only the argument of a generic type")
  func names() {
    #expect(BinaryMeasure.withoutGenericArguments("destroy of A<B, C<D>>.E") == "destroy of A.E")
    #expect(BinaryMeasure.withoutGenericArguments("descriptor for <<opaque return type of X.body>>").contains("X.body"))
    #expect(BinaryMeasure.withoutGenericArguments("closure (A<B>) -> X in f") == "closure (A)    X in f")
  }

  #if os(Linux)
    private static let source = """
      import SwiftUI
      extension View {
        @ViewBuilder func `if`<C: View>(_ condition: Bool, transform: (Self) -> C) -> some View {
          if condition { transform(self) } else { self }
        }
      }
      var isDebugBuild: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
      }
      struct Marked: ViewModifier { func body(content: Content) -> some View { content.border(.red, width: 2) } }
      struct Unused: ViewModifier { func body(content: Content) -> some View { content.padding() } }
      struct Constant: View { var body: some View { Text("c").if(isDebugBuild) { $0.modifier(Marked()) } } }
      struct RunTime: View {
        @State private var isOn = false
        var body: some View { Text("r").if(isOn) { $0.modifier(Marked()) } }
      }
      #Preview { Constant(); RunTime() }
      """

    @Test("A release build folds a constant condition and evaluates one of run time; what nothing uses is gone")
    func measured() throws {
      var options = UserProgram.Options()
      options.compile.isRelease = true
      options.compile.conditions.definitions = []
      let file = UserProgram.File(path: "Measured.swift", text: Self.source)
      let object = try ProgramObject(try UserProgram(files: [file], options: options).prepare(), options: options)
      let branches = BinaryMeasure.branches(in: object)
      #expect(branches.first { $0.function.contains("Constant") }?.verdict == "second arm only: folded")
      #expect(branches.first { $0.function.contains("RunTime") }?.verdict == "both arms: evaluated")
      let marked = BinaryMeasure(of: "Marked", in: object)
      #expect(marked.code.contains { $0.name.contains("body(content:)") && $0.bytes > 0 })
      #expect(marked.users.contains { $0.contains("RunTime.body") })
      let unused = BinaryMeasure(of: "Unused", in: object)
      #expect((unused.code + unused.data + unused.otherCode).isEmpty && unused.users.isEmpty)
    }
  #endif
}

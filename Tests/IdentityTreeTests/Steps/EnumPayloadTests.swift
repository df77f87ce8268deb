import Testing

@testable import IdentityTree

private enum Phase: Equatable {
  case idle
  case failed(String)
  case loading(done: Int, of: Int)
  case found([String], isLast: Bool)
  case maybe(Int?)
  case scaled(Double)
  case hidden
}

private enum Single: Equatable {
  case none
  case some(String)
}

private struct Unknown: Equatable { var number = 1 }

private enum Mixed: Equatable {
  case plain
  case custom(Unknown)
  case text(String)
}

private indirect enum Tree: Equatable {
  case leaf
  case node(Tree)
}

@Suite("Cases with payloads")
struct EnumPayloadTests {
  private func value<T>(_ text: String, as type: T.Type) throws -> T? {
    let step = try StepsLine.step(in: "set A.b to \(text)", marks: [])
    guard case .action(.set(_, let literal), _) = step.kind else { return nil }
    return LiteralWriting.value(literal, as: type)
  }

  @Test("Cases with strings, numbers, Bools, optionals, arrays and tuples are made from literals")
  func made() throws {
    #expect(try value(#".failed("x")"#, as: Phase.self) == .failed("x"))
    #expect(try value(".loading(done: 1, of: 3)", as: Phase.self) == .loading(done: 1, of: 3))
    #expect(try value(#".found(["a", "b"], isLast: true)"#, as: Phase.self) == .found(["a", "b"], isLast: true))
    #expect(try value(".maybe(nil)", as: Phase.self) == .maybe(nil))
    #expect(try value(".maybe(4)", as: Phase.self) == .maybe(4))
    #expect(try value(".scaled(0.5)", as: Phase.self) == .scaled(0.5))
    #expect(try value(".idle", as: Phase.self) == .idle)
    #expect(try value(".hidden", as: Phase.self) == .hidden)
    #expect(try value(#".some("s")"#, as: Single.self) == .some("s"))
    #expect(
      try value(#".failed("a long text that does not fit into a small string")"#, as: Phase?.self)
        == .failed("a long text that does not fit into a small string"))
  }

  @Test("What cannot be made is refused, and its neighbours are made")
  func refused() throws {
    #expect(try value(".failed(3)", as: Phase.self) == nil)
    #expect(try value(".failed", as: Phase.self) == nil)
    #expect(try value(".loading(of: 1, done: 3)", as: Phase.self) == nil)
    #expect(try value(".custom(1)", as: Mixed.self) == nil)
    #expect(try value(#".text("t")"#, as: Mixed.self) == .text("t"))
    #expect(try value(".node(1)", as: Tree.self) == nil)
    #expect(
      EnumPayloads.cases(of: Mixed.self)?.map(\.description)
        == [".custom(…), whose payload no step can make", ".text(String)", ".plain"])
  }
}

import Foundation
import Testing

@testable import IdentityTree

private enum Phase: CustomStringConvertible {
  case idle, loading
  var description: String { "phase" }
}

private enum Outcome {
  case none
  case failed(String)
  case moved(x: Int, y: Int)
}

private struct Item {
  var name: String
  var tags: [String]
}

private final class Model {
  var items = [Item(name: "a", tags: ["x"])]
  private var _total = 3
}

@Suite struct LiteralTests {
  private func literal(_ text: String) throws -> StepLiteral {
    guard
      case .expectation(.state(_, _, let literal), _) = try StepsLine.step(
        in: "expect state A.b == \(text)", marks: []
      ).kind
    else { throw CancellationError() }
    return literal
  }

  private func isEqual(_ value: Any, _ text: String) throws -> Bool {
    LiteralReading.literal(of: value).equals(try literal(text))
  }

  @Test func valuesEqualTheirLiterals() throws {
    #expect(try isEqual(3, "3"))
    #expect(try isEqual(UInt8(3), "3"))
    #expect(try isEqual(0.5, "0.5"))
    #expect(try isEqual(CGFloat(2), "2"))
    #expect(try isEqual("a\"b", "\"a\\\"b\""))
    #expect(try isEqual(String?.none as Any, "nil"))
    #expect(try isEqual(String?.some("x") as Any, "\"x\""))
    #expect(try isEqual(["a", "b"], "[\"a\", \"b\"]"))
    #expect(try isEqual(["a": 1], "[\"a\": 1]"))
    #expect(try isEqual(Set([2, 1]), "[1, 2]"))
    #expect(try isEqual((1, "x"), "(1, \"x\")"))
    #expect(try isEqual(Item(name: "a", tags: []), "Item(name: \"a\", tags: [])"))
  }

  @Test func casesEqualByNameAndPayload() throws {
    #expect(try isEqual(Phase.loading, ".loading"), "whatever the type says of itself")
    #expect(try !isEqual(Phase.loading, ".idle"))
    #expect(try isEqual(Outcome.none, ".none"))
    #expect(try isEqual(Outcome.failed("x"), ".failed(\"x\")"))
    #expect(try isEqual(Outcome.failed("x"), "Outcome.failed(\"x\")"))
    #expect(try !isEqual(Outcome.failed("x"), ".failed"))
    #expect(try isEqual(Outcome.moved(x: 1, y: 2), ".moved(x: 1, y: 2)"))
    #expect(try !isEqual(Outcome.moved(x: 1, y: 2), ".moved(y: 1, x: 2)"))
    #expect(try isEqual(Phase?.some(.idle) as Any, ".idle"))
  }

  @Test func unequalValuesAreUnequal() throws {
    #expect(try !isEqual(3, "4"))
    #expect(try !isEqual(3, "\"3\""))
    #expect(try !isEqual("x", "nil"))
    #expect(try !isEqual(["a"], "[\"a\", \"b\"]"))
    #expect(try !isEqual(true, "1"))
  }

  @Test func pathsReachIntoObjectsAndCollections() throws {
    let value = LiteralReading.literal(of: Model())
    #expect(try value.part(at: [.name("items"), .index(0), .name("name")]) == .string("a"))
    #expect(try value.part(at: [.name("items"), .name("count")]) == .integer(1))
    #expect(try value.part(at: [.name("total")]) == .integer(3), "the name that the source has")
    #expect(throws: LiteralPathError.self) { try value.part(at: [.name("sum")]) }
  }

  @Test func literalsBecomeValuesOfTheWantedType() throws {
    func value<T>(_ text: String, as type: T.Type) throws -> T? { LiteralWriting.value(try literal(text), as: type) }
    #expect(try value("3", as: Int.self) == 3)
    #expect(try value("3", as: Double.self) == 3)
    #expect(try value("3", as: CGFloat?.self) == 3)
    #expect(try value("true", as: Bool.self) == true)
    #expect(try value("\"x\"", as: Substring.self) == "x")
    #expect(try value("[1, 2]", as: Set<Int>.self) == [1, 2])
    #expect(try value("[\"a\": [1]]", as: [String: [Int]].self) == ["a": [1]])
    #expect(try value(".loading", as: Phase.self) == .loading)
    #expect(try value(".dark", as: ColorScheme.self) == .dark)
    #expect(try value("nil", as: Int?.self) == .some(nil))
    #expect(try value("\"x\"", as: Int.self) == nil)
    #expect(try value("[1, \"x\"]", as: [Int].self) == nil)
  }

  @Test("What well-known types compute can be read: a path's count, a frame's width, an angle in degrees")
  func computedParts() throws {
    func part(_ value: Any, _ names: String...) throws -> StepLiteral {
      try LiteralReading.literal(of: value).part(at: names.map { .name($0) })
    }
    var path = NavigationPath()
    path.append("a")
    #expect(try part(path, "count") == .integer(1))
    #expect(try part(path, "isEmpty") == .bool(false))
    let frame = CGRect(x: 1, y: 2, width: 30, height: 4)
    #expect(try part(frame, "width") == .number(30))
    #expect(try part(frame, "midX") == .number(16))
    #expect(try part(frame, "maxY") == .number(6))
    #expect(try part(Angle.degrees(90), "degrees") == .number(90))
    #expect(try part(Date(timeIntervalSince1970: 10), "timeIntervalSince1970") == .number(10))
    #expect(LiteralReading.literal(of: AttributedString("hey")) == .string("hey"))
    #expect(throws: LiteralPathError.self) { try part(path, "codable") }
  }
}

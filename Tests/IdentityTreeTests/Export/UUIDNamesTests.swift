import Testing

@testable import IdentityTree

@Suite("UUID names")
struct UUIDNamesTests {
  private let first = "0B0F1C0E-6A0D-4D6B-9E5F-2F6C5B1B7A11"
  private let second = "1B0F1C0E-6A0D-4D6B-9E5F-2F6C5B1B7A11"

  @Test("A UUID is named by the order in which it was first seen, in either case")
  func order() {
    var names = UUIDNames()
    #expect(names.replacing(in: "a \(first), \(second)") == "a UUID·1, UUID·2")
    #expect(names.replacing(in: "\(second.lowercased())!") == "UUID·2!")
    #expect(names.replacing(in: "é\(first)é") == "éUUID·1é")
  }

  @Test("What only looks like one stays as it is")
  func others() {
    var names = UUIDNames()
    for text in ["", "no", "0\(first)", "\(first)0", String(first.dropLast()), first.replacing("-", with: "_")] {
      #expect(names.replacing(in: text) == text)
    }
  }
}

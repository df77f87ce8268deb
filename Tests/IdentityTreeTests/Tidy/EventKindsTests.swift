import Foundation
import Testing

@testable import IdentityTree

@Suite("EVENTS.md")
struct EventKindsTests {
  @Test("Every kind of event is on the page", arguments: Event.Kind.allCases)
  func documented(kind: Event.Kind) throws {
    let page = try String(contentsOf: Repository.folder.appending(path: "docs/EVENTS.md"), encoding: .utf8)
    #expect(page.contains("`\(kind.rawValue)`"))
  }
}

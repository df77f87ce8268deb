import Foundation
import Testing

@Suite struct TestingDocumentTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  @Test func theFilesOfTheDocumentAreThoseOfTheExample() throws {
    let document = try String(contentsOfFile: "\(Self.package)/docs/TESTING.md", encoding: .utf8)
    let parts = document.components(separatedBy: "<!-- file: ").dropFirst()
    #expect(parts.count == 5)
    for part in parts {
      let name = part.components(separatedBy: " -->")[0]
      let block = part.components(separatedBy: "```swift\n")[1].components(separatedBy: "```")[0]
      let file = try String(contentsOfFile: "\(Self.package)/docs/Example/\(name)", encoding: .utf8)
      #expect(block == file, "\(name)")
    }
  }
}

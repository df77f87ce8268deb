import IdentityTree
import XCTest

@testable import ProfileApp

@MainActor final class ProfileXCTests: XCTestCase {
  func testBordersDoNotCostLikes() async throws {
    let simulator = try await Simulator { ProfileScreen() }
    try await simulator.tap("Like", times: 3)
    try await simulator.expectingPreserved(LikeCounter.self) {
      try await simulator.toggle("Borders", on: true)
    }
  }
}

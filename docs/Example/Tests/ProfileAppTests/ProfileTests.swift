import IdentityTree
import Testing

@testable import ProfileApp

@MainActor struct ProfileTests {
  @Test func bordersDoNotCostLikes() async throws {
    let simulator = try await Simulator { ProfileScreen() }
    try await simulator.tap("Like", times: 3)
    try simulator.expectText("3 likes")

    try await simulator.toggle("Borders", on: true)
    try simulator.expectPreserved(LikeCounter.self)
    try simulator.expectState(LikeCounter.self, \.likes, 3)
  }
}

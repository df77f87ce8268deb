import Foundation
import Testing

@testable import IdentityTree

private struct Fading: View {
  var configuration = ScrollTransitionConfiguration.interactive
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<10) { row in
          Color.red.frame(height: 100)
            .scrollTransition(configuration) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.2).scaleEffect(phase == .topLeading ? 0.5 : 1)
            }
            .overlay { Text("\(row)") }
        }
      }
    }
  }
}

@MainActor @Suite("Effects by geometry") struct EffectGeometryTests {
  private func values(_ laid: Laid, _ name: String) -> [String] {
    guard let root = laid.simulator.graph.root else { return [] }
    return Scrolling.nodes(below: root).flatMap(\.attributes).filter { $0.name == name }.map(\.value)
  }

  private func scroll(_ laid: Laid, by distance: CGFloat) throws {
    let scroll = try #require(laid.node("ScrollView"))
    Scrolling.scroll(scroll, by: CGSize(width: 0, height: distance))
  }

  @Test("a scroll transition follows the part of the view that is visible")
  func interactive() throws {
    let laid = Laid(300, 250) { Fading() }
    _ = laid.frame("0")
    #expect(values(laid, "opacity") == ["1", "1", "0.6", "0.2", "0.2", "0.2", "0.2", "0.2", "0.2", "0.2"])
    try scroll(laid, by: 150)
    #expect(values(laid, "opacity").prefix(4) == ["0.2", "0.6", "1", "1"])
    #expect(
      values(laid, "scale").prefix(5) == [
        "x: 0.5, y: 0.5", "x: 0.75, y: 0.75", "x: 1, y: 1", "x: 1, y: 1", "x: 1, y: 1",
      ])
  }

  @Test("an animated scroll transition jumps at its threshold")
  func animated() throws {
    let laid = Laid(300, 250) { Fading(configuration: .animated.threshold(.visible(0.3))) }
    _ = laid.frame("0")
    #expect(values(laid, "opacity").prefix(4) == ["1", "1", "1", "0.2"])
    let still = Laid(300, 250) { Fading(configuration: .identity) }
    _ = still.frame("0")
    #expect(Set(values(still, "opacity")) == ["1"])
  }

  @Test("a visual effect knows the frame of its view, also after scrolling")
  func visualEffect() throws {
    let laid = Laid(300, 200) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 120)
          Color.blue.frame(height: 300)
            .visualEffect { content, proxy in
              content.offset(x: proxy.size.height, y: proxy.frame(in: .scrollView).minY)
            }
        }
      }
    }
    _ = laid.frame("blue")
    #expect(values(laid, "offset") == ["x: 300, y: 120"])
    try scroll(laid, by: 50)
    #expect(values(laid, "offset") == ["x: 300, y: 70"])
  }
}

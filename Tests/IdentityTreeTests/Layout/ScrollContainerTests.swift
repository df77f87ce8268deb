import IdentityTree
import Testing

@MainActor struct ScrollContainerTests {
  @Test func aRelativeFrameIsThatOfTheScrollViewAroundIt() async throws {
    let simulator = try await Simulator { Rows() }
    try await simulator.run(
      steps: """
        expect text "360 wide at 0"
        """)
  }
}

/// A scroll view in another, narrower than the window by the padding around it.
private struct Rows: View {
  @State private var size = 0
  @State private var x = -1
  var body: some View {
    ScrollView {
      LazyVStack {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            Text("page").containerRelativeFrame(.horizontal).overlay {
              GeometryReader { proxy in
                Color.clear.onAppear {
                  size = Int(proxy.size.width)
                  x = Int(proxy.frame(in: .scrollView(axis: .horizontal)).minX)
                }
              }
            }
            Rectangle().frame(width: 200)
          }
        }
        Text("\(size) wide at \(x)")
      }
      .padding(15)
    }
  }
}

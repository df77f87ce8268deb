import Foundation

extension View {
  fileprivate func debugged(_ isDebug: Bool) -> AnyView {
    isDebug ? AnyView(border(.red, width: 2)) : AnyView(self)
  }
}

private struct ErasedScreen: View {
  @State private var isDebug = false

  var body: some View {
    ProfileCard()
      .debugged(isDebug)
    Toggle("Debug", isOn: $isDebug)
  }
}

/// As a release build has it: the flag is gone, the erasure is not.
private struct ErasedScreenOfReleaseBuild: View {
  var body: some View {
    ProfileCard()
      .debugged(false)
  }
}

extension Scenario {
  static let anyView = Scenario(
    name: "any-view",
    question: "Both branches are erased to `AnyView`, so the static type never changes: are the likes kept now?",
    answer: "No. An AnyView keeps its content only as long as the type that it wraps stays the same; here it changes "
      + "at each flip. And the AnyView stays in the tree in release, where there is nothing left to decide.",
    files: ["AnyViewBranches.swift", "ProfileCard.swift"],
    content: .views(
      [Subject("debug build") { ErasedScreen() }, Subject("release build") { ErasedScreenOfReleaseBuild() }],
      steps: [.tap("Like", times: 3), .toggle("Debug"), .tap("Like", times: 3), .toggle("Debug")],
      claims: [
        Claim("each flip loses the likes") { $0[0].losesAtEachFlip("ProfileCard.likes") },
        Claim("the release build still has an AnyView node") { $0[1].start.nodes.contains { $0.type == "AnyView" } },
      ]))
}

import Foundation

extension View {
  @ViewBuilder
  fileprivate func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}

private struct IfScreen: View {
  @State private var isDebug = false

  var body: some View {
    ProfileCard()
      .if(isDebug) { card in card.border(.red, width: 2) }
    Toggle("Debug", isOn: $isDebug)
  }
}

extension Scenario {
  static let ifModifier = Scenario(
    name: "if-modifier",
    question: "Like the card three times, then flip Debug on and off: what does the card say each time?",
    answer: "`.if` has two branches, and each is an identity of its own. Every flip throws the card away with its "
      + "likes, calls onAppear again, and cuts the animation that ran.",
    files: ["IfModifier.swift", "ProfileCard.swift"],
    content: .views(
      [Subject { IfScreen() }],
      steps: [.tap("Like", times: 3), .toggle("Debug"), .tap("Like", times: 3), .toggle("Debug")],
      claims: [
        Claim("each flip loses the likes") { $0[0].losesAtEachFlip("ProfileCard.likes") },
        Claim("each flip calls onAppear once more") { $0[0].flips.allSatisfy { $0.count(.appeared) == 1 } },
        Claim("each flip cuts the running animation") { $0[0].flips.allSatisfy { $0.count(.animationCut) == 1 } },
        Claim("the flag itself lives above the branch and is kept") {
          $0[0].flips.allSatisfy { $0.states.contains { $0.key == "IfScreen.isDebug" && $0.fate == .kept } }
        },
      ]))
}

import Foundation

private struct PlainScreen: View {
  @State private var isDebug = false

  var body: some View {
    ProfileCard()
    Toggle("Debug", isOn: $isDebug)
    Text(isDebug ? "debugging" : "live")
  }
}

private struct ModifiedScreen: View {
  @State private var isDebug = false

  var body: some View {
    ProfileCard()
      .modifier(EmptyModifier())
    Toggle("Debug", isOn: $isDebug)
    Text(isDebug ? "debugging" : "live")
  }
}

extension Scenario {
  static let emptyModifier = Scenario(
    name: "empty-modifier",
    question: "How many nodes does `.modifier(EmptyModifier())` add to the tree, and does it make a body run?",
    answer: "None, and no. The static type is another one, ModifiedContent<ProfileCard, EmptyModifier>, but the tree "
      + "at run time is the same, and the card's body is skipped as it is without the modifier.",
    files: ["EmptyModifierCost.swift", "ProfileCard.swift"],
    content: .views(
      [Subject("without") { PlainScreen() }, Subject("with EmptyModifier") { ModifiedScreen() }],
      steps: [.tap("Like"), .toggle("Debug"), .toggle("Debug")],
      claims: [
        Claim("both trees have the same nodes") {
          $0[0].start.nodes.dropFirst(2).map(\.type) == $0[1].start.nodes.dropFirst(2).map(\.type)
        },
        Claim("the card's body is skipped at each flip, in both") {
          $0.flatMap(\.flips).allSatisfy { flip in
            !flip.events.contains { $0.kind == .bodyEvaluated && $0.type == "ProfileCard" }
              && flip.events.contains { $0.kind == .bodySkipped && $0.type == "ProfileCard" }
          }
        },
        Claim("nothing is lost") { $0.allSatisfy(\.losesNothing) },
      ]))
}

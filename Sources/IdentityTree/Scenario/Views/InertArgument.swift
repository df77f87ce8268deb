import Foundation

private struct InertScreen: View {
  @State private var isDebug = false

  var body: some View {
    ProfileCard()
      .border(isDebug ? .red : .clear, width: 2)
    Toggle("Debug", isOn: $isDebug)
  }
}

extension Scenario {
  static let inertArgument = Scenario(
    name: "inert-argument",
    question: "The flag chooses the border's color instead of a branch: what does a flip do to the likes?",
    answer: "Nothing. The modifier is always there, and an inert value (here .clear) makes it invisible: one place, "
      + "one type, one identity. The flag may flip at run time as often as it likes.",
    files: ["InertArgument.swift", "ProfileCard.swift"],
    content: .views(
      [Subject { InertScreen() }],
      steps: [.tap("Like", times: 3), .toggle("Debug"), .tap("Like", times: 3), .toggle("Debug")],
      claims: [
        Claim("nothing is lost") { $0[0].losesNothing },
        Claim("every node is kept at each flip") {
          $0[0].flips.allSatisfy { $0.removedCount == 0 && $0.insertedCount == 0 }
        },
      ]))
}

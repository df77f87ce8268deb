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

private struct FadeByBranch: View {
  @State private var isDim = false

  var body: some View {
    Text("Jane Appleseed")
      .if(isDim) { name in name.opacity(0.3) }
    Toggle("Dim", isOn: $isDim.animation())
  }
}

private struct FadeByArgument: View {
  @State private var isDim = false

  var body: some View {
    Text("Jane Appleseed")
      .opacity(isDim ? 0.3 : 1)
    Toggle("Dim", isOn: $isDim.animation())
  }
}

extension Scenario {
  static let branchAnimation = Scenario(
    name: "branch-animation",
    question: "Both dim the name with animation. Which one glides to 0.3, and what does the other one do?",
    answer: "The argument glides: the same node has an opacity before and after. The branch has two nodes, so nothing "
      + "can be interpolated: one fades out while the other fades in.",
    files: ["BranchAnimation.swift"],
    content: .views(
      [Subject("branch") { FadeByBranch() }, Subject("argument") { FadeByArgument() }],
      steps: [.toggle("Dim"), .toggle("Dim")],
      claims: [
        Claim("the branch animates no value: it starts transitions") {
          $0[0].flips.allSatisfy { flip in
            !flip.events.contains { $0.kind == .animationStarted && $0.text.contains("opacity") }
              && flip.count(.transitionStarted) > 0
          }
        },
        Claim("the argument animates the opacity, and starts no transition") {
          $0[1].flips.allSatisfy { flip in
            flip.events.contains { $0.kind == .animationStarted && $0.text.contains("opacity") }
              && flip.count(.transitionStarted) == 0
          }
        },
      ]))
}

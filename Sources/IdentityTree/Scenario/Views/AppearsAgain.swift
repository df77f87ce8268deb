import Foundation

private struct Feed: View {
  let loads: Binding<Int>

  var body: some View {
    Text("Feed, loaded \(loads.wrappedValue) times")
      .onAppear { loads.wrappedValue += 1 }
  }
}

private struct FeedInBranches: View {
  @State private var isCompact = false
  @State private var loads = 0

  var body: some View {
    if isCompact {
      Feed(loads: $loads).padding(4)
    } else {
      Feed(loads: $loads)
    }
    Toggle("Compact", isOn: $isCompact)
  }
}

private struct FeedInPlace: View {
  @State private var isCompact = false
  @State private var loads = 0

  var body: some View {
    Feed(loads: $loads)
      .padding(isCompact ? 4 : 0)
    Toggle("Compact", isOn: $isCompact)
  }
}

extension Scenario {
  static let appearsAgain = Scenario(
    name: "appears-again",
    question: "The feed loads in onAppear. After Compact was flipped on and off: how often has it loaded?",
    answer: "Three times with branches, since each flip makes a new feed that appears; once with the argument.",
    files: ["AppearsAgain.swift"],
    content: .views(
      [Subject("branches") { FeedInBranches() }, Subject("argument") { FeedInPlace() }],
      steps: [.toggle("Compact"), .toggle("Compact")],
      claims: [
        Claim("with branches the feed was loaded three times") {
          $0[0].outcomes.last?.after.texts.contains("Feed, loaded 3 times") == true
        },
        Claim("with the argument it was loaded once") {
          $0[1].outcomes.last?.after.texts.contains("Feed, loaded 1 times") == true
        },
      ]))
}

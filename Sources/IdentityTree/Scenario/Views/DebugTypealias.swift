import Foundation

private struct DebugBorder: ViewModifier {
  func body(content: Content) -> some View {
    content.border(.red, width: 2)
  }
}

// In an app: #if DEBUG … #else … #endif around one typealias. One program holds one build, so here are both.
private typealias OverlayOfDebugBuild = DebugBorder
private typealias OverlayOfReleaseBuild = EmptyModifier

private struct AliasScreen<Overlay: ViewModifier>: View {
  let overlay: Overlay
  @State private var isDebug = false

  var body: some View {
    ProfileCard()
      .modifier(overlay)
    Toggle("Debug", isOn: $isDebug)
    Text(isDebug ? "debugging" : "live")
  }
}

extension Scenario {
  static let debugTypealias = Scenario(
    name: "debug-typealias",
    question: "The overlay's type is chosen when the app is built: does a flag that flips at run time reset the card?",
    answer: "No. In each build the card has one place and one type of modifier around it, so every flip finds the "
      + "same node. The overlay cannot be switched at run time: that is the price.",
    files: ["DebugTypealias.swift", "ProfileCard.swift"],
    content: .views(
      [
        Subject("debug build") { AliasScreen(overlay: OverlayOfDebugBuild()) },
        Subject("release build") { AliasScreen(overlay: OverlayOfReleaseBuild()) },
      ],
      steps: [.tap("Like", times: 3), .toggle("Debug"), .tap("Like", times: 3), .toggle("Debug")],
      claims: [
        Claim("no flip loses anything, in either build") { $0.allSatisfy(\.losesNothing) },
        Claim("no flip calls onAppear or cuts an animation") {
          $0.flatMap(\.flips).allSatisfy { $0.count(.appeared) == 0 && $0.count(.animationCut) == 0 }
        },
        Claim("only the debug build has the overlay's nodes") {
          $0.map { $0.start.nodes.contains { $0.type == "DebugBorder" } } == [true, false]
        },
      ]),
    roots: [
      ("debug build", "AliasScreen(overlay: OverlayOfDebugBuild())"),
      ("release build", "AliasScreen(overlay: OverlayOfReleaseBuild())"),
    ])
}

import Foundation

private struct DebugBorderOverlay: ViewModifier {
  func body(content: Content) -> some View { content.border(.red) }
}

private struct DebugTint: ViewModifier {
  func body(content: Content) -> some View { content.background(.yellow) }
}

private struct DebugName: ViewModifier {
  func body(content: Content) -> some View {
    content.overlay(alignment: .topTrailing) { Text("ProfileCard").font(.caption2) }
  }
}

// In an app, each is a typealias of its own between #if DEBUG and #endif; the body below needs no #if.
private struct OverlaysScreen<Border: ViewModifier, Tint: ViewModifier, Name: ViewModifier>: View {
  let border: Border
  let tint: Tint
  let name: Name
  @State private var isBusy = false

  var body: some View {
    ProfileCard()
      .modifier(border)
      .modifier(tint)
      .modifier(name)
    Toggle("Busy", isOn: $isBusy)
    Text(isBusy ? "busy" : "idle")
  }
}

extension Scenario {
  static let severalOverlays = Scenario(
    name: "several-overlays",
    question: "Three debug overlays on one screen, each with a typealias of its own: what do they cost in release?",
    answer: "No node and no state. Each can be switched off by itself at build time, and the body is the same in "
      + "every combination.",
    files: ["SeveralOverlays.swift", "ProfileCard.swift"],
    content: .views(
      [
        Subject("debug build, all three") {
          OverlaysScreen(border: DebugBorderOverlay(), tint: DebugTint(), name: DebugName())
        },
        Subject("debug build, only the name") {
          OverlaysScreen(border: EmptyModifier(), tint: EmptyModifier(), name: DebugName())
        },
        Subject("release build") {
          OverlaysScreen(border: EmptyModifier(), tint: EmptyModifier(), name: EmptyModifier())
        },
      ],
      steps: [.tap("Like", times: 2), .toggle("Busy")],
      claims: [
        Claim("nothing is lost in any of them") { $0.allSatisfy(\.losesNothing) },
        Claim("each overlay that is switched on is there, and no other") { records in
          let overlays = ["DebugBorderOverlay", "DebugTint", "DebugName"]
          return records.map { record in
            overlays.map { name in record.start.nodes.contains { $0.type == name } }
          } == [[true, true, true], [false, false, true], [false, false, false]]
        },
      ]),
    roots: [
      ("debug build", "OverlaysScreen(border: DebugBorderOverlay(), tint: DebugTint(), name: DebugName())"),
      ("release build", "OverlaysScreen(border: EmptyModifier(), tint: EmptyModifier(), name: EmptyModifier())"),
    ])
}

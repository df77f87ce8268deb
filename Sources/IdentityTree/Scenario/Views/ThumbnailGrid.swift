import Foundation

private struct DebugSizeLabel: ViewModifier {
  func body(content: Content) -> some View {
    content.overlay(alignment: .topTrailing) {
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width))x\(Int(proxy.size.height))")
      }
    }
  }
}

private struct Thumbnail: View {
  let color: Color
  @State private var taps = 0

  var body: some View {
    Button("Thumbnail, \(taps) taps") { taps += 1 }
      .frame(height: 60)
      .frame(maxWidth: .infinity)
      .background(color)
  }
}

private struct ThumbnailGridScreen<SizeLabel: ViewModifier>: View {
  let label: SizeLabel
  @State private var isBusy = false

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 10)]) {
      ForEach([Color.red, .green, .blue], id: \.self) { color in
        Thumbnail(color: color)
          .modifier(label)
      }
    }
    Toggle("Busy", isOn: $isBusy)
    Text(isBusy ? "busy" : "idle")
  }
}

extension Scenario {
  static let thumbnailGrid = Scenario(
    name: "thumbnail-grid",
    question: "Each thumbnail of an adaptive grid shows its size in a debug overlay: which sizes, and what is reset?",
    answer: "90x60 while four columns fit into the window, 100x60 when only three do: the sizes that layout gave, "
      + "not constants. Nothing is reset. In release the labels and their GeometryReaders are not there.",
    files: ["ThumbnailGrid.swift"],
    content: .views(
      [
        Subject("debug build") { ThumbnailGridScreen(label: DebugSizeLabel()) },
        Subject("release build") { ThumbnailGridScreen(label: EmptyModifier()) },
      ],
      steps: [.tap("Thumbnail, 0 taps"), .resize(width: 320, height: 568), .toggle("Busy")],
      claims: [
        Claim("the labels show the size of their cell, and follow it when the window gets narrower") {
          func labels(_ tree: Snapshot?) -> Set<String> { Set(tree?.texts.filter { $0.contains("x60") } ?? []) }
          return labels($0[0].start) == ["90x60"] && labels($0[0].outcomes[1].after) == ["100x60"]
        },
        Claim("nothing is lost") { $0.allSatisfy(\.losesNothing) },
        Claim("three labels in the debug build, none in the release build") {
          $0.map { $0.start.nodes.count { $0.type == "GeometryReader" } } == [3, 0]
        },
      ]),
    roots: [
      ("debug build", "ThumbnailGridScreen(label: DebugSizeLabel())"),
      ("release build", "ThumbnailGridScreen(label: EmptyModifier())"),
    ])
}

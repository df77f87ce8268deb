import SwiftUI
import UniformTypeIdentifiers
import os

private let logger = Logger(subsystem: "demo", category: "platforms")

enum Token: String, CaseIterable, Identifiable {
  case red, blue
  var id: Self { self }
}

struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText, UTType(filenameExtension: "note") ?? .data] }
  var text = ""
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct DividedRoot: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      Text(child[MarkKey.self])
      child
      if child.id != last { Divider() }
    }
  }
}

struct MarkKey: _ViewTraitKey {
  static var defaultValue: String { "plain" }
}

struct Platforms: View {
  @State private var search = ""
  @State private var tokens: [Token] = [.red]
  @State private var level = 0.5
  @State private var choice = 1
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      HSplitView {
        VSplitView {
          Text(UTType.png.conforms(to: .image) ? "image" : "other")
          Text(UTType(filenameExtension: "csv")?.identifier ?? "none")
        }
        List {
          Slider(value: $level) {
            Text("Level")
          } ticks: {
            SliderTick(0.5)
          }
          Picker("Choice", selection: $choice) {
            Text("One").tag(1)
            Text("Two").tag(2)
          } currentValueLabel: {
            Text("now \(choice)")
          }
          SettingsLink()
          HelpLink {
            logger.info("help \(choice, privacy: .public)")
            isShown = true
          }
          if isShown { Text("Help shown") }
          _VariadicView.Tree(DividedRoot()) {
            Text("First")._trait(MarkKey.self, "marked")
            Text("Second")
          }
          ConcentricRectangle(corners: .concentric(minimum: 12)).frame(height: 20)
        }
        .listStyle(.inset(alternatesRowBackgrounds: true))
        .alternatingRowBackgrounds()
      }
      .searchable(text: $search, editableTokens: $tokens) { $token in Text(token.rawValue) }
      .gesture(TapGesture(), name: "tap")
      .presentedWindowStyle(.hiddenTitleBar)
    }
  }
}

#Preview { Platforms() }

import SwiftUI

struct BoundsKey: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

struct TitleKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct TabButton: View {
  let index: Int
  @Binding var selection: Int

  var body: some View {
    Button("Tab \(index)") { withAnimation { selection = index } }
      .buttonStyle(.plain)
      .frame(width: 100, height: 40)
      .anchorPreference(key: BoundsKey.self, value: .bounds) { [index: $0] }
      .preference(key: TitleKey.self, value: index == selection ? ["Tab \(index)"] : [])
  }
}

struct Underline: View {
  var body: some View { Rectangle().fill(.blue) }
}

struct AnchoredTabs: View {
  @State private var selection = 0
  @State private var titles: [String] = []

  var body: some View {
    VStack {
      HStack(spacing: 0) {
        ForEach(0..<3) { TabButton(index: $0, selection: $selection) }
      }
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in
          if let anchor = anchors[selection] {
            let rect = proxy[anchor]
            Underline()
              .frame(width: rect.width, height: 2)
              .offset(x: rect.minX, y: rect.maxY - 2)
            Text("at \(Int(rect.minX))")
          }
        }
      }
      .onPreferenceChange(TitleKey.self) { titles = $0 }
      Text("Chosen: \(titles.joined())")
    }
  }
}

#Preview { AnchoredTabs() }

import SwiftUI

// The layer is made from what the content has passed up, never from the default before that.
struct BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

struct Underlined: View {
  @State private var names = ["Clock", "Alarm"]
  @State private var selection = 0

  var body: some View {
    VStack {
      HStack {
        ForEach(names.indices, id: \.self) { index in
          Button(names[index]) { selection = index }
            .anchorPreference(key: BoundsKey.self, value: .bounds) { selection == index ? $0 : nil }
        }
      }
      .overlayPreferenceValue(BoundsKey.self) { anchor in
        let _ = print("layer")
        GeometryReader { proxy in
          Text("\(Int(proxy[anchor!].minX))").frame(width: proxy[anchor!].width)
        }
      }
      Button("Add") { names.append("Bedtime") }
    }
  }
}

// A view that writes a state at each update goes on from frame to frame, as a screen of SwiftUI does.
struct Restless: View {
  @State private var count = 0
  var body: some View {
    GeometryReader { proxy -> Text in
      DispatchQueue.main.async { count += 1 }
      return Text(count > 3 ? "many" : "few")
    }
  }
}

#Preview {
  VStack {
    Underlined()
    Restless()
  }
}

import SwiftUI

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

extension View {
  func readWidth(_ action: @escaping (CGFloat) -> Void) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
      }
    }
    .onPreferenceChange(WidthKey.self, perform: action)
  }
}

struct Bar: View {
  let width: CGFloat
  var body: some View {
    Rectangle().fill(.blue).frame(width: width, height: 20)
  }
}

struct Meter: View {
  @State private var measured: CGFloat = 0
  @State private var bar: CGFloat = 100

  var body: some View {
    VStack(spacing: 0) {
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) x \(Int(proxy.size.height))")
          .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
      }
      .frame(height: 50)
      Bar(width: bar)
        .readWidth { measured = $0 }
      Text("Bar is \(Int(measured))")
      Button("Wider") { bar += 50 }
      HStack(spacing: 0) {
        Color.red
        Color.green.frame(width: 90)
      }
      .frame(height: 10)
    }
    .frame(width: 300)
  }
}

#Preview { Meter() }

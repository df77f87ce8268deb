import SwiftUI

struct DebugBorderModifier: ViewModifier {
  func body(content: Content) -> some View { content.border(.red, width: 2) }
}

#if DEBUG
typealias DebugOverlay = DebugBorderModifier
#else
typealias DebugOverlay = EmptyModifier
#endif

var isDebugBuild: Bool {
  #if DEBUG
  true
  #else
  false
  #endif
}

extension View {
  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct ByTypealias: View {
  var body: some View { Text("Jane Appleseed").modifier(DebugOverlay()) }
}

struct ByConstant: View {
  var body: some View { Text("Jane Appleseed").if(isDebugBuild) { $0.modifier(DebugBorderModifier()) } }
}

struct ByState: View {
  @State private var isDebug = false

  var body: some View { Text("Jane Appleseed").if(isDebug) { $0.modifier(DebugBorderModifier()) } }
}

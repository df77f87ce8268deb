import SwiftUI

struct GlassBar: View {
  @Binding var isExpanded: Bool
  @Namespace private var namespace

  var body: some View {
    GlassEffectContainer(spacing: 20) {
      HStack(spacing: 20) {
        Button("Pen", systemImage: "pencil") {}
          .buttonStyle(.glass)
          .glassEffectID("pen", in: namespace)
        if isExpanded {
          Button("Eraser", systemImage: "eraser") { print("erased") }
            .buttonStyle(.glassProminent)
            .glassEffectID("eraser", in: namespace)
        }
      }
    }
  }
}

struct GlassScreen: View {
  @State private var isExpanded = false

  var body: some View {
    VStack {
      Text("Glass")
        .padding()
        .glassEffect(.regular.tint(.orange).interactive(), in: .rect(cornerRadius: 16))
      GlassBar(isExpanded: $isExpanded)
      Button(isExpanded ? "Fewer" : "More") { withAnimation { isExpanded.toggle() } }
    }
    .backgroundExtensionEffect()
    .scrollEdgeEffectStyle(.soft, for: .top)
  }
}

#Preview { GlassScreen() }

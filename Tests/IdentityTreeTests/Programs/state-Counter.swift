import SwiftUI

/// The first program of every tutorial, with a reset and a limit.
struct CounterScreen: View {
  @State private var count = 0
  @State private var step = 1

  var body: some View {
    VStack(spacing: 20) {
      Text("\(count)")
        .font(.system(size: 64, weight: .bold, design: .rounded))
        .foregroundStyle(count < 0 ? .red : .primary)
        .contentTransition(.numericText())
      HStack {
        Button("Minus") { withAnimation { count -= step } }
          .disabled(count <= -5)
        Button("Plus") { withAnimation { count += step } }
          .buttonStyle(.borderedProminent)
      }
      Picker("Step", selection: $step) {
        ForEach([1, 2, 5], id: \.self) { Text("by \($0)").tag($0) }
      }
      .pickerStyle(.segmented)
      if count != 0 {
        Button("Reset", role: .destructive) { count = 0 }
          .transition(.opacity)
      }
    }
    .padding()
    .navigationTitle("Counter")
  }
}

#Preview {
  CounterScreen()
}

import SwiftUI

struct Panel: View {
  let isOpen: Bool
  var body: some View {
    RoundedRectangle(cornerRadius: isOpen ? 30 : 5)
      .fill(isOpen ? .green : .red)
      .frame(width: isOpen ? 200 : 100, height: 100)
      .opacity(isOpen ? 1 : 0.5)
  }
}

struct Animations: View {
  @State private var isOpen = false
  @State private var isFast = false
  @State private var count = 0

  var body: some View {
    VStack {
      Panel(isOpen: isOpen)
        .animation(isFast ? .linear(duration: 0.1) : .linear(duration: 1), value: isOpen)
      Text("\(count)").contentTransition(.numericText(value: Double(count)))
      Button("Open") { isOpen.toggle() }
      Toggle("Fast", isOn: $isFast)
      Button("At once") {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { isOpen.toggle() }
      }
      Button("Count") {
        withAnimation(.default) {
          count += 1
        } completion: {
          print("counted \(count)")
        }
      }
    }
  }
}

#Preview { Animations() }

import SwiftUI
import UIKit

struct LegacyLabel: UIViewRepresentable {
  let text: String
  var onMake: () -> Void = {}

  func makeUIView(context: Context) -> UILabel {
    print("make")
    let label = UILabel()
    label.numberOfLines = 0
    label.textColor = .systemBlue
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = text
    print("update \(text)")
  }

  static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) {
    print("dismantle")
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject {
    override init() { print("coordinator") }
  }
}

struct LegacyScreen: View {
  @State private var count = 0
  @State private var isShown = true
  @State private var other = 0

  var body: some View {
    VStack {
      if isShown {
        LegacyLabel(text: "Count \(count)")
          .frame(width: 200, height: 40)
      }
      Button("Count") { count += 1 }
      Button("Other \(other)") { other += 1 }
      Toggle("Shown", isOn: $isShown)
      Text(UIDevice.current.userInterfaceIdiom == .phone ? "Phone" : "Other")
      Button("Buzz") { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
    }
    .background(Color(UIColor.systemBackground))
  }
}

#Preview { LegacyScreen() }

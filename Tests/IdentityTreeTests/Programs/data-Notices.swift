import MapKit
import SwiftUI
import UIKit

extension Notification.Name {
  static let cartChanged = Notification.Name("cartChanged")
}

extension UINavigationController {
  override open func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.isEnabled = true
  }
}

struct CartScreen: View {
  @State private var count = 0
  @State private var labels: [String] = []

  var body: some View {
    VStack {
      Text("\(count) in the cart")
      Button("Add") {
        NotificationCenter.default.post(name: .cartChanged, object: nil, userInfo: ["item": "Pear"])
      }
      DisclosureGroup("Items") {
        ForEach(labels.indices, id: \.self) { Text(labels[$0]) }
      }
    }
    .task {
      for await note in NotificationCenter.default.notifications(named: .cartChanged) {
        count += 1
        if let item = note.userInfo?["item"] as? String { labels.append(item) }
      }
    }
  }
}

#Preview("Cart") {
  CartScreen()
}

#Preview("Label") {
  let label = UILabel()
  label.text = "From UIKit"
  return label
}

@available(iOS 17, *)
#Preview("Counter") {
  @Previewable @State var isOn = false
  Toggle("On", isOn: $isOn)
}

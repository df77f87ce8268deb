import SwiftUI
import UIKit

// Representables without a coordinator of their own.
struct BlurView: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemMaterial
  func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
  func updateUIView(_ view: UIVisualEffectView, context: Context) { view.effect = UIBlurEffect(style: style) }
}

struct Spinner: UIViewRepresentable {
  @Binding var isOn: Bool
  func makeUIView(context: UIViewRepresentableContext<Spinner>) -> UIActivityIndicatorView {
    UIActivityIndicatorView(style: .large)
  }
  func updateUIView(_ view: UIActivityIndicatorView, context: UIViewRepresentableContext<Spinner>) {
    print(isOn ? "spins" : "rests", context.environment.colorScheme)
  }
}

struct Sharing: UIViewControllerRepresentable {
  let items: [Any]
  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }
  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

struct Pager: UIViewControllerRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> UIPageViewController {
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pager.dataSource = context.coordinator
    pager.setViewControllers([UIHostingController(rootView: Text("One"))], direction: .forward, animated: true)
    return pager
  }
  func updateUIViewController(_ pager: UIPageViewController, context: Context) {}

  class Coordinator: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
  }
}

struct PlainScreen: View {
  @State private var isOn = false
  @State private var isSharing = false

  var body: some View {
    VStack {
      BlurView(style: .regular)
      Spinner(isOn: $isOn)
      Pager()
      Toggle("Spin", isOn: $isOn)
      Button("Share") { isSharing = true }
    }
    .sheet(isPresented: $isSharing) { Sharing(items: ["text"]) }
  }
}

#Preview { PlainScreen() }

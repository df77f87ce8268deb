import AudioToolbox
import SwiftUI
import UIKit

struct PanGesture: UIGestureRecognizerRepresentable {
  @Binding var way: CGFloat
  let ended: () -> Void

  final class Coordinator: NSObject, UIGestureRecognizerDelegate {
    var count = 0
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
    let recognizer = UIPanGestureRecognizer()
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = context.coordinator
    return recognizer
  }
  func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
    switch recognizer.state {
    case .began, .changed:
      context.coordinator.count += 1
      way = context.converter.localTranslation?.x ?? recognizer.translation(in: recognizer.view).x
    default: ended()
    }
  }
}

final class PressGestureRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = numberOfTouches == 1 ? .began : .failed
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

struct PressGesture: UIGestureRecognizerRepresentable {
  let pressed: () -> Void
  func makeUIGestureRecognizer(context: Context) -> PressGestureRecognizer { PressGestureRecognizer() }
  func handleUIGestureRecognizerAction(_ recognizer: PressGestureRecognizer, context: Context) {
    if recognizer.state == .ended { pressed() }
  }
}

struct RecognizerScreen: View {
  @State private var way: CGFloat = 0
  @State private var ends = 0
  @State private var presses = 0

  var body: some View {
    VStack {
      Text("Card").offset(x: way)
        .gesture(
          PanGesture(way: $way) {
            ends += 1
            AudioServicesPlaySystemSound(SystemSoundID(1104))
          })
      Text("Key").gesture(PressGesture { presses += 1 })
      Text("moved \(Int(way)), ended \(ends), pressed \(presses)")
    }
  }
}

#Preview { RecognizerScreen() }

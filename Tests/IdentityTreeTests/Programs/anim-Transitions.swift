import SwiftUI

struct TurnTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .rotationEffect(.degrees(phase.isIdentity ? 0 : 90))
      .opacity(phase.isIdentity ? 1 : 0)
      .offset(x: phase == .didDisappear ? 200 : 0)
  }
}

extension AnyTransition {
  static var drop: AnyTransition {
    .asymmetric(
      insertion: .move(edge: .top).combined(with: .opacity),
      removal: .modifier(active: Blurred(radius: 10), identity: Blurred(radius: 0)))
  }
}

struct Blurred: ViewModifier {
  let radius: CGFloat
  func body(content: Content) -> some View { content.blur(radius: radius) }
}

struct Toast: View {
  let text: String
  @State private var taps = 0
  var body: some View {
    Button("\(text) \(taps)") { taps += 1 }
      .onDisappear { print("\(text) disappears") }
  }
}

struct Transitions: View {
  @State private var showsTurn = false
  @State private var showsDrop = false
  @State private var showsPlain = false

  var body: some View {
    VStack {
      Button("Turn") { withAnimation(.linear(duration: 1)) { showsTurn.toggle() } }
      if showsTurn { Toast(text: "turned").transition(TurnTransition()) }
      Button("Drop") { showsDrop.toggle() }
      if showsDrop { Toast(text: "dropped").transition(.drop) }
      Button("Plain") { showsPlain.toggle() }
      if showsPlain { Toast(text: "plain") }
    }
    .animation(.easeInOut(duration: 0.5), value: showsDrop)
  }
}

#Preview { Transitions() }

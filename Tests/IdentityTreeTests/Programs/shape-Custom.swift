import SwiftUI

struct Star: InsettableShape {
  var points = 5
  var sharpness: Double
  private var inset: CGFloat = 0

  init(points: Int = 5, sharpness: Double) {
    self.points = points
    self.sharpness = sharpness
  }

  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(sharpness, inset) }
    set {
      sharpness = newValue.first
      inset = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2 - inset
    for corner in 0..<(points * 2) {
      let angle = Double(corner) * .pi / Double(points)
      let length = corner.isMultiple(of: 2) ? radius : radius * (1 - sharpness)
      let point = CGPoint(x: center.x + sin(angle) * length, y: center.y - cos(angle) * length)
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  func inset(by amount: CGFloat) -> Star {
    var star = self
    star.inset += amount
    return star
  }
}

struct StarView: View {
  let sharpness: Double
  let isFilled: Bool

  var body: some View {
    Star(sharpness: sharpness)
      .strokeBorder(.orange, lineWidth: 4)
      .background {
        if isFilled {
          Star(sharpness: sharpness).fill(.yellow)
        }
      }
      .frame(width: 120, height: 120)
      .contentShape(Star(sharpness: sharpness))
  }
}

struct StarScreen: View {
  @State private var isSharp = false
  @State private var isFilled = true

  var body: some View {
    VStack {
      StarView(sharpness: isSharp ? 0.7 : 0.4, isFilled: isFilled)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isSharp.toggle() } }
        .accessibilityLabel("Star")
      Toggle("Filled", isOn: $isFilled)
      UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20)
        .fill(LinearGradient(colors: [.blue, .mint], startPoint: .top, endPoint: .bottom))
        .frame(height: 40)
    }
    .padding()
  }
}

#Preview { StarScreen() }

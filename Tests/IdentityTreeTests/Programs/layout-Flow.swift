import SwiftUI

struct FlowLayout: Layout {
  var spacing: CGFloat = 10

  private func rows(_ subviews: Subviews, width: CGFloat) -> (frames: [CGRect], size: CGSize) {
    var frames: [CGRect] = []
    var origin = CGPoint.zero
    var rowHeight: CGFloat = 0
    var widest: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + rowHeight + spacing)
        rowHeight = 0
      }
      frames.append(CGRect(origin: origin, size: size))
      origin.x += size.width + spacing
      rowHeight = max(rowHeight, size.height)
      widest = max(widest, origin.x - spacing)
    }
    return (frames, CGSize(width: widest, height: origin.y + rowHeight))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    rows(subviews, width: proposal.width ?? .infinity).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let frames = rows(subviews, width: bounds.width).frames
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }
}

struct Chip: View {
  let name: String
  @State private var isChosen = false

  var body: some View {
    Button(name) { isChosen.toggle() }
      .buttonStyle(.plain)
      .frame(width: 90, height: 30)
      .background(isChosen ? .blue : .gray, in: .capsule)
  }
}

struct Chips: View {
  var body: some View {
    FlowLayout(spacing: 10) {
      ForEach(["Red", "Green", "Blue", "Black"], id: \.self) { Chip(name: $0) }
    }
  }
}

struct FlowScreen: View {
  @State private var isNarrow = false
  var body: some View {
    VStack {
      Chips().frame(width: isNarrow ? 200 : 300, alignment: .leading)
      Button("Width") { withAnimation { isNarrow.toggle() } }
    }
  }
}

#Preview { FlowScreen() }

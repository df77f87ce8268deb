import SwiftUI

struct Stroke: Identifiable {
  let id: Int
  var points: [CGPoint] = []
  var color: Color
}

struct Sketch: View {
  @State private var strokes: [Stroke] = []
  @State private var current: Stroke?
  @State private var isBlue = false

  var body: some View {
    VStack {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
        for stroke in strokes + [current].compactMap({ $0 }) {
          var path = Path()
          path.addLines(stroke.points)
          context.stroke(path, with: .color(stroke.color), style: StrokeStyle(lineWidth: 3, lineJoin: .round))
        }
        if strokes.isEmpty {
          context.draw(Text("Draw here").font(.title), at: CGPoint(x: size.width / 2, y: size.height / 2))
        }
      }
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { value in
            if current == nil {
              current = Stroke(id: strokes.count, color: isBlue ? .blue : .black)
            }
            current?.points.append(value.location)
          }
          .onEnded { _ in
            if let current { strokes.append(current) }
            current = nil
          }
      )
      .accessibilityLabel("Paper")
      HStack {
        Text("\(strokes.count) strokes")
        Toggle("Blue", isOn: $isBlue)
        Button("Undo") { _ = strokes.popLast() }
          .disabled(strokes.isEmpty)
        Button("Clear", role: .destructive) { strokes.removeAll() }
      }
      .padding()
    }
  }
}

#Preview { Sketch() }

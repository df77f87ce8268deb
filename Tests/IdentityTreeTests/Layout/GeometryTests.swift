import Foundation
import Testing

@testable import IdentityTree

/// The size label of the article's thumbnail grid, in other words.
private struct SizeLabel: ViewModifier {
  func body(content: Content) -> some View {
    content.overlay(alignment: .topTrailing) {
      GeometryReader { geometry in
        Text("\(Int(geometry.size.width))x\(Int(geometry.size.height))").font(.caption2).padding(2)
      }
    }
  }
}

private struct Thumbnails: View {
  let count: Int
  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
      ForEach(0..<count, id: \.self) { _ in
        Image(uiImage: UIImage()).resizable().aspectRatio(contentMode: .fill).modifier(SizeLabel())
      }
    }
  }
}

private struct Told: View {
  private struct Top: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }
  @State private var changed: CGFloat = 0
  @State private var preferred: CGFloat = 0
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<50) { row in
          Text("Row \(row)").frame(height: 50).background(reader(row))
        }
      }
    }
  }
  private func reader(_ row: Int) -> some View {
    GeometryReader { geometry in
      let top = geometry.frame(in: .global).minY
      Color.clear.onChange(of: top, initial: true) { if row == 30 { changed = top } }
        .preference(key: Top.self, value: top)
        .onPreferenceChange(Top.self) { if row == 30 { preferred = $0 } }
    }
  }
}

private struct Measured: View {
  @State private var width: CGFloat = 0
  @State private var changes = 0
  var body: some View {
    VStack(spacing: 0) {
      Color.red.onGeometryChange(for: CGFloat.self, of: { $0.size.width }) {
        width = $0
        changes += 1
      }
      Text("\(Int(width)) \(changes)").frame(height: 20)
    }
  }
}

private struct Growing: View {
  @State private var isWide = false
  @State private var other = 0
  var body: some View {
    VStack(spacing: 0) {
      GeometryReader { geometry in
        Text("\(Int(geometry.size.width))")
      }
      .frame(width: isWide ? 200 : 100, height: 50)
      Button("Widen") { isWide.toggle() }
      Button("Other") { other += 1 }
      Text("other \(other)")
    }
  }
}

@MainActor struct GeometryTests {
  @Test("a reader takes what is proposed, and puts its content at the top leading corner")
  func reader() {
    let laid = Laid {
      GeometryReader { geometry in
        Color.red.frame(width: geometry.size.width / 3, height: 20)
      }
    }
    #expect(laid.frame("GeometryReader") == rect(0, 0, 300, 200))
    #expect(laid.frame("red") == rect(0, 0, 100, 20))
  }

  @Test("the content is made anew when the size changes, and only then")
  func changedSize() {
    let laid = Laid { Growing() }
    #expect(laid.texts.contains("100"))
    laid.simulator.tap("Widen")
    #expect(laid.texts.contains("200"))
    let node = laid.node("200")
    laid.simulator.tap("Other")
    #expect(laid.texts.contains("other 1"))
    #expect(laid.node("200") === node)
  }

  @Test("a reader in a reader is made in the same frame")
  func nested() {
    let laid = Laid {
      GeometryReader { outer in
        GeometryReader { inner in
          Text("\(Int(outer.size.width)) \(Int(inner.size.width))")
        }
        .frame(width: outer.size.width / 2)
      }
    }
    #expect(laid.texts == ["300 150"])
  }

  @Test("frames are told in the window, in named spaces and in the view itself")
  func spaces() {
    let laid = Laid {
      VStack(spacing: 0) {
        Color.clear.frame(height: 30)
        GeometryReader { geometry in
          let all = [geometry.frame(in: .global), geometry.frame(in: .named("box")), geometry.frame(in: .local)]
          Text(all.map { "\(Int($0.minX)),\(Int($0.minY))" }.joined(separator: " "))
        }
        .padding(10)
        .coordinateSpace(name: "box")
      }
    }
    #expect(laid.texts == ["10,40 10,10 0,0"])
  }

  @Test("a space that nobody names is the window's, and its readers come to rest")
  func unnamedSpace() {
    let laid = Laid {
      VStack(spacing: 0) {
        Color.clear.frame(height: 30)
        GeometryReader { Text("y \(Int($0.frame(in: .named("nowhere")).minY))") }
      }
    }
    #expect(laid.texts == ["y 30"])
    #expect(laid.simulator.diagnostics.isEmpty)
  }

  @Test("a position that the content asked for is kept up to date")
  func movedReader() {
    struct Mover: View {
      @State private var height: CGFloat = 10
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: height)
          GeometryReader { Text("y \(Int($0.frame(in: .global).minY))") }.frame(height: 20)
          Button("Move") { height = 60 }
          Spacer(minLength: 0)
        }
      }
    }
    let laid = Laid { Mover() }
    #expect(laid.texts.contains("y 10"))
    laid.simulator.tap("Move")
    #expect(laid.texts.contains("y 60"))
  }

  @Test("the window proposes its safe area, whose insets a reader sees where it touches them")
  func safeArea() {
    let simulator = Simulator {
      GeometryReader { geometry in
        Text("\(Int(geometry.size.height)) \(Int(geometry.safeAreaInsets.top)) \(Int(geometry.safeAreaInsets.bottom))")
      }
    }
    simulator.setWindow(LayoutWindow())
    #expect(simulator.snapshot().texts == ["763 47 34"])
  }

  @Test("of several values that layout brings about in one frame the newest is told last")
  func newestLast() async throws {
    let simulator = try await Simulator { Told() }
    try await simulator.run(steps: #"scroll to "Row 30""#)
    // 844 - 34 - 50: the row stands at the lower edge of the safe area.
    #expect(simulator.state("Told.changed") as? CGFloat == 760)
    #expect(simulator.state("Told.preferred") as? CGFloat == 760)
  }

  @Test("onGeometryChange tells the first value and each change")
  func geometryChange() {
    let laid = Laid { Measured() }
    // Once for the window that a view is hosted in at first, once for the one that the test gives it.
    #expect(laid.texts == ["300 2"])
    let before = laid.texts[0]
    laid.simulator.setWindowSize(width: 200, height: 200)
    #expect(laid.texts[0].hasPrefix("200 "))
    #expect(laid.texts[0] != before)
  }

  @Test("the size label of a thumbnail shows the size of its cell, and follows the window")
  func thumbnails() {
    let simulator = Simulator { Thumbnails(count: 2) }
    #expect(simulator.snapshot().texts == ["91x91", "91x91"])
    // 500 - 4 gaps of 8 in 5 columns: (500 + 8) / 88 = 5.77.
    simulator.setWindowSize(width: 500, height: 844)
    #expect(simulator.snapshot().texts == ["93x93", "93x93"])
    simulator.setWindowSize(width: 844, height: 390)
    #expect(simulator.snapshot().texts == ["86x86", "86x86"])
  }

  @Test("a size label stands at its thumbnail's top leading corner, two points in")
  func labelPlace() {
    let laid = Laid(390, 763) { Thumbnails(count: 5) }
    // Four columns of 91.5 points and gaps of 8; the fifth thumbnail begins the second row.
    let cells = laid.simulator.graph.root.map { root in
      Self.nodes(root) { $0.typeName == "Image" }.map { laid.simulator.graph.layoutTree.frame(of: $0) ?? .null }
    }
    let top = (763 - 191.0) / 2
    #expect(
      cells == [
        rect(0, top, 91.5, 91.5), rect(99.5, top, 91.5, 91.5), rect(199, top, 91.5, 91.5),
        rect(298.5, top, 91.5, 91.5), rect(0, top + 99.5, 91.5, 91.5),
      ])
    #expect(laid.frame("91x91").origin == CGPoint(x: 2, y: top + 2))
  }

  static func nodes(_ root: Node, where isWanted: (Node) -> Bool) -> [Node] {
    var result: [Node] = []
    var waiting = [root]
    while let node = waiting.popLast() {
      if isWanted(node) { result.append(node) }
      waiting.append(contentsOf: node.children.reversed())
    }
    return result
  }
}

@MainActor struct IncrementalLayoutTests {
  private struct Choice: View {
    @State private var isLong = true
    var body: some View {
      VStack {
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: isLong ? 400 : 100, height: 10)
          Color.blue.frame(width: 50, height: 10)
        }
        Button("Shorten") { isLong = false }
      }
    }
  }

  @Test("a view that is not shown is measured anew when it changes")
  func hiddenChange() {
    let laid = Laid { Choice() }
    #expect(laid.frame("red").isNull)
    laid.simulator.tap("Shorten")
    #expect(laid.frame("red").width == 100)
    #expect(laid.frame("blue").isNull)
  }

  /// Counts how often it is asked for its size.
  private final class Counter: @unchecked Sendable {
    var count = 0
  }

  private struct Counting: Layout {
    let counter: Counter
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      counter.count += 1
      return CGSize(width: 20, height: 20)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }

  private struct Siblings: View {
    let counter: Counter
    @State private var inner = 0
    @State private var outer = 0
    var body: some View {
      VStack {
        Counting(counter: counter) { Text("still") }
        GeometryReader { _ in Text("inner \(inner)") }
        Text("outer \(outer)")
        Button("Inner") { inner += 10 }
        Button("Outer") { outer += 10 }
      }
    }
  }

  @Test("what did not change is not measured again")
  func unchanged() {
    let counter = Counter()
    let laid = Laid { Siblings(counter: counter) }
    _ = laid.frame("still")
    let start = counter.count
    laid.simulator.tap("Inner")
    #expect(laid.frame("inner 10").isNull == false)
    laid.simulator.tap("Outer")
    #expect(laid.frame("outer 10").isNull == false)
    #expect(counter.count == start)
  }

  @Test("items follow inserted, removed and moved rows")
  func rows() {
    struct Rows: View {
      @State private var items = [1, 2, 3]
      var body: some View {
        VStack(spacing: 0) {
          ForEach(items, id: \.self) { Text("row \($0)").frame(height: 20) }
          Button("Add") { items.insert(4, at: 0) }
          Button("Remove") { items.removeLast() }
          Button("Reverse") { items.reverse() }
        }
      }
    }
    let laid = Laid { Rows() }
    func order() -> [String] {
      laid.texts.filter { $0.hasPrefix("row") }.sorted { laid.frame($0).minY < laid.frame($1).minY }
    }
    #expect(order() == ["row 1", "row 2", "row 3"])
    laid.simulator.tap("Add")
    #expect(order() == ["row 4", "row 1", "row 2", "row 3"])
    laid.simulator.tap("Reverse")
    #expect(order() == ["row 3", "row 2", "row 1", "row 4"])
    laid.simulator.tap("Remove")
    #expect(order() == ["row 3", "row 2", "row 1"])
  }
}

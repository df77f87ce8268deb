import Foundation
import Testing

@testable import IdentityTree

private struct Line: View {
  let number: Int
  var body: some View { Text("line \(number)").frame(height: 50) }
}

private struct Feed: View {
  @State private var count = 100
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Line(number: $0) } }
      }
      Button("End") { proxy.scrollTo(count - 1, anchor: .bottom) }
      Button("Add") {
        count += 1
        proxy.scrollTo(count - 1)
      }
    }
  }
}

private struct Width: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Frames: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

@MainActor struct ScrollTests {
  @Test("a scroll view takes what is proposed along its axis, and its content its own length")
  func sizes() {
    let laid = Laid {
      ScrollView {
        Color.red.frame(width: 40, height: 500)
        Color.blue.frame(height: 30)
      }
    }
    #expect(laid.frame("ScrollView") == rect(0, 0, 300, 200))
    #expect(laid.frame("red") == rect(130, 0, 40, 500))
    #expect(laid.frame("blue") == rect(0, 508, 300, 30))
    let narrow = Laid { ScrollView { Color.red.frame(width: 40, height: 500) } }
    #expect(narrow.frame("ScrollView") == rect(130, 0, 40, 200))
    let across = Laid {
      ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<9) { _ in Color.red.frame(width: 50, height: 20) } } }
    }
    #expect(across.frame("ScrollView") == rect(0, 90, 300, 20))
    #expect(across.frame("HStack").width == 450)
  }

  @Test("scrolling moves the content, within its length")
  func scrolling() throws {
    let laid = Laid { ScrollView { Color.red.frame(width: 300, height: 500) } }
    let scroll = try #require(laid.node("ScrollView"))
    Scrolling.scroll(scroll, by: CGSize(width: 10, height: 120))
    #expect(laid.frame("red") == rect(0, -120, 300, 500))
    Scrolling.scroll(scroll, by: CGSize(width: 0, height: 1000))
    #expect(laid.frame("red").minY == -300)
    Scrolling.scroll(scroll, by: CGSize(width: 0, height: -2000))
    #expect(laid.frame("red").minY == 0)
  }

  @Test("a reader scrolls to rows that are not made yet, after the update that adds them")
  func reader() {
    let laid = Laid(300, 300) { Feed() }
    #expect(laid.node("line 99") == nil)
    laid.simulator.tap("End")
    #expect(abs(laid.frame("line 99").midY - (laid.frame("ScrollView").maxY - 25)) < 0.001)
    laid.simulator.tap("Add")
    #expect(abs(laid.frame("line 100").midY - (laid.frame("ScrollView").maxY - 25)) < 0.001)
  }

  @Test("a scroll view goes to rows by id and by what they show, and moves no more than is needed")
  func roles() throws {
    let laid = Laid(300, 300) { Feed() }
    let role = try #require(laid.node("ScrollView") as? any ScrollRole)
    #expect(role.scroll(to: AnyHashable(2)))
    #expect(laid.frame("line 0").midY == laid.frame("ScrollView").minY + 25)
    #expect(role.scroll(toDescription: "40"))
    #expect(abs(laid.frame("line 40").midY - (laid.frame("ScrollView").maxY - 25)) < 0.001)
    #expect(role.scroll(toRowWhere: { NodeQuery.texts(of: $0) == ["line 70"] }))
    #expect(abs(laid.frame("line 70").midY - (laid.frame("ScrollView").maxY - 25)) < 0.001)
    #expect(role.scroll(to: AnyHashable(0)))
    #expect(laid.frame("line 0").midY == laid.frame("ScrollView").minY + 25)
    #expect(role.scroll(to: AnyHashable(1000)) == false)
  }

  @Test("content margins keep the content away from the edges")
  func margins() {
    let laid = Laid {
      ScrollView { Color.red.frame(height: 500) }.contentMargins(.horizontal, 20).contentMargins(.top, 10)
    }
    #expect(laid.frame("red") == rect(20, 10, 260, 500))
  }

  @Test("scroll geometry is told when it changes")
  func geometry() throws {
    struct Watched: View {
      @State private var y = -1
      var body: some View {
        VStack(spacing: 0) {
          ScrollView { Color.red.frame(width: 300, height: 500) }
            .onScrollGeometryChange(for: Int.self, of: { Int($0.contentOffset.y) }) { _, new in y = new }
          Text("y \(y)")
        }
      }
    }
    let laid = Laid { Watched() }
    #expect(laid.texts == ["y 0"])
    Scrolling.scroll(try #require(laid.node("ScrollView")), by: CGSize(width: 0, height: 40))
    #expect(laid.texts == ["y 40"])
  }

  @Test("preferences are joined on their way up, and told when they change")
  func preferences() {
    struct Widest: View {
      @State private var widest: CGFloat = 0
      @State private var isLong = false
      var body: some View {
        VStack {
          ForEach([50, isLong ? 120 : 80], id: \.self) { width in
            Color.red.frame(width: CGFloat(width), height: 10)
              .background { GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) } }
          }
          Button("Long") { isLong = true }
          Text("widest \(Int(widest))")
        }
        .onPreferenceChange(Width.self) { widest = $0 }
      }
    }
    let laid = Laid { Widest() }
    #expect(laid.texts.contains("widest 80"))
    laid.simulator.tap("Long")
    #expect(laid.texts.contains("widest 120"))
  }

  @Test("a written preference hides what is inside, a transform changes it")
  func writing() {
    struct Shown: View {
      @State private var value: CGFloat = 0
      var body: some View {
        VStack {
          Color.red.preference(key: Width.self, value: 500).preference(key: Width.self, value: 5)
          Color.red.preference(key: Width.self, value: 7).transformPreference(Width.self) { $0 += 1 }
          Text("value \(Int(value))")
        }
        .onPreferenceChange(Width.self) { value = $0 }
      }
    }
    #expect(Laid { Shown() }.texts == ["value 8"])
  }

  @Test("anchors are places of other views in the reader's coordinates")
  func anchors() {
    let laid = Laid {
      VStack(spacing: 0) {
        Color.clear.frame(height: 40)
        Color.red.frame(width: 100, height: 20).anchorPreference(key: Frames.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(Frames.self) { anchors in
        GeometryReader { geometry in
          ForEach(anchors.indices, id: \.self) { index in
            Color.blue.frame(width: geometry[anchors[index]].width, height: 2)
              .offset(x: geometry[anchors[index]].minX, y: geometry[anchors[index]].maxY)
          }
        }
      }
    }
    let red = laid.frame("red")
    #expect(red == rect(100, 110, 100, 20))
    #expect(laid.frame("blue") == rect(100, 130, 100, 2))
  }
}

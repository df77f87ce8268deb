import Foundation
import Testing

@testable import IdentityTree

/// Headers and footers that stay visible: `pinnedViews` of lazy containers, and headers of plain lists.
///
/// Three sections, each of a header of 40 points, five rows of 50 and, where there are some, a footer of 30.
@MainActor struct PinnedViewTests {
  private func scroll(_ laid: Laid, by distance: Double, _ axis: Axis = .vertical) {
    guard let scroll = laid.node("ScrollView") ?? laid.node("List") else { return }
    Scrolling.scroll(
      scroll, by: axis == .vertical ? CGSize(width: 0, height: distance) : CGSize(width: distance, height: 0))
  }

  private func headers(_ laid: Laid, _ axis: Axis = .vertical) -> [Double] {
    ["A", "B", "C"].map { Double(laid.frame("head \($0)").origin[axis]) }
  }

  private func stack(_ pinned: PinnedScrollableViews, hasFooters: Bool = false) -> Laid {
    Laid(300, 200) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) { Sections(hasFooters: hasFooters) }
      }
    }
  }

  @Test("the header of the section at the top stays there, and the next one pushes it up")
  func headers() {
    let laid = stack(.sectionHeaders)
    // Section B begins at 290, C at 580; the content ends at 870.
    #expect(headers(laid) == [0, 290, 580])
    #expect(laid.frame("row A0") == rect(0, 40, 300, 50))
    scroll(laid, by: 100)
    #expect(headers(laid) == [0, 190, 480])
    #expect(laid.frame("row A0").minY == -60)
    #expect(laid.frame("head A") == rect(0, 0, 300, 40))
    scroll(laid, by: 170)
    #expect(headers(laid) == [-20, 20, 310])
    scroll(laid, by: 20)
    #expect(headers(laid) == [-40, 0, 290])
    scroll(laid, by: 110)
    // The first header stays at the end of its section, out of sight.
    #expect(headers(laid) == [-150, 0, 180])
    scroll(laid, by: -400)
    #expect(headers(laid) == [0, 290, 580])
  }

  @Test("nothing is pinned unless it is asked for")
  func unpinned() {
    let laid = stack([])
    scroll(laid, by: 100)
    #expect(headers(laid) == [-100, 190, 480])
    let footers = stack(.sectionFooters, hasFooters: true)
    scroll(footers, by: 100)
    #expect(headers(footers) == [-100, 220, 540])
  }

  @Test("the footer of the section at the bottom stays there, and its section's beginning pushes it down")
  func footers() {
    let laid = stack(.sectionFooters, hasFooters: true)
    func footers() -> [Double] { ["A", "B", "C"].map { Double(laid.frame("foot \($0)").minY) } }
    // Section A ends at 320 with its footer at 290; B's is at 610, C's at 930. The visible part is 200 high.
    #expect(footers() == [170, 320, 640])
    scroll(laid, by: 100)
    #expect(footers() == [170, 220, 540])
    scroll(laid, by: 30)
    #expect(footers() == [160, 190, 510])
    scroll(laid, by: 40)
    #expect(footers() == [120, 170, 470])
    scroll(laid, by: 1000)
    // The content of 960 ends with the visible part: all footers are at their places.
    #expect(footers() == [-470, -150, 170])
  }

  @Test("headers and footers are pinned together")
  func both() {
    let laid = stack([.sectionHeaders, .sectionFooters], hasFooters: true)
    scroll(laid, by: 60)
    #expect(laid.frame("head A").minY == 0)
    #expect(laid.frame("foot A").minY == 170)
  }

  @Test("a horizontal stack pins at its leading edge")
  func horizontal() {
    let laid = Laid(200, 300) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) { Sections(axis: .horizontal) }
      }
    }
    #expect(headers(laid, .horizontal) == [0, 290, 580])
    scroll(laid, by: 100, .horizontal)
    #expect(headers(laid, .horizontal) == [0, 190, 480])
    scroll(laid, by: 170, .horizontal)
    #expect(headers(laid, .horizontal) == [-20, 20, 310])
  }

  @Test("a grid pins the headers that take its whole width")
  func grid() {
    let laid = Laid(300, 200) {
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0, pinnedViews: .sectionHeaders) {
          Sections()
        }
      }
    }
    // Five cells in lines of two: a section is 40 + 3 * 50 high.
    #expect(headers(laid) == [0, 190, 380])
    scroll(laid, by: 170)
    #expect(headers(laid) == [-20, 20, 210])
    #expect(laid.frame("head B") == rect(0, 20, 300, 40))
    #expect(laid.frame("row B1") == rect(150, 60, 150, 50))
  }

  @Test("what is above and below the stack moves on, and pins with spacing keep to their section")
  func surroundings() {
    let laid = Laid(300, 200) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 70)
          LazyVStack(spacing: 10, pinnedViews: .sectionHeaders) { Sections() }.padding(.top, 30)
          Color.blue.frame(height: 400)
        }
      }
    }
    // The stack begins at 100; a section is 40 + 5 * 60 long, 10 apart from the next one.
    #expect(headers(laid) == [100, 450, 800])
    scroll(laid, by: 90)
    #expect(headers(laid)[0] == 10)
    scroll(laid, by: 100)
    #expect(headers(laid) == [0, 260, 610])
    scroll(laid, by: 240)
    #expect(headers(laid) == [-30, 20, 370])
    scroll(laid, by: 10_000)
    #expect(headers(laid)[2] < -40)
  }

  @Test("headers of a plain list are pinned on iOS, those of others are not")
  func lists() {
    func list<S: ListStyle>(_ style: S, _ device: SimulatedDevice = .phone) -> Double {
      let simulator = Simulator(device: device) { List { Sections() }.listStyle(style) }
      var window = LayoutWindow(width: 300, height: 200)
      window.safeAreaInsets = EdgeInsets()
      simulator.setWindow(window)
      let laid = Laid(simulator)
      scroll(laid, by: 100)
      return Double(laid.frame("head A").minY)
    }
    // The line of the header is 44 high at least, its view 40.
    #expect(list(.plain) == 2)
    #expect(list(.insetGrouped) == -98)
    #expect(list(.automatic) == -98)
    #expect(list(.plain, .mac) == -98)
  }

  @Test("what is pinned is drawn over the rows, and hides those of a list")
  func drawing() {
    let laid = stack([.sectionHeaders, .sectionFooters], hasFooters: true)
    func texts() -> [String] {
      laid.simulator.drawing().items.compactMap { item in
        if case .text(let lines, _, _, _) = item.figure { lines.joined() } else { nil }
      }
    }
    #expect(texts().firstIndex(of: "head A") == 0)
    scroll(laid, by: 60)
    #expect(Array(texts().suffix(3)).contains("head A"))
    #expect(texts().last == "head A")
    #expect(texts().filter { $0 == "head A" }.count == 1)
    let list = Laid(300, 200) {
      List {
        Section("Head") { ForEach(0..<20) { Text("row \($0)") } }
      }
      .listStyle(.plain)
    }
    scroll(list, by: 44)
    let lines = list.simulator.drawing().text(columns: 60).map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.first { !$0.isEmpty } == "Head")
    #expect(!lines.contains("row 0"))
    #expect(lines.contains("row 1"))
  }

  @Test("a pinned header keeps its color and what is around its section")
  func style() {
    let laid = Laid(300, 200) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<20) { Text("row \($0)").frame(height: 50) }
          } header: {
            Text("Head")
          }
          .foregroundStyle(.red)
        }
      }
    }
    scroll(laid, by: 60)
    let last = laid.simulator.drawing().items.last?.figure
    guard case .text(let lines, _, let color, _)? = last else {
      Issue.record("the header is not drawn last")
      return
    }
    #expect(lines == ["Head"] && color.name == "red")
  }

  @Test("a pinned header appears once, and lives while its section is in view")
  func lifecycle() {
    let laid = Laid(300, 200) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<3) { section in
            Section {
              ForEach(0..<40) { Text("row \(section) \($0)").frame(height: 50) }
            } header: {
              Counted(name: "head \(section)")
            }
          }
        }
      }
    }
    let head = laid.node("head 0")
    for _ in 0..<18 { scroll(laid, by: 100) }
    #expect(laid.frame("head 0").midY == 20)
    #expect(laid.node("head 0") === head)
    #expect(laid.texts.contains("head 0 appeared 1"))
  }

  @Test("scrolling to a pinned header goes to its place among the rows")
  func target() throws {
    let laid = Laid(300, 200) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<20) { Text("row \($0)").frame(height: 50) }
          } header: {
            Text("Head").frame(height: 40).id("head")
          }
        }
      }
    }
    scroll(laid, by: 300)
    #expect(laid.frame("Head").minY > 0)
    let role = try #require(laid.node("ScrollView") as? any ScrollRole)
    #expect(role.scroll(to: AnyHashable("head")))
    #expect(laid.frame("row 0").minY > 40)
  }
}

private struct Counted: View {
  let name: String
  @State private var count = 0
  var body: some View {
    ZStack {
      Text(name).frame(height: 40)
      Text("\(name) appeared \(count)").opacity(0)
    }
    .onAppear { count += 1 }
  }
}

private struct Sections: View {
  var axis = Axis.vertical
  var hasFooters = false
  var body: some View {
    ForEach(["A", "B", "C"], id: \.self) { name in
      Section {
        ForEach(0..<5) { row in Line("row \(name)\(row)", axis, 50) }
      } header: {
        Line("head \(name)", axis, 40)
      } footer: {
        if hasFooters { Line("foot \(name)", axis, 30) }
      }
    }
  }
}

/// A text in the whole line; the frame that is asked for is that of the line.
private struct Line: View {
  let name: String
  let axis: Axis
  let length: CGFloat
  init(_ name: String, _ axis: Axis, _ length: CGFloat) { (self.name, self.axis, self.length) = (name, axis, length) }
  var body: some View {
    Text(name)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .frame(width: axis == .horizontal ? length : nil, height: axis == .vertical ? length : nil)
      .accessibilityIdentifier(name)
  }
}

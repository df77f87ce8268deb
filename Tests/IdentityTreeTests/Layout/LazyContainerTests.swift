import Foundation
import Testing

@testable import IdentityTree

private struct Item: Identifiable {
  let id: Int
}

private struct ItemRow: View {
  let item: Item
  @State private var taps = 0
  var body: some View { Text("\(item.id)").frame(height: 50) }
}

private struct Column: View {
  @State var items: [Item]
  var body: some View {
    VStack(spacing: 0) {
      LazyVStack(spacing: 0) { ForEach(items) { ItemRow(item: $0) } }.frame(height: 100)
      Button("Reverse") { items.reverse() }
      Button("First") { items.removeFirst() }
    }
  }
}

@MainActor struct LazyContainerTests {
  @Test("rows are made as far as they are visible, half a screen beyond")
  func visibleRows() {
    let laid = Laid(300, 200) {
      LazyVStack(spacing: 0) {
        ForEach(0..<1000) { row in Color.red.frame(height: 50).overlay { Text("\(row)") } }
      }
      .frame(height: 200, alignment: .top)
    }
    // Rows at 0 to 300 (the screen and half of it) begin at multiples of 50.
    let made = Set(laid.texts.compactMap { Int($0) })
    #expect(made.isSuperset(of: 0...5))
    // At first the window was 844 points high: 0 to 1266.
    #expect(made.count <= 27)
    #expect(laid.frame("3").midY == 175)
  }

  @Test("no more rows are made than fill the visible part, however high they are")
  func tallRows() {
    func made(_ height: @escaping (Int) -> CGFloat) -> Int {
      let laid = Laid(300, 844) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<600) { row in Text("\(row)").frame(height: height(row)) }
          }
        }
      }
      return laid.texts.count
    }
    // The screen and half of it are 1266 points.
    #expect(made { _ in 422 } == 4)
    #expect(made { $0 == 0 ? 20 : 422 } <= 5)
    #expect(made { $0 % 2 == 0 ? 100 : 300 } <= 8)
    #expect(made { $0 == 0 ? 422 : 20 } >= 43)
  }

  @Test("a lazy grid makes as many lines as are visible")
  func gridLines() {
    let laid = Laid(400, 844) {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 4), spacing: 0) {
          ForEach(0..<600) { cell in Color.red.frame(height: 100).overlay { Text("\(cell)") } }
        }
      }
    }
    // Lines at 0 to 1266 points, four cells each.
    #expect(laid.texts.count == 13 * 4)
  }

  @Test("a row of a list is as high as the environment says at least")
  func rowHeight() {
    let laid = Laid(300, 844) {
      List { ForEach(0..<100) { row in Text("\(row)") } }
    }
    #expect(laid.frame("1").midY == 66)
    // The screen and half of it: 1266 points.
    #expect(laid.texts.count == 29)
    let high = Laid(300, 440) {
      List {
        Text("a")
        Color.red.frame(height: 90).overlay { Text("b") }
      }
      .environment(\.defaultMinListRowHeight, 60)
    }
    #expect(high.frame("a").midY == 30)
    #expect(high.frame("b").midY == 105)
  }

  @Test("a lazy stack takes all of the width, and as much length as its rows are estimated at")
  func size() {
    let laid = Laid(300, 200) {
      LazyVStack(spacing: 0) {
        ForEach(0..<1000) { _ in Color.red.frame(width: 30, height: 50) }
      }
      .frame(height: 200, alignment: .top)
    }
    #expect(laid.frame("LazyVStack") == rect(0, 0, 300, 50_000))
    #expect(laid.frame("red") == rect(135, 0, 30, 50))
  }

  @Test("made rows keep their nodes when data changes")
  func dataChanges() {
    let laid = Laid(300, 200) { Column(items: (0..<4).map { Item(id: $0) }) }
    let before = Dictionary(uniqueKeysWithValues: ["0", "1", "2", "3"].map { ($0, laid.node($0)) })
    #expect(laid.texts.filter { Int($0) != nil } == ["0", "1", "2", "3"])
    laid.simulator.tap("Reverse")
    #expect(laid.texts.filter { Int($0) != nil } == ["3", "2", "1", "0"])
    for (name, node) in before { #expect(laid.node(name) === node) }
    _ = laid.simulator.takeEvents()
    laid.simulator.tap("First")
    #expect(laid.texts.filter { Int($0) != nil } == ["2", "1", "0"])
    let events = laid.simulator.takeEvents()
    #expect(events.filter { $0.kind == .stateDiscarded }.map(\.text) == ["taps = 0"])
  }

  @Test("a state that only rows read makes the rows anew each time")
  func readingRows() {
    struct Reading: View {
      @State private var count = 0
      var body: some View {
        Button("More") { count += 1 }
        ForEach(0..<2) { Text("\($0): \(count)") }
        LazyVStack { ForEach(0..<2) { Text("lazy \($0): \(count)") } }
      }
    }
    let laid = Laid { Reading() }
    for count in 1...3 {
      laid.simulator.tap("More")
      #expect(
        laid.texts == ["More", "0: \(count)", "1: \(count)", "lazy 0: \(count)", "lazy 1: \(count)"])
    }
  }
}

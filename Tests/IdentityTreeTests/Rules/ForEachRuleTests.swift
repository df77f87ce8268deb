import Foundation
import Testing

@testable import IdentityTree

private struct Item: Identifiable {
  var id: Int
  var name: String
}

private struct ItemRow: View {
  let name: String
  @State private var marks = 0
  var body: some View { Button("\(name) \(marks)") { marks += 1 } }
}

private struct Fresh: Identifiable {
  let id = UUID()
  let name: String
}

private func items(_ names: String) -> [Item] {
  names.map { Item(id: Int($0.asciiValue ?? 0), name: String($0)) }
}

@MainActor @Suite("Rules 2: ForEach")
struct ForEachRuleTests {
  private func list(_ names: String) -> some View { ForEach(items(names)) { ItemRow(name: $0.name) } }

  @Test("2.13: rows follow their ids: a reorder keeps all of them, and nothing appears or disappears")
  func reorder() async {
    let stage = await RuleStage.show { list("abc") }
    await stage.tap("b 0")
    await stage.tap("b 1")
    let before = stage.ids("ItemRow")
    _ = stage.log()
    await stage.update { list("cab") }
    #expect(stage.texts == ["c 0", "a 0", "b 2"])
    #expect(stage.ids("ItemRow") == [before[2], before[0], before[1]])
    #expect(stage.log() == ["bodySkipped ItemRow", "nodeMoved ItemRow", "bodySkipped ItemRow", "bodySkipped ItemRow"])
  }

  @Test("2.13: a new id is a new row, a missing one is removed")
  func insertAndRemove() async {
    let stage = await RuleStage.show { list("abc") }
    let before = stage.ids("ItemRow")
    await stage.update { list("axc") }
    let after = stage.ids("ItemRow")
    #expect(after[0] == before[0] && after[2] == before[2] && after[1] != before[1])
    #expect(stage.texts == ["a 0", "x 0", "c 0"])
  }

  @Test("2.14: a row is known by its ForEach, its id, and the position in the row")
  func rowIdentity() async {
    let stage = await RuleStage.show {
      VStack {
        ForEach([1, 2], id: \.self) { outer in ForEach([1, 2], id: \.self) { ItemRow(name: "\(outer).\($0)") } }
        ForEach([1, 2], id: \.self) { ItemRow(name: "s\($0)") }
      }
    }
    await stage.tap("1.1 0")
    await stage.tap("s1 0")
    await stage.tap("s1 1")
    #expect(stage.texts == ["1.1 1", "1.2 0", "2.1 0", "2.2 0", "s1 2", "s2 0"])
  }

  @Test("2.15: a branch in a row resets that part of that row alone")
  func branchInRow() async {
    func root(_ flag: Bool) -> some View {
      ForEach([1, 2], id: \.self) { number in
        ItemRow(name: "head\(number)")
        if flag || number == 2 { ItemRow(name: "on\(number)") } else { ItemRow(name: "off\(number)") }
      }
    }
    let stage = await RuleStage.show { root(true) }
    for label in ["head1 0", "on1 0", "head2 0", "on2 0"] { await stage.tap(label) }
    await stage.update { root(false) }
    #expect(stage.texts == ["head1 1", "off1 0", "head2 1", "on2 1"])
  }

  @Test("2.15: a row without a view keeps its place in the ForEach")
  func emptyRow() async {
    func root(_ isShown: Bool) -> some View {
      ForEach([1, 2], id: \.self) { number in if isShown || number == 2 { ItemRow(name: "\(number)") } }
    }
    let stage = await RuleStage.show { root(true) }
    await stage.tap("1 0")
    await stage.tap("2 0")
    await stage.update { root(false) }
    #expect(stage.texts == ["2 1"])
    await stage.update { root(true) }
    #expect(stage.texts == ["1 0", "2 1"])
  }

  @Test("2.16: an id that is removed and added in one update is kept, one that comes back later is new")
  func backAgain() async {
    let stage = await RuleStage.show { list("ab") }
    await stage.tap("a 0")
    await stage.update { list("ba") }
    #expect(stage.texts == ["b 0", "a 1"])
    await stage.update { list("b") }
    await stage.update { list("ba") }
    #expect(stage.texts == ["b 0", "a 0"])
  }

  @Test("2.17: equal ids show the first element, stay separate nodes, and are reported once")
  func duplicates() async {
    let doubled = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 1, name: "c")]
    let stage = await RuleStage.show { ForEach(doubled) { ItemRow(name: $0.name) } }
    #expect(stage.texts == ["a 0", "b 0", "a 0"])
    #expect(Set(stage.ids("ItemRow")).count == 3)
    await stage.update { ForEach(doubled) { ItemRow(name: $0.name) } }
    #expect(
      stage.simulator.diagnostics.map(\.description) == [
        "ForEach<Array<Item>, Int, ItemRow>: the ID 1 occurs multiple times within the collection, this will give "
          + "undefined results!"
      ])
  }

  @Test("2.18: a constant range reads its count once, and says so when it changes")
  func constantRange() async {
    func root(_ count: Int) -> some View { ForEach(0..<count) { ItemRow(name: "\($0)") } }
    let stage = await RuleStage.show { root(2) }
    await stage.update { root(3) }
    #expect(stage.texts == ["0 0", "1 0"])
    #expect(
      stage.simulator.diagnostics.map(\.description) == [
        "ForEach<Range<Int>, Int, ItemRow> count (3) != its initial count (2). `ForEach(_:content:)` should only be "
          + "used for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and "
          + "provide an explicit `id`!"
      ])
  }

  @Test("2.19: with indices as ids the last row goes, and state slides to other elements")
  func indices() async {
    func root(_ names: [String]) -> some View {
      ForEach(names.indices, id: \.self) { ItemRow(name: names[$0]) }
    }
    let stage = await RuleStage.show { root(["a", "b", "c"]) }
    for marks in 0..<5 { await stage.tap("a \(marks)") }
    let before = stage.ids("ItemRow")
    await stage.update { root(["b", "c"]) }
    #expect(stage.texts == ["b 5", "c 0"])
    #expect(stage.ids("ItemRow") == Array(before[0...1]))
  }

  @Test("2.20: an id made from what is edited replaces the row at each edit")
  func editedID() async {
    func root(_ names: [String]) -> some View { ForEach(names, id: \.self) { ItemRow(name: $0) } }
    let stage = await RuleStage.show { root(["a", "b"]) }
    await stage.tap("a 0")
    await stage.tap("b 0")
    await stage.update { root(["a!", "b"]) }
    #expect(stage.texts == ["a! 0", "b 1"])
  }

  @Test("2.21: ids that are made afresh in each pass replace all rows")
  func freshIDs() async {
    func root() -> some View { ForEach([Fresh(name: "a"), Fresh(name: "b")]) { ItemRow(name: $0.name) } }
    let stage = await RuleStage.show { root() }
    await stage.tap("a 0")
    await stage.tap("b 0")
    let before = stage.ids("ItemRow")
    await stage.update { root() }
    #expect(stage.texts == ["a 0", "b 0"])
    #expect(Set(before).isDisjoint(with: stage.ids("ItemRow")))
  }
}

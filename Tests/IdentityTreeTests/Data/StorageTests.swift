import Foundation
import Testing

@testable import IdentityTree

private enum Theme: String { case light, dark }

private struct Reader: View {
  @AppStorage("storage-tests-count") private var count = 1
  @SceneStorage("scene") private var note: String?
  var body: some View { Text("count \(count), note \(note ?? "none")") }
}

private struct Writer: View {
  @AppStorage("storage-tests-count") private var count = 5
  @AppStorage("storage-tests-theme") private var theme = Theme.light
  @AppStorage("storage-tests-none") private var none: Int?
  @SceneStorage("scene") private var note: String?
  @State private var turn = 0
  var body: some View {
    VStack {
      Reader().id(turn)
      Text("theme \(theme.rawValue), none \(none ?? -1)")
      Button("Write") {
        count += 1
        theme = .dark
        none = 3
        note = "x"
      }
      Button("Reset") { turn += 1 }
      Button("Forget") { none = nil }
    }
  }
}

private struct Names: View {
  @Namespace private var first
  @Namespace private var second
  let record: (Namespace.ID, Namespace.ID) -> Void
  @State private var turn = 0
  var body: some View {
    let _ = record(first, second)
    Button("Turn \(turn)") { turn += 1 }
  }
}

private struct Folder {
  var names = ["a", "b"]
  var title: String? = "t"
}

private struct Row: View {
  @Binding var name: String
  var body: some View { Button("Rename \(name)") { name += "!" } }
}

private struct FolderView: View {
  @State private var folder = Folder()
  var body: some View {
    ForEach($folder.names, id: \.self) { Row(name: $0) }
    if let title = Binding($folder.title) { Row(name: title) }
  }
}

private struct OutsideReader: View {
  @AppStorage("storage-tests-outside") private var isOn = false
  @AppStorage("storage-tests-name") private var name = "none"
  @State private var count = 0
  var body: some View {
    Text("on \(isOn), name \(name)")
    Button("Write") {
      UserDefaults.standard.set(true, forKey: "storage-tests-outside")
      UserDefaults.standard.set("x", forKey: "storage-tests-name")
    }
    Button("Remove") { UserDefaults.standard.removeObject(forKey: "storage-tests-name") }
    Button("Own") { name = "own" }
  }
}

@MainActor @Suite struct StorageTests {
  @Test func `3.20: what the user's code writes to user defaults itself is seen, and the other way round`() {
    let simulator = Simulator { OutsideReader() }
    #expect(simulator.snapshot().texts.first == "on false, name none")
    simulator.tap("Write")
    #expect(simulator.snapshot().texts.first == "on true, name x")
    simulator.tap("Own")
    #expect(UserDefaults.standard.string(forKey: "storage-tests-name") == "own")
    simulator.tap("Remove")
    #expect(simulator.snapshot().texts.first == "on true, name none")
    UserDefaults.standard.removeObject(forKey: "storage-tests-outside")
  }

  @Test func `3.20: stored values are shared by key, invalidate readers, and outlive identities`() {
    let simulator = Simulator { Writer() }
    #expect(simulator.snapshot().texts.prefix(2) == ["count 1, note none", "theme light, none -1"])
    simulator.tap("Write")
    #expect(simulator.snapshot().texts.prefix(2) == ["count 6, note x", "theme dark, none 3"])
    simulator.tap("Reset")
    simulator.tap("Forget")
    #expect(simulator.snapshot().texts.prefix(2) == ["count 6, note x", "theme dark, none -1"])
  }

  @Test func `3.18: a name space is one per property and stays with the identity`() {
    var seen: [(Namespace.ID, Namespace.ID)] = []
    let simulator = Simulator { Names { seen.append(($0, $1)) } }
    simulator.tap("Turn 0")
    #expect(seen.count == 2)
    #expect(seen[0] == seen[1])
    #expect(seen[0].0 != seen[0].1)
  }

  @Test func `3.18: another identity has a name space of its own`() {
    var seen: [Namespace.ID] = []
    let simulator = Simulator { Names { first, _ in seen.append(first) }.id(1) }
    simulator.setRoot { Names { first, _ in seen.append(first) }.id(2) }
    #expect(seen.count == 2)
    #expect(seen[0] != seen[1])
  }

  @Test func `bindings lead into collections and optionals`() {
    let simulator = Simulator { FolderView() }
    simulator.tap("Rename b")
    simulator.tap("Rename t")
    #expect(simulator.buttonLabels == ["Rename a", "Rename b!", "Rename t!"])
  }

  @Test func `5.7: the writing code's animation wins over the binding's`() {
    var seen: [Animation?] = []
    let binding = Binding(get: { 0 }, set: { (_: Int, transaction: Transaction) in seen.append(transaction.animation) })
      .animation(.linear)
    binding.wrappedValue = 1
    withAnimation(.easeIn) { binding.wrappedValue = 2 }
    withAnimation(nil) { binding.wrappedValue = 3 }
    #expect(seen == [.linear, .easeIn, nil])
  }
}

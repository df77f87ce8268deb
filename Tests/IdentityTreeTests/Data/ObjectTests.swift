import Testing

@testable import IdentityTree

@MainActor private final class Journal {
  var lines: [String] = []
}

private final class Model: ObservableObject {
  @Published var flag = false
  @Published var count = 0
  var plain = 0
  let journal: [String]
  init(_ journal: [String] = []) { self.journal = journal }
}

private struct Subview: View {
  let flag: Bool
  let journal: Journal
  var body: some View {
    let _ = journal.lines.append("child \(flag)")
    Text("\(flag)")
  }
}

private struct Owner: View {
  @StateObject private var model = Model()
  let journal: Journal
  let change: (Model) -> Void
  var body: some View {
    let _ = journal.lines.append("parent")
    VStack {
      Subview(flag: model.flag, journal: journal)
      Subview(flag: true, journal: journal)
    }
    .onAppear { change(model) }
  }
}

private struct Counter: View {
  @ObservedObject var model = Model()
  var body: some View { Button("Count \(model.count)") { model.count += 1 } }
}

private struct Kept: View {
  @StateObject var model: Model
  init(start: Int) {
    _model = StateObject(wrappedValue: Model(["\(start)"]))
  }
  var body: some View { Text("\(model.journal[0]) \(model.count)") }
}

private struct Parent: View {
  @State private var turn = 0
  var body: some View {
    VStack {
      Counter()
      Kept(start: turn)
      Kept(start: turn).id(turn / 2)
      Button("Turn") { turn += 1 }
      Text("turn \(turn)")
    }
  }
}

private struct EnvironmentReader: View {
  @EnvironmentObject var model: Model
  var body: some View {
    VStack {
      Text("count \(model.count)")
      Toggle("Flag", isOn: $model.flag)
    }
  }
}

private struct EnvironmentOwner: View {
  @State private var model = Model()
  var body: some View {
    VStack {
      EnvironmentReader()
      Button("Other") { model = Model() }
      Button("Add") { model.count += 1 }
    }
    .environmentObject(model)
  }
}

@Observable private final class Settings {
  var name = "a"
  var size = 1
}

private struct NameView: View {
  let settings: Settings
  let journal: Journal
  var body: some View {
    let _ = journal.lines.append("name")
    Text(settings.name)
  }
}

private struct SizeText: View {
  @Binding var size: Int
  var body: some View { Text("\(size)") }
}

private struct SizeView: View {
  @Environment(Settings.self) private var settings
  @Environment(Model2.self) private var missing: Model2?
  let journal: Journal
  var body: some View {
    @Bindable var settings = settings
    let _ = journal.lines.append("size \(missing == nil)")
    SizeText(size: $settings.size)
  }
}

@Observable private final class Model2 {}

private struct Passer: View {
  @State private var settings = Settings()
  @State private var count = 0
  let journal: Journal
  var body: some View {
    VStack {
      Button("Count \(count)") { count += 1 }
      SizeView(journal: journal)
    }
    .environment(settings)
  }
}

private struct SettingsView: View {
  @State private var settings = Settings()
  let journal: Journal
  var body: some View {
    let _ = journal.lines.append("owner")
    VStack {
      NameView(settings: settings, journal: journal)
      SizeView(journal: journal)
      Button("Rename") { settings.name += "b" }
      Button("Grow") { settings.size += 1 }
    }
    .environment(settings)
  }
}

@MainActor @Suite struct ObjectTests {
  @Test func `3.14: a published change runs the holder and those children whose values changed`() {
    let journal = Journal()
    _ = Simulator { Owner(journal: journal) { $0.flag.toggle() } }
    #expect(journal.lines == ["parent", "child false", "child true", "parent", "child true"])
  }

  @Test func `3.14: a change of a plain property runs nothing`() {
    let journal = Journal()
    _ = Simulator { Owner(journal: journal) { $0.plain += 1 } }
    #expect(journal.lines == ["parent", "child false", "child true"])
  }

  @Test func `3.11: a state object is made once per identity, whatever the parent passes later`() {
    let simulator = Simulator { Parent() }
    simulator.tap("Turn")
    simulator.tap("Turn")
    #expect(simulator.snapshot().texts.filter { $0.hasSuffix(" 0") } == ["Count 0", "0 0", "2 0"])
  }

  @Test func `3.13: an observed object with a default is a new one each time the parent runs`() {
    let simulator = Simulator { Parent() }
    simulator.tap("Count 0")
    #expect(simulator.buttonLabels.contains("Count 1"))
    simulator.tap("Turn")
    #expect(simulator.buttonLabels.contains("Count 0"))
  }

  @Test func `an environment object is found by type, followed, and exchanged`() {
    let simulator = Simulator { EnvironmentOwner() }
    simulator.tap("Add")
    #expect(simulator.snapshot().texts.contains("count 1"))
    #expect(simulator.toggle("Flag"))
    simulator.tap("Other")
    #expect(simulator.snapshot().texts.contains("count 0"))
  }

  @Test func `3.15: a body depends on the observed properties that it read`() {
    let journal = Journal()
    let simulator = Simulator { SettingsView(journal: journal) }
    #expect(journal.lines == ["owner", "name", "size true"])
    journal.lines = []
    simulator.tap("Rename")
    #expect(journal.lines == ["name"])
    journal.lines = []
    simulator.tap("Grow")
    simulator.tap("Grow")
    #expect(journal.lines == ["size true", "size true"])
    #expect(simulator.snapshot().texts.contains("3"))
  }

  @Test func `a reader of an observable object is left out where its parent runs and the object is the same`() {
    let journal = Journal()
    let simulator = Simulator { Passer(journal: journal) }
    journal.lines = []
    simulator.tap("Count 0")
    #expect(simulator.buttonLabels == ["Count 1"])
    #expect(journal.lines == [])
  }
}

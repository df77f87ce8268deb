import Testing

@testable import IdentityTree

private struct Leaf: View {
  let number: Int
  let journal: RuleJournal
  var body: some View {
    let _ = journal.note("leaf \(number)")
    Text("\(number)")
  }
}

private struct Middle: View {
  let number: Int
  let journal: RuleJournal
  var body: some View {
    let _ = journal.note("middle \(number)")
    Leaf(number: number / 10, journal: journal)
  }
}

/// Plain old data, with an equality of its own that is not asked.
private struct Plain: View, Equatable {
  let number: Int
  nonisolated static func == (left: Plain, right: Plain) -> Bool { true }
  var body: some View { Text("plain \(number)") }
}

/// Not plain, with an equality of its own that is asked.
private struct Named: View, Equatable {
  let name: String
  let number: Int
  nonisolated static func == (left: Named, right: Named) -> Bool { left.name == right.name }
  var body: some View { Text("\(name) \(number)") }
}

/// Not plain and not Equatable: compared field by field.
private struct Fields: View {
  let names: [String]
  let plain: Int
  let journal: RuleJournal
  var body: some View {
    let _ = journal.note("fields")
    Text(names.joined())
  }
}

private final class Model {
  var name: String
  init(_ name: String) { self.name = name }
}

private struct Holder: View {
  let model: Model
  let journal: RuleJournal
  var body: some View {
    let _ = journal.note("holder")
    Text(model.name)
  }
}

private struct Acting: View {
  let action: () -> Void
  let journal: RuleJournal
  var body: some View {
    let _ = journal.note("acting")
    Button("Act") { action() }
  }
}

private struct ErasedHolder: View {
  let content: AnyView
  let journal: RuleJournal
  var body: some View {
    let _ = journal.note("erased")
    content
  }
}

private final class Observed: ObservableObject {
  @Published var number = 0
}

private struct Owning: View {
  @StateObject private var model = Observed()
  var done: (() -> Void)?
  let journal: RuleJournal
  var body: some View {
    let _ = journal.note("owning")
    Text("\(model.number)")
  }
}

private final class Argued: ObservableObject {
  let text: String
  init(_ number: Int, _ name: String, _ service: Observed) { text = "\(number) \(name)" }
}

private struct Arguing: View {
  @StateObject private var model: Argued
  let journal: RuleJournal
  init(number: Int, name: String, service: Observed, journal: RuleJournal) {
    _model = StateObject(wrappedValue: Argued(number, name, service))
    self.journal = journal
  }
  var body: some View {
    let _ = journal.note("arguing \(model.text)")
    Text(model.text)
  }
}

private struct Tracing: View {
  @Binding var bound: Int
  @Environment(\.lineLimit) private var limit
  @StateObject private var own = Observed()
  @ObservedObject var given: Observed
  let journal: RuleJournal
  var body: some View {
    let _ = journal.note(PrintedChanges.sentence(for: Self.self) ?? "")
    Text("\(bound) \(limit ?? 0) \(own.number) \(given.number)")
    Button("Own") { own.number += 1 }
  }
}

private struct TracingHost: View {
  @State private var number = 0
  @State private var limit = 1
  @State private var other = 0
  @StateObject private var given = Observed()
  let journal: RuleJournal
  var body: some View {
    VStack {
      Tracing(bound: $number, given: given, journal: journal).environment(\.lineLimit, limit)
      Text("\(other)")
      Button("Bound") { number += 1 }
      Button("Limit") { limit += 1 }
      Button("Given") { given.number += 1 }
      Button("Other") { other += 1 }
    }
  }
}

@MainActor @Suite("Rules 6: what runs in an update")
struct UpdateRuleTests {
  @Test("6.1: an update stops where the new value of a child equals the old one")
  func stops() async {
    let journal = RuleJournal()
    let stage = await RuleStage.show { Middle(number: 11, journal: journal) }
    _ = journal.take()
    await stage.update { Middle(number: 12, journal: journal) }
    #expect(journal.take() == ["middle 12"])
    #expect(stage.log(.bodyEvaluated, .bodySkipped) == ["bodyEvaluated Middle", "bodySkipped Leaf"])
  }

  @Test("6.2: a body is skipped if its value is equal and nothing that it read changed; else it runs")
  func skips() async {
    let journal = RuleJournal()
    let stage = await RuleStage.show { Leaf(number: 1, journal: journal) }
    await stage.update { Leaf(number: 1, journal: journal) }
    await stage.update { Leaf(number: 2, journal: journal) }
    #expect(journal.take() == ["leaf 1", "leaf 2"])
  }

  @Test("6.3: plain data is compared as such and its own == ignored; a value that is not plain is asked")
  func equality() async {
    let plain = await RuleStage.show { Plain(number: 1) }
    await plain.update { Plain(number: 2) }
    #expect(plain.texts == ["plain 2"])
    let named = await RuleStage.show { Named(name: "a", number: 1) }
    await named.update { Named(name: "a", number: 2) }
    #expect(named.texts == ["a 1"])
    await named.update { Named(name: "b", number: 3) }
    #expect(named.texts == ["b 3"])
  }

  @Test("6.3: without == a value that is not plain is compared field by field; equatable() always asks")
  func fields() async {
    let journal = RuleJournal()
    let stage = await RuleStage.show { Fields(names: ["a"], plain: 1, journal: journal) }
    await stage.update { Fields(names: ["a"], plain: 1, journal: journal) }
    #expect(journal.take() == ["fields"])
    await stage.update { Fields(names: ["a"], plain: 2, journal: journal) }
    await stage.update { Fields(names: ["b"], plain: 2, journal: journal) }
    #expect(journal.take() == ["fields", "fields"])
    let plain = await RuleStage.show { Plain(number: 1).equatable() }
    await plain.update { Plain(number: 2).equatable() }
    #expect(plain.texts == ["plain 1"])
  }

  @Test("6.4: a closure that captures nothing is equal to itself, one that captures is not")
  func closures() async {
    let journal = RuleJournal()
    func plain() -> some View { Acting(action: {}, journal: journal) }
    let stage = await RuleStage.show { plain() }
    await stage.update { plain() }
    #expect(journal.take() == ["acting"])
    func capturing(_ number: Int) -> some View { Acting(action: { _ = number }, journal: journal) }
    let other = await RuleStage.show { capturing(1) }
    await other.update { capturing(2) }
    #expect(journal.take() == ["acting", "acting"])
  }

  @Test("6.5: objects are compared by reference, erased views by what they hold")
  func references() async {
    let journal = RuleJournal()
    let model = Model("a")
    let stage = await RuleStage.show { Holder(model: model, journal: journal) }
    model.name = "b"
    await stage.update { Holder(model: model, journal: journal) }
    #expect(journal.take() == ["holder"])
    await stage.update { Holder(model: Model("b"), journal: journal) }
    #expect(journal.take() == ["holder"])
    let erased = await RuleStage.show { ErasedHolder(content: AnyView(Text("a")), journal: journal) }
    await erased.update { ErasedHolder(content: AnyView(Text("a")), journal: journal) }
    #expect(journal.take() == ["erased"])
    await erased.update { ErasedHolder(content: AnyView(Text("b")), journal: journal) }
    #expect(journal.take() == ["erased"])
    #expect(erased.texts == ["b"])
  }

  @Test(
    "6.2, 6.4: a view that makes its object, or has an optional closure without captures, is skipped if it is equal")
  func equalObjects() async {
    let journal = RuleJournal()
    let stage = await RuleStage.show { Owning(done: {}, journal: journal) }
    // The same code, made twice.
    func root(_ number: Int) -> some View {
      VStack {
        Owning(done: {}, journal: journal)
        Owning(journal: journal)
        Text("\(number)")
      }
    }
    _ = journal.take()
    let other = await RuleStage.show { root(1) }
    #expect(journal.take() == ["owning", "owning"])
    await other.update { root(2) }
    #expect(journal.take() == [])
    _ = stage
  }

  @Test("6.2, 6.4: a view whose object is made from arguments is skipped if these are equal, and runs if one is not")
  func objectsFromArguments() async {
    let journal = RuleJournal()
    let service = Observed()
    func root(_ number: Int, _ name: String) -> some View {
      VStack {
        Arguing(number: 1, name: name, service: service, journal: journal)
        Text("\(number)")
      }
    }
    let stage = await RuleStage.show { root(1, "a name that is longer than a small string") }
    #expect(journal.take() == ["arguing 1 a name that is longer than a small string"])
    await stage.update { root(2, "a name that is longer than a small string") }
    #expect(journal.take() == [])
    await stage.update { root(3, "b") }
    #expect(journal.take() == ["arguing 1 a name that is longer than a small string"])
  }

  @Test("6.7: printed changes name the binding, the value of the environment, and the object that changed")
  func tracedChanges() {
    let journal = RuleJournal()
    let simulator = hosted { TracingHost(journal: journal) }
    #expect(journal.take() == ["Tracing: @self, @identity, _bound, _limit, _own, _given changed."])
    for (button, name) in [("Limit", "_limit"), ("Own", "_own"), ("Given", "_given"), ("Bound", "_bound")] {
      simulator.press(button)
      #expect(journal.take() == ["Tracing: \(name) changed."])
    }
    // The new binding has another value than the one of the owner's last body (rule 3.16).
    simulator.press("Other")
    #expect(journal.take() == ["Tracing: @self changed."])
    simulator.press("Other")
    #expect(journal.take() == [])
  }
}

import Testing

@testable import IdentityTree

extension View {
  @ViewBuilder fileprivate func framed(_ isFramed: Bool) -> some View {
    if isFramed { border(.red) } else { self }
  }
}

private struct Score: View {
  @State private var points = 3
  var body: some View { Text("\(points)").onAppear {} }
}

private struct Board: View {
  @State private var isFramed = false
  @State private var isNoted = true
  @State private var draft = ""

  var body: some View {
    VStack {
      HStack {
        Text("score")
        Score().framed(isFramed).padding()
      }
      if isNoted { Score() }
      TextField("Draft", text: $draft).id(draft.isEmpty)
    }
  }
}

private final class FormModel: ObservableObject {
  @Published var key = ""
  @Published var other = 0
}

@Observable private final class FormState {
  var key = ""
  var other = 0
}

/// Each action writes something else beside what decides.
private struct Causes: View {
  @StateObject private var model = FormModel()
  @State private var form = FormState()
  @SceneStorage("isWide") private var isWide = false
  @Environment(\.colorScheme) private var scheme
  @State private var isOn = false

  var body: some View {
    VStack {
      Score().id(model.key)
      Score().id(form.key)
      if isWide { Score() } else { Score().padding() }
      if scheme == .dark { Score() } else { Score().padding() }
      Inner(isOn: $isOn)
      Passed(isOn: isOn)
      Button("Model") { model.key += "b" }
      Button("Form") { form.key += "b" }
      Toggle("Wide", isOn: $isWide)
      Toggle("On", isOn: $isOn)
    }
  }

  struct Inner: View {
    @Binding var isOn: Bool
    @State private var unrelated = 0
    var body: some View {
      if isOn { Score() } else { Score().padding() }
      Button("Both") {
        unrelated += 1
        isOn.toggle()
      }
    }
  }

  struct Passed: View {
    let isOn: Bool
    var body: some View { if isOn { Score() } else { Score().padding() } }
  }
}

@MainActor
@Suite("Explanations")
struct ExplanationTests {
  private func explanations(_ action: String) async throws -> [Explanation] {
    let simulator = try await Simulator { Board() }
    let before = simulator.snapshot()
    _ = simulator.takeEvents()
    guard case .action(let step, _) = try StepsLine.step(in: action, marks: []).kind else { return [] }
    try await simulator.perform(step)
    return Explanation.all(
      of: StepOutcome(
        title: action, before: before, after: simulator.snapshot(), events: simulator.takeEvents()))
  }

  @Test("A helper's branch is explained with its own place and the place where it is used, deep in a body")
  func helper() async throws {
    let explanation = try #require(try await explanations("set Board.isFramed to true").first)
    #expect(explanation.subject == "Score" && explanation.isReplaced)
    #expect(explanation.place?.line == 7)
    #expect(explanation.use?.line == 25)
    #expect(explanation.hasSameViewInBothArms)
    #expect(explanation.owner == "Board")
    #expect(explanation.losses.map(\.description) == ["Score.points 3 → 3"])
    #expect(explanation.costs == ["onAppear ran again (1×)"])
    #expect(
      explanation.chain
        == "set Board.isFramed to true → Board.isFramed written → Board.body → branch → Score replaced")
  }

  private func chains<V: View>(of view: V, _ action: String) async throws -> [String] {
    let simulator = Simulator()
    await simulator.launch { simulator.graph.setRoot(view) }
    guard case .action(let step, _) = try StepsLine.step(in: action, marks: []).kind else { return [] }
    var told: [ExplainedAction] = []
    await ExplainHost(root: "Root()", simulator: simulator) { told.append($0) }.tell(step)
    return told.flatMap(\.explanations).map(\.chain)
  }

  @Test(
    "A chain names what was written to objects and the environment, and through bindings",
    arguments: [
      (#"tap "Model""#, [#"tap "Model" → Causes.model.key written → Causes.body → .id → Score replaced"#]),
      (#"tap "Form""#, [#"tap "Form" → Causes.form.key written → Causes.body → .id → Score replaced"#]),
      (#"toggle "Wide""#, [#"toggle "Wide" → Causes.isWide written → Causes.body → branch → Score replaced"#]),
      (
        "environment colorScheme .dark",
        ["environment colorScheme .dark → Causes.scheme changed → Causes.body → branch → Score replaced"]
      ),
      (
        #"toggle "On""#,
        [
          #"toggle "On" → Causes.isOn written → Causes.body → Inner.body → branch → Score replaced"#,
          #"toggle "On" → Causes.isOn written → Causes.body → Passed.body → branch → Score replaced"#,
        ]
      ),
    ])
  func chain(_ action: String, _ expected: [String]) async throws {
    #expect(try await chains(of: Causes(), action) == expected)
  }

  private func told<V: View>(
    of view: V, _ actions: String...
  ) async throws -> [ExplainedAction] {
    let simulator = Simulator()
    await simulator.launch { simulator.graph.setRoot(view) }
    var told: [ExplainedAction] = []
    let host = ExplainHost(root: "Root()", simulator: simulator) { told.append($0) }
    for line in actions {
      guard case .action(let step, let times) = try StepsLine.step(in: line, marks: []).kind else { continue }
      await host.tell(step, times: times)
    }
    return told
  }

  @Test("A repeated tap stays on its control while that has another label")
  func repeats() async throws {
    struct Counting: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let told = try await told(of: Counting(), #"tap "count 0" 3 times"#)
    #expect(told.compactMap(\.obstacle).isEmpty)
    #expect(told.map(\.title) == (1...3).map { "tap \"count 0\" (\($0) of 3)" })
    #expect(told.last?.kept == ["Counting.count = 3"])
  }

  @Test("A condition that flips and flips back within one action is told as that")
  func wayBack() async throws {
    struct Gate: View {
      @State private var isLoaded = true
      var body: some View {
        if isLoaded { Score() } else { Text("Loading").onAppear { isLoaded = true } }
        Button("Reload") { isLoaded = false }
      }
    }
    let explanation = try #require(try await told(of: Gate(), #"tap "Reload""#).first?.explanations.first)
    #expect(explanation.kind == "branch" && explanation.subject == "Score" && explanation.isReplaced)
    #expect(explanation.cause.hasPrefix("the condition flipped and flipped back within the action"))
    #expect(explanation.losses.map(\.description) == ["Score.points 3 → 3"])
  }

  @Test("A row that is brought back while it leaves keeps its state, and is not said to be new")
  func broughtBack() async throws {
    struct Chips: View {
      @State private var names = ["red", "green"]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { _ in Score().transition(.scale) }
          Button("Remove") { withAnimation(.linear(duration: 1)) { names = ["green"] } }
          Button("Undo") { withAnimation(.linear(duration: 1)) { names = ["red", "green"] } }
        }
      }
    }
    let early = try await told(of: Chips(), #"tap "Remove""#, "advance 0.5", #"tap "Undo""#)
    #expect(early[0].explanations.first?.costs.contains { $0.hasPrefix("it leaves by its transition") } == true)
    #expect(early[2].explanations.isEmpty)
    #expect(early[2].kept.first == "Score.points = 3, brought back while it left (rule 4.11)")
    #expect(!early[2].bodies.contains { $0.contains("it is new") })
    let late = try await told(of: Chips(), #"tap "Remove""#, "settle", #"tap "Undo""#)
    #expect(late[2].explanations.first?.comesBack == #"tap "Undo""#)
  }

  @Test("Another choice of a ViewThatFits has state of its own")
  func fits() async throws {
    struct Agreed: View {
      @State private var isOn = false
      var body: some View { Toggle("Agreed", isOn: $isOn).fixedSize() }
    }
    struct Bar: View {
      var body: some View {
        ViewThatFits(in: .horizontal) {
          HStack {
            Agreed()
            Text("wide").frame(width: 600)
          }
          VStack { Agreed() }
        }
      }
    }
    let told = try await told(of: Bar(), #"toggle "Agreed" on"#, "resize 1200 x 800", "resize 1300 x 800")
    #expect(told[0].explanations.isEmpty && told[2].explanations.isEmpty)
    let explanation = try #require(told[1].explanations.first)
    #expect(told[1].explanations.count == 1)
    #expect(explanation.kind == "fit" && explanation.subject == "Agreed" && explanation.owner == "Bar")
    #expect(explanation.cause.hasPrefix("`ViewThatFits` shows HStack in place of VStack now"))
    #expect(explanation.losses.map(\.description) == ["Agreed.isOn true → false"])
    #expect(explanation.rule.hasPrefix("1.24"))
  }

  @Test("A row does not take its state along to another ForEach")
  func moved() async throws {
    struct Card: View {
      let name: String
      @State private var isOpen = false
      var body: some View { Text(name).onTapGesture { isOpen.toggle() } }
    }
    struct Columns: View {
      @State private var columns = [["a", "b"], ["c"]]
      var body: some View {
        HStack {
          ForEach(0..<2) { column in
            VStack { ForEach(columns[column], id: \.self) { Card(name: $0) } }
          }
          Button("Move") { columns[1].append(columns[0].removeFirst()) }
          Button("Remove") { columns[0] = [] }
        }
      }
    }
    let told = try await told(of: Columns(), #"tap Card("a")"#, #"tap "Move""#, #"tap "Remove""#)
    let moved = try #require(told[1].explanations.first)
    #expect(told[1].explanations.count == 1)
    #expect(moved.lines.first?.hasPrefix("Card was made anew: the element a moved to another `ForEach`") == true)
    #expect(moved.losses.map(\.description) == ["Card.isOpen true → false"] && moved.isLoss)
    #expect(moved.rule.hasPrefix("2.14"))
    #expect(told[2].explanations.map(\.isLoss) == [false])
  }

  @Test("An alert that is answered replaces nothing")
  func alerts() async throws {
    struct Asking: View {
      @State private var isAsked = false
      var body: some View {
        Button("Ask") { isAsked = true }.alert("Sure?", isPresented: $isAsked) { Button("Yes") {} }
      }
    }
    let told = try await told(of: Asking(), #"tap "Ask""#, #"tap "Yes""#)
    #expect(told.map(\.obstacle) == [nil, nil])
    #expect(told.flatMap(\.explanations).isEmpty)
  }

  @Test("An observed object that is another one is told, with the values that went with the old one")
  func exchangedObject() async throws {
    struct Detail: View {
      @ObservedObject var model: FormModel
      var body: some View { Button("Load \(model.key)") { model.key = "loaded" } }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        Detail(model: FormModel())
        Button("Count \(count)") { count += 1 }
      }
    }
    let told = try await told(of: Parent(), #"tap "Load ""#, #"tap "Count 0""#)
    #expect(told[0].explanations.isEmpty)
    let explanation = try #require(told[1].explanations.first)
    #expect(explanation.kind == "object")
    #expect(explanation.losses.map(\.description) == [#"Detail.model.key "loaded" → """#])
    #expect(
      explanation.chain
        == #"tap "Count 0" → Parent.count written → Parent.body → @ObservedObject → FormModel replaced"#)
    #expect(explanation.rule.hasPrefix("3.13"))
  }

  @Test("What goes for good is no loss, and is not said to be replaced")
  func gone() async throws {
    let explanation = try #require(try await explanations("set Board.isNoted to false").first)
    #expect(explanation.kind == "optional" && !explanation.isReplaced && !explanation.isLoss)
    #expect(explanation.lines.first == "Score went: the condition became false, or the optional nil")
    #expect(explanation.statement?.line == 27)
  }

  @Test("A field that is replaced while it is typed into loses the keyboard focus")
  func focus() async throws {
    let explanation = try #require(try await explanations(#"enter "a" in "Draft""#).first)
    #expect(explanation.kind == "id" && explanation.subject == "TextField")
    #expect(explanation.costs == ["TextField lost the keyboard focus"])
    #expect(explanation.isLoss)
  }

  @Test("Ids that are positions, edited, or made afresh are told apart")
  func elements() async throws {
    func words(_ old: [String], _ new: [String]) -> String? {
      let simulator = Simulator { ForEach(old, id: \.self) { Text($0) } }
      let before = simulator.snapshot()
      simulator.setRoot { ForEach(new, id: \.self) { Text($0) } }
      let outcome = StepOutcome(
        title: "change", before: before, after: simulator.snapshot(), events: simulator.takeEvents())
      return Explanation.all(of: outcome).first.map { String($0.rule.prefix { $0 != " " }) }
    }
    #expect(words(["0", "1", "2"], ["0", "1"]) == "2.19")
    #expect(words(["milk", "tea"], ["milk!", "tea"]) == "2.20")
    #expect(words(["a", "b"], ["c", "d"]) == "2.21")
    #expect(words(["a", "b", "c"], ["a", "c"]) == "2.13")
  }

  @Test("State that stays at a position while the elements move on is a loss")
  func slides() async throws {
    struct Starred: View {
      let name: String
      @State private var isStarred = false
      var body: some View { Text(name) }
    }
    func explained(_ old: [String], _ new: [String]) -> Explanation? {
      func list(_ names: [String]) -> some View {
        ForEach(names.indices, id: \.self) { Starred(name: names[$0]) }
      }
      let simulator = Simulator { list(old) }
      let before = simulator.snapshot()
      simulator.setRoot { list(new) }
      return Explanation.all(
        of: StepOutcome(
          title: "change", before: before, after: simulator.snapshot(), events: simulator.takeEvents())
      ).first
    }
    #expect(explained(["a", "b", "c"], ["b", "c"])?.hasSlid == true)
    #expect(explained(["a", "b"], ["new", "a", "b"])?.hasSlid == true)
    #expect(explained(["a", "b"], ["b", "a"])?.isLoss == true)
    #expect(explained(["a", "b", "c"], ["a", "b"])?.hasSlid == false)
    #expect(explained(["a", "b"], ["a", "b", "c"]) == nil)
    #expect(explained(["a", "b"], ["a", "changed"]) == nil)
  }
}

import Foundation
import Testing

@testable import IdentityTree

/// Makes a view in its body, so that what the view's initialiser does belongs to this tree.
private struct Making<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}

private final class Model: ObservableObject, @unchecked Sendable {
  @Published var value = 0
}

private struct WritesInBody: View {
  @State private var value = 0
  var body: some View {
    let _ = write()
    Text("\(value)")
  }
  private func write() { value += 1 }
}

private struct EarlyState: View {
  @State private var value = 0
  init() { _ = $value }
  var body: some View { Text("\(value)") }
}

private struct EarlyObject: View {
  @StateObject private var model = Model()
  init() { _ = model }
  var body: some View { Text("\(model.value)") }
}

private struct EarlyEnvironment: View {
  @Environment(\.isEnabled) private var isEnabled
  init() { _ = isEnabled }
  var body: some View { Text("\(isEnabled ? 1 : 0)") }
}

private struct EarlyFocus: View {
  @FocusState private var isFocused: Bool
  init() { _ = $isFocused }
  var body: some View { Text("\(isFocused ? 1 : 0)") }
}

private struct EarlyNamespace: View {
  @Namespace private var space
  init() { _ = space }
  var body: some View { Text("a").matchedGeometryEffect(id: 1, in: space) }
}

private struct Bars: View {
  @State private var values: [Float] = [1, -47.630486, -47.630486]
  var body: some View {
    ForEach(values, id: \.self) { Text("\($0)") }
    Button("Again") { values.append(2) }
  }
}

private struct Range: View {
  @State private var count = 0
  var body: some View {
    ForEach(0..<count) { Text("\($0)") }
    Button("More") { count = 30 }
  }
}

private struct EqualIDs: View {
  var body: some View {
    LazyVStack {
      Text("a").id("same")
      Text("b").id("same")
      Text("c").id("other")
    }
  }
}

private struct Looping: View {
  @State private var value = 0
  var body: some View {
    Button("Start") { value += 1 }.onChange(of: value) { value += 1 }
  }
}

private struct HeightKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Growing: View {
  @State private var value = 0
  var body: some View {
    Text("a").preference(key: HeightKey.self, value: value + 1).onPreferenceChange(HeightKey.self) { value = $0 }
  }
}

private struct Swinging: View {
  @State private var value = 0
  var body: some View {
    Text("a").preference(key: HeightKey.self, value: value == 1 ? 2 : 1)
      .onPreferenceChange(HeightKey.self) { value = $0 }
  }
}

private struct PathLoop: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Go") { path = [1] }
        .navigationDestination(for: Int.self) { Text("screen \($0)") }
        .onChange(of: path) { if path.count < 3 { path.append(path.count + 1) } }
    }
  }
}

private struct Pushing: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Go") { path = [1] }
        .navigationDestination(for: Int.self) { Text("screen \($0)") }
        .onChange(of: path) { if path.count == 1 { path.append(2) } }
    }
  }
}

private struct PublishesInBody: View {
  @ObservedObject var model: Model
  var body: some View {
    let _ = publish()
    Text("a")
  }
  private func publish() { if model.value == 0 { model.value = 1 } }
}

private struct Reader: View {
  @ObservedObject var model: Model
  var body: some View { Text("value \(model.value)") }
}

private struct Row: View {
  let number: Int
  var body: some View { if number > 0 { Text("row \(number)") } }
}

private final class ClassView: View {
  nonisolated init() {}
  var body: some View { Text("a") }
}

@MainActor @Suite("Rules 7: diagnostics, word for word")
struct DiagnosticRuleTests {
  private func texts<V: View>(@ViewBuilder _ view: @escaping () -> V) -> [String] {
    hosted { Making(content: view) }.diagnostics.map(\.description)
  }

  @Test("7.1: a state that is written in a body")
  func modifying() {
    #expect(texts { WritesInBody() } == ["Modifying state during view update, this will cause undefined behavior."])
  }

  @Test("7.2: a state's binding before the view is installed")
  func state() {
    #expect(
      texts { EarlyState() } == [
        "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the "
          + "initial value and will not update."
      ])
  }

  @Test("7.3, 3.12: a state object before the view is installed: a new one each time")
  func stateObject() {
    #expect(
      texts { EarlyObject() } == [
        "Accessing StateObject<Model>'s object without being installed on a View. This will create a new instance each "
          + "time."
      ])
  }

  @Test("3.12: each access to a state object before the view is installed makes another one")
  func newObjectEachTime() {
    let object = StateObject(wrappedValue: Model())
    #expect(object.wrappedValue !== object.wrappedValue)
  }

  @Test("7.4: a value of the environment before the view is installed")
  func environment() {
    #expect(
      texts { EarlyEnvironment() } == [
        "Accessing Environment<Bool>'s value outside of being installed on a View. This will always read the default "
          + "value and will not update."
      ])
  }

  @Test("7.5: a focus state outside of a body")
  func focus() {
    #expect(
      texts { EarlyFocus() } == [
        "Accessing FocusState's value outside of the body of a View. This will result in a constant Binding of the "
          + "initial value and will not update."
      ])
  }

  @Test("7.6: a name space outside of a body")
  func namespace() {
    #expect(
      texts { EarlyNamespace() } == [
        "Reading a Namespace property outside View.body. This will result in identifiers that never match any other "
          + "identifier."
      ])
  }

  @Test("7.7: an id that several elements have, once")
  func duplicates() {
    let simulator = hosted { Bars() }
    simulator.press("Again")
    #expect(
      simulator.diagnostics.map(\.description) == [
        "ForEach<Array<Float>, Float, Text>: the ID -47.630486 occurs multiple times within the collection, this will "
          + "give undefined results!"
      ])
  }

  @Test("7.8: a constant range with another count")
  func constantRange() {
    let simulator = hosted { Range() }
    simulator.press("More")
    #expect(
      simulator.diagnostics.map(\.description) == [
        "ForEach<Range<Int>, Int, Text> count (30) != its initial count (0). `ForEach(_:content:)` should only be used "
          + "for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an "
          + "explicit `id`!"
      ])
  }

  @Test("7.9, 2.10: an explicit id that several children of a lazy stack have")
  func equalIDs() {
    let laid = Laid { EqualIDs() }
    #expect(
      laid.simulator.diagnostics.map(\.description) == [
        "LazyVStackLayout: the ID same is used by multiple child views, this will give undefined results!"
      ])
  }

  @Test("7.10: an action that changes its own value")
  func changeLoop() {
    let simulator = hosted { Looping() }
    simulator.press("Start")
    #expect(
      simulator.diagnostics.map(\.description) == ["onChange(of: Int) action tried to update multiple times per frame."]
    )
  }

  @Test("7.11: a preference that changes without end")
  func preferenceLoop() {
    #expect(texts { Growing() } == ["Bound preference HeightKey tried to update multiple times per frame."])
  }

  @Test("7.12: a path that changes three times in one update, and no fewer")
  func pathLoop() {
    let simulator = hosted { PathLoop() }
    simulator.press("Go")
    #expect(
      simulator.diagnostics.map(\.description).contains(
        "Update NavigationAuthority bound path tried to update multiple times per frame."))
    let calm = hosted { Pushing() }
    calm.press("Go")
    #expect(calm.diagnostics.isEmpty)
  }

  @Test("7.13: a value that swings between two")
  func valueCycle() {
    #expect(texts { Swinging() } == ["Bound preference HeightKey is cycling between duplicate values."])
  }

  @Test("7.14: an object that changes in a body")
  func publishing() {
    let model = Model()
    #expect(
      texts { PublishesInBody(model: model) }.first
        == "Publishing changes from within view updates is not allowed, this will cause undefined behavior.")
  }

  @Test("7.15: an object that changes off the main thread")
  func background() async {
    let model = Model()
    let simulator = hosted { Reader(model: model) }
    await Task.detached { model.value = 1 }.value
    await simulator.runDue()
    #expect(
      simulator.diagnostics.map(\.description) == [
        "Publishing changes from background threads is not allowed; make sure to publish values from the main thread "
          + "(via operators like receive(on:)) on model updates."
      ])
    #expect(simulator.texts == ["value 1"])
  }

  @Test("7.16, 2.22: rows of a lazy stack whose number of views is not known, where that is asked for")
  func slowRows() {
    func codes(_ asks: Bool) -> [String] {
      let laid = Laid {
        LazyVStack {
          ForEach([1, 2], id: \.self) { Row(number: $0) }
          ForEach(["a"], id: \.self) { name in VStack { Row(number: name.count) } }
        }
      }
      SlowRows.report(in: laid.simulator.graph)
      return laid.simulator.diagnostics.map(\.description)
    }
    #expect(
      codes(true) == [
        "Unable to determine number of views per element in the collection Array<Int>. If this view only produces one "
          + "view per element in the collection, consider wrapping your views in a VStack to take the fast path."
      ])
  }

  @Test("1.26: a view that is a class")
  func classes() {
    #expect(
      texts { ClassView() } == ["views must be value types (either a struct or an enum); ClassView is a class."])
  }
}

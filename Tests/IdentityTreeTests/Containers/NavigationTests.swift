import IdentityTree
import Testing

@MainActor struct NavigationTests {
  @Test("2.28: a screen under another keeps its state and appears again")
  func aScreenUnderAnotherKeepsItsStateAndAppearsAgain() async throws {
    let simulator = try await Simulator { NumberStack() }
    try await simulator.run(
      steps: """
        expect printed containing "root appears"
        tap "Open 1"
        expect printed containing "1 appears"
        expect printed containing "root disappears"
        expect presented NumberScreen
        tap "Tally 0"
        tap "Deeper"
        expect text "Number 2"
        expect no text "Number 1"
        back
        expect text "Tally 1"
        back
        expect printed containing "root appears"
        expect printed containing "1 disappears"
        expect lost NumberScreen.tally == 1
        """)
  }

  @Test("2.29: another value at a place of the path is another screen")
  func anotherValueAtAPlaceOfThePathIsAnotherScreen() async throws {
    let simulator = try await Simulator { NumberStack() }
    try await simulator.run(
      steps: """
        tap "Open 1"
        tap "Tally 0"
        set NumberStack.path to [7]
        expect reset NumberScreen
        expect text "Tally 0"
        set NumberStack.path to [7, 8]
        expect kept NumberScreen[0]
        set NumberStack.path to []
        expect gone NumberScreen
        """)
  }

  @Test func aPresentedDestinationIsPushedWhileItsValueIsTrue() async throws {
    let simulator = try await Simulator { FlagStack() }
    try await simulator.run(
      steps: """
        tap "Show"
        expect text "Shown"
        back
        expect state FlagStack.isShown == false
        tap "Show"
        tap "Dismiss"
        expect no text "Shown"
        expect state FlagStack.isShown == false
        """)
  }

  @Test func anOlderLinkPushesItsDestinationAndItsBindingSaysSo() async throws {
    let simulator = try await Simulator { OldStack() }
    try await simulator.run(
      steps: """
        expect text "Old"
        tap "Go"
        expect text "Arrived"
        expect state OldStack.isActive == true
        back
        expect state OldStack.isActive == false
        tap "Action"
        expect printed containing "acted"
        """)
  }

  @Test func inLittleSpaceASplitViewShowsTheDetailOfTheSelection() async throws {
    let simulator = try await Simulator { SplitCard() }
    try await simulator.run(
      steps: """
        expect text "Row 1"
        expect no text "Detail 0"
        select row "Row 1"
        expect text "Detail 1"
        expect no text "Row 1"
        back
        expect text "Row 1"
        """)
  }

  @Test("A style of the user's makes the look of a split view, with state of its own")
  func splitViewsHaveStylesOfTheUsers() async throws {
    let simulator = try await Simulator { SplitCard().navigationSplitViewStyle(TallyStyle()) }
    try simulator.expectNoText("Row 1")
    try await simulator.run(
      steps: """
        tap "Tally 0"
        expect text "Tally 1"
        """)
  }

  @Test("A style that hands a split view on to one of SwiftUI's own shows the columns, which can be used")
  func stylesHandSplitViewsOn() async throws {
    let simulator = try await Simulator { SplitCard().navigationSplitViewStyle(FramedStyle()) }
    try await simulator.run(
      steps: """
        expect text "Framed"
        select row "Row 1"
        expect text "Detail 1"
        back
        expect text "Row 1"
        """)
  }
}

private struct TallyStyle: NavigationSplitViewStyle {
  @State private var tally = 0
  func makeBody(configuration: Configuration) -> some View {
    Button("Tally \(tally)") { tally += 1 }
  }
}

private struct FramedStyle: NavigationSplitViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("Framed")
    BalancedNavigationSplitViewStyle().makeBody(configuration: configuration)
  }
}

private struct NumberScreen: View {
  let number: Int
  @State private var tally = 0
  var body: some View {
    VStack {
      Text("Number \(number)")
      Button("Tally \(tally)") { tally += 1 }
      NavigationLink("Deeper", value: number + 1)
    }
    .onAppear { print("\(number) appears") }
    .onDisappear { print("\(number) disappears") }
  }
}

private struct NumberStack: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Open 1", value: 1)
        .onAppear { print("root appears") }
        .onDisappear { print("root disappears") }
        .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
    }
  }
}

private struct FlagScreen: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Text("Shown")
      Button("Dismiss") { dismiss() }
    }
  }
}

private struct FlagStack: View {
  @State private var isShown = false
  var body: some View {
    NavigationStack {
      Button("Show") { isShown = true }.navigationDestination(isPresented: $isShown) { FlagScreen() }
    }
  }
}

private struct OldStack: View {
  @State private var isActive = false
  var body: some View {
    NavigationView {
      NavigationLink(destination: Text("Arrived"), isActive: $isActive) { Text("Go") }
        .navigationBarTitle("Old")
        .navigationBarItems(trailing: Button("Action") { print("acted") })
    }
  }
}

private struct SplitCard: View {
  @State private var selection: Int?
  var body: some View {
    NavigationSplitView {
      List(0..<3, id: \.self, selection: $selection) { Text("Row \($0)") }
    } detail: {
      Text("Detail \(selection ?? 0)")
    }
  }
}

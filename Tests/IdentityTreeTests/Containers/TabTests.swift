import IdentityTree
import Testing

@MainActor struct TabTests {
  @Test func tabsStandInGroupsInTypesOfOnesOwnAndErased() async throws {
    let simulator = try await Simulator { GroupedTabs() }
    try await simulator.run(
      steps: """
        expect text "page 1"
        select tab "Two"
        expect text "page 2"
        select tab "Four"
        expect text "page 4"
        select tab "Any"
        expect text "page 5"
        """)
  }

  @Test func aPopoverOfATabIsPresented() async throws {
    let simulator = try await Simulator { PopoverTab() }
    try await simulator.run(
      steps: """
        expect no text "more"
        tap "Show"
        expect text "more"
        """)
  }

  @Test func tabsAreMadeFromACollection() async throws {
    let simulator = try await Simulator { CollectionTabs() }
    try await simulator.run(
      steps: """
        expect text "page one"
        select tab "two"
        expect text "page two"
        """)
  }

  @Test("2.27: a tab is made when it is first selected, and then kept")
  func aTabIsMadeWhenItIsFirstSelectedAndThenKept() async throws {
    let simulator = try await Simulator { TwoTabs() }
    try await simulator.run(
      steps: """
        expect printed containing "first appears"
        expect count TabPageView == 1
        tap "first 0"
        select tab "Second"
        expect printed containing "second appears"
        expect printed containing "first disappears"
        expect no text "first 1"
        select tab "First"
        expect printed containing "first appears"
        expect printed containing "second disappears"
        expect text "first 1"
        expect count TabPageView == 2
        """)
  }

  @Test("A hidden tab leaves the bar and keeps the state of its content, unlike one under an if")
  func aHiddenTabKeepsItsState() async throws {
    let simulator = try await Simulator { HidableTabs() }
    try await simulator.run(
      steps: """
        select tab "Extra"
        tap "extra 0"
        select tab "Home"
        toggle "Hides" on
        expect no text "Extra"
        expect no text "Other"
        toggle "Hides" off
        select tab "Extra"
        expect text "extra 1"
        """)
  }

  @Test("A hidden tab is shown while it is selected")
  func aHiddenTabIsShownWhileItIsSelected() async throws {
    let simulator = try await Simulator { HidableTabs() }
    try await simulator.run(
      steps: """
        toggle "Hides" on
        set HidableTabs.selection to "extra"
        expect text "extra 0"
        """)
  }

  @Test("A disabled or hidden tab can not be selected")
  func aDisabledTabCanNotBeSelected() async throws {
    let simulator = try await Simulator { HidableTabs() }
    await #expect(throws: (any Error).self) { try await simulator.selectTab("Never") }
    try await simulator.toggle("Hides")
    await #expect(throws: (any Error).self) { try await simulator.selectTab("Other") }
    try simulator.expectText("Hides")
  }

  @Test func theSelectionIsByTag() async throws {
    let simulator = try await Simulator { TaggedTabs() }
    try await simulator.run(
      steps: """
        expect text "b 0"
        select tab "A"
        expect state TaggedTabs.selection == "a"
        set TaggedTabs.selection to "c"
        expect text "c 0"
        """)
  }
}

private struct TabPageView: View {
  let name: String
  @State private var count = 0
  var body: some View {
    Button("\(name) \(count)") { count += 1 }
      .onAppear { print("\(name) appears") }
      .onDisappear { print("\(name) disappears") }
  }
}

private struct TwoTabs: View {
  var body: some View {
    TabView {
      TabPageView(name: "first").tabItem { Label("First", systemImage: "star") }
      TabPageView(name: "second").tabItem { Text("Second") }
    }
  }
}

private struct TaggedTabs: View {
  @State private var selection = "b"
  var body: some View {
    TabView(selection: $selection) {
      Tab("A", systemImage: "a", value: "a") { TabPageView(name: "a") }
      Tab("B", systemImage: "b", value: "b") { TabPageView(name: "b") }
      Tab("C", systemImage: "c", value: "c") { TabPageView(name: "c") }
    }
  }
}

private struct CollectionTabs: View {
  enum Page: String, CaseIterable, Identifiable {
    case one, two
    var id: Self { self }
  }
  @State private var page = Page.one
  var body: some View {
    TabView(selection: $page) {
      ForEach(Page.allCases) { page in
        Tab(page.rawValue, systemImage: "circle", value: page) { Text("page \(page.rawValue)") }
      }
    }
  }
}

private struct PageTab: TabContent {
  let title: String
  let number: Int
  var body: some TabContent<Int> { Tab(title, systemImage: "star", value: number) { Text("page \(number)") } }
}

private struct TwoPages: TabContent {
  var body: some TabContent<Int> {
    PageTab(title: "Three", number: 3)
    PageTab(title: "Four", number: 4)
  }
}

private struct GroupedTabs: View {
  @State private var selection = 1
  var body: some View {
    TabView(selection: $selection) {
      Group {
        PageTab(title: "One", number: 1)
        PageTab(title: "Two", number: 2)
      }
      TwoPages()
      AnyTabContent(PageTab(title: "Any", number: 5))
    }
  }
}

private struct PopoverTab: View {
  @State private var isShown = false
  var body: some View {
    TabView {
      Tab("One", systemImage: "star") { Button("Show") { isShown = true } }
        .popover(isPresented: $isShown) { Text("more") }
    }
  }
}

private struct HidableTabs: View {
  @State private var selection = "home"
  @State private var hides = false
  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: "home") { Toggle("Hides", isOn: $hides) }
      Tab("Extra", systemImage: "star", value: "extra") { TabPageView(name: "extra") }
        .hidden(hides)
      TabSection("More") {
        Tab("Other", systemImage: "star", value: "other") { TabPageView(name: "other") }
      }
      .hidden(hides)
      Tab("Never", systemImage: "star", value: "never") { TabPageView(name: "never") }
        .disabled(true)
    }
  }
}

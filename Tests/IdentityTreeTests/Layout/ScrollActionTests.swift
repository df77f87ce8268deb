import Testing

@testable import IdentityTree

private struct Seen: View {
  let number: Int
  @State private var isSeen = false
  var body: some View {
    Text("row \(number) \(isSeen ? "seen" : "unseen")")
      .frame(height: 100)
      .onScrollVisibilityChange { isSeen = $0 }
  }
}

private struct Watched: View {
  @State private var ids: [Int] = []
  @State private var top: Int?
  @State private var phase = ScrollPhase.idle
  @State private var phases = ""
  var body: some View {
    VStack {
      Text("ids \(ids.description)")
      Text("phases \(phases)")
      Button("Far") { top = 25 }
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<30) { Seen(number: $0) } }.scrollTargetLayout()
      }
      .scrollPosition(id: $top)
      .frame(height: 300)
      .onScrollTargetVisibilityChange(idType: Int.self) { ids = $0 }
      .onScrollPhaseChange { _, new in phase = new }
      .onChange(of: phase) { phases += "\(phase) " }
    }
  }
}

private struct Positioned: View {
  @State private var page: Int?
  @State private var position = ScrollPosition(idType: Int.self)
  var body: some View {
    VStack {
      Text("page \(page ?? -1)")
      Text("top \(position.viewID(type: Int.self) ?? -1), by user \(position.isPositionedByUser)")
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<10) { Text("p\($0)").containerRelativeFrame(.horizontal) } }
          .scrollTargetLayout()
      }
      .frame(height: 100)
      .scrollPosition(id: $page)
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<30) { Text("q\($0)").frame(height: 50) } }.scrollTargetLayout()
      }
      .frame(height: 100)
      .scrollPosition($position)
      Button("Next") { withAnimation { page = (page ?? 0) + 1 } }
      Button("Jump") { position.scrollTo(id: 20) }
    }
  }
}

private struct Half: View {
  @State private var first: Int?
  var body: some View {
    Text("first \(first ?? -1)")
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<30) { Text("q\($0)").frame(height: 50) } }.scrollTargetLayout()
    }
    .frame(height: 120)
    .scrollPosition(id: $first)
  }
}

private struct Nested: View {
  @State private var isSeen = false
  var body: some View {
    ScrollView {
      ForEach(0..<20) { Text("filler \($0)").frame(height: 100) }
      ScrollView(.horizontal) {
        HStack {
          ForEach(0..<10) { Text("card \($0)").frame(width: 200) }
          Text("far \(isSeen ? "seen" : "unseen")").onScrollVisibilityChange { isSeen = $0 }
        }
      }
    }
  }
}

private struct ToTens: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = (target.rect.origin.y / 10).rounded(.up) * 10
  }
}

private struct Resting: View {
  let behavior: AnyScrollTargetBehavior
  var body: some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<20) { Text("card \($0)").frame(height: 75) } }.scrollTargetLayout()
    }
    .frame(height: 100)
    .scrollTargetBehavior(behavior)
  }
}

private struct Animating: View {
  @State private var phases = ""
  var body: some View {
    ScrollViewReader { proxy in
      Text("phases \(phases)")
      Button("Jump") { withAnimation { proxy.scrollTo(20) } }
      Button("Back") { proxy.scrollTo(0) }
      ScrollView { ForEach(0..<30) { Text("row \($0)") } }
        .frame(height: 100)
        .onScrollPhaseChange { _, new in phases += "\(new) " }
    }
  }
}

private struct Anchored: View {
  let anchor: UnitPoint
  var role: ScrollAnchorRole?
  @State private var count = 10
  var body: some View {
    VStack(spacing: 0) {
      let content = ScrollView {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: 50) } }
      }
      Group {
        if let role { content.defaultScrollAnchor(anchor, for: role) } else { content.defaultScrollAnchor(anchor) }
      }
      .frame(height: 200)
      Stepper("count", value: $count)
      Button("one") { count = 1 }
    }
  }
}

@MainActor @Suite("Scroll views tell how they move, and stand where an anchor says")
struct ScrollActionTests {
  @Test("onScrollVisibilityChange is called for what is visible at first, and when it leaves and comes")
  func visibility() async throws {
    let simulator = try await Simulator { Watched() }
    try await simulator.run(
      steps: """
        expect text "row 0 seen"
        expect text "row 2 seen"
        expect text "row 3 unseen"
        scroll to "row 10 unseen"
        expect text "row 10 seen"
        scroll to "row 0 unseen"
        expect text "row 0 seen"
        expect text "row 4 unseen"
        """)
  }

  @Test("onScrollTargetVisibilityChange names the targets of which enough is visible")
  func targets() async throws {
    let simulator = try await Simulator { Watched() }
    try await simulator.run(
      steps: """
        expect text "ids [0, 1, 2]"
        scroll to "row 10 unseen"
        expect text "ids [8, 9, 10]"
        tap "Far"
        expect text "ids [23, 24, 25]"
        """)
  }

  @Test("A person's movement goes through its phases, each in an update of its own")
  func phases() async throws {
    let simulator = try await Simulator { Watched() }
    try await simulator.run(
      steps: """
        expect text "phases "
        scroll to "row 10 unseen"
        expect text "phases interacting decelerating idle "
        """)
  }

  @Test("A movement that the program animates goes through its own phases")
  func animating() async throws {
    let simulator = try await Simulator { Animating() }
    try await simulator.run(
      steps: """
        tap "Jump"
        expect text "phases animating idle "
        tap "Back"
        expect text "phases animating idle "
        """)
  }

  @Test("scrollPosition(id:) is written when a person scrolls, and scrolls when it is written")
  func positionByID() async throws {
    let simulator = try await Simulator { Positioned() }
    try await simulator.run(
      steps: """
        expect text "page -1"
        scroll to "p3"
        expect text "page 3"
        tap "Next"
        expect text "page 4"
        """)
  }

  @Test("Content that a person moved stays where it is, though the binding names a view that is partly visible")
  func positionIsNotScrolledTo() async throws {
    let laid = Laid(300, 400) { Half() }
    try await laid.simulator.run(steps: "scroll to \"q9\"\nexpect text \"first 7\"")
    #expect(abs(laid.frame("q9").maxY - laid.frame("ScrollView").maxY) < 0.001)
  }

  @Test("A person's scrolling comes to rest where the behavior says: at a page, at a view, or where the program's says")
  func behaviors() async throws {
    for (behavior, expected) in [
      (AnyScrollTargetBehavior(.paging), 300.0), (AnyScrollTargetBehavior(.viewAligned), 300),
      (AnyScrollTargetBehavior(ToTens()), 250),
    ] {
      let laid = Laid(300, 400) { Resting(behavior: behavior) }
      let top = laid.frame("ScrollView").minY
      try await laid.simulator.run(steps: "scroll to \"card 4\"")
      #expect(abs(top - laid.frame("VStack").minY - expected) < 0.001)
    }
  }

  @Test("Scrolling to what is in a scroll view that is out of sight brings both into sight")
  func nested() async throws {
    let simulator = try await Simulator { Nested() }
    try await simulator.run(steps: "expect text \"far unseen\"\nscroll to \"far unseen\"\nexpect text \"far seen\"")
  }

  @Test("A ScrollPosition says whether a person moved the content, and which view stands first")
  func position() async throws {
    let simulator = try await Simulator { Positioned() }
    try await simulator.run(
      steps: """
        expect text "top -1, by user false"
        scroll to "q9"
        expect text "top 8, by user true"
        tap "Jump"
        expect text "top 20, by user false"
        scroll to "q4"
        expect text "top 4, by user true"
        """)
  }

  @Test("Content that is longer stands at the anchor at first, and stays there while sizes change")
  func initialOffset() async throws {
    let laid = Laid(300, 400) { Anchored(anchor: .bottom) }
    let bottom = laid.frame("ScrollView").maxY
    #expect(laid.frame("row 9").maxY < bottom)
    #expect(laid.frame("row 9").midY == bottom - 25)
    try await laid.simulator.increment("count")
    #expect(laid.frame("row 10").midY == bottom - 25)
  }

  @Test("An anchor for the start alone leaves the content where it is when sizes change")
  func initialOffsetAlone() async throws {
    let laid = Laid(300, 400) { Anchored(anchor: .bottom, role: .initialOffset) }
    let bottom = laid.frame("ScrollView").maxY
    #expect(laid.frame("row 9").midY == bottom - 25)
    try await laid.simulator.increment("count")
    #expect(laid.frame("row 9").midY == bottom - 25)
  }

  @Test("Content that is shorter is aligned by the anchor")
  func alignment() async throws {
    let laid = Laid(300, 400) { Anchored(anchor: .bottom) }
    try await laid.simulator.tap("one")
    #expect(laid.frame("row 0").midY == laid.frame("ScrollView").maxY - 25)
  }

  @Test("Without an anchor the content stands at its start")
  func noAnchor() {
    let laid = Laid(300, 400) { Anchored(anchor: .top) }
    #expect(abs(laid.frame("row 0").midY - laid.frame("ScrollView").minY - 25) < 0.001)
  }
}

import IdentityTree
import Testing

@MainActor struct GestureTests {
  @Test func aDragChangesAndEnds() async throws {
    let simulator = try await Simulator { DragCard() }
    try await simulator.run(
      steps: """
        drag "Card" by 40, 10
        expect printed containing "changed 20"
        expect printed containing "changed 40"
        expect printed containing "ended 40"
        drag "Card" by 3, 0
        """)
  }

  @Test func aGestureStateGoesBackWhenTheGestureEnds() async throws {
    let simulator = try await Simulator { LiveCard() }
    try await simulator.run(
      steps: """
        drag "Live" by 30, 0
        expect printed containing "0 15"
        expect printed containing "15 30"
        expect printed containing "30 0"
        expect state LiveCard.live == 0.0
        """)
  }

  @Test func aSequenceReachesItsSecondGestureWithADrag() async throws {
    let simulator = try await Simulator { SequenceCard() }
    try await simulator.run(
      steps: """
        drag "Sequence" by 30, 0
        expect printed containing "moved 30"
        """)
  }

  @Test("A tap step on what reacts to two taps alone taps twice; beside a single tap it is the single one")
  func doubleTaps() async throws {
    let simulator = try await Simulator { DoubleTaps() }
    try await simulator.run(
      steps: """
        tap "Photo"
        expect state DoubleTaps.likes == 1
        tap "Map" 2 times
        expect state DoubleTaps.zooms == 2
        tap "Both"
        expect state DoubleTaps.log == "one"
        """)
  }

  @Test func aSimultaneousGestureGetsTheTapOfAButton() async throws {
    let simulator = try await Simulator { SimultaneousCard() }
    try await simulator.run(
      steps: """
        tap "Both"
        expect printed containing "button"
        expect printed containing "gesture"
        tap "First"
        expect printed containing "high"
        """)
  }

  @Test func aGestureThatMayBeMissingRecognizesWhenItIsThere() async throws {
    let simulator = try await Simulator { OptionalCard() }
    try await simulator.run(
      steps: """
        tap "Allow"
        drag "Slider" by 30, 0
        expect text "moved 30"
        """)
  }
}

private struct OptionalCard: View {
  @State private var isAllowed = false
  @State private var moved = 0
  var body: some View {
    Text("Slider").gesture(isAllowed ? DragGesture().onEnded { moved = Int($0.translation.width) } : nil)
    Text("moved \(moved)")
    Button("Allow") { isAllowed = true }
  }
}

private struct DoubleTaps: View {
  @State private var likes = 0
  @State private var zooms = 0
  @State private var log = ""
  var body: some View {
    Text("Photo").onTapGesture(count: 2) { likes += 1 }
    Text("Map").gesture(TapGesture(count: 2).onEnded { zooms += 1 })
    Text("Both").onTapGesture(count: 2) { log += "two" }.onTapGesture { log += "one" }
  }
}

private struct DragCard: View {
  var body: some View {
    Text("Card").gesture(
      DragGesture()
        .onChanged { print("changed \(Int($0.translation.width))") }
        .onEnded { print("ended \(Int($0.translation.width))") })
  }
}

private struct LiveCard: View {
  @GestureState private var live = 0.0
  var body: some View {
    Text("Live")
      .gesture(DragGesture().updating($live) { value, state, _ in state = value.translation.width })
      .onChange(of: live) { old, new in print("\(Int(old)) \(Int(new))") }
  }
}

private struct SequenceCard: View {
  var body: some View {
    Text("Sequence").gesture(
      LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
        if case .second(true, let drag?) = value { print("moved \(Int(drag.translation.width))") }
      })
  }
}

private struct SimultaneousCard: View {
  var body: some View {
    VStack {
      Button("Both") { print("button") }.simultaneousGesture(TapGesture().onEnded { print("gesture") })
      Button("First") { print("button") }.highPriorityGesture(TapGesture().onEnded { print("high") })
    }
  }
}

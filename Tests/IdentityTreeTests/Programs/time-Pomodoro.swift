import Combine
import SwiftUI

@MainActor @Observable final class Pomodoro {
  enum Phase: String {
    case work = "Work"
    case pause = "Break"
  }
  private(set) var phase = Phase.work
  private(set) var left = 5
  private(set) var rounds = 0
  private var timer: Timer?
  var isRunning: Bool { timer != nil }

  func toggle() {
    if let timer {
      timer.invalidate()
      self.timer = nil
    } else {
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
        MainActor.assumeIsolated { self?.tick() }
      }
    }
  }

  private func tick() {
    left -= 1
    guard left == 0 else { return }
    if phase == .work { rounds += 1 }
    phase = phase == .work ? .pause : .work
    left = phase == .work ? 5 : 2
  }
}

struct PhaseBadge: View {
  let phase: Pomodoro.Phase
  @State private var seen = 0

  var body: some View {
    Text("\(phase.rawValue), seen \(seen)")
      .onChange(of: phase, initial: true) { old, new in
        seen += 1
        print("\(old.rawValue) to \(new.rawValue)")
      }
  }
}

struct PomodoroScreen: View {
  @State private var model = Pomodoro()

  var body: some View {
    VStack {
      PhaseBadge(phase: model.phase)
      Text("Left \(model.left)")
      Text("Rounds \(model.rounds)")
      Button(model.isRunning ? "Stop" : "Start") { model.toggle() }
    }
  }
}

#Preview { PomodoroScreen() }

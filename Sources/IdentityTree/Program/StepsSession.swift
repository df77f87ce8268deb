import Foundation

/// Steps from a person, one line at a time: each is done at once, and what it changed is told.
@MainActor struct StepsSession {
  let simulator: Simulator
  let send: (StepRecord) -> Void

  func run() async {}
}

import Foundation

/// Runs cases side by side on the machine's cores, and hands out the results in their order.
final class CheckPool: @unchecked Sendable {
  private let lock = NSCondition()
  private let cases: [CheckCase]
  private let options: ProgramOptions
  private var next = 0
  private var results: [Int: CheckResult] = [:]

  init(_ cases: [CheckCase], options: ProgramOptions) {
    self.cases = cases
    self.options = options
  }

  /// - Parameter onProgress: Told how many are done whenever one is.
  func run(onProgress: (Int) -> Void, onResult: (CheckResult) -> Void) {
    let width = max(1, min(cases.count, ProcessInfo.processInfo.activeProcessorCount))
    for _ in 0..<width {
      let thread = Thread { self.work() }
      thread.stackSize = 8 << 20
      thread.start()
    }
    var handedOut = 0
    var done = 0
    while handedOut < cases.count {
      lock.lock()
      while results[handedOut] == nil, results.count + handedOut == done { lock.wait() }
      done = results.count + handedOut
      let ready = results.removeValue(forKey: handedOut)
      lock.unlock()
      if let ready {
        handedOut += 1
        onResult(ready)
      } else {
        onProgress(done)
      }
    }
  }

  private func work() {
    while let index = take() {
      let result = CheckRun(check: cases[index], options: options).run()
      lock.lock()
      results[index] = result
      lock.signal()
      lock.unlock()
    }
  }

  private func take() -> Int? {
    lock.lock()
    defer { lock.unlock() }
    guard next < cases.count else { return nil }
    next += 1
    return next - 1
  }
}

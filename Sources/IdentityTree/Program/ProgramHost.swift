import Foundation
import Synchronization

/// A root view of a user's program, by the expression that makes it.
public struct ProgramRoot {
  let name: String
  let make: @MainActor () -> AnyView
  /// What is done where sources disagree.
  var policies = Policies()
  /// What the view is shown on.
  var device = SimulatedDevice.phone

  public init(name: String, make: @escaping @MainActor () -> AnyView) {
    self.name = name
    self.make = make
  }

  /// Nothing is hosted yet.
  @MainActor func simulator() -> Simulator { Simulator(policies: policies, device: device) }

  /// The first window of an app.
  public init<A: App>(name: String, app: A.Type) {
    self.init(name: name) { A._launch() }
  }
}

/// Runs a user's program as it was asked to, and writes what happened to the protocol's descriptor.
@MainActor public enum ProgramHost {
  public nonisolated static func main(roots: [ProgramRoot]) -> Never {
    nonisolated(unsafe) let roots = roots
    ProgramOutput.flushEachLine()
    MainQueue.noteMainThread()
    ProgramLifeline.watch()
    watchExit()
    GlobalJobs.startCounting()
    WallClock.followVirtualTime()
    MainActor.assumeIsolated {
      let environment = ProcessInfo.processInfo.environment
      let request = RunRequest.read(from: environment)
      startAfresh(request)
      let roots = roots.map { root in
        var root = root
        root.policies = request.policies
        root.device = request.device
        return root
      }
      let handle = environment["IDENTITYTREE_FD"].flatMap(Int32.init).map { FileHandle(fileDescriptor: $0) }
      if let insight = request.insight {
        InsightHost(request: insight, toggles: request.toggles, roots: roots, handle: handle).main()
      }
      if let steps = request.steps { StepsHost(request: steps, roots: roots, handle: handle).main() }
      FlipHost(request: request, roots: roots, handle: handle).main()
    }
    end()
  }

  /// The run is over. A program that calls `exit` before this ends with a status of its own.
  nonisolated static func end() -> Never {
    isOver.store(true, ordering: .relaxed)
    exit(0)
  }

  /// The status of a program that called `exit` in the middle of its run.
  public nonisolated static var exitCalledStatus: Int32 { 114 }

  private nonisolated static let isOver = Atomic(false)

  private nonisolated static func watchExit() {
    atexit {
      guard !ProgramHost.isOver.load(ordering: .relaxed) else { return }
      fflush(nil)
      _exit(ProgramHost.exitCalledStatus)
    }
  }

  /// As a freshly installed app: without user defaults.
  private static func startAfresh(_ request: RunRequest) {
    ValueStore.clear()
    if request.logsSlowRows { UserDefaults.standard.set(true, forKey: "LogForEachSlowPath") }
  }
}

/// One line that a program sends to the tool that started it.
public struct ProgramRecord: Codable, Sendable {
  public enum Kind: String, Codable, Sendable {
    /// A line of a report.
    case text
    /// A line of JSON.
    case json
    /// A line of a drawing.
    case drawing
    /// A toggle was asked for that is not there; the text is its name, then those that are, by lines.
    case unknownToggle
    /// Nothing can be flipped.
    case nothingToFlip
    /// One action with all that is said of it, as JSON.
    case action
    /// The way that an exploration is about to go, as JSON.
    case began
    /// What an exploration found, as JSON.
    case report
    /// A line that the program printed.
    case printed
  }

  public var kind: Kind
  public var text: String

  public init(kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }
}

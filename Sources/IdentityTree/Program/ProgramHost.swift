import Foundation

/// A root view of a user's program, by the expression that makes it.
public struct ProgramRoot {
  let name: String
  let make: @MainActor () -> AnyView

  public init(name: String, make: @escaping @MainActor () -> AnyView) {
    self.name = name
    self.make = make
  }

  /// The first window of an app.
  public init<A: App>(name: String, app: A.Type) {
    self.init(name: name) { A().body._firstWindow ?? AnyView(EmptyView()) }
  }
}

/// Runs a user's program as it was asked to, and writes what happened to the protocol's descriptor.
@MainActor public enum ProgramHost {
  public nonisolated static func main(roots: [ProgramRoot]) -> Never {
    nonisolated(unsafe) let roots = roots
    ProgramOutput.flushEachLine()
    ProgramLifeline.watch()
    MainActor.assumeIsolated {
      let environment = ProcessInfo.processInfo.environment
      let data = Data((environment["IDENTITYTREE_REQUEST"] ?? "{}").utf8)
      let request = (try? JSONDecoder().decode(RunRequest.self, from: data)) ?? RunRequest()
      let handle = environment["IDENTITYTREE_FD"].flatMap(Int32.init).map { FileHandle(fileDescriptor: $0) }
      for root in roots {
        let lines = ProgramRun(root: root, request: request).lines()
        for line in lines {
          let record = ProgramRecord(kind: request.json ? "json" : "text", text: line)
          guard let encoded = try? JSONEncoder().encode(record) else { continue }
          handle?.write(encoded + Data("\n".utf8))
        }
      }
    }
    exit(0)
  }
}

/// One line that a program sends to the tool that started it.
public struct ProgramRecord: Codable, Sendable {
  public var kind: String
  public var text: String
}

/// Flips what can be flipped in one root, and tells what each flip kept and lost.
@MainActor struct ProgramRun {
  let root: ProgramRoot
  let request: RunRequest

  func lines() -> [String] {
    let simulator = Simulator { root.make() }
    if request.mode == "tree" { return ["\(root.name):", simulator.snapshot().description] }
    if request.json {
      var lines = Self.encode(simulator.takeEvents())
      for toggle in toggles(of: simulator) {
        flip(toggle, in: simulator)
        lines += Self.encode(simulator.takeEvents())
        flip(toggle, in: simulator)
        lines += Self.encode(simulator.takeEvents())
      }
      return lines
    }
    var lines = ["\(root.name):"]
    _ = simulator.takeEvents()
    let toggles = toggles(of: simulator)
    if toggles.isEmpty {
      lines.append("  Nothing in this view can be flipped. A condition that is constant in a build can never reset")
      lines.append("  anything within that build.")
    }
    for toggle in toggles {
      for _ in 0..<2 {
        guard flip(toggle, in: simulator) else {
          lines.append("  \(toggle): there is no such Bool state or toggle; known: \(known(in: simulator))")
          break
        }
        lines += FlipReport(label: label(toggle, in: simulator), events: simulator.takeEvents()).lines
      }
    }
    return lines
  }

  private func known(in simulator: Simulator) -> String {
    let all = simulator.booleanStates + simulator.toggleLabels
    return all.isEmpty ? "none" : all.joined(separator: ", ")
  }

  private func label(_ toggle: String, in simulator: Simulator) -> String {
    guard let value = simulator.state(toggle) as? Bool else { return "\(toggle) flipped" }
    return "\(toggle) → \(value)"
  }

  private func toggles(of simulator: Simulator) -> [String] {
    request.toggles.isEmpty ? simulator.booleanStates + simulator.toggleLabels : request.toggles
  }

  @discardableResult private func flip(_ toggle: String, in simulator: Simulator) -> Bool {
    if let value = simulator.state(toggle) as? Bool { return simulator.setState(toggle, to: !value) }
    return simulator.toggle(toggle)
  }

  private static func encode(_ events: [Event]) -> [String] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return events.compactMap { try? String(decoding: encoder.encode($0), as: UTF8.self) }
  }
}

/// What one flip did, in words.
struct FlipReport {
  let label: String
  let events: [Event]

  var lines: [String] {
    func count(_ kind: Event.Kind) -> Int { events.count { $0.kind == kind } }
    var lines = [
      "  \(label): nodes removed \(count(.nodeRemoved)), inserted \(count(.nodeInserted)); "
        + "bodies run \(count(.bodyEvaluated)); appeared \(count(.appeared)), disappeared \(count(.disappeared)); "
        + "animations cut \(count(.animationCut))"
    ]
    for event in events where event.kind == .stateDiscarded {
      lines.append("    lost: \(event.type).\(event.text)" + (event.path.map { "  at \($0)" } ?? ""))
    }
    if count(.stateDiscarded) == 0 { lines.append("    no state was lost") }
    return lines
  }
}

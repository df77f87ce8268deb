import Foundation

/// Runs the flips of every root inside of the user's program, and writes what happened to the protocol's descriptor.
@MainActor struct FlipHost {
  let request: RunRequest
  let roots: [ProgramRoot]
  let handle: FileHandle?

  /// Serves the main queue until all roots are done.
  func main() -> Never {
    Task { @MainActor in
      let printed = ProcessOutput.file()
      var names = UUIDNames()
      if let drawing = request.drawing {
        for root in drawing.isSVG ? Array(roots.prefix(1)) : roots {
          await DrawRun(drawing).run(root, toggles: request.toggles) { send($0, &names) }
        }
        ProgramHost.end()
      }
      if let form = request.form {
        await form.run(roots, request) { send($0, &names) }
        ProgramHost.end()
      }
      // A toggle has to be in one of the roots.
      var unknown: ProgramRecord?
      var isKnown = false
      for root in roots {
        var isMissing = false
        await FlipRun(root: root, request: request, printed: printed).run { record in
          guard record.kind == .unknownToggle else { return send(record, &names) }
          isMissing = true
          unknown = unknown ?? record
        }
        if !isMissing { isKnown = true }
      }
      if !isKnown, let unknown { send(unknown, &names) }
      ProgramHost.end()
    }
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  private func send(_ record: ProgramRecord, _ names: inout UUIDNames) {
    var record = record
    record.text = names.replacing(in: record.text)
    guard let encoded = try? JSONEncoder().encode(record) else { return }
    handle?.write(encoded + Data("\n".utf8))
  }
}

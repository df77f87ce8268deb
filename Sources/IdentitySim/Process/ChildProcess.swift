/// A process to run to its end, with everything it writes read while it runs.
struct ChildProcess: Sendable {
  /// How a child ended.
  enum Ending: Sendable, Hashable, CustomStringConvertible {
    case exited(Int32)
    case crashed(signal: Int32)
    case timedOut

    var description: String {
      switch self {
      case .exited(let status): "status \(status)"
      case .crashed(let signal): "signal \(signal)"
      case .timedOut: "no end in the time it had"
      }
    }
  }

  /// What the child wrote to one of its descriptors, line by line.
  enum Channel: Int, Sendable, Hashable, CaseIterable {
    case records
    case output
    case errors
  }

  /// The child's own numbers.
  static let recordDescriptor: Int32 = 3
  static let lifelineDescriptor: Int32 = 4

  let executable: String
  let arguments: [String]
  /// The whole environment.
  let environment: [String: String]
  /// The child gets a descriptor for records, and one that closes when this process ends.
  var hasRecords = false
  /// The child leads a process group of its own, which is killed as a whole; otherwise it is in this process's group
  /// and gets the signals of the terminal with it.
  var leadsGroup = true
  /// A descriptor of this process that is the child's standard output; it is read by whoever gave it.
  var outputFile: Int32?
  /// A descriptor of this process that is the child's standard input; otherwise there is nothing to read.
  var inputFile: Int32?

  /// Runs the child and waits for it; lines are handed out in the order in which they arrive, on this thread.
  ///
  /// At the deadline, the child is killed with its whole group.
  func run(
    timeout: Duration? = nil, onLine: (Channel, [UInt8]) -> Void
  ) throws(SystemError) -> Ending {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    var reader = LineReader()
    let lifeline = try DescriptorPair()
    defer { close(lifeline.writing) }
    let channels = Channel.allCases.filter { channel in
      switch channel {
      case .records: hasRecords
      case .output: outputFile == nil
      case .errors: true
      }
    }
    var pairs: [Channel: DescriptorPair] = [:]
    for channel in channels { pairs[channel] = try DescriptorPair() }
    defer { reader.closeAll() }
    for channel in channels {
      if let pair = pairs[channel] { reader.add(pair.reading, channel: channel) }
    }
    defer { close(lifeline.reading) }
    let spawned: pid_t
    do throws(SystemError) {
      spawned = try spawn(pairs: pairs, lifeline: lifeline.reading)
    } catch {
      for pair in pairs.values { close(pair.writing) }
      throw error
    }
    for pair in pairs.values { close(pair.writing) }
    return wait(for: spawned, reader: &reader, deadline: deadline, onLine: onLine)
  }

  private func wait(
    for child: pid_t, reader: inout LineReader, deadline: ContinuousClock.Instant?,
    onLine: (Channel, [UInt8]) -> Void
  ) -> Ending {
    var status: Int32 = 0
    var pause: Int32 = 1
    while true {
      if let deadline, ContinuousClock.now >= deadline {
        if leadsGroup { kill(-child, SIGKILL) }
        kill(child, SIGKILL)
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        reader.drain(onLine)
        return .timedOut
      }
      if reader.isOpen {
        reader.readSome(waiting: 50, onLine)
      } else {
        usleep(UInt32(pause) * 1000)
        pause = min(pause * 2, 20)
      }
      let result = waitpid(child, &status, WNOHANG)
      if result == child || result < 0 && errno != EINTR {
        reader.drain(onLine)
        // What the child has started itself ends with it.
        if leadsGroup { kill(-child, SIGKILL) }
        return result == child ? Self.ending(status) : .exited(0)
      }
    }
  }

  private static func ending(_ status: Int32) -> Ending {
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .crashed(signal: signal)
  }
}

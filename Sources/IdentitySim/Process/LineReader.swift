/// Reads several descriptors at once and cuts what arrives into lines.
struct LineReader {
  private struct Source {
    let descriptor: Int32
    let channel: ChildProcess.Channel
    var pending: [UInt8] = []
    var isOpen = true
  }

  private var sources: [Source] = []

  var isOpen: Bool { sources.contains(where: \.isOpen) }

  mutating func add(_ descriptor: Int32, channel: ChildProcess.Channel) {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    sources.append(Source(descriptor: descriptor, channel: channel))
  }

  /// Waits until something arrives, at most `milliseconds`.
  mutating func readSome(waiting milliseconds: Int32, _ onLine: (ChildProcess.Channel, [UInt8]) -> Void) {
    let open = sources.indices.filter { sources[$0].isOpen }
    var entries = open.map { pollfd(fd: sources[$0].descriptor, events: Int16(POLLIN), revents: 0) }
    guard poll(&entries, nfds_t(entries.count), milliseconds) > 0 else { return }
    for (entry, index) in zip(entries, open) where entry.revents != 0 { read(index, onLine) }
  }

  /// Reads what is there, without waiting, and hands out last lines that have no end.
  mutating func drain(_ onLine: (ChildProcess.Channel, [UInt8]) -> Void) {
    for index in sources.indices {
      while sources[index].isOpen, read(index, onLine) {}
      if !sources[index].pending.isEmpty { onLine(sources[index].channel, sources[index].pending) }
      sources[index].pending = []
    }
  }

  mutating func closeAll() {
    for index in sources.indices { close(sources[index].descriptor) }
    sources = []
  }

  /// Returns whether there may be more.
  @discardableResult
  private mutating func read(_ index: Int, _ onLine: (ChildProcess.Channel, [UInt8]) -> Void) -> Bool {
    let count = 65_536
    let descriptor = sources[index].descriptor
    var got = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      got = systemRead(descriptor, buffer.baseAddress, count)
      initialized = max(got, 0)
    }
    guard got > 0 else {
      if got == 0 || errno != EAGAIN && errno != EINTR { sources[index].isOpen = false }
      return false
    }
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      onLine(sources[index].channel, sources[index].pending + rest[..<end])
      sources[index].pending = []
      rest = rest[(end + 1)...]
    }
    sources[index].pending += rest
    return true
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

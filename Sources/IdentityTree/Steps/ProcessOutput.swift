#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The standard output of a process that is a file: what was printed stays in it, whatever happens to the process.
@MainActor final class OutputFileSource: PrintedSource {
  private var offset: off_t
  private let descriptor: Int32

  init(descriptor: Int32 = 1, from offset: off_t = 0) {
    self.descriptor = descriptor
    self.offset = offset
  }

  func begin() {}
  func end() {}

  func read() -> [UInt8] {
    ProcessOutput.flush()
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = pread(descriptor, &chunk, chunk.count, offset)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
      offset += off_t(count)
    }
  }
}

/// The standard output of a process that has other things to print too: it goes through a file while something runs,
/// and on to where it belongs afterwards. Simulators that run at the same time see each other's lines.
@MainActor final class SharedOutputSource: PrintedSource {
  private var depth = 0
  private var file: OutputFileSource?
  private var collected: [UInt8] = []

  func begin() {
    depth += 1
    guard depth == 1, let descriptor = OutputTap.shared.open() else { return }
    file = OutputFileSource(descriptor: descriptor, from: OutputTap.shared.end)
  }

  func end() {
    depth -= 1
    guard depth == 0, let file else { return }
    collected += file.read()
    self.file = nil
    OutputTap.shared.close()
  }

  func read() -> [UInt8] {
    defer { collected = [] }
    return collected + (file?.read() ?? [])
  }
}

/// Leads standard output through a file while anybody wants it.
@MainActor private final class OutputTap {
  static let shared = OutputTap()

  private var file: Int32 = -1
  private var saved: Int32 = -1
  private var users = 0
  private var forward: OutputFileSource?

  /// Where the next line will stand.
  var end: off_t {
    ProcessOutput.flush()
    return max(0, lseek(file, 0, SEEK_END))
  }

  /// The descriptor of the file; `nil` if none can be made.
  func open() -> Int32? {
    if file < 0 {
      var template = Array("/tmp/IdentityTree-output-XXXXXX".utf8CString)
      file = mkstemp(&template)
      guard file >= 0 else { return nil }
      unlink(template)
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    }
    users += 1
    guard users == 1 else { return file }
    ProcessOutput.flush()
    forward = OutputFileSource(descriptor: file, from: max(0, lseek(file, 0, SEEK_END)))
    saved = dup(1)
    dup2(file, 1)
    return file
  }

  func close() {
    users -= 1
    guard users == 0 else { return }
    let bytes = forward?.read() ?? []
    dup2(saved, 1)
    closeDescriptor(saved)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { write(1, $0.baseAddress.map { $0 + written }, bytes.count - written) }
      guard count > 0 else { break }
      written += count
    }
  }
}

private func closeDescriptor(_ descriptor: Int32) { close(descriptor) }

/// What this process prints to its standard output.
@MainActor enum ProcessOutput {
  /// The lines of a process whose standard output is a file.
  static func file() -> PrintedLines { PrintedLines(OutputFileSource()) }

  static func flush() { fflush(stdout) }
}

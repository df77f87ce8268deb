#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What this process prints to its standard output.
@MainActor enum ProcessOutput {
  /// The lines from here on, in a process that may be used for other things too.
  static func lines() -> PrintedLines { .none }

  /// The lines of a process whose standard output is a file: they stay in it, whatever happens to the process.
  static func file() -> PrintedLines {
    var offset: off_t = 0
    return PrintedLines {
      flush()
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 16_384)
      while true {
        let count = pread(1, &chunk, chunk.count, offset)
        guard count > 0 else { return bytes }
        bytes += chunk[..<count]
        offset += off_t(count)
      }
    }
  }

  static func flush() { fflush(stdout) }
}

import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ends a program when the process that started it is gone, however that one ended.
enum ProgramLifeline {
  /// Watches the descriptor that closes with the starting process, on a thread of its own.
  static func watch() {
    guard let text = ProcessInfo.processInfo.environment["IDENTITYTREE_LIFELINE"], let descriptor = Int32(text) else {
      return
    }
    let thread = Thread {
      var byte: UInt8 = 0
      while read(descriptor, &byte, 1) < 0, errno == EINTR {}
      kill(0, SIGKILL)
      _exit(70)
    }
    thread.stackSize = 1 << 16
    thread.start()
  }
}

/// Two connected descriptors that no child inherits by accident.
struct DescriptorPair {
  let reading: Int32
  let writing: Int32

  /// The numbers are high, so that a child's own low numbers never collide with them.
  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last("pipe") }
    reading = fcntl(ends[0], F_DUPFD_CLOEXEC, 64)
    writing = fcntl(ends[1], F_DUPFD_CLOEXEC, 64)
    close(ends[0])
    close(ends[1])
    guard reading >= 0, writing >= 0 else { throw .last("fcntl") }
  }

  func closeBoth() {
    close(reading)
    close(writing)
  }
}

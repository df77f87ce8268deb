import Foundation

/// A file without a name that takes what a program prints: it is whole whatever becomes of the program.
struct OutputFile {
  let descriptor: Int32

  init() throws(SystemError) {
    var template = Array("\(NSTemporaryDirectory())/IdentitySim-output-XXXXXX".utf8CString)
    let low = mkstemp(&template)
    guard low >= 0 else { throw .last("a file in \(NSTemporaryDirectory()), which TMPDIR names, cannot be made") }
    unlink(template)
    descriptor = fcntl(low, F_DUPFD_CLOEXEC, 64)
    close(low)
    guard descriptor >= 0 else { throw .last("fcntl") }
  }

  /// What was printed, from the beginning; at most `limit` bytes of it.
  func text(limit: Int = 1 << 20) -> String {
    var bytes = [UInt8](repeating: 0, count: limit)
    var count = 0
    while count < limit {
      let got = bytes.withUnsafeMutableBytes { buffer in
        pread(descriptor, buffer.baseAddress.map { $0 + count }, limit - count, off_t(count))
      }
      guard got > 0 else { break }
      count += got
    }
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  var size: Int { Int(lseek(descriptor, 0, SEEK_END)) }

  func closeFile() { close(descriptor) }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Messages on two descriptors, each behind its length in eight bytes.
struct PluginStream {
  let input: Int32
  let output: Int32

  func read() -> Data? {
    guard let header = read(count: 8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard let payload = read(count: length) else { return nil }
    return Data(payload)
  }

  func write(_ message: Data) {
    var bytes = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) }
    bytes += message
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes { systemWrite(output, $0.baseAddress, $0.count) }
      guard written > 0 else { return }
      start += written
    }
  }

  private func read(count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var start = 0
    while start < count {
      let got = bytes[start...].withUnsafeMutableBytes { systemRead(input, $0.baseAddress, $0.count) }
      guard got > 0 else { return nil }
      start += got
    }
    return bytes
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}

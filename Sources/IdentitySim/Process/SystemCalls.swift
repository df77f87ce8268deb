#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif

/// A failed system call, in the system's own words.
struct SystemError: Error, Sendable, Equatable {
  let call: String
  let code: Int32

  var message: String { "\(call): \(String(cString: strerror(code)))" }

  static func last(_ call: String) -> SystemError { SystemError(call: call, code: errno) }
}

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a program prints.
enum ProgramOutput {
  /// Hands out each line when it is printed, so that none is lost in a crash.
  static func flushEachLine() { setvbuf(stdout, nil, _IOLBF, 0) }
}

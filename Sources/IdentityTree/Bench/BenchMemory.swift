import Foundation

/// What the process holds in memory.
enum BenchMemory {
  /// Bytes of memory that belong to the process now; `nil` where the system does not tell.
  static var residentBytes: Int? {
    #if os(Linux)
      guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
      let fields = text.split(separator: " ")
      guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
      return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    #elseif canImport(Darwin)
      var statistics = malloc_statistics_t()
      malloc_zone_statistics(nil, &statistics)
      return Int(statistics.size_in_use)
    #else
      return nil
    #endif
  }

  /// Lets the allocator keep what is freed, so that a sample does not pay for memory which the one before gave back
  /// to the system.
  static func keepFreedMemory() {
    #if os(Linux)
      typealias Option = @convention(c) (Int32, Int32) -> Int32
      guard let symbol = dlsym(nil, "mallopt") else { return }
      let mallopt = unsafeBitCast(symbol, to: Option.self)
      let trimThreshold: Int32 = -1
      let mapThreshold: Int32 = -3
      _ = mallopt(trimThreshold, .max)
      _ = mallopt(mapThreshold, 1 << 30)
    #endif
  }
}

import Foundation

/// An installed Swift compiler and what lies beside it.
struct SwiftToolchain: Sendable, Equatable {
  /// `swiftc` as it was found, which is what is started.
  let driver: String
  /// The folder of the real compiler, all links followed; `nil` if only a wrapper was found.
  let programs: String?

  /// The compiler proper, for compiles without the driver's own start-up time.
  var frontend: String? { program("swift-frontend") }
  var clang: String? { program("clang") }
  var autolinkExtract: String? { program("swift-autolink-extract") }

  /// `…/usr/lib/swift`.
  var runtimeResources: String? {
    programs.map { URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("lib/swift").path }
  }

  /// What says where a program crashed; `nil` where the toolchain has none for this system.
  var backtracer: String? {
    guard let programs else { return nil }
    let usr = URL(fileURLWithPath: programs).deletingLastPathComponent().path
    let path = "\(usr)/libexec/swift/linux/swift-backtrace"
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  private func program(_ name: String) -> String? {
    guard let programs else { return nil }
    let path = "\(programs)/\(name)"
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  /// What changes when another compiler is installed in its place.
  var fingerprint: String {
    FileFingerprint(path: frontend ?? driver).text
  }
}

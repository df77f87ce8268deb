/// The platform that a user's source is prepared for, whatever the host is.
enum SourcePlatform: String, CaseIterable, Sendable {
  case ios
  case macos

  /// The name in `os(…)`.
  var name: String {
    switch self {
    case .ios: "iOS"
    case .macos: "macOS"
    }
  }

  /// All names that `os(…)` takes for it; `OSX` is the old one.
  var names: Set<String> {
    switch self {
    case .ios: ["iOS"]
    case .macos: ["macOS", "OSX"]
    }
  }

  /// The names of its entry in `#available(…)`.
  var availabilityNames: Set<String> {
    switch self {
    case .ios: ["iOS"]
    case .macos: ["macOS", "OSX"]
    }
  }

  var defaultVersion: SourceVersion {
    switch self {
    case .ios: SourceVersion(components: [18])
    case .macos: SourceVersion(components: [15])
    }
  }

  /// Modules that it has and this tool supplies; `nil` says that only the compiler knows.
  func canImport(_ module: String) -> Bool? {
    if let owner = Self.owner(of: module) { return owner == self }
    if LibraryProducts.reexports.contains(module) { return true }
    return switch module {
    case "SwiftUI", "Foundation", "Observation", "Dispatch", "Swift": true
    case "Darwin", "Glibc", "Musl", "FoundationNetworking", "FoundationEssentials", "Synchronization", "RegexBuilder":
      nil
    default: false
    }
  }

  /// The one platform that has a module whose stand-in lies beside ours; `nil` where both have it.
  static func owner(of module: String) -> SourcePlatform? {
    switch module {
    case "UIKit": .ios
    case "AppKit", "Cocoa": .macos
    default: nil
    }
  }

  /// Whether a module is another platform's.
  static func isOfOtherPlatform(_ module: String, _ platform: SourcePlatform) -> Bool {
    owner(of: module).map { $0 != platform } ?? false
  }
}

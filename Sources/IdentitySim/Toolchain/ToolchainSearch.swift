import Foundation

/// Looks for a Swift toolchain where they are usually installed.
struct ToolchainSearch {
  /// Why none is used; the words are in ``UserProgramError``.
  enum Failure: Error, Sendable, Equatable {
    /// Nothing was found in these folders.
    case notFound(searched: [String])
    /// `SWIFTC` names something that cannot be started.
    case overrideUnusable(String)
  }

  var environment: [String: String] = ProcessInfo.processInfo.environment
  var isExecutable: (String) -> Bool = { FileManager.default.isExecutableFile(atPath: $0) }
  var folders: (String) -> [String] = { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
  var resolved: (String) -> String = { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }

  func toolchain() throws(Failure) -> SwiftToolchain {
    if let override = environment["SWIFTC"], !override.isEmpty {
      guard isExecutable(override) else { throw .overrideUnusable(override) }
      return toolchain(at: override)
    }
    let searched = searchedFolders
    for folder in searched {
      let path = "\(folder)/swiftc"
      if isExecutable(path) { return toolchain(at: path) }
    }
    throw .notFound(searched: searched)
  }

  /// The folders in the order of the search; each once.
  var searchedFolders: [String] {
    let home = environment["HOME"] ?? NSHomeDirectory()
    var folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for toolchains in ["\(home)/.local/share/swiftly/toolchains", "\(home)/.swiftly/toolchains"] {
      folders += self.folders(toolchains).sorted(by: >).map { "\(toolchains)/\($0)/usr/bin" }
    }
    folders += [
      "/usr/bin", "/usr/local/bin", "/opt/swift/usr/bin", "/opt/swift/bin", "/usr/share/swift/usr/bin",
      "/usr/libexec/swift/bin", "/opt/homebrew/opt/swift/bin",
      "/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/bin",
      "/Library/Developer/CommandLineTools/usr/bin", "\(home)/.swiftly/bin", "\(home)/.local/share/swiftly/bin",
    ]
    var seen: Set<String> = []
    return folders.filter { seen.insert($0).inserted }
  }

  /// A link to `swift-driver` leads to the toolchain; one to a version manager does not.
  private func toolchain(at path: String) -> SwiftToolchain {
    let folder = URL(fileURLWithPath: resolved(path)).deletingLastPathComponent().path
    let isWhole = isExecutable("\(folder)/swift-frontend")
    return SwiftToolchain(driver: path, programs: isWhole ? folder : nil)
  }
}

import Foundation

/// The built library that user programs are compiled against: found beside the running executable.
struct LibraryProducts: Sendable, Equatable {
  /// No library in the folder; the words are in ``UserProgramError``.
  struct Missing: Error, Sendable, Equatable {
    let folder: String
  }

  static let module = "IdentityTree"
  static let plugin = "IdentityTreeMacros"
  /// One-line modules under Apple's names; there are none where Apple's own exist.
  static let reexports = [
    "UIKit", "AppKit", "Combine", "CoreGraphics", "QuartzCore", "os", "OSLog", "UniformTypeIdentifiers",
    "CoreTransferable", "SwiftUICore", "DeveloperToolsSupport", "Symbols", "Cocoa", "AudioToolbox",
  ]

  let modulesFolder: String
  private let objectFiles: [FileFingerprint]
  var objects: [String] { objectFiles.map(\.path) }
  /// The executable that expands `#Preview` and `@Entry`, if it was built.
  let pluginExecutable: String?

  /// The folder of the running executable, links followed; the test bundle lies in the same folder.
  static var executableFolder: String { executable.deletingLastPathComponent().path }

  /// The running executable, links followed.
  static var executable: URL {
    #if os(Linux)
      let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
      if !path.isEmpty { return URL(fileURLWithPath: path) }
    #endif
    let url = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return url.resolvingSymlinksInPath()
  }

  /// Understands the folders of both of SwiftPM's build systems.
  init(folder: String = executableFolder) throws(Missing) {
    let files = FileManager.default
    if files.fileExists(atPath: "\(folder)/Modules/\(Self.module).swiftmodule") {
      modulesFolder = "\(folder)/Modules"
      objectFiles = ([Self.module] + Self.reexports).flatMap { Self.objects(ofTarget: "\(folder)/\($0).build") }
    } else if files.fileExists(atPath: "\(folder)/\(Self.module).swiftmodule") {
      modulesFolder = folder
      objectFiles = ([Self.module] + Self.reexports).map { FileFingerprint(path: "\(folder)/\($0).o") }
        .filter(\.exists)
    } else {
      throw Missing(folder: folder)
    }
    pluginExecutable = ["\(folder)/\(Self.plugin)-tool", "\(folder)/\(Self.plugin)"]
      .first { files.isExecutableFile(atPath: $0) }
    guard !objectFiles.isEmpty else { throw Missing(folder: folder) }
  }

  /// The objects of the sources that the target has now; a build folder also keeps those of deleted sources.
  private static func objects(ofTarget folder: String) -> [FileFingerprint] {
    let files = FileManager.default
    if let data = files.contents(atPath: "\(folder)/output-file-map.json"),
      let map = try? JSONDecoder().decode([String: [String: String]].self, from: data)
    {
      // The folder may have been moved since the map was written.
      let mark = "/\(URL(fileURLWithPath: folder).lastPathComponent)/"
      return map.values.compactMap { $0["object"]?.components(separatedBy: mark).last }.sorted()
        .map { FileFingerprint(path: "\(folder)/\($0)") }.filter(\.exists)
    }
    return ((try? files.subpathsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".o") && !$0.hasSuffix(".swiftmodule.o") }.sorted()
      .map { FileFingerprint(path: "\(folder)/\($0)") }
  }

  /// What changes when the library is built anew.
  var fingerprint: String {
    let module = FileFingerprint(path: "\(modulesFolder)/\(Self.module).swiftmodule")
    let plugin = pluginExecutable.map { [FileFingerprint(path: $0)] } ?? []
    return ([modulesFolder] + ([module] + objectFiles + plugin).map(\.text)).joined(separator: "\n")
  }
}

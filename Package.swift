// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Apple's own module names that re-export ours, so that `import UIKit` compiles where there is none.
#if os(Linux)
  let reexports = [
    "UIKit", "AppKit", "Combine", "CoreGraphics", "QuartzCore", "os", "OSLog", "UniformTypeIdentifiers",
    "CoreTransferable", "SwiftUICore", "DeveloperToolsSupport", "Symbols", "Cocoa", "AudioToolbox",
  ]
#else
  let reexports: [String] = []
#endif

let package = Package(
  name: "IdentityTree",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "IdentityTree", targets: ["IdentityTree"]),
    .executable(name: "IdentitySim", targets: ["IdentitySim"]),
  ],
  targets: [
    .target(
      name: "IdentityTree",
      dependencies: ["IdentityTreeMacros"],
      exclude: ["Macros", "Reexports", "SourceText"]
    ),
    .target(name: "SourceText", path: "Sources/IdentityTree/SourceText"),
    .macro(name: "IdentityTreeMacros", dependencies: ["SourceText"], path: "Sources/IdentityTree/Macros"),
    .executableTarget(
      name: "IdentitySim",
      dependencies: ["IdentityTree", "SourceText"] + reexports.map { .target(name: $0) }
    ),
    .testTarget(
      name: "IdentityTreeTests",
      dependencies: ["IdentityTree", "IdentitySim", "SourceText"],
      exclude: ["Programs"]
    ),
  ]
    + reexports.map {
      .target(name: $0, dependencies: ["IdentityTree"], path: "Sources/IdentityTree/Reexports/\($0)")
    },
  swiftLanguageModes: [.v6]
)

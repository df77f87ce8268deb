// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Where there is no SwiftUI, IdentityTree stands in for it: `import SwiftUI` in the sources means it.
let alias: [SwiftSetting] = [.unsafeFlags(["-module-alias", "SwiftUI=IdentityTree"])]

// `BRANCHING=1 swift test` compiles the card with the mistake that the tests find.
let mistake: [SwiftSetting] =
  ProcessInfo.processInfo.environment["BRANCHING"] == nil ? [] : [.define("BRANCHING")]

let package = Package(
  name: "ProfileApp",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "IdentityTree", path: "../..")],
  targets: [
    .executableTarget(
      name: "ProfileApp", dependencies: [.product(name: "IdentityTree", package: "IdentityTree")],
      swiftSettings: alias + mistake),
    .testTarget(
      name: "ProfileAppTests",
      dependencies: ["ProfileApp", .product(name: "IdentityTree", package: "IdentityTree")]),
  ],
  swiftLanguageModes: [.v5]
)

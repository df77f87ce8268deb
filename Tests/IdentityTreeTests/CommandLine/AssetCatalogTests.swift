import Foundation
import Testing

@testable import IdentitySim

/// The constants that Xcode makes from asset catalogs.
@Suite("Asset catalogs")
struct AssetCatalogTests {
  @Test(
    "constants are named in camel case",
    arguments: [
      ("logo", "logo"), ("Blue Hover", "blueHover"), ("my-photo_2", "myPhoto2"), ("URLIcon", "urlIcon"),
      ("LOGO", "logo"), ("1st", "_1st"), ("", "_"),
    ])
  func identifiers(name: String, identifier: String) {
    #expect(AssetSymbol.identifier(name, startsLowercase: true) == identifier)
  }

  @Test("the kind at the end of a name is left out, or not")
  func suffixes() {
    #expect(AssetSymbol(kind: .color, name: "AccentColor").identifiers == ["accent", "accentColor"])
    #expect(AssetSymbol(kind: .image, name: "Icons/BigImage").identifiers == ["big", "bigImage"])
    #expect(AssetSymbol(kind: .image, name: "Image").identifiers == ["image"])
    #expect(AssetSymbol(kind: .image, name: "My Icons/home").namespaces == ["MyIcons"])
  }

  @Test("only what is mentioned and not declared is made, as resource and as color")
  func source() throws {
    let symbols = [
      AssetSymbol(kind: .color, name: "Brand"), AssetSymbol(kind: .color, name: "Own"),
      AssetSymbol(kind: .color, name: "red"), AssetSymbol(kind: .image, name: "unused"),
    ]
    let user = "extension Color { static let own = Color.black }\nlet a: [Color] = [.brand, .own, .red]"
    let text = try #require(AssetSource.text(symbols, for: [user]))
    #expect(
      text == """
        import SwiftUI
        extension SwiftUI.ColorResource \
        { static let brand = SwiftUI.ColorResource(name: "Brand", bundle: Foundation.Bundle.main) }
        extension SwiftUI.Color { static var brand: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.brand) } }
        extension SwiftUI.ShapeStyle where Self == SwiftUI.Color \
        { static var brand: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.brand) } }
        extension SwiftUI.UIColor \
        { class var brand: SwiftUI.UIColor { SwiftUI.UIColor(resource: SwiftUI.ColorResource.brand) } }
        extension SwiftUI.ColorResource \
        { static let red = SwiftUI.ColorResource(name: "red", bundle: Foundation.Bundle.main) }

        """)
    #expect(AssetSource.text(symbols, for: ["Text(verbatim: \"a\")"]) == nil)
  }

  @Test("a catalog beside a file is found, and folders in it that provide a namespace")
  func catalogs() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    let catalog = folder.appendingPathComponent("Resources/Assets.xcassets")
    for name in ["logo.imageset", "Icons/home.imageset", "plain/brand.colorset", "AppIcon.appiconset"] {
      try files.createDirectory(at: catalog.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try #"{"properties": {"provides-namespace": true}}"#
      .write(to: catalog.appendingPathComponent("Icons/Contents.json"), atomically: true, encoding: .utf8)
    let file = folder.appendingPathComponent("Card.swift")
    try "".write(to: file, atomically: true, encoding: .utf8)
    let expected = [
      AssetSymbol(kind: .image, name: "Icons/home"), AssetSymbol(kind: .color, name: "brand"),
      AssetSymbol(kind: .image, name: "logo"),
    ]
    #expect(AssetCatalog.symbols(besides: [file.path], given: []) == expected)
    #expect(AssetCatalog.symbols(besides: [], given: [catalog.path]) == expected)
    #expect(AssetCatalog.symbols(besides: ["<stdin>"], given: []).isEmpty)
  }

  @Test("missing constants of catalogs are told apart from other missing names, in one line")
  func hints() throws {
    let missing = MissingName.all(
      in: """
        A.swift:3:29: error: reference to member 'logo' cannot be resolved without a contextual type
          Image(.logo)
        A.swift:4:20: error: type 'Color?' has no member 'brand'
        A.swift:5:20: error: type 'Size' has no member 'huge'
        A.swift:6:20: error: cannot infer contextual base in reference to member 'wide'
          size(.wide)
        """)
    #expect(
      missing.map(\.asset) == [AssetSymbol(kind: .image, name: "logo"), AssetSymbol(kind: .color, name: "brand")])
    let hint = try #require(MissingName.assetHint(missing))
    #expect(hint.hasPrefix("'.logo', '.brand' are not known here. Xcode makes such constants from an asset catalog"))
  }
}

import Foundation
import SourceText

/// An image or a color of an asset catalog, for which Xcode makes constants.
struct AssetSymbol: Hashable, Sendable {
  enum Kind: Sendable { case image, color }

  let kind: Kind
  /// The name in the catalog, with the folders that provide a namespace: `Icons/home`.
  let name: String

  /// The type of its constant.
  var resourceType: String { kind == .image ? "ImageResource" : "ColorResource" }

  /// The folders as Xcode names their types: `Icons`.
  var namespaces: [String] {
    name.split(separator: "/").dropLast().map { Self.identifier(String($0), startsLowercase: false) }
  }

  /// The constant's names. Xcode leaves the word `Image` or `Color` at the end out; the whole name is taken too.
  var identifiers: [String] {
    let own = String(name.split(separator: "/").last ?? "")
    let whole = Self.identifier(own, startsLowercase: true)
    let suffix = kind == .image ? "Image" : "Color"
    guard whole.hasSuffix(suffix), whole.count > suffix.count else { return [whole] }
    return [String(whole.dropLast(suffix.count)), whole]
  }

  /// A name in camel case: `my-photo 2` is `myPhoto2`, `URLIcon` is `urlIcon`.
  static func identifier(_ name: String, startsLowercase: Bool) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") || $0 == "_" }
    var result = ""
    for word in words {
      if result.isEmpty, startsLowercase {
        let capitals = word.prefix { $0.isUppercase }
        let count = capitals.count > 1 && capitals.count < word.count ? capitals.count - 1 : capitals.count
        result += word.prefix(count).lowercased() + word.dropFirst(count)
      } else {
        result += word.prefix(1).uppercased() + word.dropFirst()
      }
    }
    if result.isEmpty || result.first?.isNumber == true { result = "_" + result }
    return result
  }
}

/// Finds asset catalogs, and what is in them.
enum AssetCatalog {
  /// The symbols of the catalogs that belong to some files, and of those that were given, in order of their names.
  static func symbols(besides files: [String], given: [String]) -> [AssetSymbol] {
    var folders: [String] = []
    for file in files {
      for folder in searched(for: file) where !folders.contains(folder) { folders.append(folder) }
    }
    var catalogs = folders.flatMap { self.catalogs(in: $0) }
    for path in given { catalogs += path.hasSuffix(".xcassets") ? [path] : self.catalogs(in: path) }
    var symbols: Set<AssetSymbol> = []
    for catalog in Set(catalogs) { symbols.formUnion(self.symbols(of: catalog)) }
    return symbols.sorted { $0.name < $1.name }
  }

  /// The folder of a file, and those above it within the same project.
  private static func searched(for file: String) -> [String] {
    let files = FileManager.default
    guard files.fileExists(atPath: file) else { return [] }
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    var found = [folder.path]
    for _ in 0..<6 where folder.path != "/" {
      let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
      let isTop = names.contains { $0 == ".git" || $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }
      if isTop { return found }
      folder = folder.deletingLastPathComponent()
      found.append(folder.path)
    }
    // No project is around it: what lies further up does not belong to the file.
    return [found[0]]
  }

  /// The catalogs in a folder and in those directly in it.
  private static func catalogs(in folder: String) -> [String] {
    let files = FileManager.default
    var result: [String] = []
    for name in ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted() where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".xcassets") {
        result.append(path)
      } else if !name.contains(".") {
        let inner = (try? files.contentsOfDirectory(atPath: path)) ?? []
        result += inner.filter { $0.hasSuffix(".xcassets") }.sorted().map { "\(path)/\($0)" }
      }
    }
    return result
  }

  private static func symbols(of catalog: String) -> [AssetSymbol] {
    let files = FileManager.default
    var result: [AssetSymbol] = []
    var waiting = [(path: catalog, prefix: "")]
    while let (path, prefix) = waiting.popLast() {
      for name in ((try? files.contentsOfDirectory(atPath: path)) ?? []).sorted() {
        let inner = "\(path)/\(name)"
        let own = prefix + (name as NSString).deletingPathExtension
        switch (name as NSString).pathExtension {
        case "imageset", "symbolset": result.append(AssetSymbol(kind: .image, name: own))
        case "colorset": result.append(AssetSymbol(kind: .color, name: own))
        case "": waiting.append((inner, providesNamespace(inner) ? "\(prefix)\(name)/" : prefix))
        default: break
        }
      }
    }
    return result
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var namespace: Bool?
        enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json") else { return false }
    return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.namespace == true
  }
}

/// The constants that Xcode makes from asset catalogs, as a source of the program.
enum AssetSource {
  /// The path that messages about it name.
  static let path = "GeneratedAssetSymbols.swift"

  /// The constants of those symbols that the sources mention and do not declare themselves; `nil` if there are none.
  static func text(_ symbols: [AssetSymbol], for sources: [String]) -> String? {
    guard !symbols.isEmpty else { return nil }
    var mentioned: Set<String> = []
    var declared: Set<String> = []
    for source in sources {
      let tokens = TokenList(text: source)
      for index in tokens.tokens.indices {
        guard let token = tokens[index], token.kind == .word else { continue }
        if tokens.isText(index - 1, ".") { mentioned.insert(token.text) }
        if tokens.isText(index - 1, "let") || tokens.isText(index - 1, "var") || tokens.isText(index - 1, "enum"),
          index >= 2, tokens.isText(index - 1, "enum") || tokens.isText(index - 2, "static")
        {
          declared.insert(token.text)
        }
      }
    }
    var lines: [String] = []
    var made: Set<String> = []
    for symbol in symbols {
      let first = symbol.namespaces.first
      for identifier in symbol.identifiers {
        let shown = first ?? identifier
        guard mentioned.contains(shown), !declared.contains(shown) else { continue }
        let path = ([symbol.resourceType] + symbol.namespaces + [identifier]).joined(separator: ".")
        guard made.insert(path).inserted else { continue }
        lines += constant(symbol, identifier, &made)
      }
    }
    return lines.isEmpty ? nil : (["import SwiftUI"] + lines).joined(separator: "\n") + "\n"
  }

  private static func constant(_ symbol: AssetSymbol, _ identifier: String, _ made: inout Set<String>) -> [String] {
    let type = "SwiftUI.\(symbol.resourceType)"
    let name = keywords.contains(identifier) ? "`\(identifier)`" : identifier
    var lines: [String] = []
    var outer = type
    for space in symbol.namespaces {
      if made.insert("\(outer).\(space)").inserted { lines.append("extension \(outer) { enum \(space) {} }") }
      outer += ".\(space)"
    }
    lines.append(
      "extension \(outer) { static let \(name) = \(type)(name: \"\(symbol.name)\", bundle: Foundation.Bundle.main) }")
    guard symbol.namespaces.isEmpty, !taken.contains(identifier) else { return lines }
    switch symbol.kind {
    case .color:
      lines += [
        "extension SwiftUI.Color { static var \(name): SwiftUI.Color { SwiftUI.Color(\(type).\(name)) } }",
        "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color "
          + "{ static var \(name): SwiftUI.Color { SwiftUI.Color(\(type).\(name)) } }",
        "extension SwiftUI.UIColor "
          + "{ class var \(name): SwiftUI.UIColor { SwiftUI.UIColor(resource: \(type).\(name)) } }",
      ]
    case .image:
      lines.append(
        "extension SwiftUI.UIImage "
          + "{ class var \(name): SwiftUI.UIImage { SwiftUI.UIImage(resource: \(type).\(name)) } }")
    }
    return lines
  }

  /// Names that colors, styles and images have already: Xcode warns of such assets and makes the resource alone.
  private static let taken: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray", "black", "clear", "primary", "secondary", "tertiary", "quaternary", "quinary", "accentColor", "tint",
    "foreground", "background", "selection", "separator", "placeholder", "link", "fill", "windowBackground", "label",
    "add", "remove", "actions", "checkmark", "strokedCheckmark", "darkGray", "lightGray", "magenta",
  ]

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
    "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

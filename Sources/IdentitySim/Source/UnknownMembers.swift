import Foundation
import SourceText

/// Members that no type has, for a compiler that gives up before it comes to them.
///
/// Of a body with several mistyped names the compiler tells the first, and of a long one often only that it cannot be
/// type-checked in reasonable time. A name that stands in no module and is declared in no file is wrong for certain.
struct UnknownMembers {
  let toolchain: SwiftToolchain
  let library: LibraryProducts

  /// A note in the compiler's form for each `value.name` of the sources whose name is nowhere declared, unless the
  /// compiler's messages say it.
  func notes(for sources: [(path: String, text: String)], beside messages: String) -> String {
    let lists = sources.map { TokenList(text: $0.text) }
    var declared: Set<String> = []
    for list in lists {
      for (index, token) in list.tokens.enumerated() where token.kind == .word && !list.isText(index - 1, ".") {
        declared.insert(token.text)
      }
    }
    // Its members are made of any name.
    guard !declared.contains("dynamicMemberLookup") else { return "" }
    var uses: [(path: String, token: SourceToken)] = []
    for (source, list) in zip(sources, lists) {
      for (index, token) in list.tokens.enumerated() where Self.isMember(at: index, list) {
        if !declared.contains(token.text), !messages.contains("'\(token.text)'") { uses.append((source.path, token)) }
      }
    }
    let unknown = unknown(Set(uses.map(\.token.text)))
    return uses.filter { unknown.contains($0.token.text) }.map { use in
      "\(use.path):\(use.token.line):\(use.token.column): note: no type has a member '\(use.token.text)'\n"
    }.joined()
  }

  /// `value.name` with a small letter: what follows a dot alone is the compiler's matter.
  private static func isMember(at index: Int, _ list: TokenList) -> Bool {
    guard let token = list[index], token.kind == .word, token.text.first?.isLowercase == true,
      list.isText(index - 1, "."), let value = list[index - 2]
    else { return false }
    return value.kind == .word || value.kind == .literal || [")", "}", "]"].contains(value.text)
  }

  /// The names that no module holds: each module's file has all names that it declares, each ended by a zero byte.
  private func unknown(_ names: Set<String>) -> Set<String> {
    var unknown = names
    for path in moduleFiles where !unknown.isEmpty {
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) else { continue }
      unknown = unknown.filter { data.range(of: Data("\0\($0)\0".utf8)) == nil }
    }
    return unknown
  }

  private var moduleFiles: [String] {
    let own = Self.modules(below: library.modulesFolder)
    guard let resources = toolchain.runtimeResources else { return own }
    #if os(macOS)
      return own + Self.modules(below: "\(resources)/macosx")
    #else
      return own + Self.modules(below: "\(resources)/linux")
    #endif
  }

  private static func modules(below folder: String) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { $0.hasSuffix(".swiftmodule") }.map { "\(folder)/\($0)" }
  }
}

import SourceText

/// `#Preview("Name") { … }` as a type of a unique name that makes the preview's view.
///
/// `@Previewable` declarations become properties of a view, so that their state lives as long as the preview.
struct PreviewExpansion {
  let source: String

  init(_ request: PluginMessage.Freestanding) throws(ExpansionError) {
    let bytes = Array(request.syntax.source.utf8)
    guard let use = PreviewMacroUse.all(in: TokenList(SourceLexer.tokens(of: bytes))).first else {
      throw ExpansionError(
        message: "'#Preview' takes its view in braces: #Preview { MyView() }", place: request.syntax.location)
    }
    let text = { (range: Range<Int>) in String(decoding: bytes[range], as: UTF8.self) }
    var body = Array(bytes[use.body])
    for previewable in use.previewables {
      for index in previewable.range where bytes[index] != UInt8(ascii: "\n") {
        body[index - use.body.lowerBound] = UInt8(ascii: " ")
      }
    }
    let properties = use.previewables.map { text($0.attribute.upperBound..<$0.range.upperBound) }
    let statements = String(decoding: body, as: UTF8.self)
    let name = use.name.map { "\"\($0)\"" } ?? "nil"
    var lines = [
      "@MainActor struct \(request.discriminator)19PreviewRegistrationfMu_: _PreviewRegistration {",
      "  static var name: String? { \(name) }",
      "  static var line: Int { \(request.syntax.location.line) }",
    ]
    if properties.isEmpty {
      lines += ["  static func make() -> AnyView {", "    makeView {\(statements)}", "  }"]
    } else {
      lines += ["  struct _PreviewContent: View {"] + properties.map { "    \($0)" }
      lines += ["    var body: some View {\(statements)}", "  }"]
      lines += ["  static func make() -> AnyView { AnyView(_PreviewContent()) }"]
    }
    source = (lines + ["}"]).joined(separator: "\n")
  }
}

import SourceText

/// Writes the code that makes a file's roots; it stands behind the user's code, so that private types can be reached.
struct DriverWriter {
  let pieces: SourcePieces
  /// The file's place in the program.
  let number: Int
  private var makerCount = 0

  init(pieces: SourcePieces, number: Int) {
    self.pieces = pieces
    self.number = number
  }

  /// What messages name for code that no user wrote.
  private static let own = "#sourceLocation(file: \"<driver>\", line: 1)"

  mutating func lines(for roots: [ProgramRootChoice]) -> [String] {
    var declarations: [String] = []
    var elements: [String] = []
    for root in roots {
      let name = Self.literal(root.name)
      switch root {
      case .expression(let text, _):
        let body = "#sourceLocation(file: \"--root\", line: 1)\n\(text)"
        let (declaration, expression) = builder(body)
        declarations.append(declaration)
        elements.append("ProgramRoot(name: \(name), make: { \(expression) })")
      case .step(let root, _):
        let directive = SourcePieces(path: root.path, bytes: []).directive(line: root.line)
        let (declaration, expression) = builder(
          directive + String(repeating: " ", count: root.column - 1) + root.text)
        declarations.append(declaration)
        elements.append("ProgramRoot(name: \(name), make: { \(expression) })")
      case .preview(let use, _):
        let (declaration, expression) = preview(use, named: name)
        declarations.append(declaration)
        elements.append("ProgramRoot(name: \(name), make: { \(expression) })")
      case .provider(let type, _):
        elements.append("ProgramRoot(name: \(name), make: { AnyView(\(type.qualifiedName).previews) })")
      case .app(let type, _):
        elements.append("ProgramRoot(name: \(name), app: \(type.qualifiedName).self)")
      case .view(let type, _):
        elements.append("ProgramRoot(name: \(name), make: { AnyView(\(type.qualifiedName)()) })")
      }
    }
    let function = "@MainActor func \(Self.rootsFunction(number))() -> [ProgramRoot] {"
    let list = ["[", elements.joined(separator: ",\n"), "]", "}"]
    return declarations + [Self.own, function] + list
  }

  /// The entry point of the whole program.
  static func entryPoint(files: [Int]) -> [String] {
    let roots = files.map { "\(rootsFunction($0))()" }.joined(separator: " + ")
    return [
      own, "@main enum IdentityTreeDriver {",
      "  @MainActor static func main() { ProgramHost.main(roots: \(roots)) }", "}",
    ]
  }

  private static func rootsFunction(_ number: Int) -> String { "identityTreeRoots\(number)" }

  private static func literal(_ text: String) -> String { "###\"\(text.filter { $0 != "\n" })\"###" }

  /// A function around a view builder's body, and the expression that calls it.
  private mutating func builder(_ body: String) -> (declaration: String, expression: String) {
    let name = nextName()
    let lines = [
      Self.own, "@MainActor private func make\(name)() -> AnyView {",
      "func erase<Content: View>(@ViewBuilder _ content: () -> Content) -> AnyView { AnyView(content()) }",
      "func erase(_ content: (() -> UIView)?) -> AnyView { _PreviewedView.erased(content) }",
      "func erase(_ content: (() -> UIViewController)?) -> AnyView { _PreviewedController.erased(content) }",
      "return erase {", body, "}", "}",
    ]
    return (lines.joined(separator: "\n"), "make\(name)()")
  }

  /// A declaration that holds the preview's body at its own lines, and the expression that makes its view.
  private mutating func preview(
    _ use: PreviewMacroUse, named text: String
  ) -> (declaration: String, expression: String) {
    let body = pieces.piece(use.body, blanking: use.previewables.map(\.range))
    if use.previewables.isEmpty { return builder(body) }
    let name = nextName()
    let properties = use.previewables.map { pieces.piece($0.range, blanking: [$0.attribute]) }
    let lines =
      [
        Self.own, "private struct \(name): View, _PreviewBody {",
        "nonisolated static var _previewName: String { \(text) }",
      ] + properties + [Self.own, "var body: some View {", body, "}", "}"]
    return (lines.joined(separator: "\n"), "AnyView(\(name)())")
  }

  private mutating func nextName() -> String {
    makerCount += 1
    return "IdentityTreeRoot\(number)_\(makerCount)"
  }
}

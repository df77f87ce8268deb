import SourceText

/// One file of a user program as it is compiled: the prepared source, then the driver's part for this file.
struct ProgramSource: Sendable, Equatable {
  /// The file's path as the user gave it, which is what messages say.
  let path: String
  let text: String

  /// A source that is no file of the user's.
  init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// - Parameters:
  ///   - number: The file's place in the program.
  ///   - roots: The roots that live in this file.
  ///   - entryFiles: The numbers of all files with roots, if this file holds the entry point.
  init(path: String, prepared: PreparedSource, number: Int, roots: [ProgramRootChoice], entryFiles: [Int]?) {
    let source = Array(prepared.text.utf8)
    var bytes = source
    let list = TokenList(SourceLexer.tokens(of: source))
    if source.starts(with: Array("#!".utf8)) { bytes.blank(0..<(source.firstIndex(of: UInt8(ascii: "\n")) ?? 0)) }
    for range in Self.mainAttributes(in: list) { bytes.blank(range) }
    for use in PreviewMacroUse.all(in: list) { bytes.blank(use.range) }
    let pieces = SourcePieces(path: path, bytes: source)
    var lines = [pieces.directive(line: 1) + String(decoding: bytes, as: UTF8.self)]
    if prepared.usesFalseName { lines.append(AvailabilityCheck.declaration) }
    if prepared.usesNetworking { lines.append("import FoundationNetworking") }
    if !roots.isEmpty {
      var writer = DriverWriter(pieces: pieces, number: number)
      lines += writer.lines(for: roots)
    }
    if let entryFiles { lines += DriverWriter.entryPoint(files: entryFiles) }
    self.path = path
    text = lines.joined(separator: "\n") + "\n"
  }

  /// `@main` and its like: the driver has the entry point.
  private static func mainAttributes(in list: TokenList) -> [Range<Int>] {
    list.tokens.indices.compactMap { index in
      guard list.isText(index, "@"), let at = list[index], let word = list[index + 1],
        OutlineParser.mainAttributes.contains(word.text)
      else { return nil }
      return at.range.lowerBound..<word.range.upperBound
    }
  }
}

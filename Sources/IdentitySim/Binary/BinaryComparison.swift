import Foundation
import IdentityTree

/// One file in debug and in release: what the machine code of each holds.
@MainActor struct BinaryComparison {
  let request: CompareRequest

  init(_ request: CompareRequest) { self.request = request }

  func run() throws(CommandError) -> Int32 {
    guard request.names.count == 1, ProgramFiles.isFile(request.names[0]) else {
      throw CommandError("--binary takes one Swift file or folder.")
    }
    #if !os(Linux)
      throw CommandError("--binary reads ELF objects and is available on Linux only: nothing was measured.")
    #else
      let files = try ProgramFiles.programs([request.names[0]], together: false)[0]
      let prepared = try [false, true].map { isRelease throws(CommandError) in
        try prepare(files, isRelease: isRelease)
      }
      let objects = try prepared.map { prepared throws(CommandError) in
        try ProgramObject(prepared, options: prepared.program.options)
      }
      let subjects = request.symbols.isEmpty ? Self.modifiers(in: prepared) : request.symbols
      let lines = BinaryReport(objects: objects, subjects: subjects).lines
      for line in lines { print(line) }
      return ExitStatus.fine
    #endif
  }

  private func prepare(_ files: ProgramFiles, isRelease: Bool) throws(CommandError) -> PreparedProgram {
    var options = request.options
    options.program.root = request.roots.first
    options.setRelease(isRelease)
    do throws(UserProgramError) {
      return try UserProgram(paths: files.paths, options: options.program).prepare()
    } catch {
      throw CommandError(error.message, status: error.exitStatus, isCompilerMessage: error.isCompilerMessage)
    }
  }

  /// The view modifiers that the files declare in either build.
  private static func modifiers(in programs: [PreparedProgram]) -> [String] {
    var seen: Set<String> = []
    return programs.flatMap { $0.outlines.flatMap { $0.types(conformingTo: "ViewModifier") } }.map(\.name)
      .filter { seen.insert($0).inserted }
  }
}

/// The measures of both builds in two columns.
struct BinaryReport {
  /// Debug, then release.
  let objects: [ProgramObject]
  let subjects: [String]

  private static let nameWidth = 56
  private static let columnWidth = 12

  var lines: [String] {
    var lines = ["Measured in the object file before linking: -Onone with DEBUG, -O without.", ""]
    if subjects.isEmpty { lines += ["The file declares no ViewModifier; name what to measure by --symbol.", ""] }
    for subject in subjects { lines += section(subject) + [""] }
    return lines + branches
  }

  private func section(_ subject: String) -> [String] {
    let measures = objects.map { BinaryMeasure(of: subject, in: $0) }
    guard measures.contains(where: { !($0.code + $0.data + $0.otherCode).isEmpty }) else {
      return ["\(subject): neither object has a symbol that names it."]
    }
    var lines = [Self.row("\(subject): bytes of code", "debug", "release")]
    var names: [String] = []
    for part in measures.flatMap(\.code) where !names.contains(part.name) { names.append(part.name) }
    func bytes(_ parts: [BinaryMeasure.Part], _ name: String) -> String {
      let own = parts.filter { $0.name == name }
      return own.isEmpty ? "–" : "\(own.reduce(0) { $0 + $1.bytes })"
    }
    for name in names {
      lines.append(Self.row("  " + name, bytes(measures[0].code, name), bytes(measures[1].code, name)))
    }
    func sums(_ label: String, _ parts: KeyPath<BinaryMeasure, [BinaryMeasure.Part]>) {
      let sums = measures.map { $0[keyPath: parts].reduce(0) { $0 + $1.bytes } }
      lines.append(Self.row(label, "\(sums[0])", "\(sums[1])"))
    }
    sums("its own functions together", \.code)
    sums("functions of generic types made with it", \.otherCode)
    sums("its metadata (bytes of data)", \.data)
    let users = measures.map(\.users)
    lines.append(Self.row("other functions that refer to it", "\(users[0].count)", "\(users[1].count)"))
    for user in users[1].prefix(6) { lines.append("  " + TextColumns.cut(user, to: Self.nameWidth - 2)) }
    return lines + [""] + WrappedText.lines(Self.sentence(subject, measures))
  }

  private static func sentence(_ subject: String, _ measures: [BinaryMeasure]) -> String {
    let release = measures[1]
    guard !(release.code + release.data + release.otherCode).isEmpty else {
      return "Of \(subject) nothing is left in the release build."
    }
    let bytes = (release.code + release.otherCode).reduce(0) { $0 + $1.bytes }
    let count = release.code.count + release.otherCode.count
    let left =
      "In the release build \(count == 1 ? "1 function" : "\(count) functions") with \(bytes) bytes of code are left"
    return release.users.isEmpty
      ? "\(left) of \(subject) and its generic types, to which no other function refers."
      : "\(left) of \(subject) and its generic types, to which other functions refer."
  }

  private var branches: [String] {
    let branches = objects.map { BinaryMeasure.branches(in: $0) }
    guard branches.contains(where: { !$0.isEmpty }) else {
      return WrappedText.lines("No function of either build makes an if … else of views: no condition is evaluated.")
    }
    var lines: [String] = []
    for (name, found) in zip(["debug", "release"], branches) {
      lines.append("Branches in \(name): calls that make the first, the second arm")
      if found.isEmpty { lines.append("  none") }
      for branch in found {
        let counts = "\(branch.first), \(branch.second)"
        lines.append(
          TextColumns.trimmed(
            "  " + TextColumns.fitted(branch.function, to: 43) + " " + TextColumns.fitted(counts, to: 8)
              + branch.verdict))
      }
    }
    return lines + [""]
      + WrappedText.lines(
        "An arm that no call makes was removed by the compiler, and with it the question which one to take. An if "
          + "without else makes one call either way and is not decided by this measure.")
  }

  private static func row(_ name: String, _ debug: String, _ release: String) -> String {
    func right(_ text: String) -> String { String(repeating: " ", count: max(0, columnWidth - text.count)) + text }
    return TextColumns.fitted(name, to: nameWidth) + right(debug) + right(release)
  }
}

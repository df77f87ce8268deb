import Foundation

/// Does what steps files say with the user's views, and tells what does not hold.
enum CheckCommand: Command {
  static let name = "check"
  static let synopsis = "FILE.swift|DIR… [FILE.steps]"
  static let summary = "runs steps files (docs/STEPS.md) against SwiftUI files"
  static let options = ["--format", "--json"]
  static let details = """
    The steps file lies beside the Swift file, or is named. A folder stands for every pair below it. Several Swift
    files with one steps file are one program. Cases are compiled and run side by side.

      --format tap           Test Anything Protocol, version 14
      --format junit FILE    also writes JUnit's XML to FILE
      --json                 one JSON object a case

    \(ProgramOptions.help)

    Exit status: 0 every expectation held, 1 one failed or an action could not be done, 2 unusable input, 3 a program
    crashed or ran too long. Of several cases the highest.
    """

  static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
    var options = ProgramOptions()
    var format = CheckReport.Format.text
    var junit: String?
    let names = try ArgumentReader.names(in: arguments, &options, own: Self.options) {
      argument, reader throws(CommandError) in
      switch argument {
      case "--json": format = .json
      case "--format":
        let word = try reader.value(of: argument)
        if word == "junit" {
          junit = try reader.value(of: "--format junit")
        } else if let known = CheckReport.Format(rawValue: word) {
          format = known
        } else {
          throw CommandError(
            Suggestion.message(
              for: word, kind: "format", among: ["junit"] + CheckReport.Format.allCases.map(\.rawValue)))
        }
      default: break
      }
    }
    guard !names.isEmpty else { throw CommandError("name a Swift file, a steps file or a folder.") }
    let cases = try CheckCase.cases(names)
    let report = CheckReport(format: format)
    let results = results(of: cases, options: options, report: report)
    for line in report.summary(results) { print(line) }
    if let junit {
      do {
        try CheckReport.junit(results).write(toFile: junit, atomically: true, encoding: .utf8)
      } catch {
        throw CommandError("\(junit): cannot be written: \(error.localizedDescription)")
      }
    }
    return results.map(\.status).max() ?? ExitStatus.fine
  }

  private static func results(
    of cases: [CheckCase], options: ProgramOptions, report: CheckReport
  ) -> [CheckResult] {
    let showsProgress = isatty(STDERR_FILENO) == 1 && cases.count > 1
    func clear() { if showsProgress { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) } }
    for line in report.head(count: cases.count) { print(line) }
    var results: [CheckResult] = []
    CheckPool(cases, options: options).run(
      onProgress: { done in
        if showsProgress { FileHandle.standardError.write(Data("\r\u{1B}[K\(done) of \(cases.count)".utf8)) }
      },
      onResult: { result in
        clear()
        results.append(result)
        for line in report.lines(of: result, number: results.count) { print(line) }
      })
    clear()
    return results
  }
}

import Foundation
import IdentityTree

/// Measures the engine.
enum BenchCommand: Command {
  static let name = "bench"
  static let synopsis = "[--filter TEXT] [--sizes N,N…] [--json]"
  static let summary = "what the engine costs: medians, growth, and the project's aims"
  static let details = """
      --filter TEXT   only works whose name begins with TEXT; `--filter list` measures the keyed lists,
                      `--filter cli` the tool itself
      --sizes N,N…    the sizes, ascending (1000,10000,100000,1000000)
      --json          one JSON object a work

    Measure a release build: swift run -c release IdentitySim bench
    Exit status: 0 measured, 1 the work was not done as counted, 2 unusable arguments.
    """

  static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
    var reader = ArgumentReader(arguments)
    var filter = ""
    var bench = Bench()
    var isJSON = false
    while let argument = reader.next() {
      switch argument {
      case "--filter": filter = try reader.value(of: argument)
      case "--sizes": bench.sizes = try sizes(try reader.value(of: argument))
      case "--json": isJSON = true
      default: throw reader.unknown(argument, among: ["--filter", "--sizes", "--json"])
      }
    }
    let names = Bench.names + ToolBench.names
    guard names.contains(where: { $0.hasPrefix(filter) }) else {
      throw CommandError("no work begins with `\(filter)`; there are: \(names.joined(separator: ", ")).")
    }
    bench.onResult = { isJSON ? printJSON($0) : printRow($0) }
    do throws(BenchFailure) {
      try bench.run(filter: filter)
    } catch {
      throw CommandError(error.description, status: ExitStatus.failed)
    }
    for result in try ToolBench.results(filter: filter) { bench.onResult(result) }
    return ExitStatus.fine
  }

  private static func sizes(_ text: String) throws(CommandError) -> [Int] {
    let numbers = text.split(separator: ",").map { Int($0) }
    let sizes = numbers.compactMap { $0 }
    guard !sizes.isEmpty, sizes.count == numbers.count, sizes.allSatisfy({ (1...10_000_000).contains($0) }) else {
      throw CommandError("--sizes takes numbers from 1 to 10000000 with commas between, such as `1000,10000`.")
    }
    return sizes.sorted()
  }

  private static func printRow(_ result: BenchResult) {
    let values = result.points.map { $0.size == 1 ? number($0.value) : "\(sizeText($0.size)) \(number($0.value))" }
      .joined(separator: "  ")
    let growth = result.exponent.map { "  growth \(String(format: "%.2f", $0))" } ?? ""
    let verdict = result.isReached.map { $0 ? "reached" : "NOT reached" } ?? ""
    let name = result.name.padding(toLength: 18, withPad: " ", startingAt: 0)
    let unit = result.unit.padding(toLength: 11, withPad: " ", startingAt: 0)
    write("\(name)\(unit)\(values)\(growth)\n\(String(repeating: " ", count: 18))aim: \(result.aim): \(verdict)\n")
  }

  private static func printJSON(_ result: BenchResult) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if let data = try? encoder.encode(result) { write(String(decoding: data, as: UTF8.self) + "\n") }
  }

  /// A row at once, since the next may take a while.
  private static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

  private static func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
  }

  private static func sizeText(_ size: Int) -> String {
    if size % 1_000_000 == 0 { return "\(size / 1_000_000)M:" }
    return size % 1_000 == 0 ? "\(size / 1_000)k:" : "\(size):"
  }
}

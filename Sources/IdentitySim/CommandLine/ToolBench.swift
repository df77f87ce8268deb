import Foundation
import IdentityTree

/// Measures the tool itself: processes from their start to their end, as the user waits for them.
@MainActor enum ToolBench {
  static let names = ["cli/run", "cli/compile"]

  static func results(filter: String) throws(CommandError) -> [BenchResult] {
    var results: [BenchResult] = []
    for name in names where name.hasPrefix(filter) {
      results.append(name == "cli/run" ? try scenario(name) : try compile(name))
    }
    return results
  }

  private static func scenario(_ name: String) throws(CommandError) -> BenchResult {
    var times: [Double] = []
    for sample in 0...9 {
      let time = try milliseconds(tool, ["run", "if-modifier"])
      if sample > 0 { times.append(time) }
    }
    return result(name, "ms", median(times), samples: times.count, aim: "≤ 50") { $0 <= 50 }
  }

  /// A file that was never compiled before, against what the compiler alone needs for it; by turns.
  private static func compile(_ name: String) throws(CommandError) -> BenchResult {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("IdentitySim-bench-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let command: CompilerCommand
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      command = CompilerCommand(toolchain: try ToolchainSearch().toolchain(), library: try LibraryProducts())
    } catch {
      throw CommandError("\(name): cannot compile here: \(error); `IdentitySim doctor` says what is missing.")
    }
    var ours: [Double] = []
    var theirs: [Double] = []
    for sample in 0...5 {
      let file = folder.appendingPathComponent("Card\(sample).swift").path
      do {
        try program(sample).write(toFile: file, atomically: true, encoding: .utf8)
      } catch {
        throw CommandError("\(name): cannot write \(file).")
      }
      let time = try milliseconds(tool, ["run", file])
      let alone = try milliseconds(
        command.toolchain.driver,
        ["-c", file, "-o", "\(file).o", "-parse-as-library", "-module-alias", "SwiftUI=\(LibraryProducts.module)"]
          + ["-I", command.library.modulesFolder, "-swift-version", "5"])
      if sample > 0 {
        ours.append(time)
        theirs.append(alone)
      }
    }
    let ratio = median(ours) / median(theirs)
    return result(name, "× swiftc", ratio, samples: ours.count, aim: "≤ 1.5") { $0 <= 1.5 }
  }

  private static func program(_ number: Int) -> String {
    """
    import SwiftUI

    // \(getpid()) \(number) \(Date().timeIntervalSince1970)
    struct Card: View {
      @State private var isOpen = false
      @State private var taps = 0

      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          Text("Card")
          Toggle("Open", isOn: $isOpen)
          if isOpen {
            Counter(taps: $taps).padding()
          } else {
            Counter(taps: $taps)
          }
        }
        .onAppear { taps += 1 }
      }
    }

    struct Counter: View {
      @Binding var taps: Int
      @State private var step = 1

      var body: some View {
        Button("Tapped \\(taps) times") { taps += step }
      }
    }
    """
  }

  private static var tool: String { LibraryProducts.executable.path }

  private static func milliseconds(_ executable: String, _ arguments: [String]) throws(CommandError) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    let run: ToolRun
    do throws(SystemError) {
      run = try ToolRun(executable, arguments, environment: ProcessInfo.processInfo.environment)
    } catch {
      throw CommandError("cannot start \(executable): \(error.message)")
    }
    let time = (clock.now - start) / .milliseconds(1)
    guard run.succeeded else {
      throw CommandError("\(arguments.joined(separator: " ")) failed:\n\(run.errors)", status: ExitStatus.failed)
    }
    return time
  }

  private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

  private static func result(
    _ name: String, _ unit: String, _ value: Double, samples: Int, aim: String, isReached: (Double) -> Bool
  ) -> BenchResult {
    BenchResult(
      name: name, unit: unit, points: [BenchResult.Point(size: 1, value: value, samples: samples)], aim: aim,
      exponent: nil, isReached: isReached(value))
  }
}

import Foundation

/// Looks at all that compiling and running a user's file needs, without any network.
enum DoctorCommand: Command {
  static let name = "doctor"
  static let synopsis = ""
  static let summary = "checks that this machine can compile and run SwiftUI files"
  static let details = "Exit status: 0 all is well, 2 something is missing."

  static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
    var reader = ArgumentReader(arguments)
    while let argument = reader.next() { throw reader.unknown(argument, among: []) }
    let findings = [toolchain(), library(), plugin(), cache(), disk(), compile()]
    for finding in findings {
      print("\(finding.isFine ? "ok     " : "MISSING") \(finding.subject): \(finding.text)")
      if let advice = finding.advice, !finding.isFine { print("        \(advice)") }
    }
    let isFine = findings.allSatisfy(\.isFine)
    print(isFine ? "All is well." : "Not ready: see what is missing above.")
    return isFine ? ExitStatus.fine : ExitStatus.unusable
  }

  private struct Finding {
    let subject: String
    let isFine: Bool
    let text: String
    var advice: String?
  }

  private static func toolchain() -> Finding {
    do throws(ToolchainSearch.Failure) {
      let toolchain = try ToolchainSearch().toolchain()
      let run = try? ToolRun(toolchain.driver, ["--version"], environment: ProcessInfo.processInfo.environment)
      let version = run.flatMap { ($0.output + $0.errors).split(separator: "\n").first { $0.contains("version") } }
      return Finding(
        subject: "toolchain", isFine: run?.succeeded == true,
        text: "\(toolchain.driver) (\(version.map(String.init) ?? "no version"))",
        advice: "Install Swift 6.2 or later from https://swift.org/install.")
    } catch {
      return Finding(
        subject: "toolchain", isFine: false, text: "no 'swiftc' found",
        advice: "Install Swift from https://swift.org/install, or set SWIFTC to the path of a 'swiftc'.")
    }
  }

  private static func library() -> Finding {
    do throws(LibraryProducts.Missing) {
      let products = try LibraryProducts()
      return Finding(subject: "library", isFine: true, text: "\(products.modulesFolder)")
    } catch {
      return Finding(
        subject: "library", isFine: false, text: "not in \(error.folder)",
        advice: "Build it with 'swift build --product IdentitySim', and start IdentitySim from the build folder.")
    }
  }

  private static func plugin() -> Finding {
    guard let products = try? LibraryProducts(), let plugin = products.pluginExecutable else {
      return Finding(
        subject: "macros", isFine: false, text: "the executable that expands #Preview is missing",
        advice: "Build again with 'swift build'.")
    }
    return Finding(subject: "macros", isFine: true, text: plugin)
  }

  private static func cache() -> Finding {
    let cache = ProgramCache.standard()
    return Finding(
      subject: "cache", isFine: cache.isWritable, text: cache.folder,
      advice: "Make the folder writable, or set XDG_CACHE_HOME to one that is.")
  }

  private static func disk() -> Finding {
    let folder = ProgramCache.standard().folder
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder)
    let free = (attributes?[.systemFreeSize] as? NSNumber)?.int64Value ?? 0
    return Finding(
      subject: "disk", isFine: free > 500 << 20, text: "\(free >> 20) MB free",
      advice: "Compiled programs take a few MB each, the library about 100: free at least 500 MB.")
  }

  private static let sample = """
    import SwiftUI
    struct DoctorView: View {
      @State private var isOn = false
      var body: some View { Toggle("On", isOn: $isOn) }
    }
    """

  private static func compile() -> Finding {
    let start = ContinuousClock.now
    do throws(UserProgramError) {
      let file = UserProgram.File(path: "Doctor.swift", text: sample)
      let program = try UserProgram(files: [file], options: UserProgram.Options()).prepare().build()
      let outcome = try program.run(
        request: Data("{}".utf8), timeout: .seconds(20), onRecord: { _ in }, onPrintedLine: { _ in })
      let seconds = start.duration(to: .now).components
      let time = String(format: "%.1f s", Double(seconds.seconds) + Double(seconds.attoseconds) / 1e18)
      return Finding(
        subject: "test compile", isFine: outcome.ending == .exited(0),
        text: outcome.ending == .exited(0)
          ? "a view compiles and runs (\(program.product.wasCached ? "from the cache" : time))"
          : "the program did not run: \(outcome.errors)")
    } catch {
      return Finding(subject: "test compile", isFine: false, text: error.message)
    }
  }
}

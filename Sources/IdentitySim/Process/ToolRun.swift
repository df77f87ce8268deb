/// What a tool such as the compiler wrote and how it ended.
struct ToolRun: Sendable {
  let ending: ChildProcess.Ending
  let output: String
  let errors: String

  var succeeded: Bool { ending == .exited(0) }

  /// Runs a tool in this process's environment.
  init(_ executable: String, _ arguments: [String], environment: [String: String]) throws(SystemError) {
    var output: [UInt8] = []
    var errors: [UInt8] = []
    // Control-C stops the tool, too.
    let child = ChildProcess(executable: executable, arguments: arguments, environment: environment, leadsGroup: false)
    ending = try child.run { channel, line in
      if channel == .output { output += line + [UInt8(ascii: "\n")] } else { errors += line + [UInt8(ascii: "\n")] }
    }
    self.output = String(decoding: output, as: UTF8.self)
    self.errors = String(decoding: errors, as: UTF8.self)
  }
}

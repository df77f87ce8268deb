import IdentityTree

/// The options of every command that compiles a user's files: what is built, and how long it may run.
struct ProgramOptions {
  var program = UserProgram.Options()
  /// Seconds.
  var timeout = 30.0
  /// Several files are one program.
  var isTogether = false
  /// What is done where sources disagree or releases differ.
  var policies: Policies { choices.policies }
  /// What the view is shown on.
  var device: SimulatedDevice { program.compile.conditions.platform == .macos ? .mac : .phone }
  private var choices = PolicyChoices()
  private var logsSlowRows = false

  /// Tells a program under what it is to run.
  func complete(_ request: inout RunRequest) {
    request.policies = policies
    request.device = device
    request.logsSlowRows = logsSlowRows
  }

  static let names = [
    "--root", "--platform", "--os", "-D", "--release", "--swift-version", "--timeout", "--together",
    "--policy", "--ios", "--stub-missing", "--assets", "-LogForEachSlowPath",
  ]

  static let help = """
    How files are compiled and run:
      --root 'Card()'        the root view: a Swift expression, a type or the name of a preview
      --together             several files are one program (a folder always is)
      --platform ios|macos   what #if os(…) sees, whose window and controls (default ios)
      --os 18                what #available sees
      -D NAME                a compilation condition (DEBUG is set unless --release)
      --release              optimised, without DEBUG
      --swift-version 5|6    the language mode of the file (default 5)
      --timeout SECONDS      the time limit of the program (default 30)
      --stub-missing         modifiers that are not known here are left out, and named
      --assets FOLDER        an asset catalog, or a folder of some; those that lie with the files are found
      --policy NAME=VALUE    where sources disagree (see IdentitySim policies; repeatable)
      --ios 16|17|18|26      the policies that changed with a release, and --os
      -LogForEachSlowPath YES  rows of lazy containers whose number of views is not known
    """

  /// Takes one option with its value from the reader; false if it is none of these.
  mutating func take(_ argument: String, from reader: inout ArgumentReader) throws(CommandError) -> Bool {
    guard !reader.isPastOptions else { return false }
    switch argument {
    case "--root": program.root = try reader.value(of: argument)
    case "--together": isTogether = true
    case "--assets": program.assets.append(try reader.value(of: argument))
    case "--stub-missing": program.stubsMissing = true
    case "-D": program.compile.conditions.definitions.insert(try reader.value(of: argument))
    case "--release":
      program.compile.isRelease = true
      program.compile.conditions.definitions.remove("DEBUG")
    case "--platform":
      let name = try reader.value(of: argument)
      guard let platform = SourcePlatform(rawValue: name) else {
        throw CommandError("--platform takes ios or macos, not '\(name)'.")
      }
      program.compile.conditions.platform = platform
      try choices.setPlatform(platform)
    case "--os":
      let text = try reader.value(of: argument)
      guard let version = SourceVersion(text) else {
        throw CommandError("--os takes a version such as 18 or 17.4, not '\(text)'.")
      }
      program.compile.conditions.systemVersion = version
      try choices.setSystem(version)
    case "--policy": try choices.add(try reader.value(of: argument))
    case "-LogForEachSlowPath": logsSlowRows = ["YES", "true", "1"].contains(try reader.value(of: argument))
    case "--ios":
      let version = try choices.setRelease(try reader.value(of: argument))
      if choices.system == nil { program.compile.conditions.systemVersion = version }
    case "--swift-version":
      let text = try reader.value(of: argument)
      guard text == "5" || text == "6", let mode = Int(text) else {
        throw CommandError("--swift-version takes 5 or 6, not '\(text)'.")
      }
      program.compile.conditions.languageMode = mode
    case "--timeout":
      let text = try reader.value(of: argument)
      guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
        throw CommandError("--timeout takes seconds between 0 and 86400, not '\(text)'.")
      }
      timeout = seconds
    default: return false
    }
    return true
  }
}

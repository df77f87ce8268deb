import IdentityTree

/// What is wrong with the arguments.
struct ArgumentError: Error {
  let message: String
}

/// The arguments of `run` and `tree`.
struct RunArguments {
  var names: [String] = []
  var runsAll = false
  var wantsHelp = false
  var request = RunRequest()
  var options = UserProgram.Options()
  var timeout = 30.0

  static let flags = [
    "--root", "--toggle", "--platform", "--os", "-D", "--release", "--swift-version", "--timeout", "--json", "--all",
    "--help",
  ]

  init(_ arguments: [String]) throws(ArgumentError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      func value() throws(ArgumentError) -> String {
        guard let value = rest.popFirst() else { throw ArgumentError(message: "\(argument) needs a value.") }
        return value
      }
      switch argument {
      case "--root": options.root = try value()
      case "--toggle": request.toggles.append(try value())
      case "--json": request.json = true
      case "--all": runsAll = true
      case "--help", "-h": wantsHelp = true
      case "-D": options.compile.conditions.definitions.insert(try value())
      case "--release":
        options.compile.isRelease = true
        options.compile.conditions.definitions.remove("DEBUG")
      case "--platform":
        let name = try value()
        guard let platform = SourcePlatform(rawValue: name) else {
          throw ArgumentError(message: "--platform takes ios or macos, not '\(name)'.")
        }
        options.compile.conditions.platform = platform
      case "--os":
        let text = try value()
        guard let version = SourceVersion(text) else {
          throw ArgumentError(message: "--os takes a version such as 18 or 17.4, not '\(text)'.")
        }
        options.compile.conditions.systemVersion = version
      case "--swift-version":
        let text = try value()
        guard text == "5" || text == "6", let mode = Int(text) else {
          throw ArgumentError(message: "--swift-version takes 5 or 6, not '\(text)'.")
        }
        options.compile.conditions.languageMode = mode
      case "--timeout":
        let text = try value()
        guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
          throw ArgumentError(message: "--timeout takes seconds between 0 and 86400, not '\(text)'.")
        }
        timeout = seconds
      default:
        if argument.hasPrefix("-"), argument != "-" {
          throw ArgumentError(message: Suggestion.message(for: argument, kind: "option", among: Self.flags))
        }
        names.append(argument)
      }
    }
  }
}

import IdentityTree

/// The policies that a command line chooses: those of a release, and single ones over them in whatever order.
struct PolicyChoices {
  private var release: Int?
  private var own: [(name: String, value: String)] = []
  /// What `--os` says.
  private(set) var system: SourceVersion?
  private var platform: SourcePlatform?

  /// Everything together; each part was found right when it was added.
  var policies: Policies {
    var policies = release.flatMap { try? Policies(release: $0) } ?? Policies()
    for choice in own { try? policies.set(choice.name, to: choice.value) }
    return policies
  }

  /// Takes `NAME=VALUE`.
  mutating func add(_ text: String) throws(CommandError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw CommandError("--policy takes NAME=VALUE such as group-callbacks=per-child, not '\(text)'.")
    }
    do throws(PolicyError) {
      _ = try Policies().setting(parts[0], to: parts[1])
    } catch {
      throw CommandError(error.description)
    }
    own.append((parts[0], parts[1]))
  }

  /// Takes the value of `--ios`; the result is what `#available` sees.
  mutating func setRelease(_ text: String) throws(CommandError) -> SourceVersion {
    guard let number = Int(text), Policies.releases.contains(number) else {
      throw CommandError(PolicyError.unknownRelease(text).description)
    }
    release = number
    try checkAgreement()
    return SourceVersion(components: [number])
  }

  mutating func setSystem(_ version: SourceVersion) throws(CommandError) {
    system = version
    try checkAgreement()
  }

  mutating func setPlatform(_ new: SourcePlatform) throws(CommandError) {
    platform = new
    try checkAgreement()
  }

  private func checkAgreement() throws(CommandError) {
    guard let release else { return }
    if let system, system.components.first != release {
      throw CommandError("--ios \(release) and --os \(system) name different releases.")
    }
    if platform == .macos { throw CommandError("--ios \(release) is no release of macOS: leave out --platform macos.") }
  }
}

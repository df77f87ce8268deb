/// Everything that decides which parts of a source are compiled.
struct BuildConditions: Sendable, Hashable {
  var platform = SourcePlatform.ios
  /// The system that `#available` asks about; the platform's default if not set.
  var systemVersion: SourceVersion?
  /// The names set by `-D`, `DEBUG` among them unless the build is a release build.
  var definitions: Set<String> = ["DEBUG"]
  var languageMode = 5

  var system: SourceVersion { systemVersion ?? platform.defaultVersion }

  /// What `swift(…)` compares with: Swift 5 mode of a newer compiler says 5.10.
  var languageVersion: SourceVersion {
    languageMode == 5 ? SourceVersion(components: [5, 10]) : SourceVersion.compiler
  }
}

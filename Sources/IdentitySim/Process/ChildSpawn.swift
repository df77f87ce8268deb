extension ChildProcess {
  /// Starts the child with its descriptors in place and nothing else open.
  func spawn(pairs: [Channel: DescriptorPair], lifeline: Int32) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if let inputFile {
      posix_spawn_file_actions_adddup2(&actions, inputFile, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    if let outputFile { posix_spawn_file_actions_adddup2(&actions, outputFile, 1) }
    if let pair = pairs[.output] { posix_spawn_file_actions_adddup2(&actions, pair.writing, 1) }
    if let pair = pairs[.errors] { posix_spawn_file_actions_adddup2(&actions, pair.writing, 2) }
    if let pair = pairs[.records] {
      posix_spawn_file_actions_adddup2(&actions, pair.writing, Self.recordDescriptor)
      posix_spawn_file_actions_adddup2(&actions, lifeline, Self.lifelineDescriptor)
    }
    var flags = leadsGroup ? POSIX_SPAWN_SETPGROUP : 0
    #if canImport(Darwin)
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawnattr_setpgroup(&attributes, 0)
    var child: pid_t = 0
    let code = withCStrings([executable] + arguments) { arguments in
      withCStrings(environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }) { environment in
        posix_spawn(&child, executable, &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw SystemError(call: "posix_spawn \(executable)", code: code) }
    return child
  }
}

/// The strings as C wants them: an array that ends in a null pointer.
private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeMutableBufferPointer { buffer in
    guard let base = buffer.baseAddress else { preconditionFailure("an array with an element has an address") }
    return body(base)
  }
}

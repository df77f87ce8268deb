#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A value of the running thread for the time of a call. Unlike a task-local value, tasks do not inherit it: what a
/// task writes later belongs to no transaction.
final class ThreadSlot<Value>: @unchecked Sendable {
  private let key: pthread_key_t

  private final class Box {
    let value: Value?
    init(_ value: Value?) { self.value = value }
  }

  init() {
    var key = pthread_key_t()
    precondition(pthread_key_create(&key, nil) == 0, "no more thread-specific values can be made")
    self.key = key
  }

  var value: Value? {
    guard let pointer = pthread_getspecific(key) else { return nil }
    return Unmanaged<Box>.fromOpaque(pointer).takeUnretainedValue().value
  }

  func withValue<Result>(_ value: Value?, _ body: () throws -> Result) rethrows -> Result {
    let box = Box(value)
    let before = pthread_getspecific(key)
    pthread_setspecific(key, Unmanaged.passUnretained(box).toOpaque())
    defer { pthread_setspecific(key, before) }
    return try withExtendedLifetime(box) { try body() }
  }
}

import Foundation

/// Lets go of nested values one after the other instead of one inside the other, so that a chain of 100,000
/// boxes does not end in 100,000 nested releases on the stack.
///
/// Up to `plainDepth` levels are released in place; what lies deeper waits in a list of the thread.
enum DrainList {
  private static let plainDepth = 100

  /// What a thread is in the middle of. Reached by address through calls that are not inlined: a release runs code
  /// that reads it again, which the optimizer does not see.
  private struct ThreadState {
    var depth = 0
    var waiting: [Any] = []
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { state in
      #if canImport(Darwin)
        let address: UnsafeMutableRawPointer? = state
      #else
        let address = state
      #endif
      guard let typed = address?.assumingMemoryBound(to: ThreadState.self) else { return }
      typed.deinitialize(count: 1)
      typed.deallocate()
    }
    return key
  }()

  @inline(never) private static func state() -> UnsafeMutablePointer<ThreadState> {
    if let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: ThreadState.self) }
    let made = UnsafeMutablePointer<ThreadState>.allocate(capacity: 1)
    made.initialize(to: ThreadState())
    pthread_setspecific(key, made)
    return made
  }

  /// One level further in; false where it is deep enough.
  @inline(never) private static func enter() -> Bool {
    let state = state()
    guard state.pointee.depth < plainDepth else { return false }
    state.pointee.depth += 1
    return true
  }

  /// One level back; true at the outermost.
  @inline(never) private static func leave() -> Bool {
    let state = state()
    state.pointee.depth -= 1
    return state.pointee.depth == 0
  }

  @inline(never) private static func wait(_ value: Any) { state().pointee.waiting.append(value) }
  @inline(never) private static func next() -> Any? { state().pointee.waiting.popLast() }
  @inline(never) private static func drop<T>(_ value: inout T?) { value = nil }

  /// Empties `value`, releasing what it held here or, deep inside another release, a little later.
  static func release<T>(_ value: inout T?) {
    guard enter() else {
      if let moved = value.take() { wait(moved) }
      return
    }
    drop(&value)
    guard leave() else { return }
    while true {
      var waiting = next()
      guard waiting != nil else { return }
      _ = enter()
      drop(&waiting)
      _ = leave()
    }
  }
}

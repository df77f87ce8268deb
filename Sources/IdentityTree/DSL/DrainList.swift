import Foundation

/// Lets go of nested values one after the other instead of one inside the other, so that a chain of 100,000
/// boxes does not end in 100,000 nested releases on the stack.
///
/// Up to `plainDepth` levels are released in place; what lies deeper waits in a list of the thread.
enum DrainList {
  private static let plainDepth = 100

  private final class ThreadState {
    var depth = 0
    var waiting: [Any] = []
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { state in
      #if canImport(Darwin)
        Unmanaged<AnyObject>.fromOpaque(state).release()
      #else
        if let state { Unmanaged<AnyObject>.fromOpaque(state).release() }
      #endif
    }
    return key
  }()

  private static var state: ThreadState {
    if let known = pthread_getspecific(key) {
      return Unmanaged<ThreadState>.fromOpaque(known).takeUnretainedValue()
    }
    let made = ThreadState()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  /// Empties `value`, releasing what it held here or, deep inside another release, a little later.
  static func release<T>(_ value: inout T?) {
    let state = state
    guard state.depth < plainDepth else {
      if let moved = value.take() { state.waiting.append(moved) }
      return
    }
    state.depth += 1
    value = nil
    state.depth -= 1
    guard state.depth == 0 else { return }
    while let next = state.waiting.popLast() {
      state.depth = 1
      withExtendedLifetime(next) {}
      state.depth = 0
    }
  }
}

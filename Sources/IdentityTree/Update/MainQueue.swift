import Dispatch
import Foundation

/// Whether the running code is the main actor's. The main queue may be served by any thread once its program is
/// asynchronous, so that asking for the main thread is not enough.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  /// Once it is known, which only the main thread itself finds out; asking Foundation takes long, and each write asks.
  private nonisolated(unsafe) static var mainThread: pthread_t?

  static var isCurrent: Bool {
    if let mainThread, pthread_equal(mainThread, pthread_self()) != 0 { return true }
    return DispatchQueue.getSpecific(key: key) == true || noteMainThread()
  }

  /// Whether this is the main thread, which is known from then on.
  @discardableResult static func noteMainThread() -> Bool {
    guard Thread.isMainThread else { return false }
    mainThread = pthread_self()
    return true
  }
}

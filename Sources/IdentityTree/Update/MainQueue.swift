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

  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

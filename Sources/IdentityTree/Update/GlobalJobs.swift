import Dispatch
import Foundation

/// The jobs of all tasks that are neither on the main actor's nor on an executor of their own: those that were begun
/// and have not come to their next suspension yet.
///
/// Only a process that is a user's program alone counts them: elsewhere they may be somebody else's. What a task does
/// between two suspensions is short, but on a busy machine it may begin late; without counting it, a step would end
/// before the task has gone on.
enum GlobalJobs {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var count = 0
  /// Whether this process counts them.
  private(set) nonisolated(unsafe) static var areCounted = false

  /// How many run or wait for a thread; 0 where they are not counted.
  static var pendingCount: Int { lock.withLock { count } }

  fileprivate static func begin() { lock.withLock { count += 1 } }
  fileprivate static func end() { lock.withLock { count -= 1 } }

  /// Counts from here on; does nothing where the runtime offers no way to.
  static func startCounting() {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook") else { return }
    symbol.assumingMemoryBound(to: Optional<Hook>.self).pointee = runCounted
    areCounted = true
  }

  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// Does what the runtime's own way does: the job runs on a thread of Dispatch.
  private static let runCounted: Hook = { job, _ in
    begin()
    DispatchQueue.global().async(group: nil, qos: .unspecified, flags: []) {
      job.runSynchronously(on: anyThread)
      end()
    }
  }

  /// The runtime's executor that stands for no particular one.
  private static var anyThread: UnownedSerialExecutor {
    unsafeBitCast((0, 0) as (Int, Int), to: UnownedSerialExecutor.self)
  }
}

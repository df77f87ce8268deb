import Dispatch
import Foundation

/// Does things later (https://developer.apple.com/documentation/combine/scheduler).
///
/// All schedulers of the library do them on the virtual clock.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

/// A length of time that can be written as `.seconds(1)`
/// (https://developer.apple.com/documentation/combine/schedulertimeintervalconvertible).
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// A time on the virtual clock.
public struct _SchedulerTime: Strideable, Hashable, Sendable {
  /// Seconds since the launch.
  public var seconds: Double

  /// A length of time.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable,
    ExpressibleByFloatLiteral, Sendable
  {
    /// The length in seconds.
    public var timeInterval: Double
    public init(_ timeInterval: Double) { self.timeInterval = timeInterval }
    public init(floatLiteral value: Double) { timeInterval = value }
    public init(integerLiteral value: Int) { timeInterval = Double(value) }
    public init?<T: BinaryInteger>(exactly source: T) { timeInterval = Double(source) }
    public var magnitude: Double { abs(timeInterval) }
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.timeInterval < rhs.timeInterval }
    public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval + rhs.timeInterval) }
    public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval - rhs.timeInterval) }
    public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval * rhs.timeInterval) }
    public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
  }

  public func distance(to other: _SchedulerTime) -> Stride { Stride(other.seconds - seconds) }
  public func advanced(by n: Stride) -> _SchedulerTime { _SchedulerTime(seconds: seconds + n.timeInterval) }
}

/// A scheduler of the library.
public protocol _ClockScheduler: Scheduler where SchedulerTimeType == _SchedulerTime {}

extension _ClockScheduler {
  public var now: _SchedulerTime { _SchedulerTime(seconds: VirtualClock.current?.now ?? 0) }
  public var minimumTolerance: _SchedulerTime.Stride { .seconds(0) }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    guard let clock = VirtualClock.current else { return action() }
    clock.schedule(after: 0, action)
  }
  public func schedule(
    after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    guard let clock = VirtualClock.current else { return action() }
    clock.schedule(at: date.seconds, action)
  }
  public func schedule(
    after date: _SchedulerTime, interval: _SchedulerTime.Stride, tolerance: _SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let ticking = ClockTicks(
      clock: VirtualClock.current, start: date.seconds, interval: interval.timeInterval
    ) { _ in action() }
    return AnyCancellable { ticking.cancel() }
  }
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// Something that happens again and again on the virtual clock.
final class ClockTicks {
  private weak var clock: VirtualClock?
  private var job: VirtualClock.Job?
  private let interval: Double
  private let action: (Double) -> Void

  init(clock: VirtualClock?, start: Double, interval: Double, action: @escaping (Double) -> Void) {
    self.clock = clock
    self.interval = max(interval, 0.001)
    self.action = action
    schedule(at: start)
  }
  private func schedule(at time: Double) {
    job = clock?.schedule(at: time) { [weak self] in
      guard let self else { return }
      self.schedule(at: time + self.interval)
      self.action(time)
    }
  }
  func cancel() {
    job?.cancel()
    job = nil
  }
  deinit { job?.cancel() }
}

extension DispatchQueue: _ClockScheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  /// Options that make no difference on a virtual clock.
  public struct SchedulerOptions: Sendable {}
}
extension RunLoop: _ClockScheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  /// Options that make no difference on a virtual clock.
  public struct SchedulerOptions: Sendable {}
}
extension OperationQueue: _ClockScheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  /// Options that make no difference on a virtual clock.
  public struct SchedulerOptions: Sendable {}
}

/// Does things at once (https://developer.apple.com/documentation/combine/immediatescheduler).
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = _SchedulerTime
  public typealias SchedulerOptions = Never
  public static let shared = ImmediateScheduler()
  public var now: _SchedulerTime { _SchedulerTime(seconds: 0) }
  public var minimumTolerance: _SchedulerTime.Stride { .seconds(0) }
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) { action() }
  public func schedule(
    after date: _SchedulerTime, interval: _SchedulerTime.Stride, tolerance: _SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

extension Publishers {
  /// Sends values on by a scheduler, after a time.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (interval, scheduler) = (interval, scheduler)
      upstream.receive(
        subscriber: Conduit<Output, Failure, S>(
          subscriber, passesDemand: false,
          value: { conduit, input in
            scheduler.schedule(after: scheduler.now.advanced(by: interval)) { conduit.send(input) }
            return .none
          },
          end: { conduit, completion in
            scheduler.schedule(after: scheduler.now.advanced(by: interval)) { conduit.finish(completion) }
          }))
    }
  }

  /// Sends values on by a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      upstream.receive(
        subscriber: Conduit<Output, Failure, S>(
          subscriber, passesDemand: false,
          value: { conduit, input in
            scheduler.schedule(options: options) { conduit.send(input) }
            return .none
          },
          end: { conduit, completion in scheduler.schedule(options: options) { conduit.finish(completion) } }))
    }
  }

  /// Sends a value on when none has followed for a time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (dueTime, scheduler) = (dueTime, scheduler)
      var number = 0
      upstream.receive(
        subscriber: Conduit<Output, Failure, S>(
          subscriber, passesDemand: false,
          value: { conduit, input in
            number += 1
            let own = number
            scheduler.schedule(after: scheduler.now.advanced(by: dueTime)) {
              if number == own { conduit.send(input) }
            }
            return .none
          }, end: { $0.finish($1) }))
    }
  }

  /// Sends at most one value in a time.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (interval, scheduler, latest) = (interval, scheduler, latest)
      var waiting: Output?
      var isClosed = false
      func open(_ conduit: Conduit<Output, Failure, S>) {
        isClosed = true
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
          isClosed = false
          guard let value = waiting else { return }
          waiting = nil
          open(conduit)
          conduit.send(value)
        }
      }
      upstream.receive(
        subscriber: Conduit<Output, Failure, S>(
          subscriber, passesDemand: false,
          value: { conduit, input in
            if isClosed {
              if latest || waiting == nil { waiting = input }
            } else {
              open(conduit)
              conduit.send(input)
            }
            return .none
          }, end: { $0.finish($1) }))
    }
  }
}

extension Publisher {
  /// Sends values on after a time.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(upstream: self, interval: interval, scheduler: scheduler)
  }
  /// Sends values on by a scheduler.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.ReceiveOn<Self, S>
  {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
  /// Subscribes by a scheduler, which makes no difference on a virtual clock.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Self { self }
  /// Sends a value on when none has followed for a time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler)
  }
  /// Sends at most one value in a time.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

extension Timer {
  /// Sends the time again and again (https://developer.apple.com/documentation/foundation/timer/timerpublisher).
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    /// In seconds.
    public let interval: Double
    private let channel = Channel<Date, Never>()
    private var ticks: ClockTicks?

    init(interval: Double) { self.interval = interval }
    /// Sends the time on the virtual clock.
    public init(
      interval: Double, tolerance: Double? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) { self.interval = interval }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      channel.attach(subscriber)
    }
    public func connect() -> any Cancellable {
      let clock = VirtualClock.current
      let channel = channel
      ticks = ClockTicks(clock: clock, start: (clock?.now ?? 0) + interval, interval: interval) { time in
        channel.send(VirtualClock.date(at: time, on: clock))
      }
      return AnyCancellable { [weak self] in
        self?.ticks?.cancel()
        self?.ticks = nil
      }
    }
  }

  /// Sends the time again and again, on the virtual clock.
  public static func publish(
    every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }
}

extension NotificationCenter {
  /// Sends the notifications of a name (https://developer.apple.com/documentation/foundation/notificationcenter/publisher).
  public struct Publisher: IdentityTreePublisher, Equatable {
    public typealias Output = Foundation.Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Foundation.Notification.Name
    public let object: AnyObject?
    public init(center: NotificationCenter, name: Foundation.Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      nonisolated(unsafe) let channel = Channel<Output, Never>()
      let leaver = Leave(center: center)
      leaver.token = center.addObserver(forName: name, object: object, queue: nil) {
        channel.send($0)
      }
      let conduit = Conduit<Output, Never, S>(
        subscriber, passesDemand: false,
        value: {
          _ = leaver
          return $0.pass($1)
        }, end: { $0.finish($1) })
      channel.attach(conduit)
    }
    public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }

    /// Stops to observe when its subscription is gone.
    private final class Leave {
      let center: NotificationCenter
      var token: (any NSObjectProtocol)?
      init(center: NotificationCenter) { self.center = center }
      deinit { if let token { center.removeObserver(token) } }
    }
  }

  /// Sends the notifications of a name.
  public func publisher(for name: Foundation.Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

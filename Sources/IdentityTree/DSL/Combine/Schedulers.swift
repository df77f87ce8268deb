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

extension Scheduler {
  /// Does something as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  /// Does something at a time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
  /// Does something at a time, or not much later.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }
  /// Does something at a time and again and again after it.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
  /// Does something at a time and again and again after it, or not much later.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
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

/// Does things at once (https://developer.apple.com/documentation/combine/immediatescheduler).
public struct ImmediateScheduler: Scheduler, Sendable {
  /// A time that never passes.
  public struct SchedulerTimeType: Strideable, Sendable {
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }
    public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType() }

    /// A length of time that is not waited for.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Sendable,
      SchedulerTimeIntervalConvertible
    {
      public var magnitude: Int
      public init(_ value: Int) { magnitude = value }
      public init(integerLiteral value: Int) { magnitude = value }
      public init(floatLiteral value: Double) { magnitude = Int(value) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      public static func seconds(_ s: Int) -> Stride { Stride(0) }
      public static func seconds(_ s: Double) -> Stride { Stride(0) }
      public static func milliseconds(_ ms: Int) -> Stride { Stride(0) }
      public static func microseconds(_ us: Int) -> Stride { Stride(0) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(0) }
    }
  }
  public typealias SchedulerOptions = Never
  public static let shared = ImmediateScheduler()
  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) { action() }
  @discardableResult public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}

/// A time on the virtual clock, in seconds since the launch.
public protocol _ClockTime: Strideable, Hashable, Sendable where Stride: SchedulerTimeIntervalConvertible {
  init(_seconds: Double)
  var _seconds: Double { get }
  static func _seconds(of stride: Stride) -> Double
}

/// A scheduler of the library.
public protocol _ClockScheduler: Scheduler where SchedulerTimeType: _ClockTime {}

extension _ClockScheduler {
  public var now: SchedulerTimeType { SchedulerTimeType(_seconds: VirtualClock.current?.now ?? 0) }
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    guard let clock = VirtualClock.current else { return action() }
    clock.schedule(after: 0, action)
  }
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    guard let clock = VirtualClock.current else { return action() }
    clock.schedule(at: date._seconds, action)
  }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let ticking = ClockTicks(
      clock: VirtualClock.current, start: date._seconds, interval: SchedulerTimeType._seconds(of: interval)
    ) { _ in action() }
    return AnyCancellable { ticking.cancel() }
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

// MARK: The schedulers of Dispatch and Foundation

extension DispatchQueue: _ClockScheduler {
  /// A time of a queue, on the virtual clock.
  public struct SchedulerTimeType: _ClockTime, Codable {
    public let _seconds: Double
    public init(_seconds: Double) { self._seconds = _seconds }
    /// The time that is as far from now as another one.
    public init(_ time: DispatchTime) { _seconds = (VirtualClock.current?.now ?? 0) + time.secondsFromNow }
    /// The same as a time of Dispatch.
    public var dispatchTime: DispatchTime { .now() + (_seconds - (VirtualClock.current?.now ?? 0)) }

    public static func _seconds(of stride: Stride) -> Double { Double(stride.magnitude) / 1e9 }
    public func distance(to other: SchedulerTimeType) -> Stride { .seconds(other._seconds - _seconds) }
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(_seconds: _seconds + Self._seconds(of: n))
    }

    /// A length of time in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      /// In nanoseconds.
      public var magnitude: Int
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): magnitude = count * 1_000_000_000
        case .milliseconds(let count): magnitude = count * 1_000_000
        case .microseconds(let count): magnitude = count * 1000
        case .nanoseconds(let count): magnitude = count
        case .never: magnitude = .max
        @unknown default: magnitude = .max
        }
      }
      public init(floatLiteral value: Double) { self = .seconds(value) }
      public init(integerLiteral value: Int) { self = .seconds(value) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let count = Int(exactly: source) else { return nil }
        magnitude = count
      }
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }
      public static func seconds(_ s: Double) -> Stride { Stride(.nanoseconds(Int((s * 1e9).rounded()))) }
      public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }
      public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(.nanoseconds(ns)) }
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func * (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude * rhs.magnitude) }
      public static func + (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude + rhs.magnitude) }
      public static func - (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude - rhs.magnitude) }
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
    }
  }

  /// Options that make no difference on a virtual clock.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }
}

/// A time of a run loop or an operation queue, on the virtual clock.
public struct _DateSchedulerTime: _ClockTime, Codable {
  public let _seconds: Double
  public init(_seconds: Double) { self._seconds = _seconds }
  /// The time on the virtual clock that is at a date.
  public init(_ date: Date) {
    // Rounded, so that the digits that a date has no room for do not count.
    _seconds = (date.timeIntervalSince(VirtualClock.date(at: 0)) * 1000).rounded() / 1000
  }
  /// The date at that time.
  public var date: Date { VirtualClock.date(at: _seconds) }

  public static func _seconds(of stride: Stride) -> Double { stride.timeInterval }
  public func distance(to other: _DateSchedulerTime) -> Stride { Stride(other._seconds - _seconds) }
  public func advanced(by n: Stride) -> _DateSchedulerTime {
    _DateSchedulerTime(_seconds: _seconds + n.timeInterval)
  }

  /// A length of time in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable, Codable, Sendable
  {
    /// In seconds.
    public var timeInterval: Double
    public var magnitude: Double { timeInterval.magnitude }
    public init(_ timeInterval: Double) { self.timeInterval = timeInterval }
    public init(floatLiteral value: Double) { timeInterval = value }
    public init(integerLiteral value: Double) { timeInterval = value }
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = Double(exactly: source) else { return nil }
      timeInterval = value
    }
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.timeInterval < rhs.timeInterval }
    public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval * rhs.timeInterval) }
    public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval + rhs.timeInterval) }
    public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval - rhs.timeInterval) }
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
  }
}

extension RunLoop: _ClockScheduler {
  public typealias SchedulerTimeType = _DateSchedulerTime
  /// Options, of which there are none.
  public struct SchedulerOptions: Sendable {}
}
extension OperationQueue: _ClockScheduler {
  public typealias SchedulerTimeType = _DateSchedulerTime
  /// Options, of which there are none.
  public struct SchedulerOptions: Sendable {}
}

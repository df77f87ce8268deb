import Foundation

extension Timer {
  /// Sends the time again and again (https://developer.apple.com/documentation/foundation/timer/timerpublisher).
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    /// In seconds.
    public let interval: Double
    public let tolerance: Double?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?
    private let channel = Channel<Date, Never>("Timer")
    private var ticks: ClockTicks?

    /// Sends the time on the virtual clock.
    public init(
      interval: Double, tolerance: Double? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }
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
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
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
      nonisolated(unsafe) let channel = Channel<Output, Never>("NotificationCenter Observer")
      let leaver = Leave(center: center)
      leaver.token = center.addObserver(forName: name, object: object, queue: nil) {
        channel.send($0)
      }
      let conduit = Conduit<Output, Never, S>(
        subscriber, nil,
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

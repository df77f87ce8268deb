extension Publishers {
  /// Sends values on by a scheduler, after a time.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      func later(_ action: @escaping () -> Void) {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
      }
      upstream.subscribe(
        Conduit<Output, Failure, S>(
          subscriber, "Delay",
          value: { conduit, input in
            later { conduit.send(input) }
            return .none
          }, end: { conduit, completion in later { conduit.finish(completion) } }))
    }
  }

  /// Sends values on by a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      upstream.subscribe(
        Conduit<Output, Failure, S>(
          subscriber, "ReceiveOn",
          value: { conduit, input in
            scheduler.schedule(options: options) { conduit.send(input) }
            return .none
          },
          end: { conduit, completion in scheduler.schedule(options: options) { conduit.finish(completion) } }))
    }
  }

  /// Subscribes, asks for values and cancels by a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, options, upstream) = (scheduler, options, upstream)
      let relay = ScheduledSubscription(subscriber) { scheduler.schedule(options: options, $0) }
      scheduler.schedule(options: options) { upstream.subscribe(relay) }
    }
  }

  /// Sends a value on when none has followed for a time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (dueTime, scheduler, options) = (dueTime, scheduler, options)
      var number = 0
      upstream.subscribe(
        Conduit<Output, Failure, S>(
          subscriber, "Debounce", wishes: .counted,
          value: { conduit, input in
            number += 1
            let own = number
            scheduler.schedule(
              after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
            ) {
              if number == own { conduit.send(input) }
            }
            return .none
          },
          end: { conduit, completion in
            // A value that waits is lost.
            number += 1
            scheduler.schedule(options: options) { conduit.finish(completion) }
          }))
    }
  }

  /// Sends at most one value in a time.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    /// Whether the newest value of a time is sent, or the first.
    public let latest: Bool
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      typealias Way = Conduit<Output, Failure, S>
      let (interval, scheduler, latest) = (interval, scheduler, latest)
      var waiting: Output?
      var end: Subscribers.Completion<Failure>?
      var isScheduled = false
      var last: Context.SchedulerTimeType?
      func emit(_ conduit: Way) {
        let value = waiting
        waiting = nil
        isScheduled = false
        if end == nil { last = scheduler.now }
        if let value { conduit.send(value) }
        if let end { conduit.finish(end) }
      }
      upstream.subscribe(
        Way(
          subscriber, "Throttle", wishes: .counted,
          value: { conduit, input in
            guard !isScheduled else {
              if latest { waiting = input }
              return .none
            }
            waiting = input
            isScheduled = true
            let now = scheduler.now
            if let due = last?.advanced(by: interval), due > now {
              scheduler.schedule(after: due) { emit(conduit) }
            } else {
              scheduler.schedule { emit(conduit) }
            }
            return .none
          },
          end: { conduit, completion in
            // Told with the value that waits.
            end = completion
            if !isScheduled { scheduler.schedule { emit(conduit) } }
          }))
    }
  }

  /// Ends the stream, or fails, where no value comes for a time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public let customError: (() -> Failure)?
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      typealias Way = Conduit<Output, Failure, S>
      let (interval, scheduler, options, customError) = (interval, scheduler, options, customError)
      var number = 0
      func wait(_ conduit: Way) {
        number += 1
        let own = number
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
        ) { [weak conduit] in
          if number == own { conduit?.finishEarly(customError.map { .failure($0()) } ?? .finished) }
        }
      }
      let conduit = Way(
        subscriber, "Timeout",
        value: { conduit, input in
          wait(conduit)
          scheduler.schedule(options: options) { conduit.send(input) }
          return .none
        },
        end: { conduit, completion in
          number += 1
          scheduler.schedule(options: options) { conduit.finish(completion) }
        })
      conduit.onStart = wait
      conduit.onLeave = { number += 1 }
      upstream.subscribe(conduit)
    }
  }

  /// The times between values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let scheduler = scheduler
      var last = scheduler.now
      let conduit = Conduit<Upstream.Output, Failure, S>(
        subscriber, "MeasureInterval",
        value: { conduit, _ in
          let now = scheduler.now
          defer { last = now }
          return conduit.pass(last.distance(to: now))
        }, end: { $0.finish($1) })
      conduit.onStart = { _ in last = scheduler.now }
      upstream.subscribe(conduit)
    }
  }

  /// How values are grouped by time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// All values of a time.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// All values of a time, or a number of them if they come sooner.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Groups of the values of a time.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, count): (Context, Context.SchedulerTimeType.Stride, Int?) =
        switch strategy {
        case .byTime(let scheduler, let interval): (scheduler, interval, nil)
        case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
        }
      let options = options
      var group: Output = []
      // The times follow each other from the subscription on; nothing waits in a time without values.
      var end = scheduler.now
      var isWaiting = false
      let conduit = Conduit<Upstream.Output, Failure, S>(
        subscriber, "CollectByTime", wishes: .counted,
        value: { conduit, input in
          group.append(input)
          if let count, group.count >= count {
            let full = group
            group = []
            conduit.send(full)
          }
          guard !isWaiting else { return .none }
          isWaiting = true
          while end <= scheduler.now, interval > .seconds(0) { end = end.advanced(by: interval) }
          scheduler.schedule(after: end, tolerance: scheduler.minimumTolerance, options: options) {
            isWaiting = false
            guard !group.isEmpty else { return }
            let full = group
            group = []
            conduit.send(full)
          }
          return .none
        },
        end: { conduit, completion in
          if case .finished = completion, !group.isEmpty { conduit.send(group) }
          group = []
          conduit.finish(completion)
        })
      conduit.onStart = { _ in end = scheduler.now }
      upstream.subscribe(conduit)
    }
  }
}

extension Publisher {
  /// Sends values on after a time.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }
  /// Sends values on by a scheduler.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.ReceiveOn<Self, S>
  {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
  /// Subscribes, asks for values and cancels by a scheduler.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.SubscribeOn<Self, S>
  {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
  /// Sends a value on when none has followed for a time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
  /// Sends at most one value in a time.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
  /// Ends the stream, or fails, where no value comes for a time.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
  /// The times between values.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
  /// Groups of the values of a time.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

/// Asks for values and cancels later, when it is the time for it.
private final class ScheduledSubscription<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let later: (@escaping () -> Void) -> Void

  init(_ downstream: Downstream, later: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.later = later
  }
  var description: String { "SubscribeOn" }
  func receive(subscription: any Subscription) {
    guard upstream == nil, let downstream else { return subscription.cancel() }
    upstream = subscription
    downstream.receive(subscription: self)
  }
  func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream?.receive(input) ?? .none }
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let downstream = downstream
    self.downstream = nil
    upstream = nil
    downstream?.receive(completion: completion)
  }
  func request(_ demand: Subscribers.Demand) {
    guard let upstream else { return }
    later { upstream.request(demand) }
  }
  func cancel() {
    downstream = nil
    guard let upstream else { return }
    self.upstream = nil
    later { upstream.cancel() }
  }
}

import Foundation

/// The name of a method, or the method itself: on Linux, which has no Objective-C, `#selector(method)` is read as
/// `Selector(method)`, and what takes a target and an action calls the method.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral {
  let name: String
  private let method: Method?

  private final class Method {
    /// False if the method does not fit the target or the argument.
    let call: @MainActor (_ target: Any?, _ argument: Any?) -> Bool
    init(_ call: @escaping @MainActor (Any?, Any?) -> Bool) { self.call = call }
  }

  public init(_ name: String) {
    self.name = name
    method = nil
  }
  public init(stringLiteral value: String) { self.init(value) }

  private init(_ method: Method) {
    name = ""
    self.method = method
  }

  /// A method of an object without arguments.
  public init<R>(_ method: @escaping @MainActor () -> R) {
    self.init(
      Method { _, _ in
        _ = method()
        return true
      })
  }
  /// A method of a type without arguments.
  public init<T, R>(_ method: @escaping @MainActor (T) -> @MainActor () -> R) {
    self.init(
      Method { target, _ in
        guard let target = target as? T else { return false }
        _ = method(target)()
        return true
      })
  }
  /// A method of an object with the sender as its argument.
  @_disfavoredOverload
  public init<A, R>(_ method: @escaping @MainActor (A) -> R) {
    self.init(
      Method { _, argument in
        guard let argument = argument as? A else { return false }
        _ = method(argument)
        return true
      })
  }
  /// A method of a type with the sender as its argument.
  public init<T, A, R>(_ method: @escaping @MainActor (T) -> @MainActor (A) -> R) {
    self.init(
      Method { target, argument in
        guard let target = target as? T, let argument = argument as? A else { return false }
        _ = method(target)(argument)
        return true
      })
  }
  /// Anything else, which nobody can call.
  @_disfavoredOverload
  public init(_ reference: Any) {
    name = "\(type(of: reference))"
    method = nil
  }

  /// Calls the method.
  @MainActor @discardableResult func call(on target: Any?, with argument: Any?) -> Bool {
    method?.call(target, argument) ?? false
  }

  public static func == (left: Selector, right: Selector) -> Bool {
    left.name == right.name && left.method === right.method
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

#if os(Linux)
  /// An object that is called later, held as long as nobody else gave it up.
  private final class SelectorTarget: @unchecked Sendable {
    private weak var object: AnyObject?
    private let value: Any?
    init(_ target: Any) {
      if type(of: target) is AnyClass {
        object = target as AnyObject
        value = nil
      } else {
        value = target
      }
    }
    func call(_ selector: Selector, with argument: Any?) {
      nonisolated(unsafe) let argument = argument
      let call: @MainActor @Sendable () -> Void = { [self] in
        guard let target = object ?? value else { return }
        selector.call(on: target, with: argument)
      }
      if Thread.isMainThread { MainActor.assumeIsolated { call() } } else { DispatchQueue.main.async { call() } }
    }
  }

  extension Foundation.NotificationCenter {
    /// Calls a method of the observer for each notification.
    public func addObserver(
      _ observer: Any, selector: Selector, name: Foundation.Notification.Name?, object: Any?
    ) {
      let target = SelectorTarget(observer)
      _ = addObserver(forName: name, object: object, queue: nil) { target.call(selector, with: $0) }
    }
  }

  extension Timer {
    /// Calls a method of the target again and again.
    @discardableResult public static func scheduledTimer(
      timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
      let target = SelectorTarget(target)
      return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { target.call(selector, with: $0) }
    }
    /// A timer that calls a method of the target.
    public convenience init(
      timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
      let target = SelectorTarget(target)
      self.init(timeInterval: timeInterval, repeats: repeats) { target.call(selector, with: $0) }
    }
  }

  extension NSObject {
    /// Calls a method after a time in seconds.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
      nonisolated(unsafe) let argument = argument
      let target = SelectorTarget(self)
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { target.call(selector, with: argument) }
    }
  }
#endif

/// Tells a target of each frame of the screen. Stands in for Core Animation's class: 60 times a second by a timer.
public final class CADisplayLink: NSObject, @unchecked Sendable {
  private let call: (CADisplayLink) -> Void
  private var timer: Timer?
  public private(set) var timestamp: CFTimeInterval = 0
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  public var duration: CFTimeInterval { 1 / 60 }
  public var isPaused = false
  public var preferredFramesPerSecond = 60
  public init(target: Any, selector: Selector) {
    #if os(Linux)
      let target = SelectorTarget(target)
      call = { target.call(selector, with: $0) }
    #else
      call = { _ in }
    #endif
    super.init()
  }
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    let timer = Timer(timeInterval: duration, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      guard !isPaused else { return }
      timestamp += duration
      call(self)
    }
    self.timer = timer
    runloop.add(timer, forMode: mode)
  }
  public func invalidate() {
    timer?.invalidate()
    timer = nil
  }
}

public typealias CFTimeInterval = Double

/// Seconds since an unspecified start. Stands in for Core Animation's function.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

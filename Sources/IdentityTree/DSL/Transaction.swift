/// How a change comes into effect over time (https://developer.apple.com/documentation/swiftui/animation).
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  /// The curve by name, with its parameters as the source gave them.
  public let description: String

  init(_ description: String) { self.description = description }

  public static let `default` = Animation("default")
  public static let linear = Animation("linear")
  public static let easeIn = Animation("easeIn")
  public static let easeOut = Animation("easeOut")
  public static let easeInOut = Animation("easeInOut")
  public static let spring = Animation("spring")
  public static let bouncy = Animation("bouncy")
  public static let smooth = Animation("smooth")
  public static let snappy = Animation("snappy")

  /// A linear curve; the duration in seconds.
  public static func linear(duration: Double) -> Animation { Animation("linear(\(duration))") }
  /// A curve that starts slowly; the duration in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn(\(duration))") }
  /// A curve that ends slowly; the duration in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut(\(duration))") }
  /// A curve that starts and ends slowly; the duration in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut(\(duration))") }
  /// A spring; response in seconds, fractions of critical damping.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring(response: \(response), dampingFraction: \(dampingFraction))")
  }
  /// The animation after a delay in seconds.
  public func delay(_ delay: Double) -> Animation { Animation("\(description).delay(\(delay))") }
  /// The animation at another speed.
  public func speed(_ speed: Double) -> Animation { Animation("\(description).speed(\(speed))") }
  /// The animation a number of times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    Animation("\(description).repeatCount(\(count))")
  }
  /// The animation without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { Animation("\(description).repeatForever") }
}

/// The context of a change (https://developer.apple.com/documentation/swiftui/transaction).
public struct Transaction: Equatable, Sendable {
  /// The animation of the change, if it is animated.
  public var animation: Animation?
  /// Whether implicit animations are off (rule 5.6).
  public var disablesAnimations = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  var isEmpty: Bool { animation == nil && !disablesAnimations }

  /// The transaction of the code that runs now, in this task.
  @TaskLocal static var current: Transaction?
}

/// Runs `body`; the writes in it carry `transaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}

/// Runs `body`; the writes in it are animated (rule 5.1);
/// https://developer.apple.com/documentation/swiftui/withanimation(_:_:) .
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

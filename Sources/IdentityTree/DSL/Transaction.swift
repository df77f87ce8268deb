/// The context of a change (https://developer.apple.com/documentation/swiftui/transaction).
public struct Transaction: @unchecked Sendable {
  /// Values by key; a key that was never set leaves what an outer transaction says (rule 5.2).
  private var values: [ObjectIdentifier: any TransactionEntry] = [:]
  private(set) var listeners: [AnimationListener] = []

  /// A transaction that says nothing.
  public init() {}

  /// A transaction with an animation, or with none.
  public init(animation: Animation?) { self.animation = animation }

  /// A value of the transaction by its key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { (values[ObjectIdentifier(key)] as? Entry<K>)?.value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = Entry<K>(value: newValue) }
  }

  /// The animation of the change, if it is animated.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// Whether implicit animations are off (rule 5.6).
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the change is one of a series, such as a drag.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  /// Whether the velocity of values is tracked, for a spring to go on with.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  /// The anchor for a scroll position set in the transaction.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }

  /// How windows and sheets that are closed in the transaction behave.
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }

  /// Calls `completion` once, when the animations of the transaction are complete (rule 5.17).
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    listeners.append(AnimationListener(criteria: criteria, action: completion))
  }

  var isEmpty: Bool { values.isEmpty && listeners.isEmpty }

  /// This transaction with what `other` sets.
  func merging(_ other: Transaction) -> Transaction {
    var merged = self
    merged.values.merge(other.values) { _, new in new }
    merged.listeners += other.listeners.filter { new in !listeners.contains { $0 === new } }
    return merged
  }

  /// What holds in an inner `withTransaction` (rule 5.2).
  fileprivate func nesting(_ inner: Transaction) -> Transaction {
    let graph = VirtualClock.current?.graph
    if !isEmpty { graph?.touch(.nestedTransactions) }
    return graph?.policies.nestedTransactions == .replaced ? inner : merging(inner)
  }

  private static let slot = ThreadSlot<Transaction>()

  /// The transaction of the code that runs now, on this thread; not of tasks that it starts.
  static var current: Transaction? { slot.value }

  /// Runs `body` with a transaction as the current one.
  static func withCurrent<Result>(_ transaction: Transaction?, _ body: () throws -> Result) rethrows -> Result {
    try slot.withValue(transaction, body)
  }
}

extension Transaction: Equatable {
  /// Whether writes under both make one update (rule 3.10).
  public static func == (left: Transaction, right: Transaction) -> Bool {
    guard left.listeners.elementsEqual(right.listeners, by: { $0 === $1 }) else { return false }
    for (key, value) in left.values where !value.isSame(as: right.values[key]) { return false }
    for (key, value) in right.values where left.values[key] == nil && !value.isSame(as: nil) { return false }
    return true
  }
}

/// A key of a transaction with its default value
/// (https://developer.apple.com/documentation/swiftui/transactionkey).
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

private protocol TransactionEntry {
  /// Whether another entry, or the default, has the same value.
  func isSame(as other: (any TransactionEntry)?) -> Bool
}

private struct Entry<K: TransactionKey>: TransactionEntry {
  var value: K.Value
  func isSame(as other: (any TransactionEntry)?) -> Bool {
    ValueComparison.areEqual(value, (other as? Entry<K>)?.value ?? K.defaultValue)
  }
}

private enum AnimationKey: TransactionKey { static var defaultValue: Animation? { nil } }
private enum DisablesAnimationsKey: TransactionKey { static var defaultValue: Bool { false } }
private enum IsContinuousKey: TransactionKey { static var defaultValue: Bool { false } }
private enum TracksVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
private enum DismissBehaviorKey: TransactionKey { static var defaultValue: DismissBehavior { .interactive } }
private enum ScrollTargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }

/// Runs `body`; the writes in it carry `transaction`, laid over the one that holds already (rule 5.2).
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let merged = Transaction.current?.nesting(transaction) ?? transaction
  defer { AnimationCompletions.release(transaction.listeners) }
  return try Transaction.withCurrent(merged, body)
}

/// Runs `body`; the writes in it carry one value of a transaction.
public func withTransaction<Result, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`; the writes in it are animated (rule 5.1);
/// https://developer.apple.com/documentation/swiftui/withanimation(_:_:) .
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`; the writes in it are animated, and `completion` is called once when that is done (rule 5.17);
/// https://developer.apple.com/documentation/swiftui/withanimation(_:completioncriteria:_:completion:) .
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// How a window or sheet is closed (https://developer.apple.com/documentation/swiftui/dismissbehavior).
public struct DismissBehavior: Hashable, Sendable {
  let name: String
  public static let interactive = DismissBehavior(name: "interactive")
  public static let destructive = DismissBehavior(name: "destructive")
}

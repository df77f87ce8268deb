/// Something that can be stopped (https://developer.apple.com/documentation/combine/cancellable).
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Keeps the cancellable in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }
  /// Keeps the cancellable in a set.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// Cancels when it is let go (https://developer.apple.com/documentation/combine/anycancellable).
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private var action: (() -> Void)?

  /// Calls a closure when it is cancelled or let go.
  public init(_ cancel: @escaping () -> Void) { action = cancel }
  /// Cancels another when it is cancelled or let go.
  public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }

  deinit { action?() }

  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  /// Keeps the cancellable in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }
  /// Keeps the cancellable in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

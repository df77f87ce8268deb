/// Which element an assistive technology is at
/// (https://developer.apple.com/documentation/swiftui/accessibilityfocusstate).
///
/// No assistive technology runs: it starts at `false` or `nil`, and is what the program makes it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var state: Value

  init(resting: Value) { _state = State(initialValue: resting) }
  public init() where Value == Bool { self.init(resting: false) }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init(resting: false) }
  public init<T: Hashable>() where Value == T? { self.init(resting: nil) }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init(resting: nil) }

  /// Which element it is.
  public var wrappedValue: Value {
    get { state }
    nonmutating set { state = newValue }
  }
  /// A binding for `accessibilityFocused(_:)`.
  public var projectedValue: Binding { Binding(state: $state) }

  /// Reads and writes an accessibility focus state from elsewhere.
  @propertyWrapper
  public struct Binding {
    let state: IdentityBinding<Value>
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }
}

/// `Binding` where a type has one of its own.
typealias IdentityBinding<Value> = Binding<Value>

/// Assistive technologies (https://developer.apple.com/documentation/swiftui/accessibilitytechnologies).
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var flags: AccessibilityTechnologyFlags = []
  public typealias Element = AccessibilityTechnologies
  public static let voiceOver = AccessibilityTechnologies(flags: 1)
  public static let switchControl = AccessibilityTechnologies(flags: 2)
  public init() {}
  private init(flags: Int) { self.flags = AccessibilityTechnologyFlags(rawValue: flags) }
  public func union(_ other: Self) -> Self { Self(flags: flags.union(other.flags).rawValue) }
  public func intersection(_ other: Self) -> Self { Self(flags: flags.intersection(other.flags).rawValue) }
  public func symmetricDifference(_ other: Self) -> Self {
    Self(flags: flags.symmetricDifference(other.flags).rawValue)
  }
  public mutating func formUnion(_ other: Self) { self = union(other) }
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
  public func contains(_ member: Self) -> Bool { flags.isSuperset(of: member.flags) }
  @discardableResult public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { formUnion(new) }
    return (!contains(new), new)
  }
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    guard contains(member) else { return nil }
    flags.subtract(member.flags)
    return member
  }
  @discardableResult public mutating func update(with new: Self) -> Self? { insert(new).inserted ? nil : new }
}

private struct AccessibilityTechnologyFlags: OptionSet, Sendable {
  let rawValue: Int
}

extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}

extension View {
  /// Ties the element's focus to a state.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    recorded("accessibilityFocused", true)
  }
  /// Ties the element's focus to a value of a state.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    recorded("accessibilityFocused", value)
  }
  /// Names where an assistive technology goes first.
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    recorded("accessibilityDefaultFocus", value)
  }
}

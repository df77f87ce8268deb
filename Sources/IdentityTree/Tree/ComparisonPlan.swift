/// How two values of one view type are compared, found once per type from the first value seen (rules 6.2–6.5).
///
/// Plain fields are compared by their bytes, without the gaps between them; a custom `==` of a plain type is ignored
/// (rule 6.3). What the plan cannot place is compared by `ValueComparison`, the slow way that tests hold it against.
struct ComparisonPlan {
  private enum Step {
    case bytes(offset: Int, count: Int)
    case value(offset: Int, (UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    /// The whole value, by reflection.
    case whole((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
  }
  private var steps: [Step] = []
  /// The only step of most types, spelled out: so many bytes from an offset.
  private(set) var onlyBytes: (offset: Int, count: Int)?

  /// For types of which every value is equal.
  init() {}

  init<T>(of value: T) {
    if !ComparisonPlan.isPlain(T.self), let equality = ComparisonPlan.equality(of: T.self) {
      steps = [.value(offset: 0, equality)]
    } else if !ComparisonPlan.collect(value, at: 0, into: &steps) {
      steps = [.whole(ComparisonPlan.slow(T.self))]
    }
    merge()
  }

  /// Whether the bytes of two values decide.
  private static func isPlain<T>(_ type: T.Type) -> Bool { _isPOD(type) }

  func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    for step in steps {
      switch step {
      case .bytes(let offset, let count):
        if !Self.areBytesEqual(left + offset, right + offset, count: count) { return false }
      case .value(let offset, let isEqual): if !isEqual(left + offset, right + offset) { return false }
      case .whole(let isEqual): if !isEqual(left, right) { return false }
      }
    }
    return true
  }

  @inline(__always) static func areBytesEqual(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int
  ) -> Bool {
    var offset = 0
    while offset + 8 <= count {
      if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset += 8
    }
    while offset < count {
      if left.load(fromByteOffset: offset, as: UInt8.self) != right.load(fromByteOffset: offset, as: UInt8.self) {
        return false
      }
      offset += 1
    }
    return true
  }

  // MARK: Making

  /// Adds the comparison of the stored properties of `value`; false if they cannot be placed.
  private static func collect<T>(_ value: T, at base: Int, into steps: inout [Step]) -> Bool {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct || mirror.displayStyle == .tuple else { return false }
    if MemoryLayout<T>.size == 0 { return true }
    guard let fields = ValueLayout(of: value).fields else { return false }
    for (field, child) in zip(fields, mirror.children) {
      func open<F>(_ value: F) { add(value, at: base + field.offset, into: &steps) }
      guard type(of: child.value) == field.type, field.isPlaced else { return false }
      _openExistential(child.value, do: open)
    }
    return true
  }

  private static func add<F>(_ value: F, at offset: Int, into steps: inout [Step]) {
    if F.self is AnyClass || (F.self as? any OptionalShape.Type)?.wrapsReference == true {
      return steps.append(.bytes(offset: offset, count: MemoryLayout<F>.size))
    }
    if F.self is any SelfComparing.Type || F.self == AnyView.self {
      return steps.append(.value(offset: offset, slow(F.self)))
    }
    if isPlain(F.self) {
      var inner: [Step] = []
      let style = Mirror(reflecting: value).displayStyle
      if style == nil || isFunction(F.self) {
        steps.append(.bytes(offset: offset, count: MemoryLayout<F>.size))
      } else if style == .struct || style == .tuple, collect(value, at: offset, into: &inner) {
        // A number shows no properties but has bytes.
        if inner.isEmpty, MemoryLayout<F>.size > 0 {
          steps.append(.bytes(offset: offset, count: MemoryLayout<F>.size))
        } else {
          steps += inner
        }
      } else if let equality = equality(of: F.self) {
        steps.append(.value(offset: offset, equality))
      } else {
        steps.append(.value(offset: offset, slow(F.self)))
      }
      return
    }
    if isFunction(F.self) { return steps.append(.bytes(offset: offset, count: MemoryLayout<F>.size)) }
    if let equality = equality(of: F.self) { return steps.append(.value(offset: offset, equality)) }
    var inner: [Step] = []
    if collect(value, at: offset, into: &inner) {
      steps += inner
    } else {
      steps.append(.value(offset: offset, slow(F.self)))
    }
  }

  /// Whether a type is a function's, which is two words, code and context, and shows no structure (rule 6.4).
  static func isFunction(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == functionKind
  }

  private static let functionKind = unsafeBitCast((() -> Void).self, to: UnsafePointer<UInt>.self).pointee

  private static func equality<T>(of type: T.Type) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    func open<E: Equatable>(_ type: E.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
      { left, right in
        left.assumingMemoryBound(to: E.self).pointee == right.assumingMemoryBound(to: E.self).pointee
      }
    }
    return (type as? any Equatable.Type).map { open($0) }
  }

  private static func slow<T>(_ type: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { left, right in
      ValueComparison.areEqual(
        left.assumingMemoryBound(to: T.self).pointee, right.assumingMemoryBound(to: T.self).pointee)
    }
  }

  /// Joins neighbouring byte ranges.
  private mutating func merge() {
    var merged: [Step] = []
    for step in steps {
      if case .bytes(let offset, let count) = step, case .bytes(let before, let length)? = merged.last,
        before + length == offset
      {
        merged[merged.count - 1] = .bytes(offset: before, count: length + count)
      } else {
        merged.append(step)
      }
    }
    steps = merged
    if steps.count == 1, case .bytes(let offset, let count) = steps[0] { onlyBytes = (offset, count) }
    if steps.isEmpty { onlyBytes = (0, 0) }
  }
}

private protocol OptionalShape {
  static var wrapsReference: Bool { get }
}

extension Optional: OptionalShape {
  static var wrapsReference: Bool {
    Wrapped.self is AnyClass || ComparisonPlan.isFunction(Wrapped.self) && MemoryLayout<Wrapped?>.size == 16
  }
}

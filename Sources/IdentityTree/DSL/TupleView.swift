/// Several views side by side (https://developer.apple.com/documentation/swiftui/tupleview).
///
/// Children are identified by their index (rule 1.13).
nonisolated public struct TupleView<T>: View {
  public typealias Body = Never
  public var value: T
  let resolver: any TupleResolver.Type

  /// Makes a tuple view from a tuple of views.
  public nonisolated init(_ value: T) {
    self.value = value
    self.resolver = UnknownTupleResolver.self
  }

  nonisolated init(_ value: T, resolver: any TupleResolver.Type) {
    self.value = value
    self.resolver = resolver
  }
}

/// Knows the element types of a tuple, which `TupleView<T>` alone does not.
@MainActor protocol TupleResolver {
  static func resolve<T>(_ value: T, into slots: inout _Slots)
  static func resolve<T, M: ViewModifier>(_ value: T, modifiedBy modifier: M, into slots: inout _Slots)
}

struct PackResolver<each Content: View>: TupleResolver {
  private static var count: Int {
    var count = 0
    for _ in repeat (each Content).self { count += 1 }
    return count
  }

  static func resolve<T>(_ value: T, into slots: inout _Slots) {
    withUnsafePointer(to: value) { pointer in
      pointer.withMemoryRebound(to: (repeat each Content).self, capacity: 1) { views in
        let views = views.pointee
        slots.reserve(Self.count)
        repeat (each Content)._resolve(each views, into: &slots)
      }
    }
  }

  static func resolve<T, M: ViewModifier>(_ value: T, modifiedBy modifier: M, into slots: inout _Slots) {
    withUnsafePointer(to: value) { pointer in
      pointer.withMemoryRebound(to: (repeat each Content).self, capacity: 1) { views in
        let views = views.pointee
        repeat (each Content)._resolve(each views, modifiedBy: modifier, into: &slots)
      }
    }
  }
}

/// For a tuple that was made by hand, without a builder: its views are found by reflection.
enum UnknownTupleResolver: TupleResolver {
  static func views<T>(of value: T) -> [AnyView] {
    if let view = value as? any View { return [AnyView(erasing: view)] }
    return Mirror(reflecting: value).children.compactMap { ($0.value as? any View).map { AnyView(erasing: $0) } }
  }

  static func resolve<T>(_ value: T, into slots: inout _Slots) {
    let views = views(of: value)
    ForEach<Range<Int>, Int, AnyView>._resolve(ForEach(0..<views.count, id: \.self) { views[$0] }, into: &slots)
  }

  static func resolve<T, M: ViewModifier>(_ value: T, modifiedBy modifier: M, into slots: inout _Slots) {
    let views = views(of: value)
    ForEach<Range<Int>, Int, AnyView>._resolve(
      ForEach(0..<views.count, id: \.self) { views[$0] }, modifiedBy: modifier, into: &slots)
  }
}

extension TupleView {
  public nonisolated static var _isUnary: Bool { false }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    view.resolver.resolve(view.value, into: &slots)
  }

  @MainActor public static func _resolve<M: ViewModifier>(
    _ view: Self, modifiedBy modifier: M, into slots: inout _Slots
  ) {
    view.resolver.resolve(view.value, modifiedBy: modifier, into: &slots)
  }
}

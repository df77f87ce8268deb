/// A view without its type (rule 1.18); https://developer.apple.com/documentation/swiftui/anyview .
nonisolated public struct AnyView: View {
  public typealias Body = Never
  let box: AnyViewBox
  let place: RawPlace

  /// Erases the type of `view`. An `AnyView` of an `AnyView` is one level (rule 1.18).
  public nonisolated init<V: View>(
    _ view: V, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(boxing: view, place: RawPlace(fileID, line, column))
  }

  /// Erases the type of `view`.
  public nonisolated init<V: View>(
    erasing view: V, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(boxing: view, place: RawPlace(fileID, line, column))
  }

  private nonisolated init<V: View>(boxing view: V, place: RawPlace) {
    if let erased = view as? AnyView {
      self = erased
    } else {
      self.box = AnyViewBoxOf(view)
      self.place = place
    }
  }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: AnyViewNode.self)
  }
}

/// Holds the content of an `AnyView`; ends without recursion however deep the content nests.
class AnyViewBox {
  /// The metatype's address: equal for equal wrapped types.
  var wrapped: UnsafeRawPointer { fatalError("AnyViewBox is abstract") }
  var wrappedType: Any.Type { fatalError("AnyViewBox is abstract") }
  var anyView: Any? { fatalError("AnyViewBox is abstract") }
  @MainActor func resolve(into slots: inout _Slots) { fatalError("AnyViewBox is abstract") }
  /// Makes the content the root of a graph.
  @MainActor func setRoot(of graph: ViewGraph) { fatalError("AnyViewBox is abstract") }
  func isEqual(to other: AnyViewBox, depth: Int) -> Bool { fatalError("AnyViewBox is abstract") }
}

final class AnyViewBoxOf<V: View>: AnyViewBox {
  private var view: V?

  nonisolated init(_ view: V) { self.view = view }

  deinit {
    DrainList.release(&view)
  }

  override var wrapped: UnsafeRawPointer { unsafeBitCast(V.self, to: UnsafeRawPointer.self) }
  override var wrappedType: Any.Type { V.self }
  override var anyView: Any? { view }

  override func resolve(into slots: inout _Slots) {
    if let view { V._resolve(view, into: &slots) }
  }

  override func setRoot(of graph: ViewGraph) {
    if let view { graph.setRoot(view) }
  }

  override func isEqual(to other: AnyViewBox, depth: Int) -> Bool {
    guard let other = other as? AnyViewBoxOf<V>, let left = view, let right = other.view else { return false }
    return ValueComparison.areEqual(left, right, depth: depth + 1)
  }
}

extension AnyView: CustomDebugStringConvertible {
  /// The type of the view.
  public nonisolated var debugDescription: String { "AnyView(\(TypeName.short(box.wrappedType)))" }
}

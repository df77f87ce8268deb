// The types by which SwiftUI makes its graph (unofficial). Public code names them in conformances of its own.

/// A value on its way into the graph.
public struct _GraphValue<Value>: Equatable {
  let value: Value
  init(_ value: Value) { self.value = value }
  /// A part of the value.
  public subscript<U>(keyPath: KeyPath<Value, U>) -> _GraphValue<U> { _GraphValue<U>(value[keyPath: keyPath]) }
  public static func == (a: _GraphValue, b: _GraphValue) -> Bool { ValueComparison.areSame(a.value, b.value) }
}

/// Where in the graph something is made.
public struct _Graph {}
public struct _GraphInputs {}
public struct _DynamicPropertyBuffer {}
public struct _ViewInputs {}
public struct _ViewListInputs {}
public struct _ViewListCountInputs {}
public struct _GestureInputs {}
public struct _GestureOutputs<Value> {}

/// What was made of a view: the view that stands for it.
public struct _ViewOutputs {
  let view: AnyView
}

/// What was made of a list of views: the view that stands for them.
public struct _ViewListOutputs {
  let view: AnyView
}

extension View {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(view: AnyView(view.value))
  }
  public nonisolated static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    _ViewListOutputs(view: AnyView(view.value))
  }
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

extension View where Body == Never {
  /// A view of the user's without a body stands for what it makes; one that makes nothing else stops the program when
  /// its body is asked for, as in SwiftUI.
  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    let made = _makeView(view: _GraphValue(view), inputs: _ViewInputs()).view
    guard made.box.wrappedType == Self.self else { return AnyView._resolve(made, into: &slots) }
    slots.reconcile(view, as: CompositeNode<Self>.self)
  }
}

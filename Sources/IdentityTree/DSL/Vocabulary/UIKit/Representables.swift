import Foundation

/// A view of UIKit inside of SwiftUI (https://developer.apple.com/documentation/swiftui/uiviewrepresentable).
///
/// It is hosted as an opaque leaf: the coordinator and the view of UIKit are made once, and updated with each new value.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  /// Makes what is shown.
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  /// Brings what is shown up to date.
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  /// Called at the end.
  @MainActor @preconcurrency static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  /// Makes the object that what is shown talks to.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  /// The size of what is shown; `nil` where it takes what it is offered.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize?
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// What is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    HostedRepresentable.host(view, into: &slots) {
      $0.makeCoordinator()
    } make: {
      $0.makeUIView(context: $1)
    } update: {
      $0.updateUIView($1, context: $2)
    } dismantle: {
      Self.dismantleUIView($0, coordinator: $1)
    }
  }
}

/// What a representable knows (https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext).
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable>: RepresentableContext {
  /// The object that what is shown talks to.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public private(set) var transaction: Transaction
  /// The environment.
  public private(set) var environment: EnvironmentValues

  /// Runs changes; nothing is animated.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

/// A view controller of UIKit inside of SwiftUI (https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable).
///
/// It is hosted as an opaque leaf: the coordinator and the view controller of UIKit are made once, and updated with each new value.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  /// Makes what is shown.
  @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  /// Brings what is shown up to date.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)
  /// Called at the end.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  /// Makes the object that what is shown talks to.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  /// The size of what is shown; `nil` where it takes what it is offered.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize?
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
  /// What is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
    -> CGSize?
  { nil }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    HostedRepresentable.host(view, into: &slots) {
      $0.makeCoordinator()
    } make: {
      $0.makeUIViewController(context: $1)
    } update: {
      $0.updateUIViewController($1, context: $2)
    } dismantle: {
      Self.dismantleUIViewController($0, coordinator: $1)
    }
  }
}

/// What a representable knows (https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext).
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable>: RepresentableContext {
  /// The object that what is shown talks to.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public private(set) var transaction: Transaction
  /// The environment.
  public private(set) var environment: EnvironmentValues

  /// Runs changes; nothing is animated.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

/// A view of AppKit inside of SwiftUI (https://developer.apple.com/documentation/swiftui/nsviewrepresentable).
///
/// It is hosted as an opaque leaf: the coordinator and the view of AppKit are made once, and updated with each new value.
@MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: UIView
  associatedtype Coordinator = Void
  /// Makes what is shown.
  @MainActor @preconcurrency func makeNSView(context: Self.Context) -> Self.NSViewType
  /// Brings what is shown up to date.
  @MainActor @preconcurrency func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
  /// Called at the end.
  @MainActor @preconcurrency static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator)
  /// Makes the object that what is shown talks to.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  /// The size of what is shown; `nil` where it takes what it is offered.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context
  ) -> CGSize?
  typealias Context = NSViewRepresentableContext<Self>
}

extension NSViewRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

extension NSViewRepresentable {
  /// Does nothing.
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  /// What is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    HostedRepresentable.host(view, into: &slots) {
      $0.makeCoordinator()
    } make: {
      $0.makeNSView(context: $1)
    } update: {
      $0.updateNSView($1, context: $2)
    } dismantle: {
      Self.dismantleNSView($0, coordinator: $1)
    }
  }
}

/// What a representable knows (https://developer.apple.com/documentation/swiftui/nsviewrepresentablecontext).
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable>: RepresentableContext {
  /// The object that what is shown talks to.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public private(set) var transaction: Transaction
  /// The environment.
  public private(set) var environment: EnvironmentValues

  /// Runs changes; nothing is animated.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

/// A view controller of AppKit inside of SwiftUI (https://developer.apple.com/documentation/swiftui/nsviewcontrollerrepresentable).
///
/// It is hosted as an opaque leaf: the coordinator and the view controller of AppKit are made once, and updated with each new value.
@MainActor @preconcurrency public protocol NSViewControllerRepresentable: View where Body == Never {
  associatedtype NSViewControllerType: UIViewController
  associatedtype Coordinator = Void
  /// Makes what is shown.
  @MainActor @preconcurrency func makeNSViewController(context: Self.Context) -> Self.NSViewControllerType
  /// Brings what is shown up to date.
  @MainActor @preconcurrency func updateNSViewController(
    _ nsViewController: Self.NSViewControllerType, context: Self.Context)
  /// Called at the end.
  @MainActor @preconcurrency static func dismantleNSViewController(
    _ nsViewController: Self.NSViewControllerType, coordinator: Self.Coordinator)
  /// Makes the object that what is shown talks to.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  /// The size of what is shown; `nil` where it takes what it is offered.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: Self.NSViewControllerType, context: Self.Context
  ) -> CGSize?
  typealias Context = NSViewControllerRepresentableContext<Self>
}

extension NSViewControllerRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

extension NSViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}
  /// What is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context)
    -> CGSize?
  { nil }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    HostedRepresentable.host(view, into: &slots) {
      $0.makeCoordinator()
    } make: {
      $0.makeNSViewController(context: $1)
    } update: {
      $0.updateNSViewController($1, context: $2)
    } dismantle: {
      Self.dismantleNSViewController($0, coordinator: $1)
    }
  }
}

/// What a representable knows (https://developer.apple.com/documentation/swiftui/nsviewcontrollerrepresentablecontext).
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable>: RepresentableContext {
  /// The object that what is shown talks to.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public private(set) var transaction: Transaction
  /// The environment.
  public private(set) var environment: EnvironmentValues

  /// Runs changes; nothing is animated.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

/// What a representable of any of the four kinds knows.
///
/// `Context` names the representable alone, not its coordinator: the compiler finds out the type of the coordinator
/// from the witnesses, which name `Context`.
@MainActor protocol RepresentableContext {
  associatedtype Coordinator
  init(coordinator: Coordinator, transaction: Transaction, environment: EnvironmentValues)
}

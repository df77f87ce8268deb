/// A preview of a view: `#Preview("Name") { MyView() }`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "IdentityTreeMacros", type: "PreviewMacro")

// The bodies of UIKit's previews are optional, so that a body of several statements, which the compiler does not look
// into, is taken for a view of SwiftUI.

/// A preview of a view of UIKit.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  body: (@MainActor () -> UIView)?
) = #externalMacro(module: "IdentityTreeMacros", type: "PreviewMacro")

/// A preview of a view controller of UIKit.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  body: (@MainActor () -> UIViewController)?
) = #externalMacro(module: "IdentityTreeMacros", type: "PreviewMacro")

/// Lets a dynamic property be declared inside of a preview: `@Previewable @State var isOn = false`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "IdentityTreeMacros", type: "PreviewableMacro")

/// Makes a property of an extension of the environment's values (or of a transaction's) an entry with a default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "IdentityTreeMacros", type: "EntryMacro")

/// What `#Preview` expands to.
@MainActor
public protocol _PreviewRegistration {
  static var name: String? { get }
  static var line: Int { get }
  static func make() -> AnyView
}

extension _PreviewRegistration {
  public static func makeView<Content: View>(@ViewBuilder _ content: () -> Content) -> AnyView { AnyView(content()) }
  public static func makeView(_ content: (() -> UIView)?) -> AnyView { _PreviewedView.erased(content) }
  public static func makeView(_ content: (() -> UIViewController)?) -> AnyView {
    _PreviewedController.erased(content)
  }
}

/// A view of UIKit that a preview shows.
public struct _PreviewedView: UIViewRepresentable {
  let make: () -> UIView
  public static func erased(_ make: (() -> UIView)?) -> AnyView { AnyView(make.map { _PreviewedView(make: $0) }) }
  public func makeUIView(context: Context) -> UIView { make() }
  public func updateUIView(_ uiView: UIView, context: Context) {}
}

/// A view controller of UIKit that a preview shows.
public struct _PreviewedController: UIViewControllerRepresentable {
  let make: () -> UIViewController
  public static func erased(_ make: (() -> UIViewController)?) -> AnyView {
    AnyView(make.map { _PreviewedController(make: $0) })
  }
  public func makeUIViewController(context: Context) -> UIViewController { make() }
  public func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

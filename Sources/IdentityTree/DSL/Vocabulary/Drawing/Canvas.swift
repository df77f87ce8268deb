import Foundation

/// A view that a closure draws (https://developer.apple.com/documentation/swiftui/canvas).
///
/// The closure runs when somebody asks what is drawn, not on updates; the symbols are live views of the tree.
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
  public typealias Body = Never
  /// The views that can be drawn by their tags.
  public var symbols: Symbols
  /// Draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  /// A view that a closure draws with symbols.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    self.isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// Resolves the symbols.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Symbols._resolve(view.symbols, into: &slots)
  }

  /// What the closure draws in a size, with symbols of these sizes.
  func commands(
    in size: CGSize, _ environment: EnvironmentValues = EnvironmentValues(), symbols: [AnyHashable: CGSize] = [:]
  ) -> [DrawingCommand] {
    var context = GraphicsContext(size: size, environment: environment, symbols: symbols)
    renderer(&context, size)
    return context.record.commands
  }
}

extension Canvas where Symbols == EmptyView {
  /// A view that a closure draws.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

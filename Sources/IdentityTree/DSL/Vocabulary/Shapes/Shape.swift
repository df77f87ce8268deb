import Foundation

/// A figure that can be drawn (https://developer.apple.com/documentation/swiftui/shape).
///
/// A shape as a view is a leaf in the foreground style; its node is named after the shape.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path
  /// What the shape stands for.
  static var role: ShapeRole { get }
  /// What right-to-left layout does to the shape.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// The size that the shape takes.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// Shapes fill.
  public static var role: ShapeRole { .fill }
  /// Shapes are mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  /// All that is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The shape in the foreground style.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }

  /// A shape is a leaf of its own: its body is not a place in the tree.
  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(
      _ShapeView(shape: view, style: ForegroundStyle(), fillStyle: FillStyle()),
      as: LeafNode<_ShapeView<Self, ForegroundStyle>>.self)
  }
}

/// A shape that can be made smaller from its edge (https://developer.apple.com/documentation/swiftui/insettableshape).
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by an amount in points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape of any type (https://developer.apple.com/documentation/swiftui/anyshape).
public struct AnyShape: Shape {
  public typealias AnimatableData = _AnyAnimatableData
  private(set) var shape: any Shape
  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) { self.shape = shape }
  /// The outline of the shape.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The data of the shape.
  public var animatableData: _AnyAnimatableData {
    get { shape.erasedData }
    set { shape.animate(to: newValue) }
  }
}

extension Shape {
  fileprivate var erasedData: _AnyAnimatableData { _AnyAnimatableData(animatableData) }
  fileprivate mutating func animate(to data: _AnyAnimatableData) {
    if let data = data.value(of: AnimatableData.self) { animatableData = data }
  }
}

extension Path: Shape {
  /// The path itself, whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}

extension Shape {
  /// What the tree shows of the shape itself: its stored values, as in source.
  var shapeAttributes: [NodeAttribute] {
    if let described = self as? any ShapeAttributes { return described.ownAttributes }
    let data = animatableData.numbers
    return data.isEmpty
      ? []
      : [NodeAttribute("animatableData", data.map { AttributeText.number($0) }.joined(separator: ", "), data: data)]
  }
}

/// A shape of the library with values to show.
protocol ShapeAttributes {
  var ownAttributes: [NodeAttribute] { get }
}

extension VectorArithmetic {
  /// The numbers behind the value.
  var numbers: [Double] {
    switch self {
    case let value as Double: [value]
    case let value as CGFloat: [Double(value)]
    case let value as Float: [Double(value)]
    case let value as any VectorPair: value.pairNumbers
    case let value as _AnyAnimatableData: value.numbers
    default: []
    }
  }
}

private protocol VectorPair {
  var pairNumbers: [Double] { get }
}

extension AnimatablePair: VectorPair {
  fileprivate var pairNumbers: [Double] { first.numbers + second.numbers }
}

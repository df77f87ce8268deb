/// Animatable data without its type, for shapes and layouts without theirs.
public struct _AnyAnimatableData: VectorArithmetic {
  /// `nil` is zero of any type.
  private var box: (any VectorArithmetic)?

  init(_ value: some VectorArithmetic) { box = value }
  private init() { box = nil }

  func value<V: VectorArithmetic>(of type: V.Type) -> V? { box == nil ? .zero : box as? V }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData() }
  public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
    switch (lhs.box, rhs.box) {
    case (nil, nil): true
    case (let left?, let right): left.isEqual(to: right)
    case (nil, let right?): right.isEqual(to: nil)
    }
  }
  public static func += (lhs: inout _AnyAnimatableData, rhs: _AnyAnimatableData) {
    lhs.box = lhs.box.map { $0.sum(rhs.box, sign: 1) } ?? rhs.box
  }
  public static func -= (lhs: inout _AnyAnimatableData, rhs: _AnyAnimatableData) {
    lhs.box = lhs.box.map { $0.sum(rhs.box, sign: -1) } ?? rhs.box.map { $0.times(-1) }
  }
  public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    var result = lhs
    result += rhs
    return result
  }
  public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    var result = lhs
    result -= rhs
    return result
  }
  public mutating func scale(by rhs: Double) { box = box.map { $0.times(rhs) } }
  public var magnitudeSquared: Double { box?.magnitudeSquared ?? 0 }

  /// The numbers of the data.
  var numbers: [Double] { box?.numbers ?? [] }
}

extension VectorArithmetic {
  fileprivate func isEqual(to other: (any VectorArithmetic)?) -> Bool {
    other == nil ? self == .zero : other as? Self == self
  }
  /// What has another type counts as nothing.
  fileprivate func sum(_ other: (any VectorArithmetic)?, sign: Double) -> any VectorArithmetic {
    (other as? Self).map { self + $0.scaled(by: sign) } ?? self
  }
  fileprivate func times(_ factor: Double) -> any VectorArithmetic { scaled(by: factor) }
}

import Foundation

/// What a transition of the library does to a view in each phase, in numbers that are animated between the phases.
struct TransitionPart: Sendable, Equatable {
  enum Effect: Sendable {
    /// One number, from 0 to 1.
    case opacity
    /// A factor for each direction.
    case scale
    /// Points in each direction.
    case offset
    /// Parts of the view's own size in each direction; the horizontal one counts from leading to trailing.
    case move
  }

  let effect: Effect
  private let coming: [Double]
  private let inPlace: [Double]
  private let going: [Double]

  func values(in phase: TransitionPhase) -> [Double] {
    switch phase {
    case .willAppear: coming
    case .identity: inPlace
    case .didDisappear: going
    }
  }

  /// In place in all phases but one.
  func only(in phase: TransitionPhase) -> TransitionPart {
    TransitionPart(
      effect: effect, coming: phase == .willAppear ? coming : inPlace, inPlace: inPlace,
      going: phase == .didDisappear ? going : inPlace)
  }

  static let opacity = TransitionPart(effect: .opacity, coming: [0], inPlace: [1], going: [0])

  static func scale(_ scale: CGFloat) -> TransitionPart {
    let away = [Double(scale), Double(scale)]
    return TransitionPart(effect: .scale, coming: away, inPlace: [1, 1], going: away)
  }

  static func offset(x: CGFloat, y: CGFloat) -> TransitionPart {
    let away = [Double(x), Double(y)]
    return TransitionPart(effect: .offset, coming: away, inPlace: [0, 0], going: away)
  }

  /// Comes from one edge and goes to another.
  static func move(from edge: Edge, to other: Edge) -> TransitionPart {
    TransitionPart(effect: .move, coming: direction(of: edge), inPlace: [0, 0], going: direction(of: other))
  }

  private static func direction(of edge: Edge) -> [Double] {
    switch edge {
    case .top: [0, -1]
    case .leading: [-1, 0]
    case .bottom: [0, 1]
    case .trailing: [1, 0]
    }
  }
}

extension Edge {
  /// The edge on the other side.
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}

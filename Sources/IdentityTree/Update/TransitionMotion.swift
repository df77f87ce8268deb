import Foundation

/// What the library's transition does to a view that comes or goes, at each moment.
///
/// Each number goes from where it is to the phase's: a view that turns back on its way goes on from what is shown, and
/// the way in of an asymmetric transition comes to its end while the way out begins (rules 4.11, 5.12).
final class TransitionMotion {
  private let parts: [TransitionPart]
  private var animator: AnimatorOf<AttributeVector>?
  private(set) var phase: TransitionPhase
  /// The size of a view that leaves, which has no layout any more.
  fileprivate var lastSize: CGSize?

  private init(_ parts: [TransitionPart], phase: TransitionPhase) {
    self.parts = parts
    self.phase = phase
  }

  static func known(_ node: Node) -> TransitionMotion? { node.kept(TransitionMotion.self) }

  /// Moves a view to a phase; one that is not on its way starts in `start`.
  @MainActor static func move(
    _ node: Node, by transition: AnyTransition, from start: TransitionPhase, to phase: TransitionPhase,
    animation: Animation
  ) {
    let motion: TransitionMotion
    if let known = known(node), known.parts == transition.parts, known.isUnderWay(node) {
      motion = known
    } else {
      motion = TransitionMotion(transition.parts, phase: start)
      node.keep(motion)
    }
    if phase == .didDisappear { motion.lastSize = node.graph.layout?.laidOutFrame(of: node)?.size }
    motion.move(to: phase, animation, at: node.graph.clock.now)
  }

  /// The view is in place, without a way there.
  static func end(_ node: Node) { node.letGo(TransitionMotion.self) }

  private func vector(in phase: TransitionPhase) -> AttributeVector {
    AttributeVector(parts.flatMap { $0.values(in: phase) })
  }

  private func move(to phase: TransitionPhase, _ animation: Animation, at time: Double) {
    let (old, new) = (vector(in: self.phase), vector(in: phase))
    self.phase = phase
    let token = AnimationToken(
      attribute: TransitionProgress.attribute, from: "", to: "", animation: animation, frame: 0)
    if let animator {
      animator.retarget(to: new, animation: animation, at: time, token: token, listeners: [])
    } else {
      animator = AnimatorOf(from: old, to: new, animation: animation, at: time, token: token, listeners: [])
    }
  }

  /// Whether the view still comes or goes.
  func isUnderWay(_ node: Node) -> Bool { phase == .didDisappear || TransitionEntry.of(node) != nil }

  /// The numbers of an attribute that are shown now: all parts with that effect taken together.
  @MainActor func shown(_ attribute: String, of node: Node) -> [Double]? {
    guard let animator else { return nil }
    let numbers = animator.value(at: node.graph.clock.now).values
    var result: [Double]?
    var start = 0
    for part in parts {
      let count = part.values(in: .identity).count
      var values = Array(numbers[start..<start + count])
      start += count
      guard part.effect.attribute == attribute else { continue }
      if part.effect == .move {
        let layout = node.graph.layoutTree
        layout.run()
        guard let size = lastSize ?? layout.laidOutFrame(of: node)?.size else { return nil }
        let isMirrored = node.scope.values.layoutDirection == .rightToLeft
        values = [values[0] * size.width * (isMirrored ? -1 : 1), values[1] * size.height]
      }
      result = result.map { TransitionMotion.combine(attribute, $0, values) } ?? values
    }
    return result
  }

  /// Two changes of one attribute, one around the other.
  static func combine(_ attribute: String, _ inner: [Double], _ outer: [Double]) -> [Double] {
    zip(inner, outer).map { attribute == "offset" ? $0 + $1 : $0 * $1 }
  }

  /// The names of the numbers of an attribute.
  static func labels(of attribute: String) -> [String] { attribute == "opacity" ? [] : ["x", "y"] }
}

extension TransitionPart.Effect {
  fileprivate var attribute: String {
    switch self {
    case .opacity: "opacity"
    case .scale: "scale"
    case .offset, .move: "offset"
    }
  }
}

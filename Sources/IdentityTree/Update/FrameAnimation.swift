import Foundation

/// Laid-out frames of views that go on animate like any attribute.
@MainActor enum FrameAnimation {
  static let attribute = "frame"
  /// Trees with more views are not compared.
  private static let largest = 4000

  /// The frames before an update that may be animated; `nil` if they will not be asked for.
  static func frames(in graph: ViewGraph) -> [NodeID: CGRect]? {
    guard graph.animatesFrames, graph.root != nil, graph.transaction.animation != nil || graph.mayHaveImplicitAnimations
    else { return nil }
    let layout = graph.layoutTree
    layout.run()
    let nodes = framed(in: graph)
    guard nodes.count <= largest else { return nil }
    var frames: [NodeID: CGRect] = [:]
    for node in nodes { frames[node.id] = layout.laidOutFrame(of: node) }
    return frames
  }

  static func animate(from old: [NodeID: CGRect], in graph: ViewGraph) {
    let changed = framed(in: graph).filter { old[$0.id] != nil && $0.mayAnimate }
    guard !changed.isEmpty else { return }
    let layout = graph.layoutTree
    layout.run()
    for node in changed {
      guard let before = old[node.id], let after = layout.laidOutFrame(of: node), before != after else { continue }
      guard node.isLeafView else {
        FrameMotion.move(node, from: AttributeVector(numbers(before)), to: AttributeVector(numbers(after)))
        continue
      }
      node.animate(
        attribute, texts: (text(before), text(after)), from: AttributeVector(numbers(before)),
        to: AttributeVector(numbers(after)))
    }
  }

  private static func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
  }

  private static func text(_ frame: CGRect) -> String {
    numbers(frame).map { AttributeText.number(($0 * 100).rounded() / 100) }.joined(separator: ", ")
  }

  /// Where a node's frame is at the moment, if it is on its way to `frame`.
  static func shown(_ frame: CGRect, of node: Node) -> CGRect? {
    let now: [Double]
    if let shown = node.presentation(of: attribute), shown.count == 4 {
      now = shown
    } else if let way = FrameMotion.remaining(of: node), way.count == 4 {
      now = zip(numbers(frame), way).map { $0 - $1 }
    } else {
      return nil
    }
    return CGRect(x: now[0], y: now[1], width: now[2], height: now[3])
  }

  /// Views, and the modifiers that have a frame of their own.
  private static func framed(in graph: ViewGraph) -> [Node] {
    var result: [Node] = []
    var waiting = graph.root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      if node.isLeafView || graph.layout?.hasFrame(node) == true { result.append(node) }
      waiting.append(contentsOf: node.children.reversed())
    }
    return result
  }
}

/// The way of a modifier's frame, which goes with that of the view inside: it is no animation of its own.
private final class FrameMotion {
  private let animator: AnimatorOf<AttributeVector>
  private var target: AttributeVector

  private init(_ animator: AnimatorOf<AttributeVector>, target: AttributeVector) {
    self.animator = animator
    self.target = target
  }

  @MainActor static func move(_ node: Node, from old: AttributeVector, to new: AttributeVector) {
    let known = node.kept(FrameMotion.self)
    guard let animation = node.effectiveAnimation else {
      node.letGo(FrameMotion.self)
      return
    }
    let now = node.graph.clock.now
    let token = AnimationToken(
      attribute: FrameAnimation.attribute, from: "", to: "", animation: animation, frame: node.graph.frame)
    if let known {
      known.animator.retarget(to: new, animation: animation, at: now, token: token, listeners: [])
      known.target = new
    } else {
      node.keep(
        FrameMotion(
          AnimatorOf(from: old, to: new, animation: animation, at: now, token: token, listeners: []), target: new))
    }
  }

  /// What is missing to the target.
  static func remaining(of node: Node) -> [Double]? {
    guard let motion = node.kept(FrameMotion.self) else { return nil }
    return (motion.target - motion.animator.value(at: node.graph.clock.now)).values
  }
}

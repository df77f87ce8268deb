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
    let nodes = leaves(of: graph)
    guard nodes.count <= largest else { return nil }
    let layout = graph.layoutTree
    layout.run()
    var frames: [NodeID: CGRect] = [:]
    for node in nodes { frames[node.id] = layout.knownFrame(of: node) }
    return frames
  }

  static func animate(from old: [NodeID: CGRect], in graph: ViewGraph) {
    let changed = leaves(of: graph).filter { old[$0.id] != nil && $0.mayAnimate }
    guard !changed.isEmpty else { return }
    let layout = graph.layoutTree
    layout.run()
    for node in changed {
      guard let before = old[node.id], let after = layout.knownFrame(of: node), before != after else { continue }
      node.animate(
        attribute, texts: (text(before), text(after)), from: AttributeVector(numbers(before)),
        to: AttributeVector(numbers(after)))
    }
  }

  private static func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
  }

  private static func text(_ frame: CGRect) -> String {
    numbers(frame).map { AttributeText.number($0) }.joined(separator: ", ")
  }

  private static func leaves(of graph: ViewGraph) -> [Node] {
    var result: [Node] = []
    var waiting = graph.root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      if node.isLeafView { result.append(node) }
      waiting.append(contentsOf: node.children.reversed())
    }
    return result
  }
}

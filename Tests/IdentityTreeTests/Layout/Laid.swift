import Foundation
import Testing

@testable import IdentityTree

/// A view laid out in a window without a safe area, to be asked for frames.
@MainActor struct Laid {
  let simulator: Simulator

  init<V: View>(_ width: Double = 300, _ height: Double = 200, @ViewBuilder _ view: () -> V) {
    simulator = Simulator(view)
    var window = LayoutWindow(width: width, height: height)
    window.safeAreaInsets = EdgeInsets()
    simulator.setWindow(window)
  }

  init(_ simulator: Simulator) { self.simulator = simulator }

  /// The frame of the first view that shows a text, or that has an attribute with this value.
  func frame(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> CGRect {
    guard let node = node(name) else {
      Issue.record("nothing is named \(name)", sourceLocation: sourceLocation)
      return .null
    }
    return simulator.graph.layoutTree.frame(of: node) ?? .null
  }

  func node(_ name: String) -> Node? {
    var waiting = simulator.graph.root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      if node.text == name || node.typeName == name || node.attributes.contains(where: { $0.value == name }) {
        return node
      }
      waiting.append(contentsOf: node.children.reversed())
    }
    return nil
  }

  var texts: [String] { simulator.snapshot().texts }
}

/// A rectangle by its numbers, rounded to a thousandth of a point.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension CGRect {
  /// Without rounding errors.
  var tidy: CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
    return CGRect(x: round(minX), y: round(minY), width: round(width), height: round(height))
  }
}

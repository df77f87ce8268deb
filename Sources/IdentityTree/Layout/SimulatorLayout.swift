import Foundation

extension Simulator {
  /// Gives the window another size in points, as a turned device or a split screen does.
  ///
  /// From a width of 700 points on the horizontal size class is regular, as it always is on a Mac, unless it was set.
  func setWindowSize(width: Double, height: Double) {
    window.size = CGSize(width: CGFloat(width).finite, height: CGFloat(height).finite)
    window.apply(to: self)
  }

  /// Lays the view out in another window.
  func setWindow(_ window: LayoutWindow, setsSizeClass: Bool = true) {
    graph.refresh {
      graph.layoutTree.setWindow(window)
      var values = graph.rootScope.values
      let sizeClass = graph.device.horizontalSizeClass(width: window.size.width)
      guard setsSizeClass, values.horizontalSizeClass != sizeClass else { return }
      values.horizontalSizeClass = sizeClass
      graph.rootScope.set(values).forEach(graph.invalidate)
      graph.layoutTree.environmentChanged()
    }
  }

  /// The frame of a node in the window, in points; `nil` where it shows nothing.
  public func frame(of id: NodeID) -> CGRect? {
    var waiting = graph.root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      if node.id == id { return graph.layoutTree.frame(of: node) }
      waiting.append(contentsOf: node.children)
    }
    return nil
  }

  /// The laid-out view as a drawing.
  public func drawing() -> Drawing { DrawingMaker.drawing(of: graph) }
}

import Foundation
import Testing

@testable import IdentityTree

/// Places views in lines, as words of a text.
private struct Flow: Layout {
  var gap: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let places = places(proposal.width ?? .infinity, subviews)
    return CGSize(width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (place, subview) in zip(places(bounds.width, subviews), subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY), proposal: .unspecified)
    }
  }

  private func places(_ width: CGFloat, _ subviews: Subviews) -> [CGRect] {
    var x: CGFloat = 0
    var y: CGFloat = 0
    var height: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        x = 0
        y += height + gap
        height = 0
      }
      defer {
        x += size.width + gap
        height = max(height, size.height)
      }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}

private struct Weight: LayoutValueKey {
  static let defaultValue = 1.0
}

/// Gives each view a part of the width by its weight; counts how often its cache is made.
private struct Weighted: Layout {
  func makeCache(subviews: Subviews) -> [Double] { subviews.map { $0[Weight.self] } }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Double]) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Double]) {
    let sum = cache.reduce(0, +)
    var x = bounds.minX
    for (weight, subview) in zip(cache, subviews) {
      let width = bounds.width * weight / sum
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

private enum Shoulder: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
}
extension VerticalAlignment {
  fileprivate static let shoulder = VerticalAlignment(Shoulder.self)
}

private struct TapCounter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Switching: View {
  @State private var isVertical = true
  var body: some View {
    let layout = isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    layout {
      TapCounter(name: "a")
      Button("Turn") { isVertical.toggle() }
    }
  }
}

@MainActor struct CustomLayoutTests {
  @Test("a layout of one's own measures and places its views")
  func flow() {
    let laid = Laid(100, 200) {
      Flow {
        Color.red.frame(width: 60, height: 10)
        Color.green.frame(width: 30, height: 20)
        Color.blue.frame(width: 40, height: 10)
      }
    }
    #expect(laid.frame("red") == rect(3, 83, 60, 10))
    #expect(laid.frame("green") == rect(67, 83, 30, 20))
    #expect(laid.frame("blue") == rect(3, 107, 40, 10))
  }

  @Test("views tell their layout values, through modifiers around them")
  func values() {
    let laid = Laid {
      Weighted {
        Color.red
        Color.blue.layoutValue(key: Weight.self, value: 2).padding(5)
      }
    }
    #expect(laid.frame("red") == rect(0, 0, 100, 200))
    #expect(laid.frame("blue") == rect(105, 5, 190, 190))
  }

  @Test("1.23: a switch of AnyLayout moves the views and keeps their state")
  func anyLayout() {
    let laid = Laid { Switching() }
    laid.simulator.tap("a 0")
    let before = laid.frame("a 1")
    #expect(before.midX == 150)
    laid.simulator.tap("Turn")
    #expect(laid.frame("a 1").midY == 100)
    #expect(laid.frame("a 1").maxX == laid.frame("Turn").minX)
    #expect(laid.simulator.state("TapCounter.count") as? Int == 1)
  }

  @Test("1.24: the first view that fits is shown")
  func viewThatFits() {
    let laid = Laid {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 400, height: 10)
        Color.green.frame(width: 280, height: 10)
        Color.blue.frame(width: 100, height: 10)
      }
    }
    #expect(laid.frame("green") == rect(10, 95, 280, 10))
    #expect(laid.frame("red").isNull)
    #expect(laid.frame("blue").isNull)
    laid.simulator.setWindowSize(width: 200, height: 200)
    #expect(laid.frame("blue") == rect(50, 95, 100, 10))
    #expect(laid.frame("green").isNull)
    laid.simulator.setWindowSize(width: 50, height: 200)
    #expect(laid.frame("blue").width == 100)
  }

  @Test("alignment guides move a view against its neighbors")
  func guides() {
    let laid = Laid {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 20, height: 40)
        Color.blue.frame(width: 20, height: 40).alignmentGuide(.top) { $0[.bottom] - 10 }
      }
    }
    #expect(laid.frame("HStack").height == 70)
    #expect(laid.frame("red").minY - laid.frame("blue").minY == 30)
  }

  @Test("a guide of an edge or the middle ends at the stack around the view")
  func frameGuidesEnd() {
    let laid = Laid {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20)
          Color.blue.frame(width: 20, height: 20)
            .alignmentGuide(HorizontalAlignment.center) { $0[HorizontalAlignment.center] }
        }
        Color.green.frame(width: 40, height: 20)
      }
    }
    #expect(laid.frame("red").minX == laid.frame("green").minX)
    #expect(laid.frame("blue").maxX == laid.frame("green").maxX)
    #expect(HorizontalAlignment.center.combineExplicit([1, 2]) == nil)
    #expect(VerticalAlignment.top.combineExplicit([1, 2]) == nil)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([3, nil, 1]) == 1)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([3, nil, 1]) == 3)
    #expect(VerticalAlignment.shoulder.combineExplicit([3, nil, 1]) == 2)
  }

  @Test("an alignment of one's own is found through the stacks inside")
  func customAlignment() {
    let laid = Laid {
      HStack(alignment: .shoulder, spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 10)
          Color.green.frame(width: 20, height: 10).alignmentGuide(.shoulder) { $0[VerticalAlignment.center] }
        }
        Color.blue.frame(width: 20, height: 50)
      }
    }
    #expect(laid.frame("green").midY == laid.frame("blue").midY)
    #expect(laid.frame("HStack").height == 50)
  }
}

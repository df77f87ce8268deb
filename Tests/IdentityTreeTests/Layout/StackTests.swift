import Foundation
import Testing

@testable import IdentityTree

@MainActor struct StackTests {
  @Test("a stack keeps 8 points between its views and is centered in the window")
  func spacing() {
    let laid = Laid {
      VStack {
        Color.red.frame(width: 100, height: 20)
        Color.blue.frame(width: 40, height: 30)
      }
    }
    #expect(laid.frame("VStack") == rect(100, 71, 100, 58))
    #expect(laid.frame("red") == rect(100, 71, 100, 20))
    #expect(laid.frame("blue") == rect(130, 99, 40, 30))
  }

  @Test("a stack aligns its views across")
  func alignment() {
    let laid = Laid {
      HStack(alignment: .bottom, spacing: 10) {
        Color.red.frame(width: 20, height: 50)
        Color.blue.frame(width: 20, height: 20)
      }
    }
    #expect(laid.frame("HStack") == rect(125, 75, 50, 50))
    #expect(laid.frame("blue") == rect(155, 105, 20, 20))
  }

  @Test("flexible views share what the others leave")
  func flexibility() {
    let laid = Laid {
      HStack(spacing: 0) {
        Color.red
        Color.green.frame(width: 60)
        Color.blue
      }
    }
    #expect(laid.frame("red") == rect(0, 0, 120, 200))
    #expect(laid.frame("green") == rect(120, 0, 60, 200))
    #expect(laid.frame("blue") == rect(180, 0, 120, 200))
  }

  @Test("a limited view leaves its part to the more flexible ones")
  func limits() {
    let laid = Laid {
      HStack(spacing: 0) {
        Color.red
        Color.green.frame(maxWidth: 50)
        Color.blue.frame(minWidth: 170, maxWidth: 200)
      }
    }
    #expect(laid.frame("green").width == 50)
    #expect(laid.frame("blue").width == 170)
    #expect(laid.frame("red").width == 80)
  }

  @Test("a higher layout priority is served first, with the least size of the others set aside")
  func priority() {
    let laid = Laid {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 30)
        Color.blue.layoutPriority(1)
      }
    }
    #expect(laid.frame("red") == rect(0, 0, 30, 200))
    #expect(laid.frame("blue") == rect(30, 0, 270, 200))
  }

  @Test("a spacer pushes its neighbors apart, keeps 8 points, and has no spacing of its own")
  func spacer() {
    let wide = Laid {
      HStack {
        Color.red.frame(width: 20, height: 20)
        Spacer()
        Color.blue.frame(width: 20, height: 20)
      }
    }
    #expect(wide.frame("red") == rect(0, 90, 20, 20))
    #expect(wide.frame("blue") == rect(280, 90, 20, 20))
    let narrow = Laid {
      HStack {
        Color.red.frame(width: 20, height: 20)
        Spacer()
        Color.blue.frame(width: 20, height: 20)
      }
      .fixedSize()
    }
    #expect(narrow.frame("HStack").width == 48)
    let spaced = Laid {
      HStack(spacing: 10) {
        Color.red.frame(width: 20, height: 20)
        Spacer(minLength: 0)
        Color.blue.frame(width: 20, height: 20)
      }
      .fixedSize()
    }
    #expect(spaced.frame("HStack").width == 60)
  }

  @Test("a divider is a line across its stack")
  func divider() {
    let laid = Laid {
      HStack {
        Color.red.frame(width: 20, height: 40)
        Divider()
        Color.blue.frame(width: 20, height: 20)
      }
      .fixedSize()
    }
    #expect(laid.frame("Divider").height == 40)
    #expect(abs(laid.frame("Divider").width - 1.0 / 3) < 0.0001)
  }

  @Test("layers are centered, and the largest makes the size")
  func layers() {
    let laid = Laid {
      ZStack {
        Color.red.frame(width: 100, height: 60)
        Color.blue.frame(width: 20, height: 80)
      }
    }
    #expect(laid.frame("ZStack") == rect(100, 60, 100, 80))
    #expect(laid.frame("red") == rect(100, 70, 100, 60))
    #expect(laid.frame("blue") == rect(140, 60, 20, 80))
    let corner = Laid {
      ZStack(alignment: .bottomTrailing) {
        Color.red
        Color.blue.frame(width: 20, height: 20)
      }
    }
    #expect(corner.frame("blue") == rect(280, 180, 20, 20))
  }

  @Test("what stands in groups, conditionals and loops is arranged as if it stood in the stack itself")
  func transparency() {
    let isOn = true
    let laid = Laid {
      VStack(spacing: 0) {
        Group {
          Color.red.frame(width: 10, height: 10)
          if isOn { Color.green.frame(width: 10, height: 10) }
        }
        ForEach(0..<2) { _ in AnyView(Color.blue.frame(width: 10, height: 10)) }
      }
    }
    #expect(laid.frame("VStack") == rect(145, 80, 10, 40))
  }

  @Test("1.14: a modifier around a group is laid out around each member")
  func distribution() {
    let laid = Laid {
      VStack(spacing: 0) {
        Group {
          Color.red
          Color.blue
        }
        .frame(width: 50, height: 30)
        .padding(5)
      }
    }
    #expect(laid.frame("VStack") == rect(120, 60, 60, 80))
    #expect(laid.frame("red") == rect(125, 65, 50, 30))
    #expect(laid.frame("blue") == rect(125, 105, 50, 30))
  }

  @Test("several views at the root are stacked one below the other")
  func implicitStack() {
    let laid = Laid {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 10, height: 10)
    }
    #expect(laid.frame("red") == rect(145, 86, 10, 10))
    #expect(laid.frame("blue") == rect(145, 104, 10, 10))
  }

  @Test("views are placed with the stack's own size across, so that equal heights can be asked for")
  func equalHeights() {
    let laid = Laid {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 50)
        Color.blue.frame(width: 20).frame(maxHeight: .infinity)
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(laid.frame("blue").height == 50)
  }
}

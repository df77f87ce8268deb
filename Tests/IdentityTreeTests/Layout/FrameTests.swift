import Foundation
import Testing

@testable import IdentityTree

@MainActor struct FrameTests {
  @Test("padding is 16 points by default")
  func padding() {
    let laid = Laid { Color.red.padding() }
    #expect(laid.frame("red") == rect(16, 16, 268, 168))
    let some = Laid { Color.red.padding(.horizontal, 10).padding(.top, 4) }
    #expect(some.frame("red") == rect(10, 4, 280, 196))
    let insets = Laid { Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
    #expect(insets.frame("red") == rect(2, 1, 294, 196))
  }

  @Test("a fixed frame aligns its content")
  func fixed() {
    let laid = Laid {
      Color.red.frame(width: 20, height: 10).frame(width: 100, height: 50, alignment: .topTrailing)
    }
    #expect(laid.frame("red") == rect(180, 75, 20, 10))
  }

  @Test("a length that is negative or infinite is ignored")
  func invalid() {
    let laid = Laid { Color.red.frame(width: -5, height: .infinity) }
    #expect(laid.frame("red") == rect(0, 0, 300, 200))
  }

  @Test("a frame up to infinity takes all, a frame with limits what is proposed within them")
  func flexible() {
    let all = Laid { Color.red.frame(width: 20, height: 20).frame(maxWidth: .infinity, alignment: .leading) }
    #expect(all.frame("red") == rect(0, 90, 20, 20))
    let limited = Laid { Color.red.frame(minWidth: 50, maxWidth: 120, minHeight: 250) }
    #expect(limited.frame("red") == rect(90, -25, 120, 250))
    let ideal = Laid { Color.red.frame(idealWidth: 70, idealHeight: 30).fixedSize() }
    #expect(ideal.frame("red") == rect(115, 85, 70, 30))
    let least = Laid { Color.red.frame(width: 40, height: 40).frame(minWidth: 100, minHeight: 10) }
    #expect(least.frame("_FlexFrameLayout") == rect(100, 80, 100, 40))
    #expect(least.frame("red") == rect(130, 80, 40, 40))
  }

  @Test("a ratio is fitted into the space, or fills it")
  func aspectRatio() {
    let fit = Laid { Color.red.aspectRatio(1, contentMode: .fit) }
    #expect(fit.frame("red") == rect(50, 0, 200, 200))
    let fill = Laid { Color.red.aspectRatio(1, contentMode: .fill) }
    #expect(fill.frame("red") == rect(0, -50, 300, 300))
    let own = Laid { Image(uiImage: UIImage(size: CGSize(width: 200, height: 100))).resizable().scaledToFit() }
    #expect(own.frame("Image") == rect(0, 25, 300, 150))
    let framed = Laid { Color.red.aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100) }
    #expect(framed.frame("red") == rect(100, 75, 100, 50))
  }

  @Test("an image of no size counts as a square, and no length is infinite")
  func noSize() {
    for mode in ContentMode.allCases {
      let laid = Laid { Image(uiImage: UIImage()).resizable().aspectRatio(contentMode: mode) }
      let side = mode == .fit ? 200.0 : 300.0
      #expect(laid.frame("Image").size == CGSize(width: side, height: side))
    }
    let scrolled = Laid {
      Image(uiImage: UIImage()).resizable().aspectRatio(contentMode: .fill).fixedSize()
    }
    #expect(scrolled.frame("Image").size == .zero)
  }

  @Test("position puts the middle at a point, offset moves what is drawn")
  func moved() {
    let laid = Laid { Color.red.frame(width: 20, height: 20).position(x: 30, y: 40) }
    #expect(laid.frame("red") == rect(20, 30, 20, 20))
    let offset = Laid {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).offset(x: 5, y: 7)
        Color.blue.frame(width: 20, height: 20)
      }
    }
    #expect(offset.frame("red") == rect(145, 87, 20, 20))
    #expect(offset.frame("blue") == rect(140, 100, 20, 20))
  }

  @Test("scaling and turning change what is drawn, not what is laid out")
  func effects() {
    let laid = Laid {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).scaleEffect(2)
        Color.blue.frame(width: 40, height: 20).rotationEffect(.degrees(90))
      }
    }
    #expect(laid.frame("HStack").size == CGSize(width: 60, height: 20))
    #expect(laid.frame("red") == rect(110, 80, 40, 40))
    #expect(laid.frame("blue").tidy == rect(150, 80, 20, 40))
  }

  @Test("overlays and backgrounds are proposed the size of the content and do not change it")
  func layers() {
    let laid = Laid {
      Color.red.frame(width: 100, height: 60)
        .overlay(alignment: .topTrailing) { Color.blue.frame(width: 10, height: 10) }
        .background { Color.green.padding(-5) }
    }
    #expect(laid.frame("red") == rect(100, 70, 100, 60))
    #expect(laid.frame("blue") == rect(190, 70, 10, 10))
    #expect(laid.frame("green") == rect(95, 65, 110, 70))
  }

  @Test("several views in an overlay are layered (rule 1.25)")
  func implicitLayers() {
    let laid = Laid {
      Color.red.frame(width: 100, height: 60).overlay {
        Color.blue.frame(width: 20, height: 20)
        Color.green.frame(width: 10, height: 10)
      }
    }
    #expect(laid.frame("blue") == rect(140, 90, 20, 20))
    #expect(laid.frame("green") == rect(145, 95, 10, 10))
  }

  @Test("a frame by the container takes the window's part")
  func containerRelative() {
    let laid = Laid {
      Color.red.frame(width: 10, height: 10)
        .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 6, alignment: .leading)
    }
    #expect(laid.frame("_ContainerRelativeFrameLayout").width == 198)
    #expect(laid.frame("red").minX == 51)
  }
}

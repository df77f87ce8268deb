import Foundation
import Testing

@testable import IdentityTree

@MainActor struct GridTests {
  @Test("columns are as wide as their widest cells, rows as high as their highest")
  func grid() {
    let laid = Laid {
      Grid {
        GridRow {
          Color.red.frame(width: 20, height: 10)
          Color.green.frame(width: 60, height: 30)
        }
        GridRow {
          Color.blue.frame(width: 40, height: 10)
          Color.yellow.frame(width: 10, height: 10)
        }
      }
    }
    #expect(laid.frame("Grid") == rect(96, 76, 108, 48))
    #expect(laid.frame("red") == rect(106, 86, 20, 10))
    #expect(laid.frame("green") == rect(144, 76, 60, 30))
    #expect(laid.frame("blue") == rect(96, 114, 40, 10))
    #expect(laid.frame("yellow") == rect(169, 114, 10, 10))
  }

  @Test("cells can span columns, be anchored, and align their column")
  func traits() {
    let laid = Laid {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 10, height: 10).gridColumnAlignment(.trailing)
          Color.green.frame(width: 50, height: 20)
        }
        GridRow {
          Color.blue.frame(width: 40, height: 10)
          Color.yellow.frame(width: 10, height: 10).gridCellAnchor(.bottomTrailing)
        }
        GridRow { Color.orange.frame(height: 5).gridCellColumns(2) }
      }
    }
    #expect(laid.frame("Grid") == rect(105, 82.5, 90, 35))
    #expect(laid.frame("red") == rect(135, 87.5, 10, 10))
    #expect(laid.frame("yellow") == rect(185, 102.5, 10, 10))
    #expect(laid.frame("orange") == rect(105, 112.5, 90, 5))
  }

  @Test("a view outside of a row takes the whole width")
  func wholeWidth() {
    let laid = Laid {
      Grid(verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 50, height: 10)
          Color.green.frame(width: 50, height: 10)
        }
        Color.blue.frame(height: 5).gridCellUnsizedAxes(.horizontal)
      }
    }
    #expect(laid.frame("blue") == rect(96, 102.5, 108, 5))
  }

  @Test("flexible columns share the width")
  func flexibleColumns() {
    let laid = Laid {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red
          Color.green.frame(width: 100)
        }
      }
    }
    #expect(laid.frame("red") == rect(0, 0, 200, 200))
    #expect(laid.frame("green") == rect(200, 0, 100, 200))
  }

  @Test("the tracks of a lazy grid: fixed ones first, then equal parts, as many adaptive ones as fit")
  func tracks() {
    func lengths(_ items: [GridItem], _ length: CGFloat) -> [CGFloat] {
      GridTracks(items, length: length).tracks.map(\.length)
    }
    #expect(lengths([GridItem(.adaptive(minimum: 80))], 390) == [91.5, 91.5, 91.5, 91.5])
    #expect(lengths([GridItem(.adaptive(minimum: 80))], 343) == [109, 109, 109])
    #expect(lengths([GridItem(.adaptive(minimum: 80))], 344) == [80, 80, 80, 80])
    #expect(lengths([GridItem(.adaptive(minimum: 50, maximum: 60))], 200) == [60, 60, 60])
    #expect(lengths([GridItem(), GridItem(), GridItem()], 316) == [100, 100, 100])
    #expect(lengths([GridItem(.fixed(100)), GridItem(), GridItem(.flexible(maximum: 50))], 316) == [100, 100, 50])
    #expect(lengths([GridItem(.flexible(minimum: 200)), GridItem()], 308) == [200, 100])
    #expect(lengths([GridItem(spacing: 0), GridItem()], 100) == [50, 50])
  }

  @Test("a lazy grid fills its lines one after the other")
  func lazyGrid() {
    let laid = Laid {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50), alignment: .top)], spacing: 4) {
        Color.red.frame(height: 40)
        Color.green.frame(height: 10)
        Color.blue.frame(height: 10)
      }
    }
    #expect(laid.frame("LazyVGrid") == rect(0, 73, 300, 54))
    #expect(laid.frame("red") == rect(96, 73, 50, 40))
    #expect(laid.frame("green") == rect(154, 73, 50, 10))
    #expect(laid.frame("blue") == rect(96, 117, 50, 10))
  }

  @Test("a horizontal lazy grid fills its columns")
  func horizontalGrid() {
    let laid = Laid {
      LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(50))]) {
        Color.red.frame(width: 40)
        Color.green.frame(width: 10)
        Color.blue.frame(width: 10)
      }
    }
    #expect(laid.frame("red") == rect(121, 46, 40, 50))
    #expect(laid.frame("green") == rect(136, 104, 10, 50))
    #expect(laid.frame("blue") == rect(169, 46, 10, 50))
  }

  @Test("Header and footer of a section in a lazy grid have lines of their own, and what follows begins on another")
  func sections() {
    let laid = Laid {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 10) {
        Section {
          Color.red.frame(height: 20)
          Color.green.frame(height: 20)
          Color.blue.frame(height: 20)
        } header: {
          Color.mint.frame(height: 30)
        } footer: {
          Color.teal.frame(height: 5)
        }
        Section { Color.pink.frame(height: 20) }
        Section { Color.brown.frame(height: 20) }
      }
    }
    // 30 + 10 + 20 + 10 + 20 + 10 + 5 + 10 + 20 + 10 + 20 points of height in 200.
    let top = 17.5
    #expect(laid.frame("mint") == rect(0, top, 300, 30))
    #expect(laid.frame("red") == rect(96, top + 40, 50, 20))
    #expect(laid.frame("green") == rect(154, top + 40, 50, 20))
    #expect(laid.frame("blue") == rect(96, top + 70, 50, 20))
    #expect(laid.frame("teal") == rect(0, top + 100, 300, 5))
    #expect(laid.frame("pink") == rect(96, top + 115, 50, 20))
    #expect(laid.frame("brown") == rect(96, top + 145, 50, 20))
  }

  @Test("Header and footer of a section in a horizontal lazy grid have columns of their own")
  func horizontalSections() {
    let laid = Laid {
      LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 10) {
        Section {
          Color.red.frame(width: 20)
          Color.green.frame(width: 20)
          Color.blue.frame(width: 20)
        } header: {
          Color.mint.frame(width: 30)
        }
      }
    }
    #expect(laid.frame("mint") == rect(105, 0, 30, 200))
    #expect(laid.frame("red") == rect(145, 46, 20, 50))
    #expect(laid.frame("green") == rect(145, 104, 20, 50))
    #expect(laid.frame("blue") == rect(175, 46, 20, 50))
  }
}

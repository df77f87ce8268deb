import Foundation
import Testing

@testable import IdentityTree

@MainActor struct TextLayoutTests {
  @Test("a line is as high as on a phone, for each text style")
  func lineHeights() {
    let heights = [34.0, 28, 22, 20, 17, 16, 15, 13, 12, 11].map { FontMetrics(size: $0).lineHeight }
    let thirds = heights.map { ($0 * 3).rounded() }
    #expect(thirds == [122, 101, 79, 72, 61, 58, 54, 47, 43, 40])
  }

  @Test("text styles grow with the chosen size of text, each in its own way; fixed sizes do not")
  func dynamicType() {
    struct Growing: View {
      @ScaledMetric private var body20 = 20.0
      @ScaledMetric(relativeTo: .title) private var title20 = 20.0
      var body: some View {
        Text("title").font(.title)
        Text("body")
        Text("caption").font(.caption)
        Text("fixed").font(.system(size: 20))
        Text("custom").font(.custom("Any", size: 20, relativeTo: .title))
        Text("own").font(.body)
        Text(verbatim: "\(body20) \(title20)")
      }
    }
    let laid = Laid(1000, 1000) { VStack(spacing: 0) { Growing() }.dynamicTypeSize(.accessibility1) }
    func height(_ size: Double) -> CGFloat { FontMetrics(size: size).lineHeight }
    let sizes: [(String, Double)] = [
      ("title", 38), ("body", 28), ("caption", 22), ("fixed", 20), ("custom", 20 * 38 / 28), ("own", 28),
    ]
    for (name, size) in sizes { #expect(laid.frame(name).height == height(size), "\(name)") }
    // 20 x 28/17 and 20 x 38/28, in thirds of a point.
    #expect(laid.texts.last == "33.0 27.0")
  }

  @Test("letters have widths of their class")
  func widths() {
    let metrics = FontMetrics(size: 10)
    #expect(abs(metrics.width(of: "il") - 5.2) < 0.001)
    #expect(abs(metrics.width(of: "W0 a") - (8.8 + 6.2 + 2.8 + 5.5)) < 0.001)
    #expect(FontMetrics(size: 10, isMonospaced: true).width(of: "iW") == 12)
  }

  @Test("text is broken between words, and within a word only if it must be")
  func wrapping() {
    let metrics = FontMetrics(size: 10)
    func lines(_ text: String, _ width: CGFloat, _ limit: Int? = nil) -> [String] {
      TextLines.broken(text, width: width, limit: limit, metrics).map(\.text)
    }
    #expect(lines("aaa bbb ccc", 40) == ["aaa bbb", "ccc"])
    #expect(lines("aaa bbb ccc", 20) == ["aaa", "bbb", "ccc"])
    #expect(lines("aaaaaa", 20) == ["aaa", "aaa"])
    #expect(lines("a\n\nb", .infinity) == ["a", "", "b"])
    #expect(lines("aaa bbb ccc", 40, 1) == ["aaa bb…"])
    #expect(lines("", 40) == [""])
  }

  @Test("text takes its own width, wraps in a narrow frame, and keeps to its line limit")
  func sizes() {
    let laid = Laid { Text("aaaa aaaa").font(.system(size: 10)) }
    // Eight letters of 5.5 and a space of 2.8, rounded up to a third.
    #expect(laid.frame("aaaa aaaa").tidy.width == 47)
    let wrapped = Laid { Text("aaaa aaaa").font(.system(size: 10)).frame(width: 30) }
    #expect(wrapped.frame("aaaa aaaa").tidy == rect(139, 88, 22, 24))
    let limited = Laid { Text("aaaa aaaa").font(.system(size: 10)).lineLimit(1).frame(width: 30) }
    #expect(limited.frame("aaaa aaaa").tidy.height == 12)
    let fixed = Laid { Text("aaaa aaaa").font(.system(size: 10)).fixedSize().frame(width: 30) }
    #expect(fixed.frame("aaaa aaaa").tidy.width == 47)
  }

  @Test("text is measured anew when it or the font around it changes")
  func changes() {
    struct Changing: View {
      @State private var isLarge = false
      @State private var text = "aa"
      var body: some View {
        VStack {
          Text(text)
          Button("Large") { isLarge.toggle() }.font(.body)
          Button("Long") { text = "aaaa" }.font(.body)
        }
        .font(.system(size: isLarge ? 20 : 10))
      }
    }
    let laid = Laid { Changing() }
    #expect(laid.frame("aa").tidy.width == 11)
    laid.simulator.tap("Large")
    #expect(laid.frame("aa").tidy.width == 22)
    laid.simulator.tap("Long")
    #expect(laid.frame("aaaa").tidy.width == 44)
  }

  @Test("views of different sizes are aligned by the baselines of their text")
  func baselines() {
    let laid = Laid {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").font(.system(size: 30))
        Text("b").font(.system(size: 10))
      }
    }
    let large = laid.frame("a").minY + FontMetrics(size: 30).ascent
    let small = laid.frame("b").minY + FontMetrics(size: 10).ascent
    #expect(abs(large - small) < 0.001)
  }

  @Test("a symbol is as large as the text around it, a named image 100 points")
  func images() {
    let laid = Laid {
      HStack(spacing: 0) {
        Image(systemName: "star").font(.system(size: 20))
        Image("photo")
      }
    }
    #expect(laid.frame("star").size == CGSize(width: 24, height: 24))
    #expect(laid.frame("photo").size == CGSize(width: 100, height: 100))
  }
}

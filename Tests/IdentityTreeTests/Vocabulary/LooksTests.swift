import Testing

@testable import IdentityTree

@Suite("Text") struct LocalizedTextTests {
  @Test("numbers in localized text are written as in the locale")
  func numbers() {
    #expect(Text("\(2026) and \(7)").string == "2,026 and 7")
    #expect(Text("\(3.5)").string == "3.500000")
    #expect(Text("\(3.14159, specifier: "%.2f")").string == "3.14")
    #expect(Text(verbatim: "\(2026)").string == "2026")
  }

  @Test(
    "markdown in a localized literal is read",
    arguments: [
      ("**Bold** and *it*", "Bold and it"), ("a snake_case_name", "a snake_case_name"), ("2 * 3 * 4", "2 * 3 * 4"),
      ("~~old~~ `code`", "old code"), ("[Apple](https://apple.com)", "Apple"), ("* required", "* required"),
      ("***both***", "both"), ("5*", "5*"),
    ])
  func markdown(source: String, shown: String) {
    #expect(Text(LocalizedStringKey(source)).string == shown)
  }

  @Test("an interpolated value is never read as markdown")
  func values() {
    let value = "**x**"
    #expect(Text("*a* \(value)").string == "a **x**")
    #expect(Text(value).string == "**x**")
  }

  @Test("a concatenated text keeps the traits of its parts, and outer ones hold where a part says nothing")
  func concatenation() {
    let text = (Text(verbatim: "a").bold() + Text(verbatim: "b").font(.title)).font(.caption)
    #expect(text.string == "ab")
    #expect(text.runs.map(\.traits) == [[.font(.caption), .bold(true)], [.font(.title)]])
  }

  @Test("a timer counts down to the end of its interval")
  func timers() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let live = LiveText.timer(start...(start + 3665), pause: nil, down: true, hours: true)
    func shown(_ date: Date) -> String { live.text(in: TextSurroundings(now: date)).string }
    #expect(shown(start) == "1:01:05")
    #expect(shown(start + 3660) == "0:05")
    #expect(shown(start + 9999) == "0:00")
  }
}

/// Values and dates whose strings depend on the environment.
private struct Formats: View {
  @State private var isFrench = false
  var body: some View {
    VStack {
      Text(1234.5, format: .number)
      Text(1234.5, format: .number.locale(Locale(identifier: "de_DE")))
      Text(Date(timeIntervalSince1970: 0), style: .date)
      Text(Date(timeIntervalSince1970: 0), format: .dateTime.year().month(.twoDigits).day())
      Text("**\(2026)** \(1.5, specifier: "%.1f")")
      Text(0.5, format: .percent) + Text(" of ") + Text(1000, format: .number).bold()
    }
    .environment(\.locale, Locale(identifier: isFrench ? "fr_FR" : "en_US"))
    .environment(\.timeZone, TimeZone(identifier: "America/New_York") ?? .gmt)
    Toggle("French", isOn: $isFrench)
  }
}

@MainActor @Suite("Formatted text") struct FormattedTextTests {
  @Test("formatted values and dates follow the environment's locale and time zone, but for what their style says")
  func environment() {
    let simulator = Simulator { Formats() }
    #expect(
      simulator.snapshot().texts.prefix(6).map(Self.plain) == [
        "1,234.5", "1.234,5", "December 31, 1969", "12/31/1969", "2,026 1.5", "50% of 1,000",
      ])
    let before = simulator.snapshot().nodes.map(\.id)
    simulator.toggle("French")
    #expect(
      simulator.snapshot().texts.prefix(6).map(Self.plain) == [
        "1 234,5", "1.234,5", "31 décembre 1969", "31/12/1969", "2 026 1,5", "50 % of 1 000",
      ])
    #expect(simulator.snapshot().nodes.map(\.id) == before)
  }

  @Test("a text is as wide as its environment's string")
  func width() {
    let laid = Laid {
      Text(Date(timeIntervalSince1970: 0), style: .date)
        .environment(\.locale, Locale(identifier: "fr_FR")).environment(\.timeZone, .gmt)
    }
    let words = Laid { Text(verbatim: "1 janvier 1970") }
    #expect(laid.frame("1 janvier 1970") == words.frame("1 janvier 1970"))
  }

  @Test("a timer follows the virtual clock")
  func timer() async throws {
    let simulator = try await Simulator { Text(Date() + 90, style: .timer) }
    #expect(simulator.snapshot().texts == ["1:30"])
    await simulator.advance(by: 30)
    #expect(simulator.snapshot().texts == ["1:00"])
  }

  @Test("the system's format styles of moments follow the virtual clock")
  func systemStyles() async throws {
    let now = Date()
    let simulator = try await Simulator {
      Text(now, format: .stopwatch(startingAt: now, maxPrecision: .seconds(1)))
      Text(.currentDate, format: .timer(countingDownIn: now..<now + 90))
      Text(.currentDate, format: .stopwatch(startingAt: now, maxPrecision: .seconds(1)))
    }
    #expect(simulator.snapshot().texts == ["0:00", "1:30", "0:00"])
    await simulator.advance(by: 30)
    #expect(simulator.snapshot().texts == ["0:00", "1:00", "0:30"])
  }

  /// With plain spaces instead of the narrow and fixed ones.
  private static func plain(_ text: String) -> String {
    String(text.map { $0 == "\u{202f}" || $0 == "\u{a0}" ? " " : $0 })
  }
}

@Suite("Colors and fonts") struct ColorTests {
  @Test("a color carries its four numbers for animations")
  func numbers() {
    let attribute = NodeAttribute.of("color", Color(red: 1, green: 0.5, blue: 0).opacity(0.25))
    #expect(attribute.data == [1, 0.5, 0, 0.25])
    #expect(attribute.labels == ["red", "green", "blue", "opacity"])
    #expect(attribute.isAnimatable)
  }

  @Test("a color describes itself as SwiftUI prints it")
  func descriptions() {
    #expect(Color.red.description == "red")
    #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
    #expect(Color(hue: 1 / 3.0, saturation: 1, brightness: 1).description == "#00FF00FF")
    #expect(Color.red.opacity(0.5).description == "50% red")
  }

  @Test("a color resolves by the appearance of the environment")
  func appearance() {
    var environment = EnvironmentValues()
    #expect(Color.primary.resolve(in: environment).red == 0)
    environment.colorScheme = .dark
    #expect(Color.primary.resolve(in: environment).red == 1)
  }

  @Test("a font comes to a size and a weight")
  func fonts() {
    #expect(Font.title.resolvedSize == 28)
    #expect(Font.headline.resolvedWeight == .semibold)
    #expect(Font.system(size: 12, weight: .light).bold().resolvedWeight == .bold)
    #expect(Font.system(.body, design: .monospaced).resolvedIsMonospaced)
  }
}

@Suite("Paths and shapes") struct PathTests {
  @Test("the bounds of an arc are those of the curve, not of its control points")
  func bounds() {
    let box = Path(ellipseIn: CGRect(x: 10, y: 20, width: 30, height: 40)).boundingRect
    #expect(abs(box.minX - 10) < 1e-6 && abs(box.maxX - 40) < 1e-6)
    #expect(abs(box.minY - 20) < 1e-6 && abs(box.maxY - 60) < 1e-6)
    #expect(Path().boundingRect.isNull)
  }

  @Test("a point is inside by winding, and outside of a hole by even and odd")
  func contains() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(path.contains(CGPoint(x: 1, y: 1), eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
  }

  @Test("half of a rectangle's outline is two of its edges")
  func trimmed() {
    let half = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0, to: 0.5)
    #expect(half.description == "0 0 m 10 0 l 10 10 l")
  }

  @Test("an arc goes the way that its direction says")
  func arcs() {
    func box(_ clockwise: Bool) -> CGRect {
      Path { path in
        path.addArc(
          center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise)
      }.boundingRect
    }
    #expect(abs(box(false).minX) < 1e-6 && abs(box(false).minY) < 1e-6)
    #expect(abs(box(true).minX + 10) < 0.01 && abs(box(true).minY + 10) < 0.01)
  }

  @Test("a path is read back from its description")
  func description() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 4)
    #expect(Path(path.description) == path)
    #expect(Path("1 2 x") == nil)
  }

  @Test("a trimmed shape records its fractions as numbers")
  @MainActor func trim() {
    let attributes = Circle().trim(from: 0.25, to: 0.75).stroke(Color.red, lineWidth: 4)._attributes
    #expect(attributes.map(\.name) == ["trim", "stroke", "lineWidth"])
    #expect(attributes[0].data == [0.25, 0.75])
  }

  @Test("a shape is one leaf that is named after it")
  @MainActor func leaf() {
    let simulator = Simulator { Circle().inset(by: 2).fill(.red) }
    #expect(simulator.snapshot().nodes.map(\.type).suffix(1) == ["Circle"])
  }
}

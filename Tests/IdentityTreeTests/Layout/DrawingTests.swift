import Foundation
import Testing

@testable import IdentityTree

private struct Card: View {
  @State private var isFramed = false
  @State private var name = ""
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text("Name")
        Spacer()
        Text("1 < 2").padding(4).background(Color.yellow)
      }
      .border(isFramed ? .red : .clear, width: 2)
      Divider()
      Toggle("Framed", isOn: $isFramed)
      Button("Save") {}
    }
    .padding()
    .border(.gray)
  }
}

@MainActor struct DrawingTests {
  @Test("a view is drawn as text in the window's proportions")
  func text() {
    let laid = Laid(300, 200) { Card() }
    #expect(
      laid.simulator.drawing().text(columns: 60) == [
        "┌──────────────────────────────────────────────────────────┐",
        "│                                                          │",
        "│  Name                                        ░░░░1 < 2░  │",
        "│                                              ░░░░░░░░░░  │",
        "│                                                          │",
        "│  ──────────────────────────────────────────────────────  │",
        "│                                                          │",
        "│  Framed                                         (●    )  │",
        "│                                                          │",
        "│                                                          │",
        "│                                                          │",
        "│  [Save]                                                  │",
        "│                                                          │",
        "└──────────────────────────────────────────────────────────┘",
      ])
  }

  @Test("a border comes and goes")
  func border() {
    let laid = Laid(300, 200) { Card() }
    let before = laid.simulator.drawing().text(columns: 60)
    laid.simulator.toggle("Framed")
    let after = laid.simulator.drawing().text(columns: 60)
    #expect(after != before)
    #expect(
      Array(after.dropFirst().prefix(3)) == [
        "│ ┌─────────────────────────────────────────────────────┐  │",
        "│ │Name                                        ░░░░1 < 2│  │",
        "│ └─────────────────────────────────────────────────────┘  │",
      ])
    laid.simulator.toggle("Framed")
    #expect(laid.simulator.drawing().text(columns: 60) == before)
  }

  @Test("no line is wider than asked for")
  func width() {
    let laid = Laid(300, 200) { Card() }
    for columns in [20, 40, 80, 120] {
      #expect(laid.simulator.drawing().text(columns: columns).allSatisfy { $0.count <= columns })
    }
  }

  @Test("a text field takes all of the width, and its text is cut at columns of the terminal")
  func fields() {
    struct Fields: View {
      @State private var name = "日本語 👩‍👩‍👧"
      @State private var secret = "abc"
      @State private var empty = ""
      var body: some View {
        TextField("Name", text: $name)
        TextField("Name", text: $name).frame(width: 60)
        SecureField("Secret", text: $secret)
        TextField("Label", text: $empty)
      }
    }
    let laid = Laid(300, 200) { Fields() }
    #expect(laid.frame("TextField").size == CGSize(width: 300, height: 22))
    let lines = laid.simulator.drawing().text(columns: 30).filter { !$0.isEmpty }
    #expect(
      lines == [
        "[日本語 👩‍👩‍👧___________________]", "            [日本]", "[•••_________________________]",
        "[Label_______________________]",
      ])
  }

  @Test("colors are codes of the terminal")
  func colors() {
    let laid = Laid(300, 200) { Text("a").background(Color.red) }
    let line = laid.simulator.drawing().text(columns: 60, colors: true).first { $0.contains("a") } ?? ""
    #expect(line.contains("48;2;255;59;48"))
    #expect(line.hasSuffix("\u{1B}[0m"))
  }

  @Test("an SVG document has the figures in their places, text escaped")
  func svg() {
    let laid = Laid(300, 200) {
      Color.red.frame(width: 100, height: 50).overlay { Text("1 < 2").font(.system(size: 10)) }
    }
    #expect(
      laid.simulator.drawing().svg() == """
        <svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" viewBox="0 0 300 200">
        <rect width="100%" height="100%" fill="#ffffff"/>
        <rect x="100" y="75" width="100" height="50" fill="#ff3b30"/>
        <text x="138.17" y="103.67" font-size="10" font-family="system-ui, sans-serif" textLength="23.5" \
        lengthAdjust="spacingAndGlyphs" fill="#000000">1 &lt; 2</text>
        </svg>
        """)
  }

  @Test("what is in front is drawn later, what is hidden not at all")
  func order() {
    let laid = Laid(300, 200) {
      ZStack {
        Color.red.zIndex(1)
        Color.blue
        Color.green.hidden()
        Color.yellow.opacity(0)
      }
      .background { Color.orange }
    }
    let names = laid.simulator.drawing().items.filter { !$0.isEmpty }.compactMap { item -> String? in
      if case .fill(_, let color, _) = item.figure { color.name } else { nil }
    }
    #expect(names == ["orange", "blue", "red"])
  }

  @Test("a gradient fills its frame, and a shape of the user's the place of its own, in the foreground style")
  func gradientsAndShapes() {
    let laid = Laid(300, 200) {
      VStack(spacing: 0) {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(height: 50)
        Slanted().frame(height: 50)
        Slanted().foregroundColor(.green)
      }
    }
    let fills = laid.simulator.drawing().items.compactMap { item -> String? in
      if case .fill(_, let color, _) = item.figure { "\(color.name) \(Int(item.frame.height))" } else { nil }
    }
    #expect(fills == ["red → blue 50", "black 50", "green 100"])
  }

  @Test("a shape of the user's is drawn by its path, in its place")
  func paths() {
    let laid = Laid(100, 100) { Slanted().fill(.red).frame(width: 80, height: 80) }
    #expect(
      laid.simulator.drawing().text(columns: 20).map { $0.replacing("⟨red⟩", with: "░░░░░") } == [
        "  ░░░░░░░░░░░░░░░", "  ░░░░░░░░░░░░░", "  ░░░░░░░░░░░", "  ░░░░░░░░░", "  ░░░░░░░", "  ░░░░░", "  ░░░", "  ░",
      ])
    #expect(laid.simulator.drawing().svg().contains("<path d=\"M 10 10 L 90 10 L 10 90 Z\" fill=\"#ff3b30\"/>"))
  }

  @Test("an outline is drawn along its path, with its dashes, also where the shape is trimmed, turned or moved")
  func outlines() {
    func drawing<V: View>(@ViewBuilder _ view: () -> V) -> Drawing {
      Laid(100, 100, view).simulator.drawing()
    }
    let line = drawing {
      Path { path in
        path.move(to: CGPoint(x: 0, y: 50))
        path.addLine(to: CGPoint(x: 50, y: 50))
        path.addLine(to: CGPoint(x: 90, y: 10))
      }
      .stroke(.blue, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2]))
    }
    #expect(
      line.text(columns: 20) == [
        "                ╱╱╱", "              ╱╱╱", "            ╱╱╱", "          ╱╱╱", "──────────╱",
      ])
    #expect(
      line.svg().contains(
        "<path d=\"M 0 50 L 50 50 L 90 10\" fill=\"none\" stroke=\"#007aff\" stroke-width=\"2\" "
          + "stroke-linecap=\"round\" stroke-dasharray=\"4 2\"/>"))
    let half = drawing { Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 4) }
    #expect(half.items.map(\.frame.tidy) == [rect(-2, 48, 104, 54)])
    let turned = drawing { Rectangle().rotation(.degrees(45)).fill(.red).frame(width: 20, height: 20) }
    #expect(turned.items.map { $0.frame.tidy.width.rounded() } == [28])
    let effect = drawing { Rectangle().fill(.red).frame(width: 20, height: 20).rotationEffect(.degrees(45)) }
    #expect(effect.svg().contains("<path d=\"M 50 35.86 L 64.14 50 L 50 64.14 L 35.86 50 Z\""))
    let moved = drawing { Rectangle().offset(x: 30, y: 0).fill(.red).frame(width: 20, height: 20) }
    #expect(moved.items.map(\.frame.tidy) == [rect(70, 40, 20, 20)])
    let ring = drawing { Circle().stroke(lineWidth: 10) }
    #expect(ring.items.map(\.figure) == [.stroke(.ellipse, .black, StrokeStyle(lineWidth: 10))])
    let inner = drawing { Circle().inset(by: 10).fill(.red) }
    #expect(inner.items.map(\.frame) == [rect(10, 10, 80, 80)])
  }

  @Test("a shape behind a view is drawn by its path, a rectangle of the library by its corners")
  func backgrounds() {
    func svg<V: View>(@ViewBuilder _ view: () -> V) -> String { Laid(100, 100, view).simulator.drawing().svg() }
    let own = svg { Color.clear.frame(width: 80, height: 80).background(.red, in: Slanted()) }
    #expect(own.contains("<path d=\"M 10 10 L 90 10 L 10 90 Z\" fill=\"#ff3b30\"/>"))
    let known = svg { Color.clear.frame(width: 80, height: 80).background(.red, in: RoundedRectangle(cornerRadius: 5)) }
    #expect(known.contains("<rect x=\"10\" y=\"10\" width=\"80\" height=\"80\" rx=\"5\" fill=\"#ff3b30\"/>"))
  }

  @Test("holes of a path that is filled by the even-odd rule stay open")
  func holes() {
    let laid = Laid(100, 100) {
      Path { path in
        path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
        path.addRect(CGRect(x: 20, y: 20, width: 60, height: 60))
      }
      .fill(.red, style: FillStyle(eoFill: true))
    }
    let lines = laid.simulator.drawing().text(columns: 20)
    #expect(lines.first == String(repeating: "░", count: 20))
    #expect(lines[5] == "░░░░            ░░░░")
    #expect(laid.simulator.drawing().svg().contains("fill-rule=\"evenodd\""))
  }

  @Test("a text keeps to its side of the box around it, wherever that box is in the window")
  func sideInBox() {
    let laid = Laid(400, 80) {
      HStack(spacing: 0) {
        Color.clear
        Text("lead").frame(maxWidth: .infinity, alignment: .leading).border(.red)
        Text("trail").frame(maxWidth: .infinity, alignment: .trailing).border(.red)
      }
      .padding(.trailing, 40)
    }
    #expect(
      laid.simulator.drawing().text(columns: 60) == [
        "                 ┌─────────────────┐┌─────────────────┐",
        "                 │lead             ││            trail│",
        "                 └─────────────────┘└─────────────────┘",
      ])
  }

  @Test("the name of an area's color is drawn only where nothing lies over it")
  func names() {
    func lines<V: View>(@ViewBuilder _ over: () -> V) -> [String] {
      Laid(100, 100) { Color.mint.frame(width: 100, height: 50).overlay(alignment: .topLeading, content: over) }
        .simulator.drawing().text(columns: 20)
    }
    let row = String(repeating: "░", count: 20)
    #expect(lines {} == [row, row, "░░░░░░░⟨mint⟩░░░░░░░", row, row])
    let covered = lines { Text("mmmm").frame(width: 100, height: 50) }.joined().replacing("░", with: "")
    #expect(covered == "mmmm")
    #expect(lines { Text("a") } == ["a" + row.dropFirst(), row, "░░░░░░░⟨mint⟩░░░░░░░", row, row])
    #expect(
      lines { Color.white.frame(width: 50, height: 50) }
        == Array(repeating: String(repeating: " ", count: 10) + "░░░░░░░░░░", count: 5))
  }

  @Test("a toggle as a button is filled while it is on")
  func toggleButton() {
    struct Bold: View {
      @State private var isOn = false
      var body: some View { Toggle("Bold", isOn: $isOn).toggleStyle(.button) }
    }
    let laid = Laid(100, 100) { Bold() }
    #expect(laid.simulator.drawing().text(columns: 20).map { $0.trimmingCharacters(in: .whitespaces) } == ["[Bold]"])
    #expect(!laid.simulator.drawing().svg().contains("<rect x"))
    laid.simulator.toggle("Bold")
    let frame = laid.frame("Toggle")
    let figures = laid.simulator.drawing().items
    #expect(figures.first?.frame == frame.insetBy(dx: -4, dy: -2))
    #expect(figures.first?.figure == .chosen(.rectangle(radius: 6), .accent, ends: "░░"))
    #expect(laid.simulator.drawing().text(columns: 20).map { $0.trimmingCharacters(in: .whitespaces) } == ["░[Bold]░"])
  }

  @Test("a label of several parts is that of one button")
  func buttonLabels() {
    func lines<V: View>(@ViewBuilder _ label: @escaping () -> V) -> [String] {
      Laid(300, 200) { Button(action: {}, label: label).frame(maxWidth: .infinity, alignment: .leading) }
        .simulator.drawing().text(columns: 60).filter { !$0.isEmpty }
    }
    #expect(
      lines {
        Text("+")
        Text("More")
      } == ["[+ More]"])
    #expect(lines { Label("Add", systemImage: "plus") } == ["[+ Add]"])
    #expect(
      lines {
        VStack(alignment: .leading) {
          Text("Title")
          Text("Detail")
        }
      } == ["[Title", "Detail]"])
    #expect(lines { Text("One") } == ["[One]"])
    let apart = lines {
      HStack {
        Text("a")
        Spacer()
        Text("b")
      }
    }
    #expect(apart.count == 1)
    #expect(apart[0].hasPrefix("[a  ") && apart[0].hasSuffix("  b]"))
  }

  @Test("symbols that a character says are that character, filled ones differ from others")
  func symbols() {
    func line(_ name: String, width: CGFloat? = nil) -> String {
      Laid(300, 100) { Image(systemName: name).resizable().frame(width: width, height: 20) }
        .simulator.drawing().text(columns: 60).joined().trimmingCharacters(in: .whitespaces)
    }
    #expect(line("heart", width: 20) == "◇")
    #expect(line("heart.fill", width: 20) == "◆")
    #expect(line("heart.fill") == "◆ heart.fill")
    #expect(
      ["star", "star.fill", "chevron.right", "chevron.down", "xmark"].map { line($0) } == ["☆", "★", "›", "⌄", "×"])
  }

  @Test("a canvas shows what its closure draws, within its frame")
  func canvas() {
    let laid = Laid(100, 100) {
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: 200, height: 10)), with: .color(.red))
        context.translateBy(x: 10, y: 20)
        context.opacity = 0.5
        context.stroke(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .foreground, lineWidth: 2)
        context.opacity = 1
        context.draw(Text("Hi").foregroundColor(.blue), at: CGPoint(x: 20, y: 50))
        context.draw(Image(systemName: "star"), in: CGRect(x: 50, y: 0, width: 10, height: 10))
        if let symbol = context.resolveSymbol(id: 7) { context.draw(symbol, at: CGPoint(x: 60, y: 40)) }
      } symbols: {
        Text("Own").tag(7)
      }
      .frame(width: 80, height: 80)
    }
    let drawing = laid.simulator.drawing()
    #expect(drawing.items.allSatisfy { $0.clip == rect(10, 10, 80, 80) })
    let svg = drawing.svg()
    #expect(svg.contains("<path d=\"M 10 10 L 210 10 L 210 20 L 10 20 Z\" fill=\"#ff3b30\"/>"))
    #expect(svg.contains("<path d=\"M 20 30 L 40 30 L 40 50 L 20 50 Z\" fill=\"none\" stroke=\"#000000\" "))
    #expect(svg.contains("stroke-opacity=\"0.5\" stroke-width=\"2\"/>"))
    let lines = drawing.text(columns: 20)
    #expect(lines.first == "  ░░░░░░░░░░░░░░░░")
    #expect(["Hi", "Own", "☆"].allSatisfy { text in lines.contains { $0.contains(text) } })
    let plain = Laid(100, 100) { Canvas { _, _ in } }
    #expect(plain.simulator.drawing().items.isEmpty)
  }

  @Test("a group box has an area with an edge around its content")
  func groupBox() {
    let laid = Laid(200, 200) { GroupBox("Title") { Text("Inside") } }
    #expect(laid.frame("GroupBox").insetBy(dx: 15.9, dy: 15.9).contains(laid.frame("Inside")))
    let lines = laid.simulator.drawing().text(columns: 40).map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.first?.hasPrefix("╭─") == true && lines.last?.hasSuffix("─╯") == true)
    #expect(lines.contains { $0.hasPrefix("│") && $0.contains("Inside") && $0.hasSuffix("│") })
  }

  @Test("two buttons side by side stay two")
  func twoButtons() {
    let laid = Laid(300, 200) {
      HStack {
        Button("a") {}
        Button("b") {}
      }
    }
    let line = laid.simulator.drawing().text(columns: 60).joined()
    #expect(line.contains("[a]") && line.contains("[b]"))
  }
}

private struct Slanted: IdentityTree.Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: rect.origin)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

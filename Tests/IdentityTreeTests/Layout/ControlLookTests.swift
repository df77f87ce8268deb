import Foundation
import Testing

@testable import IdentityTree

/// How controls are drawn, by their style, their place and the platform.
@MainActor struct ControlLookTests {
  private func lines<V: View>(
    on device: SimulatedDevice = .phone, _ width: Double = 400, columns: Int = 80, @ViewBuilder _ view: () -> V
  ) -> [String] {
    simulator(on: device, width, view).drawing().text(columns: columns).filter { !$0.isEmpty }
  }

  private func simulator<V: View>(
    on device: SimulatedDevice = .phone, _ width: Double = 400, _ view: () -> V
  ) -> Simulator {
    let simulator = Simulator(device: device, view)
    var window = LayoutWindow(width: width, height: 800)
    window.safeAreaInsets = EdgeInsets()
    simulator.setWindow(window)
    return simulator
  }

  private func figures(_ simulator: Simulator) -> [Drawing.Figure] { simulator.drawing().items.map(\.figure) }

  // MARK: Pickers

  @Test("segments stand between bars, the selected one is shaded")
  func segments() async throws {
    let simulator = simulator(200) { Fruit(style: .segmented) }
    #expect(
      simulator.drawing().text(columns: 40) == ["[   Apple    |░░░░Pear░░░░|      Fig   ]"])
    #expect(figures(simulator).first == .segments(3, chosen: 1))
    try await simulator.run(steps: #"select "Fig" in "Fruit""#)
    #expect(
      simulator.drawing().text(columns: 40) == ["[   Apple    |    Pear    |░░░░░░Fig░░░]"])
    #expect(simulator.drawing().svg().contains("rx=\"7\" fill=\"#ffffff\""))
  }

  @Test("a selection that no segment has marks none")
  func noSegment() {
    #expect(figures(simulator { Fruit(style: .segmented, fruit: "Plum") }).first == .segments(3, chosen: nil))
  }

  @Test("a radio group has its label beside the options, a mark before each")
  func radios() {
    #expect(
      lines(on: .mac) { Fruit(style: .radioGroup) }.map { $0.trimmingCharacters(in: .whitespaces) }
        == ["Fruit    ○   Apple", "◉   Pear", "○   Fig"])
    let laid = simulator(on: .mac) { Fruit(style: .radioGroup) }
    #expect(laid.drawing().svg().components(separatedBy: "<ellipse").count == 5)
  }

  @Test("a horizontal radio group is one line")
  func horizontalRadios() {
    #expect(
      lines(on: .mac) { Fruit(style: .radioGroup).horizontalRadioGroupLayout() }
        .map { $0.trimmingCharacters(in: .whitespaces) } == ["Fruit    ○   Apple       ◉   Pear      ○   Fig"])
  }

  @Test("an inline picker marks the selected option at the end of its row; on macOS it is a radio group")
  func inline() {
    let rows = lines { Fruit(style: .inline) }
    #expect(rows.count == 4)
    #expect(rows.filter { $0.hasSuffix("✓") } == ["Pear" + String(repeating: " ", count: 75) + "✓"])
    #expect(lines(on: .mac) { Fruit(style: .inline) }.contains { $0.contains("◉   Pear") })
  }

  @Test("the selected row of a wheel stands between marks")
  func wheel() {
    let rows = lines { Fruit(style: .wheel) }
    #expect(rows.count == 3)
    #expect(rows[1].hasPrefix("▸ ") && rows[1].hasSuffix(" ◂") && rows[1].contains("Pear"))
    #expect(rows[0].trimmingCharacters(in: .whitespaces) == "Apple")
  }

  // MARK: Toggles

  @Test("a toggle is a switch on iOS and a box before its label on macOS, unless its style says otherwise")
  func toggles() {
    struct Switches: View {
      @State private var isOn = true
      @State private var isOff = false
      var body: some View {
        VStack(alignment: .leading) {
          Toggle("On", isOn: $isOn)
          Toggle("Off", isOn: $isOff)
        }
      }
    }
    #expect(lines { Switches() }.allSatisfy { $0.hasSuffix("●)") || $0.hasSuffix("(●    )") })
    #expect(
      lines(on: .mac) { Switches() }.map { $0.trimmingCharacters(in: .whitespaces) } == ["[x] On", "[ ] Off"])
    #expect(lines(on: .mac) { Switches().toggleStyle(.switch) }[0].hasSuffix("●)"))
    #expect(lines { Switches().toggleStyle(.checkbox) }[0].contains("[x] On"))
    #expect(
      lines(on: .mac, columns: 40) { Switches() }.map { $0.trimmingCharacters(in: .whitespaces) }
        == ["[x] On", "[ ] Off"])
    let box = simulator(on: .mac) { Switches().labelsHidden() }.drawing().items.first
    #expect(box?.frame.size == CGSize(width: 14, height: 14))
  }

  @Test("a grouped form has switches on macOS too")
  func groupedForm() {
    func marks<S: FormStyle>(_ style: S) -> [Drawing.Figure] {
      figures(simulator(on: .mac) { Form { Toggle("On", isOn: .constant(true)) }.formStyle(style) })
    }
    #expect(marks(.grouped).contains(.toggle(true)))
    #expect(marks(.columns).contains(.mark(.checkbox, isOn: true)))
  }

  // MARK: Buttons

  private func button<S: PrimitiveButtonStyle>(_ style: S, on device: SimulatedDevice = .phone) -> String {
    lines(on: device) { Button("Go") {}.buttonStyle(style) }.map { $0.trimmingCharacters(in: .whitespaces) }
      .joined()
  }

  @Test("the brackets of a button go by its style")
  func brackets() {
    #expect(button(.automatic) == "[Go]")
    #expect(button(.bordered) == "[Go]")
    #expect(button(.borderedProminent) == "[Go]")
    #expect(button(.plain) == "Go")
    #expect(button(.borderless) == "Go")
    #expect(button(.link, on: .mac) == "Go")
  }

  @Test("an icon has the brackets that a text in its place has")
  func icons() {
    func icon<S: PrimitiveButtonStyle>(_ style: S) -> String {
      lines {
        Button {
        } label: {
          Image(systemName: "heart")
        }.buttonStyle(style)
      }
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined()
    }
    #expect(icon(.automatic) == "[◇]")
    #expect(icon(.bordered) == "[◇]")
    #expect(icon(.plain) == "◇")
    #expect(icon(.borderless) == "◇")
  }

  @Test("a style of the user's draws the whole look")
  func ownStyle() {
    struct Boxed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.border(.red) }
    }
    let items = simulator { Button("Go") {}.buttonStyle(Boxed()) }.drawing().items
    #expect(items.count == 2)
    guard case .text(_, _, let color, let button)? = items.first?.figure else {
      Issue.record("the label is not drawn first")
      return
    }
    #expect(button == nil && color == .black)
  }

  @Test("a bordered button has an area around its label, by the size of controls")
  func area() {
    let laid = Laid(300, 200) {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        Button {
        } label: {
          Color.blue.frame(width: 50, height: 20)
        }
        .buttonStyle(.bordered)
      }
    }
    #expect(laid.frame("Button").size == CGSize(width: 74, height: 34))
    func area<V: View>(on device: SimulatedDevice = .phone, @ViewBuilder _ view: () -> V) -> Drawing.Item? {
      simulator(on: device, 400, view).drawing().items.first
    }
    let label = Color.blue.frame(width: 50, height: 20)
    let large = area {
      Button {
      } label: {
        label
      }
      .buttonStyle(.borderedProminent).controlSize(.large)
    }
    #expect(large?.figure == .plate(.rectangle(radius: 8), .accent))
    #expect(large?.frame.size == CGSize(width: 90, height: 50))
    let mac = area(on: .mac) {
      Button {
      } label: {
        label
      }
    }
    #expect(mac?.frame.size == CGSize(width: 66, height: 24))
    let capsule = area {
      Button("Go") {}.buttonStyle(.bordered).buttonBorderShape(.capsule).tint(.green)
    }
    guard case .plate(.rectangle(let radius), let color)? = capsule?.figure else {
      Issue.record("no area")
      return
    }
    #expect(radius == (capsule?.frame.height ?? 0) / 2)
    #expect(color.name == "green" && color.opacity == 0.15)
  }

  @Test("the size of controls changes the layout of a button that stays")
  func controlSizeChanges() {
    struct Sized: View {
      @State private var isLarge = false
      var body: some View {
        Toggle("Large", isOn: $isLarge)
        Button("Go") {}.buttonStyle(.bordered).controlSize(isLarge ? .large : .small)
      }
    }
    let laid = Laid(300, 200) { Sized() }
    let before = laid.frame("Button").height
    laid.simulator.toggle("Large")
    #expect((laid.frame("Button").height - before).rounded() == 22)
  }

  @Test("labels of buttons have their color by style, role and tint")
  func colors() {
    func color<V: View>(@ViewBuilder _ view: () -> V) -> String? {
      simulator(on: .phone, 400, view).drawing().items.compactMap { item -> String? in
        if case .text(_, _, let color, _) = item.figure { color.name } else { nil }
      }.first
    }
    #expect(color { Button("Go") {} } == "blue")
    #expect(color { Button("Go") {}.tint(.green) } == "green")
    #expect(color { Button("Go", role: .destructive) {} } == "red")
    #expect(color { Button("Go") {}.buttonStyle(.plain) } == "black")
    #expect(color { Button("Go") {}.buttonStyle(.borderedProminent) } == "white")
    #expect(color { Button("Go") {}.disabled(true) } == "tertiary")
    #expect(color { Text("Go").tint(.green) } == "black")
  }

  @Test("a text that is longer than what it stands for moves its neighbors, and writes over none")
  func neighbors() {
    let line = Laid(1000, 100) {
      HStack {
        Text("Name")
        Text("of")
        Button("Save") {}
        Button("Do") {}
      }
    }.simulator.drawing().text(columns: 40)
    #expect(line.map { $0.trimmingCharacters(in: .whitespaces) } == ["Name of [Save] [Do]"])
  }

  // MARK: Gauges and progress views

  @Test("a round gauge shows the label of its value in a ring that goes as far as the value")
  func rings() {
    func gauge<S: GaugeStyle>(_ style: S) -> Simulator {
      simulator {
        Gauge(value: 18, in: 0...24) {
          Text("T")
        } currentValueLabel: {
          Text("18°")
        }
        .gaugeStyle(style)
      }
    }
    let open = gauge(.accessoryCircular)
    #expect(figures(open).first == .ring(0.75, isOpen: true))
    #expect(
      open.drawing().text(columns: 80).map { $0.trimmingCharacters(in: .whitespaces) } == [
        "╭━━━━━━━━──╮", "│          │", "│          │", "│   18°    │", "│          │", "╰────T─────╯",
      ])
    let closed = gauge(.accessoryCircularCapacity)
    #expect(figures(closed).first == .ring(0.75, isOpen: false))
    #expect(closed.drawing().text().joined().contains("18°"))
    #expect(!closed.drawing().text().joined().contains("T"))
    #expect(closed.drawing().svg().contains("<path d=\"M"))
    #expect(closed.drawing().items.first?.frame.size == CGSize(width: 58, height: 58))
  }

  @Test("a gauge that is a bar has its ends beside it, its label above and that of its value below")
  func bars() {
    func gauge<S: GaugeStyle>(_ style: S) -> [String] {
      lines(200, columns: 40) {
        Gauge(value: 0.5) {
          Text("BPM")
        } currentValueLabel: {
          Text("67")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("9")
        }
        .gaugeStyle(style)
      }.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(gauge(.automatic) == ["BPM", "0   ━━━━━━━━━━━━━━━━────────────────   9", "67"])
    #expect(gauge(.accessoryLinear) == ["0   ━━━━━━━━━━━━━━━━────────────────   9"])
  }

  @Test("a progress view is a bar between its labels as far as its value is known, else a turning mark above them")
  func progress() {
    let laid = Laid(300, 200) {
      ProgressView(value: 0.25) {
        Text("Load")
      } currentValueLabel: {
        Text("25%")
      }
    }
    let bar = laid.simulator.drawing().items.first
    #expect(bar?.figure == .progress(0.25))
    #expect(bar?.frame.width == 300 && bar?.frame.height == 4)
    #expect(laid.frame("Load").maxY < bar?.frame.minY ?? 0)
    #expect(laid.frame("25%").minY > bar?.frame.maxY ?? 0)
    #expect(laid.frame("25%").minX == 0)
    #expect(Laid(300, 200) { ProgressView() }.frame("ProgressView").size == CGSize(width: 20, height: 20))
    #expect(lines { ProgressView("Wait") }.map { $0.trimmingCharacters(in: .whitespaces) } == ["◌", "Wait"])
  }

  // MARK: Dates

  /// Tuesday, 14 November 2023, a quarter past ten in the evening.
  private func dated<V: View>(_ view: (Binding<Date>) -> V) -> some View {
    view(.constant(Date(timeIntervalSince1970: 1_700_000_100)))
      .environment(\.locale, Locale(identifier: "en_US")).environment(\.timeZone, .gmt)
  }

  /// Without the room between the words.
  private func words(_ lines: [String]) -> [String] {
    lines.map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test("a graphical date picker shows the month of its value, the day marked")
  func calendar() {
    let days = words(
      lines { dated { DatePicker("Day", selection: $0, displayedComponents: .date).datePickerStyle(.graphical) } })
    #expect(
      days == [
        "November 2023 ‹ ›", "SUN MON TUE WED THU FRI SAT", "1 2 3 4", "5 6 7 8 9 10 11", "12 13 ( 14 ) 15 16 17 18",
        "19 20 21 22 23 24 25", "26 27 28 29 30",
      ])
    let whole = words(lines { dated { DatePicker("Day", selection: $0).datePickerStyle(.graphical) } })
    #expect(whole.last?.hasPrefix("Time 10:15") == true)
    #expect(Array(whole.dropLast()) == days)
  }

  @Test("a week begins on the day that the locale says")
  func firstDay() {
    let german = words(
      lines {
        DatePicker("Tag", selection: .constant(Date(timeIntervalSince1970: 1_700_000_100)), displayedComponents: .date)
          .datePickerStyle(.graphical).environment(\.locale, Locale(identifier: "de_DE"))
          .environment(\.timeZone, .gmt)
      })
    #expect(german[0].hasPrefix("November 2023"))
    #expect(german[2] == "1 2 3 4 5")
  }

  @Test("a picker of several dates marks each of them")
  func severalDates() {
    let chosen: Set<DateComponents> = [
      DateComponents(year: 2023, month: 11, day: 3), DateComponents(year: 2023, month: 11, day: 8),
    ]
    let simulator = simulator {
      MultiDatePicker("Days", selection: .constant(chosen)).environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.timeZone, .gmt)
    }
    let marks = figures(simulator).filter { figure in
      if case .chosen = figure { return true }
      return false
    }
    #expect(marks.count == 2)
    #expect(simulator.drawing().text(columns: 80)[0].hasPrefix("  November 2023"))
  }

  @Test("wheels show the dates around the value, in the order of the locale")
  func dateWheels() {
    let days = words(
      lines { dated { DatePicker("Day", selection: $0, displayedComponents: .date).datePickerStyle(.wheel) } })
    #expect(days.count == 7)
    #expect(days[3] == "Day ▸ November 14 2023 ◂")
    #expect(days[0] == "August 11 2020" && days[6] == "February 17 2026")
    let times = words(
      lines {
        dated {
          DatePicker("Day", selection: $0, displayedComponents: .hourAndMinute).datePickerStyle(.wheel).labelsHidden()
        }
      })
    #expect(times[2] == "9 14 AM" && times[3] == "▸ 10 15 PM ◂" && times[4] == "11 16")
    let both = words(lines { dated { DatePicker("Day", selection: $0).datePickerStyle(.wheel).labelsHidden() } })
    #expect(both[3] == "▸ Tue, Nov 14 10 15 PM ◂")
  }
}

private struct Fruit<S: PickerStyle>: View {
  let style: S
  @State var fruit = "Pear"
  var body: some View {
    Picker("Fruit", selection: $fruit) {
      ForEach(["Apple", "Pear", "Fig"], id: \.self) { Text($0) }
    }
    .pickerStyle(style)
  }
}

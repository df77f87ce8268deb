import Foundation

// The figures of date pickers that show more than a date: wheels, and the days of a month.

/// The area of a wheel's selected row.
enum DrawnWheel {
  static let band = Drawing.Figure.chosen(.rectangle(radius: 8), DrawnColor("quaternary"), ends: "▸◂")
}

/// How a node's dates are counted and written.
private struct DateWords {
  let surroundings: TextSurroundings
  let calendar: Calendar

  @MainActor init(_ node: Node) {
    surroundings = TextSurroundings(node)
    var calendar = surroundings.calendar ?? .autoupdatingCurrent
    if let locale = surroundings.locale { calendar.locale = locale }
    if let zone = surroundings.timeZone { calendar.timeZone = zone }
    self.calendar = calendar
  }

  var locale: Locale { surroundings.locale ?? .autoupdatingCurrent }

  func text(_ date: Date, _ template: String) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  /// The letters of a template in the order in which the locale writes them.
  func order(_ template: String) -> [Character] {
    let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    var letters: [Character] = []
    var isQuoted = false
    for character in format {
      if character == "'" { isQuoted.toggle() }
      guard !isQuoted, character.isLetter, !letters.contains(character) else { continue }
      letters.append(character)
    }
    return letters
  }
}

extension DrawingMaker {
  /// The wheels or the month of a date picker.
  func dates(_ node: Node, _ look: DatePickerLook, _ frame: CGRect, _ style: Style) -> [Work] {
    guard case .choice(let role)? = node.control else { return [] }
    let words = DateWords(node)
    let selection = node.reading { role.selection()?.base }
    if let chosen = selection as? Set<DateComponents> {
      let dates = chosen.compactMap { words.calendar.date(from: $0) }.sorted()
      return month(of: dates.first ?? words.surroundings.now, chosen: dates, words, frame, style)
    }
    guard let date = selection as? Date else { return [] }
    let components = (node.anyValue as? any DatedView)?.components ?? .date
    if look == .calendar {
      let hasTime = components.contains(.hourAndMinute)
      var days = frame
      if hasTime { days.size.height -= ControlSizes.timeRow }
      let month = month(of: date, chosen: [date], words, days, style)
      return month
        + (hasTime
          ? time(
            of: date, words,
            CGRect(
              origin: CGPoint(x: frame.minX, y: days.maxY),
              size: CGSize(width: frame.width, height: ControlSizes.timeRow)), style) : [])
    }
    guard let item = tree.item(of: node), let rule = item.rule as? TrailingControlRule else { return [] }
    return wheels(date, components, words, item.globalFrame(of: rule.controlFrame), style)
  }

  /// A text in the middle of a place, or at an end of it.
  private func line(
    _ text: String, _ place: CGRect, _ color: DrawnColor, _ style: Style, isBold: Bool = false,
    _ alignment: HorizontalAlignment = .center
  ) -> Work {
    let metrics = FontMetrics(size: 17, isBold: isBold)
    let width = FontMetrics.rounded(metrics.width(of: text))
    let x =
      switch alignment {
      case .leading: place.minX
      case .trailing: place.maxX - width
      default: place.midX - width / 2
      }
    let frame = CGRect(x: x, y: place.midY - metrics.lineHeight / 2, width: width, height: metrics.lineHeight)
    return .figure(.text([text], Drawing.Font(metrics), color, button: nil), frame, style)
  }

  // MARK: A month

  /// The month and its arrows, the days of the week, and the days, those that are chosen marked.
  private func month(
    of date: Date, chosen: [Date], _ words: DateWords, _ place: CGRect, _ style: Style
  ) -> [Work] {
    let calendar = words.calendar
    guard let start = calendar.dateInterval(of: .month, for: date)?.start,
      let days = calendar.range(of: .day, in: .month, for: date)
    else { return [] }
    let header: CGFloat = 44
    let week: CGFloat = 28
    let inner = place.insetBy(dx: 12, dy: 0)
    let top = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: header)
    var works = [
      line(words.text(start, "yMMMM"), top, .black, style, isBold: true, .leading),
      line("‹   ›", top, style.accent, style, .trailing),
    ]
    let cell = CGSize(width: place.width / 7, height: max((place.height - header - week) / 6, 1))
    func frame(_ column: Int, _ y: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: place.minX + CGFloat(column) * cell.width, y: y, width: cell.width, height: height)
    }
    let symbols = calendar.shortStandaloneWeekdaySymbols
    for column in 0..<7 where symbols.count == 7 {
      let symbol = symbols[(column + calendar.firstWeekday - 1) % 7].uppercased(with: words.locale)
      works.append(.figure(.cell, frame(column, place.minY + header, week), style))
      works.append(line(symbol, frame(column, place.minY + header, week), DrawnColor("tertiary"), style))
    }
    let skipped = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    for (index, day) in days.enumerated() {
      guard let date = calendar.date(byAdding: .day, value: index, to: start) else { continue }
      let y = place.minY + header + week + CGFloat((index + skipped) / 7) * cell.height
      let place = frame((index + skipped) % 7, y, cell.height)
      let isChosen = chosen.contains { calendar.isDate($0, inSameDayAs: date) }
      if isChosen {
        let side = min(cell.width, cell.height, 34)
        let circle = CGRect(x: place.midX - side / 2, y: place.midY - side / 2, width: side, height: side)
        works.append(.figure(.chosen(.ellipse, style.accent, ends: "()"), circle, style))
      }
      works.append(.figure(.cell, place, style))
      works.append(line("\(day)", place, isChosen ? DrawnColor("white") : .black, style))
    }
    return works
  }

  /// The row below a month that has the time.
  private func time(of date: Date, _ words: DateWords, _ place: CGRect, _ style: Style) -> [Work] {
    let row = place.insetBy(dx: 12, dy: 6)
    let text = words.surroundings.time(date)
    let width = FontMetrics.body.width(of: text) + 24
    let field = CGRect(x: row.maxX - width, y: row.minY, width: width, height: row.height)
    return [
      line("Time", row, .black, style, isBold: true, .leading),
      .figure(
        .plate(.rectangle(radius: 8), DrawnColor(red: 0.463, green: 0.463, blue: 0.502, opacity: 0.12)), field, style),
      line(text, field, .black, style),
    ]
  }

  // MARK: Wheels

  /// What one wheel shows at a distance from the selected row; `nil` where it has ended.
  private typealias Wheel = (Int) -> String?

  private func wheels(
    _ date: Date, _ components: DatePickerComponents, _ words: DateWords, _ place: CGRect, _ style: Style
  ) -> [Work] {
    let wheels = self.wheels(date, components, words)
    let middle = place.midY
    let band = CGRect(x: place.minX, y: middle - WheelRule.row / 2, width: place.width, height: WheelRule.row)
    var works: [Work] = [.figure(DrawnWheel.band, band, style)]
    // Each wheel is as wide as its texts, and has its part of what is left.
    let texts = wheels.map { wheel in (-3...3).map(wheel) }
    let widths = texts.map { $0.map { FontMetrics.body.width(of: $0 ?? "") }.max() ?? 0 }
    let rest = (place.width - widths.reduce(0, +)) / CGFloat(max(wheels.count, 1))
    var x = place.minX
    for (texts, own) in zip(texts, widths) {
      let width = own + rest
      for (step, text) in zip(-3...3, texts) {
        guard let text else { continue }
        let frame = CGRect(
          x: x, y: middle + (CGFloat(step) - 0.5) * WheelRule.row, width: width, height: WheelRule.row)
        works.append(.figure(.cell, frame, style))
        works.append(line(text, frame, step == 0 ? .black : DrawnColor("tertiary"), style))
      }
      x += width
    }
    return works
  }

  private func wheels(_ date: Date, _ components: DatePickerComponents, _ words: DateWords) -> [Wheel] {
    let calendar = words.calendar
    var wheels: [Wheel] = []
    let hasTime = components.contains(.hourAndMinute)
    if components.contains(.date) {
      if hasTime {
        wheels.append { step in
          calendar.date(byAdding: .day, value: step, to: date).map { words.text($0, "EEEMMMd") }
        }
      } else {
        for letter in words.order("yMMMMd") {
          switch letter {
          case "y":
            wheels.append { step in calendar.date(byAdding: .year, value: step, to: date).map { words.text($0, "y") } }
          case "M", "L":
            let names = calendar.standaloneMonthSymbols
            let now = calendar.component(.month, from: date) - 1
            wheels.append { step in names.isEmpty ? nil : names[(now + step + names.count) % names.count] }
          case "d":
            let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
            let now = calendar.component(.day, from: date) - 1
            wheels.append { step in "\((now + step + count) % count + 1)" }
          default: break
          }
        }
      }
    }
    guard hasTime else { return wheels }
    let hour = calendar.component(.hour, from: date)
    let minute = calendar.component(.minute, from: date)
    let halves = words.order("jm").contains("a") ? [calendar.amSymbol, calendar.pmSymbol] : []
    wheels.append { step in
      let other = (hour + step + 24) % 24
      return halves.isEmpty ? Self.twoDigits(other) : "\((other + 11) % 12 + 1)"
    }
    wheels.append { step in Self.twoDigits((minute + step + 60) % 60) }
    if !halves.isEmpty {
      let half = hour / 12
      wheels.append { step in halves.indices.contains(half + step) ? halves[half + step] : nil }
    }
    return wheels
  }

  private nonisolated static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

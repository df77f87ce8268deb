import Foundation

extension Drawing {
  /// The drawing as an SVG document of the window's size.
  public func svg() -> String {
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Self.number(window.width))\" "
        + "height=\"\(Self.number(window.height))\" "
        + "viewBox=\"0 0 \(Self.number(window.width)) \(Self.number(window.height))\">",
      "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
    ]
    var clips: [String] = []
    for item in items where !item.isEmpty && item.figure != .cell {
      let body = Self.element(item)
      guard let clip = item.clip, !clip.contains(item.frame) else {
        lines.append(body)
        continue
      }
      let rect = Self.rectangle(clip)
      let index = clips.firstIndex(of: rect) ?? clips.count
      if index == clips.count {
        clips.append(rect)
        lines.append("<clipPath id=\"clip\(index)\"><rect \(rect)/></clipPath>")
      }
      lines.append("<g clip-path=\"url(#clip\(index))\">\(body)</g>")
    }
    lines.append("</svg>")
    return lines.joined(separator: "\n")
  }

  /// At most two digits behind the point.
  private static func number(_ value: CGFloat) -> String {
    let value = (Double(value.finite) * 100).rounded() / 100
    return value == value.rounded() ? String(Int(value)) : String(value)
  }

  private static func rectangle(_ rect: CGRect) -> String {
    "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\" "
      + "height=\"\(number(rect.height))\""
  }

  private static func hex(_ color: DrawnColor) -> String {
    let plain = DrawnColor(red: color.red, green: color.green, blue: color.blue).bytes()
    let digits = [plain.red, plain.green, plain.blue].map { value in
      let digits = String(value, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + digits.joined()
  }

  private static func paint(_ name: String, _ color: DrawnColor, _ opacity: Double) -> String {
    let alpha = color.opacity * opacity
    return "\(name)=\"\(hex(color))\"" + (alpha < 0.999 ? " \(name)-opacity=\"\(number(CGFloat(alpha)))\"" : "")
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
      .filter { !$0.isControl }
  }

  private static func figure(_ outline: Outline, _ frame: CGRect, _ rest: String) -> String {
    switch outline {
    case .rectangle(let radius):
      let corner = min(radius, min(frame.width, frame.height) / 2)
      return "<rect \(rectangle(frame))" + (corner > 0 ? " rx=\"\(number(corner))\"" : "") + " \(rest)/>"
    case .ellipse:
      return "<ellipse cx=\"\(number(frame.midX))\" cy=\"\(number(frame.midY))\" rx=\"\(number(frame.width / 2))\" "
        + "ry=\"\(number(frame.height / 2))\" \(rest)/>"
    case .path(let path, let isEvenOdd):
      return "<path d=\"\(steps(path))\"" + (isEvenOdd ? " fill-rule=\"evenodd\"" : "") + " \(rest)/>"
    }
  }

  private static func steps(_ path: Path) -> String {
    func text(_ letter: String, _ points: CGPoint...) -> String {
      letter + " " + points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    return path.elements.map { element in
      switch element {
      case .move(let point): text("M", point)
      case .line(let point): text("L", point)
      case .quadCurve(let point, let control): text("Q", control, point)
      case .curve(let point, let control1, let control2): text("C", control1, control2, point)
      case .closeSubpath: "Z"
      }
    }.joined(separator: " ")
  }

  private static func line(_ style: StrokeStyle) -> String {
    var text = "stroke-width=\"\(number(style.lineWidth))\""
    switch style.lineCap {
    case .round: text += " stroke-linecap=\"round\""
    case .square: text += " stroke-linecap=\"square\""
    default: break
    }
    switch style.lineJoin {
    case .round: text += " stroke-linejoin=\"round\""
    case .bevel: text += " stroke-linejoin=\"bevel\""
    default: break
    }
    guard !style.dash.isEmpty else { return text }
    text += " stroke-dasharray=\"\(style.dash.map { number($0) }.joined(separator: " "))\""
    return style.dashPhase == 0 ? text : text + " stroke-dashoffset=\"\(number(style.dashPhase))\""
  }

  private static func element(_ item: Item) -> String {
    let frame = item.frame
    switch item.figure {
    case .fill(let outline, let color, _): return figure(outline, frame, paint("fill", color, item.opacity))
    case .stroke(let outline, let color, let style):
      // SwiftUI's borders lie inside of the view.
      let width = style.lineWidth
      let inner = frame.insetBy(dx: min(width, frame.width) / 2, dy: min(width, frame.height) / 2)
      return figure(outline, inner, "fill=\"none\" \(paint("stroke", color, item.opacity)) \(line(style))")
    case .text(let lines, let font, let color, _): return text(lines, font, color, item)
    case .symbol(let name, let color, _):
      let box = figure(
        .rectangle(radius: 3), frame.insetBy(dx: 1, dy: 1), "fill=\"none\" \(paint("stroke", color, item.opacity))")
      let glyph = glyph(name)
      guard glyph.isTelling else { return "<g>\(box)<title>\(escaped(name))</title></g>" }
      let size = Int(min(max(min(frame.width, frame.height), 4), 500))
      let alpha = item.opacity < 0.999 ? " opacity=\"\(number(CGFloat(item.opacity)))\"" : ""
      return "<g\(alpha)>" + centered(glyph.text, frame, size: size, color: hex(color))
        + "<title>\(escaped(name))</title></g>"
    case .picture(let name):
      return "<g>" + figure(.rectangle(radius: 0), frame, "fill=\"#e5e5ea\" stroke=\"#8e8e93\"")
        + centered(name, frame, size: 12, color: "#8e8e93") + "</g>"
    case .toggle(let isOn):
      let knob = CGRect(
        x: isOn ? frame.maxX - frame.height + 2 : frame.minX + 2, y: frame.minY + 2, width: frame.height - 4,
        height: frame.height - 4)
      return "<g>"
        + figure(.rectangle(radius: frame.height / 2), frame, "fill=\"\(isOn ? "#34c759" : "#e9e9eb")\"")
        + figure(.ellipse, knob, "fill=\"#ffffff\"") + "</g>"
    case .field(let text, let isPrompt):
      return "<g>" + figure(.rectangle(radius: 5), frame, "fill=\"none\" stroke=\"#c6c6c8\"")
        + "<text x=\"\(number(frame.minX + 4))\" y=\"\(number(frame.midY + 6))\" font-size=\"17\" "
        + "font-family=\"system-ui, sans-serif\" fill=\"\(isPrompt ? "#c4c4c6" : "#000000")\">\(escaped(text))</text></g>"
    case .slider(let fraction): return slider(frame, fraction)
    case .stepper:
      return "<g>" + figure(.rectangle(radius: 8), frame, "fill=\"#eeeeef\"")
        + centered("−   +", frame, size: 20, color: "#000000") + "</g>"
    case .progress(let fraction):
      guard let fraction else {
        return figure(.ellipse, frame.insetBy(dx: 3, dy: 3), "fill=\"none\" stroke=\"#8e8e93\" stroke-dasharray=\"3\"")
      }
      return slider(frame, min(max(fraction, 0), 1), hasKnob: false)
    case .plate(let outline, let color), .chosen(let outline, let color, _):
      return figure(outline, frame, paint("fill", color, item.opacity))
    case .cell: return ""
    case .segments(let count, let chosen): return segments(frame, count, chosen)
    case .mark(let mark, let isOn): return self.mark(mark, isOn, frame)
    case .ring(let fraction, let isOpen): return ring(frame, min(max(fraction, 0), 1), isOpen)
    }
  }

  private static func segments(_ frame: CGRect, _ count: Int, _ chosen: Int?) -> String {
    var parts = [figure(.rectangle(radius: 8), frame, "fill=\"#eeeeef\"")]
    if let chosen, count > 0 {
      let width = frame.width / CGFloat(count)
      let part = CGRect(x: frame.minX + CGFloat(chosen) * width, y: frame.minY, width: width, height: frame.height)
      parts.append(figure(.rectangle(radius: 7), part.insetBy(dx: 2, dy: 2), "fill=\"#ffffff\" stroke=\"#d9d9dc\""))
    }
    return "<g>\(parts.joined())</g>"
  }

  private static func line(_ points: [CGPoint], _ color: String, width: CGFloat) -> String {
    let list = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    return "<polyline points=\"\(list)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(number(width))\" "
      + "stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
  }

  private static func check(_ frame: CGRect, _ color: String) -> String {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
    }
    return line([point(0.22, 0.52), point(0.43, 0.74), point(0.78, 0.26)], color, width: 2)
  }

  private static func mark(_ mark: Mark, _ isOn: Bool, _ frame: CGRect) -> String {
    let outline = Outline.mark(mark)
    let box = figure(
      outline, frame, isOn ? "fill=\"#007aff\"" : "fill=\"#ffffff\" stroke=\"#c6c6c8\"")
    switch mark {
    case .check: return isOn ? check(frame, "#007aff") : "<g/>"
    case .checkbox: return "<g>" + box + (isOn ? check(frame, "#ffffff") : "") + "</g>"
    case .radio:
      let dot = frame.insetBy(dx: frame.width * 0.3, dy: frame.height * 0.3)
      return "<g>" + box + (isOn ? figure(.ellipse, dot, "fill=\"#ffffff\"") : "") + "</g>"
    }
  }

  /// A part of a circle, clockwise from where it begins: at the top, or at the left of an opening at the bottom.
  private static func ring(_ frame: CGRect, _ fraction: Double, _ isOpen: Bool) -> String {
    let radius = max(min(frame.width, frame.height) / 2 - 4, 1)
    let (start, whole) = isOpen ? (135.0, 270.0) : (-90.0, 360.0)
    func arc(_ part: Double, _ color: String) -> String {
      guard part > 0 else { return "" }
      func point(_ degrees: Double) -> String {
        let angle = degrees * .pi / 180
        let x = frame.midX + radius * CGFloat(cos(angle))
        let y = frame.midY + radius * CGFloat(sin(angle))
        return "\(number(x)) \(number(y))"
      }
      // An arc that ends where it begins would be none.
      let end = start + min(part * whole, 359.9)
      let isLong = end - start > 180 ? 1 : 0
      return
        "<path d=\"M \(point(start)) A \(number(radius)) \(number(radius)) 0 \(isLong) 1 \(point(end))\" fill=\"none\" "
        + "stroke=\"\(color)\" stroke-width=\"6\" stroke-linecap=\"round\"/>"
    }
    return "<g>" + arc(1, "#e9e9eb") + arc(fraction, "#007aff") + "</g>"
  }

  private static func text(_ lines: [String], _ font: Font, _ color: DrawnColor, _ item: Item) -> String {
    let family = font.isMonospaced ? "ui-monospace, monospace" : "system-ui, sans-serif"
    var parts: [String] = []
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let metrics = FontMetrics(size: font.size, isBold: font.isBold, isMonospaced: font.isMonospaced)
      let y = item.frame.minY + CGFloat(index) * font.lineHeight + font.ascent
      // The glyphs of the reader's font are fitted into the width that layout reckoned with.
      parts.append(
        "<text x=\"\(number(item.frame.minX))\" y=\"\(number(y))\" font-size=\"\(number(font.size))\" "
          + "font-family=\"\(family)\"" + (font.isBold ? " font-weight=\"600\"" : "")
          + " textLength=\"\(number(metrics.width(of: line)))\" lengthAdjust=\"spacingAndGlyphs\" "
          + "\(paint("fill", color, item.opacity))>\(escaped(line))</text>")
    }
    return parts.count == 1 ? parts[0] : "<g>\(parts.joined())</g>"
  }

  private static func centered(_ text: String, _ frame: CGRect, size: Int, color: String) -> String {
    "<text x=\"\(number(frame.midX))\" y=\"\(number(frame.midY + CGFloat(size) / 3))\" font-size=\"\(size)\" "
      + "text-anchor=\"middle\" font-family=\"system-ui, sans-serif\" fill=\"\(color)\">\(escaped(text))</text>"
  }

  private static func slider(_ frame: CGRect, _ fraction: Double, hasKnob: Bool = true) -> String {
    let track = CGRect(x: frame.minX, y: frame.midY - 2, width: frame.width, height: 4)
    var full = track
    full.size.width = track.width * CGFloat(fraction)
    let knob = CGRect(x: full.maxX - 12, y: frame.midY - 12, width: 24, height: 24)
    return "<g>" + figure(.rectangle(radius: 2), track, "fill=\"#e9e9eb\"")
      + figure(.rectangle(radius: 2), full, "fill=\"#007aff\"")
      + (hasKnob ? figure(.ellipse, knob, "fill=\"#ffffff\" stroke=\"#c6c6c8\"") : "") + "</g>"
  }
}

extension Drawing.Outline {
  fileprivate static func mark(_ mark: Drawing.Mark) -> Self { mark == .radio ? .ellipse : .rectangle(radius: 3) }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
  }
}

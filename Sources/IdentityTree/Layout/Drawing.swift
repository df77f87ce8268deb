import Foundation

/// What a laid-out view shows, as figures in the order in which they are drawn.
public struct Drawing: Sendable, Equatable {
  /// The outline of a figure.
  enum Outline: Sendable, Equatable {
    /// With corners of a radius in points.
    case rectangle(radius: CGFloat)
    case ellipse
    /// In the window's coordinates, whatever the frame.
    case path(Path, isEvenOdd: Bool)
  }

  struct Font: Sendable, Equatable {
    var size: CGFloat
    var isBold: Bool
    var isMonospaced: Bool
    var lineHeight: CGFloat
    var ascent: CGFloat
  }

  enum Figure: Sendable, Equatable {
    /// An area; the name of its color is shown where there is room and nothing lies over it.
    case fill(Outline, DrawnColor, name: String?)
    case stroke(Outline, DrawnColor, StrokeStyle)
    /// With the number of the button that it is the label of, or a part of it.
    case text([String], Font, DrawnColor, button: Int?)
    case symbol(String, DrawnColor, button: Int?)
    case picture(String)
    case toggle(Bool)
    case field(String, isPrompt: Bool)
    case slider(Double)
    case stepper
    case progress(Double?)
    /// The area of a bordered button, whose label stands in it.
    case plate(Outline, DrawnColor)
    /// The area behind what is chosen among others; a text drawing has these two characters at its ends instead.
    case chosen(Outline, DrawnColor, ends: String)
    /// The areas of so many choices side by side, and which of them is chosen.
    case segments(Int, chosen: Int?)
    case mark(Mark, isOn: Bool)
    /// Nothing: a place whose texts stand in its middle.
    case cell
    /// A part of a ring, which is open at the bottom or closed.
    case ring(Double, isOpen: Bool)
  }

  /// A small figure beside what it says something about.
  enum Mark: Sendable, Equatable {
    case checkbox, radio, check
  }

  struct Item: Sendable, Equatable {
    var figure: Figure
    /// In the window, in points.
    var frame: CGRect
    /// What of it is seen.
    var clip: CGRect?
    var opacity: Double
  }

  /// The size of the window in points.
  var window: CGSize
  /// The frame of the root view.
  var root: CGRect
  var items: [Item]

  /// The part of the window that anything is drawn in.
  var bounds: CGRect {
    let seen = items.filter { !$0.isEmpty }.map { item in item.clip.map { item.frame.intersection($0) } ?? item.frame }
    let all = seen.filter { !$0.isNull }.reduce(root) { $0.union($1) }
    return all.intersection(CGRect(origin: .zero, size: window))
  }
}

extension Drawing.Item {
  /// Nothing would be seen.
  var isEmpty: Bool {
    switch figure {
    case .fill(_, let color, _), .stroke(_, let color, _), .text(_, _, let color, _), .symbol(_, let color, _),
      .plate(_, let color):
      color.opacity * opacity <= 0.01
    default: opacity <= 0.01
    }
  }
}

/// A color with its numbers, from 0 to 1.
struct DrawnColor: Sendable, Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity = 1.0
  /// What the source calls it.
  var name = ""

  static let black = DrawnColor(red: 0, green: 0, blue: 0, name: "black")
  static let gray = DrawnColor(red: 0.557, green: 0.557, blue: 0.576, name: "gray")
  static let accent = DrawnColor(red: 0, green: 0.478, blue: 1, name: "blue")

  /// SwiftUI's colors in light appearance.
  private static let known: [String: Int] = [
    "red": 0xFF3B30, "orange": 0xFF9500, "yellow": 0xFFCC00, "green": 0x34C759, "mint": 0x00C7BE, "teal": 0x30B0C7,
    "cyan": 0x32ADE6, "blue": 0x007AFF, "indigo": 0x5856D6, "purple": 0xAF52DE, "pink": 0xFF2D55, "brown": 0xA2845E,
    "white": 0xFFFFFF, "gray": 0x8E8E93, "black": 0x000000, "primary": 0x000000, "secondary": 0x8A8A8E,
    "tertiary": 0xC4C4C7, "quaternary": 0xD9D9DC, "accentColor": 0x007AFF, "tint": 0x007AFF, "foreground": 0x000000,
    "background": 0xFFFFFF, "separator": 0xC6C6C8, "link": 0x007AFF, "placeholder": 0xC4C4C6,
  ]

  /// The color that an attribute records, by its name or its numbers; gradients and materials count as gray.
  init(_ attribute: NodeAttribute) {
    self.init(attribute.value, data: attribute.data)
  }

  init(red: Double, green: Double, blue: Double, opacity: Double = 1, name: String = "") {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
    self.name = name
  }

  init(_ text: String, data: [Double] = []) {
    let base = String(text.prefix { $0.isLetter })
    var opacity = 1.0
    for part in text.components(separatedBy: ".opacity(").dropFirst() {
      opacity *= Double(part.prefix { $0 != ")" }) ?? 1
    }
    if base == "clear" {
      self.init(red: 0, green: 0, blue: 0, opacity: 0, name: text)
    } else if let value = Self.known[base] {
      self.init(
        red: Double(value >> 16) / 255, green: Double(value >> 8 & 255) / 255, blue: Double(value & 255) / 255,
        opacity: opacity, name: text)
    } else if data.count >= 4 {
      self.init(red: data[0], green: data[1], blue: data[2], opacity: data[3], name: text)
    } else if text.hasPrefix("rgba(") {
      let numbers = text.dropFirst(5).prefix { $0 != ")" }.split(separator: ",").compactMap {
        Double($0.trimmingCharacters(in: .whitespaces))
      }
      guard numbers.count == 4 else {
        self = .gray
        return
      }
      self.init(red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3] * opacity, name: text)
    } else {
      self.init(red: 0.85, green: 0.85, blue: 0.87, opacity: opacity, name: text)
    }
  }

  /// The three bytes of the color, laid over white where it is transparent.
  func bytes(opacity: Double = 1) -> (red: Int, green: Int, blue: Int) {
    let alpha = min(max(self.opacity * opacity, 0), 1)
    func byte(_ value: Double) -> Int {
      let value = value.isFinite ? min(max(value, 0), 1) : 0
      return Int(((value * alpha + 1 - alpha) * 255).rounded())
    }
    return (byte(red), byte(green), byte(blue))
  }

  var isWhite: Bool { bytes() == (255, 255, 255) }
}

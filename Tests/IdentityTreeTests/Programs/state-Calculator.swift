import SwiftUI

enum Key: String, Hashable {
  case zero = "0"
  case one = "1"
  case two = "2"
  case three = "3"
  case plus = "+"
  case times = "×"
  case equals = "="
  case clear = "C"

  var color: Color {
    switch self {
    case .plus, .times, .equals: .orange
    case .clear: .gray
    default: Color(.sRGB, white: 0.2, opacity: 1)
    }
  }
}

struct Calculator {
  private(set) var display = "0"
  private var stored = 0
  private var pending: Key?
  private var startsNew = true

  mutating func press(_ key: Key) {
    switch key {
    case .clear: self = Calculator()
    case .plus, .times:
      compute()
      pending = key
    case .equals:
      compute()
      pending = nil
    default:
      display = startsNew ? key.rawValue : display + key.rawValue
      startsNew = false
    }
  }

  private mutating func compute() {
    let entered = Int(display) ?? 0
    switch pending {
    case .plus: stored += entered
    case .times: stored *= entered
    default: stored = entered
    }
    display = String(stored)
    startsNew = true
  }
}

struct KeyStyle: ButtonStyle {
  let color: Color
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.title)
      .frame(maxWidth: .infinity, minHeight: 60)
      .background(color.opacity(configuration.isPressed ? 0.5 : 1), in: .rect(cornerRadius: 12))
      .foregroundStyle(.white)
  }
}

struct CalculatorScreen: View {
  @State private var calculator = Calculator()
  private let rows: [[Key]] = [[.one, .two, .plus], [.three, .zero, .times], [.clear, .equals]]

  var body: some View {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      Text(calculator.display)
        .font(.system(size: 50))
        .frame(maxWidth: .infinity, alignment: .trailing)
        .accessibilityIdentifier("display")
      ForEach(rows, id: \.self) { row in
        GridRow {
          ForEach(row, id: \.self) { key in
            Button(key.rawValue) { calculator.press(key) }
              .buttonStyle(KeyStyle(color: key.color))
              .gridCellColumns(key == .equals ? 2 : 1)
          }
        }
      }
    }
    .padding()
  }
}

#Preview { CalculatorScreen() }

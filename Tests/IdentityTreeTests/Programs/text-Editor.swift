import SwiftUI

struct WordCount: View {
  let text: String
  var body: some View {
    LabeledContent("Words") { Text("\(text.split(whereSeparator: \.isWhitespace).count)") }
      .labeledContentStyle(.automatic)
  }
}

struct StyledLine: View {
  let text: String
  let isBold: Bool
  let isItalic: Bool
  let size: Double

  var body: some View {
    Text(text.isEmpty ? "Nothing" : text)
      .font(.system(size: size, weight: isBold ? .bold : .regular, design: .serif))
      .italic(isItalic)
      .underline(isItalic, pattern: .dot, color: .red)
      .tracking(1)
      .lineSpacing(4)
      .textCase(isBold ? .uppercase : nil)
      .textSelection(.enabled)
      .minimumScaleFactor(0.5)
      .allowsTightening(true)
  }
}

struct TextLab: View {
  @State private var text = "one two"
  @State private var isBold = false
  @State private var isItalic = false
  @State private var size = 20.0

  var body: some View {
    VStack {
      StyledLine(text: text, isBold: isBold, isItalic: isItalic, size: size)
      WordCount(text: text)
      TextField("Line", text: $text, prompt: Text("Write here"))
        .onChange(of: text) { old, new in
          if new.count > 12 { text = old }
        }
      HStack {
        Toggle("Bold", isOn: $isBold)
        Toggle("Italic", isOn: $isItalic)
      }
      .toggleStyle(.button)
      Slider(value: $size, in: 10...40) { Text("Size") }
    }
  }
}

#Preview { TextLab() }

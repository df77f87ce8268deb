import SwiftUI

struct Formats: View {
  @State private var price = 9.5
  @State private var amount = 1234
  @State private var name = "Ada"
  @State private var isBold = false

  private var note: AttributedString {
    var text = AttributedString("Dear ")
    var strong = AttributedString(name)
    strong.foregroundColor = .purple
    strong.font = .body.bold()
    text.append(strong)
    return text
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Hello, \(name)!")
      Text("Amount \(amount)")
      Text(amount, format: .number.grouping(.never))
      Text("\(price, specifier: "%.2f") each")
      Text(note)
      Text("Plain and **bold** and _italic_")
      Text(verbatim: "Not **bold**")
      Text("Left, ").foregroundStyle(.red) + Text("right").bold(isBold)
      Text(["a", "b", "c"], format: .list(type: .and))
      Text("\(Image(systemName: "star")) rated")
        .accessibilityIdentifier("rated")
      Text(0.256, format: .percent)
      Text("tea".uppercased()).kerning(2).baselineOffset(1)
      Button("Raise") {
        price += 1
        amount += 1
        isBold = true
      }
      TextField("Name", text: $name)
    }
    .environment(\.locale, Locale(identifier: "en_US"))
    .multilineTextAlignment(.leading)
    .lineLimit(1)
    .truncationMode(.tail)
  }
}

#Preview { Formats() }

import SwiftUI

struct CodeField: View {
  @State private var digits = ["", "", ""]
  @FocusState private var focused: Int?

  var body: some View {
    VStack {
      HStack {
        ForEach(0..<3, id: \.self) { index in
          TextField("Digit \(index + 1)", text: $digits[index])
            .focused($focused, equals: index)
            .onChange(of: digits[index]) { _, new in
              if new.count > 1 { digits[index] = String(new.suffix(1)) }
              if !new.isEmpty { focused = index < 2 ? index + 1 : nil }
            }
        }
      }
      Text("Code \(digits.joined())")
      Text(focused.map { "Editing \($0 + 1)" } ?? "Not editing")
      Button("Begin") { focused = 0 }
      Button("Clear") {
        digits = ["", "", ""]
        focused = 0
      }
    }
    .defaultFocus($focused, 0)
  }
}

struct TitleKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
  var title: Binding<String>? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

struct TitleMenu: View {
  @FocusedBinding(\.title) private var title
  var body: some View {
    Button("Upper") { title = title?.uppercased() }
      .disabled(title == nil)
  }
}

struct FocusScreen: View {
  @State private var title = "Notes"
  var body: some View {
    VStack {
      CodeField()
      TextField("Title", text: $title)
        .focusedValue(\.title, $title)
      TitleMenu()
    }
  }
}

#Preview { FocusScreen() }

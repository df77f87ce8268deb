import SwiftUI

struct Draft: View {
  let name: String
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("To \(name)", text: $text)
      .focused($isFocused)
  }
}

struct Composer: View {
  @State private var recipient = "Ann"
  @State private var version = 0
  @State private var isBoxed = false

  var body: some View {
    VStack {
      Draft(name: recipient)
      Draft(name: "copy \(recipient)").id(recipient)
      if isBoxed {
        Draft(name: "boxed").border(.red)
      } else {
        Draft(name: "boxed")
      }
      Draft(name: "inert").border(.red, width: isBoxed ? 1 : 0)
      Button("Other") { recipient = recipient == "Ann" ? "Bob" : "Ann" }
      Toggle("Box", isOn: $isBoxed)
    }
    .id(version)
    Button("Renew") { version += 1 }
  }
}

#Preview { Composer() }

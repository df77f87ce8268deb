import SwiftUI

struct Banner: View {
  private let title: Text
  private let detail: LocalizedStringKey

  init(_ title: LocalizedStringKey, detail: LocalizedStringKey) {
    self.title = Text(title)
    self.detail = detail
  }

  @_disfavoredOverload
  init(_ title: some StringProtocol, detail: LocalizedStringKey) {
    self.title = Text(title)
    self.detail = detail
  }

  var body: some View {
    GroupBox {
      Text(detail)
    } label: {
      title
    }
  }
}

struct LocalizedScreen: View {
  @State private var count = 1
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    VStack {
      Banner("News", detail: "You have \(count) *new* letters")
      Banner("Plain **\(locale.identifier)**" as String, detail: "as it is")
      Button("More") { count += 1 }
      Text(direction == .rightToLeft ? "from the right" : "from the left")
      Link("Help", destination: URL(string: "https://example.com")!)
    }
  }
}

#Preview { LocalizedScreen() }

import SwiftUI

struct Page: Identifiable {
  let id: Int
  let title: String
  let symbol: String
}

struct PageView: View {
  let page: Page
  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: page.symbol)
        .resizable()
        .scaledToFit()
        .frame(width: 120, height: 120)
        .symbolRenderingMode(.hierarchical)
      Text(page.title).font(.largeTitle.weight(.heavy))
    }
  }
}

struct Onboarding: View {
  @Binding var isDone: Bool
  @State private var current = 0

  private let pages = [
    Page(id: 0, title: "Welcome", symbol: "hand.wave"),
    Page(id: 1, title: "Collect", symbol: "tray.full"),
    Page(id: 2, title: "Share", symbol: "square.and.arrow.up"),
  ]

  var body: some View {
    VStack {
      TabView(selection: $current) {
        ForEach(pages) { page in
          PageView(page: page).tag(page.id)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .interactive))
      Text("Page \(current + 1) of \(pages.count)")
      Button(current == pages.count - 1 ? "Begin" : "Next") {
        if current == pages.count - 1 {
          isDone = true
        } else {
          withAnimation { current += 1 }
        }
      }
      Button("Skip") { isDone = true }
        .opacity(current == pages.count - 1 ? 0 : 1)
    }
  }
}

struct OnboardedApp: View {
  @AppStorage("onboarded") private var isDone = false

  var body: some View {
    if isDone {
      VStack {
        Text("Home")
        Button("Show again") { isDone = false }
      }
    } else {
      Onboarding(isDone: $isDone)
    }
  }
}

#Preview { OnboardedApp() }

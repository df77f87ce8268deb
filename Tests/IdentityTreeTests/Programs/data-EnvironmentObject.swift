import Combine
import SwiftUI

final class Session: ObservableObject {
  @Published var user: String?
  @Published private(set) var visits = 0
  var isLoggedIn: Bool { user != nil }

  func logIn(_ name: String) {
    user = name
    visits += 1
  }
}

struct WelcomeView: View {
  @EnvironmentObject private var session: Session
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Your name", text: $name)
      Button("Enter") { session.logIn(name) }
        .disabled(name.isEmpty)
    }
  }
}

struct HomeView: View {
  @EnvironmentObject private var session: Session
  @StateObject private var clicks = Clicks()

  final class Clicks: ObservableObject {
    @Published var count = 0
    init() { print("clicks made") }
  }

  var body: some View {
    VStack {
      Text("Hello, \(session.user ?? "nobody")")
      Text("Visit \(session.visits)")
      Button("Click \(clicks.count)") { clicks.count += 1 }
      Button("Leave") { session.user = nil }
    }
  }
}

struct SessionApp: View {
  @StateObject private var session = Session()

  var body: some View {
    Group {
      if session.isLoggedIn {
        HomeView()
      } else {
        WelcomeView()
      }
    }
    .environmentObject(session)
  }
}

struct SessionApp_Previews: PreviewProvider {
  static var previews: some View {
    SessionApp()
      .previewDisplayName("Session")
  }
}

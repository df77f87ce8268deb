import SwiftUI

struct Quote: Identifiable, Decodable, Equatable {
  let id: Int
  let text: String
}

protocol QuoteService: Sendable {
  func load(page: Int) async throws -> [Quote]
}

struct FakeService: QuoteService {
  struct Failure: Error {}

  func load(page: Int) async throws -> [Quote] {
    try await Task.sleep(nanoseconds: 1_000_000_000)
    guard page < 3 else { throw Failure() }
    let json = #"[{"id": \#(page * 10), "text": "Quote \#(page)"}]"#
    return try JSONDecoder().decode([Quote].self, from: Data(json.utf8))
  }
}

struct QuoteScreen: View {
  enum Phase: Equatable {
    case loading
    case loaded([Quote])
    case failed(String)
  }

  let service: any QuoteService
  @State private var phase = Phase.loading
  @State private var page = 1

  var body: some View {
    NavigationStack {
      Group {
        switch phase {
        case .loading:
          ProgressView("Loading…")
        case .loaded(let quotes):
          List(quotes) { Text($0.text) }
            .refreshable { await load() }
        case .failed(let message):
          ContentUnavailableView {
            Label("Failed", systemImage: "wifi.slash")
          } description: {
            Text(message)
          } actions: {
            Button("Again") { page = 1 }
          }
        }
      }
      .task(id: page) {
        phase = .loading
        await load()
      }
      .toolbar { Button("Next") { page += 1 } }
    }
  }

  private func load() async {
    do {
      phase = .loaded(try await service.load(page: page))
    } catch is CancellationError {
      print("cancelled")
    } catch {
      phase = .failed("Page \(page) is missing")
    }
  }
}

#Preview { QuoteScreen(service: FakeService()) }

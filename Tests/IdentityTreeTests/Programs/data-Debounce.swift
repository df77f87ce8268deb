import Combine
import SwiftUI

final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  @Published private(set) var searches = 0
  private var bag = Set<AnyCancellable>()

  init() {
    $query
      .dropFirst()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .sink { [weak self] in self?.search($0) }
      .store(in: &bag)
  }

  private func search(_ text: String) {
    searches += 1
    results = text.isEmpty ? [] : ["\(text) one", "\(text) two"]
  }
}

struct DebouncedSearch: View {
  @StateObject private var model = SearchModel()

  var body: some View {
    VStack {
      TextField("Search", text: $model.query)
        .textFieldStyle(.roundedBorder)
      Text("Searches: \(model.searches)")
      ForEach(model.results, id: \.self) { Text($0) }
    }
    .padding()
  }
}

#Preview { DebouncedSearch() }

import SwiftUI

struct Country: Identifiable {
  let name: String
  let capital: String
  var id: String { name }
}

@Observable final class CountryModel {
  var query = ""
  let all = [
    Country(name: "France", capital: "Paris"),
    Country(name: "Finland", capital: "Helsinki"),
    Country(name: "Peru", capital: "Lima"),
    Country(name: "Spain", capital: "Madrid"),
  ]
  var found: [Country] {
    query.isEmpty ? all : all.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }
}

struct CountryRow: View {
  let country: Country
  @State private var isFavorite = false

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(country.name).font(.headline)
        Text(country.capital).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Button(isFavorite ? "Unstar" : "Star") { isFavorite.toggle() }
        .buttonStyle(.borderless)
    }
  }
}

struct CountrySearch: View {
  @State private var model = CountryModel()

  var body: some View {
    NavigationStack {
      List(model.found) { CountryRow(country: $0) }
        .overlay {
          if model.found.isEmpty {
            ContentUnavailableView.search(text: model.query)
          }
        }
        .navigationTitle("Countries")
        .searchable(text: $model.query, prompt: "Find a country")
    }
  }
}

#Preview { CountrySearch() }

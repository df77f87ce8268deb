import SwiftUI

struct Recipe: Identifiable, Hashable {
  var id: String { name }
  let name: String
  let related: [String]
}

let recipes = [
  Recipe(name: "Soup", related: ["Bread"]),
  Recipe(name: "Bread", related: ["Soup", "Pizza"]),
  Recipe(name: "Pizza", related: []),
]

struct RecipeDetail: View {
  let recipe: Recipe
  @Binding var path: NavigationPath
  @State private var rating = 0

  var body: some View {
    List {
      Text("About \(recipe.name)")
      Text("Rating \(rating)")
      Button("Rate") { rating += 1 }
      ForEach(recipe.related, id: \.self) { name in
        NavigationLink("See \(name)", value: recipes.first { $0.name == name }!)
      }
      Button("To the start") { path = NavigationPath() }
    }
    .navigationTitle(recipe.name)
    .onDisappear { print("left \(recipe.name)") }
  }
}

struct RecipeApp: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List(recipes) { recipe in
        NavigationLink(recipe.name, value: recipe)
      }
      .navigationDestination(for: Recipe.self) { RecipeDetail(recipe: $0, path: $path) }
      .navigationTitle("Recipes")
      .safeAreaInset(edge: .bottom) { Text("Depth \(path.count)") }
    }
  }
}

#Preview { RecipeApp() }

import SwiftUI

struct Ingredient: Identifiable, Equatable {
  let id: Int
  var name: String
  var grams: Int
  var isOptional = false
}

struct IngredientRow: View {
  @Binding var ingredient: Ingredient

  var body: some View {
    HStack {
      TextField("Name \(ingredient.id)", text: $ingredient.name)
      Stepper("\(ingredient.grams) g", value: $ingredient.grams, step: 50)
      Toggle("Optional \(ingredient.id)", isOn: $ingredient.isOptional)
    }
  }
}

extension Binding {
  func onSet(_ action: @escaping (Value) -> Void) -> Binding<Value> {
    Binding(
      get: { wrappedValue },
      set: {
        wrappedValue = $0
        action($0)
      })
  }
}

struct RecipeEditor: View {
  @State private var ingredients = [
    Ingredient(id: 1, name: "Flour", grams: 500),
    Ingredient(id: 2, name: "Sugar", grams: 100),
  ]
  @State private var servings = "4"
  @State private var changes = 0

  private var servingsNumber: Binding<Double> {
    Binding(get: { Double(servings) ?? 0 }, set: { servings = String(Int($0)) })
  }

  var body: some View {
    Form {
      ForEach($ingredients) { $ingredient in
        IngredientRow(ingredient: $ingredient.onSet { _ in changes += 1 })
      }
      Slider(value: servingsNumber, in: 1...10) { Text("Servings") }
      Text("For \(servings)")
      Text("Total \(ingredients.filter { !$0.isOptional }.map(\.grams).reduce(0, +)) g")
      Text("Changes \(changes)")
      Button("Swap") { ingredients.swapAt(0, 1) }
    }
  }
}

#Preview { RecipeEditor() }

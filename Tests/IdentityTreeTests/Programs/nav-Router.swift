import SwiftUI

enum Route: Hashable {
  case category(String)
  case product(id: Int)
  case cart
}

@Observable final class Router {
  var path: [Route] = []
  func show(_ route: Route) { path.append(route) }
  func goHome() { path.removeAll() }
}

struct ProductScreen: View {
  let id: Int
  @Environment(Router.self) private var router
  @State private var amount = 1

  var body: some View {
    VStack {
      Text("Product \(id)")
      Stepper("Amount \(amount)", value: $amount, in: 1...9)
      Button("To the cart") { router.show(.cart) }
    }
    .navigationTitle("Product")
  }
}

struct CartScreen: View {
  @Environment(Router.self) private var router
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Your cart")
      Button("Go on shopping") { router.goHome() }
      Button("Not yet") { dismiss() }
    }
    .navigationBarBackButtonHidden()
  }
}

struct ShopApp: View {
  @State private var router = Router()

  var body: some View {
    NavigationStack(path: $router.path) {
      List {
        NavigationLink("Books", value: Route.category("Books"))
        Button("Today's offer") { router.path = [.category("Games"), .product(id: 7)] }
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .category(let name):
          List(1..<4) { number in
            NavigationLink("\(name) \(number)", value: Route.product(id: number))
          }
          .navigationTitle(name)
        case .product(let id):
          ProductScreen(id: id)
        case .cart:
          CartScreen()
        }
      }
      .navigationTitle("Shop")
    }
    .environment(router)
  }
}

#Preview { ShopApp() }

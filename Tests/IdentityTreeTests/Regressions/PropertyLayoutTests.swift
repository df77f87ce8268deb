import Testing

@testable import IdentityTree

/// A counter crashed, or forgot its number, when an `any` property stood before a property wrapper made of others and
/// an object behind it: the places of the stored properties were guessed wrong.
@MainActor @Suite("Regression: the places of stored properties")
struct PropertyLayoutTests {
  private final class Model {}

  private struct Steps: DynamicProperty {
    @State var count = 0
    var model: Model?
  }

  private struct Walk: View {
    let name: any CustomStringConvertible
    var steps = Steps()
    let model: Model
    var body: some View { Button("\(name): \(steps.count)") { steps.count += 1 } }
  }

  private struct Erased: View {
    let first: any CustomStringConvertible & Sendable
    let object: any AnyObject & Sendable
    let optional: (any CustomStringConvertible)?
    @State private var count = 0
    let model: Model
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private final class Token: Sendable {}

  @Test("State in a wrapper of one's own is found behind an existential")
  func nested() {
    let simulator = Simulator { Walk(name: 7, model: Model()) }
    #expect(simulator.tap("7: 0") && simulator.tap("7: 1"))
    #expect(simulator.buttonLabels == ["7: 2"])
    #expect(simulator.diagnostics.isEmpty)
  }

  @Test("State is found behind existentials of several protocols, of classes, and optional ones")
  func several() {
    let simulator = Simulator { Erased(first: 1, object: Token(), optional: "x", model: Model()) }
    #expect(simulator.tap("count 0") && simulator.tap("count 1"))
    #expect(simulator.buttonLabels == ["count 2"])
  }
}

/// What a person, the system or time does to a view.
enum StepAction: Sendable, Equatable {
  case tap(ControlSelector)
  case toggle(ControlSelector, to: Bool?)
  case enter(String, ControlSelector)
  case clear(ControlSelector)
  case focus(ControlSelector)
  case unfocus
  case select(StepLiteral, ControlSelector)
  case selectTab(StepLiteral)
  case selectRow(ControlSelector)
  case adjust(ControlSelector, to: Double)
  case increment(ControlSelector)
  case decrement(ControlSelector)
  case back
  case dismiss
  case scroll(to: ControlSelector)
  case submit(ControlSelector)
  case longPress(ControlSelector)
  case drag(ControlSelector, x: Double, y: Double)
  case refresh
  case swipe(row: ControlSelector, action: String)
  case delete(row: ControlSelector)
  case move(row: ControlSelector, to: Int)
  case set(StatePath, StepLiteral)
  case environment(String, StepLiteral)
  case resize(width: Double, height: Double)
  case advance(Double)
  case settle
  case teardown
}

/// A property of a picked node, and on into its value: `Counter.count`, `ThumbView.loader.symbol`, `List.items[0].name`.
struct StatePath: Sendable, Equatable, CustomStringConvertible {
  enum Part: Sendable, Equatable, CustomStringConvertible {
    case name(String)
    case index(Int)

    var description: String {
      switch self {
      case .name(let name): ".\(name)"
      case .index(let index): "[\(index)]"
      }
    }
  }

  var node: NodeSelector
  var property: String
  var rest: [Part] = []

  var description: String { "\(node).\(property)" + rest.map(\.description).joined() }
}

import Foundation

/// Says where a lazy container has to make every row to know how many views there are (rules 2.22, 7.16); asked for by
/// the launch argument `-LogForEachSlowPath YES` or the user default of that name, as in SwiftUI.
enum SlowRows {
  static var isLogged: Bool { isArgument || UserDefaults.standard.bool(forKey: "LogForEachSlowPath") }

  private static let isArgument: Bool = {
    let arguments = CommandLine.arguments
    guard let index = arguments.firstIndex(of: "-LogForEachSlowPath"), index + 1 < arguments.count else { return false }
    return ["YES", "true", "1"].contains(arguments[index + 1])
  }()

  private final class Mark {}

  /// Looks at the first row of each lazy `ForEach`, once.
  @MainActor static func report(in graph: ViewGraph) {
    for entry in graph.lazyRows {
      guard let node = entry.node, let rows = node as? any LazyRows, let first = node.children.first,
        node.kept(Mark.self) == nil
      else { continue }
      node.keep(Mark())
      if !hasOneView(first) { graph.noteDiagnostic(.slowRows(rows.collectionName)) }
    }
  }

  /// Whether a row is one view whatever its values are.
  @MainActor private static func hasOneView(_ row: Node) -> Bool {
    var node = row
    while !node.isLeafView {
      if node.holdsVaryingViews || node.childCount != 1 { return false }
      node = node.child(at: 0)
    }
    return true
  }
}

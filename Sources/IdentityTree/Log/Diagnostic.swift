import Foundation

/// A likely mistake, in the words that SwiftUI uses where it has words for it (section 7 of the rules).
public enum Diagnostic: Sendable, Equatable, CustomStringConvertible {
  case modifiedDuringUpdate
  case stateNotInstalled
  case environmentNotInstalled(String)
  case stateObjectNotInstalled(String)
  case namespaceOutsideBody
  case publishedDuringUpdate
  case publishedFromBackground
  case focusStateNotInstalled
  case preferenceLoop(String)
  case pathLoop
  case valueCycle(String)
  case slowRows(String)
  case duplicateID(String, String)
  case duplicateChildID(String, String)
  case constantRangeChanged(String, Int, Int)
  case changeLoop(String)
  case viewIsClass(String)
  case stateNotLocated(String)
  case updateLimit
  case layoutLoop
  case layoutTooDeep(Int)
  /// Work outside of the virtual clock was waited for; where it ran, in words, if that is known.
  case waitedRealTime(String?)
  /// Work outside of the virtual clock went on and was no longer waited for.
  case workGoesOn(String?)
  case endlessWork
  case matchedGeometrySources(String)
  /// A fault of the engine itself.
  case brokenInvariant(String)

  /// A stable name.
  public var code: String {
    switch self {
    case .modifiedDuringUpdate: "state-modified-during-update"
    case .stateNotInstalled: "state-not-installed"
    case .environmentNotInstalled: "environment-not-installed"
    case .stateObjectNotInstalled: "state-object-not-installed"
    case .namespaceOutsideBody: "namespace-outside-body"
    case .publishedDuringUpdate: "published-during-update"
    case .publishedFromBackground: "published-from-background"
    case .focusStateNotInstalled: "focus-state-not-installed"
    case .preferenceLoop: "preference-loop"
    case .pathLoop: "path-loop"
    case .valueCycle: "value-cycle"
    case .slowRows: "slow-rows"
    case .duplicateID: "duplicate-element-id"
    case .duplicateChildID: "duplicate-child-id"
    case .constantRangeChanged: "constant-range-changed"
    case .changeLoop: "change-loop"
    case .viewIsClass: "view-is-class"
    case .stateNotLocated: "state-not-located"
    case .updateLimit: "update-limit"
    case .layoutLoop: "layout-loop"
    case .layoutTooDeep: "layout-too-deep"
    case .waitedRealTime: "waited-real-time"
    case .workGoesOn: "work-goes-on"
    case .endlessWork: "endless-work"
    case .matchedGeometrySources: "matched-geometry-sources"
    case .brokenInvariant: "broken-invariant"
    }
  }

  public var description: String {
    switch self {
    case .modifiedDuringUpdate: "Modifying state during view update, this will cause undefined behavior."
    case .stateNotInstalled:
      "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the "
        + "initial value and will not update."
    case .environmentNotInstalled(let type):
      "Accessing Environment<\(type)>'s value outside of being installed on a View. This will always read the default "
        + "value and will not update."
    case .stateObjectNotInstalled(let type):
      "Accessing StateObject<\(type)>'s object without being installed on a View. This will create a new instance each "
        + "time."
    case .namespaceOutsideBody:
      "Reading a Namespace property outside View.body. This will result in identifiers that never match any other "
        + "identifier."
    case .publishedDuringUpdate:
      "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
    case .publishedFromBackground:
      "Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via "
        + "operators like receive(on:)) on model updates."
    case .focusStateNotInstalled:
      "Accessing FocusState's value outside of the body of a View. This will result in a constant Binding of the "
        + "initial value and will not update."
    case .preferenceLoop(let key): "Bound preference \(key) tried to update multiple times per frame."
    case .pathLoop: "Update NavigationAuthority bound path tried to update multiple times per frame."
    case .valueCycle(let what): "\(what) is cycling between duplicate values."
    case .slowRows(let collection):
      "Unable to determine number of views per element in the collection \(collection). If this view only produces one "
        + "view per element in the collection, consider wrapping your views in a VStack to take the fast path."
    case .duplicateID(let type, let id):
      "\(type): the ID \(id) occurs multiple times within the collection, this will give undefined results!"
    case .duplicateChildID(let layout, let id):
      "\(layout): the ID \(id) is used by multiple child views, this will give undefined results!"
    case .constantRangeChanged(let type, let count, let initial):
      "\(type) count (\(count)) != its initial count (\(initial)). `ForEach(_:content:)` should only be used for "
        + "*constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an "
        + "explicit `id`!"
    case .changeLoop(let type): "onChange(of: \(type)) action tried to update multiple times per frame."
    case .viewIsClass(let type): "views must be value types (either a struct or an enum); \(type) is a class."
    case .stateNotLocated(let type): "the state of \(type) could not be found in memory: it will not be kept."
    case .layoutLoop: "content made for its own size asks for another size each time: layout was stopped."
    case .layoutTooDeep(let limit):
      "more than \(limit) views are laid out one inside the other: what is deeper has no size."
    case .matchedGeometrySources(let group):
      "Multiple inserted views in matched geometry group \(group) have `isSource: true`, results are undefined."
    case .brokenInvariant(let text): "this is a fault of IdentityTree, not of the view: \(text)."
    case .waitedRealTime(let place):
      "\(place.map { "work on \($0)" } ?? "a timer that is not on the virtual clock") takes real time: it was waited for, "
        + "for a second at most."
    case .workGoesOn(let place):
      "\(place.map { "work on \($0)" } ?? "a task that waits for something the virtual clock does not move") was not done "
        + "after a second of real time: it is no longer waited for, and shows when it is done."
    case .endlessWork:
      "tasks or the main queue go on without end and without waiting: time was moved on all the same."
    case .updateLimit: "the view did not come to rest: its callbacks write state without end."
    }
  }
}

/// Diagnostics that arise where no graph is at hand: they go to standard error, and to the log of the tree whose code
/// runs.
enum RuntimeDiagnostics {
  static func report(_ diagnostic: Diagnostic, in graph: ViewGraph? = nil) {
    FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
    guard let clock = graph?.clock ?? VirtualClock.certain else { return }
    if MainQueue.isCurrent {
      clock.graph?.noteDiagnostic(diagnostic)
    } else {
      clock.schedule(after: 0) { [weak clock] in clock?.graph?.noteDiagnostic(diagnostic) }
    }
  }
}

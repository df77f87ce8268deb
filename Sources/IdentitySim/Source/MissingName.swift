import Foundation

/// A name that the compiler did not find, with the place where it was used.
struct MissingName: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// `.name` on a value of a type.
    case member(of: String)
    /// A type or function at large.
    case global
  }

  let name: String
  let kind: Kind
  let path: String
  /// Counted from 1.
  let line: Int
  /// In bytes, counted from 1.
  let column: Int

  /// All that the compiler's messages name, in their order.
  static func all(in messages: String) -> [MissingName] {
    messages.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): error: (.*)/), let row = Int(match.2),
        let column = Int(match.3)
      else { return nil }
      let (name, kind): (Substring, Kind)
      if let member = match.4.prefixMatch(of: /value of type '(.+)' has no (?:dynamic )?member '(\w+)/) {
        (name, kind) = (member.2, .member(of: String(member.1)))
      } else if let global = match.4.prefixMatch(of: /cannot find (?:type )?'([A-Z]\w*)' in scope/) {
        (name, kind) = (global.1, .global)
      } else {
        return nil
      }
      return MissingName(name: String(name), kind: kind, path: String(match.1), line: row, column: column)
    }
  }

  /// Whether the name is missing on a view, so that leaving it out leaves a view.
  var isModifier: Bool {
    guard case .member(let type) = kind else { return false }
    if AppleNames.framework(of: name) != nil { return true }
    let head = String(type.prefix { $0 != "<" && $0 != "." })
    if type.hasPrefix("some View") || type.hasPrefix("some SwiftUI.View")
      || ["ModifiedContent", "AnyView", "TupleView", "IDView"].contains(head)
    {
      return true
    }
    return LibraryNames.views.contains(head) && nearest == nil
  }

  /// The line that helps: whose name it is, the nearest known one, and how to go on.
  var hint: String {
    let shown = if case .member = kind { ".\(name)" } else { name }
    let near = nearest.map { if case .member = kind { ".\($0)" } else { $0 } }
    if case .member = kind, let framework = AppleNames.framework(of: name) {
      let nearest = near.map { "; the nearest name that is known is '\($0)'" } ?? ""
      let whose = framework == "SwiftUI" ? "SwiftUI's" : "a modifier of \(framework)"
      return "'\(shown)' is \(whose), but not yet known here\(nearest). Give --stub-missing to compile without it."
    }
    if case .global = kind, let framework = Self.frameworkTypes[name] {
      return
        "'\(shown)' belongs to \(framework), which is not known here; put a view of your own in its place to run the rest."
    }
    let nearest = near.map { "The nearest name that is known here is '\($0)'." } ?? "No name like it is known here."
    let advice = isModifier ? " If it is SwiftUI's, --stub-missing compiles without it." : ""
    return "'\(shown)' is not known here. \(nearest)\(advice)"
  }

  /// The known name that is most like this one.
  private var nearest: String? {
    let known = if case .member = kind { LibraryNames.modifiers } else { LibraryNames.types }
    let candidates = known.filter { Self.isNear($0, name) }
    return candidates.min { (Suggestion.distance($0, name), $0) < (Suggestion.distance($1, name), $1) }
  }

  /// Alike in most letters, or one begins the other.
  private static func isNear(_ known: String, _ name: String) -> Bool {
    if known == name { return false }
    if abs(known.count - name.count) > max(3, name.count / 2) { return false }
    if known.count > 3, name.count > 3, known.hasPrefix(name) || name.hasPrefix(known) { return true }
    if known.lowercased() == name.lowercased() { return true }
    return Suggestion.distance(known, name) <= max(2, name.count / 4)
  }

  private static let frameworkTypes = [
    "Chart": "Charts", "BarMark": "Charts", "LineMark": "Charts", "PointMark": "Charts", "AreaMark": "Charts",
    "SectorMark": "Charts", "RuleMark": "Charts", "Map": "MapKit", "Marker": "MapKit", "MKCoordinateRegion": "MapKit",
    "PhotosPicker": "PhotosUI", "PhotosPickerItem": "PhotosUI", "VideoPlayer": "AVKit", "AVPlayer": "AVFoundation",
    "SpriteView": "SpriteKit", "SceneView": "SceneKit", "RealityView": "RealityKit", "Model3D": "RealityKit",
    "SignInWithAppleButton": "AuthenticationServices", "WebView": "WebKit", "WKWebView": "WebKit",
    "ProductView": "StoreKit", "StoreView": "StoreKit", "SubscriptionStoreView": "StoreKit", "TipView": "TipKit",
    "ModelContext": "SwiftData", "ModelContainer": "SwiftData", "NSManagedObject": "Core Data",
    "NSManagedObjectContext": "Core Data", "FetchRequest": "Core Data", "CLLocationManager": "Core Location",
  ]
}

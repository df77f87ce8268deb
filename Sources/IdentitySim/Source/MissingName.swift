import Foundation
import IdentityTree

/// A name that the compiler did not find, with the place where it was used.
struct MissingName: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// `.name` on a value of a type.
    case member(of: String)
    /// A type or function at large.
    case global
    /// `.name` where a constant of this type is expected.
    case constant(of: String)
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
    let lines = messages.split(separator: "\n")
    return lines.indices.compactMap { number in
      let line = lines[number]
      guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (?:error|note): (.*)/), let row = Int(match.2),
        let column = Int(match.3)
      else { return nil }
      let (name, kind): (Substring, Kind)
      if let member = match.4.prefixMatch(of: /value of type '(.+)' has no (?:dynamic )?member '(\w+)/) {
        (name, kind) = (member.2, .member(of: String(member.1)))
      } else if let member = match.4.wholeMatch(of: /no type has a member '(\w+)'/) {
        (name, kind) = (member.1, .member(of: anyType))
      } else if let global = match.4.prefixMatch(of: /cannot find (?:type )?'([A-Z]\w*)' in scope/) {
        (name, kind) = (global.1, .global)
      } else if let constant = match.4.prefixMatch(of: /type '(\w+)\??' has no member '(\w+)'/) {
        (name, kind) = (constant.2, .constant(of: String(constant.1)))
      } else if let vague = match.4.prefixMatch(
        of: /(?:reference to member|cannot infer contextual base in reference to member) '(\w+)'/),
        number + 1 < lines.count, let type = resourceType(at: vague.1, in: lines[number + 1])
      {
        (name, kind) = (vague.1, .constant(of: type))
      } else {
        return nil
      }
      let missing = MissingName(name: String(name), kind: kind, path: String(match.1), line: row, column: column)
      if case .constant = kind, missing.asset == nil { return nil }
      return missing
    }
  }

  /// Where no type has the member (``UnknownMembers``).
  private static let anyType = "any"

  /// The type of a constant by what stands before it: `Image(.name)`, `Color(.name)`.
  private static func resourceType(at name: Substring, in line: Substring) -> String? {
    let code = String(line)
    if code.contains("Color(.\(name)") || code.contains("tint(.\(name)") { return "ColorResource" }
    return code.contains("Image(.\(name)") || code.contains("image: .\(name)") ? "ImageResource" : nil
  }

  /// What of an asset catalog the name can stand for.
  var asset: AssetSymbol? {
    guard case .constant(let type) = kind else { return nil }
    switch type {
    case "ImageResource", "UIImage", "NSImage": return AssetSymbol(kind: .image, name: name)
    case "ColorResource", "Color", "UIColor", "NSColor", "ShapeStyle": return AssetSymbol(kind: .color, name: name)
    default: return nil
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
    return (LibraryNames.views.contains(head) || head == Self.anyType) && nearest == nil
  }

  /// The framework other than SwiftUI that has the name.
  var framework: String? {
    switch kind {
    case .global: Self.frameworkTypes[name] ?? Self.prefixes.first { name.hasPrefix($0.0) }?.1
    case .member: AppleNames.framework(of: name).flatMap { $0 == "SwiftUI" ? nil : $0 }
    case .constant: nil
    }
  }

  /// The line that helps: whose name it is, the nearest known one, and how to go on.
  var hint: String {
    if let hint = Self.assetHint([self]) { return hint }
    let shown = if case .global = kind { name } else { ".\(name)" }
    let near = nearest.map { if case .member = kind { ".\($0)" } else { $0 } }
    if case .member = kind, let framework = AppleNames.framework(of: name) {
      let nearest = near.map { "; the nearest name that is known is '\($0)'" } ?? ""
      let whose = framework == "SwiftUI" ? "SwiftUI's" : "a modifier of \(framework)"
      return "'\(shown)' is \(whose), but not yet known here\(nearest). Give --stub-missing to compile without it."
    }
    if case .global = kind, let framework {
      return
        "'\(shown)' belongs to \(framework), which is not known here; put a view of your own in its place to run the rest."
    }
    let nearest = near.map { "The nearest name that is known here is '\($0)'." } ?? "No name like it is known here."
    let advice = isModifier ? " If it is SwiftUI's, --stub-missing compiles without it." : ""
    return "'\(shown)' is not known here. \(nearest)\(advice)"
  }

  /// The line for all constants that an asset catalog could hold.
  static func assetHint(_ missing: [MissingName]) -> String? {
    var names: [String] = []
    for name in missing where name.asset != nil && !names.contains("'.\(name.name)'") {
      names.append("'.\(name.name)'")
    }
    guard let first = names.first else { return nil }
    let shown = names.count > 3 ? "\(first) and \(names.count - 1) others" : names.joined(separator: ", ")
    let (verb, constants) = names.count == 1 ? ("is", "such a constant") : ("are", "such constants")
    return "\(shown) \(verb) not known here. Xcode makes \(constants) from an asset catalog: give the catalog or its "
      + "folder as --assets, or --stub-missing to compile with stand-ins."
  }

  /// The known name that is most like this one.
  private var nearest: String? {
    let known = if case .member = kind { LibraryNames.modifiers } else { LibraryNames.types }
    let candidates = known.filter { Self.isNear($0, name) }
    return candidates.min { (Spelling.distance($0, name), $0) < (Spelling.distance($1, name), $1) }
  }

  /// Alike in most letters, or one begins the other.
  static func isNear(_ known: String, _ name: String) -> Bool {
    if known == name { return false }
    if abs(known.count - name.count) > max(3, name.count / 2) { return false }
    if known.count > 3, name.count > 3, known.hasPrefix(name) || name.hasPrefix(known) { return true }
    if known.lowercased() == name.lowercased() { return true }
    return Spelling.distance(known, name) <= max(2, name.count / 4)
  }

  /// How the names of types begin that belong to a framework.
  private static let prefixes = [
    ("MK", "MapKit"), ("CL", "CoreLocation"), ("AV", "AVFoundation"), ("SK", "SpriteKit"), ("SCN", "SceneKit"),
    ("AR", "ARKit"), ("PH", "PhotosUI"), ("WK", "WebKit"), ("UN", "UserNotifications"), ("CH", "CoreHaptics"),
    ("HK", "HealthKit"), ("EK", "EventKit"), ("CN", "Contacts"), ("CM", "CoreMotion"), ("CI", "CoreImage"),
    ("VN", "Vision"), ("ML", "CoreML"), ("PDF", "PDFKit"), ("NW", "Network"), ("LA", "LocalAuthentication"),
    ("AS", "AuthenticationServices"), ("MF", "MessageUI"), ("SF", "SafariServices"), ("GK", "GameKit"),
    ("MTL", "Metal"), ("MTK", "MetalKit"), ("MP", "MediaPlayer"), ("PK", "PencilKit"),
  ]

  private static let frameworkTypes = [
    "Chart": "Charts", "BarMark": "Charts", "LineMark": "Charts", "PointMark": "Charts", "AreaMark": "Charts",
    "SectorMark": "Charts", "RuleMark": "Charts", "Map": "MapKit", "Marker": "MapKit", "MKCoordinateRegion": "MapKit",
    "PhotosPicker": "PhotosUI", "PhotosPickerItem": "PhotosUI", "VideoPlayer": "AVKit", "AVPlayer": "AVFoundation",
    "SpriteView": "SpriteKit", "SceneView": "SceneKit", "RealityView": "RealityKit", "Model3D": "RealityKit",
    "SignInWithAppleButton": "AuthenticationServices", "WebView": "WebKit", "WKWebView": "WebKit",
    "ProductView": "StoreKit", "StoreView": "StoreKit", "SubscriptionStoreView": "StoreKit", "TipView": "TipKit",
    "ModelContext": "SwiftData", "ModelContainer": "SwiftData", "Query": "SwiftData", "Model": "SwiftData",
    "NSManagedObject": "CoreData", "NSManagedObjectContext": "CoreData", "FetchRequest": "CoreData",
    "FetchedResults": "CoreData", "NSPersistentContainer": "CoreData", "NSFetchRequest": "CoreData",
    "Widget": "WidgetKit", "TimelineProvider": "WidgetKit", "TimelineEntry": "WidgetKit",
    "StaticConfiguration": "WidgetKit", "AppIntent": "AppIntents", "ActivityAttributes": "ActivityKit",
    "SHA256": "CryptoKit", "SymmetricKey": "CryptoKit", "Tip": "TipKit", "BarPlottable": "Charts",
    "Annotation": "MapKit", "MapCameraPosition": "MapKit", "MapAnnotation": "MapKit", "MapMarker": "MapKit",
    "SystemLanguageModel": "FoundationModels", "LanguageModelSession": "FoundationModels",
  ]
}

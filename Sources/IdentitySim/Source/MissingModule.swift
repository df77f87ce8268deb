import Foundation
import SourceText

/// A module of Apple's, or of a package, that a file imports and that is not here.
struct MissingModule: Sendable, Hashable {
  let name: String
  let path: String
  /// Counted from 1.
  let line: Int

  /// All that the compiler's messages name, in their order.
  static func all(in messages: String) -> [MissingModule] {
    messages.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /(.+?):(\d+):\d+: error: no such module '(\w+)(?:\.\w+)*'/) else {
        return nil
      }
      return Int(match.2).map { MissingModule(name: String(match.3), path: String(match.1), line: $0) }
    }
  }

  /// Whether the module is part of Apple's systems.
  var isApples: Bool { Self.isApples(name) }

  static func isApples(_ name: String) -> Bool { names.contains(name) }

  /// How to go on where the file needs the module, which is no part of Apple's systems.
  var hint: String {
    "'\(name)' is not part of Apple's systems: files are run without packages. Put what needs it into "
      + "'#if canImport(\(name))', with a view of your own in '#else'."
  }

  /// As reports say it where the program runs without the module.
  var notice: String { "\(path):\(line): \(name) is not modelled; the file runs without it" }

  /// How to go on where the file needs the module: `uses` are the missing names of it, with their lines.
  func hint(uses: [MissingName]) -> String {
    var lines: [String] = []
    for use in uses where lines.count < 5 && !lines.contains("\(use.name) in line \(use.line)") {
      lines.append("\(use.name) in line \(use.line)")
    }
    let needs = lines.isEmpty ? "" : " The file needs it for \(lines.joined(separator: ", "))."
    return "\(name) is Apple's and is not modelled here (docs/SWIFTUI.md lists what is).\(needs) To run the rest, put "
      + "that into '#if canImport(\(name))', with a view of your own in '#else'."
  }

  /// The file's own message for an import of a module that its platform does not have, as the compiler words it.
  static func message(_ name: String, path: String, line: Int, column: Int, text: String) -> String {
    let margin = String(repeating: " ", count: column - 1)
    return "\(path):\(line):\(column): error: no such module '\(name)'\n\(text)\n\(margin)^\n"
  }

  private static let names = Set(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices AdSupport AppIntents
    AppTrackingTransparency AssetsLibrary AuthenticationServices AutomaticAssessmentConfiguration
    BackgroundAssets BackgroundTasks BusinessChat CFNetwork CallKit CarPlay Charts ClassKit ClockKit CloudKit
    Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreHaptics CoreImage
    CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMediaIO CoreMotion CoreNFC CoreServices CoreSpotlight
    CoreTelephony CoreText CoreVideo CoreWLAN CryptoKit CryptoTokenKit Darwin DeviceActivity DeviceCheck EventKit
    EventKitUI ExternalAccessory FamilyControls FileProvider FoundationModels GLKit GSS GameController GameKit
    GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOKit IOSurface ImageIO ImagePlayground Intents IntentsUI
    JavaScriptCore JournalingSuggestions LinkPresentation LocalAuthentication MLCompute ManagedSettings MapKit MatterSupport
    MediaAccessibility MediaPlayer MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders MetricKit
    MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network
    NetworkExtension NotificationCenter ObjectiveC OpenGLES PDFKit PHASE PaperKit PassKit PencilKit Photos PhotosUI
    PlaygroundSupport ProximityReader PushKit PushToTalk QuickLook QuickLookThumbnailing RealityKit RealityKitContent
    ReplayKit RoomPlan SafariServices SafetyKit SceneKit ScreenCaptureKit ScreenTime Security SensorKit
    SensitiveContentAnalysis ServiceManagement ShazamKit Social SoundAnalysis Spatial Speech SpriteKit StoreKit
    StoreKitTest SwiftData SystemConfiguration TVMLKit TVServices TVUIKit TabularData ThreadNetwork TipKit Translation
    UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit VisualIntelligence
    WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit XCTest simd
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}

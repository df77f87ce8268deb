import Foundation

/// Stands in for a type of data (https://developer.apple.com/documentation/uniformtypeidentifiers/uttype). Types are
/// told apart by their names; of the tree of types only a few steps are known.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  public let identifier: String

  /// A type of a name.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }
  init(name: String) { self.identifier = name }
  /// A type that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  /// A type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  /// The type of files with an ending; one of its own where the ending is not known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty else { return nil }
    self =
      UTType.fileEndings.first { $0.ending == filenameExtension.lowercased() }?.type
      ?? UTType(name: "dyn.\(filenameExtension)")
  }
  /// The type that a MIME type names.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let slash = mimeType.lastIndex(of: "/") else { return nil }
    self.init(filenameExtension: String(mimeType[mimeType.index(after: slash)...]))
  }

  /// The ending of files of the type.
  public var preferredFilenameExtension: String? { UTType.fileEndings.first { $0.type == self }?.ending }
  /// The MIME type.
  public var preferredMIMEType: String? { preferredFilenameExtension.map { "application/\($0)" } }
  /// A description for people.
  public var localizedDescription: String? { preferredFilenameExtension.map { "\($0.uppercased()) file" } }
  public var description: String { identifier }
  /// Whether the app or another one declares the type.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var isDeclared: Bool { !isDynamic }
  /// Whether values of the type are values of the other type.
  public func conforms(to type: UTType) -> Bool {
    self == type || type == .item || type == .data || type == .content
      || UTType.parents[self].map { $0.conforms(to: type) } == true
  }
  /// Whether values of the type are values of the other type, which is another one.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Whether values of the other type are values of the type.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  private static let parents: [UTType: UTType] = [
    .plainText: .text, .utf8PlainText: .plainText, .commaSeparatedText: .plainText, .html: .text, .xml: .text,
    .json: .text, .rtf: .text, .sourceCode: .plainText, .swiftSource: .sourceCode, .png: .image, .jpeg: .image,
    .gif: .image, .heic: .image, .tiff: .image, .svg: .image, .webP: .image, .bmp: .image, .rawImage: .image,
    .movie: .audiovisualContent, .video: .movie, .mpeg4Movie: .movie, .quickTimeMovie: .movie, .avi: .movie,
    .audio: .audiovisualContent, .mp3: .audio, .wav: .audio, .mpeg4Audio: .audio, .fileURL: .url, .zip: .archive,
    .gzip: .archive, .folder: .directory,
  ]
  private static let fileEndings: [(type: UTType, ending: String)] = [
    (.plainText, "txt"),
    (.pdf, "pdf"),
    (.json, "json"),
    (.png, "png"),
    (.jpeg, "jpg"),
    (.html, "html"),
    (.xml, "xml"),
    (.rtf, "rtf"),
    (.gif, "gif"),
    (.zip, "zip"),
    (.mp3, "mp3"),
    (.mpeg4Movie, "mp4"),
    (.quickTimeMovie, "mov"),
    (.commaSeparatedText, "csv"),
    (.svg, "svg"),
    (.heic, "heic"),
    (.swiftSource, "swift"),
    (.yaml, "yaml"),
    (.wav, "wav"),
    (.propertyList, "plist"),
    (.epub, "epub"),
    (.vCard, "vcf"),
    (.usdz, "usdz"),
    (.tiff, "tiff"),
    (.webP, "webp"),
    (.m3uPlaylist, "m3u"),
    (.cSource, "c"),
    (.cHeader, "h"),
    (.pythonScript, "py"),
    (.css, "css"),
    (.javaScript, "js"),
    (.shellScript, "sh"),
    (.gzip, "gz"),
    (.bmp, "bmp"),
    (.ico, "ico"),
    (.rubyScript, "rb"),
    (.phpScript, "php"),
    (.jpeg, "jpeg"), (.plainText, "text"), (.html, "htm"), (.yaml, "yml"), (.tiff, "tif"),
  ]
}

extension UTType {
  public static let item = UTType(name: "public.item")
  public static let content = UTType(name: "public.content")
  public static let data = UTType(name: "public.data")
  public static let directory = UTType(name: "public.directory")
  public static let resolvable = UTType(name: "public.resolvable")
  public static let symbolicLink = UTType(name: "public.symbolic-link")
  public static let executable = UTType(name: "public.executable")
  public static let mountPoint = UTType(name: "public.mount-point")
  public static let aliasFile = UTType(name: "public.alias-file")
  public static let urlBookmarkData = UTType(name: "public.url-bookmark-data")
  public static let compositeContent = UTType(name: "public.composite-content")
  public static let archive = UTType(name: "public.archive")
  public static let text = UTType(name: "public.text")
  public static let plainText = UTType(name: "public.plain-text")
  public static let utf8PlainText = UTType(name: "public.utf8-plain-text")
  public static let utf16PlainText = UTType(name: "public.utf16-plain-text")
  public static let utf16ExternalPlainText = UTType(name: "public.utf16-external-plain-text")
  public static let delimitedText = UTType(name: "public.delimited-text")
  public static let commaSeparatedText = UTType(name: "public.comma-separated-values-text")
  public static let tabSeparatedText = UTType(name: "public.tab-separated-values-text")
  public static let utf8TabSeparatedText = UTType(name: "public.utf8-tab-separated-text")
  public static let rtf = UTType(name: "public.rtf")
  public static let html = UTType(name: "public.html")
  public static let xml = UTType(name: "public.xml")
  public static let yaml = UTType(name: "public.yaml")
  public static let css = UTType(name: "public.css")
  public static let sourceCode = UTType(name: "public.source-code")
  public static let assemblyLanguageSource = UTType(name: "public.assembly-language-source")
  public static let cSource = UTType(name: "public.c-source")
  public static let objectiveCSource = UTType(name: "public.objective-csource")
  public static let swiftSource = UTType(name: "public.swift-source")
  public static let cPlusPlusSource = UTType(name: "public.c-plus-plus-source")
  public static let objectiveCPlusPlusSource = UTType(name: "public.objective-cplus-plus-source")
  public static let cHeader = UTType(name: "public.c-header")
  public static let cPlusPlusHeader = UTType(name: "public.c-plus-plus-header")
  public static let script = UTType(name: "public.script")
  public static let appleScript = UTType(name: "public.apple-script")
  public static let osaScript = UTType(name: "public.osa-script")
  public static let osaScriptBundle = UTType(name: "public.osa-script-bundle")
  public static let javaScript = UTType(name: "com.netscape.javascript-source")
  public static let shellScript = UTType(name: "public.shell-script")
  public static let perlScript = UTType(name: "public.perl-script")
  public static let pythonScript = UTType(name: "public.python-script")
  public static let rubyScript = UTType(name: "public.ruby-script")
  public static let phpScript = UTType(name: "public.php-script")
  public static let makefile = UTType(name: "public.makefile")
  public static let json = UTType(name: "public.json")
  public static let propertyList = UTType(name: "com.apple.property-list")
  public static let xmlPropertyList = UTType(name: "com.apple.xml-property-list")
  public static let binaryPropertyList = UTType(name: "public.binary-property-list")
  public static let pdf = UTType(name: "com.adobe.pdf")
  public static let rtfd = UTType(name: "com.apple.rtfd")
  public static let flatRTFD = UTType(name: "public.flat-rtfd")
  public static let webArchive = UTType(name: "public.web-archive")
  public static let image = UTType(name: "public.image")
  public static let jpeg = UTType(name: "public.jpeg")
  public static let tiff = UTType(name: "public.tiff")
  public static let gif = UTType(name: "com.compuserve.gif")
  public static let png = UTType(name: "public.png")
  public static let icns = UTType(name: "com.apple.icns")
  public static let bmp = UTType(name: "com.microsoft.bmp")
  public static let ico = UTType(name: "com.microsoft.ico")
  public static let rawImage = UTType(name: "public.camera-raw-image")
  public static let svg = UTType(name: "public.svg-image")
  public static let livePhoto = UTType(name: "com.apple.live-photo")
  public static let heif = UTType(name: "public.heif")
  public static let heic = UTType(name: "public.heic")
  public static let webP = UTType(name: "org.webmproject.webp")
  public static let threeDContent = UTType(name: "public.3d-content")
  public static let usd = UTType(name: "public.usd")
  public static let usdz = UTType(name: "com.pixar.universal-scene-description-mobile")
  public static let realityFile = UTType(name: "public.reality-file")
  public static let sceneKitScene = UTType(name: "public.scene-kit-scene")
  public static let audiovisualContent = UTType(name: "public.audiovisual-content")
  public static let movie = UTType(name: "public.movie")
  public static let video = UTType(name: "public.video")
  public static let audio = UTType(name: "public.audio")
  public static let quickTimeMovie = UTType(name: "com.apple.quicktime-movie")
  public static let mpeg = UTType(name: "public.mpeg")
  public static let mpeg2Video = UTType(name: "public.mpeg2-video")
  public static let mpeg2TransportStream = UTType(name: "public.mpeg2-transport-stream")
  public static let mp3 = UTType(name: "public.mp3")
  public static let mpeg4Movie = UTType(name: "public.mpeg-4")
  public static let mpeg4Audio = UTType(name: "public.mpeg-4-audio")
  public static let appleProtectedMPEG4Audio = UTType(name: "public.apple-protected-mpeg4-audio")
  public static let appleProtectedMPEG4Video = UTType(name: "public.apple-protected-mpeg4-video")
  public static let avi = UTType(name: "public.avi")
  public static let aiff = UTType(name: "public.aiff-audio")
  public static let wav = UTType(name: "com.microsoft.waveform-audio")
  public static let midi = UTType(name: "public.midi")
  public static let playlist = UTType(name: "public.playlist")
  public static let m3uPlaylist = UTType(name: "public.m3u-playlist")
  public static let folder = UTType(name: "public.folder")
  public static let volume = UTType(name: "public.volume")
  public static let package = UTType(name: "com.apple.package")
  public static let bundle = UTType(name: "com.apple.bundle")
  public static let pluginBundle = UTType(name: "public.plugin-bundle")
  public static let spotlightImporter = UTType(name: "public.spotlight-importer")
  public static let quickLookGenerator = UTType(name: "public.quick-look-generator")
  public static let xpcService = UTType(name: "public.xpc-service")
  public static let framework = UTType(name: "public.framework")
  public static let application = UTType(name: "com.apple.application")
  public static let applicationBundle = UTType(name: "public.application-bundle")
  public static let applicationExtension = UTType(name: "public.application-extension")
  public static let unixExecutable = UTType(name: "public.unix-executable")
  public static let exe = UTType(name: "public.exe")
  public static let systemPreferencesPane = UTType(name: "public.system-preferences-pane")
  public static let gzip = UTType(name: "org.gnu.gnu-zip-archive")
  public static let bz2 = UTType(name: "public.bz2")
  public static let zip = UTType(name: "public.zip-archive")
  public static let appleArchive = UTType(name: "public.apple-archive")
  public static let spreadsheet = UTType(name: "public.spreadsheet")
  public static let presentation = UTType(name: "public.presentation")
  public static let database = UTType(name: "public.database")
  public static let message = UTType(name: "public.message")
  public static let contact = UTType(name: "public.contact")
  public static let vCard = UTType(name: "public.vcard")
  public static let toDoItem = UTType(name: "public.to-do-item")
  public static let calendarEvent = UTType(name: "public.calendar-event")
  public static let emailMessage = UTType(name: "public.email-message")
  public static let internetLocation = UTType(name: "public.internet-location")
  public static let internetShortcut = UTType(name: "public.internet-shortcut")
  public static let url = UTType(name: "public.url")
  public static let fileURL = UTType(name: "public.file-url")
  public static let font = UTType(name: "public.font")
  public static let bookmark = UTType(name: "public.bookmark")
  public static let pkcs12 = UTType(name: "public.pkcs12")
  public static let x509Certificate = UTType(name: "public.x509-certificate")
  public static let epub = UTType(name: "org.idpf.epub-container")
  public static let log = UTType(name: "com.apple.log")
  public static let diskImage = UTType(name: "public.disk-image")
}

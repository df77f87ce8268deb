import Foundation

/// Stands in for Foundation's class: a file as bytes or a folder of such.
public class FileWrapper: NSObject, @unchecked Sendable {
  public let regularFileContents: Data?
  public let fileWrappers: [String: FileWrapper]?
  public var filename: String?
  public var preferredFilename: String?
  public var isDirectory: Bool { fileWrappers != nil }
  public var isRegularFile: Bool { regularFileContents != nil }
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    fileWrappers = nil
  }
  public init(directoryWithFileWrappers children: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = children
  }
}

/// A document as a value (https://developer.apple.com/documentation/swiftui/filedocument).
@preconcurrency public protocol FileDocument: Sendable {
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: Self.ReadConfiguration) throws
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document as an object (https://developer.apple.com/documentation/swiftui/referencefiledocument).
@preconcurrency public protocol ReferenceFileDocument: ObservableObject, Sendable {
  associatedtype Snapshot
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: Self.ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(snapshot: Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

/// A document that is open (https://developer.apple.com/documentation/swiftui/filedocumentconfiguration).
public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

/// A scene of documents (https://developer.apple.com/documentation/swiftui/documentgroup); its window shows a new one.
nonisolated public struct DocumentGroup<Document, Content: View>: _WindowScene {
  public typealias Body = Never
  let content: @MainActor () -> AnyView?
  @MainActor public var _windowContent: AnyView? { content() }
}

extension DocumentGroup where Document: FileDocument {
  /// Windows for documents that begin as a new one.
  @preconcurrency
  public nonisolated init(
    newDocument: @autoclosure @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let editor = editor
    content = { AnyView(NewDocumentWindow(document: newDocument(), editor: editor)) }
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Documents that are only shown; there are none.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { content = { nil } }
}

/// What is known of the document around (https://developer.apple.com/documentation/swiftui/documentconfiguration).
public struct DocumentConfiguration: Sendable {
  public var isEditable: Bool
  public var fileURL: URL?
}

private enum DocumentConfigurationKey: EnvironmentKey {
  static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
  /// What is known of the document around; none outside of a document group.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}

/// A document object that is open
/// (https://developer.apple.com/documentation/swiftui/referencefiledocumentconfiguration).
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Windows for document objects that begin as a new one.
  @preconcurrency public nonisolated init(
    newDocument: @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let editor = editor
    content = { AnyView(NewObjectDocumentWindow(document: newDocument(), editor: editor)) }
  }
  /// Document objects that are only shown; there are none.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) { content = { nil } }
}

/// The window of a new document object.
nonisolated struct NewObjectDocumentWindow<Document: ReferenceFileDocument, Content: View>: View {
  @StateObject private var document: Document
  let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content
  init(document: Document, editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content) {
    _document = StateObject(wrappedValue: document)
    self.editor = editor
  }
  @MainActor var body: some View {
    editor(ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true))
      .environment(\.documentConfiguration, DocumentConfiguration(isEditable: true))
  }
}

/// The window of a new document.
nonisolated struct NewDocumentWindow<Document: FileDocument, Content: View>: View {
  @State private var document: Document
  let editor: (FileDocumentConfiguration<Document>) -> Content
  init(document: Document, editor: @escaping (FileDocumentConfiguration<Document>) -> Content) {
    _document = State(initialValue: document)
    self.editor = editor
  }
  @MainActor var body: some View {
    editor(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true))
      .environment(\.documentConfiguration, DocumentConfiguration(isEditable: true))
  }
}

/// What a file dialog shows (https://developer.apple.com/documentation/swiftui/filedialogbrowseroptions).
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// What a dialog for files shows: there are no files, so that a person can only give up.
nonisolated struct FileDialog: View {
  @Environment(\.dismiss) private var dismiss
  @MainActor var body: some View { Button("Cancel", role: .cancel) { dismiss() } }
}

/// Records whether a dialog for files is shown.
nonisolated public struct _FileDialogModifier: PrimitiveModifier {
  public typealias Body = Never
  let name: String
  let isPresented: Binding<Bool>
  @MainActor public var _attributes: [NodeAttribute] { [.of(name, isPresented.wrappedValue)] }
}

extension View {
  private nonisolated func fileDialog(
    _ name: String, _ isPresented: Binding<Bool>, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let byPerson = Binding {
      isPresented.wrappedValue
    } set: { isShown in
      isPresented.wrappedValue = isShown
      if !isShown { onCancellation() }
    }
    return modifier(_FileDialogModifier(name: name, isPresented: isPresented))
      .sheet(isPresented: byPerson) { FileDialog() }
  }
  /// Lets a person choose a file.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { fileDialog("fileImporter", isPresented) }
  /// Lets a person choose files.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { fileDialog("fileImporter", isPresented) }
  /// Lets a person choose files, or give up.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { fileDialog("fileImporter", isPresented, onCancellation: onCancellation) }
  /// Lets a person write a document to a file.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { fileDialog("fileExporter", isPresented) }
  /// Lets a person write documents to files.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { fileDialog("fileExporter", isPresented) }
  /// Lets a person write a document to a file.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { fileDialog("fileExporter", isPresented) }
  /// Lets a person write an item to a file.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { fileDialog("fileExporter", isPresented, onCancellation: onCancellation) }
  /// Lets a person write documents to files.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument { fileDialog("fileExporter", isPresented) }
  /// Lets a person write items to files, or give up.
  public nonisolated func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where T == C.Element { fileDialog("fileExporter", isPresented, onCancellation: onCancellation) }
  /// Lets a person write a document to a file, or give up.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { fileDialog("fileExporter", isPresented, onCancellation: onCancellation) }
  /// Lets a person write documents to files, or give up.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    fileDialog("fileExporter", isPresented, onCancellation: onCancellation)
  }
  /// Lets a person write a document to a file, or give up.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { fileDialog("fileExporter", isPresented, onCancellation: onCancellation) }
  /// Lets a person write documents to files, or give up.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    fileDialog("fileExporter", isPresented, onCancellation: onCancellation)
  }
  /// Lets a person move a file, or give up.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { fileDialog("fileMover", isPresented, onCancellation: onCancellation) }
  /// Lets a person move files, or give up.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL { fileDialog("fileMover", isPresented, onCancellation: onCancellation) }
  /// Lets a person move a file.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { fileDialog("fileMover", isPresented) }
  /// Lets a person move files.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { fileDialog("fileMover", isPresented) }
  /// Sets what a file dialog shows.
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    recorded("fileDialogBrowserOptions", options.rawValue)
  }
  /// Sets the button of a file dialog.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    recorded("fileDialogConfirmationLabel", label?.string)
  }
  /// Sets the button of a file dialog.
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    recorded("fileDialogConfirmationLabel", labelKey.text)
  }
  /// Sets the button of a file dialog.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    recorded("fileDialogConfirmationLabel", String(label))
  }
  /// Sets the message of a file dialog.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View {
    recorded("fileDialogMessage", message?.string)
  }
  /// Sets the message of a file dialog.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    recorded("fileDialogMessage", messageKey.text)
  }
  /// Sets the message of a file dialog.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    recorded("fileDialogMessage", String(message))
  }
  /// Sets the folder that a file dialog begins with.
  public nonisolated func fileDialogDefaultDirectory(_ directory: URL?) -> some View {
    recorded("fileDialogDefaultDirectory", directory)
  }
  /// Sets the icon of a dialog.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { recorded("dialogIcon", icon != nil) }
  /// Offers not to show a dialog again.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    recorded("dialogSuppressionToggle", titleKey.text)
  }
  /// Offers not to show a dialog again.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    recorded("dialogSuppressionToggle", String(title))
  }
  /// Offers not to show a dialog again.
  public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    recorded("dialogSuppressionToggle", label.string)
  }
}

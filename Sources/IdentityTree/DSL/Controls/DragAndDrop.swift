import Foundation

/// A value that can be copied between apps
/// (https://developer.apple.com/documentation/coretransferable/transferable). Nothing leaves the simulator.
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How a value is copied.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
}

/// Builds the ways in which a value is copied.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  public static func buildBlock<C1: TransferRepresentation, each Rest: TransferRepresentation>(
    _ first: C1, _ rest: repeat each Rest
  ) -> C1 where C1.Item == Item { first }
}

/// A value as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that is sent.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that is received.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

extension TransferRepresentation {
  /// Names the file that is exported.
  public func suggestedFileName(_ fileName: String) -> Self { self }
  /// Names the file that is exported.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }
  /// Sets where the way is seen.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
  /// Uses the way where a condition holds.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
}

/// Where a way to transfer is seen.
public enum TransferRepresentationVisibility: Sendable { case all, group, team, ownProcess }

/// A value as its coding.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public init(contentType: UTType) {}
  public init(for itemType: Item.Type, contentType: UTType) {}
}

/// A value as another.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
  public init(exporting: @escaping @Sendable (Item) -> Proxy) {}
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
}

/// A value as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// A value that transfers itself.
public struct SelfRepresentation<Item: Transferable>: TransferRepresentation {
  public init() {}
}

extension String: Transferable {
  public static var transferRepresentation: SelfRepresentation<String> { SelfRepresentation() }
}
extension Data: Transferable {
  public static var transferRepresentation: SelfRepresentation<Data> { SelfRepresentation() }
}
extension URL: Transferable {
  public static var transferRepresentation: SelfRepresentation<URL> { SelfRepresentation() }
}
extension AttributedString: Transferable {
  public static var transferRepresentation: SelfRepresentation<AttributedString> { SelfRepresentation() }
}
extension Color: Transferable {
  public static var transferRepresentation: SelfRepresentation<Color> { SelfRepresentation() }
}
extension Image: Transferable {
  public static var transferRepresentation: SelfRepresentation<Image> { SelfRepresentation() }
}

/// Stands in for the carrier of a dragged item; it holds the object that it is made with.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// What is carried.
  public let object: Any?
  public override init() { self.object = nil }
  public init(object: Any) { self.object = object }
  public init?(contentsOf fileURL: URL?) { self.object = fileURL }
  public init(item: Any?, typeIdentifier: String?) { self.object = item }
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { object != nil }
  /// The names of the types that are carried; here none are known.
  public var registeredTypeIdentifiers: [String] { [] }
  public var suggestedName: String?
  /// Whether an object of a class can be read.
  public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { object is T }
  /// Reads an object of a class.
  @discardableResult public func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Foundation.Progress {
    completionHandler(object as? T, nil)
    return Foundation.Progress(totalUnitCount: 1)
  }
  /// Reads an item.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(object, nil) }
  /// Reads the data of an item; here there are none.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Foundation.Progress {
    completionHandler(object as? Data, nil)
    return Foundation.Progress(totalUnitCount: 1)
  }
  /// Reads a value that can be carried.
  @discardableResult public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping (Result<T, any Error>) -> Void
  ) -> Foundation.Progress {
    if let value = object as? T { completionHandler(.success(value)) }
    return Foundation.Progress(totalUnitCount: 1)
  }
}

/// What is known of a drop (https://developer.apple.com/documentation/swiftui/dropinfo).
public struct DropInfo {
  public var location: CGPoint
  let providers: [NSItemProvider]
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !providers.isEmpty }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { providers }
  public func hasItemsConforming(to types: [String]) -> Bool { !providers.isEmpty }
  public func itemProviders(for types: [String]) -> [NSItemProvider] { providers }
}

/// What a drop would do.
public enum DropOperation: Sendable {
  case cancel, forbidden, copy, move
}

/// What a view says of a drop over it.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// Decides on drops (https://developer.apple.com/documentation/swiftui/dropdelegate).
@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// Lets the content be dragged.
nonisolated public struct _DraggableModifier: PrimitiveModifier {
  public typealias Body = Never
  let payload: () -> Any
}

/// Takes what is dropped on the content.
nonisolated public struct _DropModifier: PrimitiveModifier {
  public typealias Body = Never
  /// Takes values; false if they are not of its type.
  let take: ([Any], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void
}

extension _DraggableModifier: DragSourceRole {
  @MainActor func payloadToDrag() -> Any { payload() }
}

extension _DropModifier: DropTargetRole {
  @MainActor func target(_ isTargeted: Bool) { self.isTargeted(isTargeted) }
  @MainActor func drop(_ values: [Any], at place: CGPoint) -> Bool { take(values, place) }
}

extension View {
  /// Lets the view be dragged, with a value.
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(_DraggableModifier(payload: payload))
  }
  /// Lets the view be dragged, with a value and a preview.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(_DraggableModifier(payload: payload))
  }
  /// Takes values of a type that are dropped on the view.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      _DropModifier(
        take: { values, place in
          let typed = values.compactMap { $0 as? T }
          return typed.isEmpty ? false : action(typed, place)
        }, isTargeted: isTargeted))
  }
  /// Takes values that are dropped on the view, with what is known of the drop (iOS 26).
  @_disfavoredOverload
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View {
    dropDestination(for: payloadType) { items, place in
      guard isEnabled else { return false }
      action(items, DropSession(location: place))
      return true
    }
  }
  /// Lets the view be dragged, with an item provider.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(_DraggableModifier(payload: data))
  }
  /// Lets the view be dragged, with an item provider and a preview.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(_DraggableModifier(payload: data))
  }
  /// Takes item providers that are dropped on the view.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }
  /// Takes item providers that are dropped on the view, with their place.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      _DropModifier(
        take: { values, place in action(values.map { $0 as? NSItemProvider ?? NSItemProvider(object: $0) }, place) },
        isTargeted: { isTargeted?.wrappedValue = $0 }))
  }
  /// Takes item providers that are dropped on the view (older form).
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(name: $0) }, isTargeted: isTargeted, perform: action)
  }
  /// Takes item providers that are dropped on the view, with their place (older form).
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(name: $0) }, isTargeted: isTargeted, perform: action)
  }
  /// Lets a delegate decide on drops.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    dropped(on: delegate)
  }
  /// Lets a delegate decide on drops (older form).
  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    dropped(on: delegate)
  }

  private nonisolated func dropped(on delegate: any DropDelegate) -> ModifiedContent<Self, _DropModifier> {
    nonisolated(unsafe) let delegate = delegate
    return modifier(
      _DropModifier(
        take: { values, place in
          nonisolated(unsafe) let info = DropInfo(
            location: place, providers: values.map { $0 as? NSItemProvider ?? NSItemProvider(object: $0) })
          return MainActor.assumeIsolated {
            guard delegate.validateDrop(info: info) else { return false }
            delegate.dropEntered(info: info)
            _ = delegate.dropUpdated(info: info)
            return delegate.performDrop(info: info)
          }
        }, isTargeted: { _ in }))
  }
}

/// What is known of a drop (iOS 26).
public struct DropSession: Sendable {
  public let location: CGPoint
}

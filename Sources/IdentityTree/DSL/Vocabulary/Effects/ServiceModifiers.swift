import Foundation

// Modifiers of what other parts of the system do with a view, one line each: they are recorded, without an effect.

extension View {
  /// Hides the view from screenshots and recordings.
  public nonisolated func contentCaptureProtected(_ contentCaptureProtected: Bool) -> some View {
    recorded("contentCaptureProtected", contentCaptureProtected)
  }
  /// Fills the toolbar of a part of the window.
  public nonisolated func contentToolbar<Content: View>(
    for placement: ContentToolbarPlacement, @ViewBuilder content: () -> Content
  ) -> some View { recorded("contentToolbar", placement.name) }
  /// Fills the toolbar of a part of the window.
  public nonisolated func contentToolbar<Content: ToolbarContent>(
    for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content
  ) -> some View { recorded("contentToolbar", placement.name) }
  /// Sets whether a dialog keeps the app from ending.
  public nonisolated func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View {
    recorded("dialogPreventsAppTermination", preventsAppTermination)
  }
  /// Remembers what a person chose in a file dialog under a name.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View {
    recorded("fileDialogCustomizationID", id)
  }
  /// Gives the files themselves that links lead to.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    recorded("fileDialogImportsUnresolvedAliases", imports)
  }
  /// The word before the name of a file to export.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey?) -> some View {
    recorded("fileExporterFilenameLabel", labelKey?.text)
  }
  /// The word before the name of a file to export.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View {
    recorded("fileExporterFilenameLabel", label?.string)
  }
  /// The word before the name of a file to export.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_ label: S?) -> some View {
    recorded("fileExporterFilenameLabel", label.map { String($0) })
  }
  /// Shows a file; here nothing is shown.
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View {
    recorded("quickLookPreview", item.wrappedValue)
  }
  /// Shows one of several files; here nothing is shown.
  public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL { recorded("quickLookPreview", selection.wrappedValue) }
  /// What is selected in the search field; the binding stays as it is.
  public nonisolated func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    recorded("searchSelection", true)
  }
  /// Takes a squeeze of a pencil.
  public nonisolated func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View {
    recorded("onPencilSqueeze", true)
  }
  /// Hides the item of a toolbar.
  public nonisolated func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    recorded("toolbarItemHidden", hidden)
  }
  /// Names an item of the touch bar.
  public nonisolated func touchBarCustomizationLabel(_ label: Text) -> some View {
    recorded("touchBarCustomizationLabel", label.string)
  }
  /// Puts an item in the middle of the touch bar.
  public nonisolated func touchBarItemPrincipal(_ principal: Bool = true) -> some View {
    recorded("touchBarItemPrincipal", principal)
  }
  /// Sets when an item of the touch bar is there.
  public nonisolated func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View {
    recorded("touchBarItemPresence", true)
  }
  /// Offers values to services of a Mac.
  public nonisolated func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View { recorded("exportableToServices", true) }
  /// Offers values to services of a Mac, and takes what they make of them.
  public nonisolated func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T], onEdit: @escaping ([T]) -> Bool
  ) -> some View { recorded("exportableToServices", true) }
  /// Takes values of services of a Mac.
  public nonisolated func importableFromServices<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool
  ) -> some View { recorded("importableFromServices", true) }
  /// Says to assistive technologies where a scroll view stands.
  public nonisolated func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    recorded("accessibilityScrollStatus", status.text)
  }
  /// Says to assistive technologies where a scroll view stands.
  public nonisolated func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
    recorded("accessibilityScrollStatus", status.string)
  }
  /// Says to assistive technologies where a scroll view stands.
  @_disfavoredOverload
  public nonisolated func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true) -> some View
  { recorded("accessibilityScrollStatus", String(status)) }
  /// Sets what a drag may do.
  public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    recorded("dragConfiguration", true)
  }
  /// Sets what a drop may do.
  public nonisolated func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View
  { recorded("dropConfiguration", true) }
  /// Sets how the previews of a drag lie.
  public nonisolated func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
    recorded("dragPreviewsFormation", formation.name)
  }
  /// Sets how the previews of a drop lie.
  public nonisolated func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
    recorded("dropPreviewsFormation", formation.name)
  }
  /// Called while something is dragged out of the view.
  public nonisolated func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    recorded("onDragSessionUpdated", true)
  }
  /// Called while something is dragged over the view.
  public nonisolated func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    recorded("onDropSessionUpdated", true)
  }
  /// Lets elements of the container be dragged together; a drag of one is modelled by `draggable`.
  public nonisolated func dragContainer<ItemID: Hashable, Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self, itemID: @escaping (Item) -> ItemID, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([ItemID]) -> Data
  ) -> some View where Data.Element == Item { recorded("dragContainer", true) }
  /// Lets elements of the container be dragged together; a drag of one is modelled by `draggable`.
  public nonisolated func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> Data
  ) -> some View where Data.Element == Item, Item.ID: Sendable { recorded("dragContainer", true) }
  /// The elements that are dragged together.
  public nonisolated func dragContainerSelection<ItemID: Hashable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View { recorded("dragContainerSelection", true) }
}

extension Image {
  /// How a widget of one tone shows the image; here it makes no difference.
  public nonisolated func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
    recorded("widgetAccentedRenderingMode", renderingMode?.name)
  }
}

/// How a widget of one tone shows an image.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  let name: String
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

/// The part of a window whose toolbar is filled.
public struct ContentToolbarPlacement: Hashable, Sendable {
  let name: String
  public static let tabViewSidebar = ContentToolbarPlacement(name: "tabViewSidebar")
}

/// A step of a squeeze of a pencil.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

/// What is known of a squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// Where the pencil is above the view.
  public let hoverPose: PencilHoverPose?
}

/// What a person wants a gesture of the pencil to do
/// (https://developer.apple.com/documentation/swiftui/pencilpreferredaction).
public struct PencilPreferredAction: Hashable, Sendable {
  let name: String
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
  public static let ignore = PencilPreferredAction(name: "ignore")
}

extension EnvironmentValues {
  /// What a double tap of the pencil does.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }
  /// What a squeeze of the pencil does.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }
}

/// When an item of the touch bar is there.
public enum TouchBarItemPresence: Sendable {
  case required(String)
  case `default`(String)
  case optional(String)
}

/// What a drag may do (https://developer.apple.com/documentation/swiftui/dragconfiguration).
public struct DragConfiguration: Sendable {
  public var allowMove: Bool
  public var allowDelete: Bool
  public init(allowMove: Bool, allowDelete: Bool = false) {
    self.allowMove = allowMove
    self.allowDelete = allowDelete
  }
}

/// What a drop may do (https://developer.apple.com/documentation/swiftui/dropconfiguration).
public struct DropConfiguration: Sendable {
  public var operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// How the previews of a drag lie.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  let name: String
  public static let `default` = DragDropPreviewsFormation(name: "default")
  public static let list = DragDropPreviewsFormation(name: "list")
  public static let pile = DragDropPreviewsFormation(name: "pile")
  public static let stack = DragDropPreviewsFormation(name: "stack")
}

/// What is known of a drag.
public struct DragSession: Sendable {
  /// How far the drag is.
  public enum Phase: Hashable, Sendable {
    case initial, active
    case ended(DropOperation)
    case dataTransferCompleted
  }
  public let phase: Phase
}

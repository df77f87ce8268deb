import Foundation

/// Whether the views that can be edited are edited (https://developer.apple.com/documentation/swiftui/editmode).
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  /// Whether something is edited.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

/// The edit mode of a screen, where nobody around provides one: kept as long as the screen's node lives.
final class ScreenEditMode {
  private let slot: StateSlot<EditMode>
  init(_ node: Node) { slot = StateSlot(EditMode.inactive, owner: .passUnretained(node)) }
  deinit { slot.discard() }

  func provide(to environment: inout EnvironmentValues) {
    if environment.editMode == nil { environment.editMode = Binding(value: slot.current, location: slot) }
  }
}

extension EnvironmentValues {
  /// Whether the views that can be edited are edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// Switches editing on and off (https://developer.apple.com/documentation/swiftui/editbutton).
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var editMode
  @State private var own = EditMode.inactive

  public nonisolated init() {}

  @MainActor public var body: some View {
    let isEditing = (editMode?.wrappedValue ?? own).isEditing
    let (editMode, own) = (editMode, $own)
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { (editMode ?? own).wrappedValue = isEditing ? .inactive : .active }
    }
  }
}

/// Starts the renaming of what `renameAction` around it names
/// (https://developer.apple.com/documentation/swiftui/renamebutton).
nonisolated public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename
  public nonisolated init() where Label == IdentityTree.Label<Text, Image> {}
  @MainActor public var body: some View {
    let rename = rename
    Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}

/// Starts a renaming (https://developer.apple.com/documentation/swiftui/renameaction).
public struct RenameAction {
  let action: () -> Void
  /// Starts the renaming.
  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// What a rename button does.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets what a rename button in the view does.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }
  /// Sets what a rename button in the view does: the field takes the focus.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.rename, RenameAction { isFocused.wrappedValue = true })
  }
}

/// Takes what is on the pasteboard, which is empty here
/// (https://developer.apple.com/documentation/swiftui/pastebutton).
nonisolated public struct PasteButton: View {
  public nonisolated init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
  /// Takes what a closure makes of the pasteboard (older form, macOS).
  public nonisolated init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {}
  /// Takes what is of a type (older form, macOS).
  public nonisolated init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
  /// Takes what a closure makes of the pasteboard (older form, macOS).
  public nonisolated init<Payload>(
    supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {}
  /// Takes values of a type.
  public nonisolated init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  @MainActor public var body: some View { Button("Paste", systemImage: "doc.on.clipboard") {} }
}

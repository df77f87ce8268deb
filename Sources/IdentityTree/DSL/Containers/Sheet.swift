import Foundation

/// Presents a view while a value is true.
nonisolated public struct _SheetModifier<Shown: View>: PresentingModifier {
  public typealias Body = Never
  let isPresented: Binding<Bool>
  let presentationKind: PresentationKind
  let onDismiss: (() -> Void)?
  let content: () -> Shown

  @MainActor func token() -> AnyHashable? { isPresented.wrappedValue ? true : nil }
  @MainActor func shown() -> Shown? { content() }
  @MainActor func end() { isPresented.wrappedValue = false }
  @MainActor func didDismiss() { onDismiss?() }
  @MainActor var kind: PresentationKind { presentationKind }
}

/// Presents a view for an item; another item replaces it (rule 2.32).
nonisolated public struct _ItemSheetModifier<Item: Identifiable, Shown: View>: PresentingModifier {
  public typealias Body = Never
  let item: Binding<Item?>
  let presentationKind: PresentationKind
  let onDismiss: (() -> Void)?
  let content: (Item) -> Shown

  @MainActor func token() -> AnyHashable? {
    guard let id = item.wrappedValue?.id else { return nil }
    return AnyHashable(id)
  }
  @MainActor func shown() -> Shown? { item.wrappedValue.map(content) }
  @MainActor func end() { item.wrappedValue = nil }
  @MainActor func didDismiss() { onDismiss?() }
  @MainActor var kind: PresentationKind { presentationKind }
}

/// Where a popover hangs (https://developer.apple.com/documentation/swiftui/popoverattachmentanchor).
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

/// How high a sheet is (https://developer.apple.com/documentation/swiftui/presentationdetent).
public struct PresentationDetent: Hashable, Sendable {
  let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  /// A part of the height that there is.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction(\(AttributeText.number(fraction)))")
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height(\(AttributeText.number(height)))")
  }
  /// A height that a type decides.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: TypeName.short(type))
  }
  /// What a custom height is decided from.
  @dynamicMemberLookup public struct Context {
    public var maxDetentValue: CGFloat
    let values: EnvironmentValues
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { values[keyPath: keyPath] }
  }
}

/// Decides a height (https://developer.apple.com/documentation/swiftui/custompresentationdetent).
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  static func height(in context: Self.Context) -> CGFloat?
}

/// How a presentation adapts to little space
/// (https://developer.apple.com/documentation/swiftui/presentationadaptation).
public struct PresentationAdaptation: Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = PresentationAdaptation(description: "automatic")
  public static let none = PresentationAdaptation(description: "none")
  public static let popover = PresentationAdaptation(description: "popover")
  public static let sheet = PresentationAdaptation(description: "sheet")
  public static let fullScreenCover = PresentationAdaptation(description: "fullScreenCover")
}

/// What can be touched beside a sheet
/// (https://developer.apple.com/documentation/swiftui/presentationbackgroundinteraction).
public struct PresentationBackgroundInteraction: Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = PresentationBackgroundInteraction(description: "automatic")
  public static let enabled = PresentationBackgroundInteraction(description: "enabled")
  public static let disabled = PresentationBackgroundInteraction(description: "disabled")
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(description: "enabled(upThrough: \(detent.name))")
  }
}

/// What a swipe in a sheet does (https://developer.apple.com/documentation/swiftui/presentationcontentinteraction).
public struct PresentationContentInteraction: Equatable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = PresentationContentInteraction(description: "automatic")
  public static let resizes = PresentationContentInteraction(description: "resizes")
  public static let scrolls = PresentationContentInteraction(description: "scrolls")
}

/// How large a presentation is (https://developer.apple.com/documentation/swiftui/presentationsizing).
public protocol PresentationSizing {
  /// The size to offer to the content.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a presentation that is sized: nothing is laid out, it takes what is offered.
public struct PresentationSizingRoot {
  /// The size of the content in what is offered, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// What is known where a presentation is sized.
public struct PresentationSizingContext {}

/// A size that another is made from.
private struct AdjustedPresentationSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    base.proposedSize(for: root, context: context)
  }
}

extension PresentationSizing {
  /// The size, fitted to the content in some directions.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    AdjustedPresentationSizing(base: self)
  }
  /// The size, which only grows in some directions.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    AdjustedPresentationSizing(base: self)
  }
}

// The sizes that come with SwiftUI; here all offer what there is.
extension PresentationSizing {
  fileprivate func whatThereIs() -> ProposedViewSize { .unspecified }
}

/// The size that fits the place.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    whatThereIs()
  }
}
/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    whatThereIs()
  }
}
/// The size of a form.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    whatThereIs()
  }
}
/// The size of a page.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    whatThereIs()
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { .init() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { .init() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { .init() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { .init() }
}

/// Keeps a sheet from being dismissed by a gesture.
nonisolated public struct _InteractiveDismissModifier: PrimitiveModifier {
  public typealias Body = Never
  let isOff: Bool
  @MainActor public var _attributes: [NodeAttribute] { [NodeAttribute("interactiveDismissDisabled", "\(isOff)")] }
}

extension _InteractiveDismissModifier: InteractiveDismissRole {
  @MainActor var isDisabled: Bool { isOff }
}

extension View {
  /// Presents a sheet while a value is true.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _SheetModifier(isPresented: isPresented, presentationKind: .sheet, onDismiss: onDismiss, content: content))
  }
  /// Presents a sheet for an item.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _ItemSheetModifier(item: item, presentationKind: .sheet, onDismiss: onDismiss, content: content))
  }
  /// Presents a view over the whole screen while a value is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _SheetModifier(
        isPresented: isPresented, presentationKind: .fullScreenCover, onDismiss: onDismiss, content: content))
  }
  /// Presents a view over the whole screen for an item.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _ItemSheetModifier(item: item, presentationKind: .fullScreenCover, onDismiss: onDismiss, content: content))
  }
  /// Presents a popover while a value is true.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_SheetModifier(isPresented: isPresented, presentationKind: .popover, onDismiss: nil, content: content))
  }
  /// Presents a popover for an item.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_ItemSheetModifier(item: item, presentationKind: .popover, onDismiss: nil, content: content))
  }
  /// Shows an inspector while a value is true.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    let shown = content()
    return modifier(
      _SheetModifier(isPresented: isPresented, presentationKind: .inspector, onDismiss: nil, content: { shown }))
  }
  /// Sets how wide an inspector is, in points.
  public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    recorded("inspectorColumnWidth", ideal)
  }
  /// Sets how wide an inspector is, in points.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    recorded("inspectorColumnWidth", width)
  }

  /// Keeps the sheet that the view is in from being swiped down.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_InteractiveDismissModifier(isOff: isDisabled))
  }
  /// Sets how high the sheet can be.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    recorded("presentationDetents", detents.map(\.name).sorted().joined(separator: ", "))
  }
  /// Sets how high the sheet can be and is.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    recorded("presentationDetents", detents.map(\.name).sorted().joined(separator: ", "))
  }
  /// Sets whether the sheet shows a handle.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    recorded("presentationDragIndicator", visibility)
  }
  /// Sets what can be touched beside the sheet.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    recorded("presentationBackgroundInteraction", interaction)
  }
  /// Sets how the presentation adapts to little space.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    recorded("presentationCompactAdaptation", adaptation)
  }
  /// Sets how the presentation adapts to little space, across and up and down.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    recorded("presentationCompactAdaptation", horizontal)
  }
  /// Sets how round the sheet's corners are, in points.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    recorded("presentationCornerRadius", cornerRadius)
  }
  /// Sets what a swipe in the sheet does.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    recorded("presentationContentInteraction", behavior)
  }
  /// Sets what is behind the sheet's content.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    recorded("presentationBackground", TypeName.short(S.self))
  }
  /// Sets what is behind the sheet's content.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    recorded("presentationBackground", TypeName.short(V.self))
  }
  /// Sets how large the presentation is.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    recorded("presentationSizing", TypeName.short(type(of: sizing)))
  }
}

extension PresentationDetent: CustomDebugStringConvertible {
  /// As it is written.
  public var debugDescription: String { ".\(name)" }
}

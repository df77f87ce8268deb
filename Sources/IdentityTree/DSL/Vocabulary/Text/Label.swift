import Foundation

/// A title with an icon (https://developer.apple.com/documentation/swiftui/label).
nonisolated public struct Label<Title: View, Icon: View>: PrimitiveView {
  public typealias Body = Never
  let title: Title
  let icon: Icon

  /// A label with a title and an icon of its own.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: StyledNode<Self>.self)
  }
  /// Resolves the icon and the title.
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Icon._resolve(view.icon, into: &slots)
    LabelNodeCount.keep(slots.index, at: slots.parent)
    Title._resolve(view.title, into: &slots)
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label with a localized title and an image of an asset catalog.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
  /// A label with a localized title and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }
  /// A label with a localized title and an image of an asset catalog.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }
  /// A label with a title and an image of an asset catalog.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
  /// A label with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
  /// A label with a title and an image of an asset catalog.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is making the look of.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.title = configuration.title
    self.icon = configuration.icon
  }
}

extension Label: StyledView {
  @MainActor func _look(_ node: Node) -> LabelStyleConfiguration {
    LabelStyleConfiguration(title: .init(part: AnyView(title)), icon: .init(part: AnyView(icon)))
  }
}

/// The look of labels (https://developer.apple.com/documentation/swiftui/labelstyle).
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  /// Makes the look of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabelStyleConfiguration
}

/// What a label style knows of a label (https://developer.apple.com/documentation/swiftui/labelstyleconfiguration).
nonisolated public struct LabelStyleConfiguration {
  /// The title of the label.
  nonisolated public struct Title: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  /// The icon of the label.
  nonisolated public struct Icon: ErasedPart {
    public typealias Body = Never
    let part: AnyView
  }
  /// The title of the label.
  public let title: LabelStyleConfiguration.Title
  /// The icon of the label.
  public let icon: LabelStyleConfiguration.Icon
}

extension View {
  /// Sets the look of the labels in the view.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    styled("labelStyle", style) { (style: S, look: LabelStyleConfiguration) in style.makeBody(configuration: look) }
  }
}

/// The look that fits the place.
nonisolated public struct DefaultLabelStyle: LabelStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The icon alone; the title stays in the tree, since it names the label for assistive technologies.
nonisolated public struct IconOnlyLabelStyle: LabelStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The title and the icon.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, BuiltInStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The look that fits the place.
  public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The title and the icon.
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

import Foundation

/// Whether something is shown (https://developer.apple.com/documentation/swiftui/visibility).
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

/// The name of an image of an asset catalog (https://developer.apple.com/documentation/developertoolssupport/imageresource).
public struct ImageResource: Hashable, Sendable {
  public let name: String
  public let bundle: Bundle
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A title with an icon (https://developer.apple.com/documentation/swiftui/label).
nonisolated public struct Label<Title: View, Icon: View>: PrimitiveView {
  public typealias Body = Never
  let title: Title
  let icon: Icon
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
  @MainActor public static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Icon._resolve(view.icon, into: &slots)
    Title._resolve(view.title, into: &slots)
  }
}

extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource.name)
    }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource.name)
    }
  }
}

/// Records one value of how the content looks or behaves, without an effect here.
nonisolated public struct _RecordedModifier<Value>: PrimitiveModifier {
  public typealias Body = Never
  let name: String
  let value: Value
  /// The recorded value.
  @MainActor public var _attributes: [NodeAttribute] { [NodeAttribute(name, String(describing: value))] }
}

/// Sets one value of the environment, and records it.
nonisolated public struct _RecordedEnvironmentModifier<Value>: PrimitiveModifier {
  public typealias Body = Never
  let name: String
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
  /// The value.
  @MainActor public var _attributes: [NodeAttribute] { [NodeAttribute(name, String(describing: value))] }
  public nonisolated static var _changesEnvironment: Bool { true }
  public nonisolated func _change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

extension View {
  /// Records a value that has no effect in the model.
  nonisolated func recorded<Value>(
    _ name: String, _ value: Value
  ) -> ModifiedContent<Self, _RecordedModifier<Value>> {
    ModifiedContent(content: self, modifier: _RecordedModifier(name: name, value: value))
  }

  /// Sets and records a value of the environment.
  nonisolated func inherited<Value>(
    _ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedContent<Self, _RecordedEnvironmentModifier<Value>> {
    ModifiedContent(
      content: self, modifier: _RecordedEnvironmentModifier(name: name, keyPath: keyPath, value: value))
  }
}

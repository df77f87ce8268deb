import Foundation

// Modifiers that only a headset, a watch or a television heeds, one line each: they are recorded, without an effect.

extension View {
  /// Shows or hides the arms of the person.
  public nonisolated func upperLimbVisibility(_ preferredVisibility: Visibility) -> some View {
    recorded("upperLimbVisibility", preferredVisibility)
  }
  /// Shows or hides the plate under a volume.
  public nonisolated func volumeBaseplateVisibility(_ visibility: Visibility) -> some View {
    recorded("volumeBaseplateVisibility", visibility)
  }
  /// Switches a gesture of the hand on or off.
  public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    recorded("handGestureShortcut", isEnabled)
  }
  /// Sets whether a hand points at the view.
  public nonisolated func handPointerBehavior(_ behavior: HandPointerBehavior?) -> some View {
    recorded("handPointerBehavior", behavior?.name)
  }
  /// Sets how the view shines through what stands before it.
  public nonisolated func breakthroughEffect(_ effect: BreakthroughEffect) -> some View {
    recorded("breakthroughEffect", effect.name)
  }
  /// Sets how what is presented shines through what stands before it.
  public nonisolated func presentationBreakthroughEffect(_ effect: BreakthroughEffect) -> some View {
    recorded("presentationBreakthroughEffect", effect.name)
  }
  /// Joins hover effects, so that they start together.
  public nonisolated func hoverEffectGroup(_ group: HoverEffectGroup? = nil) -> some View {
    recorded("hoverEffectGroup", true)
  }
  /// Joins hover effects, so that they start together.
  public nonisolated func hoverEffectGroup(id: String? = nil, in namespace: Namespace.ID) -> some View {
    recorded("hoverEffectGroup", id)
  }
  /// Called when the immersion changes, which it does not here.
  public nonisolated func onImmersionChange(
    initial: Bool = true,
    _ action:
      @escaping (_ oldContext: ImmersionChangeContext, _ newContext: ImmersionChangeContext)
      -> Void
  ) -> some View { recorded("onImmersionChange", true) }
  /// Called when the world is centered anew, which it is not here.
  public nonisolated func onWorldRecenter(action: @escaping (WorldRecenterPhase) -> Void) -> some View {
    recorded("onWorldRecenter", true)
  }
  /// Takes events of a game controller.
  public nonisolated func handlesGameControllerEvents(matching types: GameControllerEventTypes) -> some View {
    recorded("handlesGameControllerEvents", true)
  }
  /// Takes long touches of a remote control.
  public nonisolated func onLongTouchGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
    onTouchingChanged: ((Bool) -> Void)? = nil
  ) -> some View { recorded("onLongTouchGesture", true) }
  /// Takes the page keys of a remote control.
  public nonisolated func pageCommand<V: BinaryInteger>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
  ) -> some View { recorded("pageCommand", true) }
  /// Shows or hides what stands beside the crown of a watch.
  public nonisolated func digitalCrownAccessory(_ visibility: Visibility) -> some View {
    recorded("digitalCrownAccessory", visibility)
  }
  /// Shows a view beside the crown of a watch.
  public nonisolated func digitalCrownAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    recorded("digitalCrownAccessory", true)
  }
  /// Colours the plate of a row on a watch.
  public nonisolated func listRowPlatterColor(_ color: Color?) -> some View {
    recorded("listRowPlatterColor", color?.attributeText)
  }
  /// Bends a widget along the rim of a watch.
  public nonisolated func widgetCurvesContent(_ curves: Bool = true) -> some View {
    recorded("widgetCurvesContent", curves)
  }
  /// Says what a control of the system does.
  public nonisolated func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View {
    recorded("controlWidgetActionHint", hint.text)
  }
  /// Says what a control of the system does.
  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View {
    recorded("controlWidgetActionHint", String(hint))
  }
  /// Says how a control of the system stands.
  public nonisolated func controlWidgetStatus(_ status: LocalizedStringKey) -> some View {
    recorded("controlWidgetStatus", status.text)
  }
  /// Says how a control of the system stands.
  @_disfavoredOverload
  public nonisolated func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View {
    recorded("controlWidgetStatus", String(status))
  }
}

/// A gesture of the hand (https://developer.apple.com/documentation/swiftui/handgestureshortcut).
public struct HandGestureShortcut: Hashable, Sendable {
  public static let primaryAction = HandGestureShortcut()
}

/// Whether a hand points at a view.
public struct HandPointerBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = HandPointerBehavior(name: "automatic")
  public static let enabled = HandPointerBehavior(name: "enabled")
  public static let disabled = HandPointerBehavior(name: "disabled")
}

/// How a view shines through what stands before it.
public struct BreakthroughEffect: Hashable, Sendable {
  let name: String
  public static let automatic = BreakthroughEffect(name: "automatic")
  public static let none = BreakthroughEffect(name: "none")
  public static let prominent = BreakthroughEffect(name: "prominent")
  public static let subtle = BreakthroughEffect(name: "subtle")
}

/// Hover effects that start together (https://developer.apple.com/documentation/swiftui/hovereffectgroup).
public struct HoverEffectGroup: Hashable, Sendable {
  let id: String?
  public init(id: String? = nil, in namespace: Namespace.ID) { self.id = id }
}

/// How far a space around the person is shown.
public struct ImmersionChangeContext: Sendable {
  /// From 0 to 1; `nil` where there is none.
  public let amount: Double?
}

/// A step of centering the world anew.
public enum WorldRecenterPhase: Hashable, Sendable {
  case began, ended
}

/// Events of a game controller.
public struct GameControllerEventTypes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let gamepad = GameControllerEventTypes(rawValue: 1)
}

import Foundation

// As in SwiftUI, modifiers for accessibility that follow each other make one modifier.
extension ModifiedContent where Content: View, Modifier == AccessibilityAttachmentModifier {
  /// Says what the view is.
  public nonisolated func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attached("accessibilityLabel", label.string)
  }
  /// Says what the view is.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityLabel", labelKey.text)
  }
  /// Says what the view is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityLabel", label.string)
  }
  /// Says what the view is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityLabel", String(label))
  }
  /// Says what the view is, where it is enabled.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityLabel", isEnabled ? label.string : "none")
  }
  /// Says what the view is, where it is enabled.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityLabel", isEnabled ? labelKey.text : "none")
  }
  /// Says what the view is, where it is enabled.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityLabel", isEnabled ? String(label) : "none")
  }
  /// Says what value the view has.
  public nonisolated func accessibilityValue(_ value: Text) -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attached("accessibilityValue", value.string)
  }
  /// Says what value the view has.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityValue", valueKey.text)
  }
  /// Says what value the view has.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ value: LocalizedStringResource) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityValue", value.string)
  }
  /// Says what value the view has.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityValue", String(value))
  }
  /// Says what value the view has, where it is enabled.
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityValue", isEnabled ? value.string : "none")
  }
  /// Says what value the view has, where it is enabled.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityValue", isEnabled ? valueKey.text : "none")
  }
  /// Says what value the view has, where it is enabled.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityValue", isEnabled ? String(value) : "none")
  }
  /// Says what happens when the view is used.
  public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityHint", hint.string)
  }
  /// Says what happens when the view is used.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityHint", hintKey.text)
  }
  /// Says what happens when the view is used.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: LocalizedStringResource) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityHint", hint.string)
  }
  /// Says what happens when the view is used.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityHint", String(hint))
  }
  /// Says what happens when the view is used, where it is enabled.
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityHint", isEnabled ? hint.string : "none")
  }
  /// Says what happens when the view is used, where it is enabled.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityHint", isEnabled ? hintKey.text : "none")
  }
  /// Says what happens when the view is used, where it is enabled.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityHint", isEnabled ? String(hint) : "none")
  }
  /// Names the view for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityIdentifier", identifier)
  }
  /// Names the view for tests, where it is enabled.
  public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityIdentifier", isEnabled ? identifier : "none")
  }
  /// Hides the view from assistive technologies.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityHidden", "\(hidden)")
  }
  /// Hides the view from assistive technologies, where it is enabled.
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityHidden", "\(hidden && isEnabled)")
  }
  /// Adds traits.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityAddTraits", traits.description)
  }
  /// Removes traits.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityRemoveTraits", traits.description)
  }
  /// Names by which the view can be called, where they are enabled.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityInputLabels", isEnabled ? inputLabels.map(\.string).joined(separator: ", ") : "none")
  }
  /// Names by which the view can be called, where they are enabled.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityInputLabels", isEnabled ? inputLabelKeys.map(\.text).joined(separator: ", ") : "none")
  }
  /// Names by which the view can be called, where they are enabled.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached(
      "accessibilityInputLabels", isEnabled ? inputLabels.map { String($0) }.joined(separator: ", ") : "none")
  }
  /// Names by which the view can be called.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityInputLabels", inputLabels.map(\.string).joined(separator: ", "))
  }
  /// Names by which the view can be called.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityInputLabels", inputLabelKeys.map(\.text).joined(separator: ", "))
  }
  /// Names by which the view can be called.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityInputLabels", inputLabels.map { String($0) }.joined(separator: ", "))
  }
  /// The order in which the view is read; greater numbers first.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilitySortPriority", AttributeText.number(sortPriority))
  }
  /// More about the view.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityCustomContent", "\(key.label): \(valueKey.text)")
  }
  /// More about the view.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityCustomContent", "\(key.label): \(value)")
  }
  /// Where the view is activated, where it is enabled.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityActivationPoint", isEnabled ? activationPoint.attributeText : "none")
  }
  /// Where the view is activated, where it is enabled.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attached("accessibilityActivationPoint", isEnabled ? activationPoint.attributeText : "none")
  }
  /// Names a point at which the element can be dragged.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: Text
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityDragPoint", description.string)
  }
  /// Names a point at which the element can be dragged.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityDragPoint", isEnabled ? description.string : "none")
  }
  /// Names a point at which the element can be dragged.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityDragPoint", description.text)
  }
  /// Names a point at which the element can be dragged.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityDragPoint", isEnabled ? description.text : "none")
  }
  /// Names a point at which the element can be dragged.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityDragPoint", String(description))
  }
  /// Names a point at which the element can be dragged.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityDragPoint", isEnabled ? String(description) : "none")
  }
  /// Names a point at which the element takes what is dropped.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: Text
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityDropPoint", description.string)
  }
  /// Names a point at which the element takes what is dropped.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityDropPoint", isEnabled ? description.string : "none")
  }
  /// Names a point at which the element takes what is dropped.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityDropPoint", description.text)
  }
  /// Names a point at which the element takes what is dropped.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityDropPoint", isEnabled ? description.text : "none")
  }
  /// Names a point at which the element takes what is dropped.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityDropPoint", String(description))
  }
  /// Names a point at which the element takes what is dropped.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityDropPoint", isEnabled ? String(description) : "none")
  }
  /// Zooms the content with a closure.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> { attached("accessibilityZoomAction", "true") }
  /// Where the view is activated.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityActivationPoint", activationPoint.attributeText)
  }
  /// Where the view is activated.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityActivationPoint", activationPoint.attributeText)
  }
  /// The level of the heading.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityHeading", "\(level)")
  }
  /// The kind of text.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityTextContentType", value.name)
  }
  /// Whether the view reacts.
  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attached("accessibilityRespondsToUserInteraction", "\(respondsToUserInteraction)")
  }
  /// Says whether the content reacts to a person, if it is said.
  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool, isEnabled: Bool)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attached("accessibilityRespondsToUserInteraction", isEnabled ? "\(respondsToUserInteraction)" : "")
  }
  /// Lets touches through to the app as they are.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityDirectTouch", "\(isDirectTouchArea)")
  }
  /// Calls a closure for an action.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityAction", actionKind.name, handler)
  }
  /// Calls a closure for a named action.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityAction", name.string, handler)
  }
  /// Calls a closure for a named action.
  public nonisolated func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attached("accessibilityAction", nameKey.text, handler)
  }
  /// Calls a closure for a named action.
  @_disfavoredOverload
  public nonisolated func accessibilityAction(named name: LocalizedStringResource, _ handler: @escaping () -> Void)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attached("accessibilityAction", name.string, handler)
  }
  /// Calls a closure for a named action.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attached("accessibilityAction", String(name), handler)
  }
  /// Calls a closure when the value is to go up or down.
  public nonisolated func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attached("accessibilityAdjustableAction", "increment, decrement") { handler(.increment) }
  }
  /// Calls a closure when the view is to be scrolled.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityScrollAction", "scroll") { handler(.bottom) }
  }
  /// A value for other apps.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityCustomContent", "\(key.label): \(value?.string ?? "")")
  }
  /// More about the view.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityCustomContent", "\(label.string): \(value.string)")
  }
  /// More about the view.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityCustomContent", "\(labelKey.text): \(value.string)")
  }
  /// More about the view.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityCustomContent", "\(labelKey.text): \(valueKey.text)")
  }
  /// More about the view.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityCustomContent", "\(labelKey.text): \(value)")
  }
  /// Says what the view is (older name).
  public nonisolated func accessibility(label: Text) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityLabel", label.string)
  }
  /// Says what value the view has (older name).
  public nonisolated func accessibility(value: Text) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityValue", value.string)
  }
  /// Says what happens when the view is used (older name).
  public nonisolated func accessibility(hint: Text) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityHint", hint.string)
  }
  /// Hides the view from assistive technologies (older name).
  public nonisolated func accessibility(hidden: Bool) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attached("accessibilityHidden", "\(hidden)")
  }
  /// Names the view for tests (older name).
  public nonisolated func accessibility(identifier: String) -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attached("accessibilityIdentifier", identifier)
  }
  /// Adds traits (older name).
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityAddTraits", traits.description)
  }
  /// Removes traits (older name).
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityRemoveTraits", traits.description)
  }
  /// Names by which the view can be called (older name).
  public nonisolated func accessibility(inputLabels: [Text]) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityInputLabels", inputLabels.map(\.string).joined(separator: ", "))
  }
  /// The order in which the view is read (older name).
  public nonisolated func accessibility(sortPriority: Double) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilitySortPriority", AttributeText.number(sortPriority))
  }
  /// Where the view is activated (older name).
  public nonisolated func accessibility(activationPoint: CGPoint) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityActivationPoint", activationPoint.attributeText)
  }
  /// Where the view is activated (older name).
  public nonisolated func accessibility(activationPoint: UnitPoint) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilityActivationPoint", activationPoint.attributeText)
  }
  /// Whether the view is selected (older name).
  public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attached("accessibilitySelectionIdentifier", "\(selectionIdentifier)")
  }
}

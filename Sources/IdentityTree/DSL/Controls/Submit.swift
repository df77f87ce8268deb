/// What can be submitted (https://developer.apple.com/documentation/swiftui/submittriggers).
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text fields and secure fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The field of `searchable`.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The actions of `onSubmit` around a field.
struct SubmitActions {
  struct Entry {
    var triggers: SubmitTriggers
    var action: () -> Void
  }
  /// Inner ones first.
  var entries: [Entry] = []

  @MainActor func run(_ trigger: SubmitTriggers) {
    for entry in entries where entry.triggers.contains(trigger) { entry.action() }
  }
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: SubmitActions { SubmitActions() }
}

extension EnvironmentValues {
  var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

/// Adds an action for submissions, or stops those of around.
nonisolated public struct _SubmitModifier: PrimitiveModifier {
  public typealias Body = Never
  let change: (inout EnvironmentValues) -> Void
  public nonisolated static var _changesEnvironment: Bool { true }
  public nonisolated func _change(_ environment: inout EnvironmentValues) { change(&environment) }
}

extension View {
  /// Calls `action` when a field in the view is submitted; actions of inner views first.
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(_SubmitModifier { $0.submitActions.entries.insert(.init(triggers: triggers, action: action), at: 0) })
  }

  /// Keeps submissions in the view from reaching actions around it.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(_SubmitModifier { if isBlocking { $0.submitActions = SubmitActions() } })
  }
}

/// How something presented goes away; the same object as long as it is presented.
final class Dismissal {
  var action: @MainActor () -> Void
  private(set) lazy var mode = Binding<PresentationMode>(
    get: { [weak self] in PresentationMode(isPresented: self != nil, dismissal: self) },
    set: { _ in })

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  func run() {
    let action = action
    MainActor.assumeIsolated { action() }
  }
}

/// Dismisses what is presented, or pops the screen (https://developer.apple.com/documentation/swiftui/dismissaction).
public struct DismissAction: @unchecked Sendable {
  let dismissal: Dismissal?
  /// Dismisses; does nothing where nothing is presented.
  @MainActor @preconcurrency public func callAsFunction() { dismissal?.run() }
}

extension DismissAction: SelfComparing {
  func isSame(as other: Any) -> Bool { (other as? DismissAction)?.dismissal === dismissal }
}

/// Whether a view is presented, and how it goes away
/// (https://developer.apple.com/documentation/swiftui/presentationmode).
public struct PresentationMode {
  public private(set) var isPresented: Bool
  let dismissal: Dismissal?
  /// Dismisses; does nothing where nothing is presented.
  public mutating func dismiss() { dismissal?.run() }
}

extension PresentationMode: SelfComparing {
  func isSame(as other: Any) -> Bool {
    guard let other = other as? PresentationMode else { return false }
    return other.dismissal === dismissal && other.isPresented == isPresented
  }
}

private enum DismissalKey: EnvironmentKey {
  static var defaultValue: Dismissal? { nil }
}

extension EnvironmentValues {
  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }
  /// Dismisses what is presented, or pops the screen.
  public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }
  /// Whether the view is presented.
  public var isPresented: Bool { dismissal != nil }
  /// Whether the view is presented, and how it goes away.
  public var presentationMode: Binding<PresentationMode> {
    dismissal?.mode ?? .constant(PresentationMode(isPresented: false, dismissal: nil))
  }
}

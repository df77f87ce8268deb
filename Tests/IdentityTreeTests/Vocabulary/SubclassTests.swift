import Foundation
// Not `@testable`: a user's classes can override only what is open.
import IdentityTree
import Testing

private final class Padded: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
  }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds) }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds) }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { super.clearButtonRect(forBounds: bounds) }
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  override var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  var deletions = 0
  override func deleteBackward() {
    deletions += 1
    super.deleteBackward()
  }
}

private final class Framed: UILabel {
  override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 4, dy: 4)) }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    super.textRect(forBounds: bounds, limitedToNumberOfLines: lines).insetBy(dx: 4, dy: 4)
  }
  override func copy(_ sender: Any?) { super.copy(sender) }
}

private final class Knob: UIControl {
  override class var requiresConstraintBasedLayout: Bool { true }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
  override var state: UIControl.State { .focused }
  override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1) }
  override var inputView: UIView? { nil }
  override var inputAccessoryView: UIView? { nil }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
  }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .adjustable }
    set { _ = newValue }
  }
  override func accessibilityIncrement() { super.accessibilityIncrement() }
  override func accessibilityActivate() -> Bool { true }
}

private final class Screen: UIViewController {
  private let item = UINavigationItem()
  override var navigationItem: UINavigationItem { item }
  override var isModalInPresentation: Bool {
    get { true }
    set { _ = newValue }
  }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .all }
  override var childForStatusBarHidden: UIViewController? { nil }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func accessibilityPerformEscape() -> Bool { true }
}

private final class Overlay: UIWindow {
  var events = 0
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
  override func sendEvent(_ event: UIEvent) {
    events += 1
    super.sendEvent(event)
  }
}

private final class Drag: UIPanGestureRecognizer {
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { super.shouldRequireFailure(of: other) }
}

private final class Drawer: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 400, width: 390, height: 400) }
  override func presentationTransitionWillBegin() { super.presentationTransitionWillBegin() }
  override func dismissalTransitionWillBegin() { super.dismissalTransitionWillBegin() }
  override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
}

private final class Ring: CALayer {
  override class func needsDisplay(forKey key: String) -> Bool { key == "progress" || super.needsDisplay(forKey: key) }
  override func action(forKey event: String) -> (any CAAction)? { super.action(forKey: event) }
}

private final class Blur: UIVisualEffectView {
  override init(effect: UIVisualEffect?) { super.init(effect: effect) }
  required init?(coder: NSCoder) { nil }
}

private final class Cell: UITableViewCell {
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
  }
}

private final class Watched: NSItemProvider, @unchecked Sendable {
  var didEnd: (() -> Void)?
  deinit { didEnd?() }
}

private final class Bubble: UIBezierPath, @unchecked Sendable {
  override func close() { super.close() }
}

@MainActor @Suite("Subclasses of stand-ins") struct SubclassTests {
  @Test("A provider of a user's class tells that it is let go") func provider() {
    var ended = 0
    do {
      let provider = Watched(contentsOf: URL(string: "item"))
      provider?.didEnd = { ended += 1 }
      #expect(ended == 0)
    }
    #expect(ended == 1)
  }

  @Test("What a field's class overrides is called") func field() {
    let field = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(field.editingRect(forBounds: field.bounds) == CGRect(x: 8, y: 0, width: 84, height: 20))
    field.insertText("ab")
    field.deleteBackward()
    #expect(field.text == "a")
    #expect(field.deletions == 1)
    let bar = UIToolbar()
    field.inputAccessoryView = bar
    #expect(field.inputAccessoryView === bar)
  }

  @Test("What a control's, a label's and a cell's class override is called") func controls() {
    #expect(Knob().state == .focused)
    #expect(Knob().accessibilityTraits == .adjustable)
    #expect(UIControl().state == .normal)
    let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(Framed().textRect(forBounds: bounds, limitedToNumberOfLines: 1) == bounds.insetBy(dx: 4, dy: 4))
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.setHighlighted(true, animated: false)
    #expect(cell.isHighlighted)
  }

  @Test("What a window's, a controller's and a gesture's class override is called") func others() {
    let window = Overlay(frame: .zero)
    window.sendEvent(UIEvent())
    #expect(window.events == 1)
    let screen = Screen()
    screen.navigationItem.title = "Title"
    #expect(screen.navigationItem.title == "Title")
    #expect(screen.isModalInPresentation)
    #expect(!Drag(target: nil, action: nil).canPrevent(UITapGestureRecognizer(target: nil, action: nil)))
    let drawer = Drawer(presentedViewController: screen, presenting: nil)
    #expect(drawer.frameOfPresentedViewInContainerView.minY == 400)
    #expect(Ring.needsDisplay(forKey: "progress"))
    #expect(Blur(effect: nil).effect == nil)
    let path = Bubble()
    path.move(to: CGPoint(x: 1, y: 2))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }
}

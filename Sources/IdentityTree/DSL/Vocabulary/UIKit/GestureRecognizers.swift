import Foundation

/// A gesture recognizer of UIKit as a gesture
/// (https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable).
///
/// The coordinator and the recognizer are made once and updated with each new value; what fingers do on the view goes
/// to the recognizer, and each change of its state to the action.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  /// Makes the recognizer.
  @MainActor @preconcurrency func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Brings the recognizer up to date.
  @MainActor @preconcurrency func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Called when the state of the recognizer changes.
  @MainActor @preconcurrency func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes the object that the recognizer talks to.
  @MainActor @preconcurrency func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Does nothing.
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a recognizer's representable knows
/// (https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentablecontext).
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// The object that the recognizer talks to.
  public let coordinator: Representable.Coordinator
  /// Where the fingers are in the spaces of views.
  public let converter: Representable.CoordinateSpaceConverter
}

/// Tells where the fingers of a recognizer are; every space is that of the view here
/// (https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentablecoordinatespaceconverter).
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  final class Fingers {
    weak var recognizer: UIGestureRecognizer?
  }
  let fingers: Fingers
  /// Where the fingers are in the view, in points.
  public var localLocation: CGPoint { location(in: .local) }
  /// How far the fingers moved, in points; `nil` where the recognizer is none for that.
  public var localTranslation: CGPoint? { translation(in: .local) }
  /// In points per second; `nil` where the recognizer is none for that.
  public var localVelocity: CGPoint? { velocity(in: .local) }
  /// Where the fingers are, in points.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    fingers.recognizer?.location(in: nil) ?? .zero
  }
  /// How far the fingers moved, in points; `nil` where the recognizer is none for that.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    (fingers.recognizer as? UIPanGestureRecognizer)?.translation(in: nil)
  }
  /// In points per second; `nil` where the recognizer is none for that.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    (fingers.recognizer as? UIPanGestureRecognizer)?.velocity(in: nil)
  }
  /// A point of the screen in the view.
  public func convert(
    globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local
  ) -> CGPoint { globalPoint }
  /// A point of the view in another space.
  public func convert(localPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { localPoint }
}

/// The recognizer that a view has for a representable, and its coordinator.
@MainActor final class RecognizerHost<R: UIGestureRecognizerRepresentable> {
  private var made: (recognizer: R.UIGestureRecognizerType, context: R.Context)?

  /// Makes what there is not yet, and brings it up to date.
  func update(_ representable: R) {
    if made == nil {
      let converter = R.CoordinateSpaceConverter(fingers: .init())
      let context = R.Context(coordinator: representable.makeCoordinator(converter: converter), converter: converter)
      let recognizer = representable.makeUIGestureRecognizer(context: context)
      recognizer.view = UIView()
      converter.fingers.recognizer = recognizer
      made = (recognizer, context)
    }
    if let made { representable.updateUIGestureRecognizer(made.recognizer, context: made.context) }
  }

  /// What the recognizer does with a touch.
  func phases(of touch: Touch, for representable: R) -> [() -> Void] {
    guard let made, made.recognizer.isEnabled else { return [] }
    let recognizer = made.recognizer
    let steps = recognizer.steps(of: touch)
    guard !steps.isEmpty else { return [] }
    return steps.map { step in
      {
        guard step(recognizer) else { return }
        representable.handleUIGestureRecognizerAction(recognizer, context: made.context)
      }
    } + [
      {
        recognizer.state = .possible
        recognizer.reset()
      }
    ]
  }
}

extension UIGestureRecognizer {
  /// Changes the recognizer; false where its state stays.
  typealias Step = @MainActor (UIGestureRecognizer) -> Bool

  /// How the state goes while a touch lasts; empty where it is not recognized.
  func steps(of touch: Touch) -> [Step] {
    func to(_ state: State, _ change: @escaping @MainActor () -> Void = {}) -> Step {
      { recognizer in
        change()
        recognizer.state = state
        return true
      }
    }
    switch (self, touch) {
    case (let tap as UITapGestureRecognizer, .tap(let count, let place)):
      guard count == tap.numberOfTapsRequired else { return [] }
      return [to(.ended) { tap.place = place }]
    case (let press as UILongPressGestureRecognizer, .longPress(let duration, let place)):
      guard duration >= press.minimumPressDuration else { return [] }
      return [to(.began) { press.place = place }, to(.ended)]
    case (let pan as UIPanGestureRecognizer, .drag(let start, let way)):
      func moved(_ part: CGFloat) -> @MainActor () -> Void {
        {
          pan.place = CGPoint(x: start.x + way.width * part, y: start.y + way.height * part)
          pan.way = CGPoint(x: way.width * part, y: way.height * part)
        }
      }
      return [to(.began, moved(0)), to(.changed, moved(0.5)), to(.changed, moved(1)), to(.ended)]
    case (let swipe as UISwipeGestureRecognizer, .drag(let start, let way)):
      let isLevel = abs(way.width) > abs(way.height)
      let direction: UISwipeGestureRecognizer.Direction =
        isLevel ? (way.width > 0 ? .right : .left) : (way.height > 0 ? .down : .up)
      guard swipe.direction.contains(direction) else { return [] }
      return [to(.ended) { swipe.place = start }]
    case (let pinch as UIPinchGestureRecognizer, .magnify(let factor)):
      return [to(.began) { pinch.scale = 1 }, to(.changed) { pinch.scale = CGFloat(factor) }, to(.ended)]
    case (let turn as UIRotationGestureRecognizer, .rotate(let degrees)):
      let angle = CGFloat(degrees) * .pi / 180
      return [to(.began) { turn.rotation = 0 }, to(.changed) { turn.rotation = angle }, to(.ended)]
    case (is UITapGestureRecognizer, _), (is UILongPressGestureRecognizer, _), (is UIPanGestureRecognizer, _),
      (is UISwipeGestureRecognizer, _), (is UIPinchGestureRecognizer, _), (is UIRotationGestureRecognizer, _):
      return []
    case (_, .tap(_, let place)), (_, .longPress(_, let place)):
      return touches(from: place, to: place)
    case (_, .drag(let start, let way)):
      return touches(from: start, to: CGPoint(x: start.x + way.width, y: start.y + way.height))
    default: return []
    }
  }

  /// What a recognizer of the user's own is told of a finger.
  private func touches(from start: CGPoint, to end: CGPoint) -> [Step] {
    let finger: Set = [UITouch()]
    func telling(
      at place: CGPoint, _ tell: @escaping @MainActor (UIGestureRecognizer) -> Void
    ) -> Step {
      { recognizer in
        let before = recognizer.state
        recognizer.place = place
        tell(recognizer)
        return recognizer.state != before || recognizer.state == .changed
      }
    }
    let began = telling(at: start) { $0.touchesBegan(finger, with: UIEvent()) }
    let moved = telling(at: end) { $0.touchesMoved(finger, with: UIEvent()) }
    let ended = telling(at: end) { $0.touchesEnded(finger, with: UIEvent()) }
    return start == end ? [began, ended] : [began, moved, ended]
  }
}

/// Puts a recognizer of UIKit on the content.
nonisolated public struct _RecognizerModifier<R: UIGestureRecognizerRepresentable>: ViewModifier {
  public typealias Body = Never
  let representable: R

  @MainActor public static func _resolve<C: View>(_ modifier: Self, content: C, into slots: inout _Slots) {
    slots.reconcile(ModifiedContent(content: content, modifier: modifier), as: RecognizerNode<C, R>.self)
  }
  public nonisolated static func _isUnary<C: View>(over content: C.Type) -> Bool { true }
}

/// The node of a modifier with a recognizer of UIKit, which is made with it.
final class RecognizerNode<C: View, R: UIGestureRecognizerRepresentable>:
  BranchNode<ModifiedContent<C, _RecognizerModifier<R>>>
{
  private let host = RecognizerHost<R>()

  required init(_ view: ModifiedContent<C, _RecognizerModifier<R>>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: _RecognizerModifier<R>.self, in: seat.core))
  }
  override var anyValue: Any { view.modifier }
  override func step(toChild index: Int) -> PathStep { .content }
  override var control: ControlRole? {
    let (host, representable) = (host, view.modifier.representable)
    return .gesture(TouchRole { host.phases(of: $0, for: representable) })
  }

  override func evaluate() {
    host.update(view.modifier.representable)
    var slots = _Slots(self)
    slots.withoutStatements { C._resolve(view.content, into: &$0) }
  }
}

extension View {
  /// Puts a recognizer of UIKit on the view.
  public nonisolated func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    modifier(_RecognizerModifier(representable: representable))
  }
}

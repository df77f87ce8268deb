import Foundation

// Stand-ins for UIKit's bars and lists, of which public code mostly changes the appearance: they keep what they are
// told, without an effect.

@MainActor @preconcurrency open class UINavigationBar: UIView {
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var barTintColor: UIColor?
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var topItem: UINavigationItem?
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  private static let proxy = UINavigationBar()
  /// The appearance of all bars, which has no effect.
  public static func appearance() -> UINavigationBar { proxy }
}

public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
}

@MainActor @preconcurrency open class UIBarAppearance {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  public init() {}
  public init(idiom: UIUserInterfaceIdiom) {}
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

@MainActor @preconcurrency public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var buttonAppearance = UIBarItemAppearance()
  public var backButtonAppearance = UIBarItemAppearance()
  public var doneButtonAppearance = UIBarItemAppearance()
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

@MainActor @preconcurrency public final class UITabBarAppearance: UIBarAppearance {
  public var stackedLayoutAppearance = UIBarItemAppearance()
  public var inlineLayoutAppearance = UIBarItemAppearance()
  public var compactInlineLayoutAppearance = UIBarItemAppearance()
  public var selectionIndicatorTintColor: UIColor?
}

@MainActor @preconcurrency public final class UIToolbarAppearance: UIBarAppearance {}

/// The looks of an item of a bar.
@MainActor @preconcurrency public final class UIBarItemAppearance {
  /// The look in one state.
  @MainActor @preconcurrency public final class State {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var iconColor: UIColor?
    public var badgeBackgroundColor: UIColor?
    public var backgroundImage: UIImage?
  }
  public init() {}
  public let normal = State()
  public let selected = State()
  public let highlighted = State()
  public let disabled = State()
  public let focused = State()
}

/// An older name: items of tab bars have the same looks here.
public typealias UITabBarItemAppearance = UIBarItemAppearance
public typealias UIBarButtonItemAppearance = UIBarItemAppearance

@MainActor @preconcurrency open class UITabBar: UIView {
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  private static let proxy = UITabBar()
  /// The appearance of all bars, which has no effect.
  public static func appearance() -> UITabBar { proxy }
}

@MainActor @preconcurrency open class UIToolbar: UIView {
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var items: [UIBarButtonItem]?
  open var standardAppearance = UIToolbarAppearance()
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  private static let proxy = UIToolbar()
  /// The appearance of all bars, which has no effect.
  public static func appearance() -> UIToolbar { proxy }
}

@MainActor @preconcurrency open class UIBarButtonItem: NSObject {
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
  }
  public enum Style: Int, Sendable {
    case plain, done
  }
  open var title: String?
  open var tintColor: UIColor?
  public init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {}
  public init(title: String?, style: Style, target: Any?, action: Selector?) { self.title = title }
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {}
  public init(customView: UIView) {}
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  private static let proxy = UIBarButtonItem(customView: UIView())
  /// The appearance of all items, which has no effect.
  public static func appearance() -> UIBarButtonItem { proxy }
}

@MainActor @preconcurrency open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var searchController: AnyObject?
  open var hidesSearchBarWhenScrolling = true
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var hidesBackButton = false
  nonisolated public override init() { super.init() }
}

@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {}

@MainActor @preconcurrency open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = []
  open lazy var navigationBar = UINavigationBar()
  open var isNavigationBarHidden = false
  open lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? viewControllers.last }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    defer { viewControllers = Array(viewControllers.prefix(1)) }
    return Array(viewControllers.dropFirst())
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
    addChild(controller)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.popLast() : nil
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
}

@MainActor @preconcurrency open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }
  open weak var dataSource: (any UITableViewDataSource)?
  open var estimatedRowHeight: CGFloat = -1
  open var allowsMultipleSelection = false
  open var isEditing = false
  open var backgroundView: UIView?
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var tableFooterView: UIView?
  open var tableHeaderView: UIView?
  open var rowHeight: CGFloat = 44
  open var sectionHeaderTopPadding: CGFloat = 0
  open var sectionHeaderHeight: CGFloat = 0
  open var sectionFooterHeight: CGFloat = 0
  open var allowsSelection = true
  open var showsVerticalIndicator = true
  open func reloadData() {}
  private static let tableProxy = UITableView()
  /// The appearance of all tables, which has no effect.
  open override class func appearance() -> UITableView { tableProxy }
}

@MainActor @preconcurrency open class UITableViewCell: UIView {
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }
  open var selectionStyle = SelectionStyle.default
  open var selectedBackgroundView: UIView?
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var detailTextLabel: UILabel? = UILabel()
  open var imageView: UIImageView? = UIImageView()
  open var contentConfiguration: Any?
  open var backgroundConfiguration: Any?
  open var reuseIdentifier: String? { nil }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) {}
  open var isSelected = false
  open var isHighlighted = false
  open var textLabel: UILabel? = UILabel()
  private static let proxy = UITableViewCell()
  /// The appearance of all cells, which has no effect.
  public static func appearance() -> UITableViewCell { proxy }
}

@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
  private static let proxy = UITableViewHeaderFooterView()
  /// The appearance of all headers, which has no effect.
  public static func appearance() -> UITableViewHeaderFooterView { proxy }
}

@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  private static let collectionProxy = UICollectionView()
  /// The appearance of all collections, which has no effect.
  open override class func appearance() -> UICollectionView { collectionProxy }
}

extension UITextField {
  private static let proxy = UITextField()
  /// The appearance of all fields, which has no effect.
  public static func appearance() -> UITextField { proxy }
  /// The appearance of fields in some bars, which has no effect.
  public static func appearance(whenContainedInInstancesOf types: [UIView.Type]) -> UITextField { proxy }
}
extension UISearchBar {
  private static let proxy = UISearchBar()
  /// The appearance of all search bars, which has no effect.
  public static func appearance() -> UISearchBar { proxy }
}
extension UISegmentedControl {
  private static let proxy = UISegmentedControl()
  /// The appearance of all segmented controls, which has no effect.
  public static func appearance() -> UISegmentedControl { proxy }
}
extension UIPageControl {
  private static let proxy = UIPageControl()
  /// The appearance of all page controls, which has no effect.
  public static func appearance() -> UIPageControl { proxy }
}
extension UISlider {
  private static let proxy = UISlider()
  /// The appearance of all sliders, which has no effect.
  public static func appearance() -> UISlider { proxy }
}
extension UISwitch {
  private static let proxy = UISwitch()
  /// The appearance of all switches, which has no effect.
  public static func appearance() -> UISwitch { proxy }
}
extension UIStepper {
  private static let proxy = UIStepper()
  /// The appearance of all steppers, which has no effect.
  public static func appearance() -> UIStepper { proxy }
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
}
extension UIDatePicker {
  private static let proxy = UIDatePicker()
  /// The appearance of all date pickers, which has no effect.
  public static func appearance() -> UIDatePicker { proxy }
}
extension UILabel {
  private static let proxy = UILabel()
  /// The appearance of labels in some views, which has no effect.
  public static func appearance(whenContainedInInstancesOf types: [UIView.Type]) -> UILabel { proxy }
}

/// Stands in for UIKit's class: nobody picks an image.
@MainActor @preconcurrency open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = InfoKey(rawValue: "originalImage")
    public static let editedImage = InfoKey(rawValue: "editedImage")
    public static let mediaURL = InfoKey(rawValue: "mediaURL")
    public static let imageURL = InfoKey(rawValue: "imageURL")
  }
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes: [String] = []
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
}

@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Stands in for UIKit's class: an alert that is not shown.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }
  open var message: String?
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

/// Stands in for UIKit's class: a button of an alert.
@MainActor @preconcurrency open class UIAlertAction {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
  public let title: String?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.title = title }
}

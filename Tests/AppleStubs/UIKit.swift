// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

public final class UIColor: NSObject, Sendable {
  public init(red: Double, green: Double, blue: Double, alpha: Double) {}
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let darkGray = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  public static let lightGray = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
}

public final class UIFont: NSObject, Sendable {
  public static let labelFontSize = 17.0
  public static func systemFont(ofSize size: Double) -> UIFont { UIFont() }
  public static func boldSystemFont(ofSize size: Double) -> UIFont { UIFont() }
}

public final class UIImage: NSObject, Sendable {}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var row: Int { self[1] }
}

@MainActor open class UIResponder: NSObject {
  public override init() {}
  @discardableResult open func becomeFirstResponder() -> Bool { true }
}

@MainActor open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
  open var frame: CGRect
  open var bounds: CGRect { frame }
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var autoresizingMask: AutoresizingMask = []
  public init(frame: CGRect) { self.frame = frame }
  public override convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
  open func addSubview(_ view: UIView) {}
  open func sizeToFit() {}
}

@MainActor open class UIControl: UIView {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
  }
}

@MainActor open class UIButton: UIControl {
  open func setTitle(_ title: String?, for state: State) {}
}

@MainActor open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var textColor: UIColor!
  open var numberOfLines = 1
}

@MainActor open class UITextField: UIControl { open var text: String? }

@MainActor open class UITextView: UIView { open var text: String! }

@MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

@MainActor open class UISearchBar: UIView {
  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String?
  open var showsCancelButton = false
}

public struct UIListContentConfiguration {
  public struct TextProperties { public var color: UIColor = .black }
  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
}

@MainActor public protocol UIContentConfiguration {}
extension UIListContentConfiguration: UIContentConfiguration {}

@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  open var contentConfiguration: (any UIContentConfiguration)?
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@MainActor public protocol UITableViewDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

@MainActor open class UITableView: UIView {
  public enum Style: Int, Sendable { case plain, grouped }
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var separatorColor: UIColor?
  public init(frame: CGRect, style: Style) { super.init(frame: frame) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  open func reloadData() {}
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}

@MainActor open class UINavigationItem: NSObject { open var titleView: UIView? }

public enum UIModalPresentationStyle: Int, Sendable { case automatic = -2, fullScreen = 0, popover = 7 }

@MainActor open class UIViewController: UIResponder {
  open var view: UIView!
  open var isViewLoaded: Bool { view != nil }
  open var navigationItem: UINavigationItem { UINavigationItem() }
  open var definesPresentationContext = false
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  public init(nibName: String?, bundle: Bundle?) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) {}
  open func viewDidLoad() {}
  open func present(_ screen: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil) {}
  open func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {}
}

@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@MainActor open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var searchBar: UISearchBar { UISearchBar(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
  open var hidesNavigationBarDuringPresentation = true
  open var isActive = false
  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  open var isNetworkActivityIndicatorVisible = false
}

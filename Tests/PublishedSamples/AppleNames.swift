// SPDX-License-Identifier: Apache-2.0

#if !canImport(UIKit)
  import Foundation
  import GazetteerGMS

  // Names of UIKit that the samples use, for systems without it. They draw nothing and keep what they are given.

  typealias UIColor = PlaceColor

  extension PlaceColor {
    static let black = PlaceColor(red: 0, green: 0, blue: 0)
    static let blue = PlaceColor(red: 0, green: 0, blue: 1)
    static let darkGray = PlaceColor(red: 0.33, green: 0.33, blue: 0.33)
    static let lightGray = PlaceColor(red: 0.67, green: 0.67, blue: 0.67)
  }

  final class UIFont: Sendable {
    static let labelFontSize = 17.0
    static func systemFont(ofSize size: Double) -> UIFont { UIFont() }
    static func boldSystemFont(ofSize size: Double) -> UIFont { bold }
    static let bold = UIFont()
  }

  extension NSAttributedString.Key {
    static let font = NSAttributedString.Key("NSFont")
  }

  @MainActor class UIView {
    var frame: CGRect
    var backgroundColor: UIColor?
    private(set) var subviews: [UIView] = []
    init(frame: CGRect = CGRect(x: 0, y: 0, width: 320, height: 480)) { self.frame = frame }
    func addSubview(_ view: UIView) { subviews.append(view) }
    func sizeToFit() {}
  }

  final class UIButton: UIView {
    enum State { case normal }
    private(set) var title: String?
    func setTitle(_ title: String?, for state: State) { self.title = title }
  }

  final class UITextField: UIView {
    var text: String?
  }

  final class UITextView: UIView {
    var text: String?
  }

  final class UILabel: UIView {
    var attributedText: NSAttributedString?
  }

  @MainActor protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  }

  final class UISearchBar: UIView {
    weak var delegate: (any UISearchBarDelegate)?
    var text: String?
  }

  final class UITableView: UIView {
    var dataSource: AnyObject?
    var delegate: AnyObject?
    private(set) var reloads = 0
    func reloadData() { reloads += 1 }
  }

  @MainActor final class UINavigationItem {
    var titleView: UIView?
  }

  enum UIModalPresentationStyle { case automatic, popover }

  @MainActor class UIViewController {
    let view = UIView()
    let navigationItem = UINavigationItem()
    var definesPresentationContext = false
    private(set) var presented: AnyObject?
    init() {}
    func viewDidLoad() {}
    func present(_ screen: AnyObject, animated: Bool, completion: (() -> Void)? = nil) { presented = screen }
    func dismiss(animated: Bool, completion: (() -> Void)? = nil) { presented = nil }
  }

  @MainActor final class UISearchController {
    weak var searchResultsUpdater: AnyObject?
    let searchResultsController: AnyObject?
    let searchBar = UISearchBar()
    var hidesNavigationBarDuringPresentation = true
    var isActive = false
    var modalPresentationStyle = UIModalPresentationStyle.automatic
    init(searchResultsController: AnyObject?) { self.searchResultsController = searchResultsController }
  }

  @MainActor final class UIApplication {
    static let shared = UIApplication()
    var isNetworkActivityIndicatorVisible = false
  }
#endif

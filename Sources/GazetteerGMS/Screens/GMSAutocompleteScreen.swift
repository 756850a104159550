// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import GazetteerUI

#if canImport(UIKit)
  public import UIKit

  /// The base class of a screen.
  public typealias GMSAutocompleteScreenBase = UIViewController
#else
  /// The base class of a screen: where UIKit is, a view controller.
  public typealias GMSAutocompleteScreenBase = NSObject
#endif

/// What the two screens of the older kit have in common: a list of predictions for a text, and the place of the one that is chosen.
///
/// Where UIKit is, it is a view controller that shows the list as a table. Elsewhere it draws nothing: whatever draws shows `rows`, `message` and
/// `attributions`, and tells `type(_:)` and `select(row:)`.
@MainActor open class GMSAutocompleteScreen: GMSAutocompleteScreenBase {
  let table: GMSAutocompleteTableDataSource
  private var isRequesting = false
  private lazy var events = ScreenEvents(self)
  #if canImport(UIKit)
    let tableView = UITableView(frame: .zero, style: .plain)
  #endif

  /// A screen of a client's predictions; nil is `GMSPlacesClient.shared()`.
  public init(client: GMSPlacesClient? = nil) {
    table = GMSAutocompleteTableDataSource(client: client)
    #if canImport(UIKit)
      super.init(nibName: nil, bundle: nil)
    #else
      super.init()
    #endif
    table.delegate = events
  }

  #if canImport(UIKit)
    /// A screen of a storyboard, which asks `GMSPlacesClient.shared()`.
    public required init?(coder: NSCoder) {
      table = GMSAutocompleteTableDataSource()
      super.init(coder: coder)
      table.delegate = events
    }

    /// Puts the list on the screen.
    open override func viewDidLoad() {
      super.viewDidLoad()
      addTable()
    }
  #endif

  // MARK: What is wanted

  /// Which places are wanted; it is read when a search begins.
  public var autocompleteFilter: GMSAutocompleteFilter? {
    get { table.autocompleteFilter }
    set { table.autocompleteFilter = newValue }
  }

  /// What is fetched of a chosen place, unless `placeProperties` names something; the empty set is everything.
  public var placeFields: GMSPlaceField {
    get { table.placeFields }
    set { table.placeFields = newValue }
  }

  /// What is fetched of a chosen place, as raw values of `GMSPlaceProperty`; none is what `placeFields` says, and setting that empties this.
  public var placeProperties: [String] {
    get { table.placeProperties }
    set { table.placeProperties = newValue }
  }

  // MARK: What is shown

  /// Best first.
  public var rows: [AutocompleteListRow] { table.rows }
  /// One line instead of rows: "no results", or an error. Nil otherwise.
  public var message: String? { table.message }
  /// What the sources of the rows ask to be shown with them; nil when there is nothing.
  public var attributions: AttributedString? { table.attributions }
  /// Whether the message is a failure that `retry()` may cure.
  public var canRetry: Bool { table.canRetry }

  // MARK: What people do

  /// Takes the text as it is after a key.
  public func type(_ text: String) { table.sourceTextHasChanged(text) }

  /// Chooses a row. An index that the list has not is passed over.
  public func select(row: Int) { table.selectRow(at: row) }

  /// Does again what failed; nothing unless `canRetry`.
  public func retry() { table.retry() }

  // MARK: Events for the delegates

  /// An event for the delegate of a screen.
  enum Event {
    case requested, updated
    case place(GMSPlace)
    case failed(any Error)
  }

  /// Calls the delegate; each screen has a delegate protocol of its own.
  func tell(_ event: Event) {}

  /// Asks the delegate whether the place of a prediction is to be fetched.
  func goesOn(with prediction: GMSAutocompletePrediction) -> Bool { true }

  fileprivate func began() {
    isRequesting = true
    tell(.requested)
  }

  /// The list changed. Only the end of a search is reported; drawing happens here.
  fileprivate func changed() {
    #if canImport(UIKit)
      showTable()
    #endif
    guard isRequesting else { return }
    isRequesting = false
    tell(.updated)
  }
}

/// Passes the events of a screen's table on to the screen.
@MainActor private final class ScreenEvents: @MainActor GMSAutocompleteTableDataSourceDelegate {
  private weak var screen: GMSAutocompleteScreen?

  init(_ screen: GMSAutocompleteScreen) { self.screen = screen }

  func didRequestAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) { screen?.began() }

  func didUpdateAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) { screen?.changed() }

  func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didSelect prediction: GMSAutocompletePrediction) -> Bool {
    screen?.goesOn(with: prediction) ?? false
  }

  func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace) {
    screen?.tell(.place(place))
  }

  func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: any Error) {
    screen?.tell(.failed(error))
  }
}

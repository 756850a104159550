// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit)
  public import UIKit
#endif

/// Receives the events of a full-screen search, on the main actor. `didSelect`, `didUpdate…` and `didRequest…` are optional.
@preconcurrency public protocol GMSAutocompleteViewControllerDelegate: AnyObject {
  /// The place of the prediction that was chosen: take the screen away.
  func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace)
  /// Something failed that trying again does not cure.
  func viewController(_ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: any Error)
  /// The search was given up: take the screen away.
  func wasCancelled(_ viewController: GMSAutocompleteViewController)
  /// A prediction was chosen. True goes on and fetches its place; false ends the session here.
  func viewController(_ viewController: GMSAutocompleteViewController, didSelect prediction: GMSAutocompletePrediction) -> Bool
  /// A search ended. Each call follows one of `didRequestAutocompletePredictions`.
  func didUpdateAutocompletePredictions(_ viewController: GMSAutocompleteViewController)
  /// A search began.
  func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController)
}

extension GMSAutocompleteViewControllerDelegate {
  /// Goes on.
  public func viewController(
    _ viewController: GMSAutocompleteViewController, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool { true }
  /// Does nothing.
  public func didUpdateAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {}
  /// Does nothing.
  public func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {}
}

/// A full screen on which a place is searched for and chosen, or the search given up.
///
///     let screen = GMSAutocompleteViewController()
///     screen.delegate = self
///     screen.placeFields = [.name, .placeID]
///     screen.type("sydney op")  // … and `rows` fills
///     screen.select(row: 0)  // … and the delegate is told the place
///
/// Where UIKit is, it has a text field and a button for giving up; elsewhere whatever draws tells `type(_:)`, `select(row:)` and `cancel()`.
@MainActor open class GMSAutocompleteViewController: GMSAutocompleteScreen {
  /// Receives the events.
  public weak var delegate: (any GMSAutocompleteViewControllerDelegate)?

  /// Cancels the search: empties the list, ends the session and calls the delegate.
  public func cancel() {
    table.clearResults()
    delegate?.wasCancelled(self)
  }

  override func tell(_ event: Event) {
    switch event {
    case .requested: delegate?.didRequestAutocompletePredictions(self)
    case .updated: delegate?.didUpdateAutocompletePredictions(self)
    case .place(let place): delegate?.viewController(self, didAutocompleteWith: place)
    case .failed(let error): delegate?.viewController(self, didFailAutocompleteWithError: error)
    }
  }

  override func goesOn(with prediction: GMSAutocompletePrediction) -> Bool {
    delegate?.viewController(self, didSelect: prediction) ?? true
  }

  #if canImport(UIKit)
    /// Puts the text field above the list.
    open override func viewDidLoad() {
      super.viewDidLoad()
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 56))
      bar.showsCancelButton = true
      bar.delegate = self
      tableView.tableHeaderView = bar
      bar.becomeFirstResponder()
    }
  #endif
}

#if canImport(UIKit)
  extension GMSAutocompleteViewController: UISearchBarDelegate {
    /// Searches for the text.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { type(searchText) }
    /// Gives the search up.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { cancel() }
  }
#endif

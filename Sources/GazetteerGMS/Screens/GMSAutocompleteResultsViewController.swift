// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit)
  public import UIKit
#endif

/// Receives the events of a list of results, on the main actor. `didSelect`, `didUpdate…` and `didRequest…` are optional.
@preconcurrency public protocol GMSAutocompleteResultsViewControllerDelegate: AnyObject {
  /// The place of the prediction that was chosen: end the search.
  func resultsController(_ resultsController: GMSAutocompleteResultsViewController, didAutocompleteWith place: GMSPlace)
  /// Something failed that trying again does not cure.
  func resultsController(_ resultsController: GMSAutocompleteResultsViewController, didFailAutocompleteWithError error: any Error)
  /// A prediction was chosen. True goes on and fetches its place; false ends the session here.
  func resultsController(_ resultsController: GMSAutocompleteResultsViewController, didSelect prediction: GMSAutocompletePrediction) -> Bool
  /// A search ended. Each call follows one of `didRequestAutocompletePredictions`.
  func didUpdateAutocompletePredictions(forResultsController resultsController: GMSAutocompleteResultsViewController)
  /// A search began.
  func didRequestAutocompletePredictions(forResultsController resultsController: GMSAutocompleteResultsViewController)
}

extension GMSAutocompleteResultsViewControllerDelegate {
  /// Goes on.
  public func resultsController(
    _ resultsController: GMSAutocompleteResultsViewController, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool { true }
  /// Does nothing.
  public func didUpdateAutocompletePredictions(forResultsController resultsController: GMSAutocompleteResultsViewController) {}
  /// Does nothing.
  public func didRequestAutocompletePredictions(forResultsController resultsController: GMSAutocompleteResultsViewController) {}
}

/// The list below a search field of the app's own. Where UIKit is, it is the results controller and the updater of a `UISearchController`;
/// elsewhere whatever draws tells `type(_:)` and `select(row:)`.
@MainActor open class GMSAutocompleteResultsViewController: GMSAutocompleteScreen {
  /// Receives the events.
  public weak var delegate: (any GMSAutocompleteResultsViewControllerDelegate)?

  override func tell(_ event: Event) {
    switch event {
    case .requested: delegate?.didRequestAutocompletePredictions(forResultsController: self)
    case .updated: delegate?.didUpdateAutocompletePredictions(forResultsController: self)
    case .place(let place): delegate?.resultsController(self, didAutocompleteWith: place)
    case .failed(let error): delegate?.resultsController(self, didFailAutocompleteWithError: error)
    }
  }

  override func goesOn(with prediction: GMSAutocompletePrediction) -> Bool {
    delegate?.resultsController(self, didSelect: prediction) ?? true
  }
}

#if canImport(UIKit)
  extension GMSAutocompleteResultsViewController: UISearchResultsUpdating {
    /// Searches for the text of the search field.
    public func updateSearchResults(for searchController: UISearchController) { type(searchController.searchBar.text ?? "") }
  }
#endif

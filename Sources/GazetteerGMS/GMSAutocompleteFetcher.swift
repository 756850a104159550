// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer
import GazetteerUI

/// Hears of what a fetcher finds.
@MainActor public protocol GMSAutocompleteFetcherDelegate: AnyObject {
  /// These are the predictions for the newest text, best first.
  func didAutocomplete(with predictions: [GMSAutocompletePrediction])
  /// The search for the newest text failed.
  func didFailAutocompleteWithError(_ error: any Error)
}

/// Predictions for a text that changes with every key: tell it each new text, and it tells the predictions for the newest one. It asks at most
/// once in 50 ms, and what it finds for an older text is dropped.
@MainActor public final class GMSAutocompleteFetcher {
  /// Hears of what is found.
  public weak var delegate: (any GMSAutocompleteFetcherDelegate)?
  /// Which places are wanted; it is read when a search begins.
  public var autocompleteFilter: GMSAutocompleteFilter? {
    get { source.filter }
    set { source.filter = newValue }
  }

  private let source: LegacySource
  private let fetcher: AutocompleteFetcher

  /// A fetcher that asks a client; nil is `GMSPlacesClient.shared()`.
  public init(filter: GMSAutocompleteFilter? = nil, client: GMSPlacesClient? = nil) {
    source = LegacySource(client ?? .shared(), filter)
    fetcher = AutocompleteFetcher(client: source)
    fetcher.delivered = { [weak self] in self?.delivered($0) }
  }

  /// A fetcher that prefers places in a box, where its filter names no other area.
  public convenience init(bounds: GMSPlaceRectangularLocationOption?, filter: GMSAutocompleteFilter?, client: GMSPlacesClient? = nil) {
    self.init(filter: filter, client: client)
    source.bounds = bounds
  }

  /// Gives the token that later searches carry; nil for none.
  public func provide(_ sessionToken: GMSAutocompleteSessionToken?) { fetcher.provide(sessionToken?.token) }

  /// Takes the text as it is after a key; nil is an empty one, for which there are no predictions.
  public func sourceTextHasChanged(_ text: String?) { fetcher.sourceTextHasChanged(text) }

  private func delivered(_ delivery: AutocompleteFetcher.Delivery) {
    switch delivery.outcome {
    case .success(let suggestions): delegate?.didAutocomplete(with: predictions(suggestions))
    case .failure(let error): delegate?.didFailAutocompleteWithError(NSError(error))
    }
  }
}

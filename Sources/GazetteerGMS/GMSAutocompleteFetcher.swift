// SPDX-License-Identifier: Apache-2.0
public import Foundation
import Gazetteer
import GazetteerUI
import Synchronization

/// Receives the results of a fetcher, on the main actor.
@preconcurrency public protocol GMSAutocompleteFetcherDelegate: AnyObject {
  /// These are the predictions for the newest text, best first.
  func didAutocomplete(with predictions: [GMSAutocompletePrediction])
  /// The search for the newest text failed.
  func didFailAutocompleteWithError(_ error: any Error)
}

/// Predictions for a text that changes with every key: tell it each new text, and it tells the predictions for the newest one. It asks at most
/// once in 50 ms, and what it finds for an older text is dropped.
///
/// It is bound to no actor, so any class may make one in its initialiser. What it is told on the main actor is done at once, what it is told
/// elsewhere soon and in the same order; its delegate hears on the main actor.
public final class GMSAutocompleteFetcher: NSObject, Sendable {
  // The lock guards the reference; what it refers to is called on the main actor only, whatever its class is bound to.
  private let guarding = Mutex(())
  nonisolated(unsafe) private weak var listener: (any GMSAutocompleteFetcherDelegate)?

  private let source: LegacySource
  private let line = MainLine()
  @MainActor private var made: AutocompleteFetcher?

  /// A fetcher that asks a client; nil is `GMSPlacesClient.shared()`.
  public init(filter: GMSAutocompleteFilter? = nil, client: GMSPlacesClient? = nil) {
    source = LegacySource(client, filter)
  }

  /// A fetcher that prefers places in a box, where its filter names no other area.
  public init(bounds: GMSPlaceRectangularLocationOption?, filter: GMSAutocompleteFilter?, client: GMSPlacesClient? = nil) {
    source = LegacySource(client, filter, bounds: bounds)
  }

  /// Receives the results; held weakly.
  public var delegate: (any GMSAutocompleteFetcherDelegate)? {
    get { guarding.withLock { _ in listener } }
    set { guarding.withLock { _ in listener = newValue } }
  }

  /// Which places are wanted; it is read when a search begins.
  public var autocompleteFilter: GMSAutocompleteFilter? {
    get { source.filter }
    set { source.filter = newValue }
  }

  /// Gives the token that later searches carry; nil for none.
  public func provide(_ sessionToken: GMSAutocompleteSessionToken?) { line.run { self.fetcher.provide(sessionToken?.token) } }

  /// Takes the text as it is after a key; nil is an empty one, for which there are no predictions.
  public func sourceTextHasChanged(_ text: String?) { line.run { self.fetcher.sourceTextHasChanged(text) } }

  /// Made when it is first needed, because an initialiser may run elsewhere.
  @MainActor private var fetcher: AutocompleteFetcher {
    if let made { return made }
    let fetcher = AutocompleteFetcher(client: source)
    fetcher.delivered = { [weak self] in self?.delivered($0) }
    made = fetcher
    return fetcher
  }

  @MainActor private func delivered(_ delivery: AutocompleteFetcher.Delivery) {
    switch delivery.outcome {
    case .success(let suggestions): delegate?.didAutocomplete(with: predictions(suggestions))
    case .failure(let error): delegate?.didFailAutocompleteWithError(NSError(error))
    }
  }
}

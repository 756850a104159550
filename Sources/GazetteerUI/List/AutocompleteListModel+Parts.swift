// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gazetteer

extension AutocompleteListModel {
  /// What a list shows.
  public enum State: Hashable, Sendable {
    /// Nothing: there is no text, or too little of it.
    case idle
    /// The rows of an older text, while those of the present one are on their way.
    case requesting
    /// The rows of the present text.
    case results
    /// That no place fits the text.
    case empty
    /// What went wrong; also rows, when it was their place that could not be fetched. `isRetrying` is true while the model tries again by
    /// itself; when it is false, `retry()` does.
    case failed(PlacesError, isRetrying: Bool)
    /// The rows, while the place of the chosen one is fetched.
    case fetchingPlace
  }

  /// What happens in a list, for those who read `events`.
  public enum Event: Hashable, Sendable {
    /// A search has started while none was running: show an activity indicator.
    case didRequest
    /// No search is running any more. `didRequest` and `didUpdate` alternate, starting with `didRequest`.
    case didUpdate
    /// State, rows, message or footer changed: draw the list anew.
    case didChange
    /// A suggestion was chosen; the token is that of its session, for those who fetch the place themselves.
    case didSelect(AutocompletePlaceSuggestion, AutocompleteSessionToken)
    /// The chosen place is there, and the session ended.
    case didAutocomplete(Place)
    /// Something failed that trying again does not cure.
    case didFail(PlacesError)
    /// The search was given up.
    case wasCancelled
  }

  /// How a model behaves.
  public struct Configuration: Sendable {
    /// How texts are searched for.
    public var fetcher = AutocompleteFetcher.Configuration()
    /// What is fetched of a chosen place; all by default.
    public var placeProperties: [PlaceProperty] = [.all]
    /// Whether the place of a chosen suggestion is fetched; if not, a session ends with `didSelect`.
    public var fetchesPlace = true
    /// How often, and how soon, it is tried again after failures that may pass.
    public var retry = RetryPolicy()
    /// Whose units and digits distances have.
    public var locale = Locale.autoupdatingCurrent
    /// The texts of messages.
    public var texts = Texts()
    /// How the list looks.
    public var customization = AutocompleteUICustomization()

    /// The defaults.
    public init() {}
  }

  /// The model's own texts. They are English: an app in another language gives its own.
  public struct Texts: Hashable, Sendable {
    /// When no place fits.
    public var empty = "No places found"
    /// Before the reason of a failure.
    public var failed = "The places could not be loaded"
    /// Before the sources of the data.
    public var attribution = "Data"

    /// The English texts.
    public init() {}
  }

  /// How often, and how soon, a model tries again.
  public struct RetryPolicy: Hashable, Sendable {
    /// How many times in a row; 0 is never.
    public var limit: Int
    /// The time before the first retry; each further one is twice as long.
    public var firstDelay: Duration
    /// No delay is longer.
    public var longestDelay: Duration

    /// A policy; three times, after 0.5, 1 and 2 seconds by default.
    public init(limit: Int = 3, firstDelay: Duration = .milliseconds(500), longestDelay: Duration = .seconds(10)) {
      self.limit = limit
      self.firstDelay = firstDelay
      self.longestDelay = longestDelay
    }

    /// The delay before a retry, counted from 0; nil when it is one too many.
    func delay(before retry: Int) -> Duration? {
      guard retry < limit else { return nil }
      var delay = firstDelay
      for _ in 0..<retry where delay < longestDelay { delay *= 2 }
      return min(delay, longestDelay)
    }
  }
}

extension PlacesError {
  /// Whether trying again may help. Lists keep such failures to themselves.
  public var isRetryable: Bool {
    switch self {
    case .network, .server, .internal: true
    default: false
    }
  }
}

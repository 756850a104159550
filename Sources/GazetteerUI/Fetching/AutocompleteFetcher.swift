// SPDX-License-Identifier: Apache-2.0
public import Gazetteer

/// Receives the results of a fetcher.
@MainActor public protocol AutocompleteFetcherDelegate: AnyObject {
  /// These are the suggestions for the newest text, best first; none when the text was emptied.
  func fetcher(_ fetcher: AutocompleteFetcher, didAutocompleteWith suggestions: [AutocompleteSuggestion])
  /// The search for the newest text failed.
  func fetcher(_ fetcher: AutocompleteFetcher, didFailAutocompleteWith error: PlacesError)
}

/// Suggestions for a text that changes with every key: pass it each new text, and it delivers the suggestions for the newest one.
///
///     let fetcher = AutocompleteFetcher(client: client)
///     fetcher.delegate = self
///     fetcher.sourceTextHasChanged("syd")
///
/// - The first text is searched for at once, later ones at most once an interval; the newest text wins.
/// - A search for an older text is cancelled, and what it may still find is dropped.
/// - An empty text, or one of fewer letters than wanted, gives no suggestions at once, without a search.
/// - The same text again changes nothing.
///
/// It lives on the main actor, as the text field that feeds it does; the searches do not.
@MainActor public final class AutocompleteFetcher {
  /// How a fetcher behaves.
  public struct Configuration: Hashable, Sendable {
    /// The least time between the starts of two searches. An index answers within milliseconds, so the default is short: 50 ms.
    public var interval: Duration
    /// How many characters other than spaces a text must have to be searched for; 1 by default. 3 or 4 spare a paid service requests.
    public var minimumLetters: Int

    /// A configuration.
    public init(interval: Duration = .milliseconds(50), minimumLetters: Int = 1) {
      self.interval = interval
      self.minimumLetters = minimumLetters
    }
  }

  /// What the search for a text gave.
  public struct Delivery: Sendable {
    /// The text, which was the newest one when this was delivered.
    public let text: String
    /// The suggestions, or why there are none.
    public let outcome: Result<[AutocompleteSuggestion], PlacesError>
  }

  /// Hears of every delivery.
  public weak var delegate: (any AutocompleteFetcherDelegate)?

  /// Which places are wanted. A new filter searches for the present text again.
  public var filter: AutocompleteFilter? {
    didSet { if !schedule.text.isEmpty { refresh() } }
  }

  /// The newest text.
  public var text: String { schedule.text }

  /// Whether the newest text has enough letters to be searched for.
  public var isTextSearchable: Bool { schedule.hasEnoughLetters }

  /// Called when a search begins, before the client is asked.
  package var searchBegan: (@MainActor () -> Void)?
  /// Called with every delivery, before the delegate is.
  package var delivered: (@MainActor (Delivery) -> Void)?

  private let client: any PlacesClientProtocol
  private let time: Timekeeper
  private var schedule: FetchSchedule
  private var token: AutocompleteSessionToken?
  private var search: Task<Void, Never>?
  private var alarm: Task<Void, Never>?
  private let deliveries = Broadcast<Delivery>(.bufferingNewest(1))

  /// A fetcher that asks a client.
  ///
  /// - Parameter clock: what the interval is measured with; tests give one that they move themselves.
  public init(
    client: any PlacesClientProtocol, filter: AutocompleteFilter? = nil, configuration: Configuration = Configuration(),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.client = client
    self.filter = filter
    time = Timekeeper(clock)
    schedule = FetchSchedule(interval: configuration.interval, minimumLetters: configuration.minimumLetters)
  }

  deinit {
    search?.cancel()
    alarm?.cancel()
  }

  /// Gives the token that later searches carry; nil for none.
  public func provide(_ token: AutocompleteSessionToken?) { self.token = token }

  /// Takes the text as it is after a key; nil is an empty one.
  public func sourceTextHasChanged(_ text: String?) { take(schedule.textChanged(text ?? "", at: time.now)) }

  /// Searches for the newest text again, as after a failure. The interval holds here as well.
  public func refresh() { take(schedule.refresh(at: time.now)) }

  /// Gives up the search for the newest text, if there is one; nothing is delivered for it.
  public func stop() { take(schedule.stop()) }

  /// The deliveries from now on, for `for await`. A reader that is slower than the fetcher gets only the newest one; its `text` tells whether
  /// that is still the text on the screen. Every call gives a sequence of its own, which ends with the fetcher.
  public var results: AsyncStream<Delivery> { deliveries.stream() }

  private func take(_ steps: [FetchSchedule.Step]) {
    for step in steps {
      switch step {
      case .abandon: search?.cancel()
      case .start(let ticket): start(ticket)
      case .wake(let moment): alarm = time.alarm(at: moment) { [weak self] in self?.wake() }
      case .clear: deliver(Delivery(text: schedule.text, outcome: .success([])))
      }
    }
  }

  private func wake() { take(schedule.timeCame(at: time.now)) }

  private func start(_ ticket: FetchSchedule.Ticket) {
    searchBegan?()
    let request = AutocompleteRequest(query: ticket.text, sessionToken: token, filter: filter)
    search = Task { [client, weak self] in
      let outcome = await client.fetchAutocompleteSuggestions(with: request)
      self?.end(ticket, outcome)
    }
  }

  private func end(_ ticket: FetchSchedule.Ticket, _ outcome: Result<[AutocompleteSuggestion], PlacesError>) {
    guard schedule.ended(ticket) else { return }
    deliver(Delivery(text: ticket.text, outcome: outcome))
  }

  private func deliver(_ delivery: Delivery) {
    delivered?(delivery)
    deliveries.send(delivery)
    switch delivery.outcome {
    case .success(let suggestions): delegate?.fetcher(self, didAutocompleteWith: suggestions)
    case .failure(let error): delegate?.fetcher(self, didFailAutocompleteWith: error)
    }
  }
}

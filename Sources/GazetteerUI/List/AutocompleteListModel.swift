// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gazetteer
public import Observation

/// A list of suggestions below a text field, without drawing: what to show, and what happens when a row is chosen.
///
///     let model = AutocompleteListModel(client: client)
///     model.delegate = self
///     model.sourceTextHasChanged("syd")  // … and `sections` fills
///     model.select(model.sections[0].rows[0])
///
/// - The order of events is that of a full-screen search: request, update, select, then the place, a failure, or cancelled.
/// - Failures that may pass (`network`, `server`, `internal`) stay inside the list and are tried again; others go to the delegate.
/// - It makes the token of a session by itself, gives it to all requests of the session, and makes a new one when that ends: with a place, a
///   selection that the delegate takes over, or `cancel()`.
///
/// Views of SwiftUI see changes by Observation; others use the delegate or `events`. It lives on the main actor.
@Observable @MainActor public final class AutocompleteListModel {
  /// What the list shows.
  public private(set) var state = State.idle
  /// The rows in at most one section; none when there is nothing to show.
  public private(set) var sections: [AutocompleteListSection] = []
  /// Whether a search is under way: true between `didRequest` and `didUpdate`.
  public private(set) var isRequesting = false
  /// The token that the present session's requests carry.
  public private(set) var sessionToken: AutocompleteSessionToken

  /// How the list looks.
  public var customization: AutocompleteUICustomization { configuration.customization }

  /// Which places are wanted. A new filter searches for the present text again.
  public var filter: AutocompleteFilter? {
    get { fetcher.filter }
    set {
      stopAside()
      (lastWork, retries) = (.completing, 0)
      if fetcher.isTextSearchable { show(.requesting, sections) }
      fetcher.filter = newValue
    }
  }

  /// The present text.
  public var text: String { fetcher.text }

  /// Hears of everything, before readers of `events` do.
  @ObservationIgnored public weak var delegate: (any AutocompleteListModelDelegate)?

  @ObservationIgnored private let client: any PlacesClientProtocol
  @ObservationIgnored private let textSearch: any PlaceTextSearch
  @ObservationIgnored private let configuration: Configuration
  @ObservationIgnored private let fetcher: AutocompleteFetcher
  @ObservationIgnored private let time: Timekeeper
  @ObservationIgnored private let rows: RowMaker
  @ObservationIgnored private let broadcast = Broadcast<Event>(.unbounded)
  /// What `retry()` does again.
  @ObservationIgnored private var lastWork: Work?
  @ObservationIgnored private var retries = 0
  @ObservationIgnored private var alarm: Task<Void, Never>?
  /// A text search, or the fetching of a place. Its number distinguishes its result from that of an abandoned one.
  @ObservationIgnored private var aside: Task<Void, Never>?
  @ObservationIgnored private var asideNumber = 0

  private enum Work {
    case completing
    case searching(String)
    case fetching(AutocompletePlaceSuggestion)
  }

  /// A model that asks a client.
  ///
  /// - Parameters:
  ///   - sessionToken: the token of the first session; nil makes one.
  ///   - textSearch: finds places for `submit(_:)`; nil is `ClientTextSearch`.
  ///   - clock: what intervals and delays are measured with; tests give one that they move themselves.
  public init(
    client: any PlacesClientProtocol, filter: AutocompleteFilter? = nil, configuration: Configuration = Configuration(),
    sessionToken: AutocompleteSessionToken? = nil, textSearch: (any PlaceTextSearch)? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.client = client
    self.textSearch = textSearch ?? ClientTextSearch(client: client)
    self.configuration = configuration
    self.sessionToken = sessionToken ?? AutocompleteSessionToken()
    fetcher = AutocompleteFetcher(client: client, filter: filter, configuration: configuration.fetcher, clock: clock)
    time = Timekeeper(clock)
    rows = RowMaker(
      distances: DistanceText(locale: configuration.locale), hasIcons: configuration.customization.listItemIcon == .defaultIcon)
    fetcher.provide(self.sessionToken)
    fetcher.searchBegan = { [weak self] in self?.searchBegan() }
    fetcher.delivered = { [weak self] in self?.delivered($0) }
  }

  deinit {
    aside?.cancel()
    alarm?.cancel()
  }

  /// What happens from now on, for `for await`; nothing is left out, however slow the reader. Every call gives a sequence of its own, which
  /// ends with the model.
  public var events: AsyncStream<Event> { broadcast.stream() }

  /// One line instead of rows: "no results", or an error. Nil otherwise.
  public var message: String? {
    switch state {
    case .empty: configuration.texts.empty
    case .failed(let error, _): "\(configuration.texts.failed): \(error)"
    case .idle, .requesting, .results, .fetchingPlace: nil
    }
  }

  /// What the sources of the rows ask to be shown with them; nil when there is nothing.
  public var footer: AttributedString? {
    sections.first?.attributions.map { AttributedString("\(configuration.texts.attribution): ") + $0 }
  }

  // MARK: What people do

  /// Takes the text as it is after a key; nil is an empty one. A place that is being fetched is given up; the same text again changes nothing.
  public func sourceTextHasChanged(_ text: String?) {
    let text = text ?? ""
    if text == fetcher.text { return }
    stopAside()
    (lastWork, retries) = (.completing, 0)
    fetcher.sourceTextHasChanged(text)
    if fetcher.isTextSearchable { show(.requesting, sections) }
  }

  /// Chooses a row. One that the list does not show any more is chosen all the same: it is what was seen. A search that is under way is given
  /// up, and begins anew when the delegate takes the selection over.
  public func select(_ row: AutocompleteListRow) {
    let interrupted = state == .requesting ? lastWork : nil
    stopAll()
    retries = 0
    switch row.choice {
    case .place(let place): finish(with: place)
    case .suggestion(let suggestion):
      let token = sessionToken
      let goesOn = delegate?.listModel(self, didSelect: suggestion, sessionToken: token) ?? true
      broadcast.send(.didSelect(suggestion, token))
      if goesOn && configuration.fetchesPlace { return fetch(suggestion) }
      renewToken()
      if let interrupted { again(interrupted) } else if state == .fetchingPlace { show(.results, sections) }
    }
  }

  /// Searches for the whole text because no row was chosen. What it finds takes the place of the suggestions.
  public func submit(_ text: String) {
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    fetcher.stop()
    stopAside()
    retries = 0
    show(.requesting, sections)
    search(text)
  }

  /// Does again what failed, as soon as the interval of searches lets it.
  public func retry() {
    guard case .failed = state, let lastWork else { return }
    stopAside()
    retries = 0
    again(lastWork)
  }

  /// Gives the search up: empties text and list, and ends the session.
  public func cancel() {
    stopAll()
    fetcher.sourceTextHasChanged("")
    renewToken()
    show(.idle, [])
    emit(.wasCancelled)
  }

  // MARK: Completing

  private func searchBegan() {
    guard !isRequesting else { return }
    isRequesting = true
    emit(.didRequest)
  }

  private func searchEnded() {
    guard isRequesting else { return }
    isRequesting = false
    emit(.didUpdate)
  }

  private func delivered(_ delivery: AutocompleteFetcher.Delivery) {
    switch delivery.outcome {
    case .success(let suggestions): found(rows.sections(suggestions), isIdle: !fetcher.isTextSearchable)
    case .failure(let error): failed(error, keeping: [])
    }
  }

  private func found(_ sections: [AutocompleteListSection], isIdle: Bool = false) {
    retries = 0
    show(isIdle ? .idle : sections.isEmpty ? .empty : .results, sections)
    searchEnded()
  }

  private func search(_ text: String) {
    lastWork = .searching(text)
    searchBegan()
    let (filter, properties) = (fetcher.filter, configuration.placeProperties)
    run { [textSearch] in
      await textSearch.places(matching: text, filter: filter, properties: properties)
    } then: { model, outcome in
      switch outcome {
      case .success(let places): model.found(model.rows.sections(places))
      case .failure(let error): model.failed(error, keeping: [])
      }
    }
  }

  // MARK: Fetching a place

  private func fetch(_ suggestion: AutocompletePlaceSuggestion) {
    lastWork = .fetching(suggestion)
    show(.fetchingPlace, sections)
    let request = FetchPlaceRequest(
      placeID: suggestion.placeID, placeProperties: configuration.placeProperties, sessionToken: sessionToken)
    run { [client] in
      await client.fetchPlace(with: request)
    } then: { model, outcome in
      switch outcome {
      case .success(let place): model.finish(with: place)
      case .failure(let error): model.failed(error, keeping: model.sections)
      }
    }
  }

  private func finish(with place: Place) {
    renewToken()
    show(.results, sections)
    emit(.didAutocomplete(place))
  }

  private func renewToken() {
    sessionToken = AutocompleteSessionToken()
    fetcher.provide(sessionToken)
  }

  // MARK: Failing

  private func failed(_ error: PlacesError, keeping sections: [AutocompleteListSection]) {
    let delay = error.isRetryable ? configuration.retry.delay(before: retries) : nil
    show(.failed(error, isRetrying: delay != nil), sections)
    searchEnded()
    if let delay, let lastWork {
      retries += 1
      alarm = time.alarm(at: time.now + delay) { [weak self] in self?.again(lastWork) }
    }
    if !error.isRetryable { emit(.didFail(error)) }
  }

  private func again(_ work: Work) {
    switch work {
    case .completing: fetcher.refresh()
    case .searching(let text): search(text)
    case .fetching(let suggestion): fetch(suggestion)
    }
  }

  // MARK: Means

  /// Works aside; what comes out is dropped when the work was given up meanwhile.
  private func run<Outcome: Sendable>(
    _ work: @escaping @Sendable () async -> Outcome, then done: @escaping @MainActor (AutocompleteListModel, Outcome) -> Void
  ) {
    asideNumber += 1
    aside = Task { [weak self, asideNumber] in
      let outcome = await work()
      guard let self, self.asideNumber == asideNumber else { return }
      done(self, outcome)
    }
  }

  /// Gives up text search, fetching and retry.
  private func stopAside() {
    asideNumber += 1
    aside?.cancel()
    alarm?.cancel()
  }

  private func stopAll() {
    stopAside()
    fetcher.stop()
    searchEnded()
  }

  private func show(_ state: State, _ sections: [AutocompleteListSection]) {
    if state == self.state, sections == self.sections { return }
    self.state = state
    self.sections = sections
    emit(.didChange)
  }

  private func emit(_ event: Event) {
    switch event {
    case .didRequest: delegate?.listModelDidRequestSuggestions(self)
    case .didUpdate: delegate?.listModelDidUpdateSuggestions(self)
    case .didChange: delegate?.listModelDidChange(self)
    case .didSelect: break  // its delegate is asked where it is chosen
    case .didAutocomplete(let place): delegate?.listModel(self, didAutocompleteWith: place)
    case .didFail(let error): delegate?.listModel(self, didFailAutocompleteWith: error)
    case .wasCancelled: delegate?.listModelWasCancelled(self)
    }
    broadcast.send(event)
  }
}

// SPDX-License-Identifier: Apache-2.0
public import Foundation
import GazetteerEngine
public import GazetteerService
import GazetteerText

/// Completes texts with places of an index, and gives the places themselves.
///
///     let client = try PlacesClient(indexPath: "places.gaz")
///     let request = AutocompleteRequest(query: "syd", filter: AutocompleteFilter(countries: ["au"]))
///     switch await client.fetchAutocompleteSuggestions(with: request) {
///     case .success(let suggestions): print(suggestions)
///     case .failure(let error): print(error)
///     }
///
/// Any number of tasks may ask at once. A cancelled task gets `.failure` within milliseconds, and its search stops.
public final class PlacesClient: PlacesClientProtocol {
  /// How a client answers.
  public struct Configuration: Sendable {
    /// BCP 47 tag of the language of names and countries; the default is the language of the device.
    public var languageCode = Locale.current.identifier(.bcp47)
    /// How long a search may take before it is cut: what was found by then is the answer, and nothing found is a failure. Nil is no limit.
    public var timeLimit: Duration?
    /// How answers are put in order; nil for the order of the index (`PlaceIndex.Configuration.ranking`).
    public var ranking: Ranking?

    /// The defaults.
    public init() {}
  }

  let source: IndexSource
  let configuration: Configuration

  /// A client of an open index.
  ///
  /// - Parameters:
  ///   - index: the open index, which any number of clients may share.
  ///   - configuration: how the client answers.
  /// - Complexity: O(1).
  public init(index: PlaceIndex, configuration: Configuration = Configuration()) {
    source = IndexSource(configuration.ranking.map(index.ranked) ?? index)
    self.configuration = configuration
  }

  /// A client of the index at a path.
  ///
  /// - Throws: what `PlaceIndex.init` throws.
  /// - Parameters:
  ///   - indexPath: the path of an index file.
  ///   - configuration: how the client answers.
  /// - Complexity: opens the file and reads its overview, some milliseconds; the first request reads the words of the index.
  public convenience init(indexPath: String, configuration: Configuration = Configuration()) throws {
    self.init(index: try PlaceIndex(path: indexPath), configuration: configuration)
  }

  /// A client of several indexes as layers, which answer as if they were one: see `PlaceIndex.init(paths:configuration:)`.
  ///
  ///     let client = try PlacesClient(indexPaths: ["world.gaz", "stores.gaz"])
  ///
  /// - Throws: what `PlaceIndex.init` throws.
  /// - Parameters:
  ///   - indexPaths: the paths of index files, from the lowest layer to the highest; one at least.
  ///   - configuration: how the client answers.
  /// - Complexity: as `init(indexPath:configuration:)`, for each file.
  public convenience init(indexPaths: [String], configuration: Configuration = Configuration()) throws {
    self.init(index: try PlaceIndex(paths: indexPaths), configuration: configuration)
  }

  /// A client of the index at a file URL.
  ///
  /// - Throws: what `PlaceIndex.init` throws.
  /// - Parameters:
  ///   - url: the file URL of an index file.
  ///   - configuration: how the client answers.
  /// - Complexity: as `init(indexPath:configuration:)`.
  public convenience init(index url: URL, configuration: Configuration = Configuration()) throws {
    try self.init(indexPath: url.path(percentEncoded: false), configuration: configuration)
  }

  private init(source: IndexSource) {
    self.source = source
    configuration = Configuration()
  }

  /// The client of the index that `provideIndex(_:)` named, else of the one named by the environment variable `GAZETTEER_INDEX`, else of the sample in the user's cache folder, which
  /// `gazetteer search` makes when it first runs. While there is none, every request fails with `.accessNotConfigured`.
  @MainActor public static var shared: PlacesClient { common }

  /// `shared`, for the older kit, whose shared client is bound to no actor.
  package static let common = PlacesClient(source: IndexSource(path: defaultIndexPath()))

  /// The places that best complete a text, best first, at most five.
  ///
  /// An empty list is a success. `.failure(.invalidRequest)` says in one line which field breaks a rule and what would be right.
  ///
  /// - Parameter request: what to complete, and how.
  /// - Returns: the suggestions, or why there are none: `.invalidRequest`, `.server` when the time limit passed before anything was found, `.internal`.
  /// - Complexity: O(*c* log *k*) for *c* candidates and *k* suggestions: about a millisecond in a million places, and never more than `timeLimit`.
  public func fetchAutocompleteSuggestions(with request: AutocompleteRequest) async -> Result<[AutocompleteSuggestion], PlacesError> {
    await fetchSuggestions { language throws(ContractError) in
      try AutocompleteQuery(AutocompleteParameters(request, languageCode: language))
    }
  }

  /// The places that best complete the text of a query; none without a query, which is one that no place can answer.
  func fetchSuggestions(
    _ query: (_ languageCode: String) throws(ContractError) -> AutocompleteQuery?
  ) async -> Result<[AutocompleteSuggestion], PlacesError> {
    await answering { index throws(ContractError) -> [PlaceSuggestion] in
      guard var query = try query(languageCode) else { return [] }
      query.deadline = configuration.timeLimit.map { .now + $0 }
      return try await index.answer(query).places
    }.map { places in places.map { .place(AutocompletePlaceSuggestion($0)) } }
  }

  /// One place by its id, with the members that were asked for.
  ///
  /// An id that no place has or had is `.failure(.invalidRequest)`.
  ///
  /// - Parameter request: which place, and what is wanted of it.
  /// - Returns: the place, or why there is none.
  /// - Complexity: O(log *n*) in *n* places; `.containingPlaces` and `.addressDescriptor` add six searches at most.
  public func fetchPlace(with request: FetchPlaceRequest) async -> Result<Place, PlacesError> {
    let surroundings = Surroundings(request.placeProperties)
    return await fetchFacts(request.placeID, surroundings, token: request.sessionToken).map { Place($0, request.placeProperties) }
  }

  private func fetchFacts(
    _ placeID: String, _ surroundings: Surroundings = [], token: AutocompleteSessionToken? = nil
  ) async -> Result<PlaceFacts, PlacesError> {
    await answering { index throws(ContractError) in
      var query = try DetailsQuery(placeID: placeID, languageCode: languageCode, sessionToken: token?.description ?? "")
      query.surroundings = surroundings
      return try await index.facts(query, until: configuration.timeLimit.map { .now + $0 })
    }
  }

  /// Whether a place is open at a date, or now.
  ///
  /// Holidays and seasons count, on any date. A place that was fetched with hours and time zone tells by itself; another with an id is looked
  /// up, so that it does not matter which of its members were fetched; one without is judged by its own members. An id that no place has or had is `.failure(.invalidRequest)`.
  ///
  /// - Parameter request: which place, and when.
  /// - Returns: whether it is open, as far as known, or the reason for a failure.
  /// - Complexity: O(1) for a place with hours and time zone, else as `fetchPlace(with:)`.
  public func isPlaceOpen(with request: IsPlaceOpenRequest) async -> Result<IsPlaceOpenResponse, PlacesError> {
    let date = request.date ?? .now
    if let rule = request.place?.openRule { return .success(IsPlaceOpenResponse(status: rule.isOpen(at: date))) }
    guard let id = request.placeID else { return .success(IsPlaceOpenResponse(status: request.place?.isOpen(at: date))) }
    return await fetchFacts(id).map { IsPlaceOpenResponse(status: OpenRule($0).isOpen(at: date)) }
  }

  /// No index holds photos: always `.failure(.invalidRequest)`.
  public func fetchPhoto(with request: FetchPhotoRequest) async -> Result<PhotoImage, PlacesError> {
    .failure(.invalidRequest("Invalid photo: an index holds no photos. Show places without."))
  }

  /// The language asked for, or English when the device names none of sound shape.
  var languageCode: String { LanguageTag(configuration.languageCode)?.tag ?? "" }

  /// Does work with the index; the one place where failures become those of the Swift surface.
  func answering<Value: Sendable>(
    _ work: (PlaceIndex) async throws(ContractError) -> Value
  ) async -> Result<Value, PlacesError> {
    switch source.index() {
    case .failure(let error): return .failure(error)
    case .success(let index):
      do throws(ContractError) {
        return .success(try await work(index))
      } catch {
        return .failure(PlacesError(error))
      }
    }
  }
}

extension PlacesClient {
  /// The places that complete the text of a request that has been checked; its own language and deadline count, not those of the client.
  package func suggestions(for query: AutocompleteQuery) async -> Result<[AutocompleteSuggestion], PlacesError> {
    await answering { index throws(ContractError) in
      try await index.answer(query)
    }.map { answer in answer.places.map { .place(AutocompletePlaceSuggestion($0)) } }
  }
}

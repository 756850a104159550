// SPDX-License-Identifier: Apache-2.0
public import Foundation
import GazetteerIndex
import Synchronization

/// What a client can be asked; programs that test their own code can put another one in its place.
public protocol PlacesClientProtocol: Sendable {
  /// The places that best complete a text, best first.
  func fetchAutocompleteSuggestions(with request: AutocompleteRequest) async -> Result<[AutocompleteSuggestion], PlacesError>
  /// One place by its id.
  func fetchPlace(with request: FetchPlaceRequest) async -> Result<Place, PlacesError>
}

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

    /// The defaults.
    public init() {}
  }

  private let source: IndexSource
  private let configuration: Configuration

  /// A client of an open index.
  public init(index: PlaceIndex, configuration: Configuration = Configuration()) {
    source = IndexSource(index)
    self.configuration = configuration
  }

  /// A client of the index at a path.
  ///
  /// - Throws: what `PlaceIndex.init` throws.
  public convenience init(indexPath: String, configuration: Configuration = Configuration()) throws {
    self.init(index: try PlaceIndex(path: indexPath), configuration: configuration)
  }

  /// A client of the index at a file URL.
  ///
  /// - Throws: what `PlaceIndex.init` throws.
  public convenience init(index url: URL, configuration: Configuration = Configuration()) throws {
    try self.init(indexPath: url.path(percentEncoded: false), configuration: configuration)
  }

  private init(source: IndexSource) {
    self.source = source
    configuration = Configuration()
  }

  /// The client of the index named by the environment variable `GAZETTEER_INDEX`, else of the sample in the user's cache folder, which
  /// `gazetteer search` makes when it first runs. While there is none, every request fails with `.accessNotConfigured`.
  @MainActor public static let shared = PlacesClient(source: IndexSource(path: defaultIndexPath()))

  /// Takes a key and ignores it: an index needs none. True, so that code written for the web service goes on.
  @discardableResult public static func provideAPIKey(_ key: String) -> Bool { true }

  /// The places that best complete a text, best first, at most five.
  ///
  /// An empty list is a success. `.failure(.invalidRequest)` says in one line which field breaks a rule and what would be right.
  public func fetchAutocompleteSuggestions(with request: AutocompleteRequest) async -> Result<[AutocompleteSuggestion], PlacesError> {
    do throws(PlacesError) {
      let answer = try await asking { index throws(ContractError) in
        var query = try AutocompleteQuery(AutocompleteParameters(request, languageCode: languageCode))
        query.deadline = configuration.timeLimit.map { .now + $0 }
        return try await index.answer(query)
      }
      return .success(answer.places.map { .place(AutocompletePlaceSuggestion($0)) })
    } catch {
      return .failure(error)
    }
  }

  /// One place by its id, with the members that were asked for.
  ///
  /// An id that no place has or had is `.failure(.invalidRequest)`.
  public func fetchPlace(with request: FetchPlaceRequest) async -> Result<Place, PlacesError> {
    do throws(PlacesError) {
      let facts = try await asking { index throws(ContractError) in
        let token = request.sessionToken?.description ?? ""
        let query = try DetailsQuery(placeID: request.placeID, languageCode: languageCode, sessionToken: token)
        return try await index.call { session, isCancelled in
          try session.interruptible(isCancelled) { try session.facts(query) }
        }
      }
      return .success(Place(facts, request.placeProperties))
    } catch {
      return .failure(error)
    }
  }

  /// The language asked for, or English when the device names none of sound shape.
  private var languageCode: String { LanguageTag(configuration.languageCode)?.tag ?? "" }

  private func asking<Value: Sendable>(
    _ body: (PlaceIndex) async throws(ContractError) -> Value
  ) async throws(PlacesError) -> Value {
    let index = try source.index()
    do throws(ContractError) {
      return try await body(index)
    } catch {
      throw PlacesError(error)
    }
  }
}

/// An index, or where one may be found later.
private final class IndexSource: Sendable {
  private let path: String
  private let opened: Mutex<PlaceIndex?>

  init(_ index: PlaceIndex) {
    path = index.path
    opened = Mutex(index)
  }

  init(path: String) {
    self.path = path
    opened = Mutex(nil)
  }

  /// The index; opens it when it is not open, which takes some milliseconds once.
  func index() throws(PlacesError) -> PlaceIndex {
    do {
      return try opened.withLock { opened in
        if let opened { return opened }
        let index = try PlaceIndex(path: path)
        opened = index
        return index
      }
    } catch {
      let cure = "Or run `gazetteer search` once to make the sample index, name a file in GAZETTEER_INDEX, or use PlacesClient(indexPath:)."
      throw .accessNotConfigured("\(error) \(cure)")
    }
  }
}

/// `$GAZETTEER_INDEX`, else the path of the sample index.
package func defaultIndexPath(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
  if let path = environment["GAZETTEER_INDEX"], !path.isEmpty { return path }
  return sampleIndexPath(environment: environment)
}

/// Where the sample index is kept: `$XDG_CACHE_HOME/gazetteer/sample-<format>.gaz`, by default in `~/.cache`, on Apple systems in the user's
/// cache folder. The format version is part of the name, so that builds of several versions do not fight over it.
package func sampleIndexPath(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
  let name = "gazetteer/sample-\(Schema.formatVersion).gaz"
  if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return "\(folder)/\(name)" }
  #if canImport(Darwin)
    let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.path(percentEncoded: false)
    if let folder { return "\(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)/\(name)" }
  #endif
  return "\(environment["HOME"] ?? NSHomeDirectory())/.cache/\(name)"
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer
import GazetteerIndex
import GazetteerTesting
import Synchronization
import Testing

/// A client of a small world whose answers come when the test says so.
final class GatedClient: PlacesClientProtocol {
  /// A request that is waited for.
  struct Call: Sendable {
    var number: Int
    var query: String?
    var placeID: String?
    var filter: AutocompleteFilter?
    var token: AutocompleteSessionToken?
    fileprivate var continuation: CheckedContinuation<PlacesError?, Never>?
  }

  private struct State {
    var calls: [Call] = []
    var open: [Int: Call] = [:]
    var cancelled: Set<Int> = []
    /// Its file goes when it goes.
    var world: World
  }

  /// The client of the world itself, which answers at once.
  let places: PlacesClient
  private let heedsCancelling: Bool
  private let state: Mutex<State>

  /// - Parameter heedsCancelling: whether a cancelled request ends by itself, as those of an index do.
  init(_ records: [PlaceRecord] = GatedClient.cities, heedsCancelling: Bool = true) throws {
    let world = try World(records)
    var configuration = PlacesClient.Configuration()
    configuration.languageCode = "en"
    places = PlacesClient(index: try PlaceIndex(path: world.path), configuration: configuration)
    self.heedsCancelling = heedsCancelling
    state = Mutex(State(world: world))
  }

  static let cities: [PlaceRecord] = [
    .place("Paris", id: "paris", at: (48.85, 2.35), importance: 0.9, country: "FR"),
    .place("Parma", id: "parma", at: (44.8, 10.33), importance: 0.6, country: "US"),
    .place("Pargny", id: "pargny", at: (49.6, 4.6), importance: 0.1, country: "FR"),
  ]

  /// All requests so far, in order.
  var calls: [Call] { state.withLock { $0.calls } }
  /// Texts of all searches so far.
  var queries: [String] { calls.compactMap(\.query) }
  /// Requests that are waited for.
  var open: [Call] { state.withLock { $0.open.values.sorted { $0.number < $1.number } } }

  /// Answers a request that is waited for, the newest one unless told: with what the world has, or with a failure.
  func answer(_ number: Int? = nil, _ error: PlacesError? = nil) {
    let call = state.withLock { state in (number ?? state.open.keys.max()).flatMap { state.open.removeValue(forKey: $0) } }
    guard let call else {
      Issue.record("no such request is waited for")
      return
    }
    call.continuation?.resume(returning: error)
  }

  func fetchAutocompleteSuggestions(with request: AutocompleteRequest) async -> Result<[AutocompleteSuggestion], PlacesError> {
    let call = Call(number: 0, query: request.query, filter: request.filter, token: request.sessionToken)
    if let error = await gate(call) { return .failure(error) }
    return await Task { [places] in await places.fetchAutocompleteSuggestions(with: request) }.value
  }

  func fetchPlace(with request: FetchPlaceRequest) async -> Result<Place, PlacesError> {
    if let error = await gate(Call(number: 0, placeID: request.placeID, token: request.sessionToken)) { return .failure(error) }
    return await Task { [places] in await places.fetchPlace(with: request) }.value
  }

  private func gate(_ call: Call) async -> PlacesError? {
    let number = state.withLock { state in
      state.calls.append(call)
      state.calls[state.calls.count - 1].number = state.calls.count
      return state.calls.count
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isCancelled = state.withLock { state in
          if state.cancelled.contains(number) { return true }
          state.open[number] = Call(
            number: number, query: call.query, placeID: call.placeID, filter: call.filter, token: call.token, continuation: continuation)
          return false
        }
        if isCancelled { continuation.resume(returning: Self.cancelled) }
      }
    } onCancel: {
      guard heedsCancelling else { return }
      let call = state.withLock { state in
        state.cancelled.insert(number)
        return state.open.removeValue(forKey: number)
      }
      call?.continuation?.resume(returning: Self.cancelled)
    }
  }

  private static let cancelled = PlacesError.internal("cancelled")
}

/// Lets other tasks go on until something is so. It waits for a state, not for a time; the limit is only there so that a failure ends.
@MainActor func eventually(
  _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
) async {
  let end = ContinuousClock.now + .seconds(600)
  while !condition() {
    if ContinuousClock.now > end {
      Issue.record("never: \(comment)", sourceLocation: sourceLocation)
      return
    }
    await Task.yield()
  }
}

/// Names in a list of suggestions.
func names(_ suggestions: [AutocompleteSuggestion]) -> [String] {
  suggestions.map { suggestion in
    switch suggestion {
    case .place(let place): String(place.attributedPrimaryText.characters)
    }
  }
}

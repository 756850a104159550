// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerService
import GazetteerText

#if canImport(CoreLocation)
  public import CoreLocation
#endif

/// A place where somebody may be.
///
///     let best = likely.first { $0.likelihood > 0.5 }?.place
public struct PlaceLikelihood: Hashable, Sendable {
  /// The place.
  public let place: Place
  /// 0…1; those of one answer add up to less than 1, because somebody may be at none of the places.
  public let likelihood: Double

  /// A place with its likelihood.
  public init(place: Place, likelihood: Double) {
    self.place = place
    self.likelihood = likelihood
  }
}

/// Asks where somebody at a position may be. The position comes from the caller: the library reads no device.
///
///     let request = PlaceLikelihoodsRequest(location: here, accuracy: 30, placeProperties: [.displayName])
///     let likely = try await client.fetchPlaceLikelihoods(with: request).get()
public struct PlaceLikelihoodsRequest: Sendable {
  /// The position as far as it is known.
  public let location: CLLocationCoordinate2D
  /// How far off the position may well be, in metres; less than 25 counts as 25, more than 1,000 as 1,000.
  public let accuracy: CLLocationDistance
  /// What is wanted of each place; at least one.
  public let placeProperties: [PlaceProperty]
  /// How many places at most, 1…20.
  public let maxResultCount: Int

  /// A request; whether it keeps the rules shows when it is sent.
  public init(
    location: CLLocationCoordinate2D, accuracy: CLLocationDistance = 50, placeProperties: [PlaceProperty], maxResultCount: Int = 20
  ) {
    self.location = location
    self.accuracy = accuracy
    self.placeProperties = placeProperties
    self.maxResultCount = maxResultCount
  }
}

extension PlacesClient {
  /// The places where somebody at a position may be, the likeliest first; none when no place is near.
  ///
  /// - Parameter request: the position, how exactly it is known, and what is wanted of the places.
  /// - Returns: the places with their likelihoods, or why there are none.
  /// - Complexity: one search for the 50 nearest points of interest.
  public func fetchPlaceLikelihoods(with request: PlaceLikelihoodsRequest) async -> Result<[PlaceLikelihood], PlacesError> {
    await answering { index throws(ContractError) -> [LikelyPlace] in
      var query = try CurrentPlaceQuery(request, languageCode: languageCode)
      query.deadline = configuration.timeLimit.map { .now + $0 }
      query.surroundings = Surroundings(request.placeProperties)
      return try await index.answer(query)
    }.map { places in
      places.map { PlaceLikelihood(place: Place($0.place, request.placeProperties), likelihood: $0.likelihood) }
    }
  }
}

extension CurrentPlaceQuery {
  init(_ request: PlaceLikelihoodsRequest, languageCode: String) throws(ContractError) {
    var rules = RequestRules()
    rules.properties(request.placeProperties)
    let position = rules.point(RegionDraft.Point(request.location), "location")
    let limit = rules.resultCount(request.maxResultCount, "max_result_count")
    guard rules.violations.isEmpty, let position else { throw ContractError(invalid: rules.violations) }
    self.init(position: position)
    scope.limit = limit
    accuracyMeters = request.accuracy
    scope.language = LanguageTag(languageCode) ?? .english
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerEngine
import GazetteerIndex
import GazetteerService

extension PlacesClient {
  /// The places that a text describes, as "pizza in Sydney", "Sydney Opera House" or an address.
  ///
  ///     let request = SearchByTextRequest(textQuery: "museums in Paris", placeProperties: [.displayName, .coordinate])
  ///     let places = try await client.searchByText(with: request).get()
  ///
  /// With `isOpenNow`, which is the default, places that are known to be closed now are left out; those with unknown hours stay.
  /// No properties, and every other broken rule, is `.failure(.invalidRequest)`.
  ///
  /// - Parameter request: the text, and which places are wanted.
  /// - Returns: the places, the best first, or why there are none.
  /// - Complexity: a few searches; filters by rating, price or hours also read the details of the places that match, until enough of them pass.
  public func searchByText(with request: SearchByTextRequest) async -> Result<[Place], PlacesError> {
    await page(of: request).map { $0.places.map { Place($0, request.placeProperties) } }
  }

  /// The same search page by page; where the type of the result does not say which is meant, it is the list of places.
  ///
  ///     let response: SearchByTextResponse = try await client.searchByText(with: request).get()
  ///
  /// - Parameter request: the text, and which places are wanted; `maxResultCount` is the size of the first page.
  /// - Returns: the first page, or why there is none.
  /// - Complexity: as `searchByText(with:)` with a list, for each page.
  @_disfavoredOverload
  public func searchByText(with request: SearchByTextRequest) async -> Result<SearchByTextResponse, PlacesError> {
    await response(to: request, pageSize: request.maxResultCount)
  }

  private func response(
    to request: SearchByTextRequest, pageSize: Int, token: String = ""
  ) async -> Result<SearchByTextResponse, PlacesError> {
    await page(of: request, size: pageSize, token: token).map { answer in
      SearchByTextResponse(
        places: answer.places.map { Place($0, request.placeProperties) },
        pagination: Pagination(token: answer.nextPageToken ?? "", pageSize: pageSize) { token, size in
          guard (1...20).contains(size) else {
            return .failure(.invalidRequest("Invalid pageSize \(size). Give 1 to 20."))
          }
          return await self.response(to: request, pageSize: size, token: token)
        })
    }
  }

  private func page(of request: SearchByTextRequest, size: Int? = nil, token: String = "") async -> Result<PlacesAnswer, PlacesError> {
    await answering { index throws(ContractError) in
      var parameters = try TextSearchParameters(request, languageCode: languageCode)
      if let size { parameters.limit = size }
      parameters.pageToken = token
      var query = try TextSearchQuery(parameters)
      query.deadline = configuration.timeLimit.map { .now + $0 }
      query.surroundings = Surroundings(request.placeProperties)
      return try await index.answer(query)
    }
  }

  /// The places within a circle, the best known or the nearest first.
  ///
  ///     let circle = CircularCoordinateRegion(center: CLLocationCoordinate2D(latitude: 48.86, longitude: 2.34), radius: 500)
  ///     let request = SearchNearbyRequest(locationRestriction: circle, placeProperties: [.displayName], includedTypes: [.museum])
  ///     let places = try await client.searchNearby(with: request).get()
  ///
  /// A rectangle, no properties, and every other broken rule, is `.failure(.invalidRequest)`.
  ///
  /// - Parameter request: the circle, and which places are wanted.
  /// - Returns: the places in the order asked for, or why there are none.
  /// - Complexity: grows with the places of the circle that are read before enough of them pass the filters.
  public func searchNearby(with request: SearchNearbyRequest) async -> Result<[Place], PlacesError> {
    await answering { index throws(ContractError) -> [PlaceFacts] in
      var query = try NearbyQuery(NearbyParameters(request, languageCode: languageCode))
      query.deadline = configuration.timeLimit.map { .now + $0 }
      query.surroundings = Surroundings(request.placeProperties)
      return try await index.answer(query).places
    }.map { $0.map { Place($0, request.placeProperties) } }
  }

  /// Where an address is, best first, or what is at a position, the most specific first.
  ///
  ///     let request = GeocodeRequest(address: "10 Sendlinger Straße, München", placeProperties: [.formattedAddress, .coordinate])
  ///     let places = try await client.geocode(with: request).get()
  ///
  /// An address that nothing fits gives an empty list. The kits have no such request: names and rules are those of the web service's geocoding.
  ///
  /// - Parameter request: an address or a position, and what is wanted of the places.
  /// - Returns: the places, or why there are none.
  /// - Complexity: an address takes a search for each word that has to be left out, twelve at most; a position about ten searches by distance.
  public func geocode(with request: GeocodeRequest) async -> Result<[GeocodedPlace], PlacesError> {
    await answering { index throws(ContractError) -> [GeocodeAnswer.Result] in
      var query = try GeocodeQuery(GeocodeParameters(request, languageCode: languageCode))
      query.deadline = configuration.timeLimit.map { .now + $0 }
      query.surroundings = Surroundings(request.placeProperties)
      return try await index.answer(query).results
    }.map { results in
      results.map { found in
        GeocodedPlace(
          place: Place(found.place, request.placeProperties), isPartialMatch: found.isPartialMatch, precision: .init(found.precision))
      }
    }
  }
}

extension TextSearchParameters {
  init(_ request: SearchByTextRequest, languageCode: String) throws(ContractError) {
    try RequestRules.check(request.placeProperties)
    self.init(textQuery: request.textQuery)
    scope.languageCode = languageCode
    includedType = request.includedType?.rawValue ?? ""
    strictTypeFiltering = request.isStrictTypeFiltering
    scope.minRating = Double(request.minRating)
    scope.priceLevels = request.priceLevels.map { $0.map(\.contractName).sorted().compactMap(PriceLevelName.init(rawValue:)) } ?? []
    scope.limit = request.maxResultCount
    rankPreference = request.rankPreference == .distance ? .distance : .relevance
    scope.locationBias = try RegionDraft.area(request.locationBias, "location_bias")
    scope.locationRestriction = try RegionDraft.area(request.locationRestriction, "location_restriction")
    scope.regionCode = request.regionCode ?? ""
    if request.isOpenNow { scope.opening = .notClosed }
    scope.require(request.conditions)
    scope.includePureServiceAreaBusinesses = request.shouldIncludePureServiceAreaBusinesses
  }
}

extension NearbyParameters {
  init(_ request: SearchNearbyRequest, languageCode: String) throws(ContractError) {
    try RequestRules.check(request.placeProperties)
    self.init(locationRestriction: try RegionDraft.area(request.locationRestriction, "location_restriction"))
    scope.languageCode = languageCode
    scope.includedTypes = request.includedTypes.values
    scope.excludedTypes = request.excludedTypes.values
    scope.includedPrimaryTypes = request.includedPrimaryTypes.values
    scope.excludedPrimaryTypes = request.excludedPrimaryTypes.values
    scope.limit = request.maxResultCount
    rankPreference = request.rankPreference == .distance ? .distance : .popularity
    scope.regionCode = request.regionCode ?? ""
  }
}

extension Set<PlaceType>? {
  /// In order, so that equal requests are refused in equal words.
  fileprivate var values: [String] { self?.map(\.rawValue).sorted() ?? [] }
}

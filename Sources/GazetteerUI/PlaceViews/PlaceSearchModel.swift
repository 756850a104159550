// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gazetteer
public import Observation

/// What a view of found places asks for. The properties of the request do not matter: the view asks for what it shows.
///
///     let request = PlaceSearchViewRequest.searchByText(SearchByTextRequest(textQuery: "museums in Paris", placeProperties: [.all]))
public enum PlaceSearchViewRequest: Sendable {
  /// The places that a text describes.
  case searchByText(SearchByTextRequest)
  /// The places within a circle.
  case searchNearby(SearchNearbyRequest)
}

/// One place in a list.
///
///     print(row.title)
public struct PlaceSearchRow: Identifiable, Sendable {
  /// The place.
  public let place: Place
  /// What is told of it.
  public let lines: [PlaceViewLine]
  /// The position in the list.
  public let id: Int
  /// The name.
  public var title: String { place.displayName ?? "" }
}

/// A list of found places for a view, without drawing.
///
///     let model = PlaceSearchModel(client: client, content: [.address(), .rating()])
///     await model.load(.searchByText(SearchByTextRequest(textQuery: "museums in Paris", placeProperties: [.all])))
///     model.select(model.rows[0])
///
/// The newest request counts: what an older one brings is dropped. Views of SwiftUI see changes by Observation. It lives on the main actor.
@Observable @MainActor public final class PlaceSearchModel {
  /// What the list shows.
  public enum State: Equatable, Sendable {
    /// Nothing was asked for.
    case idle
    /// A search is under way; the rows before it are still shown.
    case loading
    /// The rows.
    case results
    /// No place fits.
    case empty
    /// Why there are none.
    case failed(PlacesError)
  }

  /// What the list shows.
  public private(set) var state = State.idle
  /// The places, best first.
  public private(set) var rows: [PlaceSearchRow] = []
  /// Called with the places of each list.
  @ObservationIgnored public var onLoad: (([Place]) -> Void)?
  /// Called with each failure.
  @ObservationIgnored public var onRequestError: ((PlacesError) -> Void)?
  /// Called with the place of a row that was selected.
  @ObservationIgnored public var onPlaceSelected: ((Place) -> Void)?

  @ObservationIgnored private let client: any PlacesClientProtocol
  @ObservationIgnored private let maker: PlaceViewLines
  @ObservationIgnored private let isSelectable: Bool
  @ObservationIgnored private let now: @Sendable () -> Date
  @ObservationIgnored private var number = 0

  /// A model.
  ///
  /// - Parameters:
  ///   - selectable: whether `select` calls `onPlaceSelected`.
  ///   - texts: the words beside what the index tells.
  ///   - locale: how numbers and prices are written.
  ///   - now: the time for which a place is open or closed.
  public init(
    client: any PlacesClientProtocol, content: Set<PlaceSearchContent>, selectable: Bool = true, texts: PlaceViewTexts = PlaceViewTexts(),
    locale: Locale = .current, now: @escaping @Sendable () -> Date = { .now }
  ) {
    (self.client, isSelectable, self.now) = (client, selectable, now)
    maker = PlaceViewLines(kinds: PlaceViewLine.Kind.shown(by: content), texts: texts, locale: locale)
  }

  /// One line instead of rows: that there are none, or why. Nil otherwise.
  public var message: String? {
    switch state {
    case .empty: maker.texts.empty
    case .failed(let error): "\(maker.texts.failed): \(error)"
    case .idle, .loading, .results: nil
    }
  }

  /// What has to be shown with the data, each source once.
  public var attributions: [AttributedString] {
    var seen: Set<AttributedString> = []
    return rows.compactMap(\.place.attributions).filter { seen.insert($0).inserted }
  }

  /// Searches; returns when the list is shown, or another request took its place.
  public func load(_ request: PlaceSearchViewRequest) async {
    number += 1
    let own = number
    state = .loading
    let result = await search(request)
    guard own == number else { return }
    switch result {
    case .success(let places):
      let date = now()
      rows = places.enumerated().map { PlaceSearchRow(place: $1, lines: maker.lines(of: $1, at: date), id: $0) }
      state = places.isEmpty ? .empty : .results
      onLoad?(places)
    case .failure(let error):
      (rows, state) = ([], .failed(error))
      onRequestError?(error)
    }
  }

  /// A row was selected.
  public func select(_ row: PlaceSearchRow) {
    if isSelectable { onPlaceSelected?(row.place) }
  }

  private func search(_ request: PlaceSearchViewRequest) async -> Result<[Place], PlacesError> {
    switch request {
    case .searchByText(let request): await client.searchByText(with: request.asking(for: maker.properties))
    case .searchNearby(let request): await client.searchNearby(with: request.asking(for: maker.properties))
    }
  }
}

extension SearchByTextRequest {
  fileprivate func asking(for properties: [PlaceProperty]) -> SearchByTextRequest {
    if let locationRestriction {
      return SearchByTextRequest(
        textQuery: textQuery, placeProperties: properties, locationRestriction: locationRestriction, includedType: includedType,
        maxResultCount: maxResultCount, minRating: minRating, isOpenNow: isOpenNow, priceLevels: priceLevels,
        rankPreference: rankPreference, regionCode: regionCode, isStrictTypeFiltering: isStrictTypeFiltering,
        shouldIncludePureServiceAreaBusinesses: shouldIncludePureServiceAreaBusinesses)
    }
    return SearchByTextRequest(
      textQuery: textQuery, placeProperties: properties, locationBias: locationBias, includedType: includedType,
      maxResultCount: maxResultCount, minRating: minRating, isOpenNow: isOpenNow, priceLevels: priceLevels, rankPreference: rankPreference,
      regionCode: regionCode, isStrictTypeFiltering: isStrictTypeFiltering,
      shouldIncludePureServiceAreaBusinesses: shouldIncludePureServiceAreaBusinesses)
  }
}

extension SearchNearbyRequest {
  fileprivate func asking(for properties: [PlaceProperty]) -> SearchNearbyRequest {
    SearchNearbyRequest(
      locationRestriction: locationRestriction, placeProperties: properties, includedTypes: includedTypes, excludedTypes: excludedTypes,
      includedPrimaryTypes: includedPrimaryTypes, excludedPrimaryTypes: excludedPrimaryTypes, maxResultCount: maxResultCount,
      rankPreference: rankPreference, regionCode: regionCode)
  }
}

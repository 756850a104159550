// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gazetteer
public import Observation

/// Which place a view of details shows.
///
///     let query = PlaceDetailsQuery(identifier: .placeID("poi-sydney-opera-house"))
public struct PlaceDetailsQuery: Hashable, Sendable {
  /// How a place is named.
  public enum Identifier: Sendable {
    /// By its id.
    case placeID(String)
    /// By `places/` and its id.
    case resourceName(String)
    /// As the nearest place within 50 m.
    case coordinate(CLLocationCoordinate2D)
  }

  /// How the place is named.
  public let identifier: Identifier

  /// A query.
  public init(identifier: Identifier) { self.identifier = identifier }
}

extension PlaceDetailsQuery.Identifier: Hashable {
  private var key: [String] {
    switch self {
    case .placeID(let id): ["id", id]
    case .resourceName(let name): ["name", name]
    case .coordinate(let point): ["point", "\(point.latitude)", "\(point.longitude)"]
    }
  }

  /// Whether both name the same in the same way.
  public static func == (a: Self, b: Self) -> Bool { a.key == b.key }
  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// What became of loading a place: the place, or why there is none.
///
///     model.onResult = { result in print(result.place?.displayName ?? "none") }
public final class PlaceDetailsResult: Sendable {
  /// The place.
  public let place: Place?
  /// Why there is none.
  public let error: PlacesError?

  init(_ result: Result<Place, PlacesError>) {
    switch result {
    case .success(let place): (self.place, error) = (place, nil)
    case .failure(let error): (place, self.error) = (nil, error)
    }
  }
}

/// The details of a place for a view, without drawing: what to show, and what happens while it loads.
///
///     let model = PlaceDetailsModel(client: client, content: [.address(), .openNowStatus()])
///     await model.load(PlaceDetailsQuery(identifier: .placeID("poi-louvre-museum")))
///     print(model.title, model.lines)
///
/// The newest query counts: what an older one brings is dropped. Views of SwiftUI see changes by Observation. It lives on the main actor.
@Observable @MainActor public final class PlaceDetailsModel {
  /// What the view shows.
  public enum State: Equatable, Sendable {
    /// Nothing was asked for.
    case idle
    /// A place is being fetched; the one before it is still shown.
    case loading
    /// The place.
    case loaded
    /// Why there is none; `load` or `retry` try again.
    case failed(PlacesError)
  }

  /// What the view shows.
  public private(set) var state = State.idle
  /// The place that is shown.
  public private(set) var place: Place?
  /// What is told of it.
  public private(set) var lines: [PlaceViewLine] = []
  /// Called with each place that was loaded, and with each failure.
  @ObservationIgnored public var onResult: ((PlaceDetailsResult) -> Void)?

  @ObservationIgnored private let client: any PlacesClientProtocol
  @ObservationIgnored private let maker: PlaceViewLines
  @ObservationIgnored private let now: @Sendable () -> Date
  @ObservationIgnored private var query: PlaceDetailsQuery?
  @ObservationIgnored private var number = 0

  /// A model of the full view.
  ///
  /// - Parameters:
  ///   - texts: the words beside what the index tells.
  ///   - locale: how numbers and prices are written.
  ///   - now: the time for which a place is open or closed.
  public convenience init(
    client: any PlacesClientProtocol, content: Set<PlaceDetailsContent>, texts: PlaceViewTexts = PlaceViewTexts(),
    locale: Locale = .current, now: @escaping @Sendable () -> Date = { .now }
  ) {
    self.init(client, PlaceViewLines(kinds: PlaceViewLine.Kind.shown(by: content), texts: texts, locale: locale), now)
  }

  /// A model of the compact view.
  ///
  /// - Parameters: as of the full view.
  public convenience init(
    client: any PlacesClientProtocol, compactContent: Set<PlaceDetailsCompactContent>, texts: PlaceViewTexts = PlaceViewTexts(),
    locale: Locale = .current, now: @escaping @Sendable () -> Date = { .now }
  ) {
    self.init(client, PlaceViewLines(kinds: PlaceViewLine.Kind.shown(by: compactContent), texts: texts, locale: locale), now)
  }

  private init(_ client: any PlacesClientProtocol, _ maker: PlaceViewLines, _ now: @escaping @Sendable () -> Date) {
    (self.client, self.maker, self.now) = (client, maker, now)
  }

  /// The name; empty while nothing is shown.
  public var title: String { place?.displayName ?? "" }

  /// What has to be shown with the data.
  public var attributions: AttributedString? { place?.attributions }

  /// Why there is nothing to show; nil otherwise.
  public var message: String? {
    guard case .failed(let error) = state else { return nil }
    return "\(maker.texts.failed): \(error)"
  }

  /// Loads a place; returns when it is shown, or another query took its place.
  public func load(_ query: PlaceDetailsQuery) async {
    number += 1
    let own = number
    (self.query, state) = (query, .loading)
    let result = await fetch(query.identifier)
    guard own == number else { return }
    switch result {
    case .success(let place): (self.place, lines, state) = (place, maker.lines(of: place, at: now()), .loaded)
    case .failure(let error): (place, lines, state) = (nil, [], .failed(error))
    }
    onResult?(PlaceDetailsResult(result))
  }

  /// Loads again what failed.
  public func retry() async {
    if case .failed = state, let query { await load(query) }
  }

  private func fetch(_ identifier: PlaceDetailsQuery.Identifier) async -> Result<Place, PlacesError> {
    switch identifier {
    case .placeID(let id): return await fetch(id: id)
    case .resourceName(let name):
      guard name.hasPrefix("places/") else {
        return .failure(.invalidRequest("Invalid resourceName '\(name)'. Give places/ and the id of a place."))
      }
      return await fetch(id: String(name.dropFirst("places/".count)))
    case .coordinate(let point):
      let circle = CircularCoordinateRegion(center: point, radius: Self.reachMeters)
      let request = SearchNearbyRequest(
        locationRestriction: circle, placeProperties: maker.properties, maxResultCount: 1, rankPreference: .distance)
      return await client.searchNearby(with: request).flatMap { places in
        if let place = places.first { return .success(place) }
        let position = "\(point.latitude),\(point.longitude)"
        return .failure(.invalidRequest("There is no place within \(Int(Self.reachMeters)) m of \(position). Give the id of a place."))
      }
    }
  }

  /// How far a place may be from a position that stands for it.
  private static let reachMeters = 50.0

  private func fetch(id: String) async -> Result<Place, PlacesError> {
    await client.fetchPlace(with: FetchPlaceRequest(placeID: id, placeProperties: maker.properties))
  }
}

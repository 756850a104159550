// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex
import GazetteerTesting
import GazetteerUI
import Testing

/// What views of places show, without drawing.
@MainActor @Suite struct PlaceViewTests {
  private static let details: PlaceDetails = """
    {"businessStatus":"OPERATIONAL","editorialSummary":"Waffles.","extra":{"accessibilityOptions":{"wheelchairAccessibleEntrance":true},\
    "dineIn":true,"servesCoffee":true,"takeout":false},"openingHours":{"regular":"24/7"},"phone":"+43 1 5127070","priceLevel":2,"rating":4.5,\
    "ratingCount":1234,"timeZone":"Europe/Vienna","website":"https://example.org/"}
    """
  private let world: World
  private let client: PlacesClient

  init() throws {
    var cafe = PlaceRecord.place("Café Prater", id: "cafe", at: (48.2163, 16.3989), type: "cafe", country: "AT", locality: "Wien")
    (cafe.address.street, cafe.address.houseNumber, cafe.address.postalCode) = ("Praterstraße", "1", "1020")
    cafe.details = Self.details
    world = try World(cafe, .place("Café Zu", id: "plain", at: (48.3, 16.5), importance: 0.4, type: "cafe", country: "AT"))
    var configuration = PlacesClient.Configuration()
    configuration.languageCode = "en"
    client = PlacesClient(index: try PlaceIndex(path: world.path), configuration: configuration)
  }

  private func model(_ content: Set<PlaceDetailsContent>) -> PlaceDetailsModel {
    PlaceDetailsModel(client: client, content: content, locale: Locale(identifier: "en_US"))
  }

  private func query(_ id: String) -> PlaceDetailsQuery { PlaceDetailsQuery(identifier: .placeID(id)) }

  // MARK: Details

  // rule: "swift.place-views"
  @Test func theFullViewTellsWhatIsKnownInItsOrder() async {
    let model = model(PlaceDetailsContent.everything)
    await model.load(query("cafe"))
    #expect(model.state == .loaded && model.title == "Café Prater" && model.message == nil)
    #expect(
      model.lines.map(\.kind) == [
        .rating, .type, .price, .accessibleEntrance, .openNow, .address, .plusCode, .summary, .openingHours, .phoneNumber, .website,
        .features,
      ])
    let texts = Dictionary(uniqueKeysWithValues: model.lines.map { ($0.kind, $0.texts) })
    #expect(texts[.rating] == ["★ 4.5 (1,234)"] && texts[.price] == ["$$"] && texts[.openNow] == ["Open now"])
    #expect(texts[.address]?.first?.contains("Praterstraße 1") == true && texts[.openingHours]?.count == 7)
    #expect(texts[.features] == ["Dine-in", "Coffee"] && texts[.summary] == ["Waffles."] && texts[.type] == ["Café"])
    #expect(model.lines.allSatisfy { !$0.texts.isEmpty })
  }

  @Test func onlyWhatIsAskedForIsShownAndFetched() async {
    let model = model([.address(), .rating(false), .media(lightbox: true), .reviews()])
    await model.load(query("cafe"))
    #expect(model.lines.map(\.kind) == [.address] && model.place?.rating == nil && model.place?.websiteURL == nil)
    let compact = PlaceDetailsModel(client: client, compactContent: [.type(), .rating()], locale: Locale(identifier: "de_DE"))
    await compact.load(query("cafe"))
    #expect(compact.lines.map(\.texts) == [["★ 4,5 (1.234)"], ["Café"]])
  }

  @Test func aPlaceIsNamedByNameAndByPosition() async {
    let model = model([.type()])
    await model.load(PlaceDetailsQuery(identifier: .resourceName("places/cafe")))
    #expect(model.place?.placeID == "cafe")
    await model.load(PlaceDetailsQuery(identifier: .coordinate(CLLocationCoordinate2D(latitude: 48.2164, longitude: 16.3989))))
    #expect(model.place?.placeID == "cafe")
    await model.load(PlaceDetailsQuery(identifier: .coordinate(CLLocationCoordinate2D(latitude: 10, longitude: 10))))
    #expect(model.place == nil && model.lines.isEmpty && model.message?.contains("within 50 m of 10.0,10.0") == true)
    await model.load(PlaceDetailsQuery(identifier: .resourceName("cafe")))
    #expect(model.message?.contains("'cafe'") == true && model.message?.contains("Give places/") == true)
  }

  @Test func resultsAndFailuresAreTold() async {
    let model = model([.address()])
    var told: [String] = []
    model.onResult = { told.append($0.place?.placeID ?? $0.error.map { _ in "failed" } ?? "nothing") }
    await model.load(query("nobody"))
    guard case .failed(.invalidRequest) = model.state else {
      Issue.record("\(model.state)")
      return
    }
    await model.retry()
    await model.load(query("cafe"))
    await model.retry()
    #expect(told == ["failed", "failed", "cafe"])
  }

  @Test func theNewestQueryCounts() async throws {
    let gated = try GatedClient()
    let model = PlaceDetailsModel(client: gated, content: [.address()])
    let first = Task { await model.load(query("paris")) }
    try await until { gated.calls.count == 1 }
    let second = Task { await model.load(query("parma")) }
    try await until { gated.calls.count == 2 }
    #expect(model.state == .loading)
    gated.answer(gated.calls[1].number)
    await second.value
    gated.answer(gated.calls[0].number)
    await first.value
    #expect(model.title == "Parma" && model.state == .loaded)
  }

  private func until(_ condition: () -> Bool) async throws {
    for _ in 0..<10_000 where !condition() { try await Task.sleep(for: .milliseconds(1)) }
    #expect(condition())
  }

  // MARK: Search

  @Test func aSearchGivesRowsAndCallsBack() async {
    let model = PlaceSearchModel(client: client, content: [.address(), .type()], locale: Locale(identifier: "en_US"))
    var told: [String] = []
    model.onLoad = { told.append("loaded \($0.count)") }
    model.onRequestError = { _ in told.append("failed") }
    model.onPlaceSelected = { told.append("selected \($0.placeID ?? "")") }
    let request = SearchByTextRequest(textQuery: "café prater", placeProperties: [], isOpenNow: false, rankPreference: .relevance)
    await model.load(.searchByText(request))
    #expect(model.state == .results && model.rows.first?.title == "Café Prater")
    #expect(model.rows.first?.lines.map(\.kind) == [.type, .address])
    model.select(model.rows[0])
    let circle = CircularCoordinateRegion(center: CLLocationCoordinate2D(latitude: 48.3, longitude: 16.5), radius: 100)
    await model.load(.searchNearby(SearchNearbyRequest(locationRestriction: circle, placeProperties: [])))
    #expect(model.rows.map(\.place.placeID) == ["plain"])
    await model.load(.searchByText(SearchByTextRequest(textQuery: "zzzz", placeProperties: [])))
    #expect(model.state == .empty && model.message == "No results" && model.rows.isEmpty)
    await model.load(.searchByText(SearchByTextRequest(textQuery: "x", placeProperties: [], maxResultCount: 99)))
    #expect(model.message?.hasPrefix("Search failed: ") == true)
    #expect(told == ["loaded 1", "selected cafe", "loaded 1", "loaded 0", "failed"])
  }

  @Test func rowsThatCannotBeSelectedCallNobody() async {
    let model = PlaceSearchModel(client: client, content: [], selectable: false)
    model.onPlaceSelected = { _ in Issue.record("was called") }
    await model.load(.searchByText(SearchByTextRequest(textQuery: "café", placeProperties: [], isOpenNow: false)))
    #expect(model.rows.count == 2 && model.rows.allSatisfy { $0.lines.isEmpty })
    model.select(model.rows[0])
  }
}

extension PlaceDetailsContent {
  /// Every kind, as `PlaceDetailsView.allContent` has them where SwiftUI is.
  fileprivate static let everything: Set<PlaceDetailsContent> = [
    .accessibleEntranceIcon(), .address(), .featureList(), .media(), .openNowStatus(), .openingHours(), .phoneNumber(), .plusCode(),
    .price(), .rating(), .reviews(), .summary(), .type(), .typeSpecificHighlights(), .website(),
  ]
}

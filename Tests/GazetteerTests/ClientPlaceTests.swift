// SPDX-License-Identifier: Apache-2.0
import Atlas
import Foundation
import Gazetteer
import GazetteerIndex
import GazetteerTesting
import Testing

/// What the Swift surface makes of what an index knows of places.
@Suite struct ClientPlaceTests {
  private static let details: PlaceDetails = """
    {"businessStatus":"OPERATIONAL","editorialSummary":"Waffles.","extra":{"accessibilityOptions":{"wheelchairAccessibleEntrance":true},\
    "dineIn":true,"goodForChildren":true,"parkingOptions":{"freeStreetParking":false},"paymentOptions":{"acceptsNfc":true},\
    "priceRange":{"endPrice":{"currencyCode":"EUR","units":"30"},"startPrice":{"currencyCode":"EUR","nanos":500000000,"units":"12"}},\
    "reservable":false,"servesCoffee":true,"takeout":true},"openingHours":{"delivery":"Mo-Fr 12:00-20:00","regular":"Tu-Su 10:00-22:00"},\
    "phone":"+43 1 5127070","priceLevel":2,"rating":4.5,"ratingCount":99,"timeZone":"Europe/Vienna","website":"https://example.org/"}
    """

  private func client() throws -> PlacesClient {
    var cafe = PlaceRecord.place("Café Prater", id: "cafe", at: (48.2163, 16.3989), type: "cafe", country: "AT", locality: "Wien")
    cafe.address.street = "Praterstraße"
    cafe.address.houseNumber = "1"
    cafe.address.postalCode = "1020"
    cafe.details = Self.details
    var shut = PlaceRecord.place("Café Zu", id: "shut", at: (48.2164, 16.3990), importance: 0.4, type: "cafe", country: "AT")
    shut.details = #"{"businessStatus":"CLOSED_PERMANENTLY"}"#
    let wien = PlaceRecord.place("Wien", id: "wien", at: (48.2082, 16.3738), importance: 0.9, country: "AT")
    return try Atlas(cafe, shut, wien).client()
  }

  private func place(_ properties: [PlaceProperty]) async throws -> Place {
    try await client().fetchPlace(with: FetchPlaceRequest(placeID: "cafe", placeProperties: properties)).get()
  }

  /// The place with some members and with all, both of one day: its dated hours begin anew at midnight.
  private func placeOfOneDay(_ properties: [PlaceProperty]) async throws -> (some: Place, all: Place) {
    let (all, some) = (try await place([.all]), try await place(properties))
    return try await place([.all]) == all ? (some, all) : try await placeOfOneDay(properties)
  }

  @Test func everyMemberIsThere() async throws {
    let place = try await place([.all])
    #expect(place.nationalPhoneNumber != nil && place.internationalPhoneNumber?.hasPrefix("+43") == true)
    #expect(place.postalAddress?.regionCode == "AT" && place.postalAddress?.postalCode == "1020" && place.postalAddress?.locality == "Wien")
    #expect(place.postalAddress?.addressLines == ["Praterstraße 1"] && place.shortFormattedAddress?.contains("Praterstraße 1") == true)
    #expect(place.plusCode?.globalCode.hasPrefix("8FWR6") == true)
    #expect(place.primaryType == .cafe && place.primaryTypeDisplayName != nil)
    #expect(place.businessStatus == .operational && place.priceLevel == .moderate && place.rating == 4.5 && place.numberOfUserRatings == 99)
    #expect(place.priceRange?.startPrice == PriceRange.Money(currencyCode: "EUR", amount: Decimal(string: "12.5") ?? 0))
    #expect(place.priceRange?.endPrice?.amount == 30)
    #expect(
      place.accessibilityOptions?.wheelchairAccessibleEntrance == true && place.accessibilityOptions?.wheelchairAccessibleSeating == nil)
    #expect(place.parkingOptions?.freeStreetParking == false && place.paymentOptions?.acceptsNFC == true)
    #expect(place.supportsTakeout == true && place.supportsDineIn == true && place.isReservable == false && place.servesCoffee == true)
    #expect(place.goodForChildren == true && place.servesBeer == nil && place.supportsDelivery == nil)
    #expect(place.regularOpeningHours?.periods.count == 6 && place.currentOpeningHours?.weekdayText.count == 7)
    #expect(place.regularSecondaryOpeningHours?.map(\.hoursType) == [.delivery])
    #expect(place.currentSecondaryOpeningHours?.first?.periods.count == 5)
    #expect(place.photos == nil && place.reviews == nil && place.iconMaskURL == nil && place.consumerAlert == nil)
  }

  @Test("A property that is not asked for is not there, and one that is brings itself alone", arguments: PlaceProperty.allCases)
  func selection(_ property: PlaceProperty) async throws {
    let (one, all) = try await placeOfOneDay([property])
    if property == .all { return #expect(one == all) }
    // Mirrors see the stored members: those that differ from an empty place must be as in the whole one, and few.
    let (empty, members) = (Array(Mirror(reflecting: Place()).children), Array(Mirror(reflecting: one).children))
    let whole = Array(Mirror(reflecting: all).children)
    let different = members.indices.filter { "\(members[$0].value)" != "\(empty[$0].value)" }
    #expect(different.allSatisfy { "\(members[$0].value)" == "\(whole[$0].value)" })
    #expect(different.count <= (property == .types ? 4 : property == .coordinate ? 3 : 2), "\(different.map { members[$0].label ?? "" })")
  }

  @Test(.rule("swift.place-open")) func openOrNotIsToldByIDAndByPlace() async throws {
    let client = try client()
    // Monday and Tuesday, noon in Vienna in winter.
    let (monday, tuesday) = (Date(timeIntervalSince1970: 1_768_820_400), Date(timeIntervalSince1970: 1_768_906_800))
    func status(_ request: IsPlaceOpenRequest) async throws -> Bool? { try await client.isPlaceOpen(with: request).get().status }
    #expect(try await status(IsPlaceOpenRequest(placeID: "cafe", date: monday)) == false)
    #expect(try await status(IsPlaceOpenRequest(placeID: "cafe", date: tuesday)) == true)
    #expect(try await status(IsPlaceOpenRequest(placeID: "shut")) == false)
    #expect(try await status(IsPlaceOpenRequest(placeID: "wien")) == nil)
    // The place has no hours itself: they are looked up by its id.
    let bare = try await place([.placeID])
    #expect(try await status(IsPlaceOpenRequest(place: bare, date: tuesday)) == true)
    // Without an id its own hours have to do.
    let nameless = try await place([.regularOpeningHours, .timeZone])
    #expect(try await status(IsPlaceOpenRequest(place: nameless, date: tuesday)) == true)
    #expect(try await status(IsPlaceOpenRequest(place: nameless, date: monday)) == false)
    #expect(try await status(IsPlaceOpenRequest(place: Place())) == nil)
    guard case .failure(.invalidRequest) = await client.isPlaceOpen(with: IsPlaceOpenRequest(placeID: "nowhere")) else {
      Issue.record("no failure")
      return
    }
  }

  @Test(.rule("swift.open-now")) func textsFindPlacesAndClosedOnesAreLeftOutUnlessWanted() async throws {
    let client = try client()
    func names(_ isOpenNow: Bool) async throws -> [String?] {
      let request = SearchByTextRequest(
        textQuery: "café", placeProperties: [.displayName, .placeID], isOpenNow: isOpenNow, rankPreference: .relevance)
      return try await client.searchByText(with: request).get().map(\.displayName)
    }
    #expect(try await names(false) == ["Café Prater", "Café Zu"])
    // Whether the first one is open now depends on the hour; the second one never is.
    #expect(try await !names(true).contains("Café Zu"))
    let one = SearchByTextRequest(textQuery: "café", placeProperties: [.placeID], maxResultCount: 1, isOpenNow: false)
    #expect(try await client.searchByText(with: one).get().count == 1)
  }

  @Test(.rule("swift.open-now")) func placesOfUnknownHoursStayInATextSearch() async throws {
    let found = try await client().searchByText(with: SearchByTextRequest(textQuery: "Wien", placeProperties: [.displayName])).get()
    #expect(found.map(\.displayName).contains("Wien"))
  }

  @Test func nearbyFindsByTypeWithinACircle() async throws {
    let circle = CircularCoordinateRegion(center: CLLocationCoordinate2D(latitude: 48.2164, longitude: 16.3990), radius: 500)
    func names(_ rank: SearchNearbyRequest.RankPreference) async throws -> [String?] {
      let request = SearchNearbyRequest(
        locationRestriction: circle, placeProperties: [.displayName], includedTypes: [.cafe], rankPreference: rank)
      return try await client().searchNearby(with: request).get().map(\.displayName)
    }
    #expect(try await names(.popularity) == ["Café Prater", "Café Zu"])
    #expect(try await names(.distance) == ["Café Zu", "Café Prater"])
  }

  @Test func likelihoodsAreThoseOfAPosition() async throws {
    let client = try client()
    func ask(_ latitude: Double, _ properties: [PlaceProperty]) async -> Result<[PlaceLikelihood], PlacesError> {
      let location = CLLocationCoordinate2D(latitude: latitude, longitude: 16.3989)
      return await client.fetchPlaceLikelihoods(with: PlaceLikelihoodsRequest(location: location, placeProperties: properties))
    }
    let found = try await ask(48.2163, [.displayName]).get()
    #expect(found.map(\.place.displayName) == ["Café Prater", "Café Zu"] && found.allSatisfy { $0.likelihood > 0 && $0.likelihood < 1 })
    #expect(try await ask(47, [.displayName]).get().isEmpty)
    for wrong in [await ask(91, [.all]), await ask(48, [])] {
      guard case .failure(.invalidRequest) = wrong else {
        Issue.record("accepted")
        continue
      }
    }
  }

  @Test(.rule("swift.no-properties")) func brokenRulesOfSearchesAreInvalidRequests() async throws {
    let client = try client()
    let center = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    let circle = CircularCoordinateRegion(center: center, radius: 100)
    let box = RectangularCoordinateRegion(northEast: CLLocationCoordinate2D(latitude: 1, longitude: 1), southWest: center)
    let nearby: [(SearchNearbyRequest, String)] = [
      (SearchNearbyRequest(locationRestriction: circle, placeProperties: []), "Invalid place_properties"),
      (
        SearchNearbyRequest(locationRestriction: box ?? RectangularCoordinateRegion(unchecked: center, center), placeProperties: [.all]),
        "takes no rectangle"
      ),
      (SearchNearbyRequest(locationRestriction: circle, placeProperties: [.all], maxResultCount: 21), "Invalid max_result_count '21'"),
      (
        SearchNearbyRequest(locationRestriction: circle, placeProperties: [.all], includedTypes: [.political]),
        "Unsupported types: political"
      ),
    ]
    for (request, says) in nearby {
      guard case .failure(.invalidRequest(let message)) = await client.searchNearby(with: request) else {
        Issue.record("accepted: \(request)")
        continue
      }
      #expect(message.contains(says))
    }
    let texts: [(SearchByTextRequest, String)] = [
      (SearchByTextRequest(textQuery: "a", placeProperties: []), "Invalid place_properties"),
      (SearchByTextRequest(textQuery: "", placeProperties: [.all]), "Invalid text_query"),
      (SearchByTextRequest(textQuery: "a", placeProperties: [.all], locationRestriction: circle), "restricted by a rectangle"),
      (SearchByTextRequest(textQuery: "a", placeProperties: [.all], minRating: 6), "Invalid min_rating"),
      (SearchByTextRequest(textQuery: "a", placeProperties: [.all], priceLevels: [.free]), "Invalid price_levels"),
    ]
    for (request, says) in texts {
      guard case .failure(.invalidRequest(let message)) = await client.searchByText(with: request) else {
        Issue.record("accepted: \(request)")
        continue
      }
      #expect(message.contains(says))
    }
  }
}

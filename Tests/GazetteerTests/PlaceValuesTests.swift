// SPDX-License-Identifier: Apache-2.0
import Atlas
import Foundation
import Gazetteer
import Testing

/// The public values of places and requests, without an index.
@Suite struct PlaceValuesTests {
  @Test func numbersAreThoseOfThePublishedEnumerations() {
    #expect(DayOfWeek.allCases.map(\.rawValue) == Array(1...7) && DayOfWeek.sunday.rawValue == 1 && DayOfWeek.saturday.rawValue == 7)
    #expect(HoursType.allCases.map(\.rawValue) == Array(0...13))
    let types: [(HoursType, Int)] = [(.access, 0), (.seniorHours, 5), (.delivery, 8), (.happyHour, 12), (.unknown, 13)]
    #expect(types.allSatisfy { $0.rawValue == $1 })
    #expect(OpenNowStatus.allCases.map(\.rawValue) == [0, 1, 2] && OpenNowStatus.no.rawValue == 1)
    #expect(BusinessStatus.allCases == [.unknown, .operational, .closedTemporarily, .closedPermanently])
    #expect(PriceLevel.allCases == [.unspecified, .free, .inexpensive, .moderate, .expensive, .veryExpensive])
    #expect(BusinessStatus.operational.id == .operational)
  }

  @Test func requestsHaveThePublishedDefaults() {
    let text = SearchByTextRequest(textQuery: "pizza", placeProperties: [.displayName], locationBias: circle)
    #expect(text.maxResultCount == 20 && text.minRating == 0 && text.isOpenNow && text.rankPreference == .distance)
    #expect(text.includedType == nil && text.priceLevels == nil && text.regionCode == nil && !text.isStrictTypeFiltering)
    #expect(text.locationRestriction == nil && !text.shouldIncludePureServiceAreaBusinesses)
    let inside = SearchByTextRequest(textQuery: "pizza", placeProperties: [.displayName], locationRestriction: circle)
    #expect(inside.locationBias == nil && inside != text && inside == inside)

    let nearby = SearchNearbyRequest(locationRestriction: circle, placeProperties: [.all])
    #expect(nearby.maxResultCount == 20 && nearby.rankPreference == .popularity && nearby.includedTypes == nil)
    #expect(nearby != SearchNearbyRequest(locationRestriction: circle, placeProperties: [.all], rankPreference: .distance))

    let fetch = FetchPlaceRequest(placeID: "a", placeProperties: [.all])
    #expect(fetch.sessionToken == nil)
    let autocomplete = AutocompleteRequest(query: "a")
    #expect(autocomplete.inputOffset == 0 && autocomplete.filter == nil && autocomplete.sessionToken == nil)
    #expect(IsPlaceOpenRequest(placeID: "a").date == nil && IsPlaceOpenRequest(placeID: "a").placeID == "a")
  }

  private let circle = CircularCoordinateRegion(center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 3)

  @Test(.rule("swift.no-location")) func anEmptyPlaceKnowsNothing() {
    let place = Place()
    #expect(place == Place() && place.hashValue == Place().hashValue)
    #expect(!CLLocationCoordinate2DIsValid(place.location))
    #expect(place.types.isEmpty && place.businessStatus == .unknown && place.priceLevel == .unspecified && place.numberOfUserRatings == 0)
    #expect(place.description == "place (no id)")
    var other = place
    other.location = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    #expect(other != place && other.location.longitude == 2)
  }

  @Test(
    "colours are written with six hexadecimal digits",
    arguments: [
      ("#FF9E67", "#FF9E67"), ("#7b9eb0", "#7B9EB0"), ("#000000", "#000000"), ("FF9E67", nil), ("#12345", nil), ("#+12345", nil), ("", nil),
    ])
  func colors(_ example: (text: String, back: String?)) {
    #expect(PlaceColor(hex: example.text)?.description == example.back)
  }

  @Test func aPartOfAColourThatIsNoNumberIsNone() {
    #expect(PlaceColor(red: .nan, green: .infinity, blue: -1).description == "#00FF00")
  }

  @Test(.rule("swift.hours-type")) func textsOfHoursArePlain() {
    let nine = Event(day: .monday, time: Time(hour: 9, minute: 5))
    let hours = OpeningHours(periods: [Period(open: nine, close: Event(day: .monday, time: Time(hour: 17, minute: 0)))])
    #expect(hours.description == "monday 09:05–monday 17:00")
    #expect(
      OpeningHours(periods: [Period(open: nine)], weekdayText: ["Monday: Open", "Tuesday: Closed"]).description
        == "Monday: Open; Tuesday: Closed")
    #expect(hours.hoursType == .unknown && hours.specialDays.isEmpty)
  }

  @Test func appsMakeSuggestionsOfTheirOwn() throws {
    var name = AttributedString("Zürich 🏔 See")
    for part in ["Zür", "See"] { name[try #require(name.range(of: part))].autocompleteMatch = "" }
    let suggestion = AutocompletePlaceSuggestion(
      placeID: "z", primaryText: name, secondaryText: "Schweiz", types: [.locality], distance: Measurement(value: 5, unit: .meters),
      matchedName: "Turicum", attributions: "© Town")
    let marked = suggestion.attributedFullText.runs[\.autocompleteMatch].filter { $0.0 != nil }
    #expect(marked.map { String(suggestion.attributedFullText.characters[$0.1]) } == ["Zür", "See"])
    #expect(suggestion.legacyAttributedFullText.string == "Zürich 🏔 See, Schweiz" && suggestion.description == "Zürich 🏔 See, Schweiz (z)")
    #expect(suggestion.types == [.locality] && suggestion.distance?.value == 5 && suggestion.matchedName == "Turicum")
    #expect(suggestion.attributions.map { String($0.characters) } == "© Town")
    let least = AutocompletePlaceSuggestion(placeID: "z", primaryText: "Z")
    #expect(least.attributedSecondaryText == nil && least.matchedName == nil && least != suggestion)
  }

  /// A client that has only what it must.
  private struct LeastClient: PlacesClientProtocol {
    func fetchAutocompleteSuggestions(with request: AutocompleteRequest) async -> Result<[AutocompleteSuggestion], PlacesError> {
      .success([])
    }
    func fetchPlace(with request: FetchPlaceRequest) async -> Result<Place, PlacesError> { .success(Place()) }
  }

  @Test func whatAClientDoesNotOfferIsSaid() async {
    let client: any PlacesClientProtocol = LeastClient()
    guard case .failure(.accessNotConfigured(let message)) = await client.isPlaceOpen(with: IsPlaceOpenRequest(placeID: "a")) else {
      Issue.record("no failure")
      return
    }
    #expect(message.hasPrefix("LeastClient does not offer isPlaceOpen(with:)."))
  }

  @Test func whatAnIndexNeedsNotIsTakenAndIgnored() async {
    struct Provider: AppCheckTokenProvider {
      func fetchAppCheckToken() async throws -> String { "token" }
    }
    #expect(PlacesClient.provideAPIKey("key"))
    PlacesClient.setAppCheckTokenProvider(Provider())
    await PlacesClient.addInternalUsageAttributionID("library")
    #expect(PlacesClient.sdkVersion.split(separator: ".").count == 3)
    #expect(PlacesClient.openSourceLicenseInfo.contains("Apache License 2.0"))
  }
}

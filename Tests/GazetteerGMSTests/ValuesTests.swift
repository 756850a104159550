// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerGMS
import Testing

/// Names, numbers and conversions of the older kit.
@Suite struct ValuesTests {
  @Test func numbersAreThoseOfTheHeaders() {
    #expect(GMSPlacesErrorCode.allCases.map(\.rawValue) == Array(stride(from: -1, through: -12, by: -1)))
    #expect(GMSPlacesPriceLevel.unknown.rawValue == -1 && GMSPlacesPriceLevel.expensive.rawValue == 4)
    #expect(GMSPlacesBusinessStatus.closedPermanently.rawValue == 3 && GMSPlaceOpenStatus.closed.rawValue == 2)
    #expect(GMSBooleanPlaceAttribute.true.rawValue == 1 && GMSBooleanPlaceAttribute.false.rawValue == 2)
    #expect(GMSDayOfWeek.sunday.rawValue == 1 && GMSDayOfWeek.saturday.rawValue == 7)
    #expect(GMSPlaceHoursType.delivery.rawValue == 8 && GMSPlaceHoursType.unknown.rawValue == 13)
    #expect(GMSPlacesAutocompleteTypeFilter.city.rawValue == 5)
  }

  @Test(
    "a field is a bit",
    arguments: [
      (GMSPlaceField.name, 0), (.placeID, 1), (.plusCode, 2), (.coordinate, 3), (.openingHours, 4), (.phoneNumber, 5),
      (.formattedAddress, 6),
      (.rating, 7), (.priceLevel, 8), (.types, 9), (.website, 10), (.viewport, 11), (.addressComponents, 12), (.photos, 13),
      (.userRatingsTotal, 14), (.utcOffsetMinutes, 15), (.businessStatus, 16), (.iconImageURL, 17), (.iconBackgroundColor, 18),
      (.takeout, 19), (.delivery, 20), (.dineIn, 21), (.curbsidePickup, 22), (.reservable, 23), (.servesBreakfast, 24), (.servesLunch, 25),
      (.servesDinner, 26), (.servesBeer, 27), (.servesWine, 28), (.servesBrunch, 29), (.servesVegetarianFood, 30),
      (.wheelchairAccessibleEntrance, 31), (.currentOpeningHours, 32), (.secondaryOpeningHours, 33), (.editorialSummary, 34),
      (.outdoorSeating, 35), (.liveMusic, 36), (.menuForChildren, 37), (.servesCocktails, 38), (.servesDessert, 39), (.servesCoffee, 40),
      (.goodForChildren, 41), (.allowsDogs, 42), (.restroom, 43), (.goodForGroups, 44), (.goodForWatchingSports, 45),
    ] as [(GMSPlaceField, Int)])
  func fields(_ example: (field: GMSPlaceField, bit: Int)) {
    #expect(example.field.rawValue == UInt64(1) << UInt64(example.bit))
  }

  /// A place of which everything that the older kit can tell is known.
  private var place: GMSPlace {
    var place = Place()
    place.displayName = "Café"
    place.placeID = "cafe"
    place.location = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    place.types = [.cafe, .store]
    place.rating = 4.5
    place.numberOfUserRatings = 7
    place.priceLevel = .veryExpensive
    place.businessStatus = .closedTemporarily
    place.timeZone = TimeZone(secondsFromGMT: -9000)
    place.supportsTakeout = true
    place.isReservable = false
    place.addressComponents = [AddressComponent(types: [.route], name: "Street", shortName: "St")]
    place.plusCode = PlusCode(globalCode: "6FG22222+22", compoundCode: nil)
    place.viewportInfo = RectangularCoordinateRegion(
      northEast: CLLocationCoordinate2D(latitude: 2, longitude: 3), southWest: CLLocationCoordinate2D(latitude: 0, longitude: 1))
    place.attributions = AttributedString("© Town")
    return GMSPlace(place)
  }

  @Test func aPlaceTellsTheSameUnderTheOlderNames() {
    let place = place
    #expect(place.name == "Café" && place.placeID == "cafe" && place.coordinate.longitude == 2)
    #expect(place.types == ["cafe", "store"] && place.rating == 4.5 && place.userRatingsTotal == 7)
    #expect(place.priceLevel == .expensive && place.businessStatus == .closedTemporarily && place.isOpen() == .closed)
    #expect(place.utcOffsetMinutes == -150 && place.takeout == .true && place.reservable == .false && place.delivery == .unknown)
    #expect(place.addressComponents?.first?.name == "Street" && place.addressComponents?.first?.shortName == "St")
    #expect(place.addressComponents?.first?.types == ["route"] && place.plusCode?.globalCode == "6FG22222+22")
    #expect(
      place.viewportInfo?.isValid == true && place.viewportInfo?.northEast.latitude == 2 && place.viewportInfo?.southWest.longitude == 1)
    #expect(place.attributions?.string == "© Town" && place.description == "Café (cafe)")
  }

  @Test func anEmptyPlaceKnowsNothing() {
    let place = GMSPlace(Place())
    #expect(place.name == nil && place.types == nil && place.rating == 0 && place.userRatingsTotal == 0)
    #expect(place.priceLevel == .unknown && place.businessStatus == .unknown && place.isOpen() == .unknown)
    #expect(place.openingHours == nil && place.currentOpeningHours == nil && place.secondaryOpeningHours == nil && place.photos == nil)
    #expect(place.utcOffsetMinutes == nil && !CLLocationCoordinate2DIsValid(place.coordinate))
  }
}

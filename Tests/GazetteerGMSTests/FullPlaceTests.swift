// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerGMS
import GazetteerIndex
import GazetteerTesting
import Testing

/// Whatever an index knows of a place arrives in `GMSPlace`, as far as the older kit has a name for it.
@MainActor @Suite struct FullPlaceTests {
  private let world: World
  private let client: GMSPlacesClient

  init() throws {
    var bar = PlaceRecord.place("Bar", id: "bar", type: "bar")
    bar.details = #"{"openingHours":"Mo-Su 18:00-02:00","timeZone":"Etc/UTC"}"#
    world = try World([.full, bar] + PlaceRecord.oneAmenityEach)
    var configuration = PlacesClient.Configuration()
    configuration.languageCode = "en"
    client = GMSPlacesClient(try PlacesClient(indexPath: world.path, configuration: configuration))
  }

  private func place(_ id: String) async throws -> GMSPlace {
    let place = await withCheckedContinuation { continuation in
      client.lookUpPlaceID(id) { place, _ in continuation.resume(returning: place) }
    }
    return try #require(place)
  }

  @Test func aFullRecordIsToldInFull() async throws {
    let place = try await place("full")
    #expect(place.name == "Harbour Café" && place.placeID == "full" && place.coordinate.latitude == -33.8568)
    #expect(place.phoneNumber == "+61 2 9250 7111" && place.website?.host() == "cafe.example")
    #expect(place.formattedAddress?.hasPrefix("2 Macquarie Street") == true)
    #expect(place.addressComponents?.contains { $0.types.contains("postal_code") && $0.name == "2000" } == true)
    #expect(
      place.rating == 4.5 && place.userRatingsTotal == 99 && place.priceLevel == .medium
        && place.types == ["cafe", "food", "point_of_interest", "establishment"])
    #expect(place.viewportInfo?.isValid == true && place.plusCode?.compoundCode == "46V8+74 Sydney, New South Wales, AU")
    #expect(place.attributions?.string == "© Town" && place.editorialSummary == "Waffles by the water.")
    #expect(place.timeZone?.identifier == "Australia/Sydney" && place.utcOffsetMinutes.map { [600, 660].contains($0.intValue) } == true)
    #expect(place.businessStatus == .operational && place.iconImageURL != nil && place.iconBackgroundColor?.description == "#FF9E67")
    #expect(place.openingHours?.periods?.count == 7 && place.openingHours?.weekdayText?.count == 7)
    #expect(place.currentOpeningHours != nil && place.secondaryOpeningHours?.map(\.hoursType) == [.delivery])
    #expect(place.wheelchairAccessibleEntrance == .true && place.photos == nil)
  }

  @Test func everyAmenityIsItself() async throws {
    #expect(attributes.count == PlaceRecord.oneAmenityEach.count)
    for (name, _) in attributes {
      let place = try await place(name)
      #expect(attributes.filter { place[keyPath: $0.member] == .true }.map(\.name) == [name])
      #expect(attributes.filter { place[keyPath: $0.member] == .false }.count == attributes.count - 1)
    }
  }

  /// The hours of the coming days are cut at 23:59 of the last one; that minute was taken for closed.
  @Test func theLastMinuteOfTheLastDayIsOpen() async throws {
    let place = try await place("bar")
    let last = try #require(place.currentOpeningHours?.periods?.last?.closeEvent)
    #expect(last.isTruncated && last.time.minute == 59)
    let date = try #require(last.date).addingTimeInterval(86_400 - 30)
    #expect(place.isOpen(at: date) == .open)
  }

  @Test(
    "a place tells what its client tells: on a workday in a season off, a Sunday, and at Christmas",
    arguments: [(1_770_253_200, false), (1_798_938_000, true), (1_798_160_400, false)])
  func openOrNot(_ example: (seconds: Double, isOpen: Bool)) async throws {
    let (place, date) = (try await place("full"), Date(timeIntervalSince1970: example.seconds))
    let asked = await withCheckedContinuation { continuation in
      client.isOpen(withPlaceID: "full", date: date) { status, _ in continuation.resume(returning: status) }
    }
    #expect(asked == (example.isOpen ? .open : .closed) && place.isOpen(at: date) == asked)
  }
}

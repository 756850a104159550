// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerGMS
import GazetteerIndex
import GazetteerTesting
import Testing

/// Place details of the older kit (snippets B1–B4).
@MainActor @Suite struct GroupBTests {
  private let placesClient: GMSPlacesClient

  init() throws { placesClient = try EmbeddedPlaces.legacyClient() }

  @Test func b1_fieldsAreAUnionOfBits() {
    let fields: GMSPlaceField = GMSPlaceField(rawValue: GMSPlaceField.name.rawValue | GMSPlaceField.placeID.rawValue)
    #expect(fields == [.name, .placeID] && fields.rawValue == 3)
    // Programs of 32 bits wrote the same with another integer.
    #expect(GMSPlaceField(rawValue: UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue)) == fields)
    #expect(GMSPlaceField.editorialSummary.rawValue == 1 << 34 && GMSPlaceField.all.rawValue == UInt64.max)
  }

  @Test func b2_aPlaceByItsID() async {
    let fields: GMSPlaceField = GMSPlaceField(rawValue: GMSPlaceField.name.rawValue | GMSPlaceField.placeID.rawValue)
    var selected: [String] = []
    let fetched = await calledBack { (callback: @escaping (GMSPlace?, (any Error)?) -> Void) in
      placesClient.fetchPlace(
        fromPlaceID: "ChIJV4k8_9UodTERU5KXbkYpSYs", placeFields: fields, sessionToken: nil,
        callback: { (place: GMSPlace?, error: (any Error)?) in
          if let error = error {
            callback(nil, error)
            return
          }
          if let place = place {
            selected.append("The selected place is: \(place.name ?? "")")
          }
          callback(place, nil)
        })
    }
    #expect(selected == ["The selected place is: Hotel Majestic Saigon"])
    #expect(fetched.value?.placeID == "ChIJV4k8_9UodTERU5KXbkYpSYs")
    #expect(fetched.value?.formattedAddress == nil && fetched.value?.types == nil && fetched.value?.rating == 0)
  }

  @Test func b2_anIDOfBeforeGivesThePresentOne() async {
    let fetched = await calledBack { callback in
      placesClient.fetchPlace(fromPlaceID: "poi-hotel-majestic-saigon", placeFields: .placeID, sessionToken: nil, callback: callback)
    }
    #expect(fetched.value?.placeID == "ChIJV4k8_9UodTERU5KXbkYpSYs" && fetched.value?.name == nil)
  }

  // rule: "swift.unknown-id"
  @Test func b2_anUnknownIDGivesNoPlaceAndAnError() async {
    let fetched = await calledBack { callback in
      placesClient.fetchPlace(fromPlaceID: "nowhere", placeFields: .all, sessionToken: nil, callback: callback)
    }
    #expect(fetched.value == nil)
    #expect((fetched.error as? NSError)?.code == GMSPlacesErrorCode.invalidRequest.rawValue)
  }

  // rule: "swift.no-properties"
  @Test func b2_noFieldIsAllOfThem() async {
    let fetched = await calledBack { callback in
      placesClient.fetchPlace(fromPlaceID: "poi-sydney-opera-house", placeFields: [], sessionToken: nil, callback: callback)
    }
    #expect(fetched.value?.name == "Sydney Opera House" && fetched.value?.types?.first == "opera_house")
    #expect(fetched.value?.timeZone?.identifier == "Australia/Sydney")
  }

  // MARK: Hours

  /// A pizzeria in Vienna with hours of its own for deliveries; the world has to outlive its client.
  private func pizzeria(_ hours: String, status: String? = nil) throws -> (world: World, client: GMSPlacesClient) {
    var record = PlaceRecord.place("Pizzeria Prater", id: "prater", at: (48.2163, 16.3989), type: "pizza_restaurant", country: "AT")
    let members = ["\"openingHours\":\(hours)", "\"timeZone\":\"Europe/Vienna\""] + (status.map { ["\"businessStatus\":\"\($0)\""] } ?? [])
    record.details = "{\(members.sorted().joined(separator: ","))}"
    let world = try World(record)
    return (world, GMSPlacesClient(try PlacesClient(indexPath: world.path)))
  }

  private func place(_ client: GMSPlacesClient, _ fields: GMSPlaceField) async -> GMSPlace? {
    await calledBack { callback in
      client.fetchPlace(fromPlaceID: "prater", placeFields: fields, sessionToken: nil, callback: callback)
    }.value
  }

  /// What the sample looks at. It spells `isTruncated`, `open` and `GMSTimeOfWeek` where the headers have `truncated`, `openEvent` and
  /// `GMSEvent`; both spellings work.
  private func examineOpeningHours(_ place: GMSPlace) -> (special: Bool, opens: [(Date?, Bool)], delivers: Bool) {
    var opens: [(Date?, Bool)] = []
    let special = place.currentOpeningHours?.specialDays?.first { $0.isExceptional } != nil
    for period in place.currentOpeningHours?.periods ?? [] {
      let open: GMSTimeOfWeek = period.open
      #expect(open.truncated == open.isTruncated && period.openEvent.date == open.date)
      opens.append((open.date, open.isTruncated))
    }
    let delivers = place.secondaryOpeningHours?.first?.hoursType == GMSPlaceHoursType.delivery
    return (special, opens, delivers)
  }

  // rule: "swift.samples"
  @Test func b3_hoursCanBeExamined() async throws {
    let (world, client) = try pizzeria(#"{"delivery":"Mo-Su 12:00-21:00","regular":"Mo-Su 11:00-22:00"}"#)
    defer { withExtendedLifetime(world) {} }
    let place = try #require(await place(client, [.currentOpeningHours, .secondaryOpeningHours, .openingHours]))
    let seen = examineOpeningHours(place)
    #expect(seen.delivers && seen.opens.count == 7)
    #expect(seen.opens.allSatisfy { $0.0 != nil && !$0.1 })
    #expect(place.openingHours?.periods?.count == 7 && place.openingHours?.specialDays == nil)
    #expect(place.openingHours?.weekdayText?.count == 7 && place.openingHours?.hoursType == .unknown)
    let monday = try #require(place.openingHours?.periods?.first { $0.openEvent.day == .monday })
    #expect(monday.openEvent.time.hour == 11 && monday.closeEvent?.time.hour == 22 && monday.openEvent.date == nil)
  }

  @Test func b3_openRoundTheClockIsOnePeriodFromSunday() async throws {
    let (world, client) = try pizzeria(#""24/7""#)
    defer { withExtendedLifetime(world) {} }
    let place = try #require(await place(client, .all))
    let periods = try #require(place.openingHours?.periods)
    #expect(periods.count == 1 && periods[0].closeEvent == nil)
    #expect(periods[0].openEvent.day == .sunday && periods[0].openEvent.time.hour == 0 && periods[0].openEvent.time.minute == 0)
    #expect(place.isOpen() == .open)
  }

  @Test func b4_openNeedsHoursAndOffset() async throws {
    let (world, client) = try pizzeria(#""Mo-Sa 11:00-22:00""#)
    defer { withExtendedLifetime(world) {} }
    // A Monday and a Sunday, noon in Vienna in winter.
    let (monday, sunday) = (Date(timeIntervalSince1970: 1_768_820_400), Date(timeIntervalSince1970: 1_768_734_000))
    let known = try #require(await place(client, [.openingHours, .utcOffsetMinutes]))
    #expect(known.isOpen(at: monday) == .open && known.isOpen(at: sunday) == .closed)
    #expect(known.utcOffsetMinutes.map { [60, 120].contains($0.intValue) } == true)
    let hoursOnly = try #require(await place(client, [.openingHours, .placeID]))
    #expect(hoursOnly.isOpen(at: monday) == .unknown)
    // The client fetches what the place lacks.
    let asked = await calledBack { callback in client.isOpen(with: hoursOnly, date: monday, callback: callback) }
    #expect(asked.value == .open && asked.error == nil)
    #expect(await calledBack { client.isOpen(withPlaceID: "prater", date: sunday, callback: $0) }.value == .closed)
    let unknown = await calledBack { client.isOpen(withPlaceID: "nowhere", callback: $0) }
    #expect(unknown.value == .unknown && unknown.error != nil)
  }

  @Test func b4_aClosedBusinessIsNotOpen() async throws {
    let (world, client) = try pizzeria(#""24/7""#, status: "CLOSED_TEMPORARILY")
    defer { withExtendedLifetime(world) {} }
    #expect(await place(client, .all)?.isOpen() == .closed)
    // Its status was not asked for, so it is taken to be in operation.
    #expect(await place(client, [.openingHours, .utcOffsetMinutes])?.isOpen() == .open)
    #expect(await calledBack { client.isOpen(withPlaceID: "prater", callback: $0) }.value == .closed)
  }
}

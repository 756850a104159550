// SPDX-License-Identifier: Apache-2.0
import Atlas
import Foundation
import Gazetteer
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import Testing

/// Whatever an index knows of a place arrives in `Place`.
@Suite struct FullPlaceTests {
  private func place(_ records: [PlaceRecord], id: String, _ properties: [PlaceProperty] = [.all]) async throws -> Place {
    let request = FetchPlaceRequest(placeID: id, placeProperties: properties)
    return try await Atlas(records).client().fetchPlace(with: request).get()
  }

  @Test(.rule("swift.all-facts")) func noMemberIsLeftEmptyThatARecordCanFill() async throws {
    let town = PlaceRecord.place("Sydney", id: "town", at: (-33.8688, 151.2093), type: "locality", country: "AU")
    let sight = PlaceRecord.place(
      "Lighthouse", id: "sight", at: (-33.857, 151.2155), importance: 0.9, type: "tourist_attraction", country: "AU")
    let place = try await place([.full, town, sight], id: "full")
    let members = zip(Mirror(reflecting: place).children, Mirror(reflecting: Place()).children)
    let empty = members.filter { "\($0.value)" == "\($1.value)" }.compactMap(\.0.label)
    #expect(empty.sorted() == ["consumerAlert", "photos", "reviews"])
  }

  @Test func textsAreThoseOfTheFacts() async throws {
    let place = try await place([.full], id: "full")
    #expect(place.plusCode?.globalCode == "4RRH46V8+74" && place.plusCode?.compoundCode == "46V8+74 Sydney, New South Wales, AU")
    #expect(place.internationalPhoneNumber == "+61 2 9250 7111" && place.nationalPhoneNumber == "02 9250 7111")
    #expect(place.shortFormattedAddress == "2 Macquarie Street, Sydney")
    #expect(place.postalAddress?.addressLines == ["2 Macquarie Street"] && place.postalAddress?.sublocality == "The Rocks")
    #expect(place.postalAddress?.administrativeArea == "New South Wales" && place.postalAddress?.postalCode == "2000")
    #expect(place.iconMaskURL?.absoluteString == "https://icons.example/cafe" && place.iconBackgroundColor?.description == "#FF9E67")
    #expect(place.currentSecondaryOpeningHours?.map(\.hoursType) == [.delivery])
    #expect(place.primaryTypeDisplayName?.isEmpty == false && place.editorialSummary == "Waffles by the water.")
  }

  @Test(.rule("swift.dates")) func datesBeginAtThePlace() async throws {
    let hours = try #require(try await place([.full], id: "full").currentOpeningHours)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Australia/Sydney"))
    let dates = hours.periods.flatMap { [$0.open.date, $0.close?.date] } + hours.specialDays.map(\.date)
    #expect(!dates.isEmpty && dates.allSatisfy { date in date.map { calendar.startOfDay(for: $0) == $0 } == true })
  }

  /// Each flag of the table, by its name in answers, sets its own member of `Place` and no other.
  @Test func everyAmenityIsItself() async throws {
    let client = try Atlas(PlaceRecord.oneAmenityEach).client()
    let flags = FieldTable.fields.filter { $0.type == "boolean" && $0.placeMember != nil }
    #expect(flags.count >= 23 && Set(flags.map(\.name)) == Set(PlaceRecord.oneAmenityEach.map(\.id)))
    for flag in flags {
      let place = try await client.fetchPlace(with: FetchPlaceRequest(placeID: flag.name ?? "", placeProperties: [.all])).get()
      let members = Mirror(reflecting: place).children.compactMap { child in (child.value as? Bool).map { (child.label, $0) } }
      #expect(members.count == flags.count && members.filter(\.1).map(\.0) == [flag.placeMember])
    }
  }

  // MARK: Open or closed

  /// In Sydney: noon of Thursday 2026-02-05, in weeks off; noon of Sunday 2027-01-03; Christmas 2026; after hours.
  private static let instants: [(Date, Bool)] = [
    (Date(timeIntervalSince1970: 1_770_253_200), false), (Date(timeIntervalSince1970: 1_798_938_000), true),
    (Date(timeIntervalSince1970: 1_798_160_400), false), (Date(timeIntervalSince1970: 1_798_981_170), false),
  ]

  @Test("holidays and seasons count on any date, by id and by place", .rule("swift.place-open"), arguments: instants)
  func openOrNot(_ example: (when: Date, isOpen: Bool)) async throws {
    let client = try Atlas(.full).client()
    let fetched = try await place([.full], id: "full")
    var nameless = try await place([.full], id: "full", [.regularOpeningHours, .timeZone])
    #expect(nameless.placeID == nil)
    for request in [
      IsPlaceOpenRequest(placeID: "full", date: example.when), IsPlaceOpenRequest(place: fetched, date: example.when),
      IsPlaceOpenRequest(place: nameless, date: example.when),
    ] { #expect(try await client.isPlaceOpen(with: request).get().status == example.isOpen) }
    // Hours of one's own go before the record's.
    nameless.regularOpeningHours = OpeningHours(periods: [])
    #expect(nameless.isOpen(at: example.when) == false)
  }

  @Test func aPlaceWithItsHoursNeedsNoIndex() async throws {
    let fetched = try await place([.full], id: "full")
    let elsewhere = try Atlas(.place("Oslo")).client()
    let when = Self.instants[1].0
    #expect(try await elsewhere.isPlaceOpen(with: IsPlaceOpenRequest(place: fetched, date: when)).get().status == true)
    var changed = fetched
    changed.businessStatus = .closedTemporarily
    #expect(changed.isOpen(at: when) == false && changed != fetched)
  }

  @Test(
    "places that are shut are closed, whatever else is known", .rule("hours.business"),
    arguments: ["CLOSED_TEMPORARILY", "CLOSED_PERMANENTLY", "FUTURE_OPENING"])
  func shut(_ status: String) async throws {
    var record = PlaceRecord.place("Café", id: "cafe", type: "cafe")
    record.details = "{\"businessStatus\":\"\(status)\"}"
    let client = try Atlas(record).client()
    #expect(try await client.isPlaceOpen(with: IsPlaceOpenRequest(placeID: "cafe")).get().status == false)
    #expect(try await place([record], id: "cafe", [.businessStatus]).isOpen(at: .now) == false)
    #expect(try await place([record], id: "cafe", [.displayName]).isOpen(at: .now) == nil)
  }

  @Test("dates far beyond any calendar", arguments: [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 1e300)])
  func farDates(_ date: Date) async throws {
    let client = try Atlas(.full).client()
    _ = try await client.isPlaceOpen(with: IsPlaceOpenRequest(placeID: "full", date: date)).get()
  }
}

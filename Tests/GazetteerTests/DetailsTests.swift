// SPDX-License-Identifier: Apache-2.0
import Atlas
import Foundation
import Gazetteer
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import Testing

private func museum() -> PlaceRecord {
  var place = PlaceRecord.place("Louvre", id: "louvre", at: (48.8606, 2.3376), importance: 0.8, type: "art_museum", country: "FR")
  place.types = ["art_museum", "museum"]
  place.names = [AlternateName(text: "ルーヴル美術館", language: "ja", kind: .official)]
  place.address.street = "Rue de Rivoli"
  place.address.houseNumber = "99"
  place.address.locality = "Paris"
  place.address.postalCode = "75001"
  place.viewport = GeoBox(
    low: GeoPoint(latitudeE7: 488_000_000, longitudeE7: 23_000_000), high: GeoPoint(latitudeE7: 489_000_000, longitudeE7: 24_000_000))
  place.formerIDs = ["old-louvre"]
  place.source = Source(name: "City", license: "CC0", attribution: "© City of Paris")
  place.details = """
    {"editorialSummary":"Art from antiquity to 1848.","extra":{"accessibilityOptions":{"wheelchairAccessibleEntrance":true,\
    "lift":true},"takeout":true,"x":1},"phone":"+33 1 40 20 53 17","priceLevel":2,"rating":4.7,"ratingCount":12,\
    "timeZone":"Europe/Paris","website":"https://www.louvre.fr/"}
    """
  return place
}

@Suite struct DetailsTests {
  private func details(_ id: String, _ fields: String? = nil, language: String = "", region: String = "") throws -> String {
    let query = try DetailsQuery(placeID: id, fields: fields, languageCode: language, regionCode: region)
    // A winter day.
    return try Atlas(museum()).index.withSession { try $0.details(query, now: 1_795_000_000) }
  }

  @Test func everyMemberThatTheIndexKnowsIsWritten() throws {
    #expect(
      try details("louvre") == """
        {"name":"places/louvre","id":"louvre","types":["art_museum","museum","point_of_interest","establishment"],"nationalPhoneNumber":"01 40 20 53 17",\
        "internationalPhoneNumber":"+33 1 40 20 53 17",\
        "formattedAddress":"99 Rue de Rivoli, 75001 Paris, France","addressComponents":[\
        {"longText":"99","shortText":"99","types":["street_number"]},{"longText":"Rue de Rivoli","shortText":"Rue de Rivoli","types":["route"]},\
        {"longText":"Paris","shortText":"Paris","types":["locality","political"]},\
        {"longText":"France","shortText":"FR","types":["country","political"]},{"longText":"75001","shortText":"75001","types":["postal_code"]}],\
        "plusCode":{"globalCode":"8FW4V86Q+62","compoundCode":"V86Q+62 Paris, France"},"location":{"latitude":48.8606,"longitude":2.3376},\
        "viewport":{"low":{"latitude":48.8,"longitude":2.3},"high":{"latitude":48.9,"longitude":2.4}},"rating":4.7,\
        "googleMapsUri":"https://www.google.com/maps/search/?api=1&query=48.8606%2C2.3376","websiteUri":"https://www.louvre.fr/","utcOffsetMinutes":60,"adrFormatAddress":"\
        <span class=\\"street-address\\">99 Rue de Rivoli</span>, <span class=\\"postal-code\\">75001</span> \
        <span class=\\"locality\\">Paris</span>, <span class=\\"country-name\\">France</span>",\
        "priceLevel":"PRICE_LEVEL_MODERATE","attributions":[{"provider":"© City of Paris"}],\
        "userRatingCount":12,"displayName":{"text":"Louvre"},\
        "primaryTypeDisplayName":{"text":"Art museum","languageCode":"en"},"primaryType":"art_museum","shortFormattedAddress":"99 Rue de Rivoli, Paris",\
        "editorialSummary":{"text":"Art from antiquity to 1848."},"timeZone":{"id":"Europe/Paris"},\
        "postalAddress":{"regionCode":"FR","postalCode":"75001","locality":"Paris","addressLines":["99 Rue de Rivoli"]},\
        "googleMapsLinks":{"directionsUri":"https://www.google.com/maps/dir/?api=1&destination=48.8606%2C2.3376",\
        "placeUri":"https://www.google.com/maps/search/?api=1&query=48.8606%2C2.3376"},"takeout":true,"accessibilityOptions":{"wheelchairAccessibleEntrance":true}}
        """)
  }

  @Test(
    "a mask keeps what it names", .rule("details.mask", "details.no-data"),
    arguments: [
      ("id", #"{"id":"louvre"}"#), ("location.latitude, id", #"{"id":"louvre","location":{"latitude":48.8606}}"#),
      ("display_name.text", #"{"displayName":{"text":"Louvre"}}"#),
      ("viewport.low,viewport.high.latitude", #"{"viewport":{"low":{"latitude":48.8,"longitude":2.3},"high":{"latitude":48.9}}}"#),
      (
        "id,addressComponents.shortText",
        #"{"id":"louvre","addressComponents":[{"shortText":"99"},{"shortText":"Rue de Rivoli"},{"shortText":"Paris"},{"shortText":"FR"},{"shortText":"75001"}]}"#
      ),
      ("photos,reviews", "{}"),
    ])
  func masks(_ example: (fields: String, json: String)) throws {
    #expect(try details("louvre", example.fields) == example.json)
  }

  @Test func aStarIsEverything() throws {
    #expect(try details("louvre", "id,*") == details("louvre"))
  }

  @Test(
    "a mask that leads nowhere is refused", .rule("details.mask"),
    arguments: ["", " , ", "nome", "id.text", "location.lat", "places.id", "displayName..text"])
  func badMasks(_ fields: String) {
    #expect { try details("louvre", fields) } throws: { error in
      guard let error = error as? ContractError else { return false }
      return error.status == .invalidArgument && error.fieldViolations.map(\.field) == ["fields"]
    }
  }

  @Test(.rule("details.country")) func languageAndRegionShapeTheTexts() throws {
    #expect(
      try details("places/louvre", "displayName,formattedAddress", language: "ja")
        == #"{"formattedAddress":"99 Rue de Rivoli, 75001 Paris, フランス","displayName":{"text":"ルーヴル美術館","languageCode":"ja"}}"#)
    #expect(try details("louvre", "formattedAddress", region: "fr") == #"{"formattedAddress":"99 Rue de Rivoli, 75001 Paris"}"#)
  }

  @Test(
    "addresses are composed from their parts",
    arguments: [
      ("locality", "Lyon", "Lyon, Rhône, France"), ("country", "France", "France"), ("bar", "Le Bar", "Rhône, France"),
      ("neighborhood", "Vaise", "Vaise, Lyon, Rhône, France"),
    ])
  func composedAddresses(_ example: (type: String, name: String, address: String)) throws {
    var place = PlaceRecord.place(example.name, id: "p", type: example.type, country: "FR")
    if example.type == "neighborhood" { place.address.locality = "Lyon" }
    if example.type != "country" { place.address.administrativeArea1 = "Rhône" }
    let json = try Atlas(place).index.withSession { try $0.details(DetailsQuery(placeID: "p", fields: "formattedAddress")) }
    #expect(json == "{\"formattedAddress\":\"\(example.address)\"}")
  }

  @Test(.rule("details.former-id")) func aFormerIDLeadsToThePlaceWithItsNewOne() throws {
    #expect(try details("old-louvre", "id") == #"{"id":"louvre"}"#)
  }

  @Test(.rule("details.id")) func anUnknownIDIsNotFoundAndAMalformedOneIsInvalid() throws {
    #expect { try details("nothing") } throws: { ($0 as? ContractError)?.status == .notFound }
    for id in ["", "places/", "a b", "é", String(repeating: "x", count: 256)] {
      #expect { try details(id) } throws: { ($0 as? ContractError)?.message.hasPrefix("Not a valid Place ID: ") == true }
    }
  }

  @Test func damagedDetailsAreDamage() throws {
    var place = museum()
    place.details = "{\"rating\":"
    let atlas = try Atlas(place)
    #expect {
      try atlas.index.withSession { try $0.details(DetailsQuery(placeID: "louvre", fields: "id,rating")) }
    } throws: { "\($0)".contains("is damaged: the details of a place cannot be read") }
  }

  @Test func aPlaceHasTheMembersThatWereAskedFor() async throws {
    let client = try Atlas(museum()).client()
    let some = try await client.fetchPlace(
      with: FetchPlaceRequest(placeID: "old-louvre", placeProperties: [.placeID, .displayName, .formattedAddress, .coordinate])
    ).get()
    #expect(some.placeID == "louvre" && some.displayName == "Louvre")
    #expect(some.formattedAddress == "99 Rue de Rivoli, 75001 Paris, France")
    #expect(some.location.latitude == 48.8606 && some.location.longitude == 2.3376)
    #expect(some.websiteURL == nil && some.types.isEmpty && some.viewportInfo == nil)

    let all = try await client.fetchPlace(with: FetchPlaceRequest(placeID: "louvre", placeProperties: [.all])).get()
    #expect(all.types == [.artMuseum, .museum, .pointOfInterest, .establishment] && all.primaryType == .artMuseum)
    #expect(all.viewportInfo?.northEast.latitude == 48.9)
    #expect(all.websiteURL == URL(string: "https://www.louvre.fr/") && all.timeZone?.identifier == "Europe/Paris")
    #expect(all.rating == 4.7 && all.numberOfUserRatings == 12)
    #expect(all.addressComponents?.last?.types == [.postalCode])
    #expect(all.attributions.map { String($0.characters) } == "© City of Paris")
    #expect(all != some && all == all)
  }

  @Test func aPlaceThatIsNotThereIsAnInvalidRequest() async throws {
    let result = try await Atlas(museum()).client().fetchPlace(with: FetchPlaceRequest(placeID: "nothing", placeProperties: [.all]))
    guard case .failure(.invalidRequest(let message)) = result else {
      Issue.record("no failure")
      return
    }
    #expect(message.contains("'nothing'"))
  }
}

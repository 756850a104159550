// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
import GazetteerPlaces

extension PlaceRecord {
  /// A café in Sydney of which a source tells all that a record can hold.
  package static var full: PlaceRecord {
    var record = place("Harbour Café", id: "full", at: (-33.8568, 151.2153), type: "cafe", country: "AU", locality: "Sydney")
    record.address.houseNumber = "2"
    record.address.street = "Macquarie Street"
    record.address.sublocality = "The Rocks"
    record.address.administrativeArea1 = "New South Wales"
    record.address.postalCode = "2000"
    record.source = Source(name: "Town", attribution: "© Town")
    let flags = amenityFlags.map { "\"\($0)\":true," }.joined()
    record.details = """
      {"businessStatus":"OPERATIONAL","editorialSummary":"Waffles by the water.","extra":{\(flags)\
      "accessibilityOptions":{"wheelchairAccessibleEntrance":true},"evChargeOptions":{"connectorCount":2},\
      "fuelOptions":{"fuelPrices":[{"type":"DIESEL","price":{"currencyCode":"AUD","units":"2"}}]},"iconBackgroundColor":"#FF9E67",\
      "iconMaskBaseUri":"https://icons.example/cafe","openingDate":{"year":2020,"month":1,"day":2},"parkingOptions":{"freeStreetParking":false},\
      "paymentOptions":{"acceptsNfc":true},"priceRange":{"startPrice":{"currencyCode":"AUD","units":"20"}}},\
      "openingHours":{"delivery":"Mo-Fr 12:00-20:00","regular":"Mo-Su 08:00-20:00; PH off; 2026 Feb 02-2026 Feb 13 off"},\
      "phone":"+61 2 9250 7111","priceLevel":2,"rating":4.5,"ratingCount":99,"timeZone":"Australia/Sydney",\
      "website":"https://cafe.example/"}
      """
    return record
  }

  /// For each amenity that is true or false a café of which it is true, and everything else false; the id is its name.
  package static var oneAmenityEach: [PlaceRecord] {
    amenityFlags.map { name in
      var record = place("Café", id: name, type: "cafe")
      let flags = amenityFlags.map { "\"\($0)\":\($0 == name)" }.joined(separator: ",")
      record.details = "{\"extra\":{\(flags)}}"
      return record
    }
  }

  /// The fields that are true or false and passed on to `Place`.
  private static let amenityFlags = FieldTable.fields.filter { $0.type == "boolean" && $0.source == .passed && $0.placeMember != nil }
    .compactMap(\.name).sorted()
}

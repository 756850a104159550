// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerEngine
import GazetteerIndex
import GazetteerService
import GazetteerTesting
import Testing

private func place(_ name: String, type: String? = "museum", country: String, _ adjust: (inout PlaceRecord) -> Void = { _ in })
  -> PlaceRecord
{
  var place = PlaceRecord.place(name, id: "p", at: (-33.8568, 151.2153), type: type, country: country)
  adjust(&place)
  return place
}

/// One member of the JSON of a place, without its name.
private func member(_ name: String, of place: PlaceRecord, language: String = "", region: String = "") throws -> String {
  let query = try DetailsQuery(placeID: place.id, fields: name, languageCode: language, regionCode: region)
  let json = try Atlas(place).index.withSession { try $0.details(query) }
  return json == "{}" ? "" : String(json.dropFirst("{\"\(name)\":".count).dropLast())
}

private func sydney(_ adjust: (inout PlaceRecord) -> Void = { _ in }) -> PlaceRecord {
  place("Museum of Sydney", country: "US") {
    ($0.address.houseNumber, $0.address.street) = ("1", "Bridge Street & Co")
    ($0.address.locality, $0.address.administrativeArea1, $0.address.postalCode) = ("Sydney", "California", "2000")
    adjust(&$0)
  }
}

@Suite struct AddressTests {
  @Test(.rule("details.short-address", "details.postal-address", "details.microformat", "address.areas"))
  func everyFormComesFromTheFormatOfTheCountry() throws {
    let museum = sydney()
    #expect(try member("formattedAddress", of: museum) == "\"1 Bridge Street & Co, Sydney, CA 2000, United States\"")
    #expect(try member("formattedAddress", of: museum, region: "us") == "\"1 Bridge Street & Co, Sydney, CA 2000\"")
    #expect(try member("shortFormattedAddress", of: museum) == "\"1 Bridge Street & Co, Sydney\"")
    #expect(
      try member("postalAddress", of: museum)
        == #"{"regionCode":"US","postalCode":"2000","administrativeArea":"California","locality":"Sydney","addressLines":["1 Bridge Street & Co"]}"#
    )
    #expect(
      try member("adrFormatAddress", of: museum, region: "us")
        == #""<span class=\"street-address\">1 Bridge Street &amp; Co</span>, <span class=\"locality\">Sydney</span>, "#
        + #"<span class=\"region\">CA</span> <span class=\"postal-code\">2000</span>""#)
  }

  @Test("No mark behind it hides a character from being escaped") func marksHideNothing() {
    let escaped = "<\u{301}b \"\u{338}c&\u{200D}>\u{20E3}".escapedForHTML
    #expect(Array(escaped.unicodeScalars) == Array("&lt;\u{301}b &quot;\u{338}c&amp;\u{200D}&gt;\u{20E3}".unicodeScalars))
    #expect("Żółć 東京 العربية".escapedForHTML == "Żółć 東京 العربية")
  }

  @Test(.rule("details.address")) func theSourcesOwnAddressIsKept() throws {
    let museum = sydney { $0.details = #"{"formattedAddress":"At the corner"}"# }
    #expect(try member("formattedAddress", of: museum) == "\"At the corner\"")
    #expect(try member("shortFormattedAddress", of: museum) == "\"1 Bridge Street & Co, Sydney\"")
  }

  @Test(
    "an area, a town and a street are part of their own address, under the name shown", .rule("address.own-name"),
    arguments: [
      ("country", "France", "France", "France"), ("administrative_area_level_1", "California", "California, United States", "California"),
      ("administrative_area_level_2", "Kern County", "Kern County, CA, United States", "Kern County, CA"),
      ("locality", "Sydney", "Sydney, CA, United States", "Sydney"), ("postal_code", "90210", "CA 90210, United States", "CA"),
      ("route", "Main Street", "Main Street, CA, United States", "Main Street, CA"),
      ("neighborhood", "Old Town", "Old Town, CA, United States", "Old Town, CA"),
      ("sublocality", "East", "East, CA, United States", "East, CA"), ("museum", "Museum", "California, United States", "California"),
    ])
  func ownNames(_ example: (type: String, name: String, line: String, short: String)) throws {
    let record = place(example.name, type: example.type, country: example.type == "country" ? "FR" : "US") {
      if example.type == "country" { return }
      $0.address.administrativeArea1 = "California"
    }
    #expect(try member("formattedAddress", of: record) == "\"\(example.line)\"")
    let short = try member("shortFormattedAddress", of: record)
    #expect(short == (example.type == "country" ? "" : "\"\(example.short)\""))
  }

  @Test(.rule("address.language")) func aTownIsWrittenInTheLanguageOfTheAnswer() throws {
    let town = place("Munich", type: "locality", country: "FR") {
      $0.names = [AlternateName(text: "München", language: "de", kind: .official)]
      $0.address.locality = "Munich"
    }
    #expect(try member("formattedAddress", of: town, language: "de") == "\"München, Frankreich\"")
    #expect(
      try member("addressComponents", of: town, language: "de")
        == #"[{"longText":"München","shortText":"München","types":["locality","political"],"languageCode":"de"},"#
        + #"{"longText":"Frankreich","shortText":"FR","types":["country","political"]}]"#)
  }

  @Test(
    "components are the parts, the smallest first", .rule("details.components"),
    arguments: [
      (
        "museum", "Hall",
        #"street_number:1 route:Main Street sublocality:Old Town locality:Sydney administrative_area_level_2:Kern "#
          + "administrative_area_level_1:California/CA country:United States/US postal_code:90210"
      ),
      (
        "neighborhood", "Nob Hill",
        #"street_number:1 route:Main Street neighborhood:Nob Hill sublocality:Old Town locality:Sydney "#
          + "administrative_area_level_2:Kern administrative_area_level_1:California/CA country:United States/US postal_code:90210"
      ),
    ])
  func components(_ example: (type: String, name: String, components: String)) throws {
    let record = place(example.name, type: example.type, country: "US") {
      ($0.address.houseNumber, $0.address.street, $0.address.sublocality) = ("1", "Main Street", "Old Town")
      ($0.address.locality, $0.address.administrativeArea2, $0.address.administrativeArea1) = ("Sydney", "Kern", "CA")
      $0.address.postalCode = "90210"
    }
    let facts = try Atlas(record).index.withSession { try $0.facts(DetailsQuery(placeID: "p")) }
    let found = facts.components.map { part in
      "\(part.types[0]):\(part.longText)" + (part.shortText == part.longText ? "" : "/\(part.shortText)")
    }
    #expect(found.joined(separator: " ") == example.components)
  }

  @Test(.rule("address.largest-first")) func theLargestPartComesFirstInItsOwnScript() throws {
    let tower = place("東京タワー", country: "JP") {
      ($0.address.houseNumber, $0.address.street, $0.address.locality) = ("4-2-8", "芝公園", "港区")
      ($0.address.administrativeArea1, $0.address.postalCode) = ("東京都", "105-0011")
    }
    #expect(try member("formattedAddress", of: tower, region: "jp") == "\"〒105-0011 東京都港区芝公園4-2-8\"")
    #expect(try member("formattedAddress", of: tower) == "\"〒105-0011 東京都港区芝公園4-2-8, JP\"")
    let found = try Atlas(tower).suggestions("東京") { $0.regionCode = "jp" }
    #expect(found.first?.secondaryText?.text == "東京都港区芝公園4-2-8")
  }

  @Test func aRecordAtHandHasFactsWithoutALookUp() throws {
    // The index has no place in the country, so it knows no name of it.
    let facts = try Atlas(place("Other", country: "FR")).index.withSession {
      try $0.facts(of: sydney())
    }
    #expect(facts.formattedAddress == "1 Bridge Street & Co, Sydney, CA 2000, US")
  }
}

// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import Testing

@testable import GazetteerImport

@Suite struct OSMTagTests {
  @Test(
    "Keys of names tell kind and language; others that look like them hold no names",
    arguments: [
      ("name:de", "official de"), ("alt_name", "variant"), ("old_name:fr", "old fr"), ("short_name", "short"), ("int_name", "official"),
      ("name:zh-Hant", "official zh-Hant"), ("name:ja_rm", "official ja-Latn"), ("name:be-tarask", "official be-tarask"), ("name", ""),
      ("name:etymology", ""), ("name:etymology:wikidata", ""), ("name:left", ""), ("name:right", ""), ("name:prefix", ""), ("name:old", ""),
      ("name:UN:en", ""), ("was:name", ""), ("loc_name", "variant"), ("official_name:it", "official it"), ("name:pronunciation", ""),
    ])
  func keys(_ example: (key: String, kind: String)) {
    let kind = OSMNames.kind(of: example.key).map { [$0.kind.rawValue, $0.language].compactMap(\.self).joined(separator: " ") }
    #expect(kind ?? "" == example.kind)
  }

  @Test("A place without a name is called by its brand, a bank also by who runs it")
  func substitutes() {
    #expect(OSMNames(tags("brand=Spar operator=Maier"), types: ["supermarket"]).primary == "Spar")
    #expect(OSMNames(tags("operator=Maier"), types: ["supermarket"]).primary == nil)
    #expect(OSMNames(tags("operator=Sparkasse"), types: ["atm"]).primary == "Sparkasse")
    #expect(OSMNames(tags("ref=3"), types: ["parking"]).primary == nil && OSMNames(tags("ref=3"), types: ["bus_stop"]).primary == "3")
  }

  @Test(
    "A postal code is written as its country does, without an area before it",
    arguments: [
      ("BC V6B 2E2", "CA", "V6B 2E2"), ("v6b2e2", "CA", "V6B 2E2"), ("V6", "CA", "V6"), ("AL 36067", "US", "36067"),
      ("1012AB", "NL", "1012 AB"),
      ("SW1A1AA", "GB", "SW1A 1AA"), ("00950", "PL", "00-950"), ("9490", "LI", "9490"), ("11 000", "CZ", "110 00"),
      ("D02X285", "IE", "D02 X285"),
    ])
  func postalCodes(_ example: (text: String, country: String, code: String)) {
    #expect(OSMPostalCode.text(example.text, in: example.country) == example.code)
  }

  @Test("Values with semicolons are several names; codes of airports and references of stops are abbreviations")
  func values() {
    let airport = OSMNames(tags("name=Kloten alt_name=Flughafen;Unique iata=ZRH icao=LSZH ref=9"), types: ["airport"])
    #expect(airport.others.map(\.text) == ["Flughafen", "Unique", "ZRH", "LSZH"])
    #expect(airport.others.map(\.kind) == [.variant, .variant, .abbreviation, .abbreviation])
  }

  @Test(
    "Of several values the first decides what a place is, the others add to it",
    arguments: [
      ("amenity=restaurant cuisine=russian;french", "russian_restaurant french_restaurant restaurant"),
      ("amenity=restaurant cuisine=french;russian", "french_restaurant russian_restaurant restaurant"),
      ("amenity=restaurant cuisine=local;thai;pizza", "thai_restaurant pizza_restaurant restaurant"),
      ("amenity=pub;restaurant cuisine=thai", "pub thai_restaurant restaurant"), ("amenity=cafe;bar", "cafe bar"),
      ("amenity=bar;cafe", "bar cafe"),
    ])
  func first(_ text: String, types: String) {
    #expect(OSMTypes.standard.types(of: tags(text)).joined(separator: " ") == types)
  }

  @Test("Details have the members of the contract")
  func details() throws {
    let details = OSMDetails(
      tags(
        "opening_hours=Mo-Fr~08:00-18:00 contact:phone=+43~1 website=https://a.example wheelchair=limited takeaway=yes delivery=no "
          + "outdoor_seating=garden payment:credit_cards=yes stars=4 cuisine=thai wikidata=Q1 population=12,345 description=Nice"))
    let members = try #require(try details.details?.members())
    #expect(members.openingHours == ["regular": "Mo-Fr 08:00-18:00"] && details.hours == ["Mo-Fr 08:00-18:00"])
    #expect(members.phone == "+43 1" && members.website == "https://a.example" && members.population == 12_345)
    #expect(members.editorialSummary == "Nice")
    let extra = JSONValue.object(members.extra)
    #expect(extra["takeout"]?.bool == true && extra["delivery"]?.bool == false && extra["outdoorSeating"] == nil)
    #expect(extra["accessibilityOptions"]?["wheelchairAccessibleEntrance"]?.bool == true)
    #expect(extra["paymentOptions"]?["acceptsCreditCards"]?.bool == true)
    #expect(extra["stars"]?.string == "4" && extra["cuisine"]?.string == "thai" && extra["wikidata"]?.string == "Q1")
    #expect(OSMDetails(tags("name=A")).details == nil)
  }

  @Test("The import keeps the tags that details are made of")
  func keptTags() {
    #expect(OSMDetails.keys.contains("dog") && OSMDetails.keys.contains("payment:credit_cards") && OSMDetails.keys.contains("cuisine"))
    #expect(OSMDetails.keys.filter { !OSMKeys.isRead($0) } == [] && !OSMKeys.isRead("colour"))
  }

  @Test("Sockets of a charging station are groups of connectors")
  func sockets() throws {
    let details = OSMDetails(tags("socket:type2=4 socket:type2:output=22~kW socket:chademo=yes socket:type1=no"))
    let options = try #require(try details.details?.members().extra.first { $0.name == "evChargeOptions" }?.value)
    #expect(options["connectorCount"]?.double == 5)
    #expect(
      options["connectorAggregation"]?.text
        == #"[{"count":4,"maxChargeRateKw":22,"type":"EV_CONNECTOR_TYPE_TYPE_2"},{"count":1,"type":"EV_CONNECTOR_TYPE_CHADEMO"}]"#)
  }

  @Test("Importance is that of GeoNames for a settlement, and grows with fame for other places")
  func importance() throws {
    func value(_ text: String, _ type: String) throws -> Double {
      let tags = tags(text)
      let box = OSMBox(try #require(.init(latitude: 1, longitude: 2)))
      let facts = OSMImportance.facts(of: tags, types: [type], names: OSMNames(tags, types: [type]), box: box)
      return try #require(Importance.value(facts, primaryType: type))
    }
    var geoNames = ImportanceFacts()
    geoNames.population = 100_000
    #expect(try value("place=town population=100000", "locality") == Importance.value(geoNames, primaryType: "locality"))
    let ranks = try ["city", "town", "village", "hamlet", "isolated_dwelling"].map { try value("place=\($0)", "locality") }
    #expect(ranks == [0.6, 0.48, 0.38, 0.25, 0.2])
    #expect(try value("place=city capital=yes", "locality") == 0.72)
    let others = try [("wikidata=Q1", "museum"), ("name=A", "museum"), ("name=A", "cafe"), ("brand=A", "cafe")].map {
      try value($0.0, $0.1)
    }
    #expect(others == [0.36, 0.3, 0.2, 0.18])
    #expect(try value("stars=5", "hotel") > value("stars=3", "hotel"))
  }

  @Test("Tags come out of the store as they went in")
  func store() {
    var store = OSMTagStore()
    let texts = ["a=1 b=2", "", "b=long~" + String(repeating: "x", count: 300) + " c=ü"]
    let positions = texts.map { store.append(tags($0)) }
    #expect(zip(texts, positions).allSatisfy { tags($0) == store[$1] })
  }

  @Test("Tags of several stores come out of one, each with its own keys")
  func joinedStores() {
    var store = OSMTagStore()
    var positions: [OSMTagStore.Position] = []
    let texts = ["a=1 b=2", "", "b=2 c=ü a=", "d=" + String(repeating: "x", count: 300), "a=1 d=4"]
    for part in [texts[..<2], texts[2..<3], texts[3...]] {
      var other = OSMTagStore()
      let own = part.map { other.append(tags($0)) }
      let shift = store.append(other)
      positions += own.map { $0 + shift }
    }
    #expect(zip(texts, positions).allSatisfy { tags($0) == store[$1] })
  }

  @Test("Of more keys than a store can count, tags with the first 65,535 count")
  func manyKeys() {
    var (store, positions) = (OSMTagStore(), [OSMTagStore.Position]())
    for part in 0..<3 {
      var other = OSMTagStore()
      let own = (0..<30_000).map { other.append(tags("k\(part)_\($0)=\($0)")) }
      let shift = store.append(other)
      positions += own.map { $0 + shift }
    }
    let known = positions.map { !store[$0].isEmpty }
    #expect(known.count { $0 } == 65_535 && known.prefix(65_535).allSatisfy(\.self))
    #expect(store[positions[65_534]] == tags("k2_5534=5534"))
  }
}

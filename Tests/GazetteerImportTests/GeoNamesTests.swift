// SPDX-License-Identifier: Apache-2.0
import GazetteerImport
import GazetteerIndex
import GazetteerPlaces
import Testing

@Suite struct GeoNamesTests {
  @Test func aRowBecomesAPlaceWithItsTerms() throws {
    let row = geoNamesRow(
      id: "290503", name: "Warīsān", ascii: "Warisan", alternates: "Warsan,,Warīsān,ورسان", latitude: "25.16744", longitude: "55.40708",
      code: "P.PPL", country: "AE", population: "108759", timeZone: "Asia/Dubai")
    let place = try #require(try imported(row).records.first)
    #expect(place.id == "290503" && place.name == "Warīsān")
    #expect(place.location.latitudeE7 == 251_674_400 && place.location.longitudeE7 == 554_070_800)
    #expect(place.names == [AlternateName(text: "Warsan"), AlternateName(text: "ورسان")])
    #expect(place.primaryType == "locality" && place.types == ["locality", "political"])
    #expect(place.importance == 0.696)
    #expect(place.details?.text == #"{"population":108759,"timeZone":"Asia/Dubai"}"#)
    #expect(place.source == Source(name: "GeoNames", license: "CC BY 4.0", attribution: "GeoNames (geonames.org)"))
  }

  @Test(arguments: [
    ("P.PPLC", "locality", 0.72), ("P.PPLA", "locality", 0.38), ("P.PPL", "locality", 0.35), ("P.PPLW", "locality", 0.2),
    ("P.PPLX", "sublocality", 0.3), ("A.PCLI", "country", 0.85), ("A.ADM1", "administrative_area_level_1", 0.6),
    ("A.XYZ", "political", 0.2), ("S.AIRP", "airport", 0.4), ("S.MUS", "museum", 0.3), ("R.ST", "route", 0.15),
    ("H.LKN", "lake", 0.28), ("T.ISLS", "archipelago", 0.45), ("S.NEWCODE", "point_of_interest", 0.2), ("Q.X", "point_of_interest", 0.2),
  ])
  func featureCodesGiveTypeAndRank(code: String, type: String, importance: Double) throws {
    let place = try #require(try imported(geoNamesRow(code: code)).records.first)
    #expect(place.primaryType == type && place.importance == importance)
  }

  @Test func fewerThanNoInhabitantsAreUnknown() throws {
    let (records, report) = try imported(geoNamesRow(population: "-5") + geoNamesRow(id: "2", population: "5"))
    #expect(records.map(\.details?.text) == [nil, #"{"population":5}"#])
    #expect(report.repaired == ["valueDropped": 1])
  }

  @Test func quotesAreOrdinaryCharacters() throws {
    let rows = geoNamesRow(id: "1", name: "\"Old\" Town") + geoNamesRow(id: "2", name: "Open \"quote")
    #expect(try imported(rows).records.map(\.name) == ["\"Old\" Town", "Open \"quote"])
  }

  @Test func threeCapitalsAreACode() throws {
    let rows = geoNamesRow(id: "1", alternates: "SYD,Syd,KSA", code: "S.AIRP") + geoNamesRow(id: "2", alternates: "SYD,Sidney")
    let records = try imported(rows).records
    #expect(records[0].names.map(\.kind) == [.abbreviation, .variant, .abbreviation])
    #expect(records[1].names.map(\.kind) == [.abbreviation, .variant])
  }

  @Test(
    "the code of an airport is of no language as a name of a town, initials are",
    arguments: [
      ("Maturín", "MUN", "P.PPLA", "zxx"), ("Los Angeles", "LAX", "P.PPL", "zxx"), ("New York City", "NYC", "P.PPL", nil),
      ("Kansas City (Missouri)", "KCM", "P.PPL", nil), ("Maturín Airport", "MUN", "S.AIRP", nil), ("Brunei", "BWN", "A.PCLI", "zxx"),
    ])
  func codes(_ name: String, _ code: String, feature: String, language: String?) throws {
    let place = try #require(try imported(geoNamesRow(name: name, ascii: "", alternates: code, code: feature)).records.first)
    #expect(place.names == [AlternateName(text: code, language: language, kind: .abbreviation)])
  }

  @Test func sideFilesGiveTheAddressWhereverTheyStand() throws {
    let folder = try TemporaryFolder()
    let specs = [
      try folder.file(
        "places.txt", geoNamesRow(id: "1", country: "AD", admin1: "07", admin2: "12") + geoNamesRow(id: "2", code: "H.LK", country: "AD")),
      try folder.file("a1.txt", "AD.07\tAndorra la Vella\tAndorra la Vella\t3041566\n"),
      try folder.file("a2.txt", "AD.07.12\tQuarter\tQuarter\t5\n"),
      try folder.file(
        "countries.txt",
        "# comment\nAD\tAND\t020\tAN\tAndorra\tAndorra la Vella\t468\t77006\tEU\t.ad\tEUR\tEuro\t376\tAD###\t\tca,es\t3041565\tES,FR\t\n"),
      try folder.file("features.txt", "H.LK\tlake\ta body of water\n"),
    ].map { ImportSource(path: $0) }
    var sink = MemorySink()
    let report = try ImportPipeline.run(specs, into: &sink)
    #expect(sink.records[0].address.administrativeArea1 == "Andorra la Vella")
    #expect(sink.records[0].address.administrativeArea2 == "Quarter")
    #expect(sink.records[1].details?.text == #"{"extra":{"featureName":"lake"}}"#)
    #expect(sink.context.countries["AD"]?.name == "Andorra" && sink.context.countries["AD"]?.languages == ["ca", "es"])
    #expect(report.sources.map(\.format) == ["admin1CodesASCII", "admin2Codes", "countryInfo", "featureCodes", "geonames"])
  }

  @Test func badRowsAreRejectedWithTheirLine() throws {
    let rows =
      geoNamesRow(id: "1") + "a\tb\n" + geoNamesRow(id: "3", latitude: "91") + geoNamesRow(id: "4", latitude: "x") + geoNamesRow(id: "1")
      + geoNamesRow(id: "6", country: "QQ") + "\n" + geoNamesRow(id: "8")
    let (records, report) = try imported(rows, format: .geonames)
    #expect(records.map(\.id) == ["1", "8"])
    #expect(report.rejectedByReason == ["malformed": 1, "badCoordinates": 2, "duplicateID": 1, "badCountry": 1])
    #expect(report.firstRejects.map { $0.split(separator: ":")[1] } == ["2", "3", "4", "5", "6"])
    #expect(report.firstRejects[2].hasSuffix("badCoordinates: x, 2"))
  }
}

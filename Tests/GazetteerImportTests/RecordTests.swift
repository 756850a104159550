// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex
import GazetteerPlaces
import Testing

@testable import GazetteerImport

@Suite struct RecordTests {
  static func draft(_ change: (inout DraftPlace) -> Void = { _ in }) -> DraftPlace {
    var draft = DraftPlace()
    (draft.id, draft.name, draft.latitude, draft.longitude) = ("a", "Name", 1, 2)
    change(&draft)
    return draft
  }

  static let faults: [(String, DraftPlace, RejectReason)] = [
    ("no id", draft { $0.id = "" }, .badID),
    ("space in id", draft { $0.id = "a b" }, .badID),
    ("non-ASCII id", draft { $0.id = "é" }, .badID),
    ("long id", draft { $0.id = String(repeating: "a", count: 256) }, .badID),
    ("id of a plus code", draft { $0.id = "plus_code:8FVC9G8F+6X" }, .badID),
    ("id of a point", draft { $0.id = "coordinate:1,2" }, .badID),
    ("former id of a point", draft { $0.formerIDs = ["coordinate:1,2"] }, .badID),
    ("no name", draft { $0.name = "" }, .emptyName),
    ("white name", draft { $0.name = " \t\u{a0}" }, .emptyName),
    ("only signs", draft { $0.name = "— !? …" }, .emptyName),
    ("bell in name", draft { $0.name = "a\u{7}b" }, .controlCharacters),
    ("C1 control in name", draft { $0.name = "a\u{9f}b" }, .controlCharacters),
    ("long name", draft { $0.name = String(repeating: "é", count: 501) }, .overlongText),
    ("no latitude", draft { $0.latitude = nil }, .badCoordinates),
    ("latitude over the pole", draft { $0.latitude = 90.001 }, .badCoordinates),
    ("longitude round the globe", draft { $0.longitude = -180.1 }, .badCoordinates),
    ("longitude not finite", draft { $0.longitude = .nan }, .badCoordinates),
    ("unknown country", draft { $0.address.countryCode = "ZZ" }, .badCountry),
    ("country name", draft { $0.address.countryCode = "Germany" }, .badCountry),
    ("unknown type", draft { $0.types = ["cafe", "caffe"] }, .unknownType),
    ("unknown primary type", draft { $0.primaryType = "Cafe" }, .unknownType),
    ("importance over one", draft { $0.importance.given = 1.2 }, .badImportance),
    ("importance below zero", draft { $0.importance.given = -0.001 }, .badImportance),
    ("control in street", draft { $0.address.street = "a\u{0}" }, .controlCharacters),
    ("bad former id", draft { $0.formerIDs = ["x y"] }, .badID),
  ]

  @Test(arguments: faults)
  func oneFaultKeepsAPlaceOut(what: String, draft: DraftPlace, reason: RejectReason) {
    var normaliser = Normaliser(strictTypes: true)
    let found: RejectReason?
    do throws(RecordFault) {
      _ = try normaliser.record(of: draft)
      found = nil
    } catch {
      found = error.reason
    }
    #expect(found == reason)
  }

  @Test func edgesOfTheGlobeAndOfLengthsAreIn() throws {
    var normaliser = Normaliser()
    let record = try normaliser.record(
      of: RecordTests.draft {
        $0.id = String(repeating: "~", count: 255)
        $0.name = String(repeating: "é", count: 500)
        ($0.latitude, $0.longitude) = (-90, 180)
        $0.importance.given = 1
      })
    #expect(record.location == GeoPoint(latitudeE7: -900_000_000, longitudeE7: 1_800_000_000))
    #expect(record.importance == 1)
  }

  @Test func smallFaultsAreRepairedAndCounted() throws {
    var normaliser = Normaliser()
    let record = try normaliser.record(
      of: RecordTests.draft {
        $0.name = "  S\u{61}\u{303}o \n Paulo "
        $0.address.countryCode = "br"
        $0.address.street = "  "
        $0.primaryType = "locality"
        $0.types = ["political", "locality", "political"]
        $0.names = [
          AlternateName(text: "São Paulo"), AlternateName(text: "São Paulo", language: "pt", kind: .official), AlternateName(text: "Sampa"),
          AlternateName(text: "Sampa", kind: .short), AlternateName(text: "a\u{7}"), AlternateName(text: "…"),
          AlternateName(text: "Sankt Paul", language: "not a language"),
        ]
        $0.viewport = DraftBox(south: 5, west: 179, north: 1, east: -179)
        $0.formerIDs = ["old", "old", "a"]
      })
    #expect(record.name == "São Paulo")
    #expect(Array(record.name.utf8) == Array("S\u{e3}o Paulo".utf8))
    #expect(record.address.countryCode == "BR" && record.address.street == nil)
    #expect(record.types == ["locality", "political"])
    #expect(
      record.names == [
        AlternateName(text: "São Paulo", language: "pt", kind: .official), AlternateName(text: "Sampa"), AlternateName(text: "Sankt Paul"),
      ])
    #expect(record.viewport?.low.latitude == 1 && record.viewport?.crossesAntimeridian == true)
    #expect(record.formerIDs == ["old"])
    #expect(normaliser.repairs == [.nameDropped: 2, .languageDropped: 1, .viewportSwapped: 1, .countryCase: 1])
  }

  @Test(
    "what a place is called without what tells it from others is a main name",
    arguments: [
      ("Newcastle upon Tyne", "Newcastle", true), ("New York City", "New York", true), ("Stratford-upon-Avon", "Stratford", true),
      ("Frankfurt am Main", "Frankfurt", true), ("León de los Aldama", "León", true), ("Jalalpur Jattan", "Jalalpur", false),
      ("Newcastle upon Tyne", "Newcastl", false), ("Newcastle upon Tyne", "Tyne", false), ("Ulm an der Donau", "Ulm", false),
    ])
  func shorterForms(_ name: String, _ alias: String, isMain: Bool) throws {
    var normaliser = Normaliser()
    let draft = RecordTests.draft {
      ($0.name, $0.names) = (name, [AlternateName(text: alias), AlternateName(text: alias, language: "en", kind: .old)])
    }
    let record = try normaliser.record(of: draft)
    #expect(record.names.map(\.kind) == [isMain ? .official : .variant, .old])
    #expect(record.names.map(\.text) == [alias, alias])
  }

  @Test("the code of an airport is of no language as a name of a town")
  func codesOfSources() throws {
    var normaliser = Normaliser()
    let codes = [AlternateName(text: "SVMT", language: "zxx", kind: .abbreviation)]
    func names(_ type: String) throws -> [AlternateName] {
      try normaliser.record(of: RecordTests.draft { ($0.name, $0.names, $0.primaryType) = ("Maturín", codes, type) }).names
    }
    #expect(try names("locality") == codes)
    #expect(try names("country") == codes)
    #expect(try names("airport") == [AlternateName(text: "SVMT", kind: .abbreviation)])
  }

  @Test func namesBeyondTheLimitAreCutAndTheViewportOffTheGlobeIsDropped() throws {
    var normaliser = Normaliser()
    let record = try normaliser.record(
      of: RecordTests.draft {
        $0.names = (0..<1500).map { AlternateName(text: "n\($0)") }
        $0.viewport = DraftBox(south: -91, west: 0, north: 0, east: 1)
      })
    #expect(record.names.count == 1000 && record.viewport == nil)
    #expect(normaliser.repairs == [.namesCut: 1, .viewportDropped: 1])
  }

  @Test(arguments: [
    (177.0, 183.0, 177.0, -177.0), (-183, -177, 177, -177), (-10, 350, -180, 180), (179, -179, 179, -179), (-180, 180, -180, 180),
  ])
  func boxesOverTheDateLineAreBroughtBack(west: Double, east: Double, expectedWest: Double, expectedEast: Double) throws {
    var normaliser = Normaliser()
    let record = try normaliser.record(of: RecordTests.draft { $0.viewport = DraftBox(south: 0, west: west, north: 1, east: east) })
    #expect(record.viewport?.low.longitude == expectedWest && record.viewport?.high.longitude == expectedEast)
  }

  @Test func cleanTextIsTheComposedFormOfEveryScalar() {
    for value in UInt32(0x21)...0x2fff {
      guard let scalar = Unicode.Scalar(value), !scalar.properties.isWhitespace, !(0x7f...0x9f).contains(value) else { continue }
      for text in ["a\(scalar)b", "\u{1100}\(scalar)", "क\(scalar)\u{301}", "\(scalar)\(scalar)"] {
        let expected = Array(text.precomposedStringWithCanonicalMapping.utf8)
        if CleanText.of(text).map({ Array($0.utf8) }) != expected { Issue.record("U+\(String(value, radix: 16)) in \(text)") }
      }
    }
    for value in stride(from: UInt32(0x3001), through: 0x1_ffff, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "가\(scalar)か\u{3099}"
      if CleanText.of(text).map({ Array($0.utf8) }) != Array(text.precomposedStringWithCanonicalMapping.utf8) {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }

  @Test(arguments: [
    ("Zürich", true), ("東京", true), ("7", true), ("٣", true), ("กรุงเทพ", true), ("…", false), ("", false), ("–", false), ("🙂", false),
  ])
  func searchableTextHasALetterOrADigit(text: String, expected: Bool) {
    #expect(CleanText.isSearchable(text) == expected)
  }

  @Test(arguments: [
    ("Warisan", "Warīsān", true), ("Munich", "München", false), ("Munchen", "MÜNCHEN", true), ("Aeroe", "Ærø", false),
    ("Aero", "Ærø", true),
    ("Lodz", "Łódź", true), ("Moskva", "Москва", false), ("Nha Trang", "Nha Trang", true), ("Hanoi", "Hà Nội", false),
    ("Ha Noi", "Hà Nội", true),
    ("Lod", "Łódź", false), ("Lodzz", "Łódź", false),
  ])
  func asciiNamesThatOnlyDropMarksAreKnown(ascii: String, name: String, same: Bool) {
    #expect(Array(ascii.utf8).withUnsafeBufferPointer { ASCIIFold.says($0, of: name) } == same)
  }

  @Test(arguments: [
    ("AD", true), ("ZW", true), ("XK", true), ("XX", false), ("us", false), ("USA", false), ("", false), ("A", false), ("A1", false),
    ("É", false),
  ])
  func countryCodesAreTheIsoOnes(code: String, known: Bool) {
    #expect(CountryCodes.isKnown(code) == known)
  }

  @Test func countriesAreFoundByTheirNames() {
    #expect(CountryCodes.code(ofName: "Papua New Guinea") == "PG")
    #expect(CountryCodes.code(ofName: "ivory coast") == "CI")
    #expect(CountryCodes.code(ofName: "Atlantis") == nil)
  }
}

@Suite struct ImportanceTests {
  private func value(_ type: String? = nil, _ change: (inout ImportanceFacts) -> Void = { _ in }) -> Double? {
    var facts = ImportanceFacts()
    change(&facts)
    return Importance.value(facts, primaryType: type)
  }

  @Test(arguments: [(1_000, 0.455), (100_000, 0.692), (10_000_000, 0.929), (40_000_000, 1.0), (Int.max, 1.0), (1, 0.136)])
  func populationGivesTheDocumentedFigures(population: Int, expected: Double) {
    #expect(value("locality") { $0.population = population } == expected)
  }

  @Test(arguments: [(10, 0.254), (1_000, 0.45), (1_000_000, 0.65)])
  func ratingsGiveTheDocumentedFigures(ratings: Int, expected: Double) {
    #expect(value("cafe") { $0.ratingCount = ratings } == expected)
  }

  @Test func aGivenValueWinsAndIsRoundedToThousandths() {
    #expect(value("country") { ($0.given, $0.population, $0.floor) = (0.12345, 1_000_000, 0.9) } == 0.123)
  }

  @Test func typesHaveTheirOwnValueWhenNothingIsKnown() {
    #expect(value("country") == 0.85)
    #expect(value("locality") == 0.35)
    #expect(value("cafe") == 0.2)
    #expect(value(nil) == 0.2)
    #expect(value("country") { $0.population = 1000 } == 0.85)
    #expect(value("locality") { $0.population = 1 } == 0.136)
  }

  @Test func everyTypeOfTheTableExists() {
    for type in Importance.byType.keys { #expect(PlaceTypeTable.code(of: type) != nil, "\(type)") }
  }

  @Test func morePeopleNeverMakeAPlaceLessImportant() {
    var last = 0.0
    for population in stride(from: 1, to: 50_000_000, by: 99_991) {
      let next = value("locality") { $0.population = population } ?? -1
      #expect(next >= last && next <= 1)
      last = next
    }
  }
}

@Suite struct PlaceTypeTests {
  @Test func codesArePositionsAndNamesAreUnique() {
    #expect(PlaceTypeTable.all.count == 514)
    for (code, entry) in PlaceTypeTable.all.enumerated() {
      #expect(PlaceTypeTable.code(of: entry.name) == code)
      #expect(PlaceTypeTable.name(of: code) == entry.name)
    }
    #expect(PlaceTypeTable.name(of: -1) == "" && PlaceTypeTable.name(of: 514) == "")
    #expect(PlaceTypeTable.code(of: "Airport") == nil)
  }

  @Test(arguments: [
    ("car_dealer", 0), ("locality", 275), ("truck_stop", 477), ("administrative_area_level_3", 478), ("town_square", 513),
  ])
  func codesNeverMove(name: String, code: Int) {
    #expect(PlaceTypeTable.code(of: name) == code)
  }

  @Test(arguments: [
    ("country", PlaceFamily.region), ("administrative_area_level_7", .region), ("archipelago", .region), ("political", .region),
    ("locality", .settlement), ("sublocality_level_5", .settlement), ("postal_code_suffix", .settlement), ("postal_town", .settlement),
    ("neighborhood", .settlement), ("neighborhood_police_station", .poi), ("school_district", .poi), ("cafe", .poi), ("route", .poi),
  ])
  func familiesFollowTheType(name: String, family: PlaceFamily) {
    #expect(PlaceFamily(primaryType: name) == family)
  }

  @Test func aPlaceWithoutTypeIsAPointOfInterest() {
    #expect(PlaceFamily(primaryType: nil) == .poi && PlaceFamily(primaryType: "no type") == .poi)
  }
}

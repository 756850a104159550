// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces
import GazetteerTesting
import Testing

@testable import GazetteerIndex

@Suite struct LinkingTests {
  /// A record of a source, in a file of its own.
  private static func of(_ source: String?, _ record: PlaceRecord) -> PlaceRecord {
    var record = record
    record.source = source.map { Source(name: $0) }
    return record
  }

  private static func berlin() -> (own: PlaceRecord, other: PlaceRecord) {
    var own = PlaceRecord.place("Berlin", id: "own", at: (52.52, 13.40), importance: 0.8, country: "DE")
    own.names = [
      AlternateName(text: "Berlín", language: "es", kind: .official), AlternateName(text: "柏林", language: "zh", kind: .official),
    ]
    var other = PlaceRecord.place("Berlin", id: "geo", at: (52.524, 13.41), importance: 0.9, aliases: ["Berolinum", "柏林", "Spree-Athen"])
    other.viewport = GeoBox(low: other.location, high: other.location)
    other.address.administrativeArea1 = "Land Berlin"
    other.formerIDs = ["older"]
    return (own, of("Geo", other))
  }

  private func linked(
    _ files: [[PlaceRecord]], in folder: TemporaryFolder, as name: String = "a.gaz"
  ) throws -> (summary: IndexWriter.Summary, records: [PlaceRecord]) {
    let writer = try IndexWriter(output: folder.file(name))
    for (file, records) in files.enumerated() { for record in records { _ = try writer.add(record, sourceIndex: file) } }
    let summary = try writer.finish(countries: [], linksDuplicates: true)
    return (summary, try records(of: folder.file(name)))
  }

  private func ids(_ files: [[PlaceRecord]]) throws -> [String] { try linked(files, in: TemporaryFolder()).records.map(\.id).sorted() }

  @Test func theRichestStaysAndGainsWhatItLacks() throws {
    let folder = try TemporaryFolder()
    let (own, other) = Self.berlin()
    let (summary, found) = try linked([[own], [other]], in: folder)
    #expect(summary.places == 1 && summary.linked == 1)
    let place = try #require(found.first)
    #expect(place.id == "own" && place.source == nil && place.importance == 0.9)
    #expect(place.names.map(\.text) == ["Berlín", "柏林", "Berolinum", "Spree-Athen"])
    #expect(place.viewport == other.viewport && place.address.administrativeArea1 == "Land Berlin" && place.address.countryCode == "DE")
    #expect(place.formerIDs == ["geo", "older"])
  }

  @Test(.timeLimit(.minutes(30))) func whatTooManyAreCalledInOnePlaceTellsNothing() throws {
    let files = ["A", "B"].map { (source: String) in
      (0..<800).map { Self.of(source, .place("Bus stop", id: source + "\($0)", at: (0, 0), importance: 0.1, type: "bus_stop")) }
    }
    #expect(try ids(files).count == 1600)
    #expect(try ids(files.map { Array($0.prefix(10)) }).count == 10)
  }

  @Test func theIdOfTheOtherStillLeadsToThePlace() throws {
    let folder = try TemporaryFolder()
    let (own, other) = Self.berlin()
    _ = try linked([[own], [other]], in: folder)
    let reader = try IndexReader(path: folder.file("a.gaz"))
    for id in ["own", "geo", "older"] { #expect(try reader.place(withID: id) == 1, "\(id)") }
  }

  @Test func withoutBeingAskedNothingIsLinked() throws {
    let folder = try TemporaryFolder()
    let (own, other) = Self.berlin()
    #expect(try writeIndex([(own, 0), (other, 1)], to: folder.file("a.gaz")).places == 2)
  }

  @Test func theOrderOfFilesAndRecordsDoesNotMatter() throws {
    let folder = try TemporaryFolder()
    let (own, other) = Self.berlin()
    let town = PlaceRecord.place("Potsdam", at: (52.39, 13.06))
    _ = try linked([[own, town], [other]], in: folder, as: "a.gaz")
    _ = try linked([[other], [town, own]], in: folder, as: "b.gaz")
    #expect(try contents(folder.file("a.gaz")) == contents(folder.file("b.gaz")))
  }

  @Test func anExportReadAgainIsNotLinkedFurther() throws {
    let folder = try TemporaryFolder()
    let (own, other) = Self.berlin()
    // Two of one source, of which one is linked: the other would fit the place that came of it.
    let second = Self.of("Geo", .place("Berolinum", id: "second", at: (52.5, 13.3)))
    let found = try linked([[own], [other, second]], in: folder, as: "a.gaz").records
    #expect(found.map(\.id).sorted() == ["own", "second"])
    _ = try linked([found], in: folder, as: "b.gaz")
    #expect(try contents(folder.file("a.gaz")) == contents(folder.file("b.gaz")))
  }

  @Test func aNameOfOneAmongTheNamesOfTheOtherIsEnough() throws {
    let own = PlaceRecord.place("München", id: "own", at: (48.14, 11.58), official: ["Munich", "Monaco"])
    let other = Self.of("Geo", .place("Munich", id: "geo", at: (48.137, 11.575)))
    #expect(try ids([[own], [other]]) == ["own"])
    #expect(try ids([[other], [own]]) == ["own"])
  }

  @Test("What may be two places stays two")
  func apart() throws {
    let own = PlaceRecord.place("Central", id: "own", at: (10, 10), type: "train_station", country: "US")
    let others: [(String, PlaceRecord)] = [
      ("too far", .place("Central", id: "other", at: (10.003, 10), type: "train_station")),
      ("another kind", .place("Central", id: "other", at: (10, 10), type: "airport")),
      ("another family", .place("Central", id: "other", at: (10, 10), type: "locality")),
      ("another country", .place("Central", id: "other", at: (10, 10), type: "train_station", country: "MX")),
      ("no name in common", .place("Centre", id: "other", at: (10, 10), type: "train_station")),
    ]
    for (reason, other) in others { #expect(try ids([[own], [Self.of("Geo", other)]]) == ["other", "own"], "\(reason)") }
    #expect(try ids([[own], [.place("Central", id: "other", at: (10, 10), type: "train_station")]]) == ["other", "own"], "one source")
    #expect(try ids([[own, Self.of("Geo", others[0].1)]]) == ["other", "own"], "one file")
    #expect(try ids([[own], [Self.of("Geo", .place("Central", id: "other", at: (10.001, 10), type: "train_station"))]]).count == 1)
    #expect(try ids([[own], [Self.of("Geo", .place("Central", id: "other", at: (10, 10), type: nil, country: "US"))]]).count == 1)
  }

  @Test("A record without a country links no two countries, whatever the order of the files")
  func countries() throws {
    let records = ["US", nil, "MX"].map { country in
      Self.of("source \(country ?? "")", .place("Nogales", id: country ?? "none", at: (31.33, -110.94), country: country))
    }
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [0, 2, 1]] { #expect(try ids(order.map { [records[$0]] }).count == 2, "\(order)") }
  }

  @Test("A record without a type links no two types, whatever the order of the files")
  func types() throws {
    let records = ["plaza", nil, "subway_station"].map { type in
      Self.of("source \(type ?? "")", .place("Marienplatz", id: type ?? "none", at: (48.137, 11.575), type: type))
    }
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [0, 2, 1]] { #expect(try ids(order.map { [records[$0]] }).count == 2, "\(order)") }
  }

  @Test func streetsStayWithTheirHouses() throws {
    let own = PlaceRecord.place("Main Street", id: "own", type: "route")
    #expect(try ids([[own], [Self.of("Geo", .place("Main Street", id: "geo", type: "route"))]]) == ["geo", "own"])
  }

  @Test func ofTwoNamesakesOfOneSourceTheNearerIsTaken() throws {
    let own = PlaceRecord.place("Newtown", id: "own", at: (10, 10))
    let near = Self.of("Geo", .place("Newtown", id: "near", at: (10.01, 10), importance: 0.6))
    let far = Self.of("Geo", .place("Newtown", id: "far", at: (10.05, 10), importance: 0.7))
    #expect(try ids([[own], [far, near]]) == ["far", "near"])
  }

  @Test("Looking only at near namesakes finds what looking at every pair finds", arguments: Seeds.of(60))
  func referenceEngine(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let files = (0..<3).map { file in
      (0..<25).map { number -> PlaceRecord in
        let type = random.pick(["locality", "hotel", "administrative_area_level_1"])
        let position = (Double(random.pick([0, 1, 2, 3])) * 0.03, Double(random.pick([0, 1, 2])) * 0.04)
        let record = PlaceRecord.place(
          random.pick(["Aa", "Bb", "Cc", "Dd", "Ee"]), id: "\(file)-\(number)", at: position, importance: 0.5, type: type,
          aliases: [random.pick(["Aa", "Bb", "Ff", "Gg"])])
        return Self.of("source \(file)", record)
      }
    }
    #expect(try ids(files).count == 75 - Self.plainLinks(files))
  }

  /// How many records go into others, by the definition alone.
  private static func plainLinks(_ files: [[PlaceRecord]]) -> Int {
    let all = files.enumerated().flatMap { file, records in records.map { (file: file, record: $0, hash: nameKeyHash(Array($0.id.utf8))) } }
    var pairs: [(order: (Int, Double, UInt64, UInt64), a: Int, b: Int)] = []
    for a in all.indices {
      for b in all.indices where all[a].hash < all[b].hash && all[a].file != all[b].file {
        let (one, two) = (all[a].record, all[b].record)
        let meters = one.location.distanceMeters(to: two.location)
        let shares = one.name == two.name || one.names.contains { $0.text == two.name } || two.names.contains { $0.text == one.name }
        guard one.primaryType == two.primaryType, shares, meters <= PlaceFamily(primaryType: one.primaryType).duplicateMeters else {
          continue
        }
        pairs.append(((one.name == two.name ? 0 : 1, meters, all[a].hash, all[b].hash), a, b))
      }
    }
    var groups = all.indices.map { [$0] }
    for pair in pairs.sorted(by: { $0.order < $1.order }) {
      guard let a = groups.firstIndex(where: { $0.contains(pair.a) }), let b = groups.firstIndex(where: { $0.contains(pair.b) }) else {
        continue
      }
      let joined = groups[a] + groups[b]
      if a == b || Set(joined.map { all[$0].file }).count < joined.count { continue }
      groups[a] = joined
      groups.remove(at: b)
    }
    return all.count - groups.count
  }
}

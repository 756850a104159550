// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
package import GazetteerIndex
import GazetteerLibC
import GazetteerPlaces

/// A small index in a temporary file, with its reference engine. The file goes when the world goes.
package final class World {
  package let records: [PlaceRecord]
  package let engine: SearchEngine
  package let reference: ReferenceEngine
  package let path: String

  /// Country names that every world has; tests may look for them beside names.
  package static let countries = [
    CountryNames(code: "FR", names: [("", "France"), ("de", "Frankreich"), ("ja", "フランス")]),
    CountryNames(code: "US", names: [("", "United States"), ("fr", "États-Unis")]),
    CountryNames(code: "FJ", names: [("", "Fiji")]),
  ]

  package init(_ records: [PlaceRecord], profile: RankingProfile = RankingProfile()) throws {
    self.records = records
    path = try Self.written(records)
    engine = SearchEngine(reader: try IndexReader(path: path), profile: profile)
    engine.checksInvariant = true
    reference = ReferenceEngine(records, countries: Self.countries, overview: engine.reader.overview, profile: profile)
  }

  package convenience init(_ records: PlaceRecord...) throws { try self.init(records) }

  /// The index as the only layer.
  package var layer: Layer { engine.reader.layers[0] }
  /// Reads the index by its own numbers.
  package var reader: IndexReader { layer.reader }

  deinit { unlink(path) }

  /// The path of a new index.
  ///
  /// - Parameter hidden: Ids that it removes from layers below it.
  static func written(_ records: [PlaceRecord], hiding hidden: Set<String> = []) throws -> String {
    let path = temporaryPath()
    let writer = try IndexWriter(output: path)
    writer.isSynced = false
    for record in records { _ = try writer.add(record, sourceIndex: 0) }
    for id in hidden { writer.hide(id: id) }
    for name in filterable { writer.declare(filterable: name) }
    _ = try writer.finish(countries: countries)
    return path
  }

  /// The attributes that places of every world can be filtered by.
  package static let filterable = ["brand", "stars"]

  package static func temporaryPath() -> String {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    return "\(folder)/gazetteer-world-\(getpid())-\(UInt64.random(in: 0 ... .max)).gaz"
  }

  /// Ids of the answer, best first.
  package func ids(_ request: SearchRequest) throws -> [String] {
    try engine.search(request).candidates.map { try engine.reader.record(of: $0.place).id }
  }

  /// Primary names of the answer, best first.
  package func search(_ text: String, _ adjust: (inout SearchRequest) -> Void = { _ in }) throws -> [String] {
    var request = SearchRequest(text: text)
    adjust(&request)
    return try engine.search(request).candidates.map { try engine.reader.record(of: $0.place).name }
  }
}

extension PlaceRecord {
  /// A place for a test, with the least that has to be said. The id is the name unless given.
  package static func place(
    _ name: String, id: String? = nil, at position: (Double, Double) = (0, 0), importance: Double = 0.5, type: String? = "locality",
    country: String? = nil, locality: String? = nil, official: [String] = [], aliases: [String] = []
  ) -> PlaceRecord {
    let location = GeoPoint(latitude: position.0, longitude: position.1) ?? GeoPoint(latitudeE7: 0, longitudeE7: 0)
    let ascii = String(name.unicodeScalars.map { $0.value > 32 && $0.value < 127 ? Character($0) : "-" })
    var record = PlaceRecord(id: id ?? ascii, name: name, location: location, importance: importance)
    record.primaryType = type
    record.types = type.map { [$0] } ?? []
    record.address.countryCode = country
    record.address.locality = locality
    record.names = official.map { AlternateName(text: $0, kind: .official) } + aliases.map { AlternateName(text: $0, kind: .variant) }
    return record
  }
}

// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Figures that describe an index as a whole.
package struct IndexFacts: Codable, Sendable {
  /// A name and how many places have it.
  package struct Count: Codable, Equatable, Sendable {
    package var name: String
    package var places: Int
  }

  /// A source with its terms, and how many places come from it.
  package struct SourceFacts: Codable, Equatable, Sendable {
    package var name: String
    package var license: String?
    package var attribution: String?
    package var places: Int
  }

  /// A table, including its indexes or shadow tables, and its size in bytes.
  package struct TableSize: Codable, Equatable, Sendable {
    package var name: String
    package var bytes: Int
  }

  /// Degrees. The box never crosses ±180°, so it is wide when places lie on both sides.
  package struct BoundingBox: Codable, Equatable, Sendable {
    package var south: Double
    package var west: Double
    package var north: Double
    package var east: Double
  }

  /// The parameters that the index was built with.
  package struct Parameters: Codable, Equatable, Sendable {
    package var pageSize: Int
    package var blockSize: Int
    package var longestIndexedPrefix: Int
  }

  package var formatVersion: Int
  package var places: Int
  package var bytes: Int
  /// Number of places by primary type, most frequent first, then by name; places without a type count under the empty name.
  package var placesByType: [Count]
  /// Number of places by country code, in the same order.
  package var placesByCountry: [Count]
  /// In the order of the index; places without a source come last, with an empty name.
  package var sources: [SourceFacts]
  /// What requests can filter by, in ascending order; empty for nothing.
  package var filterable: [String]
  /// Largest first; nil when the SQLite library has no `dbstat`.
  package var tables: [TableSize]?
  /// Nil when the index is empty.
  package var boundingBox: BoundingBox?
  package var parameters: Parameters

  /// Reads the facts of an index.
  ///
  /// - Complexity: reads every place, about a second a million.
  /// - Throws: `IndexError`.
  package init(path: String) throws {
    self = try translatingReadFailures(path: path) {
      let reader = try IndexReader(path: path)
      return try IndexFacts(reader, reader.file.connect())
    }
  }

  private init(_ reader: IndexReader, _ database: Connection) throws {
    let overview = reader.overview
    var types: [String: Int] = [:]
    var countries: [String: Int] = [:]
    var typeSets = [Int](repeating: 0, count: overview.typeSets.count)
    var countryCounts = [Int](repeating: 0, count: overview.countries.count + 1)
    for place in stride(from: 1, through: overview.placeCount, by: 1) {
      let core = try reader.core(of: place)
      _ = try reader.typeSet(core.typeSet)
      typeSets[core.typeSet - 1] += 1
      countryCounts[countryCounts.indices.contains(core.country) ? core.country : 0] += 1
    }
    for (set, count) in zip(overview.typeSets, typeSets) { types[set.primaryType.map(PlaceTypeTable.name(of:)) ?? "", default: 0] += count }
    for (id, count) in countryCounts.enumerated() { countries[reader.countryCode(id) ?? "", default: 0] += count }
    formatVersion = Int(Schema.formatVersion)
    places = overview.placeCount
    placesByType = Self.counts(types)
    placesByCountry = Self.counts(countries)
    sources = try Self.sources(database)
    filterable = try reader.attributeNames()
    let pageSize = Int(try database.integer(SQL.pageSize) ?? 0)
    bytes = reader.file.size
    tables = try? Self.tables(database)
    boundingBox = try Self.boundingBox(database)
    parameters = Parameters(pageSize: pageSize, blockSize: Schema.blockSize, longestIndexedPrefix: Schema.longestIndexedPrefix)
  }

  private static func counts(_ counts: [String: Int]) -> [Count] {
    counts.filter { $0.value > 0 }.map { Count(name: $0.key, places: $0.value) }.sorted { ($1.places, $0.name) < ($0.places, $1.name) }
  }

  private static func sources(_ database: Connection) throws(SQLiteError) -> [SourceFacts] {
    let select = try database.prepare(SQL.placesBySource)
    var sources: [SourceFacts] = []
    while try select.step() {
      sources.append(
        SourceFacts(
          name: select.string(0), license: select.optionalString(1), attribution: select.optionalString(2), places: select.int(3)))
    }
    return sources
  }

  /// Shadow tables of virtual tables count with these: they are named `table_part`.
  private static func tables(_ database: Connection) throws(SQLiteError) -> [TableSize] {
    var virtual: [String] = []
    let names = try database.prepare(SQL.virtualTables)
    while try names.step() { virtual.append(names.string(0)) }
    let select = try database.prepare(SQL.tableSizes)
    var sizes: [String: Int] = [:]
    while try select.step() {
      let name = select.string(0)
      let owner = virtual.filter { name.hasPrefix($0 + "_") }.max { $0.utf8.count < $1.utf8.count }
      sizes[owner ?? name, default: 0] = (sizes[owner ?? name] ?? 0).addingClamped(select.int(1))
    }
    return sizes.map { TableSize(name: $0.key, bytes: $0.value) }.sorted { ($1.bytes, $0.name) < ($0.bytes, $1.name) }
  }

  private static func boundingBox(_ database: Connection) throws(SQLiteError) -> BoundingBox? {
    let select = try database.prepare(SQL.boundingBox)
    guard try select.step(), !select.isNull(0) else { return nil }
    func degrees(_ column: Int32) -> Double { Double(select.int64(column)) / 1e7 }
    return BoundingBox(south: degrees(0), west: degrees(1), north: degrees(2), east: degrees(3))
  }
}

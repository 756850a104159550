// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerImport
import GazetteerIndex
import GazetteerService
import GazetteerTesting

extension FuzzTarget {
  /// Canonical records, a line each.
  static let ndjson = importing("ndjson", .ndjson)
  static let geojson = importing("geojson", .geojson)
  /// Addresses, delimited or as features.
  static let openAddresses = importing("openaddresses", .openaddresses)
  /// Elements of OpenStreetMap, as PBF or XML.
  static let openStreetMap = importing("osm", .osm)
  /// A change file of OpenStreetMap, over an index of a small map.
  static let changes = FuzzTarget(name: "osc", prepare: { _ = SmallMap.path }) { bytes in
    var options = ImportOptions()
    options.basePath = SmallMap.path
    read([ImportSource(path: ScratchFile.holding(bytes, "rows.osc"), format: .osm)], options)
  }

  /// Whatever the bytes turn out to be, packed or not.
  static let gzip = importing("gzip", .auto)

  /// A mapping up to a line `---`, rows behind it: delimited text or JSON.
  static let csv = FuzzTarget(name: "csv") { bytes in
    let (mapping, rows) = halves(of: bytes)
    guard let mapping = try? SourceMapping.parse(String(decoding: mapping, as: UTF8.self), path: "mapping") else { return }
    for format in [SourceFormat.csv, .tsv, .ndjson, .geojson] {
      read([ImportSource(path: ScratchFile.holding(rows, "rows.csv"), format: format, mapping: mapping)])
    }
  }

  /// A side table up to a line `---`, the 19 columns behind it. The first byte chooses which table.
  static let geonames = FuzzTarget(name: "geonames") { bytes in
    var input = FuzzInput(bytes)
    let name = input.choice(
      of: ["alternateNamesV2.txt", "admin1CodesASCII.txt", "admin2Codes.txt", "countryInfo.txt", "featureCodes_en.txt"])
    let (side, rows) = halves(of: input.bytes)
    var sources = [ImportSource(path: ScratchFile.holding(rows, "rows.txt"), format: .geonames)]
    if !side.isEmpty { sources.append(ImportSource(path: ScratchFile.holding(side, name))) }
    read(sources)
  }

  /// The 12 columns of postal codes.
  static let postalCodes = importing("postal", .geonames)

  /// Canonical records all the way: into an index, which opens, passes every check and is searched.
  static let imported = FuzzTarget(name: "imported") { bytes in
    let path = ScratchFile.path("imported.gaz")
    let source = ImportSource(path: ScratchFile.holding(bytes, "rows.ndjson"), format: .ndjson)
    do {
      _ = try IndexImport(sources: [source], output: path, countries: World.countries).run()
    } catch is ImportError {
      return
    } catch {
      finding("an import failed: \(error)")
    }
    do { try lookThrough(path) } catch { finding("a new index is not sound: \(error)") }
  }

  private static func importing(_ name: String, _ format: SourceFormat) -> FuzzTarget {
    FuzzTarget(name: name) { bytes in read([ImportSource(path: ScratchFile.holding(bytes, "rows.\(name)"), format: format)]) }
  }

  /// Reads sources to their end, and writes again what came of them; only the failures that an import may have are none.
  private static func read(_ sources: [ImportSource], _ options: ImportOptions = ImportOptions()) {
    var (options, sink) = (options, MemorySink())
    options.threads = 1  // what is found can be repeated
    do {
      _ = try ImportPipeline.run(sources, options: options, into: &sink)
    } catch is ImportError {
    } catch {
      finding("an import failed: \(error)")
    }
    for record in sink.records.prefix(50) {
      do { _ = try CanonicalJSON.line(for: record) } catch { finding("details that were taken in cannot be read: \(error)") }
    }
  }

  private static func lookThrough(_ path: String) throws {
    try IndexVerification.verify(path: path)
    let index = try PlaceIndex(path: path)
    try index.withSession { session in
      for place in 1...min(3, session.engine.reader.overview.placeCount) {
        let record = try session.engine.reader.record(of: place)
        _ = try session.details(DetailsQuery(placeID: record.id, showsExtra: true))
        guard var query = try? AutocompleteQuery(AutocompleteParameters(input: record.name)) else { continue }
        query.deadline = deadline
        _ = try? session.answer(query)
      }
    }
  }

  /// The bytes before and behind the first line `---`.
  private static func halves(of bytes: [UInt8]) -> (first: [UInt8], second: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let mark = lines.firstIndex(where: { $0.elementsEqual("---".utf8) }) else { return ([], bytes) }
    return (Array(lines[..<mark].joined(separator: "\n".utf8)), Array(lines[(mark + 1)...].joined(separator: "\n".utf8)))
  }
}

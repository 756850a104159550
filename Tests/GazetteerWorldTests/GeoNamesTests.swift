// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerImport
import GazetteerIndex
import GazetteerPlaces
import GazetteerWorld
import Testing

/// Positions of settlements beside those of GeoNames, where its files lie beside the package; skipped elsewhere.
///
/// This finds slips of the pen. It is no independent proof: some positions were corrected by GeoNames, see `Data/README.md`.
@Suite(.enabled(if: GeoNames.isThere, "needs ../shared/data/geonames beside the package")) struct GeoNamesTests {
  /// Settlements that GeoNames' files do not have under any of our names.
  static let unknownThere: Set = [
    "city-at-hallstatt", "city-au-airlie-beach", "city-bo-el-alto", "city-br-gramado", "city-ca-jasper", "city-fj-savusavu",
    "city-gu-dededo", "city-io-diego-garcia", "city-ki-betio", "city-ki-tabwakea", "city-mh-ebeye", "city-mm-bagan",
    "city-nz-pukekohe", "city-pe-aguas-calientes", "city-sd-wadi-halfa", "city-st-trindade", "city-sy-qamishli", "city-ua-chernobyl",
    "city-ye-shibam", "city-za-germiston",
  ]
  /// Settlements whose centre GeoNames sees more than 2.5 km from ours; looked at one by one, ours is the town centre.
  static let elsewhereThere: Set = [
    "city-ar-posadas", "city-au-mackay", "city-au-noosa-heads", "city-ba-sarajevo", "city-cc-west-island", "city-cn-dunhuang",
    "city-cn-xuzhou", "city-cw-willemstad", "city-fj-levuka", "city-ge-sukhumi", "city-iq-najaf", "city-jp-kagoshima",
    "city-jp-kanazawa", "city-jp-kitakyushu", "city-jp-saitama", "city-kr-sejong", "city-kz-oral", "city-mg-antsiranana",
    "city-mr-chinguetti", "city-np-pokhara", "city-pe-piura", "city-py-ciudad-del-este", "city-ru-krasnoyarsk", "city-tw-new-taipei",
    "city-vn-ho-chi-minh-city",
  ]

  @Test func settlementsLieWhereGeoNamesHasThem() throws {
    let known = try GeoNames.points()
    var unknown: Set<String> = []
    var elsewhere: Set<String> = []
    for row in try EmbeddedRows.all() where row.primaryType == "locality" {
      let points = row.allNames.flatMap { known[GeoNames.key(row.country, $0)] ?? [] }
      let nearest = points.map { Earth.metres(row, latitude: $0.latitude, longitude: $0.longitude) }.min()
      if nearest == nil { unknown.insert(row.id) } else if nearest ?? 0 > 2500 { elsewhere.insert(row.id) }
    }
    #expect(unknown == GeoNamesTests.unknownThere)
    #expect(elsewhere == GeoNamesTests.elsewhereThere)
  }

  @Test func ourCitiesAndThoseOfGeoNamesAreLinked() throws {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("gazetteer-linked-\(UUID().uuidString).gaz").path
    defer { try? FileManager.default.removeItem(atPath: output) }
    let own = try GazetteerData.placeFiles().map { ImportSource(path: $0, format: .ndjson) }
    let cities = ImportSource(path: "\(GeoNames.folder)/cities15000-2025-11.txt.gz")
    let outcome = try IndexImport(sources: own + [cities], output: output, countries: []).run()
    #expect(outcome.summary?.linked ?? 0 > 500)
    let reader = try IndexReader(path: output)
    let berlin = try #require(try reader.place(withID: "2950159"))  // of GeoNames
    #expect(try reader.place(withID: "city-de-berlin") == berlin)
    let record = try reader.record(of: berlin)
    #expect(record.names.contains { $0.text == "ベルリン" && $0.language == "ja" } && record.names.contains { $0.text == "Berolinum" })
  }
}

/// The GeoNames files beside the package.
private enum GeoNames {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/data/geonames").path
  static let isThere = FileManager.default.fileExists(atPath: folder)

  static func key(_ country: String, _ name: String) -> String {
    country + " " + name.folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil).filter(\.isLetter)
  }

  /// Country and folded name → positions, over all names. Of two files that know a place the newer one counts.
  static func points() throws -> [String: [GeoPoint]] {
    let files = ["cities1000-2010-12", "cities5000-2018-01", "cities15000-2025-11"].map { ImportSource(path: "\(folder)/\($0).txt.gz") }
    var sink = MemorySink()
    _ = try ImportPipeline.run(files, into: &sink)
    var points: [String: [GeoPoint]] = [:]
    for record in sink.records {
      for name in Set([record.name] + record.names.map(\.text)) {
        points[key(record.address.countryCode ?? "", name), default: []].append(record.location)
      }
    }
    return points
  }
}

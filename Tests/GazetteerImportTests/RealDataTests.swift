// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerImport
import GazetteerIndex
import Testing

/// Counts on real files. They live beside the package; elsewhere these tests are skipped.
@Suite(.enabled(if: RealData.isThere, "needs ../shared/data beside the package")) struct RealDataTests {
  private func run(_ names: [String], mapping: String? = nil) throws -> (records: [PlaceRecord], report: ImportReport) {
    let rules = try mapping.map { try SourceMapping.read(path: packageRoot.appendingPathComponent("Data/mappings/\($0).json").path) }
    var sink = MemorySink()
    let report = try ImportPipeline.run(names.map { ImportSource(path: RealData.path($0), mapping: rules) }, into: &sink)
    return (sink.records, report)
  }

  @Test func openFlightsAirportsAreAllKept() throws {
    let (records, report) = try run(["openflights/airports.dat"], mapping: "openflights-airports")
    #expect((report.read, report.kept, report.rejected) == (7698, 7698, 0))
    #expect(records.filter { $0.address.countryCode == nil }.count == 0)
    let sydney = records.first { $0.names.contains(AlternateName(text: "SYD", kind: .abbreviation)) }
    #expect(sydney?.primaryType == "airport" && sydney?.address.countryCode == "AU")
  }

  @Test func trainlineStationsAreKeptOrSkipped() throws {
    let (records, report) = try run(["trainline/stations-2016-12.csv.gz"], mapping: "trainline-stations")
    #expect((report.read, report.kept, report.skipped, report.rejected) == (26626, 20433, 6193, 0))
    #expect(records.first { $0.name == "Wien Hbf" }?.names.first { $0.language == "ru" }?.text == "Вена")
  }

  @Test func overturePlacesAreAllKept() throws {
    for (file, count) in [("overture/places-sydney-2026-04.ndjson", 12), ("overture/places-utrecht-2023-07.geojson.gz", 2049)] {
      let (records, report) = try run([file], mapping: "overture-places")
      #expect((report.read, report.kept, report.rejected) == (count, count, 0))
      #expect(records.allSatisfy { $0.id.hasPrefix("overture:") && $0.source?.name == "Overture Maps" })
    }
  }

  @Test func whosOnFirstKeepsWhatIsCurrent() throws {
    let (records, report) = try run(["whosonfirst/admin-lu.ndjson.gz"], mapping: "whosonfirst")
    #expect((report.read, report.kept, report.skipped, report.rejected) == (1353, 778, 575, 0))
    #expect(records.first { $0.id == "wof:101751765" }?.primaryType == "locality")
  }

  @Test func cityFilesMergeByIdAndCountryDumpsAreWhole() throws {
    let cities = ["geonames/cities1000-2010-12.txt.gz", "geonames/cities5000-2018-01.txt.gz", "geonames/cities15000-2025-11.txt.gz"]
    let merged = try run(cities).report
    #expect((merged.read, merged.kept, merged.merged, merged.rejected) == (180_996, 111_607, 69_389, 0))
    let dumps = try run(["geonames/CY-2008.txt.gz", "geonames/AD-2008-02.txt.gz"]).report
    #expect((dumps.read, dumps.kept) == (8769, 8769))
  }

  @Test func addressesBecomeStreets() throws {
    let (records, report) = try run(["openaddresses/us-ak-kodiak_island_borough.csv"])
    #expect((report.read, report.gathered, report.rejected) == (4473, 4452, 21))
    #expect(records.reduce(0) { $0 + $1.houseNumbers.houses.count } == 4452 - (report.repaired["houseRepeated"] ?? 0))
    #expect(records.filter { $0.name == "Mission Road" }.count == 2)
    let units = try run(["openaddresses/au-input_file_4.csv"]).records.flatMap(\.houseNumbers.houses)
    #expect(units.count == 10 && units.allSatisfy { $0.unit != nil && $0.number.hasPrefix("244") })
    #expect(throws: ImportError.self) { try run(["openaddresses/openaddresses_bad_data.csv"]) }
  }

  @Test func postalTablesBecomeCodes() throws {
    let (records, report) = try run(["DE", "US", "GB", "FR", "CA", "LI"].map { "geonames/postal/\($0).txt.gz" })
    #expect(report.read == 137_685 && report.read == report.gathered + report.rejected)
    for id in ["postal:FR-75001", "postal:GB-SW1A", "postal:US-90210", "postal:DE-10115"] {
      #expect(records.contains { $0.id == id }, "\(id)")
    }
    #expect(records.first { $0.id == "postal:US-90210" }?.address.locality == "Beverly Hills")
  }

  @Test func sideFilesGiveMostCitiesTheirRegion() throws {
    let names = ["cities15000-2025-11.txt.gz", "admin1CodesASCII-2025-11.txt", "admin2Codes-2017-05.txt.gz", "countryInfo-2025-11.txt"]
    let (records, report) = try run(names.map { "geonames/" + $0 })
    #expect(report.kept == 32_847)
    #expect(records.filter { $0.address.administrativeArea1 != nil }.count > 32_600)
    let lines = try records.map(CanonicalJSON.line(for:)).joined(separator: "\n")
    #expect(try imported(lines).records == records)
  }
}

// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import Testing

@testable import GazetteerImport

/// GeoNames' `hierarchy`: the division that a place lies in.
@Suite struct HierarchyTests {
  private func address(code admin1: String = "", _ hierarchy: String, name: String = "hierarchy.txt") throws -> [String?] {
    let folder = try TemporaryFolder()
    let specs = [
      try folder.file("places.txt", geoNamesRow(id: "7", name: "Town", country: "FR", admin1: admin1)),
      try folder.file(
        "admin1CodesASCII.txt",
        "FR.84\tAuvergne-Rhône-Alpes\tAuvergne-Rhone-Alpes\t11071625\nFR.11\tÎle-de-France\tIle-de-France\t3012874\n"),
      try folder.file("admin2Codes.txt", "FR.84.69\tRhône\tRhone\t2987410\n"), try folder.file(name, hierarchy),
    ].map { ImportSource(path: $0) }
    var sink = MemorySink()
    let report = try ImportPipeline.run(specs, into: &sink)
    #expect(report.sources.map(\.format) == ["admin1CodesASCII", "admin2Codes", "hierarchy", "geonames"])
    let address = try #require(sink.records.first).address
    return [address.administrativeArea1, address.administrativeArea2]
  }

  @Test("a place without codes has the names of the divisions around it", arguments: ["hierarchy.txt", "tree.tsv"])
  func withoutCodes(name: String) throws {
    #expect(
      try address("2987410\t7\tADM\n11071625\t2987410\tADM\n3017382\t11071625\tADM\n", name: name) == ["Auvergne-Rhône-Alpes", "Rhône"])
  }

  @Test("a code that the tables do not know is replaced, one that they know stays, without what contradicts it")
  func codes() throws {
    let rows = "2987410\t7\tADM\n11071625\t2987410\n"
    #expect(try address(code: "B9", rows) == ["Auvergne-Rhône-Alpes", "Rhône"])
    #expect(try address(code: "84", rows) == ["Auvergne-Rhône-Alpes", "Rhône"])
    #expect(try address(code: "11", rows) == ["Île-de-France", nil])
  }

  @Test("links of other types, and circles, do not count")
  func oddities() throws {
    #expect(try address("11071625\t7\tfamous-places\n") == [nil, nil])
    #expect(try address("8\t7\tADM\n7\t8\tADM\n") == [nil, nil])
  }

  @Test("a row that does not fit ends the import")
  func wrongRow() { #expect(throws: ImportError.self) { try address("11071625\tx\tADM\n") } }
}

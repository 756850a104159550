// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import Testing

@testable import GazetteerImport

/// Tables, rows and features of other people are read without a mapping.
@Suite struct MappingDraftTests {
  private func imported(_ bytes: [UInt8], columns: [String: String] = [:]) throws -> [PlaceRecord] {
    let folder = try TemporaryFolder()
    var spec = ImportSource(path: try folder.file("table", bytes))
    spec.columns = columns
    var sink = MemorySink()
    let report = try ImportPipeline.run([spec], into: &sink)
    #expect(report.rejected == 0, "\(report.firstRejects)")
    return sink.records
  }

  private func text(_ record: PlaceRecord) -> String {
    "\(record.name) @ \(CanonicalJSON.degrees(record.location.latitudeE7)),\(CanonicalJSON.degrees(record.location.longitudeE7))"
  }

  private func value(_ field: String, of record: PlaceRecord) throws -> String? {
    switch field {
    case "id": record.id
    case "type": record.primaryType
    case "street": record.address.street
    case "houseNumber": record.address.houseNumber
    case "postalCode": record.address.postalCode
    case "locality": record.address.locality
    case "countryCode": record.address.countryCode
    case "phone": try record.details?.members()[.phone]?.string
    default: try record.details?.members().texts(ofExtra: field).first
    }
  }

  @Test("a table in the form of a program is read at once, with a hint, or refused with the cure", arguments: MessyTable.all)
  func messyTable(_ table: MessyTable) throws {
    switch table.outcome {
    case .read(let place, let fields):
      let records = try imported(table.bytes)
      let first = try #require(records.first { text($0) == place }, "\(records.map(text))")
      for (field, expected) in fields { #expect(try value(field, of: first) == expected, "\(field)") }
    case .readWith(let columns, let place):
      let refusal = #expect(throws: ImportError.self) { try imported(table.bytes) }
      guard case .columnUnclear(_, let field, let likeliest)? = refusal else { throw try #require(refusal) }
      #expect(columns.keys.contains(field) && likeliest.contains { columns[field] == $0 })
      #expect(try imported(table.bytes, columns: columns).contains { text($0) == place })
    case .refused(let cure):
      let refusal = #expect(throws: ImportError.self) { try imported(table.bytes) }
      #expect(refusal?.description.contains(cure) == true, "\(refusal?.description ?? "")")
    }
  }

  @Test("a drafted mapping gives the same places when it is saved and given", arguments: MessyTable.all)
  func savedMapping(_ table: MessyTable) throws {
    guard case .read = table.outcome, table.isDrafted else { return }
    let folder = try TemporaryFolder()
    let path = try folder.file("table", table.bytes)
    let draft = try MappingDraft.of(ImportSource(path: path))
    let given = ImportSource(path: path, format: table.format, mapping: try SourceMapping.parse(draft.json, path: "m"))
    var sink = MemorySink()
    _ = try ImportPipeline.run([given], into: &sink)
    #expect(try sink.records == imported(table.bytes))
  }

  @Test("docs/tables.md tells of each table what an import makes of it")
  func page() throws {
    let page = URL(filePath: #filePath).appending(path: "../../../../docs/tables.md").standardized
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }
    #expect(rows.count == MessyTable.all.count + 1)
    for table in MessyTable.all {
      let row = try #require(rows.first { $0.hasPrefix("| \(table.form) |") }, "\(table.form)")
      #expect(row.split(separator: " | ").last?.hasPrefix(table.told) == true, "\(row)")
    }
    let counts = ["read", "--column", "refused"].map { word in MessyTable.all.count { $0.told.contains(word) } }
    let sum =
      "\(counts[0]) of \(MessyTable.all.count) are read at once, \(counts[1]) with an option and \(counts[2]) after a change"
    #expect(try String(contentsOf: page, encoding: .utf8).contains(sum), "\(sum)")
  }

  @Test("degrees, minutes and seconds are numbers of a position, other texts with their signs are none")
  func degrees() {
    func value(_ text: String, _ comma: Bool = false) -> Double? {
      NumberText.value(of: text, hasDecimalComma: comma).map { ($0 * 1e7).rounded() / 1e7 }
    }
    #expect(value("52°30'36\"N") == 52.51 && value("W 0°7'30\"") == -0.125 && value("-33° 30.6'") == -33.51 && value("12º") == 12)
    #expect(value("52°30'36,0\"N", true) == 52.51)
    for text in ["5°O", "5°75'", "N°", "20 °C", "5°1'2\"3", "north 5°"] { #expect(value(text) == nil, "\(text)") }
  }

  @Test("a row has an id that stays, where the table has none")
  func derivedIDs() throws {
    let table = "name,lat,lon,id\nA,1,2,\nB,3,4,7\n"
    let ids = try imported(Array(table.utf8)).map(\.id)
    #expect(ids.count == 2 && ids[1] == "7" && ids[0].utf8.count == 16)
    #expect(try imported(Array(table.utf8)).map(\.id) == ids)
  }

  @Test(
    "rows of JSON with other names for name and position are read",
    arguments: [
      #"{"name": "Ferry", "lat": 60.1, "lon": 24.9}"#, #"{"title": "Ferry", "latitude": "60.1", "longitude": "24.9", "note": "x"}"#,
      #"{"Nom": "Ferry", "geo": {"lat": 60.1, "lng": 24.9}}"#, #"{"name": "Ferry", "a.lat": 60.1, "a.lon": 24.9}"#,
    ])
  func jsonRows(_ row: String) throws {
    let records = try imported(Array((row + "\n").utf8))
    #expect(records.map(text) == ["Ferry @ 60.1,24.9"] && records[0].id.utf8.count == 16)
  }

  @Test("features without ids get some that stay, and their names may be called otherwise", arguments: ["name", "Bezeichnung"])
  func features(member: String) throws {
    func feature(_ name: String, _ id: String = "") -> String {
      #"{"type":"Feature",\#(id)"properties":{"\#(member)":"\#(name)"},"geometry":{"type":"Point","coordinates":[8.5,47.4]}}"#
    }
    let file = #"{"type":"FeatureCollection","features":["# + feature("A") + "," + feature("B", #""id":"b1","#) + "]}"
    let records = try imported(Array(file.utf8)).sorted { $0.name < $1.name }
    #expect(records.map(text) == ["A @ 47.4,8.5", "B @ 47.4,8.5"])
    #expect(records[0].id.utf8.count == 16 && records[1].id == "b1")
    #expect(try imported(Array((feature("A") + "\n").utf8)).map(\.id) == [records[0].id])
  }

  @Test("canonical records are read as such, whatever else they have")
  func canonicalRecords() throws {
    let row = #"{"id":"1","name":"A","lat":5,"lon":6,"location":{"latitude":1,"longitude":2}}"#
    #expect(try imported(Array((row + "\n").utf8)).map(text) == ["A @ 1,2"])
  }

  @Test("NA is Namibia, and no value is what other programs write for none")
  func emptyValues() throws {
    let records = try imported(Array("name,lat,lon,country,town\nA,-22.5,17,NA,N/A\nB,-22,17,NaN,NULL\n".utf8))
    #expect(records.map(\.address.countryCode) == ["NA", nil] && records.map(\.address.locality) == [nil, nil])
  }

  @Test("of two columns of addresses the one with the field's name is the whole address")
  func twoAddresses() throws {
    let table = Array("name,lat,lon,address,formattedAddress\nA,1,2,Quay 1,\"Quay 1, Port\"\n".utf8)
    #expect(try imported(table)[0].details?.members()[.formattedAddress]?.string == "Quay 1, Port")
  }

  @Test("a stated column that is not there, or is of no field, is an error that says so")
  func wrongColumns() {
    let table = Array("name,lat,lon\nA,1,2\n".utf8)
    for (columns, part) in [(["name": "shop"], "there is no column shop"), (["nmae": "name"], "nmae is no field")] {
      let refusal = #expect(throws: ImportError.self) { try imported(table, columns: columns) }
      #expect(refusal?.description.contains(part) == true)
    }
  }

  @Test("a table of one column is refused with what it lacks")
  func oneColumn() throws {
    let folder = try TemporaryFolder()
    let source = ImportSource(path: try folder.file("t.csv", Array("address\nRing 1\nRing 2\n".utf8)), format: .csv)
    var sink = MemorySink()
    let refusal = #expect(throws: ImportError.self) { try ImportPipeline.run([source], into: &sink) }
    #expect(refusal?.description.contains("write a column with names beside those with positions or addresses") == true)
  }

  @Test("every word of the table of headers means something for a field of mappings")
  func headerWords() {
    let words = HeaderWords.shared
    for (header, field) in [("Straße", "street"), ("STORE_ID", "id"), ("Längengrad", "longitude"), ("Öffnungszeiten", "openingHours")] {
      #expect(words.rank(of: header, as: field) != nil, "\(header)")
    }
    #expect(words.rank(of: "value", as: "name") == nil && !words.mentions("name", in: "Street name"))
    #expect(words.fields.isSubset(of: SourceMapping.knownFields.union(["address", "brand"])))
  }
}

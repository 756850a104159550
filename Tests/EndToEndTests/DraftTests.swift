// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Tables without a mapping, as people meet them in the command.
@Suite struct DraftTests {
  private static let table = "Filiale;Betreiber;Breite;Länge\nMarkt Süd;Firma;50,9;6,9\n"

  @Test("an import tells what it took for what, and saves a mapping that gives the same index")
  func savedMapping() throws {
    let folder = try Folder()
    try folder.write("stores.csv", Self.table)
    let drafted = try CommandRun(["import", "stores.csv", "--output", "a.gaz", "--save-mapping", "m.json"], folder: folder)
    #expect(drafted.status == 0 && drafted.lines.contains { $0.hasPrefix("kept") && $0.hasSuffix("1") })
    let rows = drafted.messages.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(rows.contains("name Filiale Markt Süd") && rows.contains("latitude Breite 50,9") && rows.contains("left out: Betreiber"))
    let given = try CommandRun(["import", "--mapping", "m.json", "stores.csv", "--output", "b.gaz"], folder: folder)
    #expect(given.status == 0 && !given.messages.contains("no mapping"))
    #expect(
      try Data(contentsOf: folder.url.appendingPathComponent("a.gaz")) == Data(contentsOf: folder.url.appendingPathComponent("b.gaz")))
  }

  @Test("mapping prints the draft, and says of other formats that they need none")
  func mapping() throws {
    let folder = try Folder()
    try folder.write("stores.csv", Self.table)
    let run = try CommandRun(["mapping", "--column", "name=Betreiber", "stores.csv"], folder: folder)
    #expect(run.status == 0 && run.text.contains(#""name": "Betreiber""#) && run.text.contains(#""decimal": ",""#))
    try folder.write("places.ndjson", #"{"id":"1","name":"A","location":{"latitude":1,"longitude":2}}"# + "\n")
    let other = try CommandRun(["mapping", "places.ndjson"], folder: folder)
    #expect(other.status == 65 && other.messages.contains("it needs no mapping"))
  }

  @Test("a draft that is not sure stops with 64, the likeliest columns and the option")
  func unsure() throws {
    let folder = try Folder()
    try folder.write("stores.csv", "Betreiber;Breite;Länge\nFirma;50,9;6,9\n")
    let run = try CommandRun(["import", "stores.csv", "--output", "a.gaz"], folder: folder)
    #expect(run.status == 64 && run.messages.contains("the likeliest are Betreiber") && run.messages.contains("--column name=Shop"))
    let wrong = try CommandRun(["import", "stores.csv", "--output", "a.gaz", "--column", "name"], folder: folder)
    #expect(wrong.status == 64 && wrong.messages.contains("--column"))
  }

  @Test("a mapping is never saved over a source")
  func sourceStays() throws {
    let folder = try Folder()
    try folder.write("stores.csv", Self.table)
    let run = try CommandRun(["import", "stores.csv", "--output", "a.gaz", "--save-mapping", "stores.csv"], folder: folder)
    #expect(run.status == 64)
    #expect(try String(contentsOf: folder.url.appendingPathComponent("stores.csv"), encoding: .utf8) == Self.table)
  }
}

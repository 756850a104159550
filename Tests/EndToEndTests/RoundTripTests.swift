// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// From a file to an index, answers, and back.
@Suite struct RoundTripTests {
  @Test("import prints what it did, and writes it as JSON when asked")
  func importReports() throws {
    let folder = try Folder()
    try folder.write("places.ndjson", Places.ndjson + #"{"id":"x","name":"","location":{"latitude":1,"longitude":2}}"# + "\nno json\n")
    let run = try CommandRun(["import", "--report", "report.json", "--reject-file", "rejects.tsv", "places.ndjson"], folder: folder)
    #expect(run.status == 0)
    for line in ["read           7", "kept           5", "rejected       2", "  emptyName    1", "  malformed    1"] {
      #expect(run.text.contains(line), "\(run.text)")
    }
    #expect(run.text.contains("places/s") && run.text.contains("bytes a place"))
    #expect(run.messages.isEmpty)
    let report = try #require(JSONSerialization.jsonObject(with: folder.read("report.json")) as? [String: Any])
    #expect((report["totals"] as? [String: Any])?["kept"] as? Int == 5)
    let rejects = String(decoding: try folder.read("rejects.tsv"), as: UTF8.self).split(separator: "\n")
    #expect(rejects.count == 3 && rejects[1].contains("\t6\temptyName\t"))
  }

  @Test("an import of the export gives the same bytes", arguments: ["ndjson", "geojson", "csv"])
  func exportAndImport(format: String) throws {
    let folder = try Places.imported()
    let export = try CommandRun(["export", "--index", "places.gaz", "--format", format], folder: folder)
    #expect(export.status == 0)
    try folder.write("export.\(format)", export.output)
    let mapping = format == "csv" ? ["--mapping", "gazetteer-csv"] : []
    let again = try CommandRun(["import", "--output", "again.gaz"] + mapping + ["export.\(format)"], folder: folder)
    #expect(again.status == 0, "\(again.messages)")
    #expect(try folder.read("again.gaz") == folder.read("places.gaz"))
  }

  @Test("changes over an index give the bytes of an import from scratch, and diff tells them")
  func changes() throws {
    let folder = try Places.imported()
    let store =
      #"{"id":"store","name":"Corner Store","location":{"latitude":48.9,"longitude":2.4},"primaryType":"store","importance":0.2}"# + "\n"
    let places = Places.ndjson.split(separator: "\n").filter { !$0.contains(#""fiji""#) }.joined(separator: "\n") + "\n"
    try folder.write("all.ndjson", places + store)
    try folder.write("changes.ndjson", #"{"id":"fiji","deleted":true}"# + "\n" + store)
    #expect(try CommandRun(["import", "--no-link", "--output", "all.gaz", "all.ndjson"], folder: folder).status == 0)
    let update = ["import", "--no-link", "--base", "places.gaz", "--output", "new.gaz"]
    let run = try CommandRun(update + ["changes.ndjson"], folder: folder)
    #expect(run.status == 0 && run.text.contains("deleted        1"), "\(run.text) \(run.messages)")
    #expect(try folder.read("new.gaz") == folder.read("all.gaz"))
    let diff = try CommandRun(["diff", "places.gaz", "new.gaz"], folder: folder)
    #expect(diff.status == 0 && diff.lines.count == 2)
    #expect(
      diff.lines.first?.hasPrefix(#"{"_change":["added"],"id":"store","#) == true && diff.lines.last == #"{"id":"fiji","deleted":true}"#)
    #expect(try CommandRun(["diff", "new.gaz", "all.gaz"], folder: folder).output.isEmpty)
    try folder.write("diff.ndjson", diff.output)
    #expect(try CommandRun(update.dropLast() + ["again.gaz", "diff.ndjson"], folder: folder).status == 0)
    #expect(try folder.read("again.gaz") == folder.read("new.gaz"))
  }

  @Test("a base that is missing or no index is a clear error", arguments: [("none.gaz", 66), ("places.ndjson", 69)])
  func badBase(base: String, status: Int32) throws {
    let folder = try Places.imported()
    for arguments in [["import", "--base", base, "places.ndjson"], ["diff", base, "places.gaz"], ["diff", "places.gaz", base]] {
      let run = try CommandRun(arguments, folder: folder)
      #expect(run.status == status && run.messages.contains(base) && run.messages.split(separator: "\n").count == 1, "\(run.messages)")
    }
  }

  @Test(
    "export keeps to the filters",
    arguments: [
      (["--countries", "fr"], ["city-paris", "hotel-1"]), (["--types", "(cities)"], ["city-paris", "city-parma"]),
      (["--restrict", "rect:-30,170,0,-170"], ["fiji"]), (["--restrict", "circle:48.8738,2.3631,100"], ["hotel-1"]),
      (["--countries", "aq"], []),
    ])
  func exportFilters(arguments: [String], ids: [String]) throws {
    let folder = try Places.imported()
    let run = try CommandRun(["export", "--index", "places.gaz"] + arguments, folder: folder)
    #expect(run.status == 0)
    let found = try run.lines.map { try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])["id"] as? String }
    #expect(Set(found) == Set(ids) && found.count == ids.count)
  }

  @Test("search prints a table: name, address, type in words, distance, id")
  func search() throws {
    let folder = try Places.imported()
    let run = try CommandRun(["search", "--index", "places.gaz", "--origin", "-17.8,179", "par"], folder: folder)
    #expect(run.lines.count == 3)
    #expect(run.lines.first?.hasPrefix("Paris") == true)
    #expect(run.lines.first?.contains("Île-de-France, France") == true)
    #expect(run.lines.first?.contains("  city  ") == true)
    #expect(run.lines.first?.hasSuffix(" km  city-paris") == true)
    #expect(!run.text.contains("\u{1B}"))
    let east = try CommandRun(["search", "--index", "places.gaz", "--language", "zh", "tokyo"], folder: folder)
    #expect(east.text.hasPrefix("東京タワー (Tokyo Tower)  "))
  }

  @Test("what finds nothing says so, with a hint, and is no failure")
  func noResult() throws {
    let folder = try Places.imported()
    let run = try CommandRun(["search", "--index", "places.gaz", "--countries", "de", "paris"], folder: folder)
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(run.messages.contains("no place found") && run.messages.contains("--countries"))
  }

  @Test("text may begin with a dash after --, and coordinates with a minus")
  func dashes() throws {
    let folder = try Places.imported()
    let run = try CommandRun(
      ["search", "--index", "places.gaz", "--json", "--bias", "rect:-20,170,-10,-170", "--", "-fiji"], folder: folder)
    #expect(run.status == 0, "\(run.messages)")
    #expect(run.text.hasPrefix(#"{"suggestions":[{"placePrediction":{"place":"places/fiji""#))
  }

  @Test("batch answers every line in order, wrong ones with an error body")
  func batch() throws {
    let folder = try Places.imported()
    let requests = [
      #"{"input":"par","limit":2}"#, "", "nonsense",
      #"{"input":"par","locationBias":{"circle":{"center":{"latitude":44.8,"longitude":10.3},"radius":5000}}}"#,
      #"{"input":"zzz"}"#, #"{"input":"par","limit":51}"#,
    ]
    let run = try CommandRun(
      ["batch", "--index", "places.gaz", "--extras", "--timing"], input: Data(requests.joined(separator: "\r\n").utf8), folder: folder)
    #expect(run.status == 0)
    #expect(run.lines.count == requests.count)
    #expect(run.lines[0].contains(#""placeId":"city-paris""#) && run.lines[0].contains(#""matchKind":"nameStart""#))
    #expect(run.lines[0].contains(#""complete":true,"elapsedMicroseconds":"#))
    #expect(run.lines[1].contains("INVALID_ARGUMENT") && run.lines[2].contains("Invalid JSON") && run.lines[5].contains("Invalid limit"))
    #expect(run.lines[3].contains(#""placeId":"city-parma""#))
    #expect(run.lines[4].hasPrefix(#"{"complete":true,"elapsedMicroseconds":"#))
  }

  @Test("batch answers at once when nothing more waits")
  func conversation() throws {
    let folder = try Places.imported()
    let process = try Process.gazetteer(CommandRun.path(), ["batch", "--index", "places.gaz"], in: folder)
    let (stdin, stdout) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (stdin, stdout)
    try process.run()
    for text in ["par", "fij", "tok"] {
      try stdin.fileHandleForWriting.write(contentsOf: Data("{\"input\":\"\(text)\"}\n".utf8))
      #expect(String(decoding: stdout.fileHandleForReading.availableData, as: UTF8.self).hasPrefix("{\"suggestions\":"))
    }
    try stdin.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("details prints the wanted members, also for a former id")
  func details() throws {
    let folder = try Places.imported()
    let run = try CommandRun(["details", "--index", "places.gaz", "old-2", "--fields", "id,location.latitude", "--json"], folder: folder)
    #expect(run.text == #"{"id":"hotel-1","location":{"latitude":48.8738}}"# + "\n")
    let extra = try CommandRun(["details", "--index", "places.gaz", "hotel-1", "--fields", "id,extra", "--json"], folder: folder)
    #expect(extra.text == #"{"id":"hotel-1","extra":{"stars":2}}"# + "\n")
  }

  @Test("explain shows the parts of every score, and why another place is not there")
  func explain() throws {
    let folder = try Places.imported()
    let run = try CommandRun(["explain", "--index", "places.gaz", "par", "--limit", "1", "--why", "city-parma"], folder: folder)
    #expect(run.text.contains("1. Paris  city-paris") && run.text.contains("importance"))
    #expect(run.text.contains("the last match in the answer scores"))
    let filtered = try CommandRun(
      ["explain", "--index", "places.gaz", "par", "--countries", "fr", "--why", "city-parma", "--json"], folder: folder)
    #expect(filtered.text.contains(#""standing":"filtered","filter":"country""#))
  }

  @Test("info tells what is in the index, and verify finds nothing wrong with it")
  func infoAndVerify() throws {
    let folder = try Places.imported()
    let info = try CommandRun(["info", "--index", "places.gaz", "--json"], folder: folder)
    let facts = try #require(JSONSerialization.jsonObject(with: info.output) as? [String: Any])
    #expect(facts["places"] as? Int == 5)
    #expect((facts["sources"] as? [[String: Any]])?.first?["license"] as? String == "CC0-1.0")
    #expect((facts["placesByCountry"] as? [[String: Any]])?.first?["places"] as? Int == 2)
    let text = try CommandRun(["info", "--index", "places.gaz"], folder: folder).text
    #expect(text.contains("places   5") && text.contains("sample: 1 places; CC0-1.0; nobody"))
    let verify = try CommandRun(["verify", "--index", "places.gaz"], folder: folder)
    #expect(verify.status == 0, "\(verify.messages)")
    #expect(folder.names == ["places.gaz", "places.ndjson"])
  }

  @Test("formats may be mixed: an option speaks for the sources after it")
  func mixedFormats() throws {
    let folder = try Folder()
    try folder.write("a.ndjson", Places.lines[0])
    try folder.write("b.txt", "key;title;lat;lon\n7;Berlin;52.5;13.4\n")
    try folder.write("b.json", #"{"delimiter":";","fields":{"id":"key","name":"title","latitude":"lat","longitude":"lon"}}"#)
    let run = try CommandRun(["import", "a.ndjson", "--format", "csv", "--mapping=b.json", "b.txt"], folder: folder)
    #expect(run.status == 0, "\(run.messages)")
    let search = try CommandRun(["search", "--index", "places.gaz", "berl"], folder: folder)
    #expect(search.text.hasPrefix("Berlin"))
  }

  @Test("standard input is a source, and two sources merge by id")
  func standardInput() throws {
    let folder = try Folder()
    try folder.write("first.ndjson", Places.ndjson)
    let newer = #"{"id":"city-paris","name":"Lutetia","location":{"latitude":48.85,"longitude":2.35}}"#
    let run = try CommandRun(["import", "first.ndjson", "-"], input: Data(newer.utf8), folder: folder)
    #expect(run.status == 0 && run.text.contains("merged         1"), "\(run.text) \(run.messages)")
    #expect(try CommandRun(["search", "--index", "places.gaz", "lutetia"], folder: folder).lines.count == 1)
  }
}

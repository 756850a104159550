// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// From a name of the catalogue to an index.
@Suite(.enabled(if: FaultServer.isPossible, "curl or python3 is missing"), .timeLimit(.minutes(30))) struct FetchedImportTests {
  private static let town = #"<osm><node id="1" lat="42.5" lon="1.52"><tag k="place" v="town"/><tag k="name" v="Zedvila"/></node></osm>"#

  private func environment(_ server: FaultServer, _ fault: String = "plain") -> [String: String] {
    ["GAZETTEER_FETCH_URL": server.url(fault)]
  }

  @Test("import --fetch needs no other word, and takes the country of the region")
  func openStreetMap() throws {
    let server = try FaultServer()
    try server.serveExtract(Data(Self.town.utf8))
    let run = try CommandRun(
      ["import", "--fetch", "osm:europe/andorra", "--output", "a.gaz"], environment: environment(server), folder: server.folder)
    #expect(run.status == 0 && run.messages.contains("ODbL-1.0: © OpenStreetMap contributors"), "\(run.messages)")
    let found = try CommandRun(["search", "--index", "a.gaz", "zed"], folder: server.folder)
    #expect(found.lines.first?.hasPrefix("Zedvila  Andorra") == true, "\(found.text)")
    #expect(server.folder.names.contains("cache"))
    #expect(FileManager.default.fileExists(atPath: server.folder.path("cache/gazetteer/sources/osm/europe/andorra-latest.osm.pbf")))
  }

  @Test("fetched and own sources stand in one import; a failed fetch writes no index")
  func mixed() throws {
    let server = try FaultServer()
    try server.serveExtract(Data(Self.town.utf8))
    try server.folder.write("own.ndjson", #"{"id":"1","name":"Own","location":{"latitude":1,"longitude":1}}"#)
    let both = ["import", "--output", "b.gaz", "own.ndjson", "--fetch=osm:europe/andorra"]
    #expect(try CommandRun(both, environment: environment(server, "wrong"), folder: server.folder).status == 65)
    #expect(!server.folder.names.contains("b.gaz"))
    let run = try CommandRun(both, environment: environment(server), folder: server.folder)
    #expect(run.status == 0 && run.text.contains("2 places"), "\(run.text)\(run.messages)")
  }

  @Test("tables of GeoNames come out of their archives, with the files that belong beside them")
  func geoNames() throws {
    let server = try FaultServer()
    let row = "7\tZedstadt\tZedstadt\t\t50.5\t9.5\tP\tPPL\tDE\t\t05\t\t\t\t20000\t\t200\tEurope/Berlin\t2026-01-01\n"
    try serveArchive(server, "export/dump/DE.zip", ["readme.txt": "about", "DE.txt": row])
    try server.serve("export/dump/admin1CodesASCII.txt", Data("DE.05\tHesse\tHesse\t1\n".utf8))
    try server.serve("export/dump/admin2Codes.txt", Data("DE.05.1\tKreis\tKreis\t2\n".utf8))
    let country = "DE\tDEU\t276\tGM\tGermany\tBerlin\t357021\t82927922\tEU\t.de\tEUR\tEuro\t49\t#####\t^(\\d{5})$\tde\t2921044\tCH\t\n"
    try server.serve("export/dump/countryInfo.txt", Data(country.utf8))
    let fetched = try server.fetch("plain", "geonames:countries/DE")
    #expect(fetched.status == 0, "\(fetched.messages)")
    // The line that is printed is run as it is.
    let line = try #require(fetched.lines.last).replacing("  import       gazetteer ", with: "")
    let run = try CommandRun(line.split(separator: " ").map(String.init), folder: server.folder)
    #expect(run.status == 0, "\(run.messages)")
    let found = try CommandRun(["search", "--index", "DE.gaz", "zeds"], folder: server.folder)
    #expect(found.lines.first?.hasPrefix("Zedstadt  Hesse, Germany") == true, "\(found.text)")
  }

  @Test("an archive that is none, or lacks its file, is removed", arguments: ["none", "lacking", "cut"])
  func brokenArchive(kind: String) throws {
    let server = try FaultServer()
    let path = "export/dump/hierarchy.zip"
    try serveArchive(server, path, [kind == "lacking" ? "other.txt" : "hierarchy.txt": String(repeating: "1\t2\tADM\n", count: 999)])
    if kind == "none" { try server.serve(path, Data("not an archive".utf8)) }
    if kind == "cut" { try server.serve(path, try server.folder.read("served/\(path)").dropLast(30)) }
    let run = try server.fetch("plain", "geonames:hierarchy")
    #expect(run.status == 65 && run.messages.contains("cannot be unpacked"), "\(run.messages)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: server.folder.path("c/geonames")) == [".hierarchy.txt.gz.lock"])
  }

  @Test("the newest run of a source of OpenAddresses is looked up")
  func openAddresses() throws {
    let server = try FaultServer()
    let runs = #"[{"source":"us/ca/zed","layer":"addresses","job":7,"size":1},{"source":"us/ca/zed","layer":"parcels","job":9}]"#
    try server.serve("api/data", Data(runs.utf8))
    let row =
      #"{"type":"Feature","properties":{"number":"5","street":"Zed Street","city":"Zedville"},"geometry":{"type":"Point","coordinates":[-122.2,37.8]}}"#
    try server.serve("batch-prod/job/7/source.geojson.gz", Data((row + "\n").utf8))
    let run = try CommandRun(
      ["import", "--fetch", "openaddresses:us/ca/zed", "--output", "o.gaz"], environment: environment(server), folder: server.folder)
    #expect(run.status == 0, "\(run.messages)")
    #expect(try CommandRun(["search", "--index", "o.gaz", "zed street 5"], folder: server.folder).text.contains("5 Zed Street"))
    let none = try server.fetch("plain", "openaddresses:us/ca/none")
    #expect(none.status == 66 && none.messages.contains("no run of openaddresses:us/ca/none"), "\(none.messages)")
  }

  @Test("Overture's files are written by its own program")
  func overture() throws {
    let folder = try Folder()
    let row =
      #"{"type":"Feature","id":"z1","properties":{"names":{"primary":"Zed Café"},"categories":{"primary":"cafe"}},"geometry":{"type":"Point","coordinates":[7.42,43.73]}}"#
    try FileManager.default.createDirectory(atPath: folder.path("bin"), withIntermediateDirectories: true)
    let program = "#!/bin/sh\necho \"$@\" >&2\nfor file; do :; done\necho '\(row)' >\"$file\"\n"
    try folder.write("bin/overturemaps", program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/overturemaps"))
    let name = "overture:place/7.40,43.71,7.45,43.76"
    let path = ["PATH": "\(folder.path("bin")):/usr/bin:/bin"]
    let run = try CommandRun(["import", "--fetch", name, "--output", "o.gaz"], environment: path, folder: folder)
    #expect(run.status == 0 && run.messages.contains("download --bbox=7.40,43.71,7.45,43.76 -f geojsonseq --type=place"), "\(run.messages)")
    #expect(try CommandRun(["search", "--index", "o.gaz", "zed"], folder: folder).lines.first?.hasPrefix("Zed Café") == true)
    try folder.write("bin/overturemaps", "#!/bin/sh\necho half >\"$6\"\nexit 3\n")
    #expect(try CommandRun(["fetch", name], environment: path, folder: folder).status == 75)
    let missing = try CommandRun(["fetch", name], environment: ["PATH": "/usr/bin:/bin"], folder: folder)
    #expect(missing.status == 66 && missing.messages.contains("pip install overturemaps"), "\(missing.messages)")
  }

  private func serveArchive(_ server: FaultServer, _ path: String, _ files: [String: String]) throws {
    let json = String(decoding: try JSONSerialization.data(withJSONObject: files), as: UTF8.self)
    let script = """
      import json, sys, zipfile
      with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as archive:
          for name, text in json.loads(sys.argv[2]).items():
              archive.writestr(name, text)
      """
    try server.serve(path, Data())
    let run = try CommandRun(
      executable: "/usr/bin/env", ["python3", "-c", script, server.folder.path("served/\(path)"), json], folder: server.folder)
    try #require(run.status == 0, "\(run.messages)")
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerLibC
import Testing

/// Every wrong use: one line that says the cure, the right exit code, and the index that was there still works.
@Suite struct BadInputTests {
  /// Checks how a run failed.
  private func expect(_ run: CommandRun, _ status: Int32, _ words: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(run.status == status, "\(run.messages)", sourceLocation: sourceLocation)
    #expect(run.output.isEmpty, sourceLocation: sourceLocation)
    #expect(
      run.messages.hasPrefix("gazetteer: ") && run.messages.split(separator: "\n").count == 1, "\(run.messages)",
      sourceLocation: sourceLocation)
    for word in words { #expect(run.messages.contains(word), "\(run.messages)", sourceLocation: sourceLocation) }
  }

  // MARK: Usage

  @Test(
    "wrong usage is 64",
    arguments: [
      ["search", "--index", "places.gaz", ""], ["search", "--index", "places.gaz", "x", "--bias", "circle:1,2"],
      ["search", "--index", "places.gaz", "x", "--bias", "circle:91,2,5"], ["search", "--index", "places.gaz", "x", "--limit", "0"],
      ["search", "--index", "places.gaz", "x", "--types", "nonsense"], ["search", "--index", "places.gaz", "x", "--countries", "zz"],
      ["search", "--index", "places.gaz", "x", "--offset", "-1"], ["search", "--index", "places.gaz", "x", "--deadline", "-5"],
      ["search", "--index", "places.gaz", "x", "--origin", "north"], ["import", "--max-rejects", "many", "places.ndjson"],
      ["search", "--index", "places.gaz", "x", "--bias", "circle:1,2,3", "--restrict", "circle:1,2,3"],
      ["details", "--index", "places.gaz", "fiji", "--fields", "nonsense"], ["import", "-", "-"],
      ["search", "--index", "places.gaz", "x", "--language", "e n"],
    ])
  func usage(arguments: [String]) throws {
    let folder = try Places.imported()
    expect(try CommandRun(arguments, folder: folder), 64)
  }

  @Test(
    "a refused value is named with the flag that was typed, and guessed where it is one of many words",
    arguments: [
      (["search", "x", "--types", "restaurnt"], "Invalid --types 'restaurnt'", "Did you mean 'restaurant'?"),
      (["search", "x", "--countries", "germany"], "Invalid --countries 'germany'", "Did you mean 'de'?"),
      (["explain", "x", "--bias", "circle:1,2"], "Invalid --bias 'circle:1,2'", "such as circle:48.86,2.35,5000"),
      (["search", "x", "--origin", "north"], "Invalid --origin 'north'", "LAT,LNG"),
      (["search", "x", "--deadline", "-5"], "Invalid --deadline '-5'", "1 to 86400000"),
      (["find", "x", "--restrict", "circle:1,2,3"], "Invalid --restrict circle", "or --bias"),
      (["find", "x", "--type", "musuem"], "Unsupported --type: musuem", "Did you mean 'museum'?"),
      (["find", "x", "--by", "distanse"], "Invalid --by 'distanse'", "Did you mean 'distance'?"),
      (["nearby", "--circle", "1,2,60000"], "Invalid --circle METERS '60000.0'", "50000"),
      (["nearby", "--circle", "1,2,3", "--exclude-types", "bra"], "Unsupported --exclude-types: bra", "Did you mean 'bar'?"),
      (["details", "fiji", "--region", "xx"], "Invalid --region 'xx'", "two-letter"),
      (["details", "fiji", "--fields", "dispalyName"], "--fields", "Did you mean 'displayName'?"),
      (["export", "--format", "geojsn"], "Invalid --format 'geojsn'", "Did you mean 'geojson'?"),
      (["export", "--types", "hotl"], "Invalid --types 'hotl'", "Did you mean 'hotel'?"),
      (["import", "--format", "geonams", "x"], "Invalid --format 'geonams'", "Did you mean 'geonames'?"),
      (["cases", "--kinds", "zzz"], "Invalid --kinds 'zzz'", "Give "),
    ])
  func flags(arguments: [String], flag: String, cure: String) throws {
    let named = arguments[0] == "import" ? arguments : arguments + ["--index", "places.gaz"]
    expect(try CommandRun(named, folder: try Places.imported()), 64, flag, cure)
  }

  @Test(
    "a report over a source is 64, and the source stays as it was",
    arguments: [["--reject-file", "own.ndjson"], ["--report", "link.ndjson"], ["--reject-file", "./own.ndjson"]])
  func overwritten(arguments: [String]) throws {
    let folder = try Places.imported()
    let text = #"{"id":"a","name":"Aarhus","location":{"latitude":56.2,"longitude":10.2}}"# + "\n"
    let path = try folder.write("own.ndjson", text)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("link.ndjson"), withDestinationURL: folder.url.appendingPathComponent("own.ndjson"))
    expect(try CommandRun(["import", "own.ndjson"] + arguments, folder: folder), 64, arguments[1], "own.ndjson", "another file")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test(
    "what the parser refuses is 64 as well",
    arguments: [
      [], ["nonsense"], ["search"], ["search", "x", "--nonsense"], ["search", "x", "--limit", "many"], ["import"],
      ["import", "--format", "x", "y"],
      ["export", "--format", "xml"], ["details"],
    ])
  func parser(arguments: [String]) throws {
    let run = try CommandRun(arguments, folder: Folder())
    #expect(run.status == (arguments.isEmpty ? 0 : 64))
  }

  @Test(
    "an option with one value that is given twice is 64, whatever the command, and says both values",
    arguments: [
      ["info", "--index", "a.gaz", "--index=b.gaz"], ["info", "--index", "a.gaz", "--index", "b.gaz"],
      ["import", "--output", "a.gaz", "x", "--output", "b.gaz"], ["explain", "--why", "a.gaz", "--why", "b.gaz", "x"],
      ["tune", "--train", "a.gaz", "--hold", "x", "--train", "b.gaz"], ["nearby", "--circle", "a.gaz", "--circle", "b.gaz"],
    ])
  func givenTwice(arguments: [String]) throws {
    let option = try #require(arguments.first { $0.hasPrefix("--") })
    expect(try CommandRun(arguments, folder: Folder()), 64, option, "'a.gaz'", "'b.gaz'", "once")
  }

  @Test("what may be given more than once still may, and so may a flag")
  func givenOften() throws {
    let folder = try Places.imported()
    let search = ["search", "--index", "places.gaz", "--json", "--json", "--", "par"]
    #expect(try CommandRun(search, folder: folder).status == 0)
    #expect(try CommandRun(["search", "--index", "places.gaz", "--", "--index"], folder: folder).status == 0)
    let formats = ["import", "--format", "ndjson", "places.ndjson", "--format", "auto", "--output", "two.gaz"]
    #expect(try CommandRun(formats, folder: folder).status == 0)
  }

  @Test("a stray word, an unknown command and an unknown option are 64 on one line with a cure")
  func strayWords() throws {
    let folder = try Folder()
    expect(try CommandRun(["export", "new", "york"], folder: folder), 64, "'york'", "gazetteer export --help")
    expect(try CommandRun(["serach", "x"], folder: folder), 64, "'serach'", "did you mean search?")
    expect(try CommandRun(["frobnicate"], folder: folder), 64, "'frobnicate'", "gazetteer --help")
    expect(try CommandRun(["search", "x", "--limt", "3"], folder: folder), 64, "'--limt'", "'--limit'", "gazetteer search --help")
    expect(try CommandRun(["search"], folder: folder), 64, "<text>", "gazetteer search --help")
  }

  @Test("rounds that are none are 64", arguments: ["0", "9223372036854775807"])
  func rounds(number: String) throws {
    let arguments = ["tune", "--train", "a", "--hold", "b", "--rounds", number]
    expect(try CommandRun(arguments, folder: Folder()), 64, "rounds", "1 to 1000")
  }

  @Test("an unknown place is 66")
  func unknownPlace() throws {
    let folder = try Places.imported()
    expect(try CommandRun(["details", "--index", "places.gaz", "nowhere"], folder: folder), 66, "nowhere")
    expect(try CommandRun(["explain", "--index", "places.gaz", "par", "--why", "nowhere"], folder: folder), 66, "nowhere")
    expect(
      try CommandRun(["explain", "--index", "places.gaz", "par", "--why", "no where"], folder: folder), 64, "Not a valid Place ID: no where"
    )
  }

  // MARK: Indexes

  static let commands = [["search", "par"], ["info"], ["export"], ["verify"], ["details", "fiji"], ["explain", "par"], ["batch"]]

  @Test("a file that is no index is 69", arguments: commands)
  func notAnIndex(command: [String]) throws {
    let folder = try Places.imported()
    for (name, data) in [("text", Data("hello".utf8)), ("empty", Data()), ("long", Data(repeating: 7, count: 100_000))] {
      try folder.write(name, data)
      expect(try CommandRun(command + ["--index", name], folder: folder), 69, name, "not a Gazetteer index", "gazetteer import")
    }
  }

  @Test("a database of somebody else is 69")
  func otherDatabase() throws {
    let folder = try Places.imported()
    var bytes = try folder.read("places.gaz")
    bytes[68] ^= 0xFF  // application_id
    try folder.write("other.gaz", bytes)
    expect(try CommandRun(["search", "--index", "other.gaz", "par"], folder: folder), 69, "not a Gazetteer index")
  }

  @Test("an index of another version is 69")
  func otherVersion() throws {
    let folder = try Places.imported()
    var bytes = try folder.read("places.gaz")
    bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])  // user_version
    try folder.write("other.gaz", bytes)
    for command in Self.commands {
      expect(try CommandRun(command + ["--index", "other.gaz"], folder: folder), 69, "format 99", "gazetteer import")
    }
  }

  @Test("a truncated index is 69", arguments: [50, 100, 4096, 20_000])
  func truncated(size: Int) throws {
    let folder = try Places.imported()
    try folder.write("short.gaz", try folder.read("places.gaz").prefix(size))
    expect(try CommandRun(["search", "--index", "short.gaz", "par"], folder: folder), 69)
  }

  @Test("verify finds pages that were overwritten, and no command crashes on them")
  func corrupted() throws {
    let folder = try Places.imported()
    let sound = try folder.read("places.gaz")
    var found = 0
    // The last bytes, less than a page, are the checksums.
    let pages = stride(from: 4096, to: sound.count - 4095, by: 4096)
    for start in pages {
      var bytes = sound
      bytes.replaceSubrange(start..<start + 4096, with: Data(repeating: 0xA5, count: 4096))
      try folder.write("bad.gaz", bytes)
      for command in [["verify"], ["search", "par"], ["info"], ["export"]] {
        let run = try CommandRun(command + ["--index", "bad.gaz"], folder: folder)
        #expect([0, 69].contains(run.status), "page at \(start), \(command[0]): \(run.status) \(run.messages)")
        if command == ["verify"], run.status == 69 { found += 1 }
      }
    }
    #expect(found == pages.underestimatedCount)
  }

  @Test("a missing index, a directory and a file that may not be read are 66")
  func unreadable() throws {
    let folder = try Places.imported()
    for command in Self.commands {
      expect(try CommandRun(command + ["--index", "nowhere.gaz"], folder: folder), 66, "nowhere.gaz", "gazetteer import")
      expect(try CommandRun(command + ["--index", "."], folder: folder), 66, "directory")
    }
  }

  @Test("no right to read is 66", .disabled(if: geteuid() == 0, "root may read everything"))
  func noRight() throws {
    let folder = try Places.imported()
    chmod(folder.path("places.gaz"), 0)
    expect(try CommandRun(["search", "--index", "places.gaz", "par"], folder: folder), 66, "permission")
    chmod(folder.path("places.ndjson"), 0)
    expect(try CommandRun(["import", "places.ndjson"], folder: folder), 66, "permission")
  }

  // MARK: Sources

  /// Runs an import that has to fail over an index that is there, and checks that this one still answers.
  private func expectFailure(
    _ arguments: [String], _ status: Int32, _ words: String, input: Data = Data(), in folder: Folder,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try folder.read("places.gaz")
    let names = folder.names
    expect(try CommandRun(["import"] + arguments, input: input, folder: folder), status, words, sourceLocation: sourceLocation)
    #expect(try folder.read("places.gaz") == before, sourceLocation: sourceLocation)
    #expect(folder.names == names, "nothing is left behind", sourceLocation: sourceLocation)
    #expect(try CommandRun(["search", "--index", "places.gaz", "par"], folder: folder).lines.count == 3, sourceLocation: sourceLocation)
  }

  @Test("a missing source and an empty folder are 66")
  func missingSource() throws {
    let folder = try Places.imported()
    try expectFailure(["nowhere.ndjson"], 66, "nowhere.ndjson", in: folder)
    try FileManager.default.createDirectory(atPath: folder.path("empty"), withIntermediateDirectories: true)
    try expectFailure(["places.ndjson", "empty"], 66, "empty holds no files", in: folder)
    try expectFailure(["*.xml"], 66, "*.xml", in: folder)
    try expectFailure(["--mapping", "nowhere.json", "places.ndjson"], 66, "nowhere.json", in: folder)
    try expectFailure(["--mapping", "nowhere", "places.ndjson"], 66, "openflights-airports", in: folder)
  }

  @Test("an empty source is 65")
  func emptySource() throws {
    let folder = try Places.imported()
    try folder.write("empty", "")
    try expectFailure(["empty"], 65, "holds no rows", in: folder)
    try expectFailure(["-"], 65, "holds no rows", in: folder)
  }

  @Test("a source with wrong columns is 65, and one without a mapping 64")
  func wrongColumns() throws {
    let folder = try Places.imported()
    try folder.write("table.csv", "key,title\n1,Berlin\n")
    try expectFailure(["table.csv"], 64, "--mapping", in: folder)
    try expectFailure(["--mapping", "gazetteer-csv", "table.csv"], 65, "there is no column", in: folder)
    try folder.write("broken.json", "{")
    try expectFailure(["--mapping", "broken.json", "table.csv"], 65, "mapping cannot be used", in: folder)
    try folder.write("cities.txt", "1\tBerlin\t52\n")
    try expectFailure(["--format", "geonames", "cities.txt"], 65, "columns", in: folder)
  }

  @Test("broken gzip is 65")
  func brokenGzip() throws {
    let folder = try Places.imported()
    try folder.write("broken.gz", Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]) + Data(repeating: 0xEE, count: 500))
    try expectFailure(["broken.gz"], 65, "broken gzip", in: folder)
  }

  @Test("a map that was cut is 65, one that comes through a pipe 64")
  func brokenMap() throws {
    let folder = try Places.imported()
    try folder.write("cut.osm", "<osm version='0.6'><node id='1' lat='1' lon='2'>")
    try expectFailure(
      ["cut.osm"], 65, "broken OpenStreetMap data (its last tag is missing; the file was cut); fetch the file again", in: folder)
    let run = try CommandRun(["import", "-"], input: Data("<osm version='0.6'></osm>".utf8), folder: folder)
    #expect(run.status == 64 && run.messages.contains("save it as a file"), "\(run.status) \(run.messages)")
  }

  @Test("a file that was cut is 65 with its line, whatever its format, and leaves no index")
  func cutFile() throws {
    let folder = try Places.imported()
    try folder.write("a.ndjson", #"{"id":"a","name":"A","location":{"latitude":1,"longitude":2}}"# + "\n" + #"{"id":"b","na"#)
    try expectFailure(
      ["a.ndjson"], 65, "a.ndjson, line 2: it ends inside an object that begins here; the file was cut, fetch it again", in: folder)
    try folder.write("m.json", #"{"fields":{"id":"id","name":"name","latitude":"lat","longitude":"lon"}}"#)
    try folder.write("a.csv", "id,name,lat,lon\n1,\"A,1,2\n2,B,1,2\n")
    try expectFailure(["--mapping", "m.json", "a.csv"], 65, "a.csv, line 2: a quote that opens here is never closed", in: folder)
    try folder.write("a.geojson", #"{"type":"FeatureCollection","crs":"EPSG:3857","features":[]}"#)
    try expectFailure(["a.geojson"], 65, "EPSG:3857, not in longitude and latitude; convert it with ogr2ogr", in: folder)
  }

  @Test("changes that remove everything are 65 unless they are allowed; a wrong time zone is 64")
  func removals() throws {
    let folder = try Places.imported()
    try folder.write("a.ndjson", #"{"id":"a","name":"A","location":{"latitude":1,"longitude":2}}"# + "\n")
    try folder.write("none.ndjson", #"{"id":"a","deleted":true}"# + "\n")
    #expect(try CommandRun(["import", "--output", "base.gaz", "a.ndjson"], folder: folder).status == 0)
    try expectFailure(["--base", "base.gaz", "none.ndjson"], 65, "with --max-deletes 100% all may go", in: folder)
    try expectFailure(["--base", "base.gaz", "--max-deletes", "x", "none.ndjson"], 64, "Invalid --max-deletes 'x'", in: folder)
    for wrong in ["0", "-1", "x", "257"] {
      try expectFailure(["--threads", wrong, "none.ndjson"], 64, "Invalid --threads '\(wrong)'. Give a number from 1 to 256", in: folder)
    }
    for wrong in ["0", "-512M", "x", "255M"] {
      try expectFailure(["--memory", wrong, "none.ndjson"], 64, "Invalid --memory '\(wrong)'. Give a size such as 512M", in: folder)
    }
    try expectFailure(["--time-zone", "Nowhere", "a.ndjson"], 64, "Nowhere is no time zone", in: folder)
    let run = try CommandRun(
      ["import", "--base", "base.gaz", "--max-deletes", "100%", "--output", "empty.gaz", "none.ndjson"], folder: folder)
    #expect(run.status == 0 && run.text.contains("empty.gaz, 0 places"))
  }

  @Test("changes without a base are 64; over an index of something else, cut or never uploaded they are 65")
  func wrongChanges() throws {
    let folder = try Places.imported()
    try folder.write("c.osc", "<osmChange><delete><node id='1'/></delete></osmChange>")
    try expectFailure(["c.osc"], 64, "name the index that it changes with --base, or apply it to the extract with osmium", in: folder)
    let over = ["--base", "places.gaz", "--output", "places.gaz"]
    try expectFailure(over + ["c.osc"], 65, "c.osc changes places of OpenStreetMap, and places.gaz has none", in: folder)
    try folder.write("map.osm", OpenMap.text)
    #expect(try CommandRun(["import", "--output", "map.gaz", "map.osm"], folder: folder).status == 0)
    try folder.write("cut.osc", "<osmChange><delete><node id='1'/>")
    try expectFailure(["--base", "map.gaz", "cut.osc"], 65, "its last tag is missing", in: folder)
    try folder.write("own.osc", "<osmChange><create><node id='-1' lat='1' lon='1'/></create></osmChange>")
    try expectFailure(["--base", "map.gaz", "own.osc"], 65, "upload it and fetch the change", in: folder)
  }

  @Test("changes that need the extract are told with the cure, and are 65 only when no reject is allowed")
  func changesThatNeedTheExtract() throws {
    let folder = try Places.imported()
    try folder.write("map.osm", OpenMap.text)
    #expect(try CommandRun(["import", "--output", "map.gaz", "map.osm"], folder: folder).status == 0)
    let change = "<osmChange><modify>\(OpenMap.street)</modify><delete><node id='1'/><node id='9'/></delete></osmChange>"
    let run = try CommandRun(["import", "--base", "map.gaz", "--output", "new.gaz", "-"], input: Data(change.utf8), folder: folder)
    #expect(run.status == 0 && run.text.contains("deleted         1\n") && run.text.contains("uncertain       1, may be"), "\(run.text)")
    #expect(run.text.contains("  needsExtract  1, as osm:w1: a piece of a street; cure: osmium apply-changes"), "\(run.text)")
    try folder.write("c.osc", change)
    try expectFailure(["--base", "map.gaz", "--max-rejects", "0", "c.osc"], 65, "needsExtract: osm:w1", in: folder)
  }

  @Test("rows that are no UTF-8 are rejected; when nothing is left, that is 65")
  func invalidUTF8() throws {
    let folder = try Places.imported()
    let bad = Data(#"{"id":"a","name":""#.utf8) + Data([0xC3, 0x28]) + Data(#"","location":{"latitude":1,"longitude":1}}"#.utf8)
    try folder.write("bad.ndjson", bad)
    try expectFailure(["bad.ndjson"], 65, "invalidUTF8", in: folder)
    try folder.write("mixed.ndjson", bad + Data("\n".utf8) + Data(Places.ndjson.utf8))
    try expectFailure(["--max-rejects", "0", "mixed.ndjson"], 65, "raise --max-rejects", in: folder)
    let run = try CommandRun(["import", "--output", "mixed.gaz", "mixed.ndjson"], folder: folder)
    #expect(run.status == 0 && run.text.contains("  invalidUTF8  1"))
  }

  @Test("a line of 64 MB is one reject")
  func longLine() throws {
    let folder = try Places.imported()
    let long = Data(#"{"id":"a","name":""#.utf8) + Data(repeating: 0x61, count: 64 << 20) + Data("\"}\n".utf8)
    let run = try CommandRun(
      ["import", "--output", "long.gaz", "-"], input: Data(Places.lines[0].utf8) + Data("\n".utf8) + long, folder: folder)
    #expect(run.status == 0 && run.text.contains("  tooLong      1"), "\(run.text) \(run.messages)")
  }

  @Test("a line of 1 GB is one reject and takes no memory")
  func hugeLine() throws {
    let folder = try Places.imported()
    let script =
      #"(head -1 places.ndjson; head -c 1G /dev/zero | tr '\0' 'a'; echo; head -2 places.ndjson | tail -1) | (ulimit -v 1000000; exec "$0" import --output huge.gaz -)"#
    let run = try CommandRun(executable: "/bin/bash", ["-c", script, CommandRun.path()], folder: folder)
    #expect(
      run.status == 0 && run.text.contains("  tooLong      1") && run.text.contains("kept           2"), "\(run.text) \(run.messages)")
  }

  @Test("a source that goes away or turns into a folder is 66")
  func unreadableSource() throws {
    let folder = try Places.imported()
    try FileManager.default.createSymbolicLink(atPath: folder.path("loop"), withDestinationPath: "loop")
    try expectFailure(["loop"], 66, "loop cannot be read: Too many levels of symbolic links. Check", in: folder)
    let script = #"exec "$0" import - < ."#
    expect(try CommandRun(executable: "/bin/bash", ["-c", script, CommandRun.path()], folder: folder), 66, "directory")
    let closed = #"exec "$0" import - <&-"#
    expect(try CommandRun(executable: "/bin/bash", ["-c", closed, CommandRun.path()], folder: folder), 66, "standard input cannot be read")
  }

  @Test("what is printed never goes into a file that the command writes")
  func closedOutput() throws {
    let folder = try Places.imported()
    let before = try folder.read("places.gaz")
    let script = #"exec "$0" import --output other.gaz places.ndjson >&-"#
    expect(try CommandRun(executable: "/bin/bash", ["-c", script, CommandRun.path()], folder: folder), 73, "standard output")
    #expect(try folder.read("other.gaz") == before)
  }

  @Test("an output that is a device or a pipe is 73, and stays what it is")
  func deviceAsOutput() throws {
    let folder = try Places.imported()
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    expect(try CommandRun(["import", "--output", "pipe", "places.ndjson"], folder: folder), 73, "no regular file")
    #expect(folder.names == ["pipe", "places.gaz", "places.ndjson"])
  }

  // MARK: Outputs

  @Test("an output that cannot be written is 73")
  func cannotWrite() throws {
    let folder = try Places.imported()
    try FileManager.default.createDirectory(atPath: folder.path("sub"), withIntermediateDirectories: true)
    try expectFailure(["--output", "nowhere/places.gaz", "places.ndjson"], 73, "nowhere", in: folder)
    try expectFailure(["--output", "sub", "places.ndjson"], 73, "directory", in: folder)
    try expectFailure(["--reject-file", "nowhere/rejects", "places.ndjson"], 73, "nowhere/rejects", in: folder)
    try expectFailure(["--report", "nowhere/report.json", "places.ndjson"], 73, "nowhere/report.json", in: folder)
    try expectFailure(["--report", "sub", "places.ndjson"], 73, "directory", in: folder)
  }

  @Test("a full disk is 73, and the index that was there stays", arguments: [1, 20, 100, 400])
  func fullDisk(kilobytes: Int) throws {
    let folder = try Places.imported()
    let before = try folder.read("places.gaz")
    let many = (0..<4000).map { #"{"id":"p\#($0)","name":"Place number \#($0)","location":{"latitude":1,"longitude":1}}"# }.joined(
      separator: "\n")
    try folder.write("many.ndjson", many)
    let script = "ulimit -f \(kilobytes); exec \"$0\" import many.ndjson"
    expect(
      try CommandRun(executable: "/bin/bash", ["-c", script, CommandRun.path()], folder: folder), 73, "places.gaz", "cannot be written")
    #expect(try folder.read("places.gaz") == before)
    #expect(folder.names == ["many.ndjson", "places.gaz", "places.ndjson"])
  }

  @Test("a full standard output is 73")
  func fullOutput() throws {
    let folder = try Places.imported()
    let script = #"exec "$0" export --index places.gaz > /dev/full"#
    expect(try CommandRun(executable: "/bin/bash", ["-c", script, CommandRun.path()], folder: folder), 73, "standard output")
  }
}

/// A small map of OpenStreetMap.
private enum OpenMap {
  static let street = "<way id='1'><nd ref='2'/><nd ref='3'/><tag k='highway' v='residential'/><tag k='name' v='Gasse'/></way>"
  static let text = """
    <osm><node id='1' lat='48' lon='16'><tag k='amenity' v='cafe'/><tag k='name' v='Mocca'/></node>
    <node id='2' lat='48' lon='16'/><node id='3' lat='48.001' lon='16'/>\(street)</osm>
    """
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Own places over an index, from the command line.
@Suite struct LayersTests {
  /// A kiosk in Paris, the removal of a hotel, and a tower that the index below has under its Japanese name.
  static let own = [
    #"{"id":"kiosk","name":"Zebra Kiosk","location":{"latitude":48.86,"longitude":2.35},"primaryType":"store","types":["store"],"address":{"locality":"Paris","administrativeArea1":"Île-de-France","countryCode":"FR"},"importance":0.3,"source":"own","license":"proprietary"}"#,
    #"{"id":"hotel-1","deleted":true}"#,
    #"{"id":"tower","name":"Tokyo Tower","location":{"latitude":35.6586,"longitude":139.7454},"primaryType":"observation_deck","types":["observation_deck"],"address":{"locality":"Tokyo","countryCode":"JP"},"importance":0.6,"source":"own"}"#,
  ]
  static let both = ["--index", "places.gaz", "--index", "own.gaz"]

  /// A folder with the index of the common places and, over it, one of one's own.
  private func layers(_ rows: [String] = own) throws -> (folder: Folder, run: CommandRun) {
    let folder = try Places.imported()
    try folder.write("own.ndjson", rows.joined(separator: "\n") + "\n")
    return (folder, try CommandRun(["import", "--over", "places.gaz", "--output", "own.gaz", "own.ndjson"], folder: folder))
  }

  private func search(_ folder: Folder, _ text: String) throws -> String {
    try CommandRun(["search"] + Self.both + [text], folder: folder).text
  }

  @Test("a layer adds, removes and replaces places, and its addresses know the towns below")
  func answersTogether() throws {
    let (folder, run) = try layers()
    #expect(run.status == 0 && run.text.contains("kept           2") && run.text.contains("hidden         1"), "\(run.text)\(run.messages)")
    #expect(run.text.contains("linked         1"))
    #expect(try search(folder, "zebra").contains("kiosk"))
    #expect(try search(folder, "kiosk 巴黎").contains("kiosk"))
    #expect(try search(folder, "kiosk france").contains("kiosk"))
    #expect(try search(folder, "paris").contains("city-paris"))
    #expect(try search(folder, "hotel nord") == "")
    #expect(try search(folder, "tokyo tower").split(separator: "\n").count == 1)
    for command in [["details"] + Self.both + ["tokyo-tower"], ["details"] + Self.both + ["tower"]] {
      let details = try CommandRun(command, folder: folder)
      #expect(details.text.contains(#""id": "tower""#), "\(details.text)\(details.messages)")
    }
    #expect(try CommandRun(["details"] + Self.both + ["hotel-1"], folder: folder).status != 0)
    let batch = try CommandRun(["batch"] + Self.both, input: Data(#"{"input":"zebra"}"#.utf8), folder: folder)
    #expect(batch.text.contains("kiosk"))
    let nearby = try CommandRun(["nearby"] + Self.both + ["--circle", "48.86,2.35,500"], folder: folder)
    #expect(nearby.text.contains("kiosk"), "\(nearby.messages)")
    #expect(try CommandRun(["find"] + Self.both + ["zebra kiosk"], folder: folder).text.contains("kiosk"))
    #expect(try CommandRun(["explain"] + Self.both + ["zebra"], folder: folder).text.contains("own: names done"))
    #expect(try CommandRun(["export"] + Self.both, folder: folder).lines.count == 5)
    #expect(try CommandRun(["verify", "--index", "own.gaz"], folder: folder).status == 0)
    // The index below is as it was.
    #expect(try CommandRun(["search", "--index", "places.gaz", "hotel nord"], folder: folder).text.contains("hotel-1"))
  }

  @Test("a layer can be changed in place, and keeps what it removes")
  func changes() throws {
    let (folder, _) = try layers()
    try folder.write("more.ndjson", #"{"id":"stall","name":"Zebra Stall","location":{"latitude":48.9,"longitude":2.3}}"# + "\n")
    let run = try CommandRun(["import", "--base", "own.gaz", "--output", "own.gaz", "more.ndjson"], folder: folder)
    #expect(run.status == 0, "\(run.messages)")
    #expect(try search(folder, "zebra").contains("stall"))
    #expect(try search(folder, "hotel nord") == "")
    // What is added again is no longer removed.
    try folder.write("again.ndjson", Places.lines[2] + "\n")
    _ = try CommandRun(["import", "--base", "own.gaz", "--output", "own.gaz", "again.ndjson"], folder: folder)
    #expect(try search(folder, "hotel nord").contains("hotel-1"))
  }

  /// Shops of a chain share a name: only the one at the same place is the same.
  @Test("a record hides its duplicate below, and no namesake elsewhere")
  func hidesDuplicatesOnly() throws {
    let shop = { (id: String, latitude: Double, source: String) in
      #"{"id":"\#(id)","name":"Zebra","location":{"latitude":\#(latitude),"longitude":2},"primaryType":"store","source":"\#(source)"}"#
    }
    let folder = try Folder()
    try folder.write("below.ndjson", (0..<40).map { shop("b\($0)", 10 + Double($0), "world") + "\n" }.joined())
    try folder.write(
      "own.ndjson", (0..<20).map { shop("o\($0)", 10.0005 + Double($0), "own") + "\n" }.joined() + shop("o20", 30.5, "own") + "\n")
    #expect(try CommandRun(["import", "--output", "places.gaz", "below.ndjson"], folder: folder).status == 0)
    let run = try CommandRun(["import", "--over", "places.gaz", "--output", "own.gaz", "own.ndjson"], folder: folder)
    #expect(run.text.contains("linked         20"), "\(run.text)\(run.messages)")
    let export = try CommandRun(["export"] + Self.both, folder: folder)
    #expect(export.lines.count == 41 && !export.text.contains(#""id":"b19""#) && export.text.contains(#""id":"b20""#))
    let apart = ["import", "--no-link", "--over", "places.gaz", "--output", "own.gaz", "own.ndjson"]
    #expect(try CommandRun(apart, folder: folder).status == 0)
    #expect(try CommandRun(["export"] + Self.both, folder: folder).lines.count == 61)
  }

  @Test("a layer can be preferred, also within a distance, and explanations say so")
  func preferred() throws {
    let (folder, _) = try layers(
      ["0.001", "0.5"].enumerated().map { number, north in
        #"{"id":"h\#(number)","name":"Hotel Zebra \#(number)","location":{"latitude":\#(48.85 + Double(north)!),"longitude":2.35},"primaryType":"hotel"}"#
      })
    let first = { (options: [String]) in
      let run = try CommandRun(["search"] + Self.both + ["--bias", "circle:48.85,2.35,500"] + options + ["hotel"], folder: folder)
      return (run.lines.first ?? "") + run.messages
    }
    #expect(try first(["--prefer", "own:5000"]).contains("h0"))
    try folder.write("prefer.json", #"{"layers":{"own":{"bonus":0.5,"withinMeters":5000}}}"#)
    #expect(try first(["--profile", "prefer.json"]).contains("h0"))
    let explained = try CommandRun(["explain"] + Self.both + ["--prefer", "own", "hotel zeb"], folder: folder)
    #expect(explained.text.contains("preferred layer"), "\(explained.text)\(explained.messages)")
    for (options, words) in [
      (["--prefer", "gone"], ["layers.gone names no index", "name one of places, own"]),
      (["--prefer", "own:near"], ["--prefer own:near", "--prefer stores:5000"]),
      (["--prefer", "own:0"], ["--prefer own:0"]),
    ] {
      let message = try first(options)
      #expect(words.allSatisfy(message.contains), "\(message)")
    }
    try folder.write("prefer.json", #"{"layers":{"own":{"bonus":0.5,"within":5000}}}"#)
    #expect(try first(["--profile", "prefer.json"]).contains("there is no within"))
  }

  @Test("a layer may do nothing but remove")
  func removesOnly() throws {
    let (folder, run) = try layers([Self.own[1]])
    #expect(run.status == 0, "\(run.messages)")
    #expect(try search(folder, "hotel nord") == "")
    #expect(try search(folder, "paris").contains("city-paris"))
  }

  @Test("what is no layer is refused with its name and the cure, and nothing is written")
  func refusals() throws {
    let (folder, _) = try layers()
    try folder.write("text.gaz", "hello\n")
    for (arguments, status, words) in [
      (["search", "--index", "places.gaz", "--index", "text.gaz", "zebra"], 69, ["text.gaz is not a Gazetteer index", "--index"]),
      (["search", "--index", "places.gaz", "--index", "gone.gaz", "zebra"], 66, ["no file at gone.gaz", "--index"]),
      (["import", "--over", "gone.gaz", "--output", "new.gaz", "own.ndjson"], 66, ["gone.gaz"]),
      (["import", "--over", "places.gaz", "--output", "places.gaz", "own.ndjson"], 64, ["places.gaz", "name another file to write"]),
      (["info", "--index", "places.gaz", "--index", "own.gaz"], 64, ["--index is given twice"]),
      (["verify", "--index", "places.gaz", "--index", "own.gaz"], 64, ["--index is given twice"]),
    ] as [([String], Int32, [String])] {
      let run = try CommandRun(arguments, folder: folder)
      #expect(run.status == status && run.output.isEmpty, "\(arguments): \(run.status)")
      #expect(run.messages.split(separator: "\n").count == 1 && words.allSatisfy(run.messages.contains), "\(run.messages)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("new.gaz")))
    // An id that nothing below has is a mistake of the table.
    let unknown = try layers([#"{"id":"nowhere","deleted":true}"#, Self.own[0]]).run
    #expect(unknown.status == 0 && unknown.text.contains("unknownID    1"), "\(unknown.text)")
  }
}

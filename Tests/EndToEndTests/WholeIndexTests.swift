// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import Testing

/// Commands that read all of an index, to write or to judge another, hand no damage on: the small sister of `Scripts/check damage --large`.
@Suite struct WholeIndexTests {
  /// By command what it is asked of `bad.gaz`, a damaged copy of `whole.gaz`.
  private static let reading: [String: [[String]]] = [
    "import": [
      ["import", "--output", "new.gaz", "bad.gaz"], ["import", "--base", "bad.gaz", "--output", "new.gaz", "one.ndjson"],
      ["import", "--over", "bad.gaz", "--output", "new.gaz", "one.ndjson"],
    ],
    "split": [["split", "bad.gaz", "--output", "new.packs"]],
    "export": [["export", "--index", "bad.gaz"], ["export", "--index", "whole.gaz", "--index", "bad.gaz"]],
    "diff": [["diff", "bad.gaz", "whole.gaz"], ["diff", "whole.gaz", "bad.gaz"]],
    "info": [["info", "--index", "bad.gaz"]],
    "audit": [["audit", "bad.gaz"]],
    "values": [["values", "types", "--index", "bad.gaz"]],
    "cases": [["cases", "--index", "bad.gaz", "--each", "2"]],
    "judge": [["judge", "--index", "bad.gaz", "--output", "new.html", "case.ndjson"]],
    "evaluate": [
      ["evaluate", "--index", "bad.gaz", "--report", "new.json", "case.ndjson"],
      ["evaluate", "--index", "whole.gaz", "--against", "bad.gaz", "--report", "new.json", "case.ndjson"],
    ],
    "tune": [["tune", "--index", "bad.gaz", "--train", "case.ndjson", "--hold", "case.ndjson", "--output", "new.json"]],
    "verify": [["verify", "--index", "bad.gaz"]],
  ]
  /// Commands that answer single requests, or read no index.
  private static let others: Set = [
    "search", "browse", "find", "nearby", "batch", "details", "explain", "serve", "fetch", "update", "mapping", "types", "help",
  ]

  @Test("every command is known to read all of an index, or not to")
  func everyCommand() throws {
    let help = try CommandRun(["--help"], folder: Folder()).lines
    let listed = help.drop { !$0.hasPrefix("SUBCOMMANDS") }.dropFirst()
    let names = listed.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names.count > 15)
    for name in names where name != "See" { #expect((Self.reading[name] != nil) != Self.others.contains(name), "\(name)") }
  }

  @Test("a flipped bit in a file of more than 8 MiB is refused by each of them, and nothing is written")
  func flippedBits() throws {
    let folder = try Folder()
    // Few places with long texts are a large file as well.
    let note = String(repeating: "ab", count: 50_000)
    let places = (0..<100).map { number in
      #"{"id":"p\#(number)","name":"Place \#(number)","location":{"latitude":\#(number / 10),"longitude":1},"extra":{"note":"\#(note)"}}"#
    }
    try folder.write("places.ndjson", places.joined(separator: "\n") + "\n")
    try folder.write("one.ndjson", #"{"id":"new","name":"New","location":{"latitude":1,"longitude":1}}"# + "\n")
    try folder.write("case.ndjson", #"{"text":"place 7","expected":[{"id":"p7"}]}"# + "\n")
    #expect(try CommandRun(["import", "--output", "whole.gaz", "places.ndjson"], folder: folder).status == 0)
    let whole = try folder.read("whole.gaz")
    #expect(whole.count > 8 << 20)
    var random = SeededRandom(seed: 33)
    for arguments in Self.reading.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
      var bytes = whole
      let position = Int.random(in: 65_536..<bytes.count, using: &random)
      bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      try folder.write("bad.gaz", bytes)
      let run = try CommandRun(arguments, folder: folder)
      #expect(run.status == 69 && run.messages.contains("damaged"), "\(arguments), byte \(position): \(run.status) \(run.messages)")
      #expect(arguments[0] == "verify" || run.output.isEmpty, "\(arguments)")
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path("")).filter { $0.hasPrefix("new") }
    #expect(left.isEmpty)
  }

  @Test("commands that read one file say so of a folder of packs, with the cure; a layer can lie over one")
  func folderOfPacks() throws {
    let folder = try Places.imported()
    #expect(try CommandRun(["split", "places.gaz", "--output", "packs"], folder: folder).status == 0)
    try folder.write("one.ndjson", #"{"id":"new","name":"New","location":{"latitude":48.8,"longitude":2.3}}"# + "\n")
    for arguments in [
      ["info", "--index", "packs"], ["diff", "packs", "places.gaz"], ["diff", "places.gaz", "packs"],
      ["split", "packs", "--output", "new"],
      ["import", "--base", "packs", "--output", "new.gaz", "one.ndjson"],
    ] {
      let run = try CommandRun(arguments, folder: folder)
      #expect(run.status == 66 && run.messages.contains("folder of packs") && run.messages.contains("gazetteer export"), "\(run.messages)")
    }
    let over = try CommandRun(["import", "--over", "packs", "--output", "layer.gaz", "one.ndjson"], folder: folder)
    #expect(over.status == 0, "\(over.messages)")
    let (packs, single) = try (
      CommandRun(["export", "--index", "packs"], folder: folder), CommandRun(["export", "--index", "places.gaz"], folder: folder)
    )
    #expect(packs.status == 0 && packs.output == single.output)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// `gazetteer split`, and a folder of packs as an index.
@Suite struct SplitTests {
  @Test("packs are made, verified, searched, and replaced as a whole")
  func splits() throws {
    let folder = try Places.imported()
    let run = try CommandRun(["split", "places.gaz", "--output", "packs", "--world", "2"], folder: folder)
    #expect(run.status == 0 && run.text.contains("world   2 places"), "\(run.text)\(run.messages)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("packs")).sorted()
    #expect(
      files.contains("manifest.json") && files.contains("world.gaz") && files.contains("fr.gaz")
        && files.allSatisfy { !$0.contains("partial") })
    for text in ["paris", "hotel nord", "tokyo"] {
      let (packs, whole) = try (
        CommandRun(["search", "--index", "packs", text], folder: folder),
        CommandRun(["search", "--index", "places.gaz", text], folder: folder)
      )
      #expect(packs.status == 0 && packs.lines.first == whole.lines.first, "\(text): \(packs.text)\(packs.messages)")
    }
    #expect(try CommandRun(["details", "--index", "packs", "hotel-1"], folder: folder).text.contains("hotel-1"))
    let verified = try CommandRun(["verify", "--index", "packs"], folder: folder)
    #expect(verified.status == 0 && verified.text.contains("ok  fr.gaz"), "\(verified.messages)")
    // Again, by tile: the old packs are gone, and a file of somebody else's is not.
    try folder.write("packs/notes.txt", "mine")
    #expect(try CommandRun(["split", "places.gaz", "--by", "tile", "--degrees", "20", "--output", "packs"], folder: folder).status == 0)
    #expect(try !FileManager.default.contentsOfDirectory(atPath: folder.path("packs")).contains("fr.gaz"))
    #expect(try CommandRun(["search", "--index", "packs", "paris"], folder: folder).text.contains("city-paris"))
    let old = try FileManager.default.contentsOfDirectory(atPath: folder.path("")).filter { $0.hasPrefix("packs.old-") }
    #expect(try old.map { try FileManager.default.contentsOfDirectory(atPath: folder.path($0)) } == [["notes.txt"]])
  }

  @Test("what is wrong is told with the cure, and nothing is lost")
  func refusals() throws {
    let folder = try Places.imported()
    #expect(try CommandRun(["split", "places.gaz", "--output", "packs"], folder: folder).status == 0)
    try FileManager.default.createDirectory(atPath: folder.path("mine"), withIntermediateDirectories: true)
    try folder.write("mine/letter.txt", "dear")
    for (arguments, status, words) in [
      (["split", "places.gaz", "--output", "mine"], 73, ["mine", "something else than packs"]),
      (["split", "places.gaz", "--output", "places.gaz"], 73, ["places.gaz", "no folder"]),
      (["split", "gone.gaz", "--output", "new"], 66, ["gone.gaz"]),
      (["split", "places.gaz", "--by", "city", "--output", "new"], 64, ["--by 'city'", "country"]),
      (["split", "places.gaz", "--degrees", "0", "--output", "new"], 64, ["--degrees '0'"]),
      (["split", "places.gaz", "--world", "0", "--output", "new"], 64, ["--world '0'"]),
    ] as [([String], Int32, [String])] {
      let run = try CommandRun(arguments, folder: folder)
      #expect(run.status == status && words.allSatisfy(run.messages.contains), "\(arguments): \(run.status) \(run.messages)")
    }
    #expect(try String(contentsOfFile: folder.path("mine/letter.txt"), encoding: .utf8) == "dear")
    #expect(!FileManager.default.fileExists(atPath: folder.path("new")))
    // A pack with a flipped byte, and a manifest that is none.
    var bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path("packs/fr.gaz")))
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: URL(fileURLWithPath: folder.path("packs/fr.gaz")))
    let flipped = try CommandRun(["verify", "--index", "packs"], folder: folder)
    #expect(flipped.status == 69 && flipped.messages.contains("SHA-256"), "\(flipped.messages)")
    try folder.write("packs/manifest.json", "{}")
    let kept = try CommandRun(["split", "places.gaz", "--output", "packs"], folder: folder)
    #expect(kept.status == 73 && FileManager.default.fileExists(atPath: folder.path("packs/world.gaz")), "\(kept.messages)")
    let broken = try CommandRun(["search", "--index", "packs", "paris"], folder: folder)
    #expect(broken.status == 69 && broken.messages.contains("no manifest of packs"), "\(broken.messages)")
  }
}

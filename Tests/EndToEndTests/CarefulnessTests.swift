// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// What a slip of the hand must not cost.
@Suite struct CarefulnessTests {
  private static let row = #"{"id":"1","name":"Zed","location":{"latitude":1,"longitude":1}}"#

  @Test("import does not replace a file that is no index", arguments: ["zed.ndjson", "notes.txt"])
  func keepsOtherFiles(output: String) throws {
    let folder = try Folder()
    try Self.row.write(toFile: folder.path("zed.ndjson"), atomically: true, encoding: .utf8)
    if output != "zed.ndjson" { try "precious".write(toFile: folder.path(output), atomically: true, encoding: .utf8) }
    let before = try Data(contentsOf: URL(fileURLWithPath: folder.path(output)))
    let run = try CommandRun(["import", "--output", output, "zed.ndjson"], folder: folder)
    #expect(run.status == 73 && run.messages.contains("would be lost"), "\(run.messages)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path(output))) == before)
  }

  @Test("a damaged sample is built anew")
  func rebuildsTheSample() throws {
    let folder = try Folder()
    #expect(try CommandRun(["search", "syd"], folder: folder).status == 0)
    let cache = folder.path("cache/gazetteer")
    let sample = try #require(try FileManager.default.contentsOfDirectory(atPath: cache).first { $0.dropFirst(7).contains("-") })
    try "junk".write(toFile: "\(cache)/\(sample)", atomically: true, encoding: .utf8)
    let run = try CommandRun(["search", "syd"], folder: folder)
    #expect(run.status == 0 && run.lines.first?.hasPrefix("Sydney") == true, "\(run.messages)")
  }

  @Test(
    "a filter whose value is empty is refused",
    arguments: [["--types", ""], ["--types", ",,"], ["--countries", ""], ["--countries", "fr,,de"]])
  func refusesEmptyFilters(filter: [String]) throws {
    let run = try CommandRun(["search", "syd"] + filter, folder: try Folder())
    #expect(run.status == 64, "\(run.output)")
  }
}

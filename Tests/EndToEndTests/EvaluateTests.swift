// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// `evaluate`, `cases` and `tune` on a few places.
@Suite struct EvaluateTests {
  private static let good = """
    {"id": "paris", "text": "paris", "replay": true, "expected": [{"id": "city-paris"}]}
    {"id": "parma", "text": "parma", "expected": [{"name": "Parma", "country": "it"}]}
    {"id": "tower", "text": "tokyo tower", "expected": [{"id": "tokyo-tower"}]}
    """

  private func folder() throws -> Folder {
    let folder = try Places.imported()
    try folder.write("cases.ndjson", Self.good)
    return folder
  }

  @Test func aRunIsPrintedAndWritten() throws {
    let folder = try folder()
    let run = try CommandRun(
      ["evaluate", "--index", "places.gaz", "cases.ndjson", "--report", "report.json", "--html", "report.html"], folder: folder)
    #expect(run.status == 0, "\(run.messages)")
    #expect(run.text.contains("3 cases on 5 places, 3 passed"))
    #expect(run.messages.isEmpty)
    #expect(try String(decoding: folder.read("report.html"), as: UTF8.self).hasPrefix("<!DOCTYPE html>"))
    let json = try CommandRun(["evaluate", "--index", "places.gaz", "cases.ndjson", "--json"], folder: folder)
    let printed = try #require(try JSONSerialization.jsonObject(with: json.output) as? [String: Any])
    let written = try #require(try JSONSerialization.jsonObject(with: folder.read("report.json")) as? [String: Any])
    #expect(printed.keys.sorted() == written.keys.sorted())
  }

  @Test func aLostCaseEndsWithOneWhenStrict() throws {
    let folder = try folder()
    _ = try CommandRun(["evaluate", "--index", "places.gaz", "cases.ndjson", "--report", "base.json"], folder: folder)
    let same = try CommandRun(["evaluate", "--index", "places.gaz", "cases.ndjson", "--baseline", "base.json", "--strict"], folder: folder)
    #expect(same.status == 0, "\(same.messages)")
    try folder.write("cases.ndjson", Self.good.replacing(#""tokyo-tower""#, with: #""fiji""#))
    let arguments = ["evaluate", "--index", "places.gaz", "cases.ndjson", "--baseline", "base.json"]
    let lost = try CommandRun(arguments + ["--strict"], folder: folder)
    #expect(lost.status == 1)
    #expect(lost.messages.contains("1 cases fail"))
    #expect(lost.text.contains("newly failing: tower"))
    #expect(try CommandRun(arguments, folder: folder).status == 0)  // one of three may be chance
  }

  @Test func everythingLostIsSignificant() throws {
    let folder = try folder()
    _ = try CommandRun(["evaluate", "--index", "places.gaz", "cases.ndjson", "--report", "base.json"], folder: folder)
    try folder.write("cases.ndjson", Self.good.replacing(#""text": ""#, with: #""text": "xyz"#))
    let lost = try CommandRun(["evaluate", "--index", "places.gaz", "cases.ndjson", "--baseline", "base.json"], folder: folder)
    #expect(lost.status == 1)
    #expect(lost.messages.contains("significantly worse"))
  }

  @Test func profilesAreCompared() throws {
    let folder = try folder()
    try folder.write("a.json", "{}")
    try folder.write("b.json", #"{"importance": 0.1}"#)
    let run = try CommandRun(
      ["evaluate", "--index", "places.gaz", "--profile", "a.json", "--profile", "b.json", "cases.ndjson"], folder: folder)
    #expect(run.status == 0, "\(run.messages)")
    #expect(run.text.contains("b.json beside a.json"))
  }

  @Test(
    "What cannot be read ends with its status and says the cure",
    arguments: [
      (["nothing.ndjson"], 66, "nothing.ndjson"), (["cases.xml"], 65, "no known form"), (["broken.ndjson"], 65, "line 1"),
      (["cases.ndjson", "--baseline", "none.json"], 66, "none.json"), (["cases.ndjson", "--baseline", "cases.ndjson"], 65, "no report"),
      (["cases.ndjson", "--profile", "broken.ndjson"], 65, "no ranking profile"), ([], 64, "cases"),
      (["cases.ndjson", "--report", "no/folder.json"], 73, "no/folder.json"),
    ] as [([String], Int32, String)])
  func refused(arguments: [String], status: Int32, message: String) throws {
    let folder = try folder()
    try folder.write("broken.ndjson", "nonsense\n")
    try folder.write("cases.xml", "x")
    let run = try CommandRun(["evaluate", "--index", "places.gaz"] + arguments, folder: folder)
    #expect(run.status == status, "\(run.messages)")
    #expect(run.messages.contains(message))
  }

  @Test func casesAreMadeAndTuned() throws {
    let folder = try folder()
    let made = try CommandRun(["cases", "--index", "places.gaz", "--each", "3", "--seed", "2"], folder: folder)
    #expect(made.status == 0, "\(made.messages)")
    #expect(made.output == (try CommandRun(["cases", "--index", "places.gaz", "--each", "3", "--seed", "2"], folder: folder).output))
    try folder.write("made.ndjson", made.output)
    let tuned = try CommandRun(
      [
        "tune", "--index", "places.gaz", "--train", "made.ndjson", "--hold", "cases.ndjson", "--rounds", "1", "--output", "profile.json",
      ], folder: folder)
    #expect(tuned.status == 0, "\(tuned.messages)")
    #expect(tuned.text.contains("held back:"))
    let run = try CommandRun(["evaluate", "--index", "places.gaz", "--profile", "profile.json", "cases.ndjson"], folder: folder)
    #expect(run.status == 0, "\(run.messages)")
    #expect(try CommandRun(["cases", "--index", "places.gaz", "--kinds", "dance"], folder: folder).status == 64)
  }
}

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

  @Test func aProfileRanksEveryCommandThatSearches() throws {
    let folder = try folder()
    try folder.write(
      "more.ndjson",
      #"{"id":"par","name":"Par","location":{"latitude":50.3,"longitude":-4.7},"primaryType":"locality","types":["locality"],"importance":0.01}"#
        + "\n" + Places.ndjson)
    #expect(try CommandRun(["import", "more.ndjson", "--output", "more.gaz"], folder: folder).status == 0)
    try folder.write("whole.json", #"{"wholeName": 0.9, "wholeNameLetters": 2, "importance": 0.01}"#)
    try folder.write("known.json", #"{"wholeName": 0, "importance": 0.6, "nearness": 0}"#)
    for (profile, first) in [("whole.json", "Par "), ("known.json", "Pari")] {
      let search = try CommandRun(["search", "--index", "more.gaz", "--profile", profile, "par"], folder: folder)
      #expect(search.status == 0 && search.text.hasPrefix(first), "\(search.messages)\(search.text)")
      let explained = try CommandRun(["explain", "--index", "more.gaz", "--profile", profile, "par", "--json"], folder: folder)
      #expect(explained.status == 0, "\(explained.messages)")
    }
    let (whole, known) = (
      try CommandRun(["explain", "--index", "more.gaz", "--profile", "whole.json", "par"], folder: folder),
      try CommandRun(["explain", "--index", "more.gaz", "--profile", "known.json", "par"], folder: folder)
    )
    #expect(whole.text != known.text)
    for command in ["search", "explain", "browse"] {
      let refused = try CommandRun([command, "--index", "more.gaz", "--profile", "places.ndjson", "par"], folder: folder)
      #expect(refused.status == 65 && refused.messages.contains("no ranking profile"), "\(refused.messages)")
    }
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
